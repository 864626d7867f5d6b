import { type Cents, cents, sumCents, ZERO_CENTS } from "../money/cents.ts";
import { type Charges, chargeCents, computeCharges } from "./charges.ts";
import type { Costs, OrderToCost } from "./costs.ts";
import { computeDiscount, type PartAmount, type PriceKind, spreadDiscount } from "./discount.ts";
import { computePoints } from "./points.ts";
import { applyTaxRebate, type RebateOutcome, type TaxedPart } from "./tax-rebate.ts";
import { computeTaxBrackets, type FilledBracket, type TaxedAmount } from "./taxes.ts";
import { computeTip } from "./tip.ts";
import { computeVoucher } from "./voucher.ts";

/**
 * Computes the bill of an order, in cents. A pure function: the browser runs it for instant totals, the
 * server for the authoritative bill. bill#steps.
 */
export function computeCosts(order: OrderToCost): Costs {
  return computeBill(order).costs;
}

export type TaxedCharge = TaxedAmount & { readonly charge: "service-charge" | "delivery-charge" };

/** The bill up to its total, at regular or at member prices, with the parts of each amount. */
export type Totals = Charges & {
  readonly discountCents: Cents;
  readonly subtotalDiscountedCents: Cents;
  readonly parts: readonly PartAmount[];
  readonly rebate: RebateOutcome | null;
  readonly brackets: readonly FilledBracket<TaxedPart | TaxedCharge>[];
  readonly taxesCents: Cents;
  readonly totalCents: Cents;
};

export type Bill = { readonly costs: Costs; readonly totals: Totals };

/** Computes the costs and keeps the intermediate amounts for `explainCosts`. bill#steps. */
export function computeBill(order: OrderToCost): Bill {
  const subtotalCents = sumCents(order.lines.map((line) => line.orderPriceCents)); // Step 1.
  const memberSubtotalCents = sumCents(order.lines.map((line) => line.memberOrderPriceCents));
  const preTaxCents = cents(subtotalCents - memberSubtotalCents); // Step 2.

  const totals = computeTotals(order, "member", memberSubtotalCents); // Steps 3 to 8.
  const { brackets, subtotalDiscountedCents, taxesCents, totalCents } = totals;
  // Step 9. Without member prices, the total at regular prices equals the member's total.
  const guestTotals = preTaxCents === 0 ? totals : computeTotals(order, "regular", subtotalCents);

  const tipCents = computeTip(subtotalDiscountedCents, order.tip); // Step 10.
  const points = computePoints(totalCents, order.points ?? null); // Step 11.
  const dueCents = cents(totalCents + tipCents - (points?.amountCents ?? 0));
  const voucherCents = computeVoucher(dueCents, order.voucher);

  const costs: Costs = {
    lines: order.lines.map(({ orderId, orderPriceCents, memberOrderPriceCents }) => ({
      orderId,
      orderPriceCents,
      memberOrderPriceCents,
    })),
    subtotalCents,
    memberDiscount: { preTaxCents, amountCents: cents(guestTotals.totalCents - totalCents) },
    discount: order.discount && { ...order.discount, amountCents: totals.discountCents },
    subtotalDiscountedCents,
    serviceCharge: totals.serviceCharge,
    deliveryCharge: totals.deliveryCharge,
    taxBrackets: brackets.map(({ baseCents, tax1, tax2 }) => ({ baseCents, tax1, tax2 })),
    taxInfo: {
      tax1Cents: sumCents(brackets.map(({ tax1 }) => tax1.amountCents)),
      tax2Cents: sumCents(brackets.map(({ tax2 }) => tax2.amountCents)),
    },
    taxesCents,
    totalCents,
    totalWithoutTaxesCents: cents(totalCents - taxesCents),
    tip: order.tip && { choice: order.tip, amountCents: tipCents },
    points,
    voucher: order.voucher && { ...order.voucher, amountCents: voucherCents },
    totalWithTipCents: cents(dueCents - voucherCents), // Step 12.
  };
  return { costs, totals };
}

/**
 * Computes steps 3 to 8 of bill#steps at regular or at member prices. `beforeDiscountCents` is the sum of
 * those prices, *M* in bill#steps.
 */
function computeTotals(order: OrderToCost, priceKind: PriceKind, beforeDiscountCents: Cents): Totals {
  const { settings } = order;
  const discountCents = computeDiscount(beforeDiscountCents, order.discount); // Step 3.
  const subtotalDiscountedCents = cents(beforeDiscountCents - discountCents);
  const parts = spreadDiscount(order.lines, priceKind, discountCents); // Step 4.
  const charges = computeCharges(settings, order.delivered, subtotalDiscountedCents); // Step 5.

  const taxed = applyTaxRebate(parts, order.rebateApplies ? settings.taxRebate : null); // Step 6.
  const taxedCharges: TaxedCharge[] = [
    { charge: "service-charge", netCents: chargeCents(charges.serviceCharge), taxRate: settings.taxRate },
    { charge: "delivery-charge", netCents: chargeCents(charges.deliveryCharge), taxRate: settings.taxRate },
  ];
  const brackets = computeTaxBrackets([...taxed.parts, ...taxedCharges], settings.taxInclusive); // Step 7.
  const taxesCents = sumCents(brackets.map(({ tax1, tax2 }) => cents(tax1.amountCents + tax2.amountCents)));

  const chargesCents = sumCents(taxedCharges.map(({ netCents }) => netCents));
  const addedTaxesCents = settings.taxInclusive ? ZERO_CENTS : taxesCents;
  const totalCents = sumCents([subtotalDiscountedCents, chargesCents, addedTaxesCents]); // Step 8.
  const { rebate } = taxed;
  return { ...charges, discountCents, subtotalDiscountedCents, parts, rebate, brackets, taxesCents, totalCents };
}
