import { type Discount, type PointsToSpend, parseCents, parseChargeSetting, type Voucher } from "@comptoir/ordering";
import type { CartState } from "./cart-state.ts";

type TermsAndAnswer = Pick<CartState, "terms" | "confirmed">;

/** Returns the entered code's discount as last confirmed by the server; null until then. */
export function confirmedDiscount({ terms, confirmed }: TermsAndAnswer): Discount | null {
  const discount = confirmed?.answer.costs.discount;
  if (!discount?.code || discount.code !== terms.discountCode) return null;
  const text = discount.type === "percentage" ? `${discount.percentageValue}%` : `${discount.amount}$`;
  const setting = parseChargeSetting(text);
  return setting && { code: discount.code, setting };
}

/** Returns the entered gift card with its balance as last confirmed by the server; null until then. */
export function confirmedVoucher({ terms, confirmed }: TermsAndAnswer): Voucher | null {
  const voucher = confirmed?.answer.costs.voucher;
  if (!voucher?.code || voucher.code !== terms.voucherCode) return null;
  const balanceCents = parseCents(voucher.balance);
  return balanceCents === null ? null : { code: voucher.code, balanceCents };
}

/**
 * Returns the points to redeem and the amount that they pay, as last confirmed by the server; null until
 * then. The points are one step, so that all or none are redeemed.
 */
export function confirmedPoints({ terms, confirmed }: TermsAndAnswer): PointsToSpend | null {
  const spent = confirmed?.answer.costs.points;
  if (!spent || spent.points === 0 || terms.points !== confirmed?.terms.points) return null;
  const stepCents = parseCents(spent.amount);
  const { points } = spent;
  return stepCents === null ? null : { points, spending: { stepPoints: points, stepCents, minimumPoints: points } };
}
