import type { OrderStatusData } from "@comptoir/contract";
import type { Queryable } from "../payment/payments.store.ts";
import type { Taken } from "./order-record.ts";

/** What has to be known of an order to move it on. */
export type OrderForMove = {
  readonly restaurantId: string;
  readonly orderId: string;
  readonly number: number;
  readonly localDay: string;
  readonly status: OrderStatusData;
  readonly taken: Taken;
  readonly paymentIds: readonly string[];
};

/** Loads an order and holds it, so that two who move it do so one after the other. */
export async function loadForMove(
  db: Queryable,
  order: { readonly restaurantId: string; readonly orderId: string },
): Promise<OrderForMove | null> {
  const { rows } = await db.query<OrderForMove>(
    `select restaurant_id as "restaurantId", id as "orderId", number, local_day::text as "localDay", status, taken,
       array(select p.id from payments p where p.restaurant_id = o.restaurant_id and p.order_id = o.id) as "paymentIds"
     from orders o where restaurant_id = $1 and id = $2 for update`,
    [order.restaurantId, order.orderId],
  );
  return rows[0] ?? null;
}

/** Keeps that an order is in a new state since a moment. */
export async function appendEvent(
  db: Queryable,
  order: { readonly restaurantId: string; readonly orderId: string },
  status: OrderStatusData,
  at: Date,
): Promise<void> {
  await db.query(
    `with moved as (
       update orders set status = $3 where restaurant_id = $1 and id = $2
     )
     insert into order_events (restaurant_id, order_id, step, status, at)
     select $1, $2, max(step) + 1, $3, $4 from order_events where restaurant_id = $1 and order_id = $2`,
    [order.restaurantId, order.orderId, status, at.toISOString()],
  );
}
