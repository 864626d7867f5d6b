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
 * How an order is paid; `nothing` if the total is zero. The order cannot be placed with `no-saved-card` (the
 * suite's owner has saved none), `cards-off` (the restaurant's account takes none at the moment) or `closed` (no way to
 * pay is available).
 */
export type PaymentDue =
  | PaymentMethod
  | typeof SUITE_TAB.name
  | "on-premise"
  | "nothing"
  | "no-saved-card"
  | "cards-off"
  | "closed";

/** Returns the offered ways to pay that this page supports, the default first. */
export function takenMethods(methods: readonly string[], takesCards: boolean): readonly PaymentMethod[] {
  return methods.filter(isPaymentMethod).filter((method) => method !== CREDIT_CARD.name || takesCards);
}

/**
 * Returns how an order is paid before the diner chooses. An order with an unknown total has to be paid.
 * payment#payment-not-required, suites#tab, suites#pre-order.
 */
export function paymentDue(facts: {
  readonly processor: PaymentProcessorName | null;
  readonly cardsOff: boolean;
  readonly methods: readonly PaymentMethod[];
  readonly type: OrderType;
  readonly totalWithTipCents: number | null;
  readonly suite: { readonly isEventDay: boolean; readonly hasSavedCard: boolean } | null;
}): PaymentDue {
  const { processor, cardsOff, methods, type, totalWithTipCents, suite } = facts;
  if (processor === null) return "closed";
  if (suite?.isEventDay) return SUITE_TAB.name;
  if (suite !== null && !suite.hasSavedCard && !cardsOff) return "no-saved-card";
  const isFree = isPaymentNotRequired({
    type,
    eventDayOrdering: false,
    paymentProcessor: processor,
    totalWithTipCents: (totalWithTipCents ?? 1) as Cents,
  });
  if (!isFree) return methods[0] ?? (cardsOff ? "cards-off" : "closed");
  return totalWithTipCents === 0 ? "nothing" : "on-premise";
}

/**
 * Returns the way to pay that the diner chose. If the diner chose none, or the chosen one is no longer offered,
 * returns the default.
 */
export function chosenDue(
  chosen: PaymentMethod | null,
  { payment, methods }: { readonly payment: PaymentDue; readonly methods: readonly PaymentMethod[] },
): PaymentDue {
  if (!isPaymentMethod(payment)) return payment;
  return chosen !== null && methods.includes(chosen) ? chosen : payment;
}
