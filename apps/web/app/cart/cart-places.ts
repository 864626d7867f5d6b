import type { Id } from "@comptoir/ordering";
import { browserStorage, readStorage } from "../browser-storage.ts";

/**
 * Where a browser keeps a cart and what belongs to it: by its restaurant, or, of a cart that is to replace an order there, by both, so that
 * neither takes the place of the other. ordering#change-by-guest.
 */
export function cartPlace(restaurantId: Id, changeId: string | null): Id {
  return changeId === null ? restaurantId : `${restaurantId} ${changeId}`;
}

/** The name of a restaurant's cart in this browser: of the page's own copy, and of the channel between its tabs. */
export const cartName = (place: Id) => `comptoir-cart ${place}`;

/** Whether this browser has a copy of a cart, whatever it is worth. */
export function hasCartCopy(place: Id): boolean {
  return readStorage(browserStorage().browser, cartName(place)) !== null;
}

/** The channel between the tabs of one restaurant; null where a browser has none. */
export function openCartChannel(place: Id): BroadcastChannel | null {
  return typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(cartName(place));
}
