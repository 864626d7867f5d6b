import type { Discount, TipChoice, Voucher } from "../costs/costs.ts";
import { computeTip } from "../costs/tip.ts";
import { allocate } from "../money/allocate.ts";
import { type Cents, cents, sumCents, ZERO_CENTS } from "../money/cents.ts";

/**
 * Splits a checkout's tip over the kitchens, to the cent, in proportion to their subtotals. A percentage is
 * computed on all subtotals together, so that the diner pays the amount that was shown. hub#hub-costs.
 * @param subtotals of the kitchens, after discounts
 */
export function tipsOfKitchens(tip: TipChoice | null, subtotals: readonly Cents[]): readonly (TipChoice | null)[] {
  if (tip === null || subtotals.length === 1) return subtotals.map(() => tip);
  const tipCents = computeTip(sumCents(subtotals), tip);
  const isNothing = sumCents(subtotals) === 0;
  // If all dishes are free, the first kitchen gets the whole tip.
  const weights = isNothing ? subtotals.map((_, index) => (index === 0 ? (1 as Cents) : ZERO_CENTS)) : subtotals;
  return allocate(tipCents, weights).map((amountCents) => ({ type: "dollar", amountCents }));
}

/**
 * Splits the hub's discount over the kitchens. A percentage applies to each bill. Dollars, at most the sum of
 * the subtotals, are split to the cent in proportion to the subtotals. hub#hub-codes.
 * @param subtotals of the kitchens, before discounts
 */
export function discountsOfKitchens(
  discount: Discount | null,
  subtotals: readonly Cents[],
): readonly (Discount | null)[] {
  if (discount?.setting.type !== "dollar") return subtotals.map(() => discount);
  const { code, setting } = discount;
  const offCents = cents(Math.min(setting.amountCents, sumCents(subtotals)));
  return allocate(offCents, subtotals).map((amountCents) => ({ code, setting: { type: "dollar", amountCents } }));
}

/**
 * Splits the hub's gift card over the kitchens' bills, to the cent, in proportion to their amounts due. No share
 * exceeds the amount due. Null for a kitchen whose share is 0. hub#hub-codes.
 * @param dues of the kitchens, with their tips
 */
export function vouchersOfKitchens(voucher: Voucher | null, dues: readonly Cents[]): readonly (Voucher | null)[] {
  if (voucher === null) return dues.map(() => null);
  const paidCents = cents(Math.min(Math.max(voucher.balanceCents, 0), sumCents(dues)));
  return allocate(paidCents, dues).map((balanceCents) =>
    balanceCents === 0 ? null : { code: voucher.code, balanceCents },
  );
}
