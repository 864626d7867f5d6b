import { changeLineQuantity, checkRoom, isRefused, removeLine, replaceLine, takeOutLines } from "@comptoir/ordering";
import { keptPageAt } from "../offline/kept-page.ts";
import { createAddAtOnce } from "./add-at-once.ts";
import { isSameCart, putBackOwn, readTheirs, type TheirCart } from "./cart-agreed.ts";
import { type Cart, createCartBase } from "./cart-base.ts";
import type { CartCalls } from "./cart-calls.ts";
import { readCartCopy, readSharedCart } from "./cart-copy.ts";
import { cartPlace, suiteOf } from "./cart-places.ts";
import type { CartSeed } from "./cart-seed.ts";
import type { CartActions, CartState } from "./cart-state.ts";
import { createCartSync } from "./cart-sync.ts";
import { type CartTabs, joinCartTabs } from "./cart-tabs.ts";
import { dishBounds, wordNoRoom } from "./dish-bounds.ts";
import { followReturns } from "./follow-returns.ts";
import { createJoin } from "./join-cart.ts";
import { createJoinOnce } from "./join-once.ts";
import { dishOfLine, joinDishes } from "./known-dish.ts";
import { ownOrders } from "./own-orders.ts";
import { shareCart } from "./shared-cart.ts";

/** Creates the cart of a page from what the server handed over with it. */
export function createCart(seed: CartSeed, calls: CartCalls): Cart {
  const base = createCartBase(seed);
  // A page that was kept came without this visitor's cart, which the server may hold.
  const saved = keptPageAt(seed.bill.slug) === null ? seed.saved : null;
  const place = cartPlace(seed.bill.id, seed.terms);
  const { store, maxItemsPerCart, pricing } = base;
  let tabs: CartTabs = { publish: () => {}, close: () => {} };
  let isOwnChange = false;
  /** While the server is asked for the cart that it keeps: resolves once its answer has taken the place of the lines. */
  let reading: Promise<void> | null = null;
  const past = createJoinOnce(place, base);
  const own = ownOrders(place);
  const share = shareCart(place, store, past.joined);
  const { keep, catchUp, latest } = share;

  const sync = createCartSync(store, {
    calls,
    pricing,
    latest,
    onAgreed: share.agree,
    onConfirmed: () => {
      keep(false);
      // Where the browser keeps nothing, the tabs share what they tell each other.
      if (readSharedCart(place) === null) share.begin(store.getState().lines);
      if (isOwnChange) tabs.publish(store.getState());
      isOwnChange = false;
    },
    onConflict: (theirs, before) => {
      share.merge(theirs, { before, own });
      isOwnChange = true;
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
    changeQuantity: async (orderId, quantity) => {
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
    reload: () => read(),
    dismissChanges: () => store.setState({ dropped: [], reordered: null, priceChanges: [] }),
    empty: () => change({ lines: [] }),
    takeOut: (taken, { why, key }) => {
      const now = latest();
      const lines = takeOutLines(now.lines, taken);
      // What waits for signal may be taken back, with its tip and time.
      const terms = why === "placed" ? seed.terms : now.terms;
      // Where all that both sides have was ordered just now, both sides have nothing: the server is not told.
      const { agreed: before } = now;
      const isWhole =
        before === null ? lines.length === 0 : [now, before].every((cart) => isSameCart(cart.lines, taken));
      const isKnown = why === "placed" && isWhole && !own.hasOther(key);
      const agreed = isKnown && before !== null ? { ...before, lines: [] } : before;
      if (isKnown) own.settle(key);
      store.setState({ lines, agreed, terms, confirmed: null, sync: "in-sync", failure: null, removed: null });
      actions.dismissChanges();
      if (isKnown) keep(false);
      else change({});
      tabs.publish(store.getState());
    },
  };

  /** `isReturn`: the page comes to the foreground, and stays as it is where nothing has changed or is kept. */
  const readSaved = async ({ isReturn = false } = {}) => {
    const { terms, lines: before } = latest();
    const { type, changeId, destination } = terms;
    const isUnsaved = () => readSharedCart(place)?.unsaved ?? false;
    // What was changed before or meanwhile, here or in another tab, the server has yet to be told.
    if (isUnsaved()) return sync.ask();
    const result = await calls.savedCart(type, { changeId, eventSuiteId: suiteOf(destination) });
    if (latest().lines !== before || isUnsaved()) return sync.ask();
    if (!result.ok) return;
    const theirs = readTheirs(result.answer);
    const { version = null } = result.answer;
    if (theirs === null || (isReturn && (version === null || version === store.getState().agreed?.version))) return;
    adopt(theirs);
    if (result.answer.dropped.length > 0) store.setState({ dropped: result.answer.dropped });
  };

  const read = (how?: Parameters<typeof readSaved>[0]) => {
    const own = readSaved(how).finally(() => {
      if (reading === own) reading = null;
    });
    reading = own;
    return own;
  };

  /** Takes lines from the server, and lets it price them for this page's own terms. */
  const adopt = (theirs: TheirCart) => {
    const { version, lines: kept } = theirs;
    const lines = putBackOwn(theirs, own);
    const next = { lines, agreed: { version, lines: kept }, removed: null, isUnread: false };
    if (lines !== kept) return change(next);
    store.setState(next);
    keep(false);
    priceAnew();
  };

  const priceAnew = () => {
    if (store.getState().lines.length > 0) sync.ask();
    else store.setState({ sync: "in-sync", confirmed: null, priceChanges: [] });
  };

  const start = () => {
    if (saved === null) store.setState({ isUnread: true });
    tabs = joinCartTabs(place, (told) => {
      // What is told may be older than what the browser keeps, which says nothing of an empty cart.
      const cart = readSharedCart(place) ?? told;
      if (cart === null) return;
      const isChanged = catchUp(cart);
      if (told !== null && isSameCart(told.lines, cart.lines)) catchUp(told);
      if (cart.unsaved) sync.ask();
      else if (isChanged) priceAnew();
    });
    const copy = readCartCopy(place);
    const again = saved?.again;
    const isTaken = saved?.taken?.some((key) => own.has(key)) ?? false;
    const goesOn = copy !== null && (copy.unsaved || saved === null || (again && copy.joined === again.id));
    share.begin(readSharedCart(place)?.lines ?? []);
    if (goesOn) store.setState({ agreed: copy.agreed });
    else if (!again && !isTaken) share.compare(copy);
    if (copy) store.setState(({ dishes }) => ({ dishes: joinDishes(copy.dishes, dishes) }));
    if (!again) past.forget(copy);
    if (again) change(past.join(again, copy));
    // What the server does not have, or could not hand over, stands in the page's own copy.
    else if (copy && (copy.unsaved || saved === null)) change({ lines: copy.lines });
    // A page that was asked for while a change was on its way, or that the browser kept from before an order was placed, may show
    // the cart as it was. Pricing that one would bring it back.
    else if (!isSameCart(copy?.lines ?? [], store.getState().lines) || isTaken) void actions.reload();
    else if (store.getState().lines.length > 0) sync.askNow();
    else if (store.getState().isUnread) void actions.reload();

    const endReturns = followReturns({
      onOnline: () => {
        const { sync: state, isUnread } = store.getState();
        if (isUnread) void actions.reload();
        else if (state === "offline") sync.askNow();
      },
      onRestored: () => void actions.reload(),
      onVisible: () => {
        if (calls.isShared()) void read({ isReturn: true });
      },
    });
    return () => {
      endReturns();
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
