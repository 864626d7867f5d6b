import type { OptionRefusal } from "../cart/check-options.ts";
import type { Cents } from "../money/cents.ts";
import type { Id } from "../venue/restaurant.ts";

/**
 * The reasons to refuse a cart, most specific first. If several apply, the cart is refused with the first.
 * ordering#cart-check, api#error-codes.
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

export type LineRefusalCode = Exclude<
  CartRefusalCode,
  "orders-paused" | "restaurant-closed" | "interval-full" | "not-a-slot" | "cart-limit"
>;

/** A line that cannot be ordered, with its most specific refusal code. */
export type LineRefusal = {
  readonly orderId: number;
  readonly id: Id;
  /** The dish's name in the venue's language, or its id as text if it is not on the menu. */
  readonly name: string;
  readonly code: LineRefusalCode;
  /** The refused option value; absent if the dish itself is refused. */
  readonly valueId?: Id;
  /** With the code `item-unavailable`: the option group of a choice that was removed from the menu. */
  readonly goneFromGroupId?: Id;
  /** With the code `invalid-options`: the invalid options. */
  readonly options?: readonly OptionRefusal[];
  /** With the codes about prices: the server's price of the line, regular and for the member. */
  readonly orderPriceCents?: Cents;
  readonly memberOrderPriceCents?: Cents;
};

/** The refusal of a cart: the first code that applies, and all refused lines. */
export type CartRefusal = { readonly code: CartRefusalCode; readonly lines: readonly LineRefusal[] };

/** Returns the first code of `CART_REFUSAL_CODES` among the given ones; null if there is none. */
export function mostSpecificRefusal(codes: Iterable<CartRefusalCode>): CartRefusalCode | null {
  const holding = new Set(codes);
  return CART_REFUSAL_CODES.find((code) => holding.has(code)) ?? null;
}
