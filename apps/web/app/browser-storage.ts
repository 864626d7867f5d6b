/**
 * The name of the IndexedDB database of queued orders. The `localStorage` entry of the same name tells
 * whether the database may hold any orders; pages check that entry first.
 */
export const QUEUE_NAME = "comptoir-queue";
/**
 * The event that announces a changed queue within its own page. Other pages receive the browser's `storage`
 * event.
 */
export const QUEUE_CHANGED = "comptoir-queue-changed";

/**
 * The browser's storage: `tab` lasts until the tab is closed, `browser` persists. Null where the browser
 * blocks access.
 */
export type BrowserStorage = { readonly tab: Storage | null; readonly browser: Storage | null };

/** Returns the storage of this browser. For browser code only: the server has no storage. */
export function browserStorage(): BrowserStorage {
  const open = (name: "sessionStorage" | "localStorage") => {
    try {
      return globalThis[name];
    } catch {
      return null;
    }
  };
  return { tab: open("sessionStorage"), browser: open("localStorage") };
}

/** Reads the text under a name; null if there is none. */
export function readStorage(storage: Storage | null, name: string): string | null {
  try {
    return storage?.getItem(name) ?? null;
  } catch {
    return null;
  }
}

/**
 * Stores a text under a name; null removes it. Never throws, even if the storage is full or blocked. Returns
 * whether the text was stored.
 */
export function writeStorage(storage: Storage | null, name: string, text: string | null): boolean {
  try {
    if (text === null) storage?.removeItem(name);
    else storage?.setItem(name, text);
    return storage != null;
  } catch {
    // Stored values only save work after a reload; every page works without them.
    return false;
  }
}
