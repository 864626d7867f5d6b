import { isSameId } from "../menu/same-id.ts";
import type { Refused } from "../refusal.ts";
import type { Id } from "../venue/restaurant.ts";
import { checkRoom, type DishBounds, type RoomRefusal } from "./limits.ts";
import type { CartLine, ChosenGroup } from "./line.ts";

/** A configured item before it is in the cart. */
export type TemporaryItem = Omit<CartLine, "orderId">;

/**
 * Adds a temporary item: it merges into the line with the same dish, the same choices and the same memo, and otherwise
 * becomes a line of its own with the next orderId. Prices are not kept in lines, they follow the quantity. Refuses what
 * passes the bounds of its dish. ordering#cart-merge.
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
 * Changes a line's quantity, which never goes below 1: removing a line is an act of its own. Lowering is always allowed,
 * also in a cart that is above a limit set since; raising is refused beyond the bounds of its dish. ordering#cart-quantity.
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

/** Takes a line out of the cart. */
export function removeLine(lines: readonly CartLine[], orderId: number): readonly CartLine[] {
  return lines.filter((line) => line.orderId !== orderId);
}

/** Puts new choices in a line's place. If another line has become the same, the two are merged into the earlier one. */
export function replaceLine(lines: readonly CartLine[], orderId: number, item: TemporaryItem): readonly CartLine[] {
  const twin = lines.find((line) => line.orderId !== orderId && isSameSelection(line, item));
  if (!twin) return lines.map((line) => (line.orderId === orderId ? { ...item, orderId } : line));
  return removeLine(lines, orderId).map((line) =>
    line === twin ? { ...line, quantity: line.quantity + item.quantity } : line,
  );
}

/** The next number of the sequence in which lines are numbered. */
export function nextOrderId(lines: readonly CartLine[]): number {
  return lines.reduce((highest, line) => Math.max(highest, line.orderId), 0) + 1;
}

/** Tells whether two configured items are one and the same thing to the kitchen, however their choices are ordered. */
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

/** A line that does not name its menu or section matches one that does: the id alone says which dish it is. */
function isSamePlace(a: Id | null, b: Id | null): boolean {
  return a === null || b === null || isSameId(a, b);
}

/** Writes choices as one text, whatever order they were made in. Only ids are quoted, so that depth adds no escapes. */
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
