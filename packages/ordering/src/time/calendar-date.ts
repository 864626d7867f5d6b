const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MILLISECONDS_A_DAY = 86_400_000;

/** Tells whether a text is a date of the calendar, `"2026-11-20"`; `"2026-02-30"` is none. */
export function isCalendarDate(text: string): boolean {
  const match = CALENDAR_DATE.exec(text);
  if (!match) return false;
  const instant = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  return new Date(instant).toISOString().slice(0, 10) === text;
}

/** The date so many days later, or earlier when negative. Dates are counted without any zone: a day is a day. */
export function addDays(date: string, days: number): string {
  return new Date((dayNumber(date) + days) * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
}

/** How many days the second date is after the first. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** The weekday of a date: Monday = 0 to Sunday = 6. */
export function weekdayOf(date: string): number {
  // Day 0 of the count, 1970-01-01, was a Thursday.
  return (((dayNumber(date) + 3) % 7) + 7) % 7;
}

/** The date itself, or the Monday after it when it falls on a weekend. time#cutoff. */
export function skipWeekend(date: string): string {
  const weekday = weekdayOf(date);
  return weekday < 5 ? date : addDays(date, 7 - weekday);
}

function dayNumber(date: string): number {
  const match = CALENDAR_DATE.exec(date);
  if (!match) throw new RangeError(`Not a date: ${date}`);
  return Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) / MILLISECONDS_A_DAY;
}
