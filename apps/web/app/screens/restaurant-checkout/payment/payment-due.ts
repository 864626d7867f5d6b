import { type Cents, isPaymentNotRequired, type OrderType } from "@comptoir/ordering";

/**
 * What there is to pay when the order is placed: a card is charged, it is paid at the restaurant, nothing is left to pay, or it
 * cannot be paid here at all, and so not be ordered.
 */
export type PaymentDue = "card" | "on-premise" | "nothing" | "closed";

/** payment#payment-not-required. A total that is not known yet counts as one. */
export function paymentDue(facts: {
  readonly processor: "sandbox" | "stripe" | "payOnPremise" | null;
  /** This page can take a card for the processor. */
  readonly takesCards: boolean;
  readonly type: OrderType;
  readonly totalWithTipCents: number | null;
}): PaymentDue {
  const { processor, takesCards, type, totalWithTipCents } = facts;
  if (processor === null) return "closed";
  const isFree = isPaymentNotRequired({
    type,
    eventDayOrdering: false,
    paymentProcessor: processor,
    totalWithTipCents: (totalWithTipCents ?? 1) as Cents,
  });
  if (!isFree) return takesCards ? "card" : "closed";
  return totalWithTipCents === 0 ? "nothing" : "on-premise";
}
