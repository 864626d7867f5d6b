import type { CartLine } from "../cart/line.ts";
import { isBefore, type LocalMoment, minutesBetween } from "../time/local-moment.ts";
import { type School, schoolDay } from "./school-day.ts";

/**
 * Removes the lines whose date is past its cutoff from a school's cart, and returns them as `dropped`. Dates
 * with another fault stay, so that the diner sees them. school#past-cutoff.
 */
export function dropPastCutoff<Line extends CartLine>(
  lines: readonly Line[],
  school: School,
  now: LocalMoment,
): { readonly lines: readonly Line[]; readonly dropped: readonly (Line & { readonly date: string })[] } {
  const isPast = new Map<string, boolean>();
  const dropped = lines.filter((line): line is Line & { readonly date: string } => {
    const { date } = line;
    if (date === undefined) return false;
    const known = isPast.get(date) ?? isPastCutoff(school, date, now);
    isPast.set(date, known);
    return known;
  });
  return { lines: dropped.length === 0 ? lines : lines.filter((line) => !dropped.includes(line as never)), dropped };
}

function isPastCutoff(school: School, date: string, now: LocalMoment): boolean {
  const { closes, moment, noticeMinutes } = schoolDay(school, date);
  if (!isBefore(now, closes)) return true;
  return moment !== null && noticeMinutes > 0 && minutesBetween(now, moment) <= noticeMinutes;
}
