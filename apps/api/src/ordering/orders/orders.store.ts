import type { OrderStatusData, OrderTogetherData } from "@comptoir/contract";
import {
  type Cents,
  type CostsData,
  type Declined,
  type Destination,
  formatCents,
  type OrderType,
} from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import type { OrderName } from "./order-changes.ts";
import { RESTAURANT_DIGITS_AS_SQL, restaurantDigitsOf } from "./order-id.ts";
import type { OrderPaymentStatus, OrderVenue, PlacedOrder } from "./order-record.ts";

const findByDigitsStatement = statement({
  name: "find restaurants of order id",
  text: `select restaurant_id as "restaurantId" from restaurants where ${RESTAURANT_DIGITS_AS_SQL} = :digits`,
  params: { digits: "text" },
  row: { restaurantId: "text" },
  crosses: "directory: the restaurants with the digits of an order's id",
});

const findByOldIdStatement = statement({
  name: "find restaurant of old order id",
  text: `select restaurant_id as "restaurantId" from orders where id = :orderId`,
  params: { orderId: "uuid" },
  row: { restaurantId: "text" },
  crosses: "old id: an order's id of an older version has no digits of its restaurant",
});

/**
 * Finds the restaurants that may have an order with this id: usually one or none, rarely two with the same
 * digits. Only for callers that do not know the restaurant.
 */
export async function findRestaurantsOfOrder(db: Queryable, orderId: string): Promise<readonly string[]> {
  const digits = restaurantDigitsOf(orderId);
  const rows =
    digits === null
      ? await findByOldIdStatement.rows(db, { orderId })
      : await findByDigitsStatement.rows(db, { digits });
  return rows.map(({ restaurantId }) => restaurantId);
}

/** SQL of an order's destination; orders of older versions have a table number or nothing. */
export const DESTINATION_AS_SQL = `coalesce(o.destination, case when o.table_num is null then json_build_object('kind', 'pickup')
             else json_build_object('kind', 'table', 'tableNum', o.table_num) end)`;

const ORDER_COLUMNS = `o.restaurant_id as "restaurantId", o.id as "orderId", o.submission_id as "submissionId", o.number, o.status, o.type,
           ${DESTINATION_AS_SQL} as destination,
           o.placed_at as "placedAt", o.ready_at as "readyAt", o.wanted_at as "wantedAt",
           o.accept_from as "acceptFrom", o.accept_until as "acceptUntil", o.accepted_at as "acceptedAt", o.declined, o.fire_at as "fireAt",
           o.locale, o.venue, o.owner, o.costs, o.explanation, o.total_with_tip_cents as "totalWithTipCents",
           o.payment_method as "paymentMethod", o.payment_status as "paymentStatus", o.payment_reference as "paymentReference",
           o.child_id as "childId", o.contact, o.remarks,
           (select json_object_agg(c.reason, abs(c.amount_cents)) from account_credit_entries c
            where c.restaurant_id = o.restaurant_id and c.order_id = o.id) as credit,
           case when o.type = 'school' and o.status = 'cancelled' and o.payment_status = 'authorised' then exists (
             select from tenders t join payments p on p.restaurant_id = t.payment_restaurant_id and p.id = t.payment_id
             where t.restaurant_id = o.restaurant_id and t.order_id = o.id and p.status = 'voiding') else false end as "isVoiding",
           o.card_type as "cardType", o.card_last4 as "cardLast4",
           (select json_agg(l.details order by l.line) from order_lines l
            where l.restaurant_id = o.restaurant_id and l.order_id = o.id) as items,
           (select jsonb_agg(jsonb_build_object('status', e.status, 'at', e.at, 'byGuest', coalesce(e.by_guest, false)) order by e.step)
            from order_events e where e.restaurant_id = o.restaurant_id and e.order_id = o.id) as history,
           coalesce((select json_agg(json_build_object('id', f.id, 'at', f.refunded_at, 'given', f.given) order by f.step)
            from refunds f where f.restaurant_id = o.restaurant_id and f.order_id = o.id), '[]') as refunds,
           (select coalesce(sum(e.points), 0) from loyalty_entries e where e.restaurant_id = o.restaurant_id and e.order_id = o.id
             and e.reason in ('earned', 'taken-back')) as "pointsEarned",
           (select coalesce(sum(t.paid_cents), 0)::int8 from tenders t
            where t.restaurant_id = o.restaurant_id and t.order_id = o.id) as "paidAtTableCents",
           (o.destination ->> 'kind' = 'pickup' and o.contact ->> 'phone_number' is not null) is true
             or exists (select from notices n where n.restaurant_id = o.restaurant_id and n.order_id = o.id
               and n.kind = 'order-ready') as "tellsReady"`;
