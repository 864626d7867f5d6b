import { type Cents, cents } from "./cents.ts";
import type { Rate } from "./rate.ts";

export type Fraction = { readonly numerator: number; readonly denominator: number };

/**
 * Rounds `amount` × `fraction` to the cent, half away from zero. The bill rounds only where the reference
 * says *rounded*. bill#rounding.
 */
export function roundHalfAway(amount: Cents, fraction: Fraction): Cents {
  const { quotient, remainder } = divideProduct(Math.abs(amount), fraction.numerator, fraction.denominator);
  const magnitude = remainder * 2 >= fraction.denominator ? quotient + 1 : quotient;
  return cents(amount < 0 ? -magnitude : magnitude);
}

/** Returns a percentage of an amount, rounded: 18 % of 10.05 is 1.81. `percentage` is 18 for 18 %. bill#rounding. */
export function percentageOf(amount: Cents, percentage: Rate): Cents {
  return roundHalfAway(amount, { numerator: percentage.digits, denominator: 100 * 10 ** percentage.scale });
}

/**
 * Multiplies an amount by a rate, rounded: 10.00 at 0.09975 is 1.00. `rate` is 0.13 for a tax of 13 %.
 * bill#step-7.
 */
export function amountAtRate(amount: Cents, rate: Rate): Cents {
  return roundHalfAway(amount, { numerator: rate.digits, denominator: 10 ** rate.scale });
}

/**
 * Divides the product of two non-negative integers exactly. Uses BigInt if the product is not a safe integer.
 */
export function divideProduct(
  multiplicand: number,
  multiplier: number,
  divisor: number,
): { quotient: number; remainder: number } {
  const product = multiplicand * multiplier;
  if (Number.isSafeInteger(product)) {
    const remainder = product % divisor;
    return { quotient: (product - remainder) / divisor, remainder };
  }
  const exact = BigInt(multiplicand) * BigInt(multiplier);
  return { quotient: Number(exact / BigInt(divisor)), remainder: Number(exact % BigInt(divisor)) };
}
