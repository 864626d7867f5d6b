import { cartQuantity, roomInCart } from "@comptoir/ordering";
import { useStore } from "zustand";
import { usePageCart } from "./cart-provider.tsx";
import type { CartActions, CartState } from "./cart-state.ts";

export function useCart<Part>(select: (state: CartState) => Part): Part {
  return useStore(usePageCart().store, select);
}

/** Returns an object that is stable across renders. */
export function useCartActions(): CartActions {
  return usePageCart().actions;
}

/**
 * Returns the cart's item count, and how many more items it takes; Infinity without a limit.
 * ordering#cart-limit.
 */
export function useCartCount(): { readonly count: number; readonly room: number; readonly max: number | null } {
  const { maxItemsPerCart } = usePageCart();
  const lines = useCart((cart) => cart.lines);
  return { count: cartQuantity(lines), room: roomInCart(lines, maxItemsPerCart), max: maxItemsPerCart };
}
