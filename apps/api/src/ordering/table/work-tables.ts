import { TABLE_LIMITS } from "@comptoir/ordering";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Logger } from "../../platform/settings.ts";
import { forEachIsolated } from "../../platform/work/repeat.ts";
import { endSessions } from "./change-table.ts";
import { beginsNow, sendNow } from "./send-table.ts";
import { listIdleTables, listTablesToSend, type TableName } from "./sessions.store.ts";
import type { TableDeps } from "./table-deps.ts";

const SENT_AT_ONCE = 200;

/**
 * Sends what tables have decided to once the time to undo is over, and ends sessions by time. Safe on several servers at
 * once: each leases what it sends, and an order is placed once under its key. table#send, table#end.
 */
export async function workTables(deps: TableDeps & { readonly logger: Logger }): Promise<void> {
  const { database, clock, logger } = deps;
  const due = (await listTablesToSend(database, clock())).slice(0, SENT_AT_ONCE);
  await forEachIsolated(due, (table) => send(deps, table), { name: "tables", logger, namesOf });
  const idleSince = new Date(clock().getTime() - TABLE_LIMITS.idleMinutes * 60_000);
  await endSessions(deps, await listIdleTables(database, { now: clock(), idleSince }));
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
