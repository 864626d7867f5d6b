import { type Cents, cents, ZERO_CENTS } from "../money/cents.ts";
import type { Voucher } from "./costs.ts";

/**
 * What a gift card pays, in cents: the smaller of its balance and what is due with the tip. It is a means of payment and
 * lowers no tax. An overdrawn card pays nothing. bill#step-11.
 */
export function computeVoucher(dueCents: Cents, voucher: Voucher | null): Cents {
  if (!voucher || voucher.balanceCents < 0) return ZERO_CENTS;
  return cents(Math.min(voucher.balanceCents, dueCents));
}
