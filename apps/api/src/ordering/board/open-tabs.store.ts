import type { Cents, Destination } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import { statement } from "../../platform/db/statement.ts";
import { IS_OPEN_AS_SQL } from "../orders/order-changes.ts";
import { DESTINATION_AS_SQL } from "../orders/orders.store.ts";
import { TAB_CLOSES_AFTER } from "../orders/tab/tabs.store.ts";

const AT_MOST = 500;

/** Lists a restaurant's open tabs, the oldest first. suites#tab. */
export const listOpenTabs = statement({
  name: "list open tabs",
  text: `select s.id as "suiteId", s.name as suite, e.name as event, coalesce(s.tab_opened_at, e.starts_at) as "openedAt",
           e.ends_at + ${TAB_CLOSES_AFTER} as "closesAt", s.tab_limit_cents as "limitCents",
           coalesce(on_tab.orders, 0) as orders, coalesce(on_tab.cents, 0)::int8 as cents
         from event_suites s join events e on e.restaurant_id = s.restaurant_id and e.id = s.event_id
           left join lateral (
             select count(*) as orders, sum(t.amount_cents - t.back_cents) as cents
             from suite_orders so
               join orders o on o.restaurant_id = so.restaurant_id and o.id = so.order_id
               join tenders t on t.restaurant_id = o.restaurant_id and t.order_id = o.id and t.state = 'owed'
             where so.restaurant_id = :restaurantId and so.suite_id = s.id and o.restaurant_id = :restaurantId
               and t.restaurant_id = :restaurantId and o.status <> 'cancelled' and o.payment_status = 'on-tab'
           ) as on_tab on true
         where s.restaurant_id = :restaurantId and e.restaurant_id = :restaurantId
           and s.tab_opened_at is not null and s.tab_closed_at is null
         order by s.tab_opened_at, s.id limit ${AT_MOST}`,
  params: { restaurantId: "text" },
  row: {
    suiteId: "text",
    suite: "text",
    event: "text",
    openedAt: "timestamptz",
    closesAt: "timestamptz",
    limitCents: typed<Cents | null>("int8?"),
    orders: "int8",
    cents: typed<Cents>("int8"),
  },
}).rows;

/** Lists the orders that are to be paid in person: the open ones, and those of the day `today`. payment#tender. */
export const listUnpaidHere = statement({
  name: "list orders to be paid in person",
  text: `with shown as (
           select id from orders o where o.restaurant_id = :restaurantId and o.${IS_OPEN_AS_SQL}
           union
           select id from orders o where o.restaurant_id = :restaurantId and o.local_day = :today
         )
         select o.id as "orderId", o.number, o.local_day as day, ${DESTINATION_AS_SQL} as destination,
           o.contact ->> 'full_name' as person, o.placed_at as "placedAt", o.${IS_OPEN_AS_SQL} as "isOpen",
           due.cents as "dueCents"
         from shown join orders o on o.restaurant_id = :restaurantId and o.id = shown.id
           cross join lateral (
             select coalesce(sum(t.amount_cents - t.back_cents - t.paid_cents), 0)::int8 as cents from tenders t
             where t.restaurant_id = :restaurantId and t.order_id = o.id and t.state = 'owed'
           ) as due
         where o.restaurant_id = :restaurantId and o.payment_status = 'on-premise' and o.status <> 'cancelled' and due.cents > 0
         order by o.placed_at, o.id limit ${AT_MOST}`,
  params: { restaurantId: "text", today: "date" },
  row: {
    orderId: "uuid",
    number: "int4",
    day: "date",
    destination: typed<Destination>("json"),
    person: "text?",
    placedAt: "timestamptz",
    isOpen: "bool",
    dueCents: typed<Cents>("int8"),
  },
}).rows;
