import { isSameId } from "../menu/same-id.ts";
import type { Id } from "../venue/restaurant.ts";
import type { CartLine } from "./line.ts";

/** Which order of a school's cart is meant; none for other carts. school#child-orders. */
export type DatedPlace = Pick<CartLine, "date" | "childId">;

/** How many items a cart holds: the sum of its lines' quantities. */
export function cartQuantity(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** How many more items a cart takes; Infinity where the restaurant sets no limit. ordering#cart-limit. */
export function roomInCart(lines: readonly CartLine[], maxItemsPerCart: number | null): number {
  return maxItemsPerCart === null ? Number.POSITIVE_INFINITY : Math.max(0, maxItemsPerCart - cartQuantity(lines));
}

/** How many of a dish a cart holds for a date of a child, or for none, whatever was chosen with them. */
export function itemQuantity(lines: readonly CartLine[], id: Id, { date, childId }: DatedPlace = {}): number {
  return cartQuantity(lines.filter((line) => isSameId(line.id, id) && line.date === date && line.childId === childId));
}
