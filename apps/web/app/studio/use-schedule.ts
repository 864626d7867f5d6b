import { formatCents, parseCents, type ScheduleLetters } from "@comptoir/ordering";
import { useDraftEdit, useDraftField } from "./draft-context.tsx";

export type Schedule = {
  /** The own price of the dish or the size, as in venue files. */
  readonly own: string;
  /** Null: the own price all week. */
  readonly letters: ScheduleLetters | null;
  /** Writes both fields of the schedule, as one act. */
  readonly write: (letters: ScheduleLetters | null) => void;
};

/** Reads and edits the price schedule of a dish or a size; null if its own price is none. menu#price-schedule. */
export function useSchedule(thing: string): Schedule | null {
  const edit = useDraftEdit();
  const week = useDraftField(thing, "price_schedule").value as readonly string[] | null;
  const prices = (useDraftField(thing, "additional_prices").value ?? {}) as Readonly<Record<string, string>>;
  const ownCents = parseCents(String(useDraftField(thing, "price").value ?? "0"));
  if (ownCents === null) return null;
  return {
    own: formatCents(ownCents),
    letters: week === null || week.length === 0 ? null : { week, prices },
    write: (letters) =>
      edit([
        { thing, field: "price_schedule", value: letters?.week ?? null },
        { thing, field: "additional_prices", value: letters?.prices ?? null },
      ]),
  };
}
