import type { Refused } from "@comptoir/ordering";
import type { Database } from "../db/database.ts";
import { inRefusableTransaction } from "../db/refusable-transaction.ts";
import type { Transaction } from "../db/transaction.ts";
import { bumpRevision } from "./restaurants.store.ts";

/**
 * Changes something of one restaurant that its menu shows, in one transaction; every server hears of it when the change is committed.
 * A refusal changes nothing. A restaurant that does not exist is the caller's mistake.
 * @param change runs while its row is locked: no other change of the restaurant is under way
 */
export function changeRestaurant<Result extends object, Refusal = never>(
  database: Database,
  restaurantId: string,
  change: (transaction: Transaction) => Promise<Result | Refused<Refusal>>,
): Promise<Result | Refused<Refusal>> {
  const changeAndTell = async (transaction: Transaction) => {
    if ((await bumpRevision(transaction, restaurantId)) === 1) return change(transaction);
    throw new Error(`There is no restaurant ${restaurantId}.`);
  };
  return inRefusableTransaction<Result, Refusal>(database, "read committed", changeAndTell, restaurantId);
}
