import type { Id } from "@comptoir/ordering";
import { type BrowserStorage, browserStorage, readStorage, writeStorage } from "../../../browser-storage.ts";

/** The idempotency key of a restaurant's checkout, as the browser keeps it. */
export type CheckoutKey = {
  /**
   * The key: made once for the cart, which the browser's tabs share, and the same after a reload. So two tabs that send the
   * same cart at once make one order, and the next tab goes on where a closed one stopped. payment#idempotency-key.
   */
  readonly current: () => string;
  /** Remembers that a checkout is sent with a key, before it is. */
  readonly markSent: (key: string) => void;
  /** The key of a checkout that was sent and not answered; null when there is none, or it is so old that the key is gone. */
  readonly unanswered: () => string | null;
  /** The server has answered. The key stays the checkout's own. */
  readonly markAnswered: () => void;
  /** The checkout is over; the next one gets a key of its own. */
  readonly end: () => void;
};

/** Keys live at least this long on the server. payment#key-lifetime. */
const KEY_LIFE_MS = 24 * 60 * 60 * 1000;

/** The key of a restaurant's checkout in this browser. `storage` is asked for when a key is, which is never on the server. */
export function checkoutKey(
  place: Id,
  storage: () => BrowserStorage = browserStorage,
  { makeKey = makeUuid, now = Date.now } = {},
): CheckoutKey {
  const keyName = `comptoir-checkout-key ${place}`;
  const sentName = `comptoir-checkout-pending ${place}`;
  const markAnswered = () => writeStorage(storage().browser, sentName, null);
  return {
    current() {
      const { tab, browser } = storage();
      const known = readStorage(browser, keyName) ?? readStorage(tab, keyName);
      if (known) return known;
      const key = makeKey();
      writeStorage(browser, keyName, key);
      writeStorage(tab, keyName, key);
      return key;
    },
    markSent(key) {
      writeStorage(storage().browser, sentName, JSON.stringify({ key, at: now() }));
      writeStorage(storage().browser, keyName, key);
    },
    unanswered() {
      const { key, at } = parseSent(readStorage(storage().browser, sentName));
      return typeof key === "string" && typeof at === "number" && now() - at < KEY_LIFE_MS ? key : null;
    },
    markAnswered,
    end() {
      markAnswered();
      writeStorage(storage().browser, keyName, null);
      writeStorage(storage().tab, keyName, null);
    },
  };
}

function parseSent(text: string | null): { readonly key?: unknown; readonly at?: unknown } {
  try {
    return (JSON.parse(text ?? "{}") as object | null) ?? {};
  } catch {
    return {};
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
