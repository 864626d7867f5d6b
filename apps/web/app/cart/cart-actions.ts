import {
  type CartLine,
  changeLineQuantity,
  checkRoom,
  isRefused,
  removeLine,
  removeOrderedLines,
  replaceLine,
} from "@comptoir/ordering";
import { createAddAtOnce } from "./add-at-once.ts";
import { isSameCart } from "./cart-agreed.ts";
import type { CartParts } from "./cart-parts.ts";
import { type CartReading, catchUpWithTabs } from "./cart-reading.ts";
import type { CartActions, CartState } from "./cart-state.ts";
import { dishBounds, wordNoRoom } from "./dish-bounds.ts";
import { createJoin } from "./join-cart.ts";
import { dishOfLine } from "./known-dish.ts";
import type { OrderTerms } from "./order-terms.ts";

/**
 * Creates the actions of a page's cart. Once an order is placed, the terms are reset to `visited`, the terms
 * at page load.
 */
export function cartActions(parts: CartParts, { read }: CartReading, visited: OrderTerms): CartActions {
  const { store, calls, sync, maxItemsPerCart, show, change } = parts;
  const { latest } = parts.share;
  const join = createJoin({ latest, calls, maxItemsPerCart, change });
  const add = createAddAtOnce({ latest, calls, maxItemsPerCart, show, change });
  return {
    add: async (dish, item) => {
      // If the server's cart is unknown, read it first: saving the new dish alone would replace it.
      if (store.getState().isServerCartUnknown) await read();
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
    changeQuantity: (orderId, quantity) => changeQuantity(parts, orderId, quantity),
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
    removeLines: (orderIds) => {
      const { lines } = latest();
      const isMeant = ({ orderId }: CartLine) => orderIds.includes(orderId);
      const taken = lines.flatMap((line, index) => (isMeant(line) ? { line, index } : []));
      if (taken.length > 0) change({ lines: lines.filter((line) => !isMeant(line)) });
      return taken;
    },
    putBack: (taken) => {
      const { lines } = latest();
      change({ lines: taken.reduce((all, { line, index }) => all.toSpliced(index, 0, line), lines) });
    },
    changeTerms: (terms) => {
      store.setState((state) => ({ terms: { ...state.terms, ...terms }, failure: null }));
      if (store.getState().lines.length > 0) sync.ask();
    },
    confirm: async () => {
      await sync.answered();
      return store.getState();
    },
    catchUp: () => catchUpWithTabs(parts),
    retry: sync.askNow,
    reload: () => read(),
    dismissChanges: () => store.setState(NO_CHANGES),
    empty: () => change({ lines: [] }),
    takeOut: (taken, how) => takeOut(parts, taken, { ...how, visited }),
  };
}

const NO_CHANGES: Partial<CartState> = { dropped: [], reordered: null, priceChanges: [] };

async function changeQuantity(
  parts: CartParts,
  orderId: number,
  quantity: number,
): ReturnType<CartActions["changeQuantity"]> {
  const state = parts.share.latest();
  const line = state.lines.find((candidate) => candidate.orderId === orderId);
  const item = line && dishOfLine(state.dishes, line);
  const lines = changeLineQuantity(state.lines, orderId, quantity, dishBounds(state, item, parts.maxItemsPerCart));
  if (isRefused(lines)) return wordNoRoom(lines.refused, item);
  parts.change({ lines });
  return { ok: true };
}

type Taken = Parameters<CartActions["takeOut"]>;

/** Removes an order's lines from the page's cart. ordering#cart-after-order. */
function takeOut(
  parts: CartParts,
  taken: Taken[0],
  { why, key, visited }: Taken[1] & { readonly visited: OrderTerms },
): void {
  const { store, own } = parts;
  const now = parts.share.latest();
  const lines = removeOrderedLines(now.lines, taken);
  // Only a placed order resets the terms. A queued order may return to the cart, and needs its tip and time.
  const terms = why === "placed" ? visited : now.terms;
  // If both carts held only the lines of the placed order, both are empty now, and no request is needed.
  const { agreed: before } = now;
  const isWhole = before === null ? lines.length === 0 : [now, before].every((cart) => isSameCart(cart.lines, taken));
  const isKnown = why === "placed" && isWhole && !own.hasOther(key);
  const agreed = isKnown && before !== null ? { ...before, lines: [] } : before;
  if (isKnown) own.settle(key);
  store.setState({
    lines,
    agreed,
    terms,
    confirmed: null,
    sync: "in-sync",
    failure: null,
    removed: null,
    ...NO_CHANGES,
  });
  if (isKnown) parts.share.keep(false);
  else parts.change({});
  parts.tabs.current.publish(store.getState());
}
