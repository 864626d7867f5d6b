import type { OrderStatusData } from "@comptoir/contract";
import { typed } from "../../db/column-types.ts";
import type { Queryable } from "../../db/database.ts";
import { statement } from "../../db/statement.ts";
import type { OrderRemarks } from "../order-record.ts";

/** An order in a list, as the kitchen needs it at a glance. */
export type OrderInList = {
  readonly orderId: string;
  readonly number: number;
  readonly localDay: string;
  readonly status: OrderStatusData;
  readonly type: string;
  readonly tableNum: string | null;
  /** Where a delivered one goes: a location with its area, or an address. */
  readonly deliverTo: string | null;
  /** The suite that one is for. */
  readonly suite: string | null;
  /** Who it is for, until the contact is erased. */
  readonly person: string | null;
  readonly placedAt: Date;
  readonly readyAt: Date;
  readonly totalWithTipCents: number;
  readonly paymentStatus: string;
  readonly refundedCents: number;
  readonly remarks: OrderRemarks;
  readonly dishes: readonly { readonly name: string; readonly quantity: number; readonly hasMemo: boolean }[];
};

/** What a list is narrowed to. Everything may be null. */
export type OrderFilter = {
  readonly localDay: string | null;
  readonly status: OrderStatusData | null;
  readonly limit: number;
};

/** The states of orders of which something is still to come, as SQL. */
const OPEN_AS_SQL = "'placed', 'in-progress', 'ready'";

/** Lists of orders in some states; each is found by an index of its own, however many orders there are. */
const listStatement = (of: string, condition: string) =>
  statement({
    name: `list ${of}`,
    text: `select id as "orderId", number, local_day as "localDay", status, type, coalesce(destination ->> 'tableNum', table_num) as "tableNum",
             coalesce(destination ->> 'address', nullif(concat_ws(', ', destination ->> 'location', destination ->> 'area'), ''))
               as "deliverTo",
             case when destination ->> 'eventSuiteId' is not null then destination ->> 'name' end as suite, contact ->> 'full_name' as person,
             placed_at as "placedAt", ready_at as "readyAt", total_with_tip_cents as "totalWithTipCents",
             payment_status as "paymentStatus", remarks,
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
      deliverTo: "text?",
      suite: "text?",
      person: "text?",
      placedAt: "timestamptz",
      readyAt: "timestamptz",
      totalWithTipCents: "int8",
      paymentStatus: "text",
      remarks: typed<OrderRemarks>("json"),
      dishes: typed<OrderInList["dishes"]>("json"),
      refundedCents: "int8",
    },
  });

const listAnyStatement = listStatement("orders", "true");
const listOpenStatement = listStatement("open orders", `status in (${OPEN_AS_SQL}) and status = :status`);
const LISTS: Readonly<Record<OrderStatusData, typeof listAnyStatement>> = {
  placed: listOpenStatement,
  "in-progress": listOpenStatement,
  ready: listOpenStatement,
  // Most orders are completed: they come by the way.
  completed: listAnyStatement,
  cancelled: listStatement("cancelled orders", "status = 'cancelled'"),
};

/** The newest orders of a restaurant first. */
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

/** The id of the order that people mean by its number on a day; null when that day has no such order. */
export async function findOrderByNumber(
  db: Queryable,
  restaurantId: string,
  localDay: string,
  number: number,
): Promise<string | null> {
  return (await findOrderByNumberStatement.oneOrNull(db, { restaurantId, localDay, number }))?.id ?? null;
}
