import type { OrderStatusData, PricedLineData } from "@comptoir/contract";
import type { CartLineData, CostsExplanation } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { type RowOf, statement } from "../../platform/db/statement.ts";
import type { AskedOfRefund } from "../orders/refund/refunds.store.ts";
import type { TableName } from "./sessions.store.ts";

const NAME = { restaurantId: "text", sessionId: "uuid" } as const;

const openLinesStatement = statement({
  name: "list open lines of table",
  text: `select p.id as person, l.details
         from table_people p join carts c on c.restaurant_id = p.restaurant_id and c.cart_id = p.cart_id and c.owner = p.owner
           join cart_lines l on l.restaurant_id = c.restaurant_id and l.cart_id = c.cart_id
         where p.restaurant_id = :restaurantId and c.restaurant_id = :restaurantId and l.restaurant_id = :restaurantId
           and p.session_id = :sessionId and p.state in ('choosing', 'done') and c.expires_at > :now
           and c.destination ->> 'eventSuiteId' is null
         order by row_number() over (partition by p.id order by l.position), p.joined_at, p.id limit :atMost`,
  params: { ...NAME, now: "timestamptz", atMost: "int8" },
  row: { person: "uuid", details: typed<CartLineData>("jsonb") },
});

/** Lists lines in the carts of those who sit at a table, the first of each person before the second of any. table#table-lines. */
export function listOpenLines(
  db: Queryable,
  { restaurantId, sessionId }: TableName,
  { now, atMost }: { readonly now: Date; readonly atMost: number },
) {
  return openLinesStatement.rows(db, { restaurantId, sessionId, now, atMost });
}

const roundsStatement = statement({
  name: "list rounds of table",
  text: `select t.session_id as "sessionId", o.restaurant_id as "restaurantId", t.order_id as "orderId", t.sent_by as "sentBy", t.sent_at as "sentAt", t.people, o.number, o.status, o.explanation,
           case when o.costs -> 'serviceCharge' ->> 'amount' <> '0.00' then o.costs -> 'serviceCharge' ->> 'label' end as "serviceLabel",
           (select json_agg(l.details order by l.line) from order_lines l
             where l.restaurant_id = o.restaurant_id and l.order_id = o.id) as items,
           (select coalesce(json_agg(f.asked order by f.step), '[]') from refunds f
             where f.restaurant_id = o.restaurant_id and f.order_id = o.id) as refunds
         from table_orders t join orders o on o.restaurant_id = t.order_restaurant_id and o.id = t.order_id
         where t.restaurant_id = :restaurantId and t.session_id = any(:sessionIds)
         order by t.sent_at, o.restaurant_id, o.number, t.order_id`,
  params: { restaurantId: "text", sessionIds: "uuid[]" },
  row: {
    sessionId: "uuid",
    /** Whose order it is: at a food hall, a kitchen's. table#halls. */
    restaurantId: "text",
    orderId: "uuid",
    sentBy: "uuid",
    sentAt: "timestamptz",
    people: typed<Readonly<Record<string, readonly string[]>>>("jsonb"),
    number: "int4",
    status: typed<OrderStatusData>("text"),
    explanation: typed<CostsExplanation>("json"),
    /** The label of the service charge, as it was sent; null without the charge. bill#service-charge-label. */
    serviceLabel: "text?",
    items: typed<readonly PricedLineData[]>("json"),
    refunds: typed<readonly AskedOfRefund[]>("json"),
  },
});

export type TableRound = RowOf<typeof roundsStatement>;

/** Lists the orders of what a table has sent, in sequence. table#bill. */
export function listRounds(db: Queryable, { restaurantId, sessionId }: TableName): Promise<TableRound[]> {
  return roundsStatement.rows(db, { restaurantId, sessionIds: [sessionId] });
}

/** Lists the orders of what several tables of a restaurant have sent, in sequence. table#by-staff. */
export function listRoundsOf(
  db: Queryable,
  tables: { readonly restaurantId: string; readonly sessionIds: readonly string[] },
): Promise<TableRound[]> {
  return roundsStatement.rows(db, tables);
}
