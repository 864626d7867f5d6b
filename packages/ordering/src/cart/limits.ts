import { cents } from "../money/cents.ts";
import type { Id } from "../venue/restaurant.ts";
import { itemQuantity, roomInCart, type SchoolOrderRef } from "./cart-quantity.ts";
import type { CartLine } from "./line.ts";

/** Maximum quantity of one line or choice in a request body. */
export const MAX_QUANTITY = 999;

/** Maximum number of lines in a cart, whatever the restaurant's own limit. */
export const MAX_CART_LINES = 200;
export const MAX_CHOICES = 200;
/** Maximum number of choices in a cart, nested ones included. */
const MAX_CART_CHOICES = 2_000;
/** Maximum line number within a cart. */
export const MAX_ORDER_ID = 1_000_000;
/** Maximum length of a memo, in characters. */
export const MAX_MEMO_LENGTH = 500;

/** Maximum number of portions in a cart, choices included. It keeps prices, taxes and tip within safe integers. */
const MAX_PORTIONS = 1_000_000;

/** The limits on how many of a dish fit in a cart; null means no limit. */
export type DishBounds = {
  readonly maxItemsPerCart: number | null;
  readonly maxQuantity: number | null;
  /** Portions of the dish left in stock, if known. */
  readonly stock: number | null;
};

export type RoomRefusal =
  | { readonly code: "out-of-stock"; readonly remaining: number }
  | { readonly code: "item-limit"; readonly maxQuantity: number }
  | { readonly code: "cart-limit"; readonly maxItemsPerCart: number };

/**
 * Returns how many more of a dish fit in a cart; Infinity without a limit. `maxItemsPerCart` limits the whole
 * cart; `maxQuantity` and `stock` limit each date and child.
 * To change a line, pass the other lines only. ordering#item-limit.
 */
export function roomForItem(lines: readonly CartLine[], id: Id, bounds: DishBounds, of: SchoolOrderRef = {}): number {
  const most = Math.min(bounds.maxQuantity ?? Number.POSITIVE_INFINITY, bounds.stock ?? Number.POSITIVE_INFINITY);
  return Math.max(0, Math.min(most - itemQuantity(lines, id, of), roomInCart(lines, bounds.maxItemsPerCart)));
}

/** Returns the limit that a cart would exceed with the added quantity; null if none. */
export function checkRoom(
  lines: readonly CartLine[],
  { id, quantity, ...of }: Pick<CartLine, "id" | "quantity" | "date" | "childId">,
  bounds: DishBounds,
): RoomRefusal | null {
  if (quantity <= roomForItem(lines, id, bounds, of)) return null;
  const { maxItemsPerCart } = bounds;
  const ofDish = exceededLimit(bounds, itemQuantity(lines, id, of) + quantity);
  return ofDish ?? (maxItemsPerCart === null ? null : { code: "cart-limit", maxItemsPerCart });
}

/** Returns the limit that a quantity of a dish exceeds, the stock first; null if none. */
export function exceededLimit(
  { stock, maxQuantity }: Pick<DishBounds, "stock" | "maxQuantity">,
  portions: number,
): Exclude<RoomRefusal, { code: "cart-limit" }> | null {
  if (stock !== null && portions > stock) return { code: "out-of-stock", remaining: stock };
  return maxQuantity !== null && portions > maxQuantity ? { code: "item-limit", maxQuantity } : null;
}

/** The greatest total of an order: $9,999,999.99, the greatest amount that an answer can hold. ordering#cart-limit. */
export const MAX_ORDER_CENTS = cents(999_999_999);

/**
 * Returns the index of the line at which a cart exceeds `MAX_CART_CHOICES`; -1 if none. A choice counts once,
 * whatever its quantity. ordering#cart-choices.
 */
export function findOverchosenLine(lines: readonly Pick<CartLine, "options">[]): number {
  let choices = 0;
  return lines.findIndex(({ options }) => {
    choices += countChoices(options);
    return choices > MAX_CART_CHOICES;
  });
}

function countChoices(groups: CartLine["options"]): number {
  let choices = 0;
  for (const { values } of groups) {
    choices += values.length;
    for (const { options } of values) choices += countChoices(options);
  }
  return choices;
}

/**
 * Returns the index of the line at which a cart exceeds `MAX_PORTIONS`; -1 if none. Quantities of nested
 * choices multiply, so valid quantities can exceed the maximum together. bill#line.
 */
export function findUncountableLine(lines: readonly Pick<CartLine, "quantity" | "options">[]): number {
  let portions = 0;
  return lines.findIndex(({ quantity, options }) => {
    portions += quantity + portionsChosen(options, quantity);
    return portions > MAX_PORTIONS;
  });
}

function portionsChosen(groups: CartLine["options"], times: number): number {
  const chosen = groups.flatMap(({ values }) => values);
  return chosen.reduce((portions, { quantity, options }) => {
    const served = times * Math.max(1, quantity);
    return portions + served + portionsChosen(options, served);
  }, 0);
}
