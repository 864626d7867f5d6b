/**
 * The name of the IndexedDB database of queued orders, and of a `localStorage` entry. Pages read the entry
 * first: without it, the database holds no orders.
 */
export const QUEUE_NAME = "comptoir-queue";
/** The event for a changed queue within the same page. Other pages receive the browser's `storage` event. */
export const QUEUE_CHANGED = "comptoir-queue-changed";

/** `tab` lasts until the tab is closed, `browser` persists. Null where the browser blocks access. */
export type BrowserStorage = { readonly tab: Storage | null; readonly browser: Storage | null };

/** For browser code only: the server has no storage. */
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

export function readStorage(storage: Storage | null, name: string): string | null {
  try {
    return storage?.getItem(name) ?? null;
  } catch {
    return null;
  }
}

/**
 * Stores `text` under `name`; null removes the entry. Never throws. Returns false if the storage is full or
 * blocked.
 */
export function writeStorage(storage: Storage | null, name: string, text: string | null): boolean {
  try {
    if (text === null) storage?.removeItem(name);
    else storage?.setItem(name, text);
    return storage != null;
  } catch {
    // A failed write is harmless: every page works without its stored values.
    return false;
  }
}
