import { inTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { bumpRevision } from "../venues/restaurants.store.ts";
import { restockDaily } from "./stock-levels.store.ts";

/**
 * Refills what is restocked daily once its restaurant's day has begun, so that menus show it again. Orders do not wait for
 * it: the first of the day refills by itself. Several servers may do it at once; each thing is refilled once. menu#stock.
 */
export async function restockForToday({ database, clock }: Pick<Deps, "database" | "clock">): Promise<void> {
  await inTransaction(database, "read committed", async (transaction) => {
    const restaurantIds = await restockDaily(transaction, clock());
    if (restaurantIds.length > 0) await bumpRevision(transaction, ...restaurantIds);
  });
}
