import type { OrderStatusData } from "@comptoir/contract";
import type { Queryable } from "../payment/payments.store.ts";
import type { NewOrder, PlacedOrder } from "./order-record.ts";

/**
 * Writes an order with its lines and its first event, and gives it the next number of the day, in one statement. The
 * number's row is locked from here until the transaction ends, so this comes last in it. Answers the number.
 */
export async function writeOrder(db: Queryable, order: NewOrder): Promise<number> {
  const { rows } = await db.query<{ number: number }>({
    name: "write order",
    text: `with numbered as (
             insert into order_numbers (restaurant_id, local_day, last_number) values ($1, $3, 1)
             on conflict (restaurant_id, local_day) do update set last_number = order_numbers.last_number + 1
             returning last_number
           ), lines as (
             insert into order_lines (restaurant_id, order_id, line, item_id, menu_id, quantity, order_price_cents, details)
             select $1, $2, ordinality, line->>0, line->>1, (line->>2)::int, (line->>3)::bigint, line->4
             from json_array_elements($4::json) with ordinality as elements (line, ordinality)
           ), events as (
             insert into order_events (restaurant_id, order_id, step, status, at) values ($1, $2, 1, 'placed', $5)
           )
           insert into orders (restaurant_id, id, local_day, number, type, table_num, placed_at, ready_at, wanted_at,
             locale, venue, costs, explanation, total_with_tip_cents, contact, remarks, payment_method, payment_status,
             card_type, card_last4, taken)
           select $1, $2, $3, last_number, $6, $7, $5, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21
           from numbered
           returning number`,
    values: [
      order.restaurantId,
      order.orderId,
      order.localDay,
      JSON.stringify(
        order.lines.map((line) => [
          String(line.itemId),
          String(line.menuId),
          line.quantity,
          line.orderPriceCents,
          line.details,
        ]),
      ),
      order.placedAt.toISOString(),
      order.type,
      order.tableNum,
      order.readyAt.toISOString(),
      order.wantedAt?.toISOString() ?? null,
      order.locale,
      JSON.stringify(order.venue),
      JSON.stringify(order.costs),
      JSON.stringify(order.explanation),
      order.totalWithTipCents,
      JSON.stringify(order.contact),
      JSON.stringify(order.remarks),
      order.paymentMethod,
      order.paymentStatus,
      order.card?.type ?? null,
      order.card?.last4 ?? null,
      JSON.stringify(order.taken),
    ],
  });
  const [row] = rows;
  if (!row) throw new Error("an order was written without a number");
  return row.number;
}

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
