import type { Cents } from "../money/cents.ts";
import { cents } from "../money/cents.ts";
import { chooseTakeout, ORDER_TYPE_RULES, type OrderType } from "../venue/order-type.ts";
import type { Costs } from "./costs.ts";

/** The conditions of a discount code on an order; null means no condition. payment#discounts. */
export type DiscountTerms = {
  /** Minimum amount of the dishes at the prices that the diner pays, before the discount. */
  readonly minimumCents: Cents | null;
  readonly orderTypes: readonly OrderType[] | null;
};

export type DiscountUnmet =
  | { readonly code: "other-order-type" }
  | { readonly code: "below-minimum"; readonly minimumCents: Cents; readonly remainingCents: Cents };

/**
 * Returns the condition of a discount code that an order does not meet; null if it meets all. An undecided
 * take-out meets conditions on pickup and on delivery. payment#discount-terms.
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