const ORDER_ROW = {
  restaurantId: "text",
  orderId: "uuid",
  submissionId: "uuid?",
  number: "int4",
  status: typed<OrderStatusData>("text"),
  type: typed<OrderType>("text"),
  destination: typed<Destination>("json"),
  placedAt: "timestamptz",
  readyAt: "timestamptz",
  wantedAt: "timestamptz?",
  acceptFrom: "timestamptz?",
  acceptUntil: "timestamptz?",
  acceptedAt: "timestamptz?",
  declined: typed<Declined | null>("jsonb?"),
  fireAt: "timestamptz?",
  locale: "text",
  owner: "text?",
  childId: "uuid?",
  credit: typed<PlacedOrder["credit"]>("json?"),
  isVoiding: "bool",
  venue: typed<OrderVenue>("json"),
  costs: typed<CostsData>("json"),
  explanation: typed<PlacedOrder["explanation"]>("json"),
  totalWithTipCents: typed<Cents>("int8"),
  paymentMethod: "text",
  paymentStatus: typed<OrderPaymentStatus>("text"),
  paymentReference: "text?",
  cardType: "text?",
  cardLast4: "text?",
  items: typed<PlacedOrder["items"]>("json"),
  history: typed<PlacedOrder["history"]>("jsonb"),
  refunds: typed<PlacedOrder["refunds"]>("json"),
  pointsEarned: "int8",
  paidAtTableCents: typed<Cents>("int8"),
  contact: typed<PlacedOrder["contact"]>("json?"),
  remarks: typed<PlacedOrder["remarks"]>("json"),
  tellsReady: "bool",
} as const;

const loadOrderStatement = statement({
  name: "load order",
  text: `select ${ORDER_COLUMNS} from orders o where o.restaurant_id = :restaurantId and o.id = :orderId`,
  params: { restaurantId: "text", orderId: "uuid" },
  row: ORDER_ROW,
});

const loadOrdersOfSubmissionStatement = statement({
  name: "load orders of submission",
  text: `select ${ORDER_COLUMNS} from orders o
         where o.restaurant_id = :restaurantId and (o.id = :orderId or o.submission_id = :orderId)
         order by o.wanted_at, o.number`,
  params: { restaurantId: "text", orderId: "uuid" },
  row: ORDER_ROW,
});

/** Loads the orders of a submission by the id of its first order, sorted by wanted time. school#school-orders. */
export async function loadOrdersOfSubmission(
  db: Queryable,
  submission: { readonly restaurantId: string; readonly orderId: string },
): Promise<PlacedOrder[]> {
  return (await loadOrdersOfSubmissionStatement.rows(db, submission)).map(orderOf);
}

const loadOrdersOfHubStatement = statement({
  name: "load orders of hub",
  text: `select ${ORDER_COLUMNS} from orders o where o.submission_id = :submissionId and o.venue -> 'hub' is not null
         order by o.restaurant_id collate "C"`,
  params: { submissionId: "uuid" },
  row: ORDER_ROW,
  crosses: "submission: its orders may be of several restaurants",
});

/** Loads the orders of a hub's submission, sorted by the kitchens' ids; none for any other id. hub#hub-parent. */
export async function loadOrdersOfHub(db: Queryable, submissionId: string): Promise<PlacedOrder[]> {
  return (await loadOrdersOfHubStatement.rows(db, { submissionId })).map(orderOf);
}

export async function loadOrder(db: Queryable, { restaurantId, orderId }: OrderName): Promise<PlacedOrder | null> {
  const row = await loadOrderStatement.oneOrNull(db, { restaurantId, orderId });
  return row && orderOf(row);
}

const loadOrdersStatement = statement({
  name: "load orders",
  text: `select ${ORDER_COLUMNS} from unnest(:restaurantIds::text[], :orderIds::uuid[]) as a (restaurant_id, id)
         join orders o on o.restaurant_id = a.restaurant_id and o.id = a.id`,
  params: { restaurantIds: "text[]", orderIds: "uuid[]" },
  row: ORDER_ROW,
});

