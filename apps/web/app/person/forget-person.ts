import { browserStorage, QUEUE_NAME } from "../browser-storage.ts";
import { PERSON_NAME } from "./page-half.ts";

/** In the tab: that somebody was signed out here, which the next page says. */
export const SAID_NAME = "signed-out";

/** What begins so is ours: carts, what was filled in, keys of checkouts, the last order. */
const OWN_NAMES = "comptoir-";

/** Forgets all that this browser and this tab keep of whoever was signed in. Other tabs hear of it. people#logout, promises#promise-37. */
export function forgetPerson(): void {
  const { tab, browser } = browserStorage();
  globalThis.indexedDB?.deleteDatabase(QUEUE_NAME);
  for (const storage of [tab, browser]) {
    if (storage === null) continue;
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
    for (const name of names) if (name === PERSON_NAME || name.startsWith(OWN_NAMES)) storage.removeItem(name);
  }
}
