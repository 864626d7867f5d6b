import { browserStorage, QUEUE_NAME } from "../browser-storage.ts";
import { PERSON_NAME } from "../session/page-half.ts";

/** In the tab: that a person was signed out here, which the next page says. */
export const SAID_NAME = "signed-out";

/** What begins so is ours: carts, what was filled in, keys of checkouts, the last order. */
export const OWN_NAMES = "comptoir-";

/** What a guest leaves so: what was filled in at checkouts, and the way back to the last order. */
const GUEST_NAMES = ["comptoir-checkout ", "comptoir-last-order "] as const;

/** Forgets all that this browser and this tab keep of the person who was signed in. Other tabs hear of it. people#logout, promises#promise-37. */
export function forgetPerson(): void {
  globalThis.indexedDB?.deleteDatabase(QUEUE_NAME);
  removeNames((name) => name === PERSON_NAME || name.startsWith(OWN_NAMES));
}

/** Forgets what this browser keeps of a guest who was here before the signed-in person. people#guest-orders. */
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
