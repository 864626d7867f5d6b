import {
  addToCart,
  type CartLine,
  changeLineQuantity,
  isRefused,
  removeLine,
  type TemporaryItem,
} from "@comptoir/ordering";
import { isUnreachable } from "../venue/api-caller.ts";
import { dishBounds, wordNoRoom } from "./dish-bounds.ts";
import { addItemBody, type JoiningCart, wordRefusal } from "./join-cart.ts";
import { dishOfLine, joinDishes, type KnownDish } from "./known-dish.ts";

/**
 * Puts an item into a cart at once, and takes it back when the server says no. What the cart itself has no room for never gets
 * in. Without a network it stays: the page goes on from its own copy. screens#adding.
 */
export function createAddAtOnce({ store, calls, maxItemsPerCart, show, change }: JoiningCart) {
  return async (dish: KnownDish, item: TemporaryItem) => {
    const { lines: before, terms, dishes: known } = store.getState();
    const dishes = joinDishes(known, [dish]);
    const menuItem = dishOfLine(dishes, item);
    const lines = addToCart(before, item, dishBounds(store.getState(), menuItem, maxItemsPerCart));
    if (isRefused(lines)) return wordNoRoom(lines.refused, menuItem);
    show({ lines, dishes });
    const joined = lines.find((line) => !before.includes(line));

    const result = await calls.addItem(addItemBody({ lines: before, terms }, item));
    if (result.ok || isUnreachable(result)) {
      change({});
      return { ok: true } as const;
    }
    change({ lines: withoutAdded(store.getState().lines, joined, item.quantity) });
    return wordRefusal(result.error);
  };
}

/** The lines as they are by now without what was added to one of them. */
function withoutAdded(lines: readonly CartLine[], joined: CartLine | undefined, quantity: number): readonly CartLine[] {
  const line = lines.find(({ orderId }) => orderId === joined?.orderId);
  if (!line) return lines;
  if (line.quantity <= quantity) return removeLine(lines, line.orderId);
  const fewer = changeLineQuantity(lines, line.orderId, line.quantity - quantity, NO_BOUNDS);
  return isRefused(fewer) ? lines : fewer;
}

/** Fewer are always allowed. */
const NO_BOUNDS = { maxItemsPerCart: null, maxQuantity: null, stock: null };
