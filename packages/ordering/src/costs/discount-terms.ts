import type { Cents } from "../money/cents.ts";
import { cents } from "../money/cents.ts";
import { chooseTakeout, ORDER_TYPE_RULES, type OrderType } from "../venue/order-type.ts";
import type { Costs } from "./costs.ts";

/** What a discount code asks of an order beside its time and its uses. Null asks for nothing. payment#discounts. */
export type DiscountTerms = {
  /** What the dishes have to come to at the prices that the diner pays, before the discount. */
  readonly minimumCents: Cents | null;
  /** The kinds of order that it holds for. */
  readonly orderTypes: readonly OrderType[] | null;
};

/** What an order lacks for a discount that it would have otherwise. */
export type DiscountUnmet =
  | { readonly code: "other-order-type" }
  | { readonly code: "below-minimum"; readonly minimumCents: Cents; readonly remainingCents: Cents };

/**
 * What an order lacks for a discount; null when it may have it. A take-out that has not chosen yet may have one that holds for a
 * pickup or for a delivery. payment#discount-terms.
 */
export function checkDiscountTerms(
  { minimumCents, orderTypes }: DiscountTerms,
  order: { readonly type: OrderType } & Pick<Costs, "subtotalCents" | "memberDiscount">,
): DiscountUnmet | null {
  if (orderTypes !== null && !kindsOf(order.type).some((type) => orderTypes.includes(type))) {
    return { code: "other-order-type" };
  }
  const comesToCents = cents(order.subtotalCents - order.memberDiscount.preTaxCents);
  if (minimumCents === null || comesToCents >= minimumCents) return null;
  return { code: "below-minimum", minimumCents, remainingCents: cents(minimumCents - comesToCents) };
}

function kindsOf(type: OrderType): readonly OrderType[] {
  return ORDER_TYPE_RULES[type].undecided ? [type, chooseTakeout(type, false), chooseTakeout(type, true)] : [type];
}
