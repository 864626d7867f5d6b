import { m } from "@comptoir/messages";
import { addMinutes, type Id } from "@comptoir/ordering";
import { createStore, type StoreApi } from "zustand/vanilla";
import { keptPageAt } from "../offline/kept-page.ts";
import { type AgreedCart, NOTHING_AGREED } from "./cart-agreed.ts";
import type { CartSeed } from "./cart-seed.ts";
import type { CartActions, CartState } from "./cart-state.ts";
import type { PricingContext } from "./instant-costs.ts";

export type CartBase = {
  readonly store: StoreApi<CartState>;
  readonly maxItemsPerCart: number | null;
  readonly pricing: () => PricingContext;
  /**
   * Applies the order type and destination of newer loader data. Returns true if the cart must be priced
   * again.
   */
  readonly follow: (seed: CartSeed) => boolean;
};

export type Cart = Omit<CartBase, "follow"> & {
  /** The storage scope of this cart, from `cartScope`. */
  readonly scope: Id;
  readonly actions: CartActions;
  /** Starts the cart; for browsers only. Returns a function that stops it. */
  readonly start: () => () => void;
  /** Applies the order type and destination of newer loader data, for example of another table. */
  readonly follow: (seed: CartSeed) => void;
  /** Resolves once the server's cart has been loaded and applied; null if no load is in progress. */
  readonly reading: () => Promise<void> | null;
};

/**
 * Returns the cart that page and server agree on at page load: the saved lines without the past order that
 * the page's link added.
 */
function agreedIn({ saved }: Pick<CartSeed, "saved">): AgreedCart {
  if (saved === null || saved.version === null) return NOTHING_AGREED;
  return { version: saved.version, lines: saved.again?.joins ?? saved.lines };
}

export function createCartBase(seed: CartSeed): CartBase {
  const { bill, maxItemsPerCart } = seed;
  const store = createStore<CartState>(() => ({
    lines: seed.saved?.lines ?? [],
    dishes: seed.saved?.dishes ?? [],
    terms: seed.terms,
    agreed: agreedIn(seed),
    confirmed: null,
    sync: "in-sync",
    failure: null,
    away: null,
    isServerCartUnknown: seed.saved === null,
    unsavedPastOrderId: seed.saved?.again?.id ?? null,
    dropped: seed.saved?.dropped ?? [],
    reordered: seed.saved?.reordered ?? null,
    priceChanges: [],
    removed: null,
  }));
  let clock = { now: seed.now, atMs: keptPageAt(bill.slug) ?? Date.now() };
  let visited = seed.terms;
  let { ahead } = seed;

  const pricing = (): PricingContext => {
    const nowMs = Date.now();
    return {
      bill,
      serviceChargeLabel: seed.serviceChargeLabel ?? m.costs_service_charge_label(),
      now: addMinutes(clock.now, Math.floor((nowMs - clock.atMs) / 60_000)),
      nowMs,
      ahead,
      member: { identifier: seed.terms.memberIdentifier, promos: seed.memberPromos },
    };
  };

  const follow = (newer: CartSeed) => {
    clock = { now: newer.now, atMs: Date.now() };
    ahead = newer.ahead;
    const { type, destination, isTakeoutChosen } = newer.terms;
    // If the visit's order type and destination are unchanged, keep what the diner chose at the checkout.
    const isSame = visited.type === type && JSON.stringify(visited.destination) === JSON.stringify(destination);
    visited = newer.terms;
    if (isSame) return false;
    const { terms, lines } = store.getState();
    store.setState({ terms: { ...terms, type, destination, isTakeoutChosen } });
    return lines.length > 0;
  };

  return { store, maxItemsPerCart, pricing, follow };
}
