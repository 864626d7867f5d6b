import { m } from "@comptoir/messages";
import { addMinutes } from "@comptoir/ordering";
import { createStore, type StoreApi } from "zustand/vanilla";
import { keptPageAt } from "../offline/kept-page.ts";
import { type AgreedCart, NOTHING_AGREED } from "./cart-agreed.ts";
import type { CartSeed } from "./cart-seed.ts";
import type { CartActions, CartState } from "./cart-state.ts";
import type { PricingContext } from "./instant-costs.ts";

/** The state of a page's cart, and what the page prices it with. */
export type CartBase = {
  readonly store: StoreApi<CartState>;
  readonly maxItemsPerCart: number | null;
  readonly pricing: () => PricingContext;
  /** Takes over what a newer answer of the server says of the visit; tells whether the cart is to be priced anew. */
  readonly follow: (seed: CartSeed) => boolean;
};

/** One page's cart: its state, what can be done with it, and what the page prices it with. */
export type Cart = Omit<CartBase, "follow"> & {
  readonly actions: CartActions;
  /** Starts the cart in a browser; answers how to stop it. Nothing of it happens on the server. */
  readonly start: () => () => void;
  /** Takes over what a newer answer of the server says of the visit: another table, take-out instead of the table. */
  readonly follow: (seed: CartSeed) => void;
  /** While the server is asked for the cart that it keeps: resolves once its answer has taken the place of the lines. Else null. */
  readonly reading: () => Promise<void> | null;
};

/** What a page and the server agree on as the page comes: a past order that the link names is in no cart of the server's. */
function agreedIn({ saved }: Pick<CartSeed, "saved">): AgreedCart {
  if (saved === null || saved.version === null) return NOTHING_AGREED;
  return { version: saved.version, lines: saved.again?.joins ?? saved.lines };
}

/** Begins the cart of a page with what the server handed over with it. */
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
    isUnread: seed.saved === null,
    unkept: seed.saved?.again?.id ?? null,
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
    const { type, destination } = newer.terms;
    // What the checkout has chosen since stays, as long as the visit is the same.
    const isSame = visited.type === type && JSON.stringify(visited.destination) === JSON.stringify(destination);
    visited = newer.terms;
    if (isSame) return false;
    const { terms, lines } = store.getState();
    store.setState({ terms: { ...terms, type, destination } });
    return lines.length > 0;
  };

  return { store, maxItemsPerCart, pricing, follow };
}
