import { type CartLine, type Id, mergeCarts } from "@comptoir/ordering";
import type { StoreApi } from "zustand/vanilla";
import {
  type AgreedCart,
  isSameCart,
  joinAgreed,
  mergeServerCart,
  NOTHING_AGREED,
  type ServerCart,
} from "./cart-agreed.ts";
import { type CartCopy, readSharedCart, writeCartCopy } from "./cart-copy.ts";
import type { CartState } from "./cart-state.ts";
import { joinDishes } from "./known-dish.ts";
import type { OwnOrders } from "./own-orders.ts";

/** A page's connection to the cart that all tabs of a browser share. ordering#cart-tabs. */
export type SharedCart = {
  /** Stores the page's cart for the other tabs and for a reload. `unsaved`: the server lacks its changes. */
  readonly keep: (unsaved: boolean) => void;
  /** Merges other tabs' changes into the page. Returns whether the page's lines have changed. */
  readonly catchUp: (cart: CartCopy | null) => boolean;
  /** Returns the page's state with other tabs' changes merged. Every change starts from it. */
  readonly latest: () => CartState;
  /** Makes `now` the agreed cart, unless another tab has recorded a newer version during the call. */
  readonly agree: (now: AgreedCart, before: AgreedCart | null) => void;
  /**
   * Merges the server's cart into the page. `before` is the agreed cart that the call was sent with. If
   * another tab has agreed on a newer cart during the call, merges that tab's cart instead.
   */
  readonly merge: (theirs: ServerCart, how: { readonly before: AgreedCart | null; readonly own: OwnOrders }) => void;
  /** Sets the shared lines that later changes are compared with. */
  readonly begin: (lines: readonly CartLine[]) => void;
  /** Chooses between the page's initial cart and the browser's copy by the newer version. */
  readonly compare: (copy: CartCopy | null) => void;
};

/** `joined` returns the id of the past order that the page has added. */
export function shareCart(place: Id, store: StoreApi<CartState>, joined: () => string | null): SharedCart {
  /** The shared lines as this page last read or wrote them: the merge base. */
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
    store.setState({ lines, dishes: joinDishes(dishes, cart.dishes), removed: null, isServerCartUnknown: false });
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
      // Copies of older releases have no version.
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
      store.setState(mergeServerCart(store.getState(), theirs, own));
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
