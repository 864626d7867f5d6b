import type { DestinationDraft, Id } from "@comptoir/ordering";

/**
 * Where a browser keeps a cart and what belongs to it: by its restaurant, or, of a cart that is to replace an order there or is a suite's, by
 * both, so that neither takes the place of the other. ordering#change-by-guest, suites#selecting.
 */
export function cartPlace(
  restaurantId: Id,
  { changeId, destination }: { readonly changeId: string | null; readonly destination: DestinationDraft },
): Id {
  const suiteId = suiteOf(destination);
  if (changeId !== null) return `${restaurantId} ${changeId}`;
  return suiteId === null ? restaurantId : `${restaurantId} suite ${suiteId}`;
}

/** The suite that an order goes to; null for any other. suites#suite-order. */
export function suiteOf(destination: DestinationDraft): string | null {
  return destination.kind === "suite" ? destination.eventSuiteId : null;
}

/** The name of a restaurant's cart in this browser: of the page's own copy, and of the channel between its tabs. */
export const cartName = (place: Id) => `comptoir-cart ${place}`;

/** The name of what is filled in at a checkout, in the tab. */
export const draftName = (place: Id) => `comptoir-checkout ${place}`;

/** The channel between the tabs of one restaurant; null where a browser has none. */
export function openCartChannel(place: Id): BroadcastChannel | null {
  return typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(cartName(place));
}
