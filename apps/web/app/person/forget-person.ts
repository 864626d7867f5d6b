import { browserStorage, QUEUE_NAME } from "../browser-storage.ts";
import { PERSON_NAME } from "../session/page-half.ts";

/** Set in the tab when its person was signed out; the next page shows a message. */
export const SIGNED_OUT_FLAG = "signed-out";

/** The prefix of the site's storage keys: carts, checkout fields, idempotency keys, the last order. */
export const STORAGE_PREFIX = "comptoir-";

/** Storage keys with a guest's data: checkout fields, allergies and the last order. */
const GUEST_NAMES = ["comptoir-checkout ", "comptoir-allergies", "comptoir-last-order "] as const;

/**
 * Deletes all data of the signed-out person in this browser and tab. Other tabs receive storage events.
 * people#logout, promises#promise-37.
 */
export function forgetPerson(): void {
  globalThis.indexedDB?.deleteDatabase(QUEUE_NAME);
  removeNames((name) => name === PERSON_NAME || name.startsWith(STORAGE_PREFIX));
}

/** Deletes the data of the guest who used this browser before the person signed in. people#guest-orders. */
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
