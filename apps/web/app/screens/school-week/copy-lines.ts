import { type CartLine, daysBetween, type TemporaryItem } from "@comptoir/ordering";
import type { WeekView } from "./week-view.ts";

type OpenDates = WeekView["openDates"];

/** What of one date's lines another date serves, to join the cart for that date. */
export function linesFor(
  lines: readonly CartLine[],
  { from, to }: { readonly from: string; readonly to: string },
  openDates: OpenDates,
): TemporaryItem[] {
  const dishIds = openDates.find(({ date }) => date === to)?.dishIds ?? [];
  return lines
    .filter(({ date, id }) => date === from && dishIds.includes(String(id)))
    .map(({ orderId: _, ...item }) => ({ ...item, date: to }));
}

/**
 * The lines of some days for the same weekdays of later weeks: each dish for the first of them that serves it and can be ordered for, since a
 * cycle does not serve it every week.
 */
export function linesAgain(
  lines: readonly CartLine[],
  shown: readonly string[],
  openDates: OpenDates,
): TemporaryItem[] {
  return lines.flatMap(({ orderId: _, ...item }): TemporaryItem[] => {
    const { date, id } = item;
    if (date === undefined || !shown.includes(date)) return [];
    const later = openDates.find((open) => {
      const ahead = daysBetween(date, open.date);
      return ahead > 0 && ahead % 7 === 0 && open.dishIds.includes(String(id));
    });
    const has = later && lines.some((line) => line.date === later.date && String(line.id) === String(id));
    return later && !has ? [{ ...item, date: later.date }] : [];
  });
}
