import { type Cents, cents, isWallet, type Refund, sumCents } from "@comptoir/ordering";
import type { Taken } from "../taken.ts";
import type { OrderToRefund } from "./refunds.store.ts";

/** Of what an order came to: by its own method, and by account credit. */
export type Means = { readonly methodCents: Cents; readonly creditCents: Cents };

/** Whether a card was charged for an order, by itself, in a wallet or for the suite's tab: then a gateway gives it back. payment#refund-means. */
export function isPaidByCard({
  paymentMethod,
  paymentId,
}: Pick<OrderToRefund, "paymentMethod" | "paymentId">): boolean {
  return paymentMethod === "credit_card" || isWallet(paymentMethod) || (paymentMethod === "tab" && paymentId !== null);
}

/** What is left of what was paid by each, after the refunds that were made. */
export function paidSoFar(
  { totalWithTipCents, made }: Pick<OrderToRefund, "totalWithTipCents" | "made">,
  usedCents: Cents,
): Means {
  const back = (of: keyof Means) => sumCents(made.map((one) => one[of]));
  return {
    methodCents: cents(totalWithTipCents - usedCents - back("methodCents")),
    creditCents: cents(usedCents - back("creditCents")),
  };
}

/** Where a refund goes: what was paid last goes back first, so the card's share before account credit. payment#refund-means. */
export function toMeans(refund: Refund, paid: Means): Means {
  const methodCents = cents(Math.min(refund.methodCents, paid.methodCents));
  return { methodCents, creditCents: cents(refund.methodCents - methodCents) };
}

/** What an order has taken of a gift card and of a tab after a refund; null where that is as before. */
export function takenAfter(
  taken: Taken,
  { giftCardCents, offTab }: { readonly giftCardCents: Cents; readonly offTab: Taken["tab"] },
): Taken | null {
  const { giftCard, tab } = taken;
  if (giftCardCents === 0 && !offTab) return null;
  const left = cents((giftCard?.amountCents ?? 0) - giftCardCents);
  return {
    ...taken,
    giftCard: giftCard && left > 0 ? { ...giftCard, amountCents: left } : null,
    ...(offTab && tab ? { tab: { ...tab, amountCents: cents(tab.amountCents - offTab.amountCents) } } : {}),
  };
}
