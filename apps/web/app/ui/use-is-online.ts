import { useSyncExternalStore } from "react";

/**
 * Whether there is a network, as far as the browser knows. What is fetched ahead is not without one: the router loads the whole
 * page anew where a part of it fails, and there would be none.
 */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  );
}

/** Resolves once there is a network; at once where the browser says that there is. */
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
