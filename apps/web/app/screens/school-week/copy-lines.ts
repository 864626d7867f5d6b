import { type CartLine, daysBetween, type TemporaryItem } from "@comptoir/ordering";
import type { WeekView } from "./week-view.ts";

type OpenDates = WeekView["openDates"];

/**
 * Copies a child's lines from one date to another. Skips dishes that the other date does not serve, or that
 * the child already has there.
 */
export function linesFor(
  lines: readonly CartLine[],
  { from, to, childId }: { readonly from: string; readonly to: string; readonly childId: string | undefined },
  openDates: OpenDates,
): TemporaryItem[] {
  const dishIds = openDates.find(({ date }) => date === to)?.dishIds ?? [];
  return lines
    .filter((line) => line.date === from && line.childId === childId && dishIds.includes(String(line.id)))
    .filter(({ id }) => !lines.some((line) => isFor(line, { id, date: to, childId })))
    .map(({ orderId: _, ...item }) => ({ ...item, date: to }));
}

/** Copies a child's lines of the shown dates to another child. Skips dishes that the other child already has. */
export function linesForOther(
  lines: readonly CartLine[],
  shown: readonly string[],
  { from, to }: { readonly from: string | undefined; readonly to: string },
): TemporaryItem[] {
  return lines
    .filter(({ date, childId }) => childId === from && date !== undefined && shown.includes(date))
    .filter(({ id, date }) => !lines.some((line) => isFor(line, { id, date, childId: to })))
    .map(({ orderId: _, ...item }) => ({ ...item, childId: to }));
}

/** Returns the lines of the cart and of placed orders. A dish in both counts once for its date and child. */
export function withOrdered(
  inCart: readonly CartLine[],
  ordered: readonly { readonly lines: readonly CartLine[] }[],
): readonly CartLine[] {
  const placed = ordered.flatMap(({ lines }) => lines);
  return [...inCart, ...placed.filter((line) => !inCart.some((known) => isFor(known, line)))];
}

function isFor(
  line: CartLine,
  {
    id,
    date,
    childId,
  }: Pick<TemporaryItem, "id"> & { readonly date?: string | undefined; readonly childId?: string | undefined },
): boolean {
  return line.date === date && line.childId === childId && String(line.id) === String(id);
}

/**
 * Repeats the lines of the shown dates on the same weekday of a later week, except lines that exist there.
 * Each dish goes to the first open week that serves it, since a rotation does not serve it every week.
 * `notServed`: the lines that no later week serves.
 */
export function linesAgain(
  lines: readonly CartLine[],
  shown: readonly string[],
  openDates: OpenDates,
): { readonly items: readonly TemporaryItem[]; readonly notServed: readonly CartLine[] } {
  const items: TemporaryItem[] = [];
  const notServed: CartLine[] = [];
  for (const line of lines) {
    const { orderId: _, ...item } = line;
    const { date, id, childId } = item;
    if (date === undefined || !shown.includes(date)) continue;
    const later = openDates.find((open) => {
      const ahead = daysBetween(date, open.date);
      return ahead > 0 && ahead % 7 === 0 && open.dishIds.includes(String(id));
    });
    if (later === undefined) notServed.push(line);
    else if (!lines.some((other) => isFor(other, { id, date: later.date, childId }))) {
      items.push({ ...item, date: later.date });
    }
  }
  return { items, notServed };
}
