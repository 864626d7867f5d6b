import { type CartLine, formatCartLines, type Id, parseCartLines } from "@comptoir/ordering";
import { type BrowserStorage, browserStorage, readStorage, writeStorage } from "../browser-storage.ts";
import { ownOrders } from "./own-orders.ts";

/** The idempotency key of a restaurant's checkout, as the browser keeps it. */
export type CheckoutKey = {
  /**
   * The key: made once for the cart, which the browser's tabs share, and the same after a reload. So two tabs that send the
   * same cart at once make one order, and the next tab goes on where a closed one stopped. payment#idempotency-key.
   */
  readonly current: () => string;
  /**
   * Remembers what is sent with a key, before it is. False where the key is the cart's no more: another tab has ordered, so that the cart
   * is another, too.
   */
  readonly markSent: (key: string, lines?: readonly CartLine[]) => boolean;
  /** The key of a checkout that was sent and not answered; null when there is none, or it is so old that the key is gone. */
  readonly unanswered: () => string | null;
  /** What was last sent with a key; null where nothing was. A request that was given up may still arrive. */
  readonly sentWith: (key: string) => readonly CartLine[] | null;
  /**
   * The server has answered. The key stays the checkout's own. `isOneLost`: a request with it was given up, which may arrive after this answer.
   */
  readonly markAnswered: (that: { readonly isOneLost: boolean }) => void;
  /** The key of a checkout that may be an order, or become one: not answered, or answered while a request of it may still arrive. */
  readonly mayStand: () => string | null;
  /**
   * The cart takes a key back with its lines, of which a request may still arrive: the next checkout asks for it first. Where another
   * checkout is on its way, that one's key stays.
   */
  readonly takeBack: (key: string, lines: readonly CartLine[]) => void;
  /** The checkout is over; the next one gets a key of its own. False where it was over already: what follows of it is done once. */
  readonly end: (key?: string) => boolean;
};

/** Keys live at least this long on the server. payment#key-lifetime. */
const KEY_LIFE_MS = 24 * 60 * 60 * 1000;

type Sent = {
  readonly key: string;
  readonly at: number;
  readonly lines: readonly CartLine[];
  readonly isAnswered: boolean;
  readonly isOneLost: boolean;
};

/** The key of a restaurant's checkout in this browser. `storage` is asked for when a key is, which is never on the server. */
export function checkoutKey(
  place: Id,
  storage: () => Pick<BrowserStorage, "browser"> = browserStorage,
  { makeKey = makeUuid, now = Date.now } = {},
): CheckoutKey {
  const keyName = `comptoir-checkout-key ${place}`;
  const sentName = `comptoir-checkout-pending ${place}`;
  const own = ownOrders(place, storage);
  // Where the browser keeps nothing, the page does.
  const unkept = new Map<string, string>();
  const read = (name: string) => readStorage(storage().browser, name) ?? unkept.get(name) ?? null;
  const write = (name: string, text: string | null) => {
    if (writeStorage(storage().browser, name, text) || text === null) unkept.delete(name);
    else unkept.set(name, text);
  };
  const readSent = () => parseSent(read(sentName));
  const writeSent = ({ lines, ...sent }: Sent) =>
    write(sentName, JSON.stringify({ ...sent, lines: formatCartLines(lines) }));
  /** What was sent and is remembered, while the server knows its key. */
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
      writeSent({ key, at: now(), lines, isAnswered: false, isOneLost: before?.key === key && before.isOneLost });
      return true;
    },
    unanswered() {
      const sent = recentSent();
      return sent?.isAnswered === false ? sent.key : null;
    },
    mayStand() {
      const sent = recentSent();
      return sent !== null && (!sent.isAnswered || sent.isOneLost) ? sent.key : null;
    },
    takeBack(key, lines) {
      if (this.mayStand() !== null) return;
      write(keyName, key);
      writeSent({ key, at: now(), lines, isAnswered: true, isOneLost: true });
    },
    sentWith(key) {
      const sent = readSent();
      return sent?.key === key ? sent.lines : null;
    },
    markAnswered({ isOneLost }) {
      const sent = readSent();
      if (sent) writeSent({ ...sent, isAnswered: true, isOneLost: isOneLost || sent.isOneLost });
    },
    end(key) {
      if (key !== undefined && read(keyName) !== key) return false;
      // At once, so that two tabs never make one each.
      write(keyName, makeKey());
      write(sentName, null);
      return true;
    },
  };
}

function parseSent(text: string | null): Sent | null {
  try {
    const { key, at, lines, isAnswered, isOneLost } = JSON.parse(text ?? "null") as Record<string, unknown>;
    if (typeof key !== "string" || typeof at !== "number") return null;
    const sent = { key, at, lines: parseCartLines(lines) ?? [] };
    return { ...sent, isAnswered: isAnswered === true, isOneLost: isOneLost === true };
  } catch {
    return null;
  }
}

/** A UUID, also on a plain-http address of the local network, where browsers keep `randomUUID` from pages. */
export function makeUuid(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
