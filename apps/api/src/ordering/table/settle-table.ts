import { type Cents, settleTable as settleBill, type TableSettlement, ZERO_CENTS } from "@comptoir/ordering";
import { writeVenueEvents } from "../../events/venue-events/venue-events.store.ts";
import { TABLE_BILL_ACCOUNT, TABLE_PAID_KIND, TABLE_PAYMENT_KINDS } from "../../money/ledger/steps.ts";
import { takePointsBack } from "../../money/loyalty/points-back.ts";
import { inTransaction, type Transaction } from "../../platform/db/transaction.ts";
import { tellTables } from "../cart/tell-table.ts";
import { boardChanged } from "../orders/board-changed.ts";
import type { OrderName } from "../orders/order-changes.ts";
import { givePaymentBack } from "./give-payment-back.ts";
import { listRounds, type TableRound } from "./lines.store.ts";
import { holdAnySession, noteSettled, type TableName } from "./sessions.store.ts";
import type { ShareTender } from "./share-tenders.store.ts";
import { giveFailedBack, holdStored } from "./share-tenders.ts";
import { linesOfRound, paidShareOf } from "./table-bill.ts";
import { bookAtTable, holdRounds, listPaidOfRounds, setPaidOfRounds, type TableEntry } from "./table-books.store.ts";
import type { TableDeps } from "./table-deps.ts";
import { listTablePayments, noteFailed, type TablePaymentRow } from "./table-payments.store.ts";

/**
 * Brings what a table's people have paid in line with its bill: marks payments that the gateway has not captured, gives back
 * what is paid too much, and books what of each round is paid. The caller has locked the rounds and the session. Idempotent.
 * table#settled.
 */
export async function settleHeldTable(transaction: Transaction, table: TableName, at: Date): Promise<void> {
  const { restaurantId } = table;
  const failed = await noteFailed(transaction, table);
  const rounds = await listRounds(transaction, table);
  const payments = (await listTablePayments(transaction, table)).filter(({ state }) => state === "paid");
  const stored = await holdStored(transaction, restaurantId, [...failed, ...payments]);
  const { backs, paid } = settleBill(
    rounds.flatMap((round) => linesOfRound(round)),
    payments.map(paidShareOf),
  );
  const undone = await undoFailed(transaction, restaurantId, { failed, stored, at });
  const given = await giveBack(transaction, restaurantId, { backs, payments, stored, at });
  const changed = await payRounds(transaction, rounds, paid);
  await bookAtTable(transaction, [...undone, ...given, ...changed.map(entryOfRound)], at);
  await noteSettled(transaction, table);
  tellTables(transaction, [table.sessionId]);
  // Last: they wait for the restaurant's other events.
  await writeVenueEvents(
    transaction,
    changed.flatMap(({ restaurantId: kitchen, orderId }) =>
      boardChanged(transaction, { restaurantId: kitchen, orderId }, at),
    ),
  );
}

type Undoing = {
  readonly failed: Awaited<ReturnType<typeof noteFailed>>;
  readonly stored: readonly ShareTender[];
  readonly at: Date;
};

/** Gives the stored value of failed payments back, and takes back what they earned; returns the entries to book. */
async function undoFailed(
  transaction: Transaction,
  restaurantId: string,
  { failed, stored, at }: Undoing,
): Promise<TableEntry[]> {
  const entries: TableEntry[] = [];
  for (const { id, payeeId, owner, cents, tipCents } of failed) {
    entries.push({
      ...{ restaurantId: payeeId, kind: TABLE_PAYMENT_KINDS.failed, method: null, orderId: id },
      accounts: ["due", TABLE_BILL_ACCOUNT, "tips"],
      amounts: [-cents - tipCents, cents, tipCents],
    });
    const tenders = stored.filter((tender) => tender.id === id);
    entries.push(...(await giveFailedBack(transaction, { restaurantId, id, owner, at }, tenders)));
    await takePointsBack(transaction, { restaurantId, orderId: id }, "all", at);
  }
  return entries;
}

type Giving = {
  readonly backs: TableSettlement["backs"];
  readonly payments: readonly TablePaymentRow[];
  readonly stored: readonly ShareTender[];
  readonly at: Date;
};

/** Gives parts of payments back to what paid them; returns the entries to book. */
async function giveBack(
  transaction: Transaction,
  restaurantId: string,
  { backs, payments, stored, at }: Giving,
): Promise<TableEntry[]> {
  const entries: TableEntry[] = [];
  for (const { id, cents, lines } of backs) {
    const payment = payments.find((one) => one.id === id);
    if (!payment) throw new Error("A payment that is not the table's has to give back.");
    const paid = { restaurantId, payment, stored, at };
    entries.push(...(await givePaymentBack(transaction, paid, { of: "share", cents, lines })));
  }
  return entries;
}

/** An order of a round of which more is paid than before, or less. */
type ChangedRound = OrderName & { readonly cents: Cents; readonly more: number };

function entryOfRound({ restaurantId, orderId, more }: ChangedRound): TableEntry {
  const postings = { accounts: [TABLE_BILL_ACCOUNT, "due"], amounts: [more, -more] };
  return { restaurantId, kind: TABLE_PAID_KIND, method: null, orderId, ...postings };
}

/** Sets what of each order is paid; returns the orders that changed. */
async function payRounds(
  transaction: Transaction,
  rounds: readonly TableRound[],
  paid: TableSettlement["paid"],
): Promise<readonly ChangedRound[]> {
  const known = await listPaidOfRounds(transaction, rounds);
  const before = new Map(known.map(({ orderId, paidCents }) => [orderId, paidCents]));
  const changed = rounds.flatMap(({ restaurantId, orderId }) => {
    const cents = paid.get(orderId) ?? ZERO_CENTS;
    const more = cents - (before.get(orderId) ?? 0);
    return more === 0 ? [] : [{ restaurantId, orderId, cents, more }];
  });
  if (changed.length > 0) await setPaidOfRounds(transaction, changed);
  return changed;
}

/** Settles a table after a refund, a cancellation or a payment that failed. Safe on several servers at once. table#settled. */
export function settleTable(
  { database, clock }: Pick<TableDeps, "database" | "clock">,
  table: TableName,
): Promise<void> {
  return inTransaction(database, "read committed", async (transaction) => {
    await holdRounds(transaction, table);
    await holdAnySession(transaction, table);
    await settleHeldTable(transaction, table, clock());
  });
}
