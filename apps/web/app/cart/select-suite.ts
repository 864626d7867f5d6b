import type { Id } from "@comptoir/ordering";
import { browserStorage, readStorage, writeStorage } from "../browser-storage.ts";
import { cartName, draftName } from "./cart-places.ts";

const SELECTED = "comptoir-suite";

/**
 * Takes note of the place of the suite that this tab is ordering for, null for none, and tells whether it is another one than before: what
 * the tab and the browser kept for either is then gone, so that payment and items begin afresh. suites#selecting.
 */
export function selectSuite(place: Id | null): boolean {
  const { tab, browser } = browserStorage();
  const before = readStorage(tab, SELECTED);
  const selected = place === null ? null : String(place);
  if (before === selected) return false;
  writeStorage(tab, SELECTED, selected);
  // The first one in a tab goes on with what another tab has begun.
  if (before === null) return false;
  for (const left of [before, selected]) {
    if (left === null) continue;
    writeStorage(tab, draftName(left), null);
    writeStorage(browser, cartName(left), null);
  }
  return selected !== null;
}
