import { useEffect, useState } from "react";
import { KEPT_AT_META } from "./cache-names.ts";
import type { MenuToKeep } from "./kept-menus.ts";
import { NetworkNotices } from "./network-notices.tsx";

/** The maximum wait for the page to become idle. */
const IDLE_WITHIN_MS = 3_000;

/**
 * Loads the offline support and its notices once the page is loaded and idle, so that the first view is not
 * delayed. screens#no-network.
 *
 * @param menu the menu of the visited restaurant; null elsewhere.
 */
export function Network({ menu }: { readonly menu: MenuToKeep | null }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => onceIdle(() => setIsDue(true)), []);
  return isDue ? <NetworkNotices menu={menu} /> : null;
}

/**
 * Runs `work` when the page is idle; immediately if it is offline or came from the cache. Returns a function
 * that removes the load listener.
 */
function onceIdle(work: () => void): () => void {
  const isNeeded = !navigator.onLine || document.querySelector(`meta[name="${KEPT_AT_META}"]`) !== null;
  if (isNeeded) work();
  // Safari has no `requestIdleCallback`.
  const wait = () => (globalThis.requestIdleCallback ?? setTimeout)(work, { timeout: IDLE_WITHIN_MS } as never);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return () => removeEventListener("load", wait);
}
