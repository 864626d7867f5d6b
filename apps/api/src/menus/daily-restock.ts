import type { Database } from "../db/database.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Clock } from "../settings.ts";
import { restockDaily } from "../stock/stock-levels.store.ts";
import { bumpRevision } from "../venues/restaurants.store.ts";

/**
 * Refills what is restocked daily once its restaurant's day has begun, so that menus show it again. Orders do not wait for
 * it: the first of the day refills by itself. Several servers may do it at once; each thing is refilled once. menu#stock.
 */
export async function restockForToday({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<void> {
  await inTransaction(database, "read committed", async (transaction) => {
    const restaurantIds = await restockDaily(transaction, clock());
    if (restaurantIds.length > 0) await bumpRevision(transaction, ...restaurantIds);
  });
}
