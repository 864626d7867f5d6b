import { isSameId } from "../menu/menu-index.ts";
import type { Id } from "../venue/restaurant.ts";
import type { CartLine } from "./line.ts";

/** What bounds how many of a dish a cart takes; null where nothing does. */
export type DishBounds = {
  /** The restaurant's maximum of items per cart. */
  readonly maxItemsPerCart: number | null;
  /** The dish's own maximum per cart, `max_quantity`. */
  readonly maxQuantity: number | null;
  /** How many portions are left of it, as far as it is known. */
  readonly stock: number | null;
};

/** Why a cart takes no more of a dish. */
export type RoomRefusal =
  | { readonly code: "out-of-stock"; readonly remaining: number }
  | { readonly code: "item-limit"; readonly maxQuantity: number }
  | { readonly code: "cart-limit"; readonly maxItemsPerCart: number };

/** How many items a cart holds: the sum of its lines' quantities. */
export function cartQuantity(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** How many more items a cart takes; Infinity where the restaurant sets no limit. ordering#cart-limit. */
export function roomInCart(lines: readonly CartLine[], maxItemsPerCart: number | null): number {
  return maxItemsPerCart === null ? Number.POSITIVE_INFINITY : Math.max(0, maxItemsPerCart - cartQuantity(lines));
}

/**
 * How many more of a dish a cart takes beside its lines, those of the same dish counted: what the restaurant's maximum of
 * items, the dish's own and the portions left allow; Infinity without any of them. For a line that is being changed, give
 * the other lines. The server counts again when the order is placed. ordering#item-limit.
 */
export function roomForItem(lines: readonly CartLine[], id: Id, bounds: DishBounds): number {
  const most = Math.min(bounds.maxQuantity ?? Number.POSITIVE_INFINITY, bounds.stock ?? Number.POSITIVE_INFINITY);
  return Math.max(0, Math.min(most - portionsOf(lines, id), roomInCart(lines, bounds.maxItemsPerCart)));
}

/** Tells why a cart does not take so many more of a dish beside its lines; null when it does. */
export function checkRoom(
  lines: readonly CartLine[],
  { id, quantity }: Pick<CartLine, "id" | "quantity">,
  bounds: DishBounds,
): RoomRefusal | null {
  if (quantity <= roomForItem(lines, id, bounds)) return null;
  const { maxItemsPerCart } = bounds;
  const ofDish = passedBound(bounds, portionsOf(lines, id) + quantity);
  return ofDish ?? (maxItemsPerCart === null ? null : { code: "cart-limit", maxItemsPerCart });
}

/** The bound that so many portions of a dish in one cart pass, the portions left before its own maximum; null for none. */
export function passedBound(
  { stock, maxQuantity }: Pick<DishBounds, "stock" | "maxQuantity">,
  portions: number,
): Exclude<RoomRefusal, { code: "cart-limit" }> | null {
  if (stock !== null && portions > stock) return { code: "out-of-stock", remaining: stock };
  return maxQuantity !== null && portions > maxQuantity ? { code: "item-limit", maxQuantity } : null;
}

function portionsOf(lines: readonly CartLine[], id: Id): number {
  return cartQuantity(lines.filter((line) => isSameId(line.id, id)));
}
