import type { OrderStatusData, PricedLineData } from "@comptoir/contract";
import type { Cents, Declined, Destination, OrderType } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { type RowOf, statement } from "../../platform/db/statement.ts";
import { AWAITS_ANSWER_AS_SQL, IS_OPEN_AS_SQL } from "../orders/order-changes.ts";
import type { OrderRemarks } from "../orders/order-record.ts";
import { DESTINATION_AS_SQL } from "../orders/orders.store.ts";

const COLUMNS = `o.id as "orderId", o.version, o.number, o.local_day as "localDay", o.status, o.type,
           ${DESTINATION_AS_SQL} as destination,
           -- A round at a food hall is an order for each kitchen.
           (select count(distinct t.round_id)::int4 from table_orders own
              join table_orders t on t.restaurant_id = own.restaurant_id and t.session_id = own.session_id and t.sent_at <= own.sent_at
            where own.order_restaurant_id = o.restaurant_id and own.order_id = o.id) as round,
           o.contact ->> 'full_name' as person, o.contact ->> 'phone_number' as phone, o.remarks,
           o.placed_at as "placedAt", o.wanted_at as "wantedAt", o.ready_at as "readyAt",
           o.accept_from as "acceptFrom", o.accept_until as "acceptUntil", o.accepted_at as "acceptedAt",
           o.fire_at as "fireAt", o.fired_at as "firedAt", o.ready_due_at as "readyDueAt", o.declined,
           o.total_with_tip_cents as "totalCents", o.payment_status = 'on-premise' as "isDueHere",
           (select coalesce(sum(t.amount_cents - t.back_cents - t.paid_cents), 0)::int8 from tenders t
            where t.restaurant_id = o.restaurant_id and t.order_id = o.id and t.state = 'owed') as "owedCents",
           (select json_agg(json_build_object('line', l.line, 'details', l.details, 'isDone', exists (
              select from order_line_marks m where m.restaurant_id = l.restaurant_id and m.order_id = l.order_id and m.line = l.line))
              order by l.line)
            from order_lines l where l.restaurant_id = o.restaurant_id and l.order_id = o.id) as lines,
           case when o.child_id is not null then (
             select json_build_object('name', c.name, 'class', c.class, 'allergies', c.allergies, 'note', c.note)
             from children c where c.id = o.child_id and o.owner = 'user ' || c.person_id::text) end as child,
           coalesce(r.version, 0) as "readVersion",
           -- The lines before the first change that nobody has read: those that the kitchen knows.
           (select json_build_object('at', c.changed_at, 'lines', c.lines_before, 'allergies', (
              select bool_or(also.has_other_allergies) from order_changes also where also.restaurant_id = o.restaurant_id
                and also.order_id = o.id and also.version >= coalesce(r.version, 0))) from order_changes c
            where c.restaurant_id = o.restaurant_id and c.order_id = o.id and c.version >= coalesce(r.version, 0)
            order by c.version limit 1) as change,
           array(select distinct j.printer_name from print_jobs j
             where j.restaurant_id = o.restaurant_id and j.order_id = o.id and j.kind = 'ticket' and j.read_at is null and j.moved_to is null
               and (j.state in ('failed', 'expired') or (j.state in ('queued', 'taken') and j.late_at is not null))
             order by 1) as "unprintedAt",
           e.at as "lastAt", coalesce(e.by_guest, false) as "isByGuest"
         from orders o
         left join board_reads r on r.restaurant_id = o.restaurant_id and r.order_id = o.id
         join lateral (select at, by_guest from order_events e
           where e.restaurant_id = o.restaurant_id and e.order_id = o.id order by step desc limit 1) e on true`;

