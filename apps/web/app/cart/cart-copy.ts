import { type CartLine, type CartLineData, formatCartLines, type Id, parseCartLines } from "@comptoir/ordering";
import { browserStorage, readStorage, writeStorage } from "../browser-storage.ts";
import { type AgreedCart, NOTHING_AGREED, readAgreed, type WrittenAgreed, writeAgreed } from "./cart-agreed.ts";
import { cartName, openCartChannel } from "./cart-scope.ts";
import { checkoutKey } from "./checkout-key.ts";
import type { KnownDish } from "./known-dish.ts";

/** The browser's copy of a cart, for a reload without a network. */
export type CartCopy = {
  readonly lines: readonly CartLine[];
  readonly dishes: readonly KnownDish[];
  /**
   * The last cart agreed with the server. Null in a copy of an older release, whose changes replace the server's
   * cart.
   */
  readonly agreed: AgreedCart | null;
  /** Whether the copy has changes that the server does not have yet. */
  readonly unsaved: boolean;
  /**
   * The past order that the page's link added; prevents adding it twice. Cleared on navigation within the site.
   * ordering#reorder.
   */
  readonly joined?: string | null;
};

/** Lifetime of a cart's copy, in ms: half a day. ordering#cart-cookie. */
const CART_LIFE_MS = 12 * 60 * 60 * 1000;

type WrittenCopy = Omit<CartCopy, "lines" | "agreed"> & {
  readonly savedAt: number;
  readonly lines: readonly CartLineData[];
  readonly agreed?: WrittenAgreed | null;
};

/**
 * Writes the copy to the browser's storage; an empty cart without unsaved changes removes the copy. Returns
 * whether the browser stores it.
 */
export function writeCartCopy(place: Id, { lines, dishes, agreed, unsaved, joined = null }: CartCopy): boolean {
  const written = { lines: formatCartLines(lines), agreed: writeAgreed(agreed) };
  const copy: WrittenCopy = { savedAt: Date.now(), unsaved, joined, ...written, dishes };
  const isKept = lines.length > 0 || unsaved;
  return writeStorage(browserStorage().browser, cartName(place), isKept ? JSON.stringify(copy) : null);
}

/** Reads the copy; null if there is none, it is malformed, or it is older than half a day. */
export function readCartCopy(place: Id): CartCopy | null {
  const copy = readWritten(place);
  return copy !== null && Date.now() - copy.savedAt <= CART_LIFE_MS ? copy : null;
}

/**
 * Reads the cart that all tabs of this browser share, of any age; null where storage is unavailable.
 * ordering#cart-tabs.
 */
export function readSharedCart(place: Id): CartCopy | null {
  if (browserStorage().browser == null) return null;
  return readWritten(place) ?? { lines: [], dishes: [], agreed: NOTHING_AGREED, unsaved: false };
}

/**
 * Changes a cart from outside its page, for example when a queued order returns to it. Pages that show the cart
 * update.
 */
export function changeSharedCart(place: Id, change: (cart: CartCopy) => Partial<Omit<CartCopy, "unsaved">>): void {
  const cart = readSharedCart(place);
  if (cart === null) return;
  writeCartCopy(place, { ...cart, ...change(cart), unsaved: true });
  const channel = openCartChannel(place);
  channel?.postMessage(null);
  channel?.close();
}

function readWritten(place: Id): (CartCopy & { readonly savedAt: number }) | null {
  try {
    const copy = JSON.parse(readStorage(browserStorage().browser, cartName(place)) ?? "null") as WrittenCopy | null;
    const lines = parseCartLines(copy?.lines);
    if (copy === null || lines === null || !Array.isArray(copy.dishes)) return null;
    const { savedAt, dishes, joined = null } = copy;
    // An order in progress may have emptied the server's cart: treat the copy as unsaved.
    const unsaved = copy.unsaved === true || checkoutKey(place).possiblyPlacedKey() !== null;
    return { savedAt, lines, dishes: dishes as readonly KnownDish[], agreed: readAgreed(copy.agreed), unsaved, joined };
  } catch {
    return null;
  }
}
