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

export type CartParts = CartBase & {
  /** The storage scope of this cart, from `cartScope`. */
  readonly key: Id;
  readonly calls: CartCalls;
  readonly sync: CartSync;
  readonly share: SharedCart;
  readonly past: JoinOnce;
  readonly own: OwnOrders;
  /** The connection to the browser's other tabs; a no-op until the cart has started in a browser. */
  readonly tabs: { current: CartTabs };
  /** Applies a change to the page's state, and stores it for the other tabs, without a call to the server. */
  readonly show: (next: Partial<CartState>) => void;
  /** Does what `show` does, and asks the server to price and save the cart. */
  readonly change: (next: Partial<CartState>) => void;
};

const NO_TABS: CartTabs = { publish: () => {}, close: () => {} };

export function createCartParts(seed: CartSeed, calls: CartCalls): CartParts {
  const base = createCartBase(seed);
  const key = cartScope(seed.bill.id, seed.terms);
  const { store, pricing } = base;
  const past = createJoinOnce(key, base);
  const own = ownOrders(key);
  const share = shareCart(key, store, past.joined);
  const tabs = { current: NO_TABS };
  /**
   * Whether this page changed the lines. The other tabs receive its changes once the server has confirmed
   * them.
   */
  let isOwnChange = false;

  const sync = createCartSync(store, {
    calls,
    pricing,
    latest: share.latest,
    onAgreed: share.agree,
    onConfirmed: () => {
      share.keep(false);
      // Without browser storage, the lines that the tabs publish are the shared lines.
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
