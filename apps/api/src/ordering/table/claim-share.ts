import { randomUUIDv7 } from "node:crypto";
import {
  areLinesOpen,
  type Cents,
  claimShare,
  isRefused,
  isSeated,
  leftOfTable,
  onOpenLines,
  type Refused,
  TABLE_LIMITS,
  type TableShareAsked,
  type TableShareRefusal,
  tableShare,
  tableTipBase,
} from "@comptoir/ordering";
import type { Transaction } from "../../platform/db/transaction.ts";
import { changeTable } from "./change-table.ts";
import { listRounds } from "./lines.store.ts";
import type { TableName, TablePersonRow } from "./sessions.store.ts";
import { billOfTable, linesOfRound } from "./table-bill.ts";
import type { TableDeps } from "./table-deps.ts";
import { dropClaim, listTablePayments, type TablePaymentRow, writeClaim } from "./table-payments.store.ts";

type Deps = Pick<TableDeps, "database" | "clock">;
type NoTable = { readonly code: "no-table" };
/** A claim that is not there any more, or whose share others have paid meanwhile. */
export type ShareGone = { readonly code: "share-gone"; readonly leftCents: Cents };

/** Loads a table's bill for a person's next claim, under the session's lock. */
async function loadBill(
  transaction: Transaction,
  table: TableName,
  at: { readonly now: Date; readonly person: string },
) {
  const rounds = await listRounds(transaction, table);
  const payments = await listTablePayments(transaction, table);
  const lines = rounds.flatMap((round) => linesOfRound(round));
  return { lines, payments, bill: billOfTable(lines, payments, at) };
}

/** The time until which a claim that is made or renewed now is leased. table#claim. */
export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + TABLE_LIMITS.claimSeconds * 1000);
}

/**
 * Claims a share of the bill for a person, in place of their earlier claim. What others have claimed is not open to it, so no
 * more than the bill is ever paid. `isByKitchen`: the share is paid to the kitchens of its lines, so that it names some.
 * table#claim, table#table-ways, table#hall-accounts.
 */
export function claimTableShare(
  deps: Deps,
  table: TableName,
  personId: string,
  { asked, isByKitchen }: { readonly asked: TableShareAsked; readonly isByKitchen: boolean },
): Promise<TableName | Refused<NoTable | TableShareRefusal>> {
  return changeTable<TableName, NoTable | TableShareRefusal>(
    deps,
    table,
    personId,
    async (transaction, { me }, now) => {
      if (!isSeated(me)) return { refused: { code: "no-table" } };
      const { lines, bill } = await loadBill(transaction, table, { now, person: me.id });
      const open = tableShare(bill, asked, me.id);
      if (isRefused(open)) return open;
      const share = isByKitchen ? onOpenLines(bill, open) : open;
      await writeClaim(transaction, {
        ...table,
        ...{ id: randomUUIDv7(), person: me.id, owner: me.owner, leaseUntil: leaseFrom(now) },
        ...{ cents: share.cents, lines: share.lines, tipBaseCents: tableTipBase(lines, share) },
        isPart: open.lines.length === 0,
      });
      return table;
    },
  );
}

/** Gives up a person's claim. One that is being paid is then refused, and nothing is taken. table#claim. */
export function releaseTableShare(
  deps: Deps,
  table: TableName,
  personId: string,
): Promise<TableName | Refused<NoTable>> {
  return changeTable<TableName, NoTable>(deps, table, personId, async (transaction, { me }) => {
    await dropClaim(transaction, { ...table, person: me.id });
    return table;
  });
}

/**
 * Finds a person's claim under the session's lock, if its share is still open: its lease may have ended, and others may have paid
 * it. Refused with what is left of the bill. table#claim.
 */
export async function findOpenClaim(
  transaction: Transaction,
  table: TableName,
  { id, person, now }: { readonly id: string; readonly person: TablePersonRow["id"]; readonly now: Date },
): Promise<TablePaymentRow | Refused<ShareGone>> {
  const { payments, bill } = await loadBill(transaction, table, { now, person });
  const claim = payments.find((one) => one.id === id && one.person === person && one.state === "claimed");
  const isOpen =
    claim !== undefined &&
    !isRefused(claimShare(bill, { id, by: person, cents: claim.cents })) &&
    areLinesOpen(bill, claim.lines);
  return isOpen ? claim : { refused: { code: "share-gone", leftCents: leftOfTable(bill) } };
}
