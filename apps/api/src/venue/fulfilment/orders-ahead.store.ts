import { ORDERS_AHEAD_COUNTED } from "@comptoir/ordering";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";

/**
 * SQL that counts the orders ahead in a kitchen: not ready, and wanted within the hour; at most
 * `ORDERS_AHEAD_COUNTED`. time#queue.
 */
export const ORDERS_AHEAD = `(select count(*)::int4 from (
  select from orders where restaurant_id = :restaurantId and status in ('placed', 'in-progress')
    and coalesce(wanted_at, placed_at) < :now::timestamptz + interval '1 hour'
  limit ${ORDERS_AHEAD_COUNTED}) as counted)`;

const countOrdersAheadStatement = statement({
  name: "count orders ahead",
  text: `select ${ORDERS_AHEAD} as ahead`,
  params: { restaurantId: "text", now: "timestamptz" },
  row: { ahead: "int4" },
});

export async function countOrdersAhead(db: Queryable, restaurantId: string, now: Date): Promise<number> {
  return (await countOrdersAheadStatement.one(db, { restaurantId, now })).ahead;
}
