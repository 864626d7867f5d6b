import type { Declined, OrderFacts, OrderType } from "@comptoir/ordering";
import { typed } from "../../../platform/db/column-types.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { statement } from "../../../platform/db/statement.ts";

const listStatement = statement({
  name: "list facts of service",
  // An order that nobody moved is completed by a server after a day, without `by_guest`: nobody made it then.
  text: `select o.type, o.placed_at as "placedAt", o.accept_from as "acceptFrom", o.accepted_at as "acceptedAt",
           o.accepted_by as "acceptedBy", o.fired_at as "firedAt", o.declined, o.status = 'cancelled' as "isCancelled",
           e."madeAt", coalesce(e."isByGuest", false) as "isByGuest"
         from orders o
         join lateral (
           select min(at) filter (where status in ('ready', 'completed') and by_guest is not null) as "madeAt",
             bool_or(by_guest) filter (where status = 'cancelled') as "isByGuest"
           from order_events e where e.restaurant_id = :restaurantId and e.order_id = o.id
         ) e on true
         where o.restaurant_id = :restaurantId and o.local_day between :from::date and :to::date
         limit :atMost`,
  params: { restaurantId: "text", from: "date", to: "date", atMost: "int8" },
  row: {
    type: typed<OrderType>("text"),
    placedAt: "timestamptz",
    acceptFrom: "timestamptz?",
    acceptedAt: "timestamptz?",
    acceptedBy: typed<OrderFacts["acceptedBy"]>("text?"),
    firedAt: "timestamptz?",
    declined: typed<Declined | null>("jsonb?"),
    isCancelled: "bool",
    madeAt: "timestamptz?",
    isByGuest: "bool",
  },
});

/** More orders than a restaurant has in a month. */
const ORDERS_MAX = 100_000;

/** Lists what the figures of the days `from` to `to` are computed from, of each order. board#service. */
export function listOrderFacts(
  db: Queryable,
  of: { readonly restaurantId: string; readonly from: string; readonly to: string },
): Promise<OrderFacts[]> {
  return listStatement.rows(db, { ...of, atMost: ORDERS_MAX });
}

/** Lists what was sold out and paused, and came back, in the sequence of its happening. */
export const listOutageEvents = statement({
  name: "list outages",
  text: `select type, at, data from venue_events
         where restaurant_id = :restaurantId and order_id is null and at >= :since and at < :until
           and type in ('item.sold_out', 'item.restocked', 'venue.paused', 'venue.resumed')
         order by sequence`,
  params: { restaurantId: "text", since: "timestamptz", until: "timestamptz" },
  row: {
    type: typed<"item.sold_out" | "item.restocked" | "venue.paused" | "venue.resumed">("text"),
    at: "timestamptz",
    data: typed<{ readonly things?: readonly { readonly kind: string; readonly id: string }[] }>("jsonb"),
  },
}).rows;

/** Lists what is sold out now: by a mark, with its time, or because its stock is empty. */
export const listSoldOutNow = statement({
  name: "list what is sold out",
  text: `select kind, thing_id as id, max(at) as "markedAt" from (
           select kind, thing_id, marked_at as at from sold_out_marks where restaurant_id = :restaurantId
           union all select kind, thing_id, null from stock_levels where restaurant_id = :restaurantId and remaining <= 0
         ) as off group by kind, thing_id`,
  params: { restaurantId: "text" },
  row: { kind: "text", id: "text", markedAt: "timestamptz?" },
}).rows;
