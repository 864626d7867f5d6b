import { type Cents, loyaltyProgram, personOf, pointsBase, pointsEarned } from "@comptoir/ordering";
import type { PointsOfOrder } from "../../money/loyalty/enter-points.ts";
import type { Caller } from "../../people/caller.ts";
import { loadEmail } from "../../people/people.store.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { accountAsMember } from "../orders/review/points-of-order.ts";

/**
 * Returns the points that a payer earns with a share, and their account as the member: as of an order, on the dishes in the share that
 * points do not pay. Null for a guest, and at a venue without a programme. table#table-points, people#points-earned.
 * @param dishesCents the dishes in the share, before charges and taxes
 * @param pointsCents what points pay of the share
 */
export async function pointsOfShare(
  db: Queryable,
  { restaurantId, data, document }: Pick<LoadedVenue, "restaurantId" | "data" | "document">,
  {
    caller,
    dishesCents,
    pointsCents,
  }: { readonly caller: Caller; readonly dishesCents: Cents; readonly pointsCents: Cents },
): Promise<PointsOfOrder | null> {
  const program = loyaltyProgram(data, document.loyalty, "en-CA");
  const personId = personOf(caller.who);
  const own = program && personId !== null ? await loadEmail(db, personId) : null;
  if (!program || personId === null || own === null) return null;
  const paidCents = pointsBase({ subtotalDiscountedCents: dishesCents, points: { amountCents: pointsCents } });
  const points = pointsEarned(paidCents, program.pointsPerDollar);
  return { ...accountAsMember(restaurantId, personId, own), joins: false, points, paidCents };
}
