import type { Database, Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import { together } from "../db/together.ts";
import { afterCommit } from "../db/transaction.ts";
import { UNFLUSHED } from "../db/unflushed.ts";

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
const tellers = new WeakMap<Database, (name: string) => Promise<undefined>>();

/**
 * Tells every server that orders have changed, once that is committed, many at a time. It is a hint: a server that misses it finds the orders' events
 * within a second. Told within the transaction, PostgreSQL would have all that commit wait for each other. Decision 094.
 */
export function tellOrderChanges(db: Queryable, orders: readonly OrderName[]): void {
  afterCommit(db, (database) => {
    const tell =
      tellers.get(database) ?? together((names: readonly string[]) => tellAll(database, names), { waitMs: GATHER_MS });
    tellers.set(database, tell);
    for (const order of orders) void tell(formatOrderName(order)).catch(() => undefined);
  });
}

async function tellAll(database: Database, names: readonly string[]): Promise<readonly undefined[]> {
  await tellStatement.count(database, { names });
  return names.map(() => undefined);
}

/** An order as it is named on the channel. */
export function formatOrderName({ restaurantId, orderId }: OrderName): string {
  return `${orderId} ${restaurantId}`;
}

/** Reads what was said on the channel. */
export function parseOrderName(payload: string): OrderName {
  return { orderId: payload.slice(0, ORDER_ID_LENGTH), restaurantId: payload.slice(ORDER_ID_LENGTH + 1) };
}
