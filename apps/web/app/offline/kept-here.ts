import { slugOfPath } from "./cache-names.ts";
import { keptPageAt } from "./kept-page.ts";

let isKept = false;

/** Notes that the menu of this page's restaurant is kept in this browser, or that it is not. */
export function noteKept(kept: boolean): void {
  isKept = kept;
}

/** Whether the screens of this page's restaurant open without a network: they are kept, as the page that was opened may be itself. */
export function canGoOnWithoutNetwork(): boolean {
  return isKept || keptPageAt(slugOfPath(location.pathname)) !== null;
}
