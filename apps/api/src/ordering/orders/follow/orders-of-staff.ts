import type { OrderData, OrderStatusData } from "@comptoir/contract";
import type { Locale, OrderStatus, Refused } from "@comptoir/ordering";
import type { TicketChild } from "@comptoir/receipt";
import { typed } from "../../../platform/db/column-types.ts";
import type { Database, Queryable } from "../../../platform/db/database.ts";
import { type RowOf, statement } from "../../../platform/db/statement.ts";
import type { Clock } from "../../../platform/settings.ts";
import { localMomentOf } from "../../../platform/time/zoned.ts";
import { linesInLanguage } from "../../../venue/suites/run-sheet.ts";
import type { LoadedVenue } from "../../../venue/venues/loaded-venue.ts";
import { IS_OPEN_AS_SQL, type OrderName } from "../order-changes.ts";
import type { OrderRemarks } from "../order-record.ts";
import { loadOrder, loadOrderStates, loadOrdersOfHub } from "../orders.store.ts";
import { listMealsOfDate } from "./meals-of-date.store.ts";
import { formatOrder } from "./order-answer.ts";

type OrderFilter = {
  readonly localDay: string | null;
  readonly status: OrderStatusData | null;
  readonly limit: number;
};

/**
 * Builds a statement that lists the orders that meet `condition`. Each such statement uses its own index, so
 * its cost does not grow with the number of orders.
 */
const listStatement = (of: string, condition: string) =>
  statement({
    name: `list ${of}`,
    text: `select id as "orderId", number, local_day as "localDay", status, type, coalesce(destination ->> 'tableNum', table_num) as "tableNum",
             coalesce(destination ->> 'address', nullif(concat_ws(', ', destination ->> 'location', destination ->> 'area'), ''))
               as "deliverTo",
             case when destination ->> 'eventSuiteId' is not null then destination ->> 'name' end as suite, contact ->> 'full_name' as person,
             placed_at as "placedAt", ready_at as "readyAt", total_with_tip_cents as "totalWithTipCents",
             payment_status as "paymentStatus", remarks,
             case when status = 'placed' and accepted_at is null then accept_until end as "awaitsUntil",
             (select coalesce(json_agg(json_build_object('name', l.details ->> 'name', 'quantity', l.quantity,
                'hasMemo', l.details::jsonb @? '$.orderOptions[*] ? (@.memo == true)') order by l.line), '[]')
              from order_lines l where l.restaurant_id = :restaurantId and l.order_id = orders.id) as dishes,
             (select coalesce(sum((f.given ->> 'amount')::numeric * 100), 0)::int8
              from refunds f where f.restaurant_id = :restaurantId and f.order_id = orders.id) as "refundedCents"
           from orders
           where restaurant_id = :restaurantId
             and local_day between coalesce(:localDay::date, '-infinity') and coalesce(:localDay::date, 'infinity')
             and (:status::text is null or status = :status) and ${condition}
           order by local_day desc, number desc limit :limit`,
    params: { restaurantId: "text", localDay: "date?", status: "text?", limit: "int8" },
    row: {
      orderId: "uuid",
      number: "int4",
      localDay: "date",
      status: typed<OrderStatusData>("text"),
      type: "text",
      tableNum: "text?",
      /** Destination of a delivery: a location with its area, or a street address; null for other orders. */
      deliverTo: "text?",
      suite: "text?",
      /** Name of the person who ordered, until the contact is erased. */
      person: "text?",
      placedAt: "timestamptz",
      readyAt: "timestamptz",
      totalWithTipCents: "int8",
      paymentStatus: "text",
      remarks: typed<OrderRemarks>("json"),
      /** Until when the order waits for the restaurant's answer; null if it does not. board#awaits. */
      awaitsUntil: "timestamptz?",
      dishes: typed<readonly { readonly name: string; readonly quantity: number; readonly hasMemo: boolean }[]>("json"),
      refundedCents: "int8",
    },
  });

const listAnyStatement = listStatement("orders", "true");
export type OrderInList = RowOf<typeof listAnyStatement>;
const listOpenStatement = listStatement("open orders", `${IS_OPEN_AS_SQL} and status = :status`);
const LISTS: Readonly<Record<OrderStatusData, typeof listAnyStatement>> = {
  placed: listOpenStatement,
  "in-progress": listOpenStatement,
  ready: listOpenStatement,
  // Most orders are completed, so the index of all orders finds them.
  completed: listAnyStatement,
  cancelled: listStatement("cancelled orders", "status = 'cancelled'"),
};

