import { type Cents, cents } from "../money/cents.ts";

/**
 * A venue's terms for spending points: points per step, value of a step in cents, and the minimum number of
 * points.
 */
export type PointsSpending = { readonly stepPoints: number; readonly stepCents: Cents; readonly minimumPoints: number };

export type PointsToSpend = { readonly points: number; readonly spending: PointsSpending };

export type PointsSpent = { readonly points: number; readonly amountCents: Cents };

/**
 * Computes the payment by points: whole steps only, none below the venue's minimum. Points apply before the
 * gift card, reduce no tax and pay no tip. bill#points.
 */
export function computePoints(totalCents: Cents, toSpend: PointsToSpend | null): PointsSpent | null {
  if (!toSpend) return null;
  const { stepPoints, stepCents, minimumPoints } = toSpend.spending;
  const steps = Math.min(Math.floor(toSpend.points / stepPoints), Math.floor(totalCents / stepCents));
  const spent = steps * stepPoints;
  if (steps <= 0 || spent < minimumPoints) return { points: 0, amountCents: cents(0) };
  return { points: spent, amountCents: cents(steps * stepCents) };
}
