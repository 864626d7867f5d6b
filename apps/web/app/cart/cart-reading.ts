import { parseServerCart, putBackOwn, type ServerCart } from "./cart-agreed.ts";
import { readSharedCart } from "./cart-copy.ts";
import type { CartParts } from "./cart-parts.ts";
import { suiteOf } from "./cart-scope.ts";

/** Reads the cart that the server keeps into the page. */
export type CartReading = {
  /**
   * Reads the server's saved cart into the page. `isReturn` means that the page returned to the foreground. The
   * page then stays unchanged if the server has no saved cart, or one of the same version.
   */
  readonly read: (how?: { readonly isReturn?: boolean }) => Promise<void>;
  /** The request in flight; resolves once its answer has replaced the lines. Null between requests. */
  readonly inFlight: () => Promise<void> | null;
};

/** Creates the reader of a page's cart. ordering#cart-version. */
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
  // If this or another tab has a change that the server lacks, send it instead of reading: the server's answer
  // would undo the change.
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

/** Replaces the page's lines by the server's, and prices them by this page's own terms. */
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

/** Takes over the lines that the browser's tabs share, and prices them. Returns whether the page's lines changed. */
export function catchUpWithTabs(parts: CartParts): boolean {
  const isChanged = parts.share.catchUp(readSharedCart(parts.key));
  if (isChanged) priceAgain(parts);
  return isChanged;
}

/** Asks the server to price the lines as they are now; an empty cart needs no price. */
export function priceAgain({ store, sync }: CartParts): void {
  if (store.getState().lines.length > 0) sync.ask();
  else store.setState({ sync: "in-sync", confirmed: null, priceChanges: [] });
}
