import type { MenuItem } from "../menu/menu.ts";
import { isSameId } from "../menu/menu-index.ts";
import type { CartLine } from "./line.ts";

/** Why a cart takes no more. ordering#cart-limit. */
export type CartLimit = { readonly code: "cart-limit"; readonly maxItemsPerCart: number };

/** How many items a cart holds: the sum of its lines' quantities. */
export function cartQuantity(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** How many more items a cart takes; Infinity where the restaurant sets no limit. ordering#cart-limit. */
export function roomInCart(lines: readonly CartLine[], maxItemsPerCart: number | null): number {
  return maxItemsPerCart === null ? Number.POSITIVE_INFINITY : Math.max(0, maxItemsPerCart - cartQuantity(lines));
}

/**
 * How many more of a dish a cart takes, over all its lines: what `max_quantity` and the stock leave; Infinity without
 * either. The server counts again when the order is placed. ordering#item-limit, menu#stock.
 */
export function roomForItem(lines: readonly CartLine[], item: Pick<MenuItem, "id" | "maxQuantity" | "stock">): number {
  const inCart = cartQuantity(lines.filter((line) => isSameId(line.id, item.id)));
  const most = Math.min(item.maxQuantity ?? Number.POSITIVE_INFINITY, item.stock ?? Number.POSITIVE_INFINITY);
  return Math.max(0, most - inCart);
}
