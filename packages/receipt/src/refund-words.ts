import type { OrderData } from "@comptoir/contract";
import { formatDate, formatMoney, m } from "@comptoir/messages";
import { isBilledLater, type LocalMoment } from "@comptoir/ordering";
import { centsOf } from "./bill-rows.ts";

/** A row about refunds. `heading` is a refund, and its `part` rows follow. */
export type RefundRow = {
  readonly key: string;
  readonly words: string;
  readonly amount: string;
  readonly kind: "heading" | "part" | "left";
};

/** Returns a refund's heading: its day, and its kitchen at a hub, because kitchens refund separately. */
function headingOf({ kitchen }: OrderData["refunds"][number], date: string): string {
  const on = { day: formatDate(date), year: date.slice(0, 4) };
  return kitchen ? m.order_refund_of_kitchen({ ...on, kitchen }) : m.order_refund_of(on);
}

/**
 * Returns the rows of an order's refunds: lines, taxes, tip and destinations of each. payment#refunds.
 * The last row is what remains of the bill's total, without gift cards and points; a cancelled order has
 * none.
 * @param moment converts an instant to the restaurant's wall clock
 */
export function refundRows(
  { refunds, costs, payment, status }: Pick<OrderData, "refunds" | "costs" | "payment" | "status">,
  moment: (instant: string) => LocalMoment,
): readonly RefundRow[] {
  // During a rolling upgrade, answers of the previous version have no `refunds`.
  if (!refunds?.length) return [];
  const rows = refunds.flatMap((refund): RefundRow[] => {
    const { date } = moment(refund.at);
    const part = (key: string, words: string, cents: number): RefundRow[] =>
      cents === 0 ? [] : [{ key: `${refund.id} ${key}`, words, amount: formatMoney(cents), kind: "part" }];
    return [
      {
        key: refund.id,
        words: headingOf(refund, date),
        amount: formatMoney(-centsOf(refund.amount)),
        kind: "heading",
      },
      ...refund.lines.flatMap(({ name, quantity, amount }, index) =>
        part(`line ${index}`, `${quantity} × ${name}`, centsOf(amount)),
      ),
      ...part("taxes", m.order_refund_taxes(), centsOf(refund.taxes)),
      ...part("tip", m.order_refund_tip(), centsOf(refund.tip)),
      ...part("card", m.order_refund_to_card(), centsOf(refund.toCard)),
      ...part("gift card", m.order_refund_to_gift_card(), centsOf(refund.toGiftCard)),
      ...part("points", m.order_refund_to_points(), centsOf(refund.toPoints ?? "0")),
      ...part("credit", m.order_refund_to_credit(), centsOf(refund.toCredit ?? "0")),
      ...part("invoice", m.order_refund_off_invoice(), centsOf(refund.offInvoice ?? "0")),
      ...part("restaurant", m.order_refund_at_restaurant(), centsOf(refund.atRestaurant)),
    ];
  });
  if (status === "cancelled") return rows;
  const given = refunds.reduce(
    (sum, { amount, toGiftCard, toPoints }) => sum + centsOf(amount) - centsOf(toGiftCard) - centsOf(toPoints ?? "0"),
    0,
  );
  const left = formatMoney(centsOf(costs.totalWithTip) - given);
  // An order that is billed later counts as unpaid.
  const isPaid = !isBilledLater(payment.status);
  const words = isPaid ? m.order_refund_left() : m.order_refund_left_due();
  return [...rows, { key: "left", words, amount: left, kind: "left" }];
}

/** Tells whether all means of an order were refunded in full. payment#refunds. */
export function isRefundedWhole({
  refunds,
  costs,
  payment,
}: Pick<OrderData, "refunds" | "costs" | "payment">): boolean {
  if (!refunds?.length || isBilledLater(payment.status)) return false;
  const given = refunds.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  return given >= centsOf(costs.totalWithTip) + centsOf(costs.voucher.amount) + centsOf(costs.points?.amount ?? "0");
}
