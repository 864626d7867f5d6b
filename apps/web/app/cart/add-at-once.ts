import { addToCart, isRefused, removeOrderedLines, type TemporaryItem } from "@comptoir/ordering";
import { isUnreachable } from "../venue/api-caller.ts";
import { dishBounds, wordNoRoom } from "./dish-bounds.ts";
import { addItemBody, type JoiningCart, wordRefusal } from "./join-cart.ts";
import { dishOfLine, joinDishes, type KnownDish } from "./known-dish.ts";

/**
 * Adds an item optimistically, and removes it if the server refuses it. An item that exceeds the cart's
 * limits is refused without a call. screens#adding.
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
    change({ lines: removeOrderedLines(now, [{ ...item, orderId: 0 }]) });
    return wordRefusal(result.error);
  };
}
