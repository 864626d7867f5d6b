import type { Id } from "@comptoir/ordering";
import { browserStorage, readStorage } from "../browser-storage.ts";

/** The name of a restaurant's cart in this browser: of the page's own copy, and of the channel between its tabs. */
export const cartName = (restaurantId: Id) => `comptoir-cart ${restaurantId}`;

/** Whether this browser has a copy of a cart, whatever it is worth. */
export function hasCartCopy(restaurantId: Id): boolean {
  return readStorage(browserStorage().browser, cartName(restaurantId)) !== null;
}

/** The channel between the tabs of one restaurant; null where a browser has none. */
export function openCartChannel(restaurantId: Id): BroadcastChannel | null {
  return typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(cartName(restaurantId));
}
