import { type Orm, ormOf } from "../db/database.ts";
import { inTransaction } from "../db/transaction.ts";
import { bumpRevision } from "../venues/restaurants.store.ts";
import type { CommandContext } from "./command.ts";

/** Changes something of a restaurant that its menu shows; every server hears of it when the change is committed. */
export async function changeRestaurant(
  { database }: CommandContext,
  restaurantId: string,
  change: (orm: Orm) => Promise<void>,
): Promise<void> {
  await inTransaction(database, "read committed", async (transaction) => {
    await change(ormOf(transaction));
    await bumpRevision(transaction, restaurantId);
  });
}
