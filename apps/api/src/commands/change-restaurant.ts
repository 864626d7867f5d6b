import { inTransaction, type Transaction } from "../db/transaction.ts";
import { bumpRevision } from "../venues/restaurants.store.ts";
import type { CommandContext } from "./command.ts";

/** Changes something of a restaurant that its menu shows; every server hears of it when the change is committed. */
export async function changeRestaurant(
  { database }: CommandContext,
  restaurantId: string,
  change: (transaction: Transaction) => Promise<unknown>,
): Promise<void> {
  await inTransaction(database, "read committed", async (transaction) => {
    await change(transaction);
    await bumpRevision(transaction, restaurantId);
  });
}
