import type { OrderStatusData } from "@comptoir/contract";
import type { Queryable } from "../payment/payments.store.ts";

/** An order in a list, as the kitchen needs it at a glance. */
export type OrderInList = {
  readonly orderId: string;
  readonly number: number;
  readonly localDay: string;
  readonly status: OrderStatusData;
  readonly type: string;
  readonly tableNum: string | null;
  readonly placedAt: Date;
  readonly readyAt: Date;
  readonly totalWithTipCents: number;
  readonly paymentStatus: string;
};

/** What a list is narrowed to. Everything may be null. */
export type OrderFilter = {
  readonly localDay: string | null;
  readonly status: OrderStatusData | null;
  readonly limit: number;
};

/** The newest orders of a restaurant first. */
export async function listOrders(db: Queryable, restaurantId: string, filter: OrderFilter): Promise<OrderInList[]> {
  const { rows } = await db.query<Omit<OrderInList, "totalWithTipCents"> & { totalWithTipCents: string }>(
    `select id as "orderId", number, local_day::text as "localDay", status, type, table_num as "tableNum",
       placed_at as "placedAt", ready_at as "readyAt", total_with_tip_cents as "totalWithTipCents",
       payment_status as "paymentStatus"
     from orders
     where restaurant_id = $1 and ($2::date is null or local_day = $2) and ($3::text is null or status = $3)
     order by local_day desc, number desc limit $4`,
    [restaurantId, filter.localDay, filter.status, filter.limit],
  );
  return rows.map((row) => ({ ...row, totalWithTipCents: Number(row.totalWithTipCents) }));
}

/** The id of the order that people mean by its number on a day; null when that day has no such order. */
export async function findOrderByNumber(
  db: Queryable,
  restaurantId: string,
  localDay: string,
  number: number,
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    "select id from orders where restaurant_id = $1 and local_day = $2 and number = $3",
    [restaurantId, localDay, number],
  );
  return rows[0]?.id ?? null;
}
