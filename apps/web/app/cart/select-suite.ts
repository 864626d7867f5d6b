import type { Id } from "@comptoir/ordering";
import { browserStorage, readStorage, writeStorage } from "../browser-storage.ts";
import { cartName, draftName } from "./cart-scope.ts";

const SELECTED = "comptoir-suite";

/**
 * Records the storage scope of the suite that this tab orders for; null for none. When the suite changes, clears
 * what the tab and the browser stored for both suites, so that payment and items start empty. Returns whether
 * another suite is selected now. suites#selecting.
 */
export function selectSuite(place: Id | null): boolean {
  const { tab, browser } = browserStorage();
  const before = readStorage(tab, SELECTED);
  const selected = place === null ? null : String(place);
  if (before === selected) return false;
  writeStorage(tab, SELECTED, selected);
  // A tab's first suite continues with the cart that another tab may have begun.
  if (before === null) return false;
  for (const left of [before, selected]) {
    if (left === null) continue;
    writeStorage(tab, draftName(left), null);
    writeStorage(browser, cartName(left), null);
  }
  return selected !== null;
}
