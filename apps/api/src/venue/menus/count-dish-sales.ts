import { isDeepStrictEqual } from "node:util";
import { addDays, normalizeMenus, orderingSettings, summarizeSales } from "@comptoir/ordering";
import type { Database } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Clock, Logger } from "../../platform/settings.ts";
import { localMomentOf } from "../../platform/time/zoned.ts";
import { forEachIsolated } from "../../platform/work/repeat.ts";
import { bumpRevision, loadStoredVenue } from "../venues/restaurants.store.ts";
import { claimSales, countSales, findSalesDue, saveSales } from "./dish-sales.store.ts";

/** The orders of this many days are counted: recent enough for the season, and enough for small restaurants. */
const COUNTED_DAYS = 42;
/** Interval in ms at which a restaurant is counted. Its cached menu changes at most as often. */
const COUNTED_EVERY_MS = 24 * 60 * 60_000;
/** Maximum number of restaurants that one round counts. */
const RESTAURANTS_MAX = 500;

type SalesDeps = { readonly database: Database; readonly clock: Clock; readonly logger: Logger };

/**
 * Counts which dishes are popular and which go together, for the restaurants that are due. Safe to run on several
 * servers: each restaurant is one transaction, which a crash leaves due. menu#dish-sales.
 */
export async function countDishSales({ database, clock, logger }: SalesDeps): Promise<void> {
  const now = clock();
  const before = new Date(now.getTime() - COUNTED_EVERY_MS);
  const due = await findSalesDue(database, { before, atMost: RESTAURANTS_MAX });
  await forEachIsolated(due, ({ restaurantId }) => countRestaurant(database, { restaurantId, now, before }), {
    name: "dish-sales",
    logger,
    namesOf: ({ restaurantId }) => ({ restaurant_id: restaurantId }),
  });
}

/** Counts one restaurant. A new revision invalidates the cached menu, only if the result has changed. */
function countRestaurant(
  database: Database,
  { restaurantId, now, before }: { readonly restaurantId: string; readonly now: Date; readonly before: Date },
): Promise<void> {
  return inTransaction(
    database,
    "read committed",
    async (transaction) => {
      const known = await claimSales(transaction, { restaurantId, now, before });
      const venue = known && (await loadStoredVenue(transaction, { restaurantId }));
      if (!venue) return;
      const { date: today } = localMomentOf(now, orderingSettings(venue.settings).zone);
      const counts = await countSales(transaction, { restaurantId, since: addDays(today, -COUNTED_DAYS) });
      const sales = summarizeSales(normalizeMenus(venue.document), counts);
      if (isDeepStrictEqual(sales, known)) return;
      await saveSales(transaction, { restaurantId, sales });
      await bumpRevision(transaction, restaurantId);
    },
    restaurantId,
  );
}
