import { useEffect, useState } from "react";
import { KEPT_AT_META } from "./cache-names.ts";
import type { MenuToKeep } from "./kept-menus.ts";
import { NetworkNotices } from "./network-notices.tsx";

/** Longer than this nothing waits for a page to become idle. */
const IDLE_WITHIN_MS = 3_000;

/**
 * What a page does for where there is no network, and what it says of it: once it is loaded and has nothing else to do, so that no first
 * view waits for it. screens#no-network.
 *
 * @param menu of the restaurant that is visited; null elsewhere.
 */
export function Network({ menu }: { readonly menu: MenuToKeep | null }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => onceIdle(() => setIsDue(true)), []);
  return isDue ? <NetworkNotices menu={menu} /> : null;
}

/** At once where there is no network, or the page itself was kept; answers how to give up. */
function onceIdle(work: () => void): () => void {
  const isNeeded = !navigator.onLine || document.querySelector(`meta[name="${KEPT_AT_META}"]`) !== null;
  if (isNeeded) work();
  // Safari has no idle time to tell of.
  const wait = () => (globalThis.requestIdleCallback ?? setTimeout)(work, { timeout: IDLE_WITHIN_MS } as never);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return () => removeEventListener("load", wait);
}
