import type { Cents } from "../money/cents.ts";
import type { GenericCateringSettings } from "../venue/generic-catering.ts";
import { ORDER_TYPE_RULES, type OrderType } from "../venue/order-type.ts";
import { CREDIT_CARD, type MeansNameOf, meansOfKind, PAY_ON_PREMISE } from "./means/index.ts";

/** The properties of an order that decide whether it must be paid when placed. */
export type PaymentFacts = {
  readonly type: OrderType;
  /** Whether it is a suite's event-day order, which is paid as the suite pays although its type is dine-in. */
  readonly eventDayOrdering: boolean;
  readonly paymentProcessor: string | null;
  readonly totalWithTipCents: Cents;
};

/**
 * Tells whether an order needs no payment: the diner pays on premise, or the total with tip is 0. Some order
 * types and event-day orders always need payment. payment#payment-not-required.
 */
export function isPaymentNotRequired(facts: PaymentFacts): boolean {
  if (!ORDER_TYPE_RULES[facts.type].mayBeUnpaid || facts.eventDayOrdering) return false;
  return facts.paymentProcessor === PAY_ON_PREMISE.name || facts.totalWithTipCents === 0;
}

/** The payment methods to choose from at a checkout. Wallets have their own buttons. payment#methods. */
export type PaymentMethod = typeof CREDIT_CARD.name | MeansNameOf<"billed">;
export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  CREDIT_CARD.name,
  ...meansOfKind("billed").map(({ name }) => name),
];

export function isPaymentMethod(text: string): text is PaymentMethod {
  return (PAYMENT_METHODS as readonly string[]).includes(text);
}

/**
 * Tells whether a venue offers a payment method for a type of order. A caterer may hide the credit card, and its
 * account may take none at the moment.
 * payment#methods, payment#cards-off, ordering#generic-catering.
 */
export function isMethodOffered(
  method: PaymentMethod,
  type: OrderType,
  {
    genericCateringRules,
    extraMethods,
    cardsOff,
  }: {
    readonly cardsOff: boolean;
    readonly genericCateringRules: GenericCateringSettings;
    readonly extraMethods: readonly MeansNameOf<"billed">[];
  },
): boolean {
  if (method !== CREDIT_CARD.name) return extraMethods.includes(method);
  if (cardsOff) return false;
  return !ORDER_TYPE_RULES[type].catered || !genericCateringRules.hidesCreditCard;
}
