import {
  type CartLine,
  changeLineQuantity,
  checkRoom,
  formatCartLines,
  isRefused,
  mergeCarts,
  parseCartLines,
  removeLine,
  replaceLine,
  takeOutLines,
} from "@comptoir/ordering";
import type { StoreApi } from "zustand/vanilla";
import { createAddAtOnce } from "./add-at-once.ts";
import { type CartBase, createCartBase } from "./cart-base.ts";
import type { CartCalls } from "./cart-calls.ts";
import { type CartCopy, readCartCopy, readSharedCart, writeCartCopy } from "./cart-copy.ts";
import { cartPlace, suiteOf } from "./cart-places.ts";
import type { CartSeed } from "./cart-seed.ts";
import type { CartActions, CartState } from "./cart-state.ts";
import { createCartSync } from "./cart-sync.ts";
import { type CartTabs, joinCartTabs } from "./cart-tabs.ts";
import { dishBounds, wordNoRoom } from "./dish-bounds.ts";
import type { PricingContext } from "./instant-costs.ts";
import { createJoin } from "./join-cart.ts";
import { createJoinOnce } from "./join-once.ts";
import { dishOfLine, joinDishes } from "./known-dish.ts";
import { learnDish } from "./learned-prices.ts";

/** One page's cart: its state, what can be done with it, and what the page prices it with. */
export type Cart = {
  readonly store: StoreApi<CartState>;
  readonly actions: CartActions;
  readonly maxItemsPerCart: number | null;
  readonly pricing: () => PricingContext;
  /** Starts the cart in a browser; answers how to stop it. Nothing of it happens on the server. */
  readonly start: () => () => void;
  /** Takes over what a newer answer of the server says of the visit: another table, take-out instead of the table. */
  readonly follow: (seed: CartSeed) => void;
  /** While the server is asked for the cart that it keeps: resolves once its answer has taken the place of the lines. Else null. */
  readonly reading: () => Promise<void> | null;
};

