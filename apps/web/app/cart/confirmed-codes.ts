import { type Discount, type PointsToSpend, parseCents, parseChargeSetting, type Voucher } from "@comptoir/ordering";
import type { CartState } from "./cart-state.ts";

type TermsAndAnswer = Pick<CartState, "terms" | "confirmed">;

/** The discount of the code that is entered, as the server last confirmed it; null until it has. */
export function confirmedDiscount({ terms, confirmed }: TermsAndAnswer): Discount | null {
  const discount = confirmed?.answer.costs.discount;
  if (!discount?.code || discount.code !== terms.discountCode) return null;
  const text = discount.type === "percentage" ? `${discount.percentageValue}%` : `${discount.amount}$`;
  const setting = parseChargeSetting(text);
  return setting && { code: discount.code, setting };
}

/** The gift card of the code that is entered, with its balance as the server last confirmed it; null until it has. */
export function confirmedVoucher({ terms, confirmed }: TermsAndAnswer): Voucher | null {
  const voucher = confirmed?.answer.costs.voucher;
  if (!voucher?.code || voucher.code !== terms.voucherCode) return null;
  const balanceCents = parseCents(voucher.balance);
  return balanceCents === null ? null : { code: voucher.code, balanceCents };
}

/** The points that are to be spent, all or none, as the server last confirmed what they pay; null until it has. */
export function confirmedPoints({ terms, confirmed }: TermsAndAnswer): PointsToSpend | null {
  const spent = confirmed?.answer.costs.points;
  if (!spent || spent.points === 0 || terms.points !== confirmed?.terms.points) return null;
  const stepCents = parseCents(spent.amount);
  const { points } = spent;
  return stepCents === null ? null : { points, spending: { stepPoints: points, stepCents, minimumPoints: points } };
}
