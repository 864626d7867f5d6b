import type { OrderData } from "@comptoir/contract";
import { formatMoney, formatNumber, m } from "@comptoir/messages";
import { cents, formatCents } from "@comptoir/ordering";
import { centsOf } from "./bill-rows.ts";

const BRANDS: Readonly<Record<string, string>> = { VISA: "Visa", MC: "Mastercard", AMEX: "American Express" };

/** A card's brand by its own name. */
export function brandName(type: string | null): string {
  return BRANDS[type ?? ""] ?? m.order_card();
}

/** How an order was or will be paid, in a sentence. */
export function paymentWords(order: Pick<OrderData, "payment" | "status">): string {
  const { toCredit, fromCredit, amount } = order.payment;
  if (toCredit) return m.order_to_credit({ amount: formatMoney(centsOf(toCredit)) });
  if (!fromCredit) return paidWords(order);
  const credit = m.order_paid_by_credit({ amount: formatMoney(centsOf(fromCredit)) });
  const rest = formatCents(cents(centsOf(amount) - centsOf(fromCredit)));
  return rest === "0.00" ? credit : `${credit} ${paidWords({ ...order, payment: { ...order.payment, amount: rest } })}`;
}

function paidWords({ payment, status }: Pick<OrderData, "payment" | "status">): string {
  const amount = formatMoney(centsOf(payment.amount));
  const card = m.order_card_ending({ brand: brandName(payment.type), last4: payment.last4 ?? "" });
  switch (payment.status) {
    case "not-required":
      return m.order_paid_nothing();
    case "on-premise":
      return status === "cancelled" ? m.order_paid_nothing() : m.order_pay_on_premise({ amount });
    case "invoiced":
      return status === "cancelled" ? m.order_paid_nothing() : billedWords(payment, amount);
    case "on-tab":
      return status === "cancelled" ? m.order_paid_nothing() : m.order_on_tab({ amount });
    case "authorised":
    case "captured":
      if (status === "cancelled") return m.order_goes_back({ amount });
      return payment.last4 === null ? m.order_paid({ amount }) : m.order_paid_with({ amount, card });
    case "refunded":
      return m.order_refunded({ amount });
    case "voided":
    case "failed":
      return m.order_not_charged();
  }
}

/** By what an order is billed later. payment#invoiced. */
function billedWords({ method, reference }: OrderData["payment"], amount: string): string {
  if (method === "costCenter" && reference) return m.order_billed_cost_center({ amount, reference });
  if (method === "purchaseOrder" && reference) return m.order_billed_purchase_order({ amount, reference });
  return m.order_billed_invoice({ amount });
}

/** The points that an order gave, in a sentence; null for none. people#points-earned. */
export function pointsWords({ pointsEarned = 0 }: Pick<OrderData, "pointsEarned">): string | null {
  return pointsEarned > 0 ? m.order_points_earned({ count: pointsEarned, points: formatNumber(pointsEarned) }) : null;
}

/** What the bill's last amount is called: paid, to pay, or neither where nothing came of the order. */
export function dueWords({ payment, status }: Pick<OrderData, "payment" | "status">): string {
  if (status === "cancelled") return m.bill_total_with_tip();
  return ["on-premise", "invoiced", "on-tab"].includes(payment.status) ? m.bill_due() : m.bill_paid();
}
