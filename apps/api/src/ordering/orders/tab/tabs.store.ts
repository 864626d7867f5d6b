import type { Cents, PaymentPreference } from "@comptoir/ordering";
import { typed } from "../../../platform/db/column-types.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { statement } from "../../../platform/db/statement.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";

/**
 * `TAB_CLOSES_AFTER`: a tab closes this long after its event's end, as in `eventFlags`. `OPEN_BEFORE`: a
 * pre-order's tab opens this long before the event's start.
 */
export const TAB_CLOSES_AFTER = "interval '3 hours'";
const OPEN_BEFORE = "interval '12 hours'";

const openDueStatement = statement({
  name: "open tabs of pre-orders",
  text: `with opened as (
         update event_suites s set tab_opened_at = :now, version = version + 1
         from events e
         where e.restaurant_id = s.restaurant_id and e.id = s.event_id and s.tab_opened_at is null
           and e.starts_at <= :now::timestamptz + ${OPEN_BEFORE} and e.ends_at > :now::timestamptz - ${TAB_CLOSES_AFTER}
           and exists (select from suite_orders so join orders o on o.restaurant_id = so.restaurant_id and o.id = so.order_id
             where so.restaurant_id = s.restaurant_id and so.suite_id = s.id and so.kind = 'pre-order' and o.status <> 'cancelled')
         returning s.restaurant_id, s.id, s.event_id)
         insert into suite_acts (restaurant_id, suite_id, event_id, at, act)
         select restaurant_id, id, event_id, :now, 'tab-opened' from opened`,
  params: { now: "timestamptz" },
  crosses: "sweep: events of all restaurants whose tabs are due to be opened",
});

/**
 * Opens the tabs of suites with a pre-order, from 12 hours before their event. Returns the number of opened
 * tabs. suites#converted.
 */
export function openDueTabs(db: Queryable, now: Date): Promise<number> {
  return openDueStatement.count(db, { now });
}

const listEndedStatement = statement({
  name: "list ended tabs",
  text: `select s.restaurant_id as "restaurantId", s.id as "suiteId"
         from event_suites s join events e on e.restaurant_id = s.restaurant_id and e.id = s.event_id
         where s.tab_opened_at is not null and s.tab_closed_at is null and e.ends_at <= :now::timestamptz - ${TAB_CLOSES_AFTER}
         order by e.ends_at, s.restaurant_id, s.id limit :atMost`,
  params: { now: "timestamptz", atMost: "int8" },
  row: { restaurantId: "text", suiteId: "text" },
  crosses: "sweep: open tabs of ended events at all restaurants",
});

export function listEndedTabs(db: Queryable, now: Date, atMost: number): Promise<TabName[]> {
  return listEndedStatement.rows(db, { now, atMost });
}

const takeEndedStatement = statement({
  name: "take ended tab",
  text: `select s.restaurant_id as "restaurantId", s.id as "suiteId", s.event_id as "eventId", s.owner_id as "ownerId",
           s.event_day_payment_preference as preference
         from event_suites s join events e on e.restaurant_id = s.restaurant_id and e.id = s.event_id
         where s.restaurant_id = :restaurantId and e.restaurant_id = :restaurantId and s.id = :suiteId
           and s.tab_opened_at is not null and s.tab_closed_at is null and e.ends_at <= :now::timestamptz - ${TAB_CLOSES_AFTER}
         for update of s skip locked`,
  params: { restaurantId: "text", suiteId: "text", now: "timestamptz" },
  row: {
    restaurantId: "text",
    suiteId: "text",
    eventId: "text",
    ownerId: "uuid?",
    preference: typed<PaymentPreference>("text"),
  },
});

/** Locks an ended tab, so that one server closes it; null if another server closes or has closed it. */
export function takeEndedTab(transaction: Transaction, tab: TabName & { readonly now: Date }) {
  return takeEndedStatement.oneOrNull(transaction, tab);
}

const closeStatement = statement({
  name: "close tab",
  text: `update event_suites set tab_closed_at = :now, version = version + 1
         where restaurant_id = :restaurantId and id = :suiteId`,
  params: { restaurantId: "text", suiteId: "text", now: "timestamptz" },
});

export type TabName = { readonly restaurantId: string; readonly suiteId: string };

export async function closeTab(transaction: Transaction, tab: TabName & { readonly now: Date }): Promise<void> {
  await closeStatement.count(transaction, tab);
}

const holdOrdersStatement = statement({
  name: "hold orders of tab",
  text: `select from suite_orders so join orders o on o.restaurant_id = so.restaurant_id and o.id = so.order_id
         where so.restaurant_id = :restaurantId and o.restaurant_id = :restaurantId and so.suite_id = :suiteId
           and so.kind = 'event-day'
         order by o.id for update of o`,
  params: { restaurantId: "text", suiteId: "text" },
});

const bindOrdersStatement = statement({
  name: "bind orders of tab",
  // The orders of a tab become one submission under the first order, with one payment for all. Cancelled
  // orders are left out, and fully refunded orders add nothing to the payment.
  text: `with of_tab as (
           select o.id, o.placed_at, o.status <> 'cancelled' as stands, coalesce(t.amount_cents - t.back_cents, 0) as cents
           from suite_orders so join orders o on o.restaurant_id = so.restaurant_id and o.id = so.order_id
             left join tenders t on t.restaurant_id = o.restaurant_id and t.order_id = o.id and t.state = 'owed'
           where so.restaurant_id = :restaurantId and o.restaurant_id = :restaurantId and so.suite_id = :suiteId
             and so.kind = 'event-day' and o.payment_status = 'on-tab'
         ), first as (
           select id from of_tab where stands order by placed_at, id limit 1
         ), bound as (
           update orders set submission_id = (select nullif(first.id, orders.id) from first where of_tab.stands), books = orders.books + 1 from of_tab
           where restaurant_id = :restaurantId and orders.id = of_tab.id
         )
         select (select id from first) as "orderId", array(select id from of_tab where stands and cents > 0) as "orderIds",
           coalesce(sum(cents) filter (where stands), 0)::int8 as "amountCents"
         from of_tab`,
  params: { restaurantId: "text", suiteId: "text" },
  row: { orderId: "uuid?", orderIds: "uuid[]", amountCents: typed<Cents>("int8") },
});

export async function holdOrders(transaction: Transaction, tab: TabName): Promise<void> {
  await holdOrdersStatement.count(transaction, tab);
}

/**
 * Locks the orders of a closed tab and makes those that are not cancelled one submission. `orderId` is the
 * first order, whose id is the submission's; null for a tab without orders. `orderIds` are the orders to
 * charge, with the total `amountCents`.
 */
export async function bindOrders(
  transaction: Transaction,
  tab: TabName,
): Promise<{ readonly orderId: string | null; readonly orderIds: readonly string[]; readonly amountCents: Cents }> {
  await holdOrders(transaction, tab);
  return bindOrdersStatement.one(transaction, tab);
}