export function listOrders(db: Queryable, restaurantId: string, filter: OrderFilter): Promise<OrderInList[]> {
  const list = filter.status === null ? listAnyStatement : LISTS[filter.status];
  return list.rows(db, { restaurantId, ...filter });
}

const findOrderByNumberStatement = statement({
  name: "find order by number",
  text: "select id from orders where restaurant_id = :restaurantId and local_day = :localDay and number = :number",
  params: { restaurantId: "text", localDay: "date", number: "int4" },
  row: { id: "uuid" },
});

type ReadDeps = { readonly database: Database; readonly clock: Clock };
type OfVenue = { readonly restaurantId: string; readonly zone: string };

/**
 * An order as staff name it: by its id, or by its number on the day that it is wanted for (`2026-11-20`; null
 * for today).
 */
type NamedOrder = { readonly id: string } | { readonly number: number; readonly day: string | null };

type NamedOrderRefusal =
  /** `day`: the day on which the number was looked up; null for an id. */
  | { readonly code: "order-unknown"; readonly day: string | null }
  /** The id is a hub's parent order: each of its kitchens has an order of its own. hub#hub-parent. */
  | { readonly code: "is-of-hub"; readonly kitchens: readonly { readonly slug: string; readonly number: number }[] };

/**
 * Finds a restaurant's order by its id or number, as staff name it. ordering#order-number,
 * operations#order-commands.
 */
export async function findNamedOrder(
  { database, clock }: ReadDeps,
  { restaurantId, zone }: OfVenue,
  named: NamedOrder,
): Promise<{ readonly found: OrderName } | Refused<NamedOrderRefusal>> {
  if ("id" in named) return findById(database, { restaurantId, orderId: named.id.toLowerCase() });
  const day = named.day ?? localMomentOf(clock(), zone).date;
  const wanted = { restaurantId, localDay: day, number: named.number };
  const order = await findOrderByNumberStatement.oneOrNull(database, wanted);
  return order ? { found: { restaurantId, orderId: order.id } } : { refused: { code: "order-unknown", day } };
}

async function findById(
  database: Database,
  order: OrderName,
): Promise<{ readonly found: OrderName } | Refused<NamedOrderRefusal>> {
  const [state] = await loadOrderStates(database, [order]);
  if (state) return { found: order };
  const ofHub = await loadOrdersOfHub(database, order.orderId);
  if (ofHub.length === 0) return { refused: { code: "order-unknown", day: null } };
  return { refused: { code: "is-of-hub", kitchens: ofHub.map(({ venue, number }) => ({ slug: venue.slug, number })) } };
}

export type ListedDays = "today" | "all" | { readonly day: string };
const LISTED_MAX = 500;

/**
 * Lists a restaurant's orders of a day, at most 500, newest first. A null `status` lists orders of every
 * status. Returns the day too; null for all days. ordering#order-number, operations#order-commands.
 */
export async function listOrdersOfDay(
  { database, clock }: ReadDeps,
  { restaurantId, zone }: OfVenue,
  { days, status }: { readonly days: ListedDays; readonly status: OrderStatus | null },
): Promise<{ readonly day: string | null; readonly orders: OrderInList[] }> {
  const today = localMomentOf(clock(), zone).date;
  const day = days === "all" ? null : days === "today" ? today : days.day;
  return { day, orders: await listOrders(database, restaurantId, { localDay: day, status, limit: LISTED_MAX }) };
}

type Ticket = { readonly order: OrderData; readonly child: TicketChild | null };

/**
 * Loads an order for the kitchen, with its dishes in the language `locale`; null for an unknown order.
 * operations#order-commands.
 */
export async function loadTicket(
  db: Queryable,
  orderId: string,
  { venue, locale }: { readonly venue: LoadedVenue; readonly locale: Locale },
): Promise<Ticket | null> {
  const { restaurantId, index } = venue;
  const placed = await loadOrder(db, { restaurantId, orderId });
  if (placed === null) return null;
  const order = formatOrder(placed, null);
  const { destination } = placed;
  const meals =
    destination.kind === "school-date" ? await listMealsOfDate(db, { restaurantId, date: destination.date }) : [];
  const child = meals.find((meal) => meal.orderId === placed.orderId)?.child ?? null;
  return { order: { ...order, items: linesInLanguage(order.items, index, locale) }, child };
}
