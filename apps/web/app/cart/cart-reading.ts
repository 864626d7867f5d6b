import { parseServerCart, putBackOwn, type ServerCart } from "./cart-agreed.ts";
import { readSharedCart } from "./cart-copy.ts";
import type { CartParts } from "./cart-parts.ts";
import { suiteOf } from "./cart-scope.ts";

export type CartReading = {
  /**
   * Replaces the page's lines by the server's saved cart. If the page has unsaved changes, saves them
   * instead. `isReturn`: the page returned to the foreground. The page then stays as it is if the server has
   * no saved cart, or one of the same version.
   */
  readonly read: (how?: { readonly isReturn?: boolean }) => Promise<void>;
  /** The read in progress, until its lines are applied; null for none. */
  readonly inFlight: () => Promise<void> | null;
};

/** Creates the function that reads the server's saved cart. ordering#cart-version. */
export function createCartReading(parts: CartParts): CartReading {
  let inFlight: Promise<void> | null = null;
  return {
    read: (how = {}) => {
      const request = readSaved(parts, how).finally(() => {
        if (inFlight === request) inFlight = null;
      });
      inFlight = request;
      return request;
    },
    inFlight: () => inFlight,
  };
}

async function readSaved(parts: CartParts, { isReturn = false }: { readonly isReturn?: boolean }): Promise<void> {
  const { store, calls, sync, key } = parts;
  const { latest } = parts.share;
  const { terms, lines: before } = latest();
  const { type, changeId, destination } = terms;
  const isUnsaved = () => readSharedCart(key)?.unsaved ?? false;
  // If this or another tab has an unsaved change, save it instead: the server's cart would undo it.
  if (isUnsaved()) return sync.ask();
  const result = await calls.savedCart(type, { changeId, eventSuiteId: suiteOf(destination) });
  if (latest().lines !== before || isUnsaved()) return sync.ask();
  if (!result.ok) return;
  const theirs = parseServerCart(result.answer);
  const { version = null } = result.answer;
  if (theirs === null || (isReturn && (version === null || version === store.getState().agreed?.version))) return;
  adopt(parts, theirs);
  if (result.answer.dropped.length > 0) store.setState({ dropped: result.answer.dropped });
}

/** Replaces the page's lines by the server's, and prices them with this page's terms. */
function adopt(parts: CartParts, theirs: ServerCart): void {
  const { version, lines: kept } = theirs;
  const lines = putBackOwn(theirs, parts.own);
  const next = { lines, agreed: { version, lines: kept }, removed: null, isServerCartUnknown: false };
  if (lines === kept) {
    parts.store.setState(next);
    parts.share.keep(false);
    priceAgain(parts);
  } else {
    parts.change(next);
  }
}

/**
 * Merges the lines that the browser's tabs share into the page, and prices them. Returns whether the page's
 * lines changed.
 */
export function catchUpWithTabs(parts: CartParts): boolean {
  const isChanged = parts.share.catchUp(readSharedCart(parts.key));
  if (isChanged) priceAgain(parts);
  return isChanged;
}

/** Prices the current lines again; an empty cart needs no call. */
export function priceAgain({ store, sync }: CartParts): void {
  if (store.getState().lines.length > 0) sync.ask();
  else store.setState({ sync: "in-sync", confirmed: null, priceChanges: [] });
}
