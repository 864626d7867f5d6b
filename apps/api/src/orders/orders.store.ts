import type { OrderStatusData } from "@comptoir/contract";
import type { Queryable } from "../payment/payments.store.ts";
import type { PlacedOrder } from "./order-record.ts";

type OrderRow = Omit<PlacedOrder, "totalWithTipCents" | "card" | "placedAt" | "readyAt" | "wantedAt"> & {
  readonly totalWithTipCents: string;
  readonly placedAt: Date;
  readonly readyAt: Date;
  readonly wantedAt: Date | null;
  readonly cardType: string | null;
  readonly cardLast4: string | null;
};

/** An order by its unguessable id, with its lines and history, in one query. */
export async function loadOrder(db: Queryable, orderId: string): Promise<PlacedOrder | null> {
  const { rows } = await db.query<OrderRow>({
    name: "load order",
    text: `select o.restaurant_id as "restaurantId", o.id as "orderId", o.number, o.status, o.type,
             o.table_num as "tableNum", o.placed_at as "placedAt", o.ready_at as "readyAt", o.wanted_at as "wantedAt",
             o.locale, o.venue, o.costs, o.explanation, o.total_with_tip_cents as "totalWithTipCents",
             o.payment_method as "paymentMethod", o.payment_status as "paymentStatus",
             o.card_type as "cardType", o.card_last4 as "cardLast4",
             (select json_agg(l.details order by l.line) from order_lines l
              where l.restaurant_id = o.restaurant_id and l.order_id = o.id) as items,
             (select jsonb_agg(jsonb_build_object('status', e.status, 'at', e.at) order by e.step) from order_events e
              where e.restaurant_id = o.restaurant_id and e.order_id = o.id) as history
           from orders o where o.id = $1`,
    values: [orderId],
  });
  const [row] = rows;
  if (!row) return null;
  const { totalWithTipCents, cardType, cardLast4, ...order } = row;
  return {
    ...order,
    totalWithTipCents: Number(totalWithTipCents) as PlacedOrder["totalWithTipCents"],
    card: cardLast4 === null ? null : { type: cardType, last4: cardLast4 },
  };
}

/** Where an order stands, for those who follow it. */
export type OrderState = { readonly status: OrderStatusData; readonly at: Date; readonly readyAt: Date };

/** The present states of orders by their ids, in one query. */
export async function loadOrderStates(db: Queryable, orderIds: readonly string[]): Promise<Map<string, OrderState>> {
  const { rows } = await db.query<OrderState & { orderId: string }>({
    name: "load order states",
    text: `select o.id as "orderId", o.status, o.ready_at as "readyAt", e.at
           from orders o join lateral (
             select at from order_events e where e.restaurant_id = o.restaurant_id and e.order_id = o.id
             order by step desc limit 1) e on true
           where o.id = any($1::uuid[])`,
    values: [orderIds],
  });
  return new Map(rows.map(({ orderId, ...state }) => [orderId, state]));
}
