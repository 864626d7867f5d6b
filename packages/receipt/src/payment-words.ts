import type { OrderData } from "@comptoir/contract";
import { formatMoney, formatNumber, m } from "@comptoir/messages";
import { cents, formatCents, isPaidLater } from "@comptoir/ordering";
import { isCardHeld } from "./answer-words.ts";
import { centsOf } from "./bill-rows.ts";
import { billedWords } from "./means-words.ts";

const BRANDS: Readonly<Record<string, string>> = { VISA: "Visa", MC: "Mastercard", AMEX: "American Express" };

export function brandName(type: string | null): string {
  return BRANDS[type ?? ""] ?? m.order_card();
}

type Paid = Pick<OrderData, "payment" | "status" | "refunds" | "costs" | "acceptance">;

/** Describes how an order was or will be paid; for a cancelled order, also what its gift card and points get back. */
export function paymentWords(order: Paid): string {
  const words = wordsOfMethod(order);
  return order.status === "cancelled" ? [words, ...tenderBackWords(order)].join(" ") : words;
}

/** Lists what a cancellation returns to a gift card and as points, without earlier refunds. */
function tenderBackWords({ costs, refunds }: Paid): readonly string[] {
  const ofGiftCard = centsOf(costs.voucher.amount) - sumOf(refunds, ({ toGiftCard }) => toGiftCard);
  const ofPoints = centsOf(costs.points?.amount ?? "0") - sumOf(refunds, ({ toPoints = "0" }) => toPoints);
  return [
    ...(ofGiftCard > 0 ? [m.order_gift_card_back({ amount: formatMoney(ofGiftCard) })] : []),
    ...(ofPoints > 0 ? [m.order_points_back()] : []),
  ];
}

function sumOf(refunds: OrderData["refunds"], amountOf: (refund: OrderData["refunds"][number]) => string): number {
  // During a rolling upgrade, answers of the previous version have no `refunds`.
  return (refunds ?? []).reduce((sum, refund) => sum + centsOf(amountOf(refund)), 0);
}

function wordsOfMethod(order: Paid): string {
  const { toCredit, fromCredit, amount } = order.payment;
  if (toCredit) return m.order_to_credit({ amount: formatMoney(centsOf(toCredit)) });
  if (!fromCredit) return paidWords(order);
  const credit = m.order_paid_by_credit({ amount: formatMoney(centsOf(fromCredit)) });
  const rest = formatCents(cents(centsOf(amount) - centsOf(fromCredit)));
  return rest === "0.00" ? credit : `${credit} ${paidWords({ ...order, payment: { ...order.payment, amount: rest } })}`;
}

function paidWords(order: Omit<Paid, "costs">): string {
  const { payment, status, refunds } = order;
  // What a refund took off a tab before the tab was closed was never paid.
  const paidCents = centsOf(payment.amount) - sumOf(refunds, ({ offInvoice = "0" }) => offInvoice);
  const isOwed = isPaidLater(payment.status);
  if (!isOwed && paidCents <= 0) return m.order_paid_nothing();
  const amount = formatMoney(isOwed ? centsOf(payment.amount) : paidCents);
  const card = m.order_card_ending({ brand: brandName(payment.type), last4: payment.last4 ?? "" });
  if (isCardHeld(order)) return status === "cancelled" ? m.order_not_charged() : m.order_held({ amount, card });
  switch (payment.status) {
    case "not-required":
      return m.order_paid_nothing();
    case "on-premise":
      return status === "cancelled" ? m.order_paid_nothing() : inPersonWords(payment, paidCents);
    case "invoiced":
      return status === "cancelled" ? m.order_paid_nothing() : billedWords(payment, amount);
    case "on-tab":
      return status === "cancelled" ? m.order_paid_nothing() : m.order_on_tab({ amount });
    case "authorised":
    case "captured":
      if (status === "cancelled") {
        const left = paidCents - sumOf(refunds, ({ toCard }) => toCard);
        return left > 0 ? m.order_goes_back({ amount: formatMoney(left) }) : m.order_refunded({ amount });
      }
      return payment.last4 === null ? m.order_paid({ amount }) : m.order_paid_with({ amount, card });
    case "refunded":
      return m.order_refunded({ amount });
    case "voided":
    case "failed":
      return m.order_not_charged();
  }
}

/**
 * Describes what is to be paid in person, and what the people of a table have paid on their phones. table#settled.
 * @param dueCents the order's amount, less what refunds took off the table's bill
 */
function inPersonWords({ paidAtTable = "0" }: Paid["payment"], dueCents: number): string {
  const paidCents = centsOf(paidAtTable);
  const leftCents = dueCents - paidCents;
  const words = [
    ...(paidCents > 0 ? [m.order_paid_at_table({ amount: formatMoney(paidCents) })] : []),
    ...(leftCents > 0 ? [m.order_pay_on_premise({ amount: formatMoney(leftCents) })] : []),
  ];
  return words.length === 0 ? m.order_paid_nothing() : words.join(" ");
}

/** Describes the points that an order or a share earned; null for none. people#points-earned. */
export function pointsWords({ pointsEarned = 0 }: Pick<OrderData, "pointsEarned">): string | null {
  return pointsEarned > 0 ? m.order_points_earned({ count: pointsEarned, points: formatNumber(pointsEarned) }) : null;
}

/** Returns the label of the bill's last amount: paid, to pay, or for a cancelled order what was due. */
export function dueWords(order: Pick<OrderData, "payment" | "status" | "acceptance">): string {
  if (order.status === "cancelled") return m.bill_was_due();
  return isPaidLater(order.payment.status) || isCardHeld(order) ? m.bill_due() : m.bill_paid();
}
