import { isSameCart } from "./cart-agreed.ts";
import { type CartCopy, readCartCopy, readSharedCart } from "./cart-copy.ts";
import type { CartParts } from "./cart-parts.ts";
import { type CartReading, priceAgain } from "./cart-reading.ts";
import type { CartSeed } from "./cart-seed.ts";
import { joinCartTabs } from "./cart-tabs.ts";
import { joinDishes } from "./known-dish.ts";
import { onPageReturn } from "./on-page-return.ts";

/**
 * Starts a page's cart in the browser. Returns a function that stops it. ordering#cart-tabs.
 *
 * @param saved the cart that the server sent with the page; null if it sent none, or the page comes from
 * the offline cache
 */
export function startCart(parts: CartParts, reading: CartReading, saved: CartSeed["saved"]): () => void {
  const { store, sync, tabs, past, key } = parts;
  if (saved === null) store.setState({ isServerCartUnknown: true });
  tabs.current = joinCartTabs(key, (told) => hear(parts, told));
  resume(parts, reading, saved);
  const endReturns = onPageReturn({
    onOnline: () => {
      const { sync: state, isServerCartUnknown } = store.getState();
      if (isServerCartUnknown) void reading.read();
      else if (state === "offline") sync.askNow();
    },
    onRestored: () => void reading.read(),
    onVisible: () => {
      if (parts.calls.isShared()) void reading.read({ isReturn: true });
    },
  });
  return () => {
    endReturns();
    past.forget(readCartCopy(key));
    sync.stop();
    tabs.current.close();
  };
}

function hear(parts: CartParts, told: CartCopy | null): void {
  // Prefer the copy in browser storage, because a message may be older. An empty cart has no copy, so its
  // agreed version comes from the message.
  const cart = readSharedCart(parts.key) ?? told;
  if (cart === null) return;
  const isChanged = parts.share.catchUp(cart);
  if (told !== null && isSameCart(told.lines, cart.lines)) parts.share.catchUp(told);
  if (cart.unsaved) parts.sync.ask();
  else if (isChanged) priceAgain(parts);
}

/**
 * Chooses the lines that the cart starts with: the page's, the browser's copy, or either with a past order
 * added.
 */
function resume(parts: CartParts, reading: CartReading, saved: CartSeed["saved"]): void {
  const { store, sync, share, past, own, key } = parts;
  const copy = readCartCopy(key);
  const again = saved?.again;
  const isTaken = saved?.taken?.some((orderKey) => own.has(orderKey)) ?? false;
  const goesOn = copy !== null && (copy.unsaved || saved === null || (again && copy.joined === again.id));
  share.begin(readSharedCart(key)?.lines ?? []);
  if (goesOn) store.setState({ agreed: copy.agreed });
  else if (!again && !isTaken) share.compare(copy);
  if (copy) store.setState(({ dishes }) => ({ dishes: joinDishes(copy.dishes, dishes) }));
  if (!again) past.forget(copy);
  if (again) parts.change(past.join(again, copy));
  // The server lacks the copy's changes, or could not send its cart.
  else if (copy && (copy.unsaved || saved === null)) parts.change({ lines: copy.lines });
  // The page may be outdated: it was requested during a save, or comes from the browser's cache. Pricing its
  // lines would save them again.
  else if (!isSameCart(copy?.lines ?? [], store.getState().lines) || isTaken) void reading.read();
  else if (store.getState().lines.length > 0) sync.askNow();
  else if (store.getState().isServerCartUnknown) void reading.read();
}
