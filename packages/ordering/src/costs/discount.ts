import { allocate } from "../money/allocate.ts";
import { type Cents, cents, ZERO_CENTS } from "../money/cents.ts";
import { chargeOn } from "../venue/charge-setting.ts";
import type { Discount } from "./costs.ts";
import type { PricedLine, PricedPart } from "./priced-line.ts";

export type PriceKind = "regular" | "member";

export type PartAmount = {
  readonly orderId: number;
  readonly part: PricedPart;
  readonly amountCents: Cents;
  readonly discountCents: Cents;
  readonly netCents: Cents;
};

/** Returns the discount on an amount in cents, at most the amount itself. bill#step-3. */
export function computeDiscount(amountCents: Cents, discount: Discount | null): Cents {
  if (!discount) return ZERO_CENTS;
  return cents(Math.min(chargeOn(amountCents, discount.setting), amountCents));
}

/**
 * Splits a discount over the parts of all lines in proportion to their amounts, by largest remainder. Each
 * part is then taxed on its discounted amount. bill#step-4.
 */
export function spreadDiscount(
  lines: readonly PricedLine[],
  priceKind: PriceKind,
  discountCents: Cents,
): readonly PartAmount[] {
  const parts = lines.flatMap(({ orderId, parts }) => parts.map((part) => ({ orderId, part })));
  const amounts = parts.map(({ part }) => (priceKind === "member" ? part.memberAmountCents : part.amountCents));
  const shares = allocate(discountCents, amounts);
  return parts.map((part, index) => {
    const amountCents = amounts[index] ?? ZERO_CENTS;
    const shareCents = shares[index] ?? ZERO_CENTS;
    return { ...part, amountCents, discountCents: shareCents, netCents: cents(amountCents - shareCents) };
  });
}
