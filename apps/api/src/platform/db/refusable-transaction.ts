import type { Refused } from "@comptoir/ordering";
import type { Database } from "./database.ts";
import { type Isolation, inTransaction, type Transaction } from "./transaction.ts";

/** Carries a refusal out of a transaction as an exception, so that the transaction is rolled back. */
class RolledBack<Refusal> extends Error {
  override readonly name = "RolledBack";
  readonly refusal: Refused<Refusal>;
  constructor(refusal: Refused<Refusal>) {
    super("rolled back");
    this.refusal = refusal;
  }
}

/** Runs `work` in a transaction. Commits when it returns a result, rolls back when it returns a refusal. */
export async function inRefusableTransaction<Result extends object, Refusal>(
  database: Database,
  isolation: Isolation,
  work: (transaction: Transaction) => Promise<Result | Refused<Refusal>>,
  restaurantId: string | null = null,
): Promise<Result | Refused<Refusal>> {
  try {
    const refusable = async (transaction: Transaction) => {
      const answer = await work(transaction);
      if ("refused" in answer) throw new RolledBack(answer);
      return answer;
    };
    return await inTransaction(database, isolation, refusable, restaurantId);
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal;
    throw error;
  }
}
