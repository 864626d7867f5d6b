import { isSameId } from "../menu/same-id.ts";
import type { Refused } from "../refusal.ts";
import type { Id } from "../venue/restaurant.ts";
import { checkRoom, type DishBounds, type RoomRefusal } from "./limits.ts";
import type { CartLine, ChosenGroup } from "./line.ts";

/** A configured item that is not in the cart yet. */
export type TemporaryItem = Omit<CartLine, "orderId">;

/**
 * Adds a configured item to a cart. If a line has the same dish, choices and memo, its quantity rises;
 * otherwise a new line is added. Refuses a quantity beyond the dish's limits. ordering#cart-merge.
 */
export function addToCart(
  lines: readonly CartLine[],
  item: TemporaryItem,
  bounds: DishBounds,
): readonly CartLine[] | Refused<RoomRefusal> {
  const refused = checkRoom(lines, item, bounds);
  if (refused) return { refused };
  const twin = lines.find((line) => isSameSelection(line, item));
  if (!twin) return [...lines, { ...item, orderId: nextOrderId(lines) }];
  return lines.map((line) => (line === twin ? { ...line, quantity: line.quantity + item.quantity } : line));
}

/**
 * Sets a line's quantity, at least 1. Refuses an increase beyond the dish's limits, but never a decrease.
 * ordering#cart-quantity.
 */
export function changeLineQuantity(
  lines: readonly CartLine[],
  orderId: number,
  quantity: number,
  bounds: DishBounds,
): readonly CartLine[] | Refused<RoomRefusal> {
  const wanted = Math.max(1, Math.trunc(quantity));
  const line = lines.find((candidate) => candidate.orderId === orderId);
  if (!line) return lines;
  const changed = { ...line, quantity: wanted };
  const refused = wanted > line.quantity ? checkRoom(removeLine(lines, orderId), changed, bounds) : null;
  return refused ? { refused } : lines.map((candidate) => (candidate === line ? changed : candidate));
}

export function removeLine(lines: readonly CartLine[], orderId: number): readonly CartLine[] {
  return lines.filter((line) => line.orderId !== orderId);
}

/** Replaces a line's dish and choices. If another line already has the same selection, the two lines merge. */
export function replaceLine(lines: readonly CartLine[], orderId: number, item: TemporaryItem): readonly CartLine[] {
  const twin = lines.find((line) => line.orderId !== orderId && isSameSelection(line, item));
  if (!twin) return lines.map((line) => (line.orderId === orderId ? { ...item, orderId } : line));
  return removeLine(lines, orderId).map((line) =>
    line === twin ? { ...line, quantity: line.quantity + item.quantity } : line,
  );
}

export function nextOrderId(lines: readonly CartLine[]): number {
  return lines.reduce((highest, line) => Math.max(highest, line.orderId), 0) + 1;
}

/** Tells whether two items have the same dish, choices and memo, whatever the order of the choices. */
export function isSameSelection(a: TemporaryItem, b: TemporaryItem): boolean {
  return (
    isSameId(a.id, b.id) &&
    a.date === b.date &&
    a.childId === b.childId &&
    isSameOrUnknownId(a.menuId, b.menuId) &&
    isSameOrUnknownId(a.sectionId, b.sectionId) &&
    (a.memo ?? "").trim() === (b.memo ?? "").trim() &&
    selectionKey(a.options) === selectionKey(b.options)
  );
}

/**
 * Tells whether two menu or section ids are equal. A missing id matches any, because the dish's id alone is
 * unique.
 */
function isSameOrUnknownId(a: Id | null, b: Id | null): boolean {
  return a === null || b === null || isSameId(a, b);
}

/** Serializes choices to a comparison key that is independent of their order. */
function selectionKey(options: readonly ChosenGroup[]): string {
  const groups = options
    .filter((group) => group.values.length > 0)
    .map((group) => {
      const values = group.values.map(
        (value) => `[${JSON.stringify(String(value.id))},${value.quantity},${selectionKey(value.options)}]`,
      );
      return `[${JSON.stringify(String(group.id))},${values.sort().join()}]`;
    });
  return `[${groups.sort().join()}]`;
}
