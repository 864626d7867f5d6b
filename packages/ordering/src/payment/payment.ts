import type { Cents } from "../money/cents.ts";
import { EXTRA_METHODS, type ExtraMethod } from "../venue/extra-payment-methods.ts";
import type { GenericCateringSettings } from "../venue/generic-catering.ts";
import { ORDER_TYPE_RULES, type OrderType } from "../venue/order-type.ts";
import { PAY_ON_PREMISE } from "./means/index.ts";

/** What decides whether an order is paid for when it is placed. */
export type PaymentFacts = {
  readonly type: OrderType;
  /** An event-day order of a suite: its type is dine-in, its payment the suite's. */
  readonly eventDayOrdering: boolean;
  readonly paymentProcessor: string | null;
  readonly totalWithTipCents: Cents;
};

/**
 * Tells whether an order needs no payment: it is no pre-order, event-day order or generic-catering order, and either the
 * diner pays on premise or the total with tip is 0. payment#payment-not-required.
 */
export function isPaymentNotRequired(facts: PaymentFacts): boolean {
  if (!ORDER_TYPE_RULES[facts.type].mayBeUnpaid || facts.eventDayOrdering) return false;
  return facts.paymentProcessor === PAY_ON_PREMISE.name || facts.totalWithTipCents === 0;
}

/** The ways to pay that a checkout may choose, as `checkout.paymentMethod` names them. payment#methods. */
export const PAYMENT_METHODS = ["credit_card", ...EXTRA_METHODS] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Tells whether a text names a way to pay. */
export function isPaymentMethod(text: string): text is PaymentMethod {
  return (PAYMENT_METHODS as readonly string[]).includes(text);
}

/**
 * Tells whether a way to pay is offered with a type of order: the venue offers to bill later, and a caterer may hide the credit card.
 * payment#methods, ordering#generic-catering.
 */
export function isMethodOffered(
  method: PaymentMethod,
  type: OrderType,
  {
    genericCateringRules,
    extraMethods,
  }: { readonly genericCateringRules: GenericCateringSettings; readonly extraMethods: readonly ExtraMethod[] },
): boolean {
  if (method !== "credit_card") return extraMethods.includes(method);
  return type !== "generic-catering" || !genericCateringRules.hidesCreditCard;
}
