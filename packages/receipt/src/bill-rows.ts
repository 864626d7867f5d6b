import { formatNumber, formatPercent, m } from "@comptoir/messages";
import { type CostsData, type Locale, parseCents, type RestaurantData, restaurantWords } from "@comptoir/ordering";
import { percentOfRate, taxName } from "./tax-names.ts";

/** The style of a bill's row. `saving` has a minus sign, `included` is a remark on the row above. */
export type BillRowKind = "amount" | "saving" | "included" | "total" | "due";

/** A row of a bill in the page's language; the cents of a `saving` are positive. */
export type BillRow = {
  readonly key: string;
  readonly label: string;
  readonly cents: number;
  readonly kind: BillRowKind;
};

/** A restaurant's settings for the text of its bills. */
export type BillWording = {
  readonly province: string | null;
  readonly splitsTaxes: boolean;
  /** The venue's label for the tip; the default if absent or null. checkout#tip-choices. */
  readonly tip?: string | null;
};

/**
 * Returns the rows of a bill in the order of its steps, without zero amounts except the subtotal and total.
 * Mandatory charges show their percentage. bill#costs, law#all-in-prices.
 */
export function billRows(costs: CostsData, wording: BillWording): readonly BillRow[] {
  const rows: BillRow[] = [row("subtotal", m.bill_subtotal(), costs.subtotal)];
  const add = (...more: BillRow[]) => rows.push(...more.filter(({ cents }) => cents !== 0));

  add(row("member", m.bill_member_prices(), costs.memberDiscount.preTax, "saving"));
  const { discount, serviceCharge, deliveryCharge, tip, points, voucher } = costs;
  add(
    row("discount", withPercent(m.bill_discount({ code: discount.code ?? "" }), discount), discount.amount, "saving"),
  );
  add(row("service", withPercent(serviceCharge.label, serviceCharge), serviceCharge.amount));
  add(row("delivery", withPercent(m.bill_delivery(), deliveryCharge), deliveryCharge.amount));

  const taxRows = taxesOf(costs, wording);
  const included = areTaxesIncluded(costs);
  if (!included) add(...taxRows);
  rows.push(row("total", m.bill_total(), costs.total, "total"));
  if (included) {
    add(
      ...taxRows.map((tax) => ({ ...tax, label: m.bill_tax_included({ tax: tax.label }), kind: "included" as const })),
    );
  }
  add(row("tip", withPercent(wording.tip ?? m.bill_tip(), tip), tip.amount));
  if (points) add(row("points", m.bill_points({ points: formatNumber(points.points) }), points.amount, "saving"));
  add(row("voucher", m.bill_gift_card({ end: (voucher.code ?? "").slice(-4) }), voucher.amount, "saving"));
  if (rows.some(({ key }) => ["tip", "points", "voucher"].includes(key))) {
    rows.push(row("due", m.bill_due(), costs.totalWithTip, "due"));
  }
  return rows;
}

/** Tells whether prices include taxes, so that the total adds none. bill#step-8. */
export function areTaxesIncluded(costs: CostsData): boolean {
  const parts = [costs.subtotalDiscounted, costs.serviceCharge.amount, costs.deliveryCharge.amount].map(centsOf);
  return centsOf(costs.taxes) > 0 && parts.reduce((sum, part) => sum + part, 0) === centsOf(costs.total);
}

/** Returns a row per tax if the restaurant splits taxes, else one row. */
function taxesOf(costs: CostsData, { province, splitsTaxes }: BillWording): BillRow[] {
  const used = (["tax1", "tax2"] as const).flatMap((tax) => {
    const rates = costs.taxBrackets.filter((bracket) => centsOf(bracket[tax].amount) !== 0).map((b) => b[tax].rate);
    return rates.length > 0 ? [{ tax, rates: [...new Set(rates)] }] : [];
  });
  const nameOf = ({ tax, rates }: { tax: "tax1" | "tax2"; rates: readonly string[] }) => {
    const [rate = "0"] = rates;
    return rates.length === 1
      ? m.bill_named_rate({ name: taxName(tax, rate, province), rate: percentOfRate(rate) })
      : taxName(tax, rate, province);
  };
  if (splitsTaxes) return used.map((one) => row(one.tax, nameOf(one), costs.taxInfo[one.tax]));
  const [only, second] = used;
  const label = only && !second && only.rates.length === 1 ? nameOf(only) : m.bill_taxes();
  return [row("taxes", label, costs.taxes)];
}

function withPercent(label: string, charge: { readonly percentageValue: string | null }): string {
  if (charge.percentageValue === null) return label;
  return m.bill_named_rate({ name: label, rate: formatPercent(charge.percentageValue) });
}

function row(key: string, label: string, amount: string, kind: BillRowKind = "amount"): BillRow {
  return { key, label, cents: centsOf(amount), kind };
}

/** Converts an amount of an API answer, whose format the contract guarantees, to cents. */
export function centsOf(amount: string): number {
  return parseCents(amount) ?? 0;
}

export function billWordingOf(restaurant: RestaurantData | null, locale: Locale): BillWording {
  return {
    province: restaurant?.province ?? null,
    splitsTaxes: restaurant?.show_split_taxes ?? false,
    tip: restaurant && restaurantWords(restaurant, "total_summary_title", locale),
  };
}
