import type { Database } from "../db/database.ts";
import { inTransaction, type Transaction } from "../db/transaction.ts";
import { bumpRevision } from "./restaurants.store.ts";

/**
 * Changes something of restaurants that their menus show; every server hears of it when the change is committed.
 * @param change answers the ids of those that it changed
 */
export async function changeRestaurants(
  database: Database,
  change: (transaction: Transaction) => Promise<readonly string[]>,
): Promise<void> {
  await inTransaction(database, "read committed", async (transaction) => {
    const changed = await change(transaction);
    if (changed.length > 0) await bumpRevision(transaction, ...changed);
  });
}
