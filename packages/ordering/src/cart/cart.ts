import { isSameId } from "../menu/same-id.ts";
import type { Refused } from "../refusal.ts";
import type { Id } from "../venue/restaurant.ts";
import { checkRoom, type DishBounds, type RoomRefusal } from "./limits.ts";
import type { CartLine, ChosenGroup } from "./line.ts";

/** A configured item that is not in the cart yet. */
export type TemporaryItem = Omit<CartLine, "orderId">;

/**
 * Adds a configured item to a cart. It merges into the line with the same dish, choices and memo, or else
 * becomes a new line with the next `orderId`. Refuses a quantity beyond the dish's limits. ordering#cart-merge.
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
 * Sets a line's quantity, at least 1. Lowering is always allowed, even in a cart above a limit that was set
 * later. Refuses an increase beyond the dish's limits. ordering#cart-quantity.
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

/** Removes a line from the cart. */
export function removeLine(lines: readonly CartLine[], orderId: number): readonly CartLine[] {
  return lines.filter((line) => line.orderId !== orderId);
}

/** Replaces a line's dish and choices. If another line then has the same selection, the two merge into that line. */
export function replaceLine(lines: readonly CartLine[], orderId: number, item: TemporaryItem): readonly CartLine[] {
  const twin = lines.find((line) => line.orderId !== orderId && isSameSelection(line, item));
  if (!twin) return lines.map((line) => (line.orderId === orderId ? { ...item, orderId } : line));
  return removeLine(lines, orderId).map((line) =>
    line === twin ? { ...line, quantity: line.quantity + item.quantity } : line,
  );
}

/** Returns the next free line number of a cart. */
export function nextOrderId(lines: readonly CartLine[]): number {
  return lines.reduce((highest, line) => Math.max(highest, line.orderId), 0) + 1;
}

/** Tells whether two configured items are the same selection, regardless of the order of their choices. */
export function isSameSelection(a: TemporaryItem, b: TemporaryItem): boolean {
  return (
    isSameId(a.id, b.id) &&
    a.date === b.date &&
    a.childId === b.childId &&
    isSamePlace(a.menuId, b.menuId) &&
    isSamePlace(a.sectionId, b.sectionId) &&
    (a.memo ?? "").trim() === (b.memo ?? "").trim() &&
    selectionKey(a.options) === selectionKey(b.options)
  );
}

/** Treats a missing menu or section id as a match: the dish's id alone identifies the dish. */
function isSamePlace(a: Id | null, b: Id | null): boolean {
  return a === null || b === null || isSameId(a, b);
}

/**
 * Serializes choices to a key that does not depend on their order. Only ids are quoted, so nesting adds no
 * escapes.
 */
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
