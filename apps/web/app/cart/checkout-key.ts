import { type CartLine, formatCartLines, type Id, parseCartLines } from "@comptoir/ordering";
import { type BrowserStorage, browserStorage, readStorage, writeStorage } from "../browser-storage.ts";
import { makeUuid } from "../make-uuid.ts";
import { ownOrders } from "./own-orders.ts";

/** The idempotency key of a cart's checkout, with the lines that were sent with it, in browser storage. */
export type CheckoutKey = {
  /**
   * Returns the key, and creates it if needed. The key survives a reload. All tabs share it, so two tabs that
   * submit the same cart place one order. payment#idempotency-key.
   */
  readonly current: () => string;
  /**
   * Records the lines before they are sent with `key`. Returns false if `key` is not the checkout's key any
   * more, because another tab has placed an order.
   */
  readonly markSent: (key: string, lines?: readonly CartLine[]) => boolean;
  /** Returns the key of a request without an answer; null if there is none, or the key has expired. */
  readonly unanswered: () => string | null;
  /**
   * Returns the lines last sent with `key`, null if none. They are kept after an answer, because an aborted
   * request may still arrive at the server.
   */
  readonly sentWith: (key: string) => readonly CartLine[] | null;
  /**
   * Records that the server has answered; the key stays. `hasLostRequest`: an aborted request with the same
   * key may arrive at the server after this answer.
   */
  readonly markAnswered: (that: { readonly hasLostRequest: boolean }) => void;
  /**
   * Returns the key whose order may exist: its request has no answer, or an aborted request may still arrive.
   * Null for none, or if the key has expired.
   */
  readonly possiblyPlacedKey: () => string | null;
  /**
   * Makes `key` the checkout's key again, because an aborted request with it may still arrive. The next
   * checkout then looks up the key's order first. No effect if `possiblyPlacedKey` is not null.
   */
  readonly takeBack: (key: string, lines: readonly CartLine[]) => void;
  /**
   * Ends the checkout; the next one gets a new key. Returns false if `key` is not the current key, so that of
   * several tabs only one acts on the end.
   */
  readonly end: (key?: string) => boolean;
};

/** The server keeps keys for at least this time, in ms. payment#key-lifetime. */
const KEY_LIFE_MS = 24 * 60 * 60 * 1000;

type Sent = {
  readonly key: string;
  readonly at: number;
  readonly lines: readonly CartLine[];
  readonly isAnswered: boolean;
  readonly hasLostRequest: boolean;
};

/** `storage` is called on first use, never while the server renders. */
export function checkoutKey(
  place: Id,
  storage: () => Pick<BrowserStorage, "browser"> = browserStorage,
  { makeKey = makeUuid, now = Date.now } = {},
): CheckoutKey {
  const keyName = `comptoir-checkout-key ${place}`;
  const sentName = `comptoir-checkout-pending ${place}`;
  const own = ownOrders(place, storage);
  // Fallback without browser storage: the page's memory.
  const inMemory = new Map<string, string>();
  const read = (name: string) => readStorage(storage().browser, name) ?? inMemory.get(name) ?? null;
  const write = (name: string, text: string | null) => {
    if (writeStorage(storage().browser, name, text) || text === null) inMemory.delete(name);
    else inMemory.set(name, text);
  };
  const readSent = () => parseSent(read(sentName));
  const writeSent = ({ lines, ...sent }: Sent) =>
    write(sentName, JSON.stringify({ ...sent, lines: formatCartLines(lines) }));
  /** Returns null once the server may have deleted the key. */
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
      // Create the next key here: two tabs that create it later could create one each.
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
