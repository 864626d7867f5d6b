import type { Database, Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { afterCommit } from "../../platform/db/transaction.ts";
import { UNFLUSHED } from "../../platform/db/unflushed.ts";
import { gatherSoon, type Soon } from "../../platform/work/soon.ts";

/** `NOTIFY` channel on which servers announce that an order was placed or moved. */
export const ORDER_CHANGES_CHANNEL = "comptoir_order_changes";

export type OrderName = { readonly restaurantId: string; readonly orderId: string };

const ORDER_ID_LENGTH = 36;

/** SQL condition of an order `o` that awaits an answer; the same as of its index. board#awaits. */
export const AWAITS_ANSWER_AS_SQL = "o.status = 'placed' and o.accept_until is not null and o.accepted_at is null";

export const IS_OPEN_AS_SQL = "status in ('placed', 'in-progress', 'ready')";

const tellStatement = statement({
  name: "tell of order changes",
  text: `with ${UNFLUSHED}
         select from unflushed, unnest(:names::text[]) as name, pg_notify('${ORDER_CHANGES_CHANNEL}', name) where is_off = 'off'`,
  params: { names: "text[]" },
});

/** Time in milliseconds for which announcements are batched. */
const BATCH_MS = 5;
const tellers = new WeakMap<Database, Soon<string>>();

/**
 * Announces changed orders to every server after the commit, in batches. Fire and forget: a server that misses one
 * polls the events within a second. `NOTIFY` inside the transaction would serialize all commits. Decision 094.
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
  // Ignore the failure: polling finds the change within a second.
  return gatherSoon(tell, () => undefined, BATCH_MS);
}

export function formatOrderName({ restaurantId, orderId }: OrderName): string {
  return `${orderId} ${restaurantId}`;
}

export function parseOrderName(payload: string): OrderName {
  return { orderId: payload.slice(0, ORDER_ID_LENGTH), restaurantId: payload.slice(ORDER_ID_LENGTH + 1) };
}
