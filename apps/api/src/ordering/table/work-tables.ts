import { TABLE_LIMITS } from "@comptoir/ordering";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Logger } from "../../platform/settings.ts";
import { forEachIsolated } from "../../platform/work/repeat.ts";
import { endSessions } from "./change-table.ts";
import { beginsNow, sendNow } from "./send-table.ts";
import { listIdleTables, listTablesToSend, listTablesToSettle, type TableName } from "./sessions.store.ts";
import { settleTable } from "./settle-table.ts";
import type { TableDeps } from "./table-deps.ts";
import { listTablesWithFailed } from "./table-payments.store.ts";
import { workGroups } from "./work-groups.ts";

const SENT_AT_ONCE = 200;
/** Time in ms within which a gateway captures a payment, or tells that it cannot. */
const FAILED_WITHIN_MS = 24 * 60 * 60_000;

/**
 * Sends what tables have decided to once the time to undo is over, settles bills that were lowered, and ends sessions by time.
 * Safe on several servers at once: each leases what it sends, and an order is placed once under its key. table#send, table#end.
 */
export async function workTables(deps: TableDeps & { readonly logger: Logger }): Promise<void> {
  const { database, clock, logger } = deps;
  const due = (await listTablesToSend(database, clock())).slice(0, SENT_AT_ONCE);
  await forEachIsolated(due, (table) => send(deps, table), { name: "tables", logger, namesOf });
  await workGroups(deps);
  const idleSince = new Date(clock().getTime() - TABLE_LIMITS.idleMinutes * 60_000);
  await settleEach(deps, await listTablesToSettle(database));
  await endSessions(deps, await listIdleTables(database, { now: clock(), idleSince }));
}

/** Opens again what a gateway has not captured after all. table#table-refunds. */
export async function settleFailed(deps: SettleDeps): Promise<void> {
  const since = new Date(deps.clock().getTime() - FAILED_WITHIN_MS);
  await settleEach(deps, await listTablesWithFailed(deps.database, since));
}

type SettleDeps = Pick<TableDeps, "database" | "clock"> & { readonly logger: Logger };

function settleEach(deps: SettleDeps, tables: readonly TableName[]): Promise<void> {
  return forEachIsolated(tables, (table) => settleTable(deps, table), {
    name: "tables-to-settle",
    logger: deps.logger,
    namesOf,
  });
}

async function send(deps: TableDeps, table: TableName): Promise<void> {
  const { database, clock, venues } = deps;
  const isOurs = await inTransaction(database, "read committed", (transaction) =>
    beginsNow(transaction, table, clock()),
  );
  const venue = isOurs ? await venues.byId(table.restaurantId) : null;
  if (venue) await sendNow(deps, venue, table);
}

function namesOf({ restaurantId, sessionId }: TableName) {
  return { restaurant_id: restaurantId, session_id: sessionId };
}
