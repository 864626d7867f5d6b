import type { CartLineData } from "@comptoir/ordering";
import { parseCartLines } from "@comptoir/ordering";
import { loadCarts } from "../cart/carts.store.ts";
import { takeOutOfCart } from "../cart/forget-cart.ts";
import { tellTables } from "../cart/tell-table.ts";
import { noteClearedCarts } from "./groups.store.ts";
import { listPeople, type TableName } from "./sessions.store.ts";
import type { TableDeps } from "./table-deps.ts";

type Ordered = TableName & {
  readonly orderId: string;
  /** Whose each line is, by its number; empty if the lines were in the cart of who ordered. */
  readonly people: Readonly<Record<string, readonly string[]>>;
  readonly items: readonly CartLineData[];
};

/**
 * Takes the lines of an order for a whole group out of its people's carts, and tells the group's phones of the order. A cart
 * remembers the order, so that its lines leave it once, also if a server crashed in between. table#group-send.
 */
export async function clearCarts(
  deps: Pick<TableDeps, "database" | "clock">,
  { orderId, people: whose, items, ...group }: Ordered,
): Promise<void> {
  const { database, clock } = deps;
  const { restaurantId } = group;
  for (const { id, owner, cartId } of await listPeople(database, group)) {
    const lines = parseCartLines(items.filter((item) => whose[String(item.orderId)]?.includes(id))) ?? [];
    if (cartId === null || lines.length === 0) continue;
    const [kept] = await loadCarts(database, { restaurantId, cartIds: [cartId], owner, now: clock() });
    if (kept?.taken.some(({ key }) => key === orderId)) continue;
    const cart = { restaurantId, cartId, owner, browser: `group ${orderId}` };
    await takeOutOfCart(deps, cart, { lines, changeId: null, key: orderId });
  }
  await noteClearedCarts(database, group, clock());
  tellTables(database, [group.sessionId]);
}
