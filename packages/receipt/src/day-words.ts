import type { DayTotalsData } from "@comptoir/contract";
import { families, m } from "@comptoir/messages";
import { percentOfRate, taxName } from "./tax-names.ts";

/** A row of a day's report. `isSum` marks a sum of the rows above it. */
export type DayRow = { readonly words: string; readonly cents: number; readonly isSum?: true };
export type DaySection = { readonly heading: string; readonly rows: readonly DayRow[] };

/** Returns the sections of a day's report in the page's language, without those that have no rows. payment#books-day. */
export function dayWords(totals: DayTotalsData): readonly DaySection[] {
  const { province, dishesCents, charges, salesCents, taxes, tipsCents, totalCents } = totals;
  const bill: DayRow[] = [
    ...(charges.length === 0 ? [] : [{ words: m.staff_day_dishes(), cents: dishesCents }]),
    ...charges.map(({ name, cents }) => ({ words: chargeWords(name), cents })),
    { words: m.staff_day_sales_sum(), cents: salesCents, isSum: true },
    ...taxes.map(({ tax, rate, cents }) => ({
      words: `${taxName(tax, rate, province)} ${percentOfRate(rate)}`,
      cents,
    })),
    { words: m.staff_day_tips(), cents: tipsCents },
    { words: m.staff_day_total(), cents: totalCents, isSum: true },
  ];
  const sections = [
    { heading: m.staff_day_sales(), rows: bill },
    {
      heading: m.staff_day_paid(),
      rows: totals.methods.map(({ name, cents }) => ({ words: meansWords(name), cents })),
    },
    { heading: m.staff_day_kitchens(), rows: totals.kitchens.map(({ name, cents }) => ({ words: name, cents })) },
    { heading: m.staff_day_made(), rows: madeOf(totals) },
    {
      heading: m.staff_day_discounts(),
      rows: totals.discounts.map(({ name, cents }) => ({ words: discountWords(name), cents })),
    },
    {
      heading: m.staff_day_fees(),
      rows: totals.feesCents === 0 ? [] : [{ words: m.staff_day_fee(), cents: totals.feesCents }],
    },
    {
      heading: m.staff_day_moved(),
      rows: totals.movements.map((movement) => ({ words: movementWords(movement), cents: movement.cents })),
    },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

/** The total as what was sold, less what was given back. Empty if nothing was given back. */
function madeOf({
  orders,
  soldCents,
  takenBackCents,
  refundedOrders,
  refundedCents,
  totalCents,
}: DayTotalsData): DayRow[] {
  if (takenBackCents === 0 && refundedCents === 0) return [];
  return [
    { words: m.staff_day_sold({ count: orders }), cents: soldCents },
    ...(takenBackCents === 0 ? [] : [{ words: m.staff_day_taken_back(), cents: takenBackCents }]),
    ...(refundedCents === 0 ? [] : [{ words: m.staff_day_refunded({ count: refundedOrders }), cents: refundedCents }]),
    { words: m.staff_day_total(), cents: totalCents, isSum: true },
  ];
}

/** A day's report as rows for a spreadsheet: group, name and amount in cents or count, by the API's names. */
export function dayCells(totals: DayTotalsData): readonly {
  readonly group: string;
  readonly name: string;
  readonly cents?: number;
  readonly count?: number;
}[] {
  return [
    { group: "orders", name: "orders", count: totals.orders },
    { group: "sales", name: "sales", cents: totals.salesCents },
    { group: "of-sales", name: "dishes", cents: totals.dishesCents },
    ...totals.charges.map(({ name, cents }) => ({ group: "of-sales", name, cents })),
    ...totals.taxes.map(({ tax, rate, cents }) => {
      return { group: "tax", name: `${taxName(tax, rate, totals.province)} ${percentOfRate(rate)}`, cents };
    }),
    { group: "tips", name: "tips", cents: totals.tipsCents },
    { group: "total", name: "total", cents: totals.totalCents },
    { group: "of-total", name: "sold", cents: totals.soldCents },
    { group: "of-total", name: "cancelled-or-changed", cents: totals.takenBackCents },
    { group: "of-total", name: "refunded", cents: totals.refundedCents },
    ...totals.discounts.map(({ name, cents }) => ({ group: "discount", name, cents })),
    ...totals.methods.map(({ name, cents }) => ({ group: "method", name, cents })),
    ...totals.kitchens.map(({ name, cents }) => ({ group: "kitchen", name, cents })),
    ...(totals.feesCents === 0 ? [] : [{ group: "cost", name: "platform-fee", cents: totals.feesCents }]),
    ...totals.movements.map(({ account, kind, cents }) => ({ group: "movement", name: `${account} ${kind}`, cents })),
  ];
}

function chargeWords(name: string): string {
  if (name === "service-charge") return m.staff_day_service_charge();
  return name === "delivery-charge" ? m.staff_day_delivery_charge() : name;
}

function discountWords(name: string): string {
  if (name === "code") return m.staff_day_discount_code();
  return name === "member-price" ? m.staff_day_discount_member() : name;
}

/** Names a means of payment in a report. The keys of messages are in snake case. payment#means. */
function meansWords(name: string): string {
  const key = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return families.staff_day_method[key]?.({}) ?? name;
}

const MOVEMENTS: Readonly<Record<string, () => string>> = {
  captured: () => m.staff_day_captured(),
  refunded: () => m.staff_day_refunded_cards(),
  fee: () => m.staff_day_fee(),
  "fee-back": () => m.staff_day_fee_back(),
  "gift-card-issued": () => m.staff_day_gift_cards_issued(),
  "gift-card-debited": () => m.staff_day_gift_cards_spent(),
  "gift-card-credited": () => m.staff_day_gift_cards_back(),
  "gift-card-removed": () => m.staff_day_gift_cards_removed(),
};

function movementWords({ account, kind }: DayTotalsData["movements"][number]): string {
  const words = MOVEMENTS[kind]?.() ?? kind;
  const gateway = /^gateway:(.+)$/.exec(account)?.[1];
  return gateway ? `${words} · ${gateway}` : words;
}
