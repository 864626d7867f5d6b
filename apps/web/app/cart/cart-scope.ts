import type { DestinationDraft, Id } from "@comptoir/ordering";

/**
 * Returns the storage scope of a cart, so that carts do not overwrite each other. It is the restaurant's id.
 * A cart that replaces an order, or is a suite's, has a scope of its own. ordering#change-by-guest,
 * suites#selecting.
 */
export function cartScope(
  restaurantId: Id,
  { changeId, destination }: { readonly changeId: string | null; readonly destination: DestinationDraft },
): Id {
  const suiteId = suiteOf(destination);
  if (changeId !== null) return `${restaurantId} ${changeId}`;
  return suiteId === null ? restaurantId : `${restaurantId} suite ${suiteId}`;
}

/** Returns null for any other destination. suites#suite-order. */
export function suiteOf(destination: DestinationDraft): string | null {
  return destination.kind === "suite" ? destination.eventSuiteId : null;
}

/** The `localStorage` key of a cart's copy, and the name of the tabs' broadcast channel. */
export const cartName = (place: Id) => `comptoir-cart ${place}`;

/** The `sessionStorage` key of the checkout's fields. */
export const draftName = (place: Id) => `comptoir-checkout ${place}`;

/** Returns null where the browser does not support `BroadcastChannel`. */
export function openCartChannel(place: Id): BroadcastChannel | null {
  return typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(cartName(place));
}
