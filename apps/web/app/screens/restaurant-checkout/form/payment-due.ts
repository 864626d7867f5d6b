import {
  type Cents,
  CREDIT_CARD,
  isPaymentMethod,
  isPaymentNotRequired,
  type OrderType,
  type PaymentMethod,
  type PaymentProcessorName,
  SUITE_TAB,
} from "@comptoir/ordering";

/**
 * What there is to pay when the order is placed: it is paid in one of the ways that are offered, it is paid at the restaurant,
 * nothing is left to pay, it goes on a suite's tab, a suite's owner has to save a card first, or it cannot be paid here at all, and so not
 * be ordered.
 */
export type PaymentDue = PaymentMethod | typeof SUITE_TAB.name | "on-premise" | "nothing" | "no-saved-card" | "closed";

/** The ways to pay that are offered and that this page can take, the first one first. */
export function takenMethods(methods: readonly string[], takesCards: boolean): readonly PaymentMethod[] {
  return methods.filter(isPaymentMethod).filter((method) => method !== CREDIT_CARD.name || takesCards);
}

/** payment#payment-not-required, suites#tab, suites#pre-order. A total that is not known yet counts as one. */
export function paymentDue(facts: {
  readonly processor: PaymentProcessorName | null;
  readonly methods: readonly PaymentMethod[];
  readonly type: OrderType;
  readonly totalWithTipCents: number | null;
  readonly suite: { readonly isEventDay: boolean; readonly hasSavedCard: boolean } | null;
}): PaymentDue {
  const { processor, methods, type, totalWithTipCents, suite } = facts;
  if (processor === null) return "closed";
  if (suite?.isEventDay) return SUITE_TAB.name;
  if (suite !== null && !suite.hasSavedCard) return "no-saved-card";
  const isFree = isPaymentNotRequired({
    type,
    eventDayOrdering: false,
    paymentProcessor: processor,
    totalWithTipCents: (totalWithTipCents ?? 1) as Cents,
  });
  if (!isFree) return methods[0] ?? "closed";
  return totalWithTipCents === 0 ? "nothing" : "on-premise";
}

/** What is due by the way that the diner chose: the first that is offered where none was, or it is offered no more. */
export function chosenDue(
  chosen: PaymentMethod | null,
  { payment, methods }: { readonly payment: PaymentDue; readonly methods: readonly PaymentMethod[] },
): PaymentDue {
  if (!isPaymentMethod(payment)) return payment;
  return chosen !== null && methods.includes(chosen) ? chosen : payment;
}
