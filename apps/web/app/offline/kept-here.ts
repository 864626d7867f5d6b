import { slugOfPath } from "./cache-names.ts";
import { keptPageAt } from "./kept-page.ts";

let isKept = false;

export function setMenuCached(kept: boolean): void {
  isKept = kept;
}

/**
 * Returns whether this restaurant's screens open offline: its menu is cached, or the current page came from the
 * cache.
 */
export function canGoOnWithoutNetwork(): boolean {
  return isKept || keptPageAt(slugOfPath(location.pathname)) !== null;
}
