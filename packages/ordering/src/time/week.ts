import { addDays, daysBetween, weekdayOf } from "./calendar-date.ts";

/** The dates of a week, from its Monday to its Sunday. */
export type WeekRange = { readonly startDate: string; readonly endDate: string };

/** The week that a date lies in, from its start to its end. school#week. */
export function weekOf(date: string): WeekRange {
  const startDate = addDays(date, -weekdayOf(date));
  return { startDate, endDate: addDays(startDate, 6) };
}

/** Every date from the first to the last, both included; none when the last is before the first. */
export function datesBetween(startDate: string, endDate: string): string[] {
  const days = Math.max(0, daysBetween(startDate, endDate) + 1);
  return Array.from({ length: days }, (_, index) => addDays(startDate, index));
}
