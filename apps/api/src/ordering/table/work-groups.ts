import { type CartLineData, formatCartLines } from "@comptoir/ordering";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Logger } from "../../platform/settings.ts";
import { forEachIsolated } from "../../platform/work/repeat.ts";
import { tellTables } from "../cart/tell-table.ts";
import { clearCarts } from "./clear-carts.ts";
import { keepLinesAtLastCall, listGroupsAtLastCall, listSentGroups } from "./groups.store.ts";
import { holdSession, noteTableChange, type TableName } from "./sessions.store.ts";
import type { TableDeps } from "./table-deps.ts";
import { loadOpenLines } from "./table-view.ts";

/** Time in ms after which another server clears the carts of an order whose server has crashed. */
const CLEARED_AFTER_MS = 10_000;

/**
 * Keeps the lines of groups whose last call is over, and takes the lines out of the carts whose server crashed after the order.
 * Safe on several servers at once: both happen once. table#group-last-call, table#group-send.
 */
export async function workGroups(deps: TableDeps & { readonly logger: Logger }): Promise<void> {
  const { database, clock, logger } = deps;
  const due = await listGroupsAtLastCall(database, clock());
  await forEachIsolated(due, (group) => keepLines(deps, group), { name: "groups", logger, namesOf });
  const sent = await listSentGroups(database, new Date(clock().getTime() - CLEARED_AFTER_MS));
  await forEachIsolated(sent, (group) => clearCarts(deps, group), { name: "groups", logger, namesOf });
}

async function keepLines({ database, clock }: TableDeps, group: TableName): Promise<void> {
  await inTransaction(database, "read committed", async (transaction) => {
    if ((await holdSession(transaction, group)) === null) return;
    const { lines } = await loadOpenLines(transaction, group, clock());
    const byPerson: Record<string, CartLineData[]> = {};
    for (const { person, own, line } of lines) {
      byPerson[person] = [...(byPerson[person] ?? []), ...formatCartLines([{ ...line, orderId: own }])];
    }
    await keepLinesAtLastCall(transaction, group, byPerson);
    await noteTableChange(transaction, group, { now: clock() });
    tellTables(transaction, [group.sessionId]);
  });
}

function namesOf({ restaurantId, sessionId }: TableName) {
  return { restaurant_id: restaurantId, session_id: sessionId };
}
