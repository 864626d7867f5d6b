import { useEffect, useState } from "react";
import { KEPT_AT_META } from "./cache-names.ts";
import type { MenuToKeep } from "./kept-menus.ts";
import { NetworkNotices } from "./network-notices.tsx";

/** The longest wait for an idle page, in ms. */
const IDLE_WITHIN_MS = 3_000;

/** Wait after the load event where `requestIdleCallback` is missing, in ms. */
const WITHOUT_IDLE_CALLBACK_MS = 500;

/**
 * Starts the offline support once the page is loaded and idle, so that it does not delay the first view.
 * screens#no-network.
 *
 * @param menu the menu of the visited restaurant; null elsewhere.
 */
export function Network({ menu }: { readonly menu: MenuToKeep | null }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => onceIdle(() => setIsDue(true)), []);
  return isDue ? <NetworkNotices menu={menu} /> : null;
}

/**
 * Runs `work` when the page is idle, or at once if the page is offline or came from the cache. Returns a
 * function that cancels it.
 */
function onceIdle(work: () => void): () => void {
  const isNeeded = !navigator.onLine || document.querySelector(`meta[name="${KEPT_AT_META}"]`) !== null;
  if (isNeeded) {
    work();
    return () => {};
  }
  let isCancelled = false;
  const run = () => {
    if (!isCancelled) work();
  };
  const wait = () => {
    // Safari has no `requestIdleCallback`.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: IDLE_WITHIN_MS });
    else setTimeout(run, WITHOUT_IDLE_CALLBACK_MS);
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return () => {
    isCancelled = true;
    removeEventListener("load", wait);
  };
}
