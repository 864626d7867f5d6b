import { COMPLETES_AFTER_HOURS } from "@comptoir/ordering";
import type { Queryable } from "../../db/database.ts";
import { statement } from "../../db/statement.ts";
import { CHANGE_AS_SQL, ORDER_CHANGES_CHANNEL } from "../order-changes.ts";

const completeForgottenStatement = statement({
  name: "complete forgotten orders",
  // Nobody's hours are fewer than one: what was ready later need not be looked at.
  text: `with forgotten as (
           select o.restaurant_id, o.id from orders o left join restaurants r using (restaurant_id)
           where o.status in ('placed', 'in-progress', 'ready')
             and o.ready_at < :now::timestamptz - interval '1 hour'
             and o.ready_at < :now::timestamptz - interval '1 hour'
               * coalesce((r.settings #>> '{order_options,completes_after_hours}')::int4, ${COMPLETES_AFTER_HOURS})
           order by o.ready_at limit :atMost for update of o skip locked
         ), completed as (
           update orders o set status = 'completed' from forgotten f
           where o.restaurant_id = f.restaurant_id and o.id = f.id
           returning o.restaurant_id, o.id
         ), noted as (
           insert into order_events (restaurant_id, order_id, step, status, at)
           select c.restaurant_id, c.id, (
             select max(step) + 1 from order_events e where e.restaurant_id = c.restaurant_id and e.order_id = c.id
           ), 'completed', :now from completed c
         )
         select from completed, pg_notify('${ORDER_CHANGES_CHANNEL}', ${CHANGE_AS_SQL})`,
  params: { now: "timestamptz", atMost: "int8" },
  crosses: "sweep: orders that nobody moves, wherever",
});

/**
 * Completes orders that nobody has moved for as long as their restaurant says after they were ready, some at a time, the oldest
 * first; keeps when, and tells those who follow them. Several servers may do it at once. Answers how many. time#completes-after.
 */
export function completeForgottenOrders(db: Queryable, now: Date, atMost: number): Promise<number> {
  return completeForgottenStatement.count(db, { now, atMost });
}
