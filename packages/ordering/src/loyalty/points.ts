import type { Costs } from "../costs/costs.ts";
import { type Cents, cents } from "../money/cents.ts";
import type { Rate } from "../money/rate.ts";
import { divideProduct, roundHalfAway } from "../money/round.ts";

/**
 * What of a bill gives points, in cents: what was paid for the dishes, after member prices and the discount, without taxes, charges
 * and the tip. A gift card pays like money; what points paid gives none. people#points-earned.
 */
export function pointsBase({
  subtotalDiscountedCents,
  points,
}: Pick<Costs, "subtotalDiscountedCents" | "points">): Cents {
  return cents(Math.max(0, subtotalDiscountedCents - (points?.amountCents ?? 0)));
}

/** The whole points that an amount in cents gives; what is less than a point is not given. people#points-earned. */
export function pointsEarned(paidCents: Cents, pointsPerDollar: Rate): number {
  if (paidCents <= 0) return 0;
  return divideProduct(paidCents, pointsPerDollar.digits, 100 * 10 ** pointsPerDollar.scale).quotient;
}

/**
 * The points that are taken back in all once so much of what gave them has been refunded: in proportion, rounded, and every one with the
 * last cent. What was taken back before is the caller's to subtract, so that several refunds come to the same as one. people#points-back.
 * So are the points that an order was paid with given back, and what they were worth. people#points-given-back.
 * @param paidCents what gave the points
 * @param refundedCents how much of that has been refunded so far, all refunds together
 */
export function pointsTakenBack(earnedPoints: number, paidCents: Cents, refundedCents: Cents): number {
  if (earnedPoints <= 0 || paidCents <= 0 || refundedCents <= 0) return 0;
  if (refundedCents >= paidCents) return earnedPoints;
  return roundHalfAway(cents(earnedPoints), { numerator: refundedCents, denominator: paidCents });
}
