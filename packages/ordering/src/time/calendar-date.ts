const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MILLISECONDS_A_DAY = 86_400_000;

/** Tells whether a text is a valid calendar date such as `"2026-11-20"`; `"2026-02-30"` is not. */
export function isCalendarDate(text: string): boolean {
  const match = CALENDAR_DATE.exec(text);
  if (!match) return false;
  const instant = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  return new Date(instant).toISOString().slice(0, 10) === text;
}

/** Caches of day numbers by date and of dates by day number, because slots use few dates many times. */
const knownNumbers = new Map<string, number>();
const knownDates = new Map<number, string>();
/** Maximum number of entries of each cache, which covers years. */
const DATES_KEPT = 2_000;

/** Adds days to a date; negative days subtract. */
export function addDays(date: string, days: number): string {
  const number = dayNumber(date) + days;
  const known = knownDates.get(number);
  if (known !== undefined) return known;
  const later = new Date(number * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
  if (knownDates.size >= DATES_KEPT) knownDates.clear();
  knownDates.set(number, later);
  return later;
}

/** Returns the number of days from one date to another; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** Returns the weekday of a date: Monday = 0 to Sunday = 6. */
export function weekdayOf(date: string): number {
  // Day 0, 1970-01-01, was a Thursday.
  return (((dayNumber(date) + 3) % 7) + 7) % 7;
}

/** Moves a date on a weekend to the following Monday; returns any other date unchanged. time#cutoff. */
export function skipWeekend(date: string): string {
  const weekday = weekdayOf(date);
  return weekday < 5 ? date : addDays(date, 7 - weekday);
}

function dayNumber(date: string): number {
  const known = knownNumbers.get(date);
  if (known !== undefined) return known;
  const match = CALENDAR_DATE.exec(date);
  if (!match) throw new RangeError(`Not a date: ${date}`);
  const number = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) / MILLISECONDS_A_DAY;
  if (knownNumbers.size >= DATES_KEPT) knownNumbers.clear();
  knownNumbers.set(date, number);
  return number;
}
