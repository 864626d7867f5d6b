import { cents, type Refused } from "@comptoir/ordering";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { NewEntry } from "../ledger/sale.ts";
import { operationsOf } from "./means/index.ts";
import type { Taking, TenderRefusal } from "./means/operations.ts";
import type { NewTender, OrderOfTenders } from "./tender.ts";

/**
 * Takes an order's tenders of stored value. All submissions lock the values in the same sequence, so that they
 * queue instead of deadlocking. The caller writes the tenders with the order, or rolls back on a refusal.
 * payment#write.
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
 * Locks the stored value of all tenders that a change gives back or takes, before it gives back the first. The
 * transaction therefore cannot deadlock. payment#write.
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

/** Returns whether a tender takes stored value, which concurrent orders compete for. */
export function isScarce(tender: NewTender): boolean {
  return operationsOf(tender).take !== undefined;
}

/** Returns the ledger entries of new tenders: what each of our accounts pays. payment#ledger. */
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
