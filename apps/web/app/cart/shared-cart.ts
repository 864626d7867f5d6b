import { type CartLine, type Id, mergeCarts } from "@comptoir/ordering";
import type { StoreApi } from "zustand/vanilla";
import { type AgreedCart, isSameCart, joinAgreed, mergeTheirs, NOTHING_AGREED, type TheirCart } from "./cart-agreed.ts";
import { type CartCopy, readSharedCart, writeCartCopy } from "./cart-copy.ts";
import type { CartState } from "./cart-state.ts";
import { joinDishes } from "./known-dish.ts";
import type { OwnOrders } from "./own-orders.ts";

/** The cart that the tabs of a browser share, as one page takes part in it. ordering#cart-tabs. */
export type SharedCart = {
  /** Writes the page's cart for the other tabs and for a reload. `unsaved`: the server does not have it yet. */
  readonly keep: (unsaved: boolean) => void;
  /** Takes over what other tabs have changed since, beside what this one has. Tells whether the lines are others now. */
  readonly catchUp: (cart: CartCopy | null) => boolean;
  /** The page's state with what other tabs have changed: what is to be changed now begins from it. */
  readonly latest: () => CartState;
  /** Notes what the server keeps now, unless another tab has agreed on something newer meanwhile. */
  readonly agree: (now: AgreedCart, before: AgreedCart | null) => void;
  /** Merges what the server keeps, unless another tab has agreed on something since it was asked with `before`. */
  readonly merge: (theirs: TheirCart, how: { readonly before: AgreedCart | null; readonly own: OwnOrders }) => void;
  /** From now on these are the lines that the tabs share. */
  readonly begin: (lines: readonly CartLine[]) => void;
  /** Shares what the page came with, where it is newer than the browser's copy; takes the copy where that is newer. */
  readonly compare: (copy: CartCopy | null) => void;
};

/** Lets a page take part in the cart of its browser. `joined` is the past order that it has put there. */
export function shareCart(place: Id, store: StoreApi<CartState>, joined: () => string | null): SharedCart {
  /** The lines that the browser's tabs share, as this page last read or wrote them. */
  let shared: readonly CartLine[] = [];

  const catchUp = (cart: CartCopy | null): boolean => {
    if (cart === null) return false;
    const { lines: mine, dishes, agreed: known } = store.getState();
    const isChanged = !isSameCart(cart.lines, shared);
    const agreed = joinAgreed(known, { told: cart.agreed, isChanged });
    if (agreed !== known) store.setState({ agreed });
    if (!isChanged) return false;
    const lines = mergeCarts({ base: shared, mine, theirs: cart.lines });
    shared = cart.lines;
    if (isSameCart(lines, mine)) return false;
    store.setState({ lines, dishes: joinDishes(dishes, cart.dishes), removed: null, isUnread: false });
    return true;
  };

  const keep = (unsaved: boolean) => {
    const { lines } = store.getState();
    if (writeCartCopy(place, { ...store.getState(), unsaved, joined: joined() })) shared = lines;
  };

  return {
    catchUp,
    keep,
    compare: (copy) => {
      // A copy of an older version does not say which one it is.
      if (copy?.agreed === null) return;
      const { version } = store.getState().agreed ?? NOTHING_AGREED;
      const { lines = [] } = copy ?? {};
      const agreed = copy?.agreed ?? NOTHING_AGREED;
      if (version > agreed.version) keep(false);
      else if (version < agreed.version) store.setState({ lines, agreed });
    },
    agree: (now, before) => {
      const { agreed } = store.getState();
      if (agreed !== before && now.version <= (agreed?.version ?? 0)) return;
      store.setState({ agreed: now });
      keep(true);
    },
    merge: (theirs, { before, own }) => {
      catchUp(readSharedCart(place));
      if (store.getState().agreed !== before) return;
      store.setState(mergeTheirs(store.getState(), theirs, own));
      keep(true);
    },
    latest: () => {
      catchUp(readSharedCart(place));
      return store.getState();
    },
    begin: (lines) => {
      shared = lines;
    },
  };
}
