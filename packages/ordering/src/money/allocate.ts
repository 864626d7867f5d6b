import { type Cents, cents, sumCents } from "./cents.ts";
import { divideProduct } from "./round.ts";

/**
 * Splits an amount in proportion to weights, by largest remainder; ties go to the earlier part. No share
 * exceeds its weight unless the amount exceeds the sum of the weights. Throws for a negative amount or
 * weight. bill#allocate.
 */
export function allocate(amount: Cents, weights: readonly Cents[]): Cents[] {
  if (amount < 0 || weights.some((weight) => weight < 0))
    throw new RangeError("The amount and the weights must not be negative.");
  if (amount === 0) return weights.map(() => cents(0));
  const whole = sumCents(weights);
  if (whole === 0) throw new RangeError("The weights must not all be zero.");

  const shares = weights.map((weight, index) => ({ index, ...divideProduct(amount, weight, whole) }));
  let left: number = amount;
  for (const share of shares) left -= share.quotient;
  if (left > 0) {
    // The sort is stable, so equal remainders keep the parts' order.
    const neediest = [...shares].sort((one, other) => other.remainder - one.remainder).slice(0, left);
    for (const share of neediest) share.quotient += 1;
  }
  return shares.map((share) => cents(share.quotient));
}
