import { createContext, type ReactNode, use, useEffect, useState } from "react";
import type { Cart } from "./cart-base.ts";
import { browserCartCalls } from "./cart-calls.ts";
import type { CartSeed } from "./cart-seed.ts";
import { createCart } from "./cart-store.ts";
import { waitForServerCart } from "./wait-for-server-cart.ts";

const CartContext = createContext<Cart | null>(null);

export function CartProvider({ seed, children }: { readonly seed: CartSeed; readonly children: ReactNode }) {
  const [cart] = useState(() => {
    const own = createCart(seed, browserCartCalls(seed.bill));
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
