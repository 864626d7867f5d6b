import { type CartLine, type CartLineData, formatCartLines, type Id, parseCartLines } from "@comptoir/ordering";
import { browserStorage, readStorage, writeStorage } from "../browser-storage.ts";
import { cartName } from "./cart-places.ts";
import type { KnownDish } from "./known-dish.ts";

/** The page's own copy of a cart, for a reload while the network is away. */
export type CartCopy = {
  readonly lines: readonly CartLine[];
  readonly dishes: readonly KnownDish[];
  /** Whether the server does not have it yet. */
  readonly unsaved: boolean;
};

/** How long a cart is kept: half a day. ordering#cart-cookie. */
const CART_LIFE_MS = 12 * 60 * 60 * 1000;

type WrittenCopy = Omit<CartCopy, "lines"> & { readonly savedAt: number; readonly lines: readonly CartLineData[] };

/** Keeps the copy in the browser; nothing is kept of an empty cart that the server knows of. */
export function writeCartCopy(place: Id, { lines, dishes, unsaved }: CartCopy): void {
  const copy: WrittenCopy = { savedAt: Date.now(), unsaved, lines: formatCartLines(lines), dishes };
  const isKept = lines.length > 0 || unsaved;
  writeStorage(browserStorage().browser, cartName(place), isKept ? JSON.stringify(copy) : null);
}

/** Reads the copy back; null when there is none, it is older than half a day, or it is not a cart. */
export function readCartCopy(place: Id): CartCopy | null {
  try {
    const copy = JSON.parse(readStorage(browserStorage().browser, cartName(place)) ?? "null") as WrittenCopy | null;
    if (copy === null || Date.now() - copy.savedAt > CART_LIFE_MS) return null;
    const lines = parseCartLines(copy.lines);
    if (lines === null || !Array.isArray(copy.dishes)) return null;
    return { lines, dishes: copy.dishes as readonly KnownDish[], unsaved: copy.unsaved === true };
  } catch {
    return null;
  }
}
