import type { Database } from "../db/database.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Clock } from "../settings.ts";
import { stockChanged } from "../stock/stock-changed.ts";
import { restockDaily } from "../stock/stock-levels.store.ts";
import { writeVenueEvents } from "../venue-events/venue-events.store.ts";
import { bumpRevision } from "../venues/restaurants.store.ts";

/**
 * Refills what is restocked daily once its restaurant's day has begun, so that menus show it again. Orders do not wait for
 * it: the first of the day refills by itself. Several servers may do it at once; each thing is refilled once. menu#stock.
 */
export function restockForToday({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<void> {
  return inTransaction(database, "read committed", async (transaction) => {
    const at = clock();
    const refilled = Map.groupBy(await restockDaily(transaction, at), ({ restaurantId }) => restaurantId);
    if (refilled.size === 0) return;
    await bumpRevision(transaction, ...refilled.keys());
    const events = [...refilled].flatMap(([restaurantId, things]) =>
      stockChanged({ restaurantId, at }, { restocked: things.filter(({ isBack }) => isBack) }),
    );
    await writeVenueEvents(transaction, events);
  });
}
