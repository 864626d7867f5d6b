import { formatWeekday, m } from "@comptoir/messages";
import { quarterOfTime, WEEKDAYS } from "@comptoir/ordering";
import { useState } from "react";
import { Chip, ChipGroup } from "../../studio/chip.tsx";
import { useDraftField } from "../../studio/draft-context.tsx";
import { EditProblem } from "../../studio/edit-problem.tsx";
import { fieldId } from "../../studio/field-id.ts";
import { useTyped } from "../../studio/use-typed.ts";
import { TextField } from "../../ui/field.tsx";

/** The days and the hours of a rule. menu#price-rules. */
export function RuleHours({ thing }: { readonly thing: string }) {
  const { value, edit } = useDraftField(thing, "days");
  const days = (Array.isArray(value) ? value : []) as readonly string[];
  const toggle = (day: string, isChosen: boolean) =>
    edit(WEEKDAYS.filter((one) => (one === day ? isChosen : days.includes(one))));
  return (
    <div className="flex flex-col gap-4">
      <ChipGroup legend={m.studio_schedule_days()}>
        {WEEKDAYS.map((day, index) => (
          <Chip
            key={day}
            label={formatWeekday(index)}
            checked={days.includes(day)}
            onChange={(isChosen) => toggle(day, isChosen)}
          />
        ))}
      </ChipGroup>
      {days.length === 0 ? <p className="text-small text-danger">{m.studio_schedule_days_fault()}</p> : null}
      <EditProblem thing={thing} field="days" />
      <div className="flex flex-wrap items-start gap-3">
        <TimeField thing={thing} field="from" label={m.studio_from()} />
        <TimeField thing={thing} field="to" label={m.studio_to()} />
      </div>
      <p className="text-fine text-ink-soft">{m.studio_rules_hours_hint()}</p>
    </div>
  );
}

type TimeFieldProps = { readonly thing: string; readonly field: "from" | "to"; readonly label: string };

/** A time on a quarter-hour. The day's end, `24:00`, is typed as midnight. */
function TimeField({ thing, field, label }: TimeFieldProps) {
  const { value, edit } = useDraftField(thing, field);
  const other = useDraftField(thing, field === "from" ? "to" : "from").value;
  const [isFaulty, setFaulty] = useState(false);
  const typing = useTyped(value === "24:00" ? "00:00" : String(value ?? ""), (typed) => {
    const time = field === "to" && typed === "00:00" ? "24:00" : typed;
    const isRight = quarterOfTime(time) !== null && time !== other;
    setFaulty(!isRight);
    if (isRight) edit(time);
  });
  return (
    <div className="flex flex-col gap-2">
      <TextField
        {...typing}
        id={fieldId(thing, field)}
        type="time"
        step={900}
        label={label}
        error={isFaulty ? m.studio_rules_time_fault() : null}
      />
      <EditProblem thing={thing} field={field} />
    </div>
  );
}
