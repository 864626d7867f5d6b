import { statement } from "../../platform/db/statement.ts";

/** Crosses lines of an order off; lines that the order does not have are ignored. Returns how many were new. */
export const markLines = statement({
  name: "cross order lines off",
  text: `insert into order_line_marks (restaurant_id, order_id, line, done_at)
         select restaurant_id, order_id, line, :at from order_lines
         where restaurant_id = :restaurantId and order_id = :orderId and line = any(:lines::int4[])
         on conflict do nothing`,
  params: { restaurantId: "text", orderId: "uuid", lines: "int4[]", at: "timestamptz" },
}).count;

/** Restores crossed-off lines. Returns how many. */
export const unmarkLines = statement({
  name: "restore order lines",
  text: `delete from order_line_marks
         where restaurant_id = :restaurantId and order_id = :orderId and line = any(:lines::int4[])`,
  params: { restaurantId: "text", orderId: "uuid", lines: "int4[]" },
}).count;

/** Records the version of an order up to which the kitchen has read its guest's changes. Never goes back. */
export const writeRead = statement({
  name: "mark order as read",
  text: `insert into board_reads as r (restaurant_id, order_id, version)
         select restaurant_id, id, least(:version, version) from orders
         where restaurant_id = :restaurantId and id = :orderId
         on conflict (restaurant_id, order_id) do update set version = excluded.version
         where r.version < excluded.version`,
  params: { restaurantId: "text", orderId: "uuid", version: "int4" },
}).count;
