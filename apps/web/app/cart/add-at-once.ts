import { addToCart, isRefused, type TemporaryItem, takeOutLines } from "@comptoir/ordering";
import { isUnreachable } from "../venue/api-caller.ts";
import { dishBounds, wordNoRoom } from "./dish-bounds.ts";
import { addItemBody, type JoiningCart, wordRefusal } from "./join-cart.ts";
import { dishOfLine, joinDishes, type KnownDish } from "./known-dish.ts";

/**
 * Puts an item into a cart at once, and takes it back when the server says no. What the cart itself has no room for never gets
 * in. Without a network it stays: the page goes on from its own copy. screens#adding.
 */
export function createAddAtOnce({ latest, calls, maxItemsPerCart, show, change }: JoiningCart) {
  return async (dish: KnownDish, item: TemporaryItem) => {
    const state = latest();
    const { lines: before, terms } = state;
    const dishes = joinDishes(state.dishes, [dish]);
    const menuItem = dishOfLine(dishes, item);
    const lines = addToCart(before, item, dishBounds(state, menuItem, maxItemsPerCart));
    if (isRefused(lines)) return wordNoRoom(lines.refused, menuItem);
    show({ lines, dishes });

    const result = await calls.addItem(addItemBody({ lines: before, terms }, item));
    const { lines: now } = latest();
    if (result.ok || isUnreachable(result)) {
      change({});
      return { ok: true } as const;
    }
    change({ lines: takeOutLines(now, [{ ...item, orderId: 0 }]) });
    return wordRefusal(result.error);
  };
}
