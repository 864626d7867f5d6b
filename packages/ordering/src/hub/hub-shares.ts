import type { Discount, TipChoice, Voucher } from "../costs/costs.ts";
import { computeTip } from "../costs/tip.ts";
import { allocate } from "../money/allocate.ts";
import { type Cents, cents, sumCents, ZERO_CENTS } from "../money/cents.ts";

/**
 * What of a checkout's tip is each kitchen's: a percentage is worked out on what was ordered of all, so that it is what was shown beside it, and
 * shared as dollars are: in proportion to what was ordered of each, to the cent. hub#hub-costs.
 * @param subtotals of the kitchens, after discounts
 */
export function tipsOfKitchens(tip: TipChoice | null, subtotals: readonly Cents[]): readonly (TipChoice | null)[] {
  if (tip === null || subtotals.length === 1) return subtotals.map(() => tip);
  const tipCents = computeTip(sumCents(subtotals), tip);
  const isNothing = sumCents(subtotals) === 0;
  // A tip for dishes that cost nothing is the first kitchen's.
  const weights = isNothing ? subtotals.map((_, index) => (index === 0 ? (1 as Cents) : ZERO_CENTS)) : subtotals;
  return allocate(tipCents, weights).map((amountCents) => ({ type: "dollar", amountCents }));
}

/**
 * What of the hub's code is each kitchen's: a percentage is off each bill; dollars, never more than was ordered, are shared in proportion to
 * what was ordered of each, to the cent. hub#hub-codes.
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
 * What the hub's gift card pays of each kitchen's bill: in proportion to what is due of each, tips among it, to the cent, and never more
 * than that. Null for a kitchen that it pays nothing of. hub#hub-codes.
 * @param dues of the kitchens, with their tips
 */
export function vouchersOfKitchens(voucher: Voucher | null, dues: readonly Cents[]): readonly (Voucher | null)[] {
  if (voucher === null) return dues.map(() => null);
  const paidCents = cents(Math.min(Math.max(voucher.balanceCents, 0), sumCents(dues)));
  return allocate(paidCents, dues).map((balanceCents) =>
    balanceCents === 0 ? null : { code: voucher.code, balanceCents },
  );
}
