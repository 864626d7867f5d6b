import { type Cents, cents, formatCents, type Refused, type StaffCaller } from "@comptoir/ordering";
import { writeStaffAct } from "../../people/staff-acts.store.ts";
import { inRefusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { tellTables } from "../cart/tell-table.ts";
import { givePaymentBack } from "./give-payment-back.ts";
import { holdAnySession, noteTableChange, type TableName } from "./sessions.store.ts";
import { holdStored } from "./share-tenders.ts";
import { bookAtTable } from "./table-books.store.ts";
import type { TableDeps } from "./table-deps.ts";
import { findTipBack, listTablePayments } from "./table-payments.store.ts";
import { findTableNum } from "./table-receipt.store.ts";

/** A tip that a manager gives back, whole or in part, once per key. */
type TipToReturn = {
  readonly by: StaffCaller;
  readonly key: string;
  readonly payment: string;
  readonly cents: number;
  readonly reason: string;
};
/** `changed`: less of the tip is left. `not-captured`: the gateway has not captured the card yet. */
type TipRefusal = { readonly code: "not-found" | "changed" | "key-used" | "not-captured" };

/**
 * Gives a tip of a payment at a table back to its payer, to what they paid with, also after the table has ended. A retry with the
 * same key returns nothing more. The share stays paid. table#table-tip-back.
 */
export function returnTip(
  { database, clock }: Pick<TableDeps, "database" | "clock">,
  table: TableName,
  { by, key, payment: id, cents: asked, reason }: TipToReturn,
): Promise<TableName | Refused<TipRefusal>> {
  const { restaurantId } = table;
  return inRefusableTransaction<TableName, TipRefusal>(database, "read committed", async (transaction) => {
    await holdAnySession(transaction, table);
    const tableNum = await findTableNum(transaction, table);
    const payments = await listTablePayments(transaction, table);
    const payment = payments.find((one) => one.id === id && one.state === "paid");
    if (tableNum === null || !payment) return { refused: { code: "not-found" } };
    const known = await findTipBack(transaction, { restaurantId, id, key });
    if (known.asked) return isSame(known.asked, asked) ? table : { refused: { code: "key-used" } };
    if (!known.isCaptured) return { refused: { code: "not-captured" } };
    if (asked > payment.tipCents - payment.tipBackCents) return { refused: { code: "changed" } };
    const at = clock();
    const stored = await holdStored(transaction, restaurantId, [payment]);
    const part = { of: "tip", cents: cents(asked), key, reason } as const;
    await bookAtTable(transaction, await givePaymentBack(transaction, { restaurantId, payment, stored, at }, part), at);
    const details = { table: tableNum, amount: formatCents(cents(asked)), reason };
    await writeStaffAct(transaction, by, { at, act: "return-table-tip", details });
    await noteTableChange(transaction, table, { now: at });
    tellTables(transaction, [table.sessionId]);
    return table;
  });
}

function isSame(kept: { readonly of: string; readonly amountCents: Cents }, asked: number): boolean {
  return kept.of === "tip" && kept.amountCents === asked;
}