/** Loads several orders in the sequence of their names; null for an unknown order. */
export async function loadOrders(
  db: Queryable,
  orders: readonly OrderName[],
): Promise<readonly (PlacedOrder | null)[]> {
  const rows = await loadOrdersStatement.rows(db, namesOf(orders));
  const byId = new Map(rows.map((row) => [row.orderId, orderOf(row)]));
  return orders.map(({ orderId }) => byId.get(orderId) ?? null);
}

type OrderRow = Awaited<ReturnType<typeof loadOrderStatement.one>>;

function orderOf({ cardType, cardLast4, ...order }: OrderRow): PlacedOrder {
  return { ...order, card: cardLast4 === null ? null : { type: cardType, last4: cardLast4 } };
}

const namesOf = (orders: readonly OrderName[]) => ({
  restaurantIds: orders.map(({ restaurantId }) => restaurantId),
  orderIds: orders.map(({ orderId }) => orderId),
});

/** Looks up an order by its unguessable id alone. */
export async function findOrder(db: Queryable, orderId: string): Promise<PlacedOrder | null> {
  for (const restaurantId of await findRestaurantsOfOrder(db, orderId)) {
    const order = await loadOrder(db, { restaurantId, orderId });
    if (order) return order;
  }
  return null;
}

export type OrderState = {
  readonly status: OrderStatusData;
  readonly at: Date;
  readonly readyAt: Date;
  readonly refunds: number;
  /** Null while an order waits for an answer, and if it was accepted as placed. */
  readonly acceptedAt: Date | null;
};

const loadOrderStatesStatement = statement({
  name: "load order states",
  text: `select o.restaurant_id as "restaurantId", o.id as "orderId", o.status, o.ready_at as "readyAt", o.accepted_at as "acceptedAt", e.at,
           (select count(*)::int4 from refunds f where f.restaurant_id = o.restaurant_id and f.order_id = o.id) as refunds
         from unnest(:restaurantIds::text[], :orderIds::uuid[]) as a (restaurant_id, id)
         join orders o on o.restaurant_id = a.restaurant_id and o.id = a.id
         join lateral (
           select at from order_events e where e.restaurant_id = o.restaurant_id and e.order_id = o.id
           order by step desc limit 1) e on true`,
  params: { restaurantIds: "text[]", orderIds: "uuid[]" },
  row: {
    restaurantId: "text",
    orderId: "uuid",
    status: typed<OrderStatusData>("text"),
    readyAt: "timestamptz",
    at: "timestamptz",
    refunds: "int4",
    acceptedAt: "timestamptz?",
  },
});

export function loadOrderStates(
  db: Queryable,
  orders: readonly OrderName[],
): Promise<readonly (OrderName & OrderState)[]> {
  return loadOrderStatesStatement.rows(db, namesOf(orders));
}

const loadTogetherStatement = statement({
  name: "load orders paid together",
  text: `with asked as (
           select coalesce(submission_id, id) as submission from orders where restaurant_id = :restaurantId and id = :orderId
         ), named as (
           select submission as id from asked
           union select o.id from orders o join asked a on o.submission_id = a.submission where o.restaurant_id = :restaurantId
         )
         select o.id, o.number, o.status, o.wanted_at as "wantedAt", o.child_id as "childId",
           o.total_with_tip_cents as "totalCents"
         from named n join orders o on o.restaurant_id = :restaurantId and o.id = n.id
         order by o.wanted_at, o.number`,
  params: { restaurantId: "text", orderId: "uuid" },
  row: {
    id: "uuid",
    number: "int4",
    status: typed<OrderStatusData>("text"),
    wantedAt: "timestamptz?",
    childId: "uuid?",
    totalCents: typed<Cents>("int8"),
  },
});

/**
 * Loads a restaurant's orders that were paid together, for their owner; none for an order paid alone.
 * school#together.
 */
export async function loadTogether(db: Queryable, { restaurantId, orderId }: OrderName): Promise<OrderTogetherData[]> {
  const rows = await loadTogetherStatement.rows(db, { restaurantId, orderId });
  if (rows.length < 2) return [];
  return rows.map(({ number, wantedAt, totalCents, ...order }) => ({
    ...order,
    number: String(number),
    date: wantedAt?.toISOString() ?? null,
    total: formatCents(totalCents),
  }));
}
