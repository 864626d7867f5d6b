import { randomUUIDv7 } from "node:crypto";
import { formatCents, settleTable as settleBill } from "@comptoir/ordering";
import { writeVenueEvents } from "../../events/venue-events/venue-events.store.ts";
import { TABLE_BILL_ACCOUNT, TABLE_PAID_KIND, TABLE_PAYMENT_KINDS } from "../../money/ledger/steps.ts";
import { inTransaction, type Transaction } from "../../platform/db/transaction.ts";
import { tellTables } from "../cart/tell-table.ts";
import { tellOrderChanges } from "../orders/order-changes.ts";
import { listRounds } from "./lines.store.ts";
import { holdAnySession, noteSettled, type TableName } from "./sessions.store.ts";
import { linesOfRound, paidShareOf } from "./table-bill.ts";
import { bookAtTable, holdRounds, listPaidOfRounds, setPaidOfRounds, type TableEntry } from "./table-books.store.ts";
import type { TableDeps } from "./table-deps.ts";
import { listTablePayments, noteFailed, writeTableBack } from "./table-payments.store.ts";

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
  const lines = rounds.flatMap((round) => linesOfRound(round));
  const { backs, paid } = settleBill(lines, payments.map(paidShareOf));
  const entries: TableEntry[] = failed.map(({ id, cents, tipCents }) => ({
    ...{ kind: TABLE_PAYMENT_KINDS.failed, method: null, orderId: id },
    accounts: ["due", TABLE_BILL_ACCOUNT, "tips"],
    amounts: [-cents - tipCents, cents, tipCents],
  }));
  for (const back of backs) {
    const accounts = [TABLE_BILL_ACCOUNT, "due"];
    const amounts = [back.cents, -back.cents];
    const isWritten = await writeTableBack(transaction, {
      ...{ restaurantId, refundId: randomUUIDv7(), id: back.id, cents: back.cents, lines: back.lines, at },
      ...{ accounts, amounts },
      asked: { of: "amount", amountCents: back.cents },
      given: { amount: formatCents(back.cents), toCard: formatCents(back.cents) },
    });
    if (!isWritten) throw new Error("A payment at a table has less left than it has to give back.");
    entries.push({ kind: TABLE_PAYMENT_KINDS.back, method: null, orderId: back.id, accounts, amounts });
  }
  const orderIds = rounds.map(({ orderId }) => orderId);
  const before = new Map(
    (await listPaidOfRounds(transaction, { restaurantId, orderIds })).map(({ orderId, paidCents }) => [
      orderId,
      paidCents,
    ]),
  );
  const changed = [...paid].flatMap(([orderId, cents]) => {
    const more = cents - (before.get(orderId) ?? 0);
    return more === 0 ? [] : [{ orderId, cents, more }];
  });
  for (const { orderId, more } of changed) {
    const accounts = [TABLE_BILL_ACCOUNT, "due"];
    entries.push({ kind: TABLE_PAID_KIND, method: null, orderId, accounts, amounts: [more, -more] });
  }
  await setPaidOfRounds(transaction, restaurantId, changed);
  await bookAtTable(transaction, restaurantId, entries, at);
  await noteSettled(transaction, table);
  tellTables(transaction, [table.sessionId]);
  if (changed.length === 0) return;
  tellOrderChanges(
    transaction,
    changed.map(({ orderId }) => ({ restaurantId, orderId })),
  );
  await writeVenueEvents(
    transaction,
    changed.map(({ orderId }) => ({ type: "board.changed", restaurantId, orderId, at }) as const),
  );
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
