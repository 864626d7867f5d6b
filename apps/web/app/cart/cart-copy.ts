import { type CartLine, type CartLineData, formatCartLines, type Id, parseCartLines } from "@comptoir/ordering";
import { browserStorage, readStorage, writeStorage } from "../browser-storage.ts";
import { type AgreedCart, NOTHING_AGREED, readAgreed, type WrittenAgreed, writeAgreed } from "./cart-agreed.ts";
import { cartName, isCartKept, openCartChannel } from "./cart-scope.ts";
import { checkoutKey } from "./checkout-key.ts";
import type { KnownDish } from "./known-dish.ts";

/** The copy of a cart in `localStorage`. All tabs share it, and a reload without a network starts from it. */
export type CartCopy = {
  readonly lines: readonly CartLine[];
  readonly dishes: readonly KnownDish[];
  /** The last cart agreed with the server; null in a copy of an older release. */
  readonly agreed: AgreedCart | null;
  /** Whether the copy has changes that the server lacks. */
  readonly unsaved: boolean;
  /**
   * The id of the past order that the page's link added, so that a reload does not add it twice. Cleared on
   * navigation within the site. ordering#reorder.
   */
  readonly joined?: string | null;
};

/** How long a copy is valid, in ms. ordering#cart-cookie. */
const CART_LIFE_MS = 12 * 60 * 60 * 1000;

type WrittenCopy = Omit<CartCopy, "lines" | "agreed"> & {
  readonly savedAt: number;
  readonly lines: readonly CartLineData[];
  readonly agreed?: WrittenAgreed | null;
};

/** Stores the copy. An empty cart without unsaved changes removes it. Returns whether the write succeeded. */
export function writeCartCopy(place: Id, { lines, dishes, agreed, unsaved, joined = null }: CartCopy): boolean {
  const written = { lines: formatCartLines(lines), agreed: writeAgreed(agreed) };
  const copy: WrittenCopy = { savedAt: Date.now(), unsaved, joined, ...written, dishes };
  if (!isCartKept(place)) return false;
  const isKept = lines.length > 0 || unsaved;
  return writeStorage(browserStorage().browser, cartName(place), isKept ? JSON.stringify(copy) : null);
}

/** Returns null if there is no copy, or it is malformed or older than `CART_LIFE_MS`. */
export function readCartCopy(place: Id): CartCopy | null {
  const copy = readWritten(place);
  return copy !== null && Date.now() - copy.savedAt <= CART_LIFE_MS ? copy : null;
}

/**
 * Reads the cart that all tabs of this browser share, however old. Without a copy it is an empty cart;
 * without browser storage, null. ordering#cart-tabs.
 */
export function readSharedCart(place: Id): CartCopy | null {
  if (browserStorage().browser == null || !isCartKept(place)) return null;
  return readWritten(place) ?? { lines: [], dishes: [], agreed: NOTHING_AGREED, unsaved: false };
}

/**
 * Changes a cart from outside its page, for example when a queued order returns to it. Open tabs show the
 * change.
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
    // A checkout without an answer may have emptied the server's cart: treat the copy as unsaved.
    const unsaved = copy.unsaved === true || checkoutKey(place).possiblyPlacedKey() !== null;
    return { savedAt, lines, dishes: dishes as readonly KnownDish[], agreed: readAgreed(copy.agreed), unsaved, joined };
  } catch {
    return null;
  }
}
