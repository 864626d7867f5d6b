import { cartQuantity, roomInCart } from "@comptoir/ordering";
import { useStore } from "zustand";
import { usePageCart } from "./cart-provider.tsx";
import type { CartActions, CartState } from "./cart-state.ts";

/** A part of the cart's state, read anew whenever that part changes: `useCart((cart) => cart.lines)`. */
export function useCart<Part>(select: (state: CartState) => Part): Part {
  return useStore(usePageCart().store, select);
}

/** What can be done with the cart. Always the same functions. */
export function useCartActions(): CartActions {
  return usePageCart().actions;
}

/** How many items the cart holds and how many more it takes; Infinity where there is no limit. ordering#cart-limit. */
export function useCartCount(): { readonly count: number; readonly room: number; readonly max: number | null } {
  const { maxItemsPerCart } = usePageCart();
  const lines = useCart((cart) => cart.lines);
  return { count: cartQuantity(lines), room: roomInCart(lines, maxItemsPerCart), max: maxItemsPerCart };
}
