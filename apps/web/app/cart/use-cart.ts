import {
  type CartLine,
  cartQuantity,
  checkRoom,
  type ItemReference,
  isRefused,
  type MenuItem,
  type ResolvedLine,
  removeLine,
  resolveLine,
  roomForItem,
  roomInCart,
} from "@comptoir/ordering";
import { useMemo } from "react";
import { useStore } from "zustand";
import { usePageCart } from "./cart-provider.tsx";
import type { CartActions, CartState } from "./cart-state.ts";
import { dishBounds, wordNoRoom } from "./dish-bounds.ts";
import { dishOfLine, indexDishes } from "./known-dish.ts";

/** A part of the cart's state, read anew whenever that part changes: `useCart((cart) => cart.lines)`. */
export function useCart<Part>(select: (state: CartState) => Part): Part {
  return useStore(usePageCart().store, select);
}

/** What can be done with the cart. Always the same functions. */
export function useCartActions(): CartActions {
  return usePageCart().actions;
}

/** The lines of the cart joined with what the page knows of their dishes; what it does not know is left out. */
export function useResolvedLines(): readonly ResolvedLine[] {
  const lines = useCart((cart) => cart.lines);
  const dishes = useCart((cart) => cart.dishes);
  return useMemo(() => {
    const index = indexDishes(dishes);
    return lines.flatMap((line) => {
      const resolved = resolveLine(index, line);
      return isRefused(resolved) ? [] : [resolved];
    });
  }, [lines, dishes]);
}

/** How many items the cart holds and how many more it takes; Infinity where there is no limit. ordering#cart-limit. */
export function useCartCount(): { readonly count: number; readonly room: number; readonly max: number | null } {
  const { maxItemsPerCart } = usePageCart();
  const lines = useCart((cart) => cart.lines);
  return { count: cartQuantity(lines), room: roomInCart(lines, maxItemsPerCart), max: maxItemsPerCart };
}

/** How many of a dish a line may hold beside the cart's other lines. */
export type LineRoom = {
  /** Null without any bound. */
  readonly most: number | null;
  /** Why it may not hold a single one; null when it may. */
  readonly refusal: string | null;
};

/**
 * Tells how many of its dish a line may hold: one of the cart, or one that is being put together. Every stepper that counts
 * dishes asks it. ordering#item-limit.
 */
export function useRoomOf(): (line: ItemReference & Pick<CartLine, "orderId">, item?: MenuItem) => LineRoom {
  const { maxItemsPerCart } = usePageCart();
  const cart = useCart((state) => state);
  return (line, item = dishOfLine(cart.dishes, line)) => {
    const others = removeLine(cart.lines, line.orderId);
    const bounds = dishBounds(cart, item, maxItemsPerCart);
    const most = roomForItem(others, line.id, bounds);
    const none = checkRoom(others, { id: line.id, quantity: 1 }, bounds);
    return { most: Number.isFinite(most) ? most : null, refusal: none && wordNoRoom(none, item).refused.message };
  };
}
