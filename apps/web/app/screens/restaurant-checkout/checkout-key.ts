import type { Id } from "@comptoir/ordering";

/** Where the page keeps things; `sessionStorage` and `localStorage` in a browser. */
export type KeyPlaces = { readonly tab: Storage | null; readonly browser: Storage | null };

/** A checkout that was sent and not answered. */
export type PendingCheckout = { readonly key: string; readonly at: number };

/** Keys live at least this long on the server. payment#key-lifetime. */
const KEY_LIFE_MS = 24 * 60 * 60 * 1000;

/**
 * The idempotency key of a checkout: made once for the cart, which the browser's tabs share, and the same after a reload.
 * So two tabs that send the same cart at once make one order, and the next tab goes on where a closed one stopped.
 * payment#idempotency-key.
 */
export function checkoutKey(restaurantId: Id, places: KeyPlaces, makeKey: () => string): string {
  const name = keyName(restaurantId);
  const known = read(places.browser, name) ?? read(places.tab, name);
  if (known) return known;
  const key = makeKey();
  write(places.browser, name, key);
  write(places.tab, name, key);
  return key;
}

/** Remembers that a checkout is being sent, before it is. */
export function rememberPending(restaurantId: Id, places: KeyPlaces, pending: PendingCheckout): void {
  write(places.browser, pendingName(restaurantId), JSON.stringify(pending));
  write(places.browser, keyName(restaurantId), pending.key);
}

/** The checkout that was sent and not answered; null when there is none whose key still lives. */
export function pendingCheckout(
  restaurantId: Id,
  { browser }: KeyPlaces,
  now: number = Date.now(),
): PendingCheckout | null {
  try {
    const pending = JSON.parse(read(browser, pendingName(restaurantId)) ?? "null") as PendingCheckout | null;
    const lives = pending !== null && typeof pending.key === "string" && now - pending.at < KEY_LIFE_MS;
    return lives ? pending : null;
  } catch {
    return null;
  }
}

/** The server has answered: nothing hangs in the air any more. The key stays the checkout's own. */
export function forgetPending(restaurantId: Id, { browser }: KeyPlaces): void {
  remove(browser, pendingName(restaurantId));
}

/** The checkout is over; the next one gets a key of its own. */
export function endCheckoutKey(restaurantId: Id, places: KeyPlaces): void {
  forgetPending(restaurantId, places);
  remove(places.browser, keyName(restaurantId));
  remove(places.tab, keyName(restaurantId));
}

/** The places of this browser; null where it keeps nothing for us. */
export function browserKeyPlaces(): KeyPlaces {
  const reach = (place: "sessionStorage" | "localStorage") => {
    try {
      return window[place];
    } catch {
      return null;
    }
  };
  return { tab: reach("sessionStorage"), browser: reach("localStorage") };
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

const keyName = (restaurantId: Id) => `comptoir-checkout-key ${restaurantId}`;
const pendingName = (restaurantId: Id) => `comptoir-checkout-pending ${restaurantId}`;

function read(place: Storage | null, name: string): string | null {
  try {
    return place?.getItem(name) ?? null;
  } catch {
    return null;
  }
}

function write(place: Storage | null, name: string, value: string): void {
  try {
    place?.setItem(name, value);
  } catch {
    // A full or closed storage costs the safety of a reload, not the order.
  }
}

function remove(place: Storage | null, name: string): void {
  try {
    place?.removeItem(name);
  } catch {
    // As above.
  }
}
