import type { DestinationDraft, Id } from "@comptoir/ordering";

/**
 * Returns the storage scope of a cart: its restaurant. A cart that replaces an order, or belongs to a suite, has
 * a scope of its own, so that no cart overwrites another. ordering#change-by-guest, suites#selecting.
 */
export function cartScope(
  restaurantId: Id,
  { changeId, destination }: { readonly changeId: string | null; readonly destination: DestinationDraft },
): Id {
  const suiteId = suiteOf(destination);
  if (changeId !== null) return `${restaurantId} ${changeId}`;
  return suiteId === null ? restaurantId : `${restaurantId} suite ${suiteId}`;
}

/** Returns the id of the suite that an order goes to; null for any other destination. suites#suite-order. */
export function suiteOf(destination: DestinationDraft): string | null {
  return destination.kind === "suite" ? destination.eventSuiteId : null;
}

/** Returns the name under which a cart's copy is stored; the tabs' broadcast channel has the same name. */
export const cartName = (place: Id) => `comptoir-cart ${place}`;

/** Returns the name under which the tab stores the checkout's fields. */
export const draftName = (place: Id) => `comptoir-checkout ${place}`;

/** Opens the broadcast channel between the tabs of one cart; null where the browser does not support it. */
export function openCartChannel(place: Id): BroadcastChannel | null {
  return typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(cartName(place));
}
