import { createContext, type ReactNode, use, useEffect, useState } from "react";
import type { Cart } from "./cart-base.ts";
import { browserCartCalls, type CartCalls } from "./cart-calls.ts";
import type { CartSeed } from "./cart-seed.ts";
import { createCart } from "./cart-store.ts";
import { waitForServerCart } from "./wait-for-server-cart.ts";

const CartContext = createContext<Cart | null>(null);

type CartProviderProps = {
  readonly seed: CartSeed;
  /** The calls that price and load the cart, if it is not the visitor's own. */
  readonly calls?: CartCalls;
  readonly children: ReactNode;
};

export function CartProvider({ seed, calls, children }: CartProviderProps) {
  const [cart] = useState(() => {
    const own = createCart(seed, calls ?? browserCartCalls(seed.bill));
    return { ...own, actions: waitForServerCart(own) };
  });
  useEffect(() => cart.start(), [cart]);
  useEffect(() => cart.follow(seed), [cart, seed]);
  return <CartContext value={cart}>{children}</CartContext>;
}

export function usePageCart(): Cart {
  const cart = use(CartContext);
  if (cart === null) throw new Error("Only the screens of a restaurant have a cart.");
  return cart;
}