/** Creates the cart of a page from what the server handed over with it, upon what there is of it already. */
export function createCart(seed: CartSeed, calls: CartCalls, base: CartBase = createCartBase(seed)): Cart {
  const place = cartPlace(seed.bill.id, seed.terms);
  const { store, maxItemsPerCart, pricing } = base;
  let tabs: CartTabs = { publish: () => {}, close: () => {} };
  let isOwnChange = false;
  let reading: Promise<void> | null = null;
  /** The lines that the browser's tabs share, as this page last read or wrote them. */
  let shared: readonly CartLine[] = [];
  const past = createJoinOnce(place, base);

  const keep = (unsaved: boolean) => {
    const { lines } = store.getState();
    if (writeCartCopy(place, { ...store.getState(), unsaved, joined: past.joined() })) shared = lines;
  };
  /** Takes over what other tabs have changed since, beside what this one has. Tells whether the lines are others now. */
  const catchUp = (cart: CartCopy | null): boolean => {
    if (cart === null || isSameCart(cart.lines, shared)) return false;
    const { lines: mine, dishes } = store.getState();
    const lines = mergeCarts({ base: shared, mine, theirs: cart.lines });
    shared = cart.lines;
    if (isSameCart(lines, mine)) return false;
    store.setState({ lines, dishes: joinDishes(dishes, cart.dishes), removed: null, isUnread: false });
    return true;
  };
  /** The state with what other tabs have changed: what is to be changed now begins from it. ordering#cart-tabs. */
  const latest = (): CartState => {
    catchUp(readSharedCart(place));
    return store.getState();
  };
  const sync = createCartSync(store, {
    calls,
    pricing,
    latest,
    onConfirmed: () => {
      keep(false);
      // Where the browser keeps nothing, the tabs share what they tell each other.
      if (readSharedCart(place) === null) shared = store.getState().lines;
      if (isOwnChange) tabs.publish(store.getState());
      isOwnChange = false;
    },
  });

  const show = (next: Partial<CartState>) => {
    store.setState({ removed: null, failure: null, sync: "pending", isUnread: false, unkept: null, ...next });
    isOwnChange = true;
    keep(true);
  };
  const change = (next: Partial<CartState>) => {
    show(next);
    sync.ask();
  };

  const join = createJoin({ latest, calls, maxItemsPerCart, change });
  const add = createAddAtOnce({ latest, calls, maxItemsPerCart, show, change });
  const actions: CartActions = {
    add: async (dish, item) => {
      // What is added would otherwise take the place of a cart that the server holds.
      if (store.getState().isUnread) await actions.reload();
      return add(dish, item);
    },
    learn: (dish) => store.setState((state) => learnDish(state, dish, pricing())),
    replace: (orderId, dish, item) =>
      join(
        dish,
        item,
        (lines, bounds) => {
          const refused = checkRoom(removeLine(lines, orderId), item, bounds);
          return refused ? { refused } : replaceLine(lines, orderId, item);
        },
        orderId,
      ),
    changeQuantity: (orderId, quantity) => {
      const state = latest();
      const line = state.lines.find((candidate) => candidate.orderId === orderId);
      const item = line && dishOfLine(state.dishes, line);
      const lines = changeLineQuantity(state.lines, orderId, quantity, dishBounds(state, item, maxItemsPerCart));
      if (isRefused(lines)) return wordNoRoom(lines.refused, item);
      change({ lines });
      return { ok: true };
    },
    remove: (orderId) => {
      const { lines } = latest();
      const index = lines.findIndex((line) => line.orderId === orderId);
      const line = lines[index];
      if (line) change({ lines: removeLine(lines, orderId), removed: { line, index } });
    },
    undoRemove: () => {
      const { removed } = store.getState();
      const { lines } = latest();
      if (removed) change({ lines: lines.toSpliced(removed.index, 0, removed.line) });
    },
    changeTerms: (terms) => {
      store.setState((state) => ({ terms: { ...state.terms, ...terms }, failure: null }));
      if (store.getState().lines.length > 0) sync.ask();
    },
    confirm: async () => {
      await sync.answered();
      return store.getState();
    },
    catchUp: () => {
      const isChanged = catchUp(readSharedCart(place));
      if (isChanged) priceAnew();
      return isChanged;
    },
    retry: sync.askNow,
    reload: () => {
      const own = readSaved().finally(() => {
        if (reading === own) reading = null;
      });
      reading = own;
      return own;
    },
    dismissChanges: () => store.setState({ dropped: [], reordered: null, priceChanges: [] }),
    empty: () => change({ lines: [] }),
    takeOut: (taken, { isKnown }) => {
      const now = latest();
      const lines = takeOutLines(now.lines, taken);
      // What waits for signal may be taken back, with its tip and time.
      const terms = isKnown ? seed.terms : now.terms;
      store.setState({ lines, terms, confirmed: null, sync: "in-sync", failure: null, removed: null });
      actions.dismissChanges();
      if (lines.length > 0 || !isKnown) change({});
      else keep(false);
      tabs.publish(store.getState());
    },
  };

  const readSaved = async () => {
    const { terms, lines: before } = latest();
    const { type, changeId, destination } = terms;
    const isUnsaved = () => readSharedCart(place)?.unsaved ?? false;
    // What was changed before or meanwhile, here or in another tab, the server has yet to be told.
    if (isUnsaved()) return sync.ask();
    const result = await calls.savedCart(type, { changeId, eventSuiteId: suiteOf(destination) });
    if (latest().lines !== before || isUnsaved()) return sync.ask();
    if (!result.ok) return;
    const lines = parseCartLines(result.answer.items);
    if (lines === null) return;
    adopt(lines);
    if (result.answer.dropped.length > 0) store.setState({ dropped: result.answer.dropped });
  };

  /** Takes lines from the server, and lets it price them for this page's own terms. */
  const adopt = (lines: readonly CartLine[]) => {
    store.setState({ lines, removed: null, isUnread: false });
    keep(false);
    priceAnew();
  };

  const priceAnew = () => {
    if (store.getState().lines.length > 0) sync.ask();
    else store.setState({ sync: "in-sync", confirmed: null, priceChanges: [] });
  };

  const start = () => {
    tabs = joinCartTabs(place, (told) => {
      // What is told may be older than what the browser keeps.
      const cart = readSharedCart(place) ?? told;
      if (cart === null) return;
      const isChanged = catchUp(cart);
      if (cart.unsaved) sync.ask();
      else if (isChanged) priceAnew();
    });
    const copy = readCartCopy(place);
    shared = readSharedCart(place)?.lines ?? [];
    if (copy) store.setState(({ dishes }) => ({ dishes: joinDishes(copy.dishes, dishes) }));
    const again = seed.saved?.again;
    if (!again) past.forget(copy);
    if (again) change(past.join(again, copy));
    // What the server does not have, or could not hand over, stands in the page's own copy.
    else if (copy && (copy.unsaved || seed.saved === null)) change({ lines: copy.lines });
    // A page that was asked for while a change was on its way, or that the browser kept from before an order was placed, may show
    // the cart as it was. Pricing that one would bring it back.
    else if (!isSameCart(copy?.lines ?? [], store.getState().lines)) void actions.reload();
    else if (store.getState().lines.length > 0) sync.askNow();
    else if (store.getState().isUnread) void actions.reload();

    const retryWhenOnline = () => {
      const { sync: state, isUnread } = store.getState();
      if (isUnread) void actions.reload();
      else if (state === "offline") sync.askNow();
    };
    const reloadOnReturn = (event: PageTransitionEvent) => {
      if (event.persisted) void actions.reload();
    };
    addEventListener("online", retryWhenOnline);
    addEventListener("pageshow", reloadOnReturn);
    return () => {
      removeEventListener("online", retryWhenOnline);
      removeEventListener("pageshow", reloadOnReturn);
      past.forget(readCartCopy(place));
      sync.stop();
      tabs.close();
    };
  };

  const follow = (newer: CartSeed) => {
    if (base.follow(newer)) sync.ask();
  };

  return { store, actions, maxItemsPerCart, pricing, start, follow, reading: () => reading };
}

function isSameCart(one: readonly CartLine[], other: readonly CartLine[]): boolean {
  return JSON.stringify(formatCartLines(one)) === JSON.stringify(formatCartLines(other));
}
