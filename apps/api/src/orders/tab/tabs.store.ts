import type { Cents, PaymentPreference } from "@comptoir/ordering";
import { typed } from "../../db/column-types.ts";
import type { Queryable } from "../../db/database.ts";
import { statement } from "../../db/statement.ts";

/** A tab is open until so long after the event's end, as `eventFlags` has it; and is opened so long before its beginning. SQL for intervals. */
const OPEN_AFTER = "interval '3 hours'";
const OPEN_BEFORE = "interval '12 hours'";

const openDueStatement = statement({
  name: "open tabs of pre-orders",
  text: `with opened as (
         update event_suites s set tab_opened_at = :now, version = version + 1
         from events e
         where e.restaurant_id = s.restaurant_id and e.id = s.event_id and s.tab_opened_at is null
           and e.starts_at <= :now::timestamptz + ${OPEN_BEFORE} and e.ends_at > :now::timestamptz - ${OPEN_AFTER}
           and exists (select from suite_orders so join orders o on o.restaurant_id = so.restaurant_id and o.id = so.order_id
             where so.restaurant_id = s.restaurant_id and so.suite_id = s.id and so.kind = 'pre-order' and o.status <> 'cancelled')
         returning s.restaurant_id, s.id, s.event_id)
         insert into suite_acts (restaurant_id, suite_id, event_id, at, act)
         select restaurant_id, id, event_id, :now, 'tab-opened' from opened`,
  params: { now: "timestamptz" },
  crosses: "sweep: events whose day has begun, wherever",
});

/** Opens the tabs of suites with a pre-order whose event's day has begun, by the settings that they have; answers how many. suites#converted. */
export function openDueTabs(db: Queryable, now: Date): Promise<number> {
  return openDueStatement.count(db, { now });
}

const takeEndedStatement = statement({
  name: "take ended tab",
  text: `select s.restaurant_id as "restaurantId", s.id as "suiteId", s.event_id as "eventId", s.owner_id as "ownerId",
           s.event_day_payment_preference as preference
         from event_suites s join events e on e.restaurant_id = s.restaurant_id and e.id = s.event_id
         where s.tab_opened_at is not null and s.tab_closed_at is null and e.ends_at <= :now::timestamptz - ${OPEN_AFTER}
         order by e.ends_at, s.restaurant_id, s.id limit 1 for update of s skip locked`,
  params: { now: "timestamptz" },
  row: {
    restaurantId: "text",
    suiteId: "text",
    eventId: "text",
    ownerId: "uuid?",
    preference: typed<PaymentPreference>("text"),
  },
  crosses: "sweep: tabs whose event is over, wherever",
});

/** A tab whose event is over, held so that one server closes it; null when there is none. */
export function takeEndedTab(db: Queryable, now: Date) {
  return takeEndedStatement.oneOrNull(db, { now });
}

const closeStatement = statement({
  name: "close tab",
  // The orders of a tab are one submission from now on, under the first of them: its payment is theirs. They are held, so that one which is being
  // cancelled at this moment, and what is given back of one, is not billed.
  text: `with standing as (
           select o.id, coalesce((o.taken #>> '{tab,amountCents}')::int8, o.total_with_tip_cents) as cents, o.placed_at from suite_orders so
           join orders o on o.restaurant_id = so.restaurant_id and o.id = so.order_id
           where so.restaurant_id = :restaurantId and o.restaurant_id = :restaurantId and so.suite_id = :suiteId
             and so.kind = 'event-day' and o.payment_status = 'on-tab' and o.status <> 'cancelled'
           order by o.id for update of o
         ), first as (
           select id from standing order by placed_at, id limit 1
         ), joined as (
           update orders set submission_id = first.id from first
           where restaurant_id = :restaurantId and orders.id in (select id from standing) and orders.id <> first.id
         ), closed as (
           update event_suites set tab_closed_at = :now, version = version + 1
           where restaurant_id = :restaurantId and id = :suiteId
         )
         select (select id from first) as "orderId", coalesce(sum(cents), 0)::int8 as "amountCents" from standing`,
  params: { restaurantId: "text", suiteId: "text", now: "timestamptz" },
  row: { orderId: "uuid?", amountCents: typed<Cents>("int8") },
});

/** Closes a tab; answers the first of its orders, by which all of them are paid, and what they come to. Null: nothing stands on it. */
export function closeTab(
  db: Queryable,
  tab: { readonly restaurantId: string; readonly suiteId: string; readonly now: Date },
) {
  return closeStatement.one(db, tab);
}

