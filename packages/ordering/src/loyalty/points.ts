import type { Costs } from "../costs/costs.ts";
import type { PointsSpent } from "../costs/points.ts";
import { type Cents, cents } from "../money/cents.ts";
import type { Rate } from "../money/rate.ts";
import { divideProduct, roundHalfAway } from "../money/round.ts";

/**
 * Returns the amount of a bill that earns points, in cents: the discounted dishes without taxes, charges and
 * tip, minus the part paid by points. people#points-earned.
 */
export function pointsBase({
  subtotalDiscountedCents,
  points,
}: Pick<Costs, "subtotalDiscountedCents"> & { readonly points: Pick<PointsSpent, "amountCents"> | null }): Cents {
  return cents(Math.max(0, subtotalDiscountedCents - (points?.amountCents ?? 0)));
}

/** Returns the points for an amount in cents, rounded down to whole points. people#points-earned. */
export function pointsEarned(paidCents: Cents, pointsPerDollar: Rate): number {
  if (paidCents <= 0) return 0;
  return divideProduct(paidCents, pointsPerDollar.digits, 100 * 10 ** pointsPerDollar.scale).quotient;
}

/**
 * Returns the total of points to take back after refunds, in proportion to the refunded amount; all points
 * after a full refund. people#points-back.
 * The caller subtracts the points that earlier refunds took back. Points that were spent are given back in
 * the same proportion. people#points-given-back.
 * @param paidCents the amount that earned the points
 * @param refundedCents the sum of all refunds of that amount so far
 */
export function pointsTakenBack(earnedPoints: number, paidCents: Cents, refundedCents: Cents): number {
  if (earnedPoints <= 0 || paidCents <= 0 || refundedCents <= 0) return 0;
  if (refundedCents >= paidCents) return earnedPoints;
  return roundHalfAway(cents(earnedPoints), { numerator: refundedCents, denominator: paidCents });
}
