import type { Database } from "../db/database.ts";
import type { Clock } from "../settings.ts";
import { restockDaily } from "../stock/stock-levels.store.ts";
import { changeRestaurants } from "../venues/change-restaurants.ts";

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
  await changeRestaurants(database, (transaction) => restockDaily(transaction, clock()));
}
