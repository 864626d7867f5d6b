import { browserStorage, QUEUE_NAME } from "../browser-storage.ts";
import { PERSON_NAME } from "../session/page-half.ts";

/** The tab's flag that a person was signed out in it; the next page reports it. */
export const SIGNED_OUT_FLAG = "signed-out";

/** The prefix of the site's storage names: carts, checkout fields, idempotency keys, the last order. */
export const STORAGE_PREFIX = "comptoir-";

/** The prefixes of a guest's data: checkout fields, and the last order. */
const GUEST_NAMES = ["comptoir-checkout ", "comptoir-last-order "] as const;

/**
 * Clears all data of the signed-out person in this browser and tab. Other tabs receive storage events.
 * people#logout, promises#promise-37.
 */
export function forgetPerson(): void {
  globalThis.indexedDB?.deleteDatabase(QUEUE_NAME);
  removeNames((name) => name === PERSON_NAME || name.startsWith(STORAGE_PREFIX));
}

/** Clears the data of the guest who used this browser before the person signed in. people#guest-orders. */
export function forgetGuest(): void {
  removeNames((name) => GUEST_NAMES.some((beginning) => name.startsWith(beginning)));
}

function removeNames(isRemoved: (name: string) => boolean): void {
  const { tab, browser } = browserStorage();
  for (const storage of [tab, browser]) {
    if (storage === null) continue;
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
    for (const name of names) if (isRemoved(name)) storage.removeItem(name);
  }
}
