import { isSameId } from "../menu/same-id.ts";
import type { Id } from "../venue/restaurant.ts";
import type { CartLine } from "./line.ts";

/** The date and child of one order in a school's cart; absent in other carts. school#child-orders. */
export type SchoolOrderRef = Pick<CartLine, "date" | "childId">;

/** Returns the number of items in a cart: the sum of its lines' quantities. */
export function cartQuantity(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Returns how many more items fit in a cart; Infinity if the restaurant sets no limit. ordering#cart-limit. */
export function roomInCart(lines: readonly CartLine[], maxItemsPerCart: number | null): number {
  return maxItemsPerCart === null ? Number.POSITIVE_INFINITY : Math.max(0, maxItemsPerCart - cartQuantity(lines));
}

/** Returns how many of a dish a cart holds for one date and child, whatever the options. */
export function itemQuantity(lines: readonly CartLine[], id: Id, { date, childId }: SchoolOrderRef = {}): number {
  return cartQuantity(lines.filter((line) => isSameId(line.id, id) && line.date === date && line.childId === childId));
}
