import type { OrderData } from "@comptoir/contract";
import { formatDate, formatMoney, formatTimeOfDay, m } from "@comptoir/messages";
import { isOver, type LocalMoment } from "@comptoir/ordering";
import { type BillRowKind, type BillWording, billRows } from "./bill-rows.ts";
import { foldedWords } from "./choice-view.ts";
import { viewOfPricedLine } from "./line-view.ts";
import { dueWords, paymentWords, pointsWords } from "./payment-words.ts";
import { type RefundRow, refundRows } from "./refund-words.ts";
import { saidWords } from "./said-words.ts";
import { shortTaxes } from "./short-taxes.ts";
import { explainTaxes, hasTaxRebate } from "./tax-explanation.ts";
import { hasToldTime, whenLabel } from "./when-words.ts";
import { whereWords } from "./where-words.ts";

export type AmountRow = { readonly words: string; readonly amount: string };

export type ReceiptWords = {
  readonly number: string;
  readonly venue: string;
  readonly title: string;
  readonly placed: string;
  /** The time when the order is ready, with its label; null if there is none. */
  readonly when: { readonly label: string; readonly words: string } | null;
  readonly where: string;
  /** A note that the order was cancelled; null for other orders. */
  readonly cancelled: string | null;
  /** The diner's contact details and remarks, a line each. checkout#said. */
  readonly said: readonly string[];
  readonly lines: readonly (AmountRow & {
    readonly quantity: number;
    readonly folded: string;
    readonly memo: string | null;
    readonly priced: readonly AmountRow[];
  })[];
  readonly bill: readonly (AmountRow & { readonly kind: BillRowKind })[];
  readonly taxes: readonly (AmountRow & { readonly madeOf: string })[];
  readonly rebate: string | null;
  readonly payment: string;
  /** The points that the order earned; null for none. people#points-earned. */
  readonly points: string | null;
  readonly refunds: readonly RefundRow[];
  /** The restaurant's contact details and tax registration numbers. venue#support, law#tax-numbers. */
  readonly issuer: readonly string[];
};

/** The times of a receipt on the restaurant's wall clock. */
export type ReceiptTimes = {
  readonly placed: LocalMoment;
  /** The time that the diner is told: `toldAt` of the order. */
  readonly ready: LocalMoment;
  readonly at: (instant: string) => LocalMoment;
};

/**
 * Returns the text of a receipt in the current language, with the order's stored amounts.
 * promises#promise-12, law#tax-numbers.
 */
export function receiptWords(order: OrderData, wording: BillWording, times: ReceiptTimes): ReceiptWords {
  const { restaurant, costs } = order;
  const money = (words: string, cents: number) => ({ words, amount: formatMoney(cents) });
  return {
    number: order.number,
    venue: restaurant.name,
    title: m.order_title({ number: order.number, venue: restaurant.name }),
    placed: m.order_receipt_date({
      day: formatDate(times.placed.date),
      year: times.placed.date.slice(0, 4),
      time: formatTimeOfDay(times.placed.minutes),
    }),
    when: whenWords(order, times),
    where: whereWords(order),
    cancelled: order.status === "cancelled" ? m.order_status_cancelled() : null,
    said: saidWords(order),
    lines: order.items.map((item) => {
      const line = viewOfPricedLine(item);
      const priced = line.choices.flatMap(({ words, cents }) => (cents === null ? [] : money(words, cents)));
      const { quantity, memo } = line;
      return {
        ...money(line.name, line.cents ?? 0),
        quantity,
        folded: foldedWords(line.choices),
        memo: memo === null ? null : m.bill_memo({ memo }),
        priced,
      };
    }),
    bill: billRows(costs, wording).map(({ kind, label, cents }) => ({
      kind,
      ...money(kind === "due" ? dueWords(order) : label, kind === "saving" ? -cents : cents),
    })),
    taxes: shortTaxes(
      explainTaxes(order, wording.province),
      order.items.map(({ name }) => name),
    ).map(({ words, cents, madeOf }) => ({ ...money(words, cents), madeOf })),
    rebate: hasTaxRebate(order) ? m.bill_tax_rebate() : null,
    payment: paymentWords(order),
    points: pointsWords(order),
    refunds: refundRows(order, times.at),
    issuer: issuerWords(restaurant),
  };
}

/** Returns the restaurant's contact details and tax registration numbers, a line each. venue#support, law#tax-numbers. */
export function issuerWords({
  name,
  address,
  phone,
  support_email,
  tax_numbers,
}: Pick<OrderData["restaurant"], "name" | "address" | "phone" | "support_email" | "tax_numbers">): string[] {
  return [
    name,
    ...[address, phone, support_email].filter((line) => line != null),
    ...tax_numbers.map(({ label, number }) => m.order_tax_number({ label, number })),
  ];
}

/**
 * Returns the time of pickup or serving. Null once the order is ready, without a preparation time, and for a school's
 * meal.
 */
function whenWords(order: OrderData, { ready }: ReceiptTimes) {
  const { status, destination } = order;
  if (isOver(status) || status === "ready" || destination.kind === "school-date" || !hasToldTime(order)) return null;
  const words = m.order_on_day_at({ day: formatDate(ready.date), time: formatTimeOfDay(ready.minutes) });
  return { label: whenLabel(order), words };
}
