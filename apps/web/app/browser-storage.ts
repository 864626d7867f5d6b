/** The database of orders that wait for signal, and in storage that there may be some: a page looks there first. */
export const QUEUE_NAME = "comptoir-queue";
/** Said in the page that changed them; the browser's other pages hear that its storage changed. */
export const QUEUE_CHANGED = "comptoir-queue-changed";

/** Where a browser keeps text for us: until the tab is closed, or longer. Null where it does not let us. */
export type BrowserStorage = { readonly tab: Storage | null; readonly browser: Storage | null };

/** The storage of this browser. For scripts in the page; there is none on the server. */
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

/** The text under a name; null when there is none. */
export function readStorage(storage: Storage | null, name: string): string | null {
  try {
    return storage?.getItem(name) ?? null;
  } catch {
    return null;
  }
}

/**
 * Stores a text under a name, or removes it when the text is null. A full or closed storage stores nothing, without an error; tells whether
 * the text is stored.
 */
export function writeStorage(storage: Storage | null, name: string, text: string | null): boolean {
  try {
    if (text === null) storage?.removeItem(name);
    else storage?.setItem(name, text);
    return storage != null;
  } catch {
    // What is stored here saves work after a reload; every page goes on without it.
    return false;
  }
}
