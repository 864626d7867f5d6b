import { loyaltyProgram, POINTS, type PointsToSpend } from "@comptoir/ordering";
import type { Queryable } from "../db/database.ts";
import { accountKey, loadPoints } from "../loyalty/loyalty.store.ts";
import type { PointsReference } from "../tender/means/points.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import type { CartRequest } from "./cart-request.ts";

/**
 * The points that a cart may be paid with: those that are asked for, as far as the account has them, with those that the order to be
 * replaced has spent. Null where none are asked for, for guests, and where the venue's points are not spent. people#points-spent.
 */
export async function readPoints(
  db: Queryable,
  { restaurantId, data, document }: Pick<LoadedVenue, "restaurantId" | "data" | "document">,
  { costs, personId = null, locale, now, own }: Pick<CartRequest, "costs" | "personId" | "locale" | "now" | "own">,
): Promise<{ readonly memberKey: string; readonly toSpend: PointsToSpend } | null> {
  const spending = loyaltyProgram(data, document.loyalty, locale)?.spending ?? null;
  if (costs.points === null || personId === null || spending === null) return null;
  const memberKey = accountKey(restaurantId, personId);
  const spent = own?.tenders.find(({ means }) => means === POINTS.name)?.reference as PointsReference | undefined;
  const spentBefore = spent?.memberKey === memberKey ? spent.points : 0;
  const has = (await loadPoints(db, { restaurantId, memberKey }, now)) + spentBefore;
  return { memberKey, toSpend: { points: Math.max(0, Math.min(costs.points, has)), spending } };
}
