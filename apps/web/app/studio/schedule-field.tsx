import { m } from "@comptoir/messages";
import {
  formatCents,
  paintHours,
  parseCents,
  SCHEDULE_PRICES_MAX,
  type ScheduleRow,
  scheduleLetters,
  scheduleRows,
} from "@comptoir/ordering";
import { type FormEvent, useState } from "react";
import { Button, LinkButton } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { TextField } from "../ui/field.tsx";
import { typedAmount } from "../ui/typed-amount.ts";
import { Chip, ChipGroup } from "./chip.tsx";
import { useDraftField, useDraftState } from "./draft-context.tsx";
import { EditProblem } from "./edit-problem.tsx";
import { fieldId } from "./field-id.ts";
import { PaintWeek } from "./paint-week.tsx";
import { ruleOfDraft, rulesOverThing } from "./price-rules.ts";
import { ruleWords } from "./rule-words.ts";
import { RuledWeek } from "./ruled-week.tsx";
import { schedulePriceWords, scheduleRowWords, timeSlot, weekdaysWords } from "./schedule-words.ts";
import { draftName, useThingName } from "./thing-name.ts";
import { useSchedule } from "./use-schedule.ts";
import { looksOf, otherPrices, weekOf } from "./week-looks.ts";
import { WeekPicture } from "./week-picture.tsx";

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/**
 * The hours at which a dish or an option has another price, as rows. A row that overlaps earlier ones replaces them there. An hour
 * without a row has the own price. menu#price-schedule.
 */
export function ScheduleField({ thing }: { readonly thing: string }) {
  const isRuled = useDraftState((state) => rulesOverThing(state, thing).length > 0);
  return isRuled ? <RulesOver thing={thing} /> : <OwnSchedule thing={thing} />;
}

/** The rules over a dish or a size, whose schedule is derived from them. menu#price-rules-derived. */
function RulesOver({ thing }: { readonly thing: string }) {
  const things = useDraftState((state) => state.things);
  const pending = useDraftState((state) => state.pending);
  const isPainted = useDraftField(thing, "price_schedule").value !== null;
  const draft = { things, pending };
  const rules = rulesOverThing(draft, thing);
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-small font-semibold">{m.studio_field_price_schedule()}</h3>
      <p className="text-fine text-ink-soft">{m.studio_rules_of_dish()}</p>
      <ul className="flex flex-col divide-y divide-hairline border-y border-hairline">
        {rules.map((rule) => (
          <li key={rule} className="flex flex-col py-2 wrap-anywhere">
            <span className="font-medium">{draftName(draft, rule)}</span>
            <span>{ruleWords(draft, ruleOfDraft(draft, rule))}</span>
          </li>
        ))}
      </ul>
      <RuledWeek thing={thing} rules={rules} />
      <p className="text-fine text-ink-soft">{isPainted ? m.studio_week_replaced() : m.studio_week_ruled()}</p>
      <LinkButton to="/staff/menu/rules" className="self-start">
        {m.studio_rules_open()}
      </LinkButton>
    </section>
  );
}

