import type { Id } from "@comptoir/ordering";
import { type CartBase, createCartBase } from "./cart-base.ts";
import type { CartCalls } from "./cart-calls.ts";
import { readSharedCart } from "./cart-copy.ts";
import { cartScope } from "./cart-scope.ts";
import type { CartSeed } from "./cart-seed.ts";
import type { CartState } from "./cart-state.ts";
import { type CartSync, createCartSync } from "./cart-sync.ts";
import type { CartTabs } from "./cart-tabs.ts";
import { createJoinOnce, type JoinOnce } from "./join-once.ts";
import { type OwnOrders, ownOrders } from "./own-orders.ts";
import { type SharedCart, shareCart } from "./shared-cart.ts";

/**
 * The parts of one page's cart. Its `change` reaches the page's state, the browser's other tabs and the
 * server.
 */
export type CartParts = CartBase & {
  /** The storage scope of this cart, as returned by `cartScope`. */
  readonly key: Id;
  readonly calls: CartCalls;
  readonly sync: CartSync;
  readonly share: SharedCart;
  readonly past: JoinOnce;
  readonly own: OwnOrders;
  /** The connection to the browser's other tabs; it does nothing before the cart has started in a browser. */
  readonly tabs: { current: CartTabs };
  /** Shows a change and writes it for the other tabs. Does not ask the server. */
  readonly show: (next: Partial<CartState>) => void;
  /** Shows a change, writes it for the other tabs and asks the server to price and keep it. */
  readonly change: (next: Partial<CartState>) => void;
};

const NO_TABS: CartTabs = { publish: () => {}, close: () => {} };

/** Wires the parts of a page's cart together. */
export function createCartParts(seed: CartSeed, calls: CartCalls): CartParts {
  const base = createCartBase(seed);
  const key = cartScope(seed.bill.id, seed.terms);
  const { store, pricing } = base;
  const past = createJoinOnce(key, base);
  const own = ownOrders(key);
  const share = shareCart(key, store, past.joined);
  const tabs = { current: NO_TABS };
  /** Whether the lines changed on this page. The other tabs get the changed lines once the server has them. */
  let isOwnChange = false;

  const sync = createCartSync(store, {
    calls,
    pricing,
    latest: share.latest,
    onAgreed: share.agree,
    onConfirmed: () => {
      share.keep(false);
      // Where browser storage is unavailable, the tabs share the lines that they publish.
      if (readSharedCart(key) === null) share.begin(store.getState().lines);
      if (isOwnChange) tabs.current.publish(store.getState());
      isOwnChange = false;
    },
    onConflict: (theirs, before) => {
      share.merge(theirs, { before, own });
      isOwnChange = true;
    },
  });

  const show = (next: Partial<CartState>) => {
    store.setState({
      removed: null,
      failure: null,
      sync: "pending",
      isServerCartUnknown: false,
      unsavedPastOrderId: null,
      ...next,
    });
    isOwnChange = true;
    share.keep(true);
  };
  const change = (next: Partial<CartState>) => {
    show(next);
    sync.ask();
  };
  return { ...base, key, calls, sync, share, past, own, tabs, show, change };
}
