import type { CartLine } from "./line.ts";

/** Why a cart takes no more. Spec 5, Cart limit message. */
export type CartLimit = { readonly code: "cart-limit"; readonly maxItemsPerCart: number };

/** How many items a cart holds: the sum of its lines' quantities. */
export function cartQuantity(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** How many more items a cart takes; Infinity where the restaurant sets no limit. Spec 5, Cart and options. */
export function roomInCart(lines: readonly CartLine[], maxItemsPerCart: number | null): number {
  return maxItemsPerCart === null ? Number.POSITIVE_INFINITY : Math.max(0, maxItemsPerCart - cartQuantity(lines));
}
