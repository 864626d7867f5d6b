import type { DestinationDraft, Id } from "@comptoir/ordering";

const OF_GROUP = " group ";

/**
 * Returns the storage scope of a cart, so that carts do not overwrite each other. It is the restaurant's id.
 * A cart that replaces an order, or is a suite's or a group's, has a scope of its own. ordering#change-by-guest,
 * suites#selecting, table#group-send.
 */
export function cartScope(
  restaurantId: Id,
  {
    changeId,
    destination,
    groupId = null,
  }: {
    readonly changeId: string | null;
    readonly destination: DestinationDraft;
    readonly groupId?: string | null;
  },
): Id {
  if (groupId !== null) return `${restaurantId}${OF_GROUP}${groupId}`;
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

/**
 * Whether the browser keeps a copy of a cart, which its tabs share. Not of a group's: its lines are those of other people's carts,
 * and two persons' same dish must stay two lines. table#group-send.
 */
export const isCartKept = (place: Id) => !String(place).includes(OF_GROUP);

/** Returns null where the browser does not support `BroadcastChannel`, and for a cart without a copy. */
export function openCartChannel(place: Id): BroadcastChannel | null {
  return typeof BroadcastChannel === "undefined" || !isCartKept(place) ? null : new BroadcastChannel(cartName(place));
}
