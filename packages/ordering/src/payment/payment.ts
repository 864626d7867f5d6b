import type { Cents } from "../money/cents.ts";
import type { GenericCateringSettings } from "../venue/generic-catering.ts";
import { ORDER_TYPE_RULES, type OrderType } from "../venue/order-type.ts";
import { CREDIT_CARD, type MeansNameOf, meansOfKind, PAY_ON_PREMISE } from "./means/index.ts";

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

/** What a checkout may choose among: the card, and the means that are billed. Wallets have buttons of their own. payment#methods. */
export type PaymentMethod = typeof CREDIT_CARD.name | MeansNameOf<"billed">;
export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  CREDIT_CARD.name,
  ...meansOfKind("billed").map(({ name }) => name),
];

/** Tells whether a text names what a checkout may choose. */
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
  }: {
    readonly genericCateringRules: GenericCateringSettings;
    readonly extraMethods: readonly MeansNameOf<"billed">[];
  },
): boolean {
  if (method !== CREDIT_CARD.name) return extraMethods.includes(method);
  return !ORDER_TYPE_RULES[type].catered || !genericCateringRules.hidesCreditCard;
}
