import type { Database, Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { afterCommit } from "../../platform/db/transaction.ts";
import { UNFLUSHED } from "../../platform/db/unflushed.ts";
import { gatherSoon, type Soon } from "../../platform/work/soon.ts";

/** The channel on which servers tell each other that an order was placed or moved on. */
export const ORDER_CHANGES_CHANNEL = "comptoir_order_changes";

/** Names an order: whose it is, and its id. */
export type OrderName = { readonly restaurantId: string; readonly orderId: string };

const ORDER_ID_LENGTH = 36;

/** Whether an order is open, as SQL over its columns: it is neither completed nor cancelled. */
export const IS_OPEN_AS_SQL = "status in ('placed', 'in-progress', 'ready')";

const tellStatement = statement({
  name: "tell of order changes",
  text: `with ${UNFLUSHED}
         select from unflushed, unnest(:names::text[]) as name, pg_notify('${ORDER_CHANGES_CHANNEL}', name) where is_off = 'off'`,
  params: { names: "text[]" },
});

/** How long changes are gathered that are told together. */
const GATHER_MS = 5;
const tellers = new WeakMap<Database, Soon<string>>();

/**
 * Tells every server that orders have changed, once that is committed, many at a time. It is a hint: a server that misses it finds the orders' events
 * within a second. Told within the transaction, PostgreSQL would have all that commit wait for each other. Decision 094.
 */
export function tellOrderChanges(db: Queryable, orders: readonly OrderName[]): void {
  afterCommit(db, (database) => {
    const teller = tellers.get(database) ?? openTeller(database);
    tellers.set(database, teller);
    for (const order of orders) teller.add(formatOrderName(order));
  });
}

function openTeller(database: Database): Soon<string> {
  const tell = async (names: readonly string[]) => void (await tellStatement.count(database, { names }));
  // A hint that is lost is found within a second.
  return gatherSoon(tell, () => undefined, GATHER_MS);
}

/** An order as it is named on the channel. */
export function formatOrderName({ restaurantId, orderId }: OrderName): string {
  return `${orderId} ${restaurantId}`;
}

/** Reads what was said on the channel. */
export function parseOrderName(payload: string): OrderName {
  return { orderId: payload.slice(0, ORDER_ID_LENGTH), restaurantId: payload.slice(ORDER_ID_LENGTH + 1) };
}
