import { cents, type Refused } from "@comptoir/ordering";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { NewEntry } from "../ledger/sale.ts";
import { operationsOf } from "./means/index.ts";
import type { Taking, TenderRefusal } from "./means/operations.ts";
import type { NewTender, OrderOfTenders } from "./tender.ts";

/**
 * Takes an order's tenders of stored value. All submissions lock the value in the same sequence, so that they
 * queue instead of deadlocking. On a refusal the caller rolls back. payment#write.
 */
export async function takeTenders(
  transaction: Transaction,
  tenders: readonly NewTender[],
  order: Taking,
): Promise<Refused<TenderRefusal> | null> {
  for (const tender of tenders) {
    const refused = await operationsOf(tender).take?.(transaction, tender, order);
    if (refused) return { refused };
  }
  return null;
}

/**
 * Locks the stored value of all tenders that a change gives back or takes. Locked before the first is given
 * back, they cannot cause a deadlock. payment#write.
 */
export async function holdTenders(
  transaction: Transaction,
  tenders: readonly Pick<NewTender, "means" | "reference">[],
): Promise<void> {
  for (const [means, ofMeans] of Map.groupBy(tenders, (tender) => tender.means)) {
    await operationsOf({ means }).hold?.(
      transaction,
      ofMeans.map(({ reference }) => reference),
    );
  }
}

/** Returns whether a tender takes stored value, for which concurrent orders may compete. */
export function isScarce(tender: NewTender): boolean {
  return operationsOf(tender).take !== undefined;
}

/** Returns the ledger entries of new tenders of stored value. payment#ledger. */
export function entriesOfTenders(order: OrderOfTenders, tenders: readonly NewTender[]): readonly NewEntry[] {
  return tenders.flatMap((tender) => {
    const { account, booksOf } = operationsOf(tender);
    if (account === null) return [];
    const { amountCents } = tender;
    return {
      restaurantId: booksOf?.(tender) ?? order.restaurantId,
      kind: account.taken,
      method: null,
      accounts: [account.name, "due"],
      amounts: [amountCents, cents(-amountCents)],
    };
  });
}
