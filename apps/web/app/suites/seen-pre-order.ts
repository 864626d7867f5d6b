import type { Id } from "@comptoir/ordering";
import { browserStorage, readStorage, writeStorage } from "../browser-storage.ts";

const nameOf = (place: Id) => `comptoir-pre-order ${place}`;

/**
 * Keeps which version of a suite's pre-order a cart was made from, 0 for none, as long as the cart is about it: a diner who orders later than
 * another is told, also after a reload. A cart that has just been rebuilt is made from the version that is there now. suites#modify.
 */
export function keepSeenVersion(place: Id, version: number, { isRebuilt }: { readonly isRebuilt: boolean }): void {
  if (isRebuilt || seenVersion(place) === null) writeStorage(browserStorage().browser, nameOf(place), String(version));
}

/** The version that the cart was made from; null where none is kept. */
export function seenVersion(place: Id): number | null {
  const kept = readStorage(browserStorage().browser, nameOf(place));
  return kept !== null && /^\d{1,9}$/.test(kept) ? Number(kept) : null;
}

/** The order was placed, or the cart is to be made anew. */
export function forgetSeenVersion(place: Id): void {
  writeStorage(browserStorage().browser, nameOf(place), null);
}
