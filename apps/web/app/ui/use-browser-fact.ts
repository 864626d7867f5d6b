import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** A fact that only the browser knows and that does not change; false on the server and until the page is hydrated. */
export function useBrowserFact(read: () => boolean): boolean {
  return useSyncExternalStore(neverChanges, read, () => false);
}

/** Whether the page is hydrated, so that its scripts answer a press. */
export function useIsHydrated(): boolean {
  return useBrowserFact(() => true);
}
