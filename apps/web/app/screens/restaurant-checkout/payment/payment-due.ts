import {
  type Cents,
  isPaymentMethod,
  isPaymentNotRequired,
  type OrderType,
  type PaymentMethod,
} from "@comptoir/ordering";

/**
 * What there is to pay when the order is placed: it is paid in one of the ways that are offered, it is paid at the restaurant,
 * nothing is left to pay, or it cannot be paid here at all, and so not be ordered.
 */
export type PaymentDue = PaymentMethod | "on-premise" | "nothing" | "closed";

/** payment#payment-not-required. A total that is not known yet counts as one. */
export function paymentDue(facts: {
  readonly processor: "sandbox" | "stripe" | "payOnPremise" | null;
  /** The ways to pay that the restaurant offers, the first one first. */
  readonly methods: readonly string[];
  /** This page can take a card for the processor. */
  readonly takesCards: boolean;
  readonly type: OrderType;
  readonly totalWithTipCents: number | null;
}): PaymentDue {
  const { processor, methods, takesCards, type, totalWithTipCents } = facts;
  if (processor === null) return "closed";
  const isFree = isPaymentNotRequired({
    type,
    eventDayOrdering: false,
    paymentProcessor: processor,
    totalWithTipCents: (totalWithTipCents ?? 1) as Cents,
  });
  if (!isFree) {
    const canTake = (method: PaymentMethod) => method !== "credit_card" || takesCards;
    return methods.filter(isPaymentMethod).find(canTake) ?? "closed";
  }
  return totalWithTipCents === 0 ? "nothing" : "on-premise";
}
