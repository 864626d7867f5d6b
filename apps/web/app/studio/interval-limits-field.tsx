import { formatWeekday, m } from "@comptoir/messages";
import type { IntervalLimitsData } from "@comptoir/ordering";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { useDraftField } from "./draft-context.tsx";
import { EditProblem } from "./edit-problem.tsx";
import { fieldId } from "./field-id.ts";
import { useTyped } from "./use-typed.ts";

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
const NEW_ROW: IntervalLimitsData = { start_time: "17:00", end_time: "19:00", max_orders_per_interval: 10 };

type IntervalLimitsFieldProps = { readonly thing: string; readonly label: string; readonly hint?: string | undefined };

/** The limits of a menu's slots at some hours, as rows; the first row that fits applies. time#limits-by-hour. */
export function IntervalLimitsField({ thing, label, hint }: IntervalLimitsFieldProps) {
  const { value, pending, edit } = useDraftField(thing, "interval_limits");
  const rows = (Array.isArray(value) ? value : []) as readonly IntervalLimitsData[];
  const write = (after: readonly IntervalLimitsData[]) => edit(after.length === 0 ? null : after);
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="pb-1.5 text-small font-semibold">{label}</legend>
      {hint ? <p className="text-fine text-ink-soft">{hint}</p> : null}
      <ul className="flex flex-col gap-4 empty:hidden">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing but its position.
          <li key={index}>
            <LimitRow
              id={fieldId(thing, "interval_limits", String(index))}
              row={row}
              number={index + 1}
              onChange={(after) => write(rows.with(index, after))}
              onRemove={() => write(rows.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ul>
      {pending?.state.kind === "refused" ? <p role="alert">{pending.state.message}</p> : null}
      <EditProblem thing={thing} field="interval_limits" />
      <Button onClick={() => write([...rows, NEW_ROW])} className="self-start">
        {m.studio_limits_add()}
      </Button>
    </fieldset>
  );
}

type LimitRowProps = {
  readonly id: string;
  readonly row: IntervalLimitsData;
  readonly number: number;
  readonly onChange: (row: IntervalLimitsData) => void;
  readonly onRemove: () => void;
};

function LimitRow({ id, row, number, onChange, onRemove }: LimitRowProps) {
  const { weekday, ...everyDay } = row;
  const set = (name: keyof IntervalLimitsData, text: string) => {
    const { [name]: _before, ...others } = row;
    const isTime = name === "start_time" || name === "end_time";
    onChange((text === "" ? others : { ...others, [name]: isTime ? text : numberOf(text) }) as IntervalLimitsData);
  };
  return (
    <fieldset className="flex min-w-0 flex-wrap items-end gap-3">
      <legend className="visually-hidden">{m.studio_limits_row({ number })}</legend>
      <SelectField
        id={`${id}-weekday`}
        label={m.studio_weekday()}
        value={weekday ?? ""}
        placeholder={m.studio_every_day()}
        options={WEEKDAYS.map((day) => ({ value: String(day), label: formatWeekday(day) }))}
        onChange={({ target }) =>
          onChange(target.value === "" ? everyDay : { ...everyDay, weekday: Number(target.value) })
        }
      />
      <RowField id={id} name="start_time" type="time" label={m.studio_from()} row={row} onCommit={set} />
      <RowField id={id} name="end_time" type="time" label={m.studio_to()} row={row} onCommit={set} />
      <RowField id={id} name="max_orders_per_interval" label={m.studio_limits_orders()} row={row} onCommit={set} />
      <RowField
        id={id}
        name="max_prep_minutes_per_interval"
        label={m.studio_limits_minutes()}
        row={row}
        onCommit={set}
      />
      <Button onClick={onRemove}>{m.studio_limits_remove({ number })}</Button>
    </fieldset>
  );
}

type RowFieldProps = {
  readonly id: string;
  readonly name: keyof IntervalLimitsData;
  readonly label: string;
  readonly type?: "time";
  readonly row: IntervalLimitsData;
  readonly onCommit: (name: keyof IntervalLimitsData, text: string) => void;
};

function RowField({ id, name, label, type, row, onCommit }: RowFieldProps) {
  const typing = useTyped(String(row[name] ?? ""), (text) => onCommit(name, text));
  return (
    <TextField
      id={`${id}-${name}`}
      label={label}
      type={type ?? "text"}
      inputMode={type ? undefined : "numeric"}
      optional={type === undefined}
      isOptionalUnsaid={true}
      className="w-36"
      {...typing}
    />
  );
}

/** Returns the number of a text of digits; another text as it is, so that the server says what is wrong. */
function numberOf(text: string): number | string {
  return /^\d{1,9}$/.test(text) ? Number(text) : text;
}
