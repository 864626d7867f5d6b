import { randomUUID } from "node:crypto";
import { isRefused, type Refused } from "@comptoir/ordering";
import type { Transaction } from "../../platform/db/transaction.ts";
import { takeOutOfCart } from "../cart/forget-cart.ts";
import { type ActRefusal, changeTable } from "./change-table.ts";
import { listPeople, type RemovedLine, type TableName } from "./sessions.store.ts";
import { noteRemovedLines } from "./staff-tables.store.ts";
import type { TableDeps } from "./table-deps.ts";
import { loadOpenLines } from "./table-view.ts";

/** How many removed lines a person's phone is told of. */
const TOLD_MAX = 5;

type OpenLineName = { readonly person: string; readonly orderId: number };

/**
 * Removes a line that is not sent from its person's cart: one's own, or any as the host. The person's phone shows it, as it
 * shows what another of their devices removed, and says so if it was the host. table#table-lines.
 */
export async function removeOpenLine(
  deps: TableDeps,
  table: TableName,
  personId: string,
  { person, orderId }: OpenLineName,
): Promise<TableName | Refused<ActRefusal>> {
  const allowed = await changeTable<TableName, ActRefusal>(
    deps,
    table,
    personId,
    async (_, { session, people, me }) => {
      if (person !== me.id && session.host !== me.id) return { refused: { code: "not-host" } };
      return people.some(({ id }) => id === person) ? table : { refused: { code: "not-found" } };
    },
  );
  if (isRefused(allowed)) return allowed;
  const removed = await takeOutOpenLine(deps, table, { person, orderId, browser: personId });
  if (removed === null) return { refused: { code: "not-found" } };
  // Told once more, now that the line is gone.
  return changeTable<TableName, ActRefusal>(deps, table, personId, async (transaction, _held, now) => {
    if (person !== personId) await noteRemoved(transaction, table, { person, by: "host", item: removed.item, now });
    return table;
  });
}

/**
 * Takes a line out of the cart of a person at a table. `item`: refused for another dish. Returns the dish's id, or null if the
 * line is not there, or was sent meanwhile. @param browser who removes it, for the person's own devices
 */
export async function takeOutOpenLine(
  deps: TableDeps,
  table: TableName,
  { person, orderId, item, browser }: OpenLineName & { readonly item?: string; readonly browser: string },
): Promise<{ readonly item: string } | null> {
  const [people, { lines: open }] = await Promise.all([
    listPeople(deps.database, table),
    loadOpenLines(deps.database, table, deps.clock()),
  ]);
  const owner = people.find(({ id }) => id === person);
  const found = open.find((one) => one.person === person && one.own === orderId);
  if (!owner?.cartId || !found || (item !== undefined && String(found.line.id) !== item)) return null;
  const cart = { ...table, cartId: owner.cartId, owner: owner.owner, browser: `table ${browser}` };
  const lines = [{ ...found.line, orderId }];
  const had = await takeOutOfCart(deps, cart, { lines, changeId: null, key: randomUUID() });
  return had.length === 0 ? null : { item: String(found.line.id) };
}

/** Notes that another one removed a person's dish, so that the person's phone says so. table#table-lines. */
export async function noteRemoved(
  transaction: Transaction,
  table: TableName,
  { person, by, item, now }: { readonly person: string; readonly now: Date } & Omit<RemovedLine, "at">,
): Promise<void> {
  const known = (await listPeople(transaction, table)).find(({ id }) => id === person);
  const lines = [...(known?.removedLines ?? []), { at: now.toISOString(), by, item }].slice(-TOLD_MAX);
  await noteRemovedLines(transaction, table, { id: person, lines });
}