const billStatement = statement({
  name: "write tab bill",
  text: `with noted as (
           insert into payments (restaurant_id, id, order_id, status, processor, amount_cents, settle_after)
           values (:restaurantId, :paymentId, :orderId, 'authorising', :processor, :amountCents, now())
         )
         insert into suite_tab_bills (restaurant_id, suite_id, order_id, kind, status, amount_cents, payment_id, made_at, work_after)
         values (:restaurantId, :suiteId, :orderId, 'charge', 'charging', :amountCents, :paymentId, :now, now())`,
  params: {
    restaurantId: "text",
    suiteId: "text",
    orderId: "uuid",
    amountCents: "int8",
    paymentId: "uuid",
    processor: "text",
    now: "timestamptz",
  },
});

/** Notes a charge before the gateway is asked: whatever happens from there on, it is gone on with. */
export async function noteCharge(
  db: Queryable,
  bill: {
    readonly restaurantId: string;
    readonly suiteId: string;
    readonly orderId: string;
    readonly amountCents: Cents;
    readonly paymentId: string;
    readonly processor: string;
    readonly now: Date;
  },
): Promise<void> {
  await billStatement.count(db, bill);
}

const invoiceStatement = statement({
  name: "invoice tab",
  text: `with billed as (
           update orders set payment_status = 'invoiced' where restaurant_id = :restaurantId
             and (id = :orderId or submission_id = :orderId) and payment_status in ('on-tab', 'failed')
         )
         insert into suite_tab_bills as bills (restaurant_id, suite_id, order_id, kind, status, amount_cents, due_on, made_at, work_after)
         values (:restaurantId, :suiteId, :orderId, 'invoice', 'invoiced', :amountCents, :dueOn, :now, :now)
         on conflict (restaurant_id, suite_id) do update set kind = 'invoice', status = 'invoiced', due_on = excluded.due_on`,
  params: {
    restaurantId: "text",
    suiteId: "text",
    orderId: "uuid",
    amountCents: "int8",
    dueOn: "date",
    now: "timestamptz",
  },
});

/** Bills a tab by one invoice with a due date, also one whose card was declined. */
export async function invoiceTab(
  db: Queryable,
  bill: {
    readonly restaurantId: string;
    readonly suiteId: string;
    readonly orderId: string;
    readonly amountCents: Cents;
    readonly dueOn: string;
    readonly now: Date;
  },
): Promise<void> {
  await invoiceStatement.count(db, bill);
}

const takeChargeStatement = statement({
  name: "take tab charge",
  text: `update suite_tab_bills b set work_after = now() + interval '2 minutes'
         from event_suites s, payments p
         where s.restaurant_id = b.restaurant_id and s.id = b.suite_id
           and p.restaurant_id = b.restaurant_id and p.id = b.payment_id and (b.restaurant_id, b.suite_id) in (
           select restaurant_id, suite_id from suite_tab_bills where status = 'charging' and work_after <= now()
           order by work_after limit 1 for update skip locked)
         returning b.restaurant_id as "restaurantId", b.suite_id as "suiteId", b.order_id as "orderId",
           b.amount_cents as "amountCents", p.id as "paymentId", s.owner_id as "ownerId", s.event_id as "eventId"`,
  params: {},
  row: {
    restaurantId: "text",
    suiteId: "text",
    orderId: "uuid",
    amountCents: typed<Cents>("int8"),
    paymentId: "uuid",
    ownerId: "uuid?",
    eventId: "text",
  },
  crosses: "sweep: charges of tabs that are under way, wherever",
});

/** A charge that is under way, for one server at a time; null when there is none. */
export function takeTabCharge(db: Queryable) {
  return takeChargeStatement.oneOrNull(db, {});
}

const chargedStatement = statement({
  name: "tab is charged",
  text: `update suite_tab_bills set status = 'charged' where restaurant_id = :restaurantId and suite_id = :suiteId and status = 'charging'`,
  params: { restaurantId: "text", suiteId: "text" },
});

/** Says that a tab's charge is authorised: capturing it is a payment's own work. */
export async function noteCharged(
  db: Queryable,
  bill: { readonly restaurantId: string; readonly suiteId: string },
): Promise<void> {
  await chargedStatement.count(db, bill);
}
