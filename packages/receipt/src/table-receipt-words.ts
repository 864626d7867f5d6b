import type { TableReceiptData } from "@comptoir/contract";
import { formatDate, formatMoney, formatTimeOfDay, m } from "@comptoir/messages";
import { type LocalMoment, tableName } from "@comptoir/ordering";
import { type BillWording, centsOf } from "./bill-rows.ts";
import { brandName, pointsWords } from "./payment-words.ts";
import { type AmountRow, issuerWords } from "./receipt-words.ts";
import { percentOfRate, taxName } from "./tax-names.ts";

/** The text of a receipt of a table or of a payment there. `parts`: what the amount is made of, for information. */
export type TableReceiptWords = {
  readonly venue: string;
  readonly heading: string;
  readonly where: string;
  readonly at: string;
  readonly lines: readonly AmountRow[];
  readonly bill: readonly (AmountRow & { readonly isTotal: boolean })[];
  readonly partsHeading: string;
  readonly parts: readonly AmountRow[];
  /** By what it was paid, and what went back; for a table, what is left. */
  readonly paid: readonly string[];
  /** The restaurant, and the kitchens of a food hall that sold the dishes, with their tax registration numbers. */
  readonly issuer: readonly string[];
};

/** Returns the text of a receipt of a table or of a payment there, in the current language. table#table-receipt. */
export function tableReceiptWords(receipt: TableReceiptData, wording: BillWording, at: LocalMoment): TableReceiptWords {
  const { restaurant, kitchens = [], tableNum, lines, parts, payments } = receipt;
  const money = (words: string, amount: string) => ({ words, amount: formatMoney(centsOf(amount)) });
  return {
    venue: restaurant.name,
    heading: payments === null ? m.table_receipt_share() : m.table_receipt_table(),
    where: m.venue_table({ table: tableName(tableNum) }),
    at: m.order_receipt_date({
      ...{ day: formatDate(at.date), year: at.date.slice(0, 4), time: formatTimeOfDay(at.minutes) },
    }),
    lines: lines.map(({ name, kitchen, quantity, amount }) =>
      money(`${quantity} × ${name}${kitchen === undefined ? "" : ` · ${kitchen}`}`, amount),
    ),
    bill: payments === null ? billOfShare(receipt, wording) : billOfTable(receipt, payments),
    partsHeading: m.table_receipt_includes(),
    parts: parts.map((part) => money(partWords(part, wording), part.amount)),
    paid: payments === null ? paidWords(receipt) : [],
    issuer: [...issuerWords(restaurant), ...kitchens.map(sellerWords)],
  };
}

type Row = TableReceiptWords["bill"][number];
const row = (words: string, cents: number, isTotal = false): Row => ({ words, amount: formatMoney(cents), isTotal });

/** Returns a kitchen of a food hall as the seller of its dishes, with its tax registration numbers. law#tax-numbers. */
function sellerWords({ name, tax_numbers }: NonNullable<TableReceiptData["kitchens"]>[number]): string {
  return [m.table_receipt_sold_by({ kitchen: name }), ...tax_numbers.map((tax) => m.order_tax_number(tax))].join(", ");
}

/** Says who has paid, and which kitchen of a food hall if it was paid by itself. table#hall-accounts. */
export function payerWords(name: string, kitchen: string | undefined): string {
  return kitchen === undefined ? m.table_paid_by({ name }) : m.table_paid_by_at({ name, kitchen });
}

function billOfShare({ lines, amount, tip }: TableReceiptData, wording: BillWording): Row[] {
  const [share, tipCents] = [centsOf(amount), centsOf(tip)];
  return [
    row(lines.length > 0 ? m.table_receipt_dishes() : m.table_receipt_part(), share),
    ...(tipCents > 0 ? [row(wording.tip ?? m.bill_tip(), tipCents)] : []),
    row(m.bill_paid(), share + tipCents, true),
  ];
}

function billOfTable({ amount, left }: TableReceiptData, payments: NonNullable<TableReceiptData["payments"]>): Row[] {
  return [
    row(m.bill_total(), centsOf(amount), true),
    ...payments
      .filter((one) => centsOf(one.amount) > 0)
      .map(({ name, kitchen, amount: paid }) =>
        row(name === null ? m.table_receipt_paid() : payerWords(name, kitchen), -centsOf(paid)),
      ),
    row(m.table_bill_left(), centsOf(left), true),
  ];
}

function paidWords(receipt: TableReceiptData): string[] {
  const { byCard, byGiftCard, byPoints, back, tipBack } = receipt;
  const money = (amount: string) => formatMoney(centsOf(amount));
  const points = pointsWords(receipt);
  return [
    ...(centsOf(byGiftCard) > 0 ? [m.table_receipt_by_gift_card({ amount: money(byGiftCard) })] : []),
    ...(centsOf(byPoints) > 0 ? [m.table_receipt_by_points({ amount: money(byPoints) })] : []),
    ...(byCard
      ? [
          m.order_paid_with({
            amount: money(byCard.amount),
            card: m.order_card_ending({ brand: brandName(byCard.type), last4: byCard.last4 }),
          }),
        ]
      : []),
    ...(centsOf(back) > 0 ? [m.table_receipt_back({ amount: money(back) })] : []),
    ...(centsOf(tipBack) > 0 ? [m.table_receipt_tip_back({ amount: money(tipBack) })] : []),
    ...(points === null ? [] : [points]),
  ];
}

function partWords({ part, rate, label }: TableReceiptData["parts"][number], { province }: BillWording): string {
  switch (part) {
    case "sales":
      return m.table_receipt_sales();
    case "service-charge":
      return label ?? m.costs_service_charge_label();
    case "delivery-charge":
      return m.bill_delivery();
    case "tip":
      return m.bill_tip();
    case "tax1":
    case "tax2":
      return m.bill_named_rate({ name: taxName(part, rate ?? "", province), rate: percentOfRate(rate ?? "") });
  }
}