const ROW = {
  orderId: "uuid",
  version: "int4",
  number: "int4",
  localDay: "date",
  status: typed<OrderStatusData>("text"),
  type: typed<OrderType>("text"),
  destination: typed<Destination>("json"),
  /** Which round of its table the order is; 0 for none. table#send. */
  round: "int4",
  /** Null once the contact is erased. */
  person: "text?",
  phone: "text?",
  remarks: typed<OrderRemarks>("json"),
  placedAt: "timestamptz",
  wantedAt: "timestamptz?",
  readyAt: "timestamptz",
  acceptFrom: "timestamptz?",
  acceptUntil: "timestamptz?",
  acceptedAt: "timestamptz?",
  fireAt: "timestamptz?",
  firedAt: "timestamptz?",
  readyDueAt: "timestamptz?",
  declined: typed<Declined | null>("jsonb?"),
  totalCents: typed<Cents>("int8"),
  isDueHere: "bool",
  owedCents: typed<Cents>("int8"),
  lines:
    typed<readonly { readonly line: number; readonly details: PricedLineData; readonly isDone: boolean }[]>("json"),
  child: typed<{
    readonly name: string;
    readonly class: string;
    readonly allergies: readonly string[];
    readonly note: string | null;
  } | null>("json?"),
  readVersion: "int4",
  change: typed<{ readonly at: string; readonly lines: readonly PricedLineData[]; readonly allergies: boolean } | null>(
    "json?",
  ),
  /** The printers at which a ticket could not be printed or is late, and nobody has read it. printing#unprinted. */
  unprintedAt: "text[]",
  /** When the order entered its status, and whether its guest caused it. */
  lastAt: "timestamptz",
  isByGuest: "bool",
} as const;

const CROSSES = [
  "people: the child that each of a school's orders is for",
  "submission: the other rounds of a table, which at a food hall is the hub's",
] as const;

/** The number of finished orders that a board keeps, to recall them. board#recall. */
const DONE_KEPT = 50;
/** The number of open orders that a board lists, besides those that wait for an answer. board#listed. */
const OPEN_MAX = 600;

const listBoardStatement = statement({
  name: "list orders of board",
  // Each part of the union has an index of its own, so the cost does not grow with the orders of a restaurant.
  text: `with shown as (
           (select restaurant_id, id from orders o
            where restaurant_id = :restaurantId and ${AWAITS_ANSWER_AS_SQL}
            order by accept_until limit :openMax)
           union
           -- Orders that were never moved on must not hide new ones: today's newest first, tomorrow's last.
           (select restaurant_id, id from orders
            where restaurant_id = :restaurantId and ${IS_OPEN_AS_SQL} and local_day <= :upTo::date
            order by local_day = :upTo::date, local_day desc, number desc limit :openMax)
           union
           (select d.restaurant_id, d.id from orders d
            join lateral (select at from order_events e where e.restaurant_id = d.restaurant_id and e.order_id = d.id
              order by step desc limit 1) e on true
            where d.restaurant_id = :restaurantId and d.status in ('completed', 'cancelled')
              and d.local_day between :from::date and :upTo::date
            order by e.at desc limit :doneKept)
         )
         select ${COLUMNS} join shown s on s.restaurant_id = o.restaurant_id and s.id = o.id
         where o.restaurant_id = :restaurantId`,
  params: { restaurantId: "text", from: "date", upTo: "date", openMax: "int8", doneKept: "int8" },
  row: ROW,
  crosses: CROSSES,
});

/** An order with all that its card shows. */
export type BoardRow = RowOf<typeof listBoardStatement>;

/**
 * Lists the orders of a board: all that wait for an answer, the open ones until the day `upTo` (today's newest first,
 * if they are too many), and the last that are done since the day `from`. board#orders, board#listed.
 */
export function listBoardOrders(
  db: Queryable,
  of: { readonly restaurantId: string; readonly from: string; readonly upTo: string },
): Promise<BoardRow[]> {
  return listBoardStatement.rows(db, { ...of, openMax: OPEN_MAX, doneKept: DONE_KEPT });
}

const countOpenStatement = statement({
  name: "count open orders of board",
  text: `select count(*)::int4 as orders from (
           select from orders where restaurant_id = :restaurantId and ${IS_OPEN_AS_SQL} and local_day <= :upTo::date
           limit :openMax::int8 + 1) as counted`,
  params: { restaurantId: "text", upTo: "date", openMax: "int8" },
  row: { orders: "int4" },
});