function OwnSchedule({ thing }: { readonly thing: string }) {
  const schedule = useSchedule(thing);
  const name = useThingName(thing);
  const [isPainting, setPainting] = useState(false);
  const [isFull, setFull] = useState(false);
  if (schedule === null) return null;
  const { own, letters, write } = schedule;
  const rows = letters === null ? [] : scheduleRows(letters, own);
  const week = weekOf(letters, own);
  const add = (row: ScheduleRow) => {
    const after = paintHours(letters, row, own);
    setFull(after === "too-many");
    if (after !== "too-many") write(after);
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="pb-1.5 text-small font-semibold">{m.studio_field_price_schedule()}</legend>
      <p className="text-fine text-ink-soft">{m.studio_schedule_text({ price: schedulePriceWords(own) })}</p>
      {rows.length === 0 ? null : <WeekPicture week={week} looks={looksOf(otherPrices(week, own), own)} />}
      {/* On a narrower screen a quarter-hour is too small for a finger: there the rows are the way. */}
      <Button onClick={() => setPainting(true)} className="self-start max-[819px]:hidden">
        {m.studio_week_paint()}
        <span className="visually-hidden"> {name}</span>
      </Button>
      {isPainting ? <PaintWeek {...{ thing, name, schedule }} onClose={() => setPainting(false)} /> : null}
      <ul className="flex flex-col divide-y divide-hairline border-y border-hairline empty:hidden">
        {rows.map((row, index) => (
          <li key={scheduleRowWords(row)} className="flex flex-wrap items-center justify-between gap-x-3 py-1">
            <span className="wrap-anywhere">{scheduleRowWords(row)}</span>
            <Button onClick={() => write(scheduleLetters(rows.toSpliced(index, 1), own))}>
              {m.studio_schedule_remove()}
              <span className="visually-hidden"> {scheduleRowWords(row)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <EditProblem thing={thing} field="price_schedule" />
      <EditProblem thing={thing} field="additional_prices" />
      {isFull ? <Fault words={m.studio_week_full({ count: SCHEDULE_PRICES_MAX })} /> : null}
      <AddRow id={fieldId(thing, "schedule")} onAdd={add} />
    </fieldset>
  );
}

function Fault({ words }: { readonly words: string }) {
  return (
    <p role="alert" className="rounded-control bg-danger-tint px-2.5 py-1 text-small font-medium text-danger">
      {words}
    </p>
  );
}

type AddRowProps = { readonly id: string; readonly onAdd: (row: ScheduleRow) => void };

function AddRow({ id, onAdd }: AddRowProps) {
  const [weekdays, setWeekdays] = useState<readonly number[]>([0, 1, 2, 3, 4]);
  const [typed, setTyped] = useState({ from: "15:00", to: "18:00", price: "" });
  const [isSold, setSold] = useState(true);
  const [fault, setFault] = useState<"days" | "times" | "price" | null>(null);
  const set = (name: keyof typeof typed) => (event: { readonly target: { readonly value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value });
  const add = (event: FormEvent) => {
    event.preventDefault();
    const [from, end] = [timeSlot(typed.from), timeSlot(typed.to)];
    const to = end === 0 ? 96 : end;
    const price = parseCents(typedAmount(typed.price));
    if (weekdays.length === 0) setFault("days");
    else if (from === null || to === null || to <= from) setFault("times");
    else if (isSold && (price === null || price < 0)) setFault("price");
    else {
      setFault(null);
      onAdd({ weekdays, from, to, price: isSold && price !== null ? formatCents(price) : null });
    }
  };
  return (
    <form onSubmit={add} noValidate={true} className="flex flex-col items-start gap-3">
      <ChipGroup legend={m.studio_schedule_days()}>
        {WEEKDAYS.map((day) => (
          <Chip
            key={day}
            label={weekdaysWords([day])}
            checked={weekdays.includes(day)}
            onChange={(isChosen) =>
              setWeekdays(WEEKDAYS.filter((one) => (one === day ? isChosen : weekdays.includes(one))))
            }
          />
        ))}
      </ChipGroup>
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          id={`${id}-from`}
          type="time"
          step={900}
          label={m.studio_from()}
          value={typed.from}
          onChange={set("from")}
        />
        <TextField id={`${id}-to`} type="time" step={900} label={m.studio_to()} value={typed.to} onChange={set("to")} />
        {isSold ? (
          <TextField
            id={`${id}-price`}
            inputMode="decimal"
            label={m.studio_schedule_price()}
            error={fault === "price" ? m.studio_schedule_price_fault() : null}
            value={typed.price}
            onChange={set("price")}
            autoComplete="off"
            className="w-36"
          />
        ) : null}
      </div>
      <Checkbox
        id={`${id}-not-sold`}
        bare={true}
        label={m.studio_schedule_not_sold()}
        checked={!isSold}
        onChange={({ target }) => setSold(!target.checked)}
      />
      {fault === "days" || fault === "times" ? (
        <Fault words={fault === "days" ? m.studio_schedule_days_fault() : m.studio_schedule_times_fault()} />
      ) : null}
      <Button type="submit">{m.studio_schedule_add()}</Button>
    </form>
  );
}
