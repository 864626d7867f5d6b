import { cents, type Refused } from "@comptoir/ordering";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { NewEntry } from "../ledger/sale.ts";
import { operationsOf } from "./means/index.ts";
import type { Taking, TenderRefusal } from "./means/operations.ts";
import type { NewTender, OrderOfTenders } from "./tender.ts";

/**
 * Takes what an order is paid with of what we keep ourselves, one means after the other in the sequence of its tenders, so that submissions queue
 * instead of standing in each other's way. Its caller writes the tenders with the order, or rolls back where one is refused. payment#write.
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

/** Holds what tenders are of that are given back and taken anew, before either, so that a transaction that holds them never waits for another. payment#write. */
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

/** Whether a tender takes something that others want too. */
export function isScarce(tender: NewTender): boolean {
  return operationsOf(tender).take !== undefined;
}

/** What the ledger says of tenders that are taken: what each account of ours has paid. payment#ledger. */
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
