import { randomUUID } from "node:crypto";
import { isRefused, type Refused } from "@comptoir/ordering";
import { takeOutOfCart } from "../cart/forget-cart.ts";
import { type ActRefusal, changeTable } from "./change-table.ts";
import { listPeople, type TableName } from "./sessions.store.ts";
import type { TableDeps } from "./table-deps.ts";
import { loadOpenLines } from "./table-view.ts";

/**
 * Removes a line that is not sent from its person's cart: one's own, or any as the host. The person's phone shows it, as it
 * shows what another of their devices removed. table#table-lines.
 */
export async function removeOpenLine(
  deps: TableDeps,
  table: TableName,
  personId: string,
  { person, orderId }: { readonly person: string; readonly orderId: number },
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
  const [people, { lines: open }] = await Promise.all([
    listPeople(deps.database, table),
    loadOpenLines(deps.database, table, deps.clock()),
  ]);
  const owner = people.find(({ id }) => id === person);
  const found = open.find((one) => one.person === person && one.own === orderId);
  if (!owner?.cartId || !found) return { refused: { code: "not-found" } };
  const cart = {
    restaurantId: table.restaurantId,
    cartId: owner.cartId,
    owner: owner.owner,
    browser: `table ${personId}`,
  };
  const lines = [{ ...found.line, orderId }];
  await takeOutOfCart(deps, cart, { lines, changeId: null, key: randomUUID() });
  // Told once more, now that the line is gone.
  return changeTable<TableName, ActRefusal>(deps, table, personId, async () => table);
}
