import type { Id } from "@comptoir/ordering";
import { browserStorage, readStorage, writeStorage } from "../browser-storage.ts";

const nameOf = (place: Id) => `comptoir-pre-order ${place}`;

/**
 * Stores the version of the pre-order that the cart started from, 0 for none. The submit sends it, so that
 * the server detects a change by another diner. A rebuilt cart takes the current version. suites#modify.
 */
export function keepSeenVersion(place: Id, version: number, { isRebuilt }: { readonly isRebuilt: boolean }): void {
  if (isRebuilt || seenVersion(place) === null) writeStorage(browserStorage().browser, nameOf(place), String(version));
}

export function seenVersion(place: Id): number | null {
  const kept = readStorage(browserStorage().browser, nameOf(place));
  return kept !== null && /^\d{1,9}$/.test(kept) ? Number(kept) : null;
}

/** Called when the order is placed, or the cart starts over. */
export function forgetSeenVersion(place: Id): void {
  writeStorage(browserStorage().browser, nameOf(place), null);
}
