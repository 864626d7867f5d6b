import { type Cents, cents } from "../money/cents.ts";

/**
 * A venue's terms for spending points: points per step, value of a step in cents, and the minimum number of
 * points.
 */
export type PointsSpending = { readonly stepPoints: number; readonly stepCents: Cents; readonly minimumPoints: number };

/** Points that a diner owns and wants to spend, with the venue's terms. */
export type PointsToSpend = { readonly points: number; readonly spending: PointsSpending };

/** The points spent on a bill, and the amount that they pay. */
export type PointsSpent = { readonly points: number; readonly amountCents: Cents };

/**
 * Computes the payment by points. bill#points.
 * - Only whole steps are spent, up to the requested points and the total; none below the venue's minimum.
 * - Points apply before the gift card. They reduce no tax and pay no tip.
 */
export function computePoints(totalCents: Cents, toSpend: PointsToSpend | null): PointsSpent | null {
  if (!toSpend) return null;
  const { stepPoints, stepCents, minimumPoints } = toSpend.spending;
  const steps = Math.min(Math.floor(toSpend.points / stepPoints), Math.floor(totalCents / stepCents));
  const spent = steps * stepPoints;
  if (steps <= 0 || spent < minimumPoints) return { points: 0, amountCents: cents(0) };
  return { points: spent, amountCents: cents(steps * stepCents) };
}
