import { type Cents, cents, ZERO_CENTS } from "../money/cents.ts";
import type { Voucher } from "./costs.ts";

/**
 * Returns a gift card's payment in cents: the smaller of its balance and the amount due with tip. An
 * overdrawn card pays 0. bill#step-11.
 */
export function computeVoucher(dueCents: Cents, voucher: Voucher | null): Cents {
  if (!voucher || voucher.balanceCents < 0) return ZERO_CENTS;
  return cents(Math.min(voucher.balanceCents, dueCents));
}
