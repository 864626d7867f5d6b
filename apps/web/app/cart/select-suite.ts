import type { Id } from "@comptoir/ordering";
import { browserStorage, readStorage, writeStorage } from "../browser-storage.ts";
import { cartName, draftName } from "./cart-scope.ts";

const SELECTED = "comptoir-suite";

/**
 * Records the suite that this tab orders for, by its storage scope; null for none. If the suite changes,
 * deletes the carts and checkout fields of both suites, so that the new order starts empty. Returns whether
 * the tab has switched to another suite. suites#selecting.
 */
export function selectSuite(place: Id | null): boolean {
  const { tab, browser } = browserStorage();
  const before = readStorage(tab, SELECTED);
  const selected = place === null ? null : String(place);
  if (before === selected) return false;
  writeStorage(tab, SELECTED, selected);
  // The tab's first suite keeps its cart, which another tab may have begun.
  if (before === null) return false;
  for (const left of [before, selected]) {
    if (left === null) continue;
    writeStorage(tab, draftName(left), null);
    writeStorage(browser, cartName(left), null);
  }
  return selected !== null;
}
