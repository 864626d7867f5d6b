import type { OrderData } from "@comptoir/contract";
import { formatDate, formatMoney, m } from "@comptoir/messages";
import { isBilledLater, type LocalMoment } from "@comptoir/ordering";
import { centsOf } from "./bill-rows.ts";

/** One row of what was given back; `heading`: a refund's own, under which the others stand. */
export type RefundRow = {
  readonly key: string;
  readonly words: string;
  readonly amount: string;
  readonly kind: "heading" | "part" | "left";
};

/** A refund by its day; at a hub by its kitchen too, since each gives back its own. */
function headingOf({ kitchen }: OrderData["refunds"][number], date: string): string {
  const on = { day: formatDate(date), year: date.slice(0, 4) };
  return kitchen ? m.order_refund_of_kitchen({ ...on, kitchen }) : m.order_refund_of(on);
}

/**
 * What was given back of an order, refund by refund: its lines, the taxes and the tip in it and where it went; then what is left of what was paid,
 * as the bill's last row says it: what gift cards and points paid is not in it, and what goes back to them neither. Of a cancelled order nothing
 * is left: what goes back with the cancellation says how it was paid. Empty where nothing was. payment#refunds.
 * @param moment says an instant on the restaurant's wall clock
 */
export function refundRows(
  { refunds, costs, payment, status }: Pick<OrderData, "refunds" | "costs" | "payment" | "status">,
  moment: (instant: string) => LocalMoment,
): readonly RefundRow[] {
  // While a release is rolled out, an answer of the one before does not have them yet.
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
  // What is billed later has not been paid, whatever of it is not billed.
  const isPaid = !isBilledLater(payment.status);
  const words = isPaid ? m.order_refund_left() : m.order_refund_left_due();
  return [...rows, { key: "left", words, amount: left, kind: "left" }];
}

/** Whether all that an order came to was given back, by whatever means it was paid. payment#refunds. */
export function isRefundedWhole({
  refunds,
  costs,
  payment,
}: Pick<OrderData, "refunds" | "costs" | "payment">): boolean {
  if (!refunds?.length || isBilledLater(payment.status)) return false;
  const given = refunds.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  return given >= centsOf(costs.totalWithTip) + centsOf(costs.voucher.amount) + centsOf(costs.points?.amount ?? "0");
}
