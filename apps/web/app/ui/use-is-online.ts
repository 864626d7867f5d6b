import { useSyncExternalStore } from "react";

/**
 * Returns whether the browser reports a network. Skip prefetching while offline: if a prefetch fails, the router
 * reloads the whole page, which would fail as well.
 */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  );
}

/** Resolves once the browser reports a network; immediately if it already does. */
export function whenOnline(): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => addEventListener("online", () => resolve(), { once: true }));
}

function followNetwork(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}
