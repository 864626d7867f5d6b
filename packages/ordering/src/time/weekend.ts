import { addDays, weekdayOf } from "./calendar-date.ts";

/** Tells whether a date is a Saturday or a Sunday. */
export function isWeekend(date: string): boolean {
  return weekdayOf(date) >= 5;
}

/** The date itself, or the Monday after it when it falls on a weekend. time#cutoff. */
export function skipWeekend(date: string): string {
  const weekday = weekdayOf(date);
  return weekday < 5 ? date : addDays(date, 7 - weekday);
}
