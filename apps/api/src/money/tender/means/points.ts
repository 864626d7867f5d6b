import { spendPoints } from "../../loyalty/loyalty.store.ts";
import { givePointsBack } from "../../loyalty/points-back.ts";
import type { MeansOperations } from "./operations.ts";

/** The member whose points pay, and their number. people#points-spent. */
export type PointsReference = { readonly memberKey: string; readonly points: number };

/**
 * Points of the venue's own programme. A refund gives them back as points, not as money.
 * people#points-given-back.
 */
export const OF_POINTS = {
  givenAs: () => "toPoints",
  account: { name: "points", taken: "points", back: "points" },
  isInProportion: true,
  async take(transaction, { amountCents, reference }, { restaurantId, orderId, at }) {
    const { memberKey, points } = reference as PointsReference;
    const isSpent = await spendPoints(transaction, { restaurantId, orderId, memberKey, points, amountCents }, at);
    return isSpent ? null : { code: "points-short" };
  },
  // Called for zero cents too: rounding may give back points for a refund of few cents.
  giveBack: (transaction, { restaurantId, orderId, backCents, soFar, at }) =>
    givePointsBack(transaction, { restaurantId, orderId, amountCents: backCents }, soFar, at),
} as const satisfies MeansOperations;
