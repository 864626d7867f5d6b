import { COMPLETES_AFTER_HOURS } from "@comptoir/ordering";
import { writeVenueEvents } from "../../../events/venue-events/venue-events.store.ts";
import type { Database } from "../../../platform/db/database.ts";
import { statement } from "../../../platform/db/statement.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { IS_OPEN_AS_SQL, tellOrderChanges } from "../order-changes.ts";

const holdForgottenStatement = statement({
  name: "hold forgotten orders",
  // One hour is the minimum of `completes_after_hours`. The first condition lets the index filter the orders
  // before a restaurant's setting is read.
  text: `select o.restaurant_id as "restaurantId", o.id as "orderId" from orders o left join restaurants r using (restaurant_id)
         where o.${IS_OPEN_AS_SQL} and (o.accept_until is null or o.accepted_at is not null or o.status <> 'placed')
           and o.ready_at < :now::timestamptz - interval '1 hour'
           and o.ready_at < :now::timestamptz - interval '1 hour'
             * coalesce((r.settings #>> '{order_options,completes_after_hours}')::int4, ${COMPLETES_AFTER_HOURS})
         order by o.ready_at limit :atMost for update of o skip locked`,
  params: { now: "timestamptz", atMost: "int8" },
  row: { restaurantId: "text", orderId: "uuid" },
  crosses: "sweep: forgotten open orders of all restaurants",
});

const completeForgottenStatement = statement({
  name: "complete forgotten orders",
  text: `with completed as (
           update orders o set status = 'completed', version = version + 1, books = books + 1
           from unnest(:restaurantIds::text[], :orderIds::uuid[]) as held (restaurant_id, id)
           where o.restaurant_id = held.restaurant_id and o.id = held.id
           returning o.restaurant_id, o.id, o.version
         ), noted as (
           insert into order_events (restaurant_id, order_id, step, status, at)
           select c.restaurant_id, c.id, (
             select max(step) + 1 from order_events e where e.restaurant_id = c.restaurant_id and e.order_id = c.id
           ), 'completed', :now from completed c
         )
         select restaurant_id as "restaurantId", id as "orderId", version as "orderVersion" from completed order by restaurant_id, id`,
  params: { restaurantIds: "text[]", orderIds: "uuid[]", now: "timestamptz" },
  row: { restaurantId: "text", orderId: "uuid", orderVersion: "int4" },
});

/**
 * Completes a batch of open orders whose `ready_at` is more than `completes_after_hours` ago, oldest first.
 * Records the events and notifies subscribers. Several servers may run it concurrently. Returns the number of
 * orders. time#completes-after.
 */
export function completeForgottenOrders(database: Database, now: Date, atMost: number): Promise<number> {
  return inTransaction(database, "read committed", async (transaction) => {
    const held = await holdForgottenStatement.rows(transaction, { now, atMost });
    if (held.length === 0) return 0;
    const restaurantIds = held.map(({ restaurantId }) => restaurantId);
    const orderIds = held.map(({ orderId }) => orderId);
    const completed = await completeForgottenStatement.rows(transaction, { restaurantIds, orderIds, now });
    await writeVenueEvents(
      transaction,
      completed.map((order) => ({ type: "order.completed", ...order, at: now })),
    );
    tellOrderChanges(transaction, completed);
    return completed.length;
  });
}
