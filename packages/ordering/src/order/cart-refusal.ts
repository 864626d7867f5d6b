import type { OptionRefusal } from "../cart/check-options.ts";
import type { Cents } from "../money/cents.ts";
import type { Id } from "../venue/restaurant.ts";

/**
 * Why a cart cannot be ordered, the most telling first: when several hold, the cart is refused with the earliest of this
 * list, since it makes no sense to offer another price on a day when the kitchen is closed. ordering#cart-check,
 * api#error-codes.
 */
export const CART_REFUSAL_CODES = [
  "orders-paused",
  "restaurant-closed",
  "too-soon",
  "interval-full",
  "menu-not-in-order-type",
  "past-last-call",
  "not-a-slot",
  "item-sold-out",
  "item-unavailable",
  "out-of-stock",
  "invalid-options",
  "item-limit",
  "cart-limit",
  "member-promo",
  "price-changed",
] as const;
export type CartRefusalCode = (typeof CART_REFUSAL_CODES)[number];

/** The refusals that a single line can bring about. */
export type LineRefusalCode = Exclude<
  CartRefusalCode,
  "orders-paused" | "restaurant-closed" | "interval-full" | "not-a-slot" | "cart-limit"
>;

/** A line that stands in the way of ordering, with what is wrong first of all. */
export type LineRefusal = {
  readonly orderId: number;
  readonly id: Id;
  /** The dish's name in the venue's own words, or the text of its id when the menu has no such dish. */
  readonly name: string;
  readonly code: LineRefusalCode;
  /** The option value that is meant, when it is not the dish itself. */
  readonly valueId?: Id;
  /** The group of a choice that the menu has no more, with the code `item-unavailable`. */
  readonly goneFromGroupId?: Id;
  /** What is wrong with the options, with the code `invalid-options`. */
  readonly options?: readonly OptionRefusal[];
  /** What the line really costs, at regular and at the member's prices, with the codes about prices. */
  readonly orderPriceCents?: Cents;
  readonly memberOrderPriceCents?: Cents;
};

/** Why a cart is refused: the earliest code that holds, and every offending line, not only the first. */
export type CartRefusal = { readonly code: CartRefusalCode; readonly lines: readonly LineRefusal[] };

/** The code that a cart is refused with, of all that hold; null when none does. */
export function mostTelling(codes: Iterable<CartRefusalCode>): CartRefusalCode | null {
  const holding = new Set(codes);
  return CART_REFUSAL_CODES.find((code) => holding.has(code)) ?? null;
}
