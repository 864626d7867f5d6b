import type { Discount, TipChoice, Voucher } from "../costs/costs.ts";
import { computeTip } from "../costs/tip.ts";
import { allocate } from "../money/allocate.ts";
import { type Cents, cents, sumCents, ZERO_CENTS } from "../money/cents.ts";

/**
 * Splits a checkout's tip over the kitchens in proportion to their discounted subtotals. A percentage is
 * computed once on their sum, so that the diner pays the shown amount. hub#hub-costs.
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
 * Splits the hub's discount over the kitchens. A percentage applies to each bill. An amount in dollars is
 * split in proportion to the subtotals before discounts. hub#hub-codes.
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
 * Splits the hub's gift card over the kitchens in proportion to `dues`, the amounts due with tips. Null for a
 * kitchen whose share is 0. hub#hub-codes.
 */
export function vouchersOfKitchens(voucher: Voucher | null, dues: readonly Cents[]): readonly (Voucher | null)[] {
  if (voucher === null) return dues.map(() => null);
  const paidCents = cents(Math.min(Math.max(voucher.balanceCents, 0), sumCents(dues)));
  return allocate(paidCents, dues).map((balanceCents) =>
    balanceCents === 0 ? null : { code: voucher.code, balanceCents },
  );
}
