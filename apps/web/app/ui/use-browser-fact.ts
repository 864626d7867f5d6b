import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Returns a constant that only the browser knows; false on the server and until hydration. */
export function useBrowserFact(read: () => boolean): boolean {
  return useSyncExternalStore(neverChanges, read, () => false);
}

export function useIsHydrated(): boolean {
  return useBrowserFact(() => true);
}
