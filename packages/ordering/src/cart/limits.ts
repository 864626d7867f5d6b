import type { Id } from "../venue/restaurant.ts";
import { type DatedPlace, itemQuantity, roomInCart } from "./cart-quantity.ts";
import type { CartLine } from "./line.ts";

/** The most of one thing that a body may ask for; it keeps every sum far from the limits of whole numbers. */
export const MAX_QUANTITY = 999;

/** The most lines of a cart, whatever the restaurant allows, and the most entries of a list of choices. */
export const MAX_CART_LINES = 200;
export const MAX_CHOICES = 200;
/** The most choices that all lines of a cart have together, at every depth: ten for each of as many lines as there may be. */
const MAX_CART_CHOICES = 2_000;
/** The highest number that a line may have within its cart. */
export const MAX_ORDER_ID = 1_000_000;
/** The longest memo, in characters. */
export const MAX_MEMO_LENGTH = 500;

/**
 * The most portions, of dishes and of what is chosen with them, that a cart may come to: more than any kitchen serves, and
 * few enough that their prices, taxes and tip are always amounts that can be counted to the cent.
 */
const MAX_PORTIONS = 1_000_000;

/** What bounds how many of a dish a cart takes; null where nothing does. */
export type DishBounds = {
  /** The restaurant's maximum of items per cart. */
  readonly maxItemsPerCart: number | null;
  /** The dish's own maximum per cart, `max_quantity`. */
  readonly maxQuantity: number | null;
  /** How many portions are left of it, as far as it is known. */
  readonly stock: number | null;
};

/** Why a cart takes no more of a dish. */
export type RoomRefusal =
  | { readonly code: "out-of-stock"; readonly remaining: number }
  | { readonly code: "item-limit"; readonly maxQuantity: number }
  | { readonly code: "cart-limit"; readonly maxItemsPerCart: number };

/**
 * How many more of a dish a cart takes beside its lines, those of the same dish counted: what the restaurant's maximum of
 * items, the dish's own and the portions left allow; Infinity without any of them. A date of a child at a school is a cart of its own for it. For a line that is being changed, give
 * the other lines. The server counts again when the order is placed. ordering#item-limit.
 */
export function roomForItem(lines: readonly CartLine[], id: Id, bounds: DishBounds, of: DatedPlace = {}): number {
  const most = Math.min(bounds.maxQuantity ?? Number.POSITIVE_INFINITY, bounds.stock ?? Number.POSITIVE_INFINITY);
  return Math.max(0, Math.min(most - itemQuantity(lines, id, of), roomInCart(lines, bounds.maxItemsPerCart)));
}

/** Tells why a cart does not take so many more of a dish beside its lines; null when it does. */
export function checkRoom(
  lines: readonly CartLine[],
  { id, quantity, ...of }: Pick<CartLine, "id" | "quantity" | "date" | "childId">,
  bounds: DishBounds,
): RoomRefusal | null {
  if (quantity <= roomForItem(lines, id, bounds, of)) return null;
  const { maxItemsPerCart } = bounds;
  const ofDish = passedBound(bounds, itemQuantity(lines, id, of) + quantity);
  return ofDish ?? (maxItemsPerCart === null ? null : { code: "cart-limit", maxItemsPerCart });
}

/** The bound that so many portions of a dish in one cart pass, the portions left before its own maximum; null for none. */
export function passedBound(
  { stock, maxQuantity }: Pick<DishBounds, "stock" | "maxQuantity">,
  portions: number,
): Exclude<RoomRefusal, { code: "cart-limit" }> | null {
  if (stock !== null && portions > stock) return { code: "out-of-stock", remaining: stock };
  return maxQuantity !== null && portions > maxQuantity ? { code: "item-limit", maxQuantity } : null;
}

/**
 * Finds the first line with which a cart has more choices than are priced, however often each is repeated; -1 when none has.
 * ordering#cart-choices.
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
 * Finds the first line with which a cart comes to more portions than can be counted; -1 when all can. A choice counts once
 * for each of what it is chosen with, so that quantities which are each allowed may multiply beyond every bound.
 * bill#line.
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
