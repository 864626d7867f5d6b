import type { Refused } from "../refusal.ts";
import { addDays, daysBetween, isCalendarDate } from "../time/calendar-date.ts";
import { mondayOf } from "./rotation.ts";

/** The range of days that a school's page shows. If `only` is not null, the page shows only those dates. */
export type ChosenDays = {
  readonly startDate: string;
  readonly endDate: string;
  readonly only: readonly string[] | null;
};

export type WeekQuery = {
  readonly selectedWeek: string | null;
  readonly dateRange: string | null;
  readonly dates: string | null;
};

/** Maximum number of days in one request: six weeks. */
const MAX_SCHOOL_DAYS = 42;

/**
 * Parses the days that a link selects, from the first parameter that is present; null if none is.
 * - `selectedWeek`: a date, which selects its week from Monday to Sunday.
 * - `dateRange`: two dates, separated by a comma.
 * - `dates`: several dates, separated by commas.
 * An invalid or too long selection is the *no date range* error. school#week, school#no-date-range.
 */
export function chosenDays({
  selectedWeek,
  dateRange,
  dates,
}: WeekQuery): ChosenDays | Refused<{ readonly code: "no-date-range" }> | null {
  if (selectedWeek) {
    if (!isCalendarDate(selectedWeek)) return NO_DATE_RANGE;
    const startDate = mondayOf(selectedWeek);
    return { startDate, endDate: addDays(startDate, 6), only: null };
  }
  if (dateRange) {
    const [startDate, endDate, ...more] = partsOf(dateRange);
    return more.length > 0 ? NO_DATE_RANGE : dateRangeOf(startDate, endDate);
  }
  if (!dates) return null;
  const only = [...new Set(partsOf(dates))].sort();
  const range = only.every(isCalendarDate) ? dateRangeOf(only[0], only.at(-1)) : NO_DATE_RANGE;
  return "refused" in range ? range : { ...range, only };
}

/** Validates a range of two dates, both required and in order. school#no-date-range. */
export function dateRangeOf(
  startDate: string | null | undefined,
  endDate: string | null | undefined,
): ChosenDays | Refused<{ readonly code: "no-date-range" }> {
  if (!startDate || !endDate || !isCalendarDate(startDate) || !isCalendarDate(endDate)) return NO_DATE_RANGE;
  const days = daysBetween(startDate, endDate);
  return days < 0 || days >= MAX_SCHOOL_DAYS ? NO_DATE_RANGE : { startDate, endDate, only: null };
}

const NO_DATE_RANGE = { refused: { code: "no-date-range" } } as const;

function partsOf(text: string): string[] {
  return text.split(",").map((part) => part.trim());
}

export function datesBetween({ startDate, endDate }: Pick<ChosenDays, "startDate" | "endDate">): string[] {
  return Array.from({ length: daysBetween(startDate, endDate) + 1 }, (_, day) => addDays(startDate, day));
}
