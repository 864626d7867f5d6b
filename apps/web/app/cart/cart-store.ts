import { keptPageAt } from "../offline/kept-page.ts";
import { cartActions } from "./cart-actions.ts";
import type { Cart } from "./cart-base.ts";
import type { CartCalls } from "./cart-calls.ts";
import { createCartParts } from "./cart-parts.ts";
import { createCartReading } from "./cart-reading.ts";
import type { CartSeed } from "./cart-seed.ts";
import { startCart } from "./start-cart.ts";

export function createCart(seed: CartSeed, calls: CartCalls): Cart {
  const parts = createCartParts(seed, calls);
  const reading = createCartReading(parts);
  // A page from the offline cache has no personal data, so it does not know this visitor's cart.
  const saved = keptPageAt(seed.bill.slug) === null ? seed.saved : null;
  const { store, maxItemsPerCart, pricing } = parts;
  return {
    store,
    scope: parts.key,
    maxItemsPerCart,
    pricing,
    actions: cartActions(parts, reading, seed.terms),
    start: () => startCart(parts, reading, saved),
    follow: (newer) => {
      if (parts.follow(newer)) parts.sync.ask();
    },
    reading: reading.inFlight,
  };
}