/** Whether a restaurant has more open orders until the day `upTo` than a board lists. board#listed. */
export async function hasMoreThanListed(
  db: Queryable,
  of: { readonly restaurantId: string; readonly upTo: string },
): Promise<boolean> {
  return (await countOpenStatement.one(db, { ...of, openMax: OPEN_MAX })).orders > OPEN_MAX;
}

const loadBoardStatement = statement({
  name: "load orders of board",
  text: `select ${COLUMNS} where o.restaurant_id = :restaurantId and o.id = any(:orderIds::uuid[])`,
  params: { restaurantId: "text", orderIds: "uuid[]" },
  row: ROW,
  crosses: CROSSES,
});

/** Loads orders as the board shows them; an unknown id is left out. */
export function loadBoardOrders(db: Queryable, restaurantId: string, orderIds: readonly string[]): Promise<BoardRow[]> {
  return loadBoardStatement.rows(db, { restaurantId, orderIds });
}

const findStatement = statement({
  name: "find orders of day",
  text: `select ${COLUMNS}
         where o.restaurant_id = :restaurantId and o.local_day = :day
           and (:text::text is null or o.number::text = :text
             or position(lower(:text) in lower(o.contact ->> 'full_name')) > 0
             or position(:digits in regexp_replace(o.contact ->> 'phone_number', '\\D', '', 'g')) > 0)
         order by o.number limit 500`,
  params: { restaurantId: "text", day: "date", text: "text?", digits: "text?" },
  row: ROW,
  crosses: CROSSES,
});

/** Finds a day's orders by their number, or a part of the name or the phone number; all of them without a text. */
export function findOrdersOfDay(
  db: Queryable,
  { text, ...of }: { readonly restaurantId: string; readonly day: string; readonly text: string | null },
): Promise<BoardRow[]> {
  const digits = text?.replace(/\D/g, "") ?? "";
  // Fewer digits would match nearly every phone number.
  return findStatement.rows(db, { ...of, text, digits: digits.length < 4 ? null : digits });
}

/** Counts the open orders of each later day, which a board does not list. board#orders. */
export const countLaterOrders = statement({
  name: "count orders of later days",
  text: `select local_day as day, count(*)::int4 as orders from orders o
         where restaurant_id = :restaurantId and ${IS_OPEN_AS_SQL} and local_day > :upTo and not (${AWAITS_ANSWER_AS_SQL})
         group by local_day order by local_day limit 60`,
  params: { restaurantId: "text", upTo: "date" },
  row: { day: "date", orders: "int4" },
}).rows;

const listTypesStatement = statement({
  name: "list orders of types by day",
  text: `select ${COLUMNS}
         where o.restaurant_id = :restaurantId and o.type = any(:types) and o.status <> 'cancelled'
           and o.local_day between :from::date and :upTo::date
         order by o.local_day, o.ready_at, o.number limit :atMost`,
  params: { restaurantId: "text", types: "text[]", from: "date", upTo: "date", atMost: "int8" },
  row: ROW,
  crosses: CROSSES,
});

type OfTypes = { readonly restaurantId: string; readonly types: readonly OrderType[]; readonly from: string };

/** Lists the orders of some types for the days `from` to `upTo`, by day and time, without cancelled ones. */
export function listOrdersOfTypes(
  db: Queryable,
  of: OfTypes & { readonly upTo: string; readonly atMost: number },
): Promise<BoardRow[]> {
  return listTypesStatement.rows(db, of);
}

const countTypesStatement = statement({
  name: "count orders of types by day",
  text: `select local_day as day, count(*)::int4 as orders from orders
         where restaurant_id = :restaurantId and type = any(:types) and status <> 'cancelled' and local_day >= :from
         group by local_day order by local_day limit 100`,
  params: { restaurantId: "text", types: "text[]", from: "date" },
  row: { day: "date", orders: "int4" },
});

/** Counts the orders of some types for each day from `from` on, without cancelled ones. */
export function countOrdersOfTypes(
  db: Queryable,
  of: OfTypes,
): Promise<{ readonly day: string; readonly orders: number }[]> {
  return countTypesStatement.rows(db, of);
}
