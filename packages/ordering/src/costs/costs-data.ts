import { type Cents, formatCents, ZERO_CENTS } from "../money/cents.ts";
import { formatRate } from "../money/rate.ts";
import type { ChargeSetting } from "../venue/charge-setting.ts";
import type { Charge } from "./charges.ts";
import type { Costs, TaxBracket } from "./costs.ts";

/** The wire format of a tip, charge or discount. Null fields mean that the order has no such amount. */
export type ChargeData = {
  type: "dollar" | "percentage" | null;
  percentageValue: string | null;
  amount: string;
};

export type TaxData = { rate: string; amount: string };

/** The wire format of costs, with the field names of bill#costs. Amounts are text such as `"12.50"`. */
export type CostsData = {
  subtotal: string;
  memberDiscount: { preTax: string; amount: string };
  discount: ChargeData & { code: string | null };
  subtotalDiscounted: string;
  serviceCharge: ChargeData & { label: string };
  deliveryCharge: ChargeData;
  taxBrackets: { base: string; tax1: TaxData; tax2: TaxData }[];
  taxInfo: { tax1: string; tax2: string };
  taxes: string;
  total: string;
  totalWithoutTaxes: string;
  tip: ChargeData;
  /** The points spent; absent if the diner did not ask to spend points, and in old orders. */
  points?: { points: number; amount: string };
  voucher: { code: string | null; balance: string; amount: string };
  totalWithTip: string;
};

/**
 * Formats costs for the wire. `serviceChargeLabel` is the restaurant's label or the localized default.
 * bill#costs, bill#service-charge-label.
 */
export function formatCosts(costs: Costs, { serviceChargeLabel }: { serviceChargeLabel: string }): CostsData {
  const { memberDiscount, discount, serviceCharge, deliveryCharge, taxInfo, tip, points, voucher } = costs;
  return {
    subtotal: formatCents(costs.subtotalCents),
    memberDiscount: {
      preTax: formatCents(memberDiscount.preTaxCents),
      amount: formatCents(memberDiscount.amountCents),
    },
    discount: { code: discount?.code ?? null, ...formatCharge(discount) },
    subtotalDiscounted: formatCents(costs.subtotalDiscountedCents),
    serviceCharge: { ...formatCharge(serviceCharge), label: serviceChargeLabel },
    deliveryCharge: formatCharge(deliveryCharge),
    taxBrackets: costs.taxBrackets.map(formatBracket),
    taxInfo: { tax1: formatCents(taxInfo.tax1Cents), tax2: formatCents(taxInfo.tax2Cents) },
    taxes: formatCents(costs.taxesCents),
    total: formatCents(costs.totalCents),
    totalWithoutTaxes: formatCents(costs.totalWithoutTaxesCents),
    tip: formatCharge(tip && { setting: tip.choice, amountCents: tip.amountCents }),
    ...(points === null ? {} : { points: { points: points.points, amount: formatCents(points.amountCents) } }),
    voucher: {
      code: voucher?.code ?? null,
      balance: formatCents(voucher?.balanceCents ?? ZERO_CENTS),
      amount: formatCents(voucher?.amountCents ?? ZERO_CENTS),
    },
    totalWithTip: formatCents(costs.totalWithTipCents),
  };
}

function formatCharge(charge: Charge | null): ChargeData {
  if (!charge) return { type: null, percentageValue: null, amount: formatCents(ZERO_CENTS) };
  return {
    type: charge.setting.type,
    percentageValue: percentageValueOf(charge.setting),
    amount: formatCents(charge.amountCents),
  };
}

function percentageValueOf(setting: ChargeSetting): string | null {
  return setting.type === "percentage" ? formatRate(setting.percentage) : null;
}

function formatBracket({ baseCents, tax1, tax2 }: TaxBracket): CostsData["taxBrackets"][number] {
  const formatTax = ({ rate, amountCents }: { rate: TaxBracket["tax1"]["rate"]; amountCents: Cents }): TaxData => ({
    rate: formatRate(rate),
    amount: formatCents(amountCents),
  });
  return { base: formatCents(baseCents), tax1: formatTax(tax1), tax2: formatTax(tax2) };
}
