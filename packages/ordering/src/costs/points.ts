import { type Cents, cents } from "../money/cents.ts";

/** What a venue gives for points: they are spent in whole steps, each worth so much, and never fewer than the minimum. */
export type PointsSpending = { readonly stepPoints: number; readonly stepCents: Cents; readonly minimumPoints: number };

/** Points that a diner wishes to spend and has, at what the venue gives for them. */
export type PointsToSpend = { readonly points: number; readonly spending: PointsSpending };

/** Points that a bill is paid with, and what they pay. */
export type PointsSpent = { readonly points: number; readonly amountCents: Cents };

/**
 * What points pay of a total: whole steps alone, of what was asked for and of the total, and nothing below the venue's minimum. They pay
 * before the gift card, lower no tax and pay no tip. bill#points.
 */
export function computePoints(totalCents: Cents, toSpend: PointsToSpend | null): PointsSpent | null {
  if (!toSpend) return null;
  const { stepPoints, stepCents, minimumPoints } = toSpend.spending;
  const steps = Math.min(Math.floor(toSpend.points / stepPoints), Math.floor(totalCents / stepCents));
  const spent = steps * stepPoints;
  if (steps <= 0 || spent < minimumPoints) return { points: 0, amountCents: cents(0) };
  return { points: spent, amountCents: cents(steps * stepCents) };
}
