import { type CartLine, formatCartLines, type Id, parseCartLines } from "@comptoir/ordering";
import { type BrowserStorage, browserStorage, readStorage, writeStorage } from "../browser-storage.ts";
import { makeUuid } from "../make-uuid.ts";
import { ownOrders } from "./own-orders.ts";

/** The idempotency key of a restaurant's checkout, as stored in the browser. */
export type CheckoutKey = {
  /**
   * Returns the key, creating it if needed. It survives a reload, and all tabs of the browser share it: two tabs
   * that submit the same cart place one order. payment#idempotency-key.
   */
  readonly current: () => string;
  /**
   * Records the lines before they are sent with a key. Returns false if the key is no longer the cart's: another
   * tab has placed an order, so the cart has changed as well.
   */
  readonly markSent: (key: string, lines?: readonly CartLine[]) => boolean;
  /** Returns the key of a checkout that was sent and not answered; null if there is none, or the key has expired. */
  readonly unanswered: () => string | null;
  /**
   * Returns the lines last sent with a key, even after an answer, because an aborted request may still arrive.
   * Null if none were sent.
   */
  readonly sentWith: (key: string) => readonly CartLine[] | null;
  /**
   * Records that the server has answered; the checkout keeps its key. `hasLostRequest`: a request with the key was
   * aborted, and may arrive after this answer.
   */
  readonly markAnswered: (that: { readonly hasLostRequest: boolean }) => void;
  /**
   * Returns the key of a checkout that is or may become an order: it has no answer, or an aborted request may
   * still arrive.
   */
  readonly possiblyPlacedKey: () => string | null;
  /**
   * Restores a key with its lines for the next checkout, because a request with the key may still arrive. That
   * checkout first looks up the key's order. A checkout in progress that may be placed keeps its own key.
   */
  readonly takeBack: (key: string, lines: readonly CartLine[]) => void;
  /**
   * Ends the checkout; the next one gets a new key. Returns false if it has already ended, so that callers act
   * once.
   */
  readonly end: (key?: string) => boolean;
};

/** Minimum lifetime of keys on the server, in ms. payment#key-lifetime. */
const KEY_LIFE_MS = 24 * 60 * 60 * 1000;

type Sent = {
  readonly key: string;
  readonly at: number;
  readonly lines: readonly CartLine[];
  readonly isAnswered: boolean;
  readonly hasLostRequest: boolean;
};

/**
 * Creates the checkout key of a restaurant in this browser. `storage` is opened on first use, so never on the
 * server.
 */
export function checkoutKey(
  place: Id,
  storage: () => Pick<BrowserStorage, "browser"> = browserStorage,
  { makeKey = makeUuid, now = Date.now } = {},
): CheckoutKey {
  const keyName = `comptoir-checkout-key ${place}`;
  const sentName = `comptoir-checkout-pending ${place}`;
  const own = ownOrders(place, storage);
  // The fallback where browser storage is unavailable: the page's memory.
  const inMemory = new Map<string, string>();
  const read = (name: string) => readStorage(storage().browser, name) ?? inMemory.get(name) ?? null;
  const write = (name: string, text: string | null) => {
    if (writeStorage(storage().browser, name, text) || text === null) inMemory.delete(name);
    else inMemory.set(name, text);
  };
  const readSent = () => parseSent(read(sentName));
  const writeSent = ({ lines, ...sent }: Sent) =>
    write(sentName, JSON.stringify({ ...sent, lines: formatCartLines(lines) }));
  /** Returns the checkout that was sent last; null once the server may have forgotten its key. */
  const recentSent = () => {
    const sent = readSent();
    return sent !== null && now() - sent.at < KEY_LIFE_MS ? sent : null;
  };
  return {
    current() {
      const known = read(keyName) ?? makeKey();
      write(keyName, known);
      return known;
    },
    markSent(key, lines = []) {
      if ((read(keyName) ?? key) !== key) return false;
      write(keyName, key);
      const before = readSent();
      own.add(key);
      writeSent({
        key,
        at: now(),
        lines,
        isAnswered: false,
        hasLostRequest: before?.key === key && before.hasLostRequest,
      });
      return true;
    },
    unanswered() {
      const sent = recentSent();
      return sent?.isAnswered === false ? sent.key : null;
    },
    possiblyPlacedKey() {
      const sent = recentSent();
      return sent !== null && (!sent.isAnswered || sent.hasLostRequest) ? sent.key : null;
    },
    takeBack(key, lines) {
      if (this.possiblyPlacedKey() !== null) return;
      write(keyName, key);
      writeSent({ key, at: now(), lines, isAnswered: true, hasLostRequest: true });
    },
    sentWith(key) {
      const sent = readSent();
      return sent?.key === key ? sent.lines : null;
    },
    markAnswered({ hasLostRequest }) {
      const sent = readSent();
      if (sent) writeSent({ ...sent, isAnswered: true, hasLostRequest: hasLostRequest || sent.hasLostRequest });
    },
    end(key) {
      if (key !== undefined && read(keyName) !== key) return false;
      // Create the next key immediately: otherwise two tabs could create one each.
      write(keyName, makeKey());
      write(sentName, null);
      return true;
    },
  };
}

function parseSent(text: string | null): Sent | null {
  try {
    const { key, at, lines, isAnswered, hasLostRequest } = JSON.parse(text ?? "null") as Record<string, unknown>;
    if (typeof key !== "string" || typeof at !== "number") return null;
    const sent = { key, at, lines: parseCartLines(lines) ?? [] };
    return { ...sent, isAnswered: isAnswered === true, hasLostRequest: hasLostRequest === true };
  } catch {
    return null;
  }
}
