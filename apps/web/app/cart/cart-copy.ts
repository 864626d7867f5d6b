import { type CartLine, type CartLineData, formatCartLines, type Id, parseCartLines } from "@comptoir/ordering";
import { browserStorage, readStorage, writeStorage } from "../browser-storage.ts";
import { type AgreedCart, NOTHING_AGREED, readAgreed, type WrittenAgreed, writeAgreed } from "./cart-agreed.ts";
import { cartName, openCartChannel } from "./cart-places.ts";
import { checkoutKey } from "./checkout-key.ts";
import type { KnownDish } from "./known-dish.ts";

/** The page's own copy of a cart, for a reload while the network is away. */
export type CartCopy = {
  readonly lines: readonly CartLine[];
  readonly dishes: readonly KnownDish[];
  /** What was last agreed with the server; null in a copy of an older version, whose changes replace what the server keeps. */
  readonly agreed: AgreedCart | null;
  /** Whether the server does not have it yet. */
  readonly unsaved: boolean;
  /** The past order that its page put into it, until that page is left from within: its link does so once. ordering#reorder. */
  readonly joined?: string | null;
};

/** How long a cart is kept: half a day. ordering#cart-cookie. */
const CART_LIFE_MS = 12 * 60 * 60 * 1000;

type WrittenCopy = Omit<CartCopy, "lines" | "agreed"> & {
  readonly savedAt: number;
  readonly lines: readonly CartLineData[];
  readonly agreed?: WrittenAgreed | null;
};

/** Keeps the copy in the browser; nothing is kept of an empty cart that the server knows of. Tells whether the browser keeps it. */
export function writeCartCopy(place: Id, { lines, dishes, agreed, unsaved, joined = null }: CartCopy): boolean {
  const written = { lines: formatCartLines(lines), agreed: writeAgreed(agreed) };
  const copy: WrittenCopy = { savedAt: Date.now(), unsaved, joined, ...written, dishes };
  const isKept = lines.length > 0 || unsaved;
  return writeStorage(browserStorage().browser, cartName(place), isKept ? JSON.stringify(copy) : null);
}

/** Reads the copy back; null when there is none, it is older than half a day, or it is not a cart. */
export function readCartCopy(place: Id): CartCopy | null {
  const copy = readWritten(place);
  return copy !== null && Date.now() - copy.savedAt <= CART_LIFE_MS ? copy : null;
}

/** The cart that all tabs of this browser share, however old; null where the browser keeps nothing. ordering#cart-tabs. */
export function readSharedCart(place: Id): CartCopy | null {
  if (browserStorage().browser == null) return null;
  return readWritten(place) ?? { lines: [], dishes: [], agreed: NOTHING_AGREED, unsaved: false };
}

/** Changes a cart from outside its page, such as of an order that comes back; pages that show it follow. */
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
    // An order that may be on its way takes the server's cart away.
    const unsaved = copy.unsaved === true || checkoutKey(place).mayStand() !== null;
    return { savedAt, lines, dishes: dishes as readonly KnownDish[], agreed: readAgreed(copy.agreed), unsaved, joined };
  } catch {
    return null;
  }
}
