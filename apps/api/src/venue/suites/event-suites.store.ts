import type { Cents, DeliveryPreference, PaymentPreference } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";

export type SuiteOrder = {
  readonly id: string;
  readonly number: number;
  readonly kind: "pre-order" | "event-day";
  readonly status: string;
  readonly totalCents: Cents;
  readonly placedAt: string;
  readonly version: number;
};

const SUITE = `s.restaurant_id as "restaurantId", s.id as "suiteId", s.name as "suiteName", s.event_id as "eventId",
  e.name as "eventName", e.starts_at as "startsAt", e.ends_at as "endsAt", e.pre_order_closes_at as "preOrderClosesAt",
  s.owner_id as "ownerId", s.tab_limit_cents as "tabLimitCents", s.tab_cents as "tabCents",
  s.tab_opened_at as "tabOpenedAt", s.tab_closed_at as "tabClosedAt",
  s.pre_order_delivery_time as "deliveryTime", s.pre_order_additional_notes as notes,
  s.event_day_payment_preference as "paymentPreference", s.version`;

const SUITE_ROW = {
  restaurantId: "text",
  suiteId: "text",
  suiteName: "text",
  eventId: "text",
  eventName: "text",
  startsAt: "timestamptz",
  endsAt: "timestamptz",
  preOrderClosesAt: "timestamptz",
  ownerId: "uuid?",
  tabLimitCents: typed<Cents | null>("int8?"),
  tabCents: typed<Cents>("int8"),
  tabOpenedAt: "timestamptz?",
  tabClosedAt: "timestamptz?",
  deliveryTime: typed<DeliveryPreference>("text"),
  notes: "text?",
  paymentPreference: typed<PaymentPreference>("text"),
  version: "int4",
} as const;

const findSuiteStatement = statement({
  name: "find event suite",
  text: `select ${SUITE},
           exists (select from suite_hosts h where h.restaurant_id = :restaurantId and h.suite_id = s.id
             and h.person_id = :personId) as "isHost",
           exists (select from event_operators o where o.restaurant_id = :restaurantId and o.event_id = s.event_id
             and o.person_id = :operatorId) as "isAssigned"
         from event_suites s join events e on e.restaurant_id = s.restaurant_id and e.id = s.event_id
         where s.restaurant_id = :restaurantId and s.id = :suiteId`,
  params: { restaurantId: "text", suiteId: "text", personId: "uuid?", operatorId: "uuid?" },
  row: { ...SUITE_ROW, isHost: "bool", isAssigned: "bool" },
});

/** Finds a suite. `isHost`: the person is its host. `isAssigned`: the operator is assigned to it. */
export function findSuite(
  db: Queryable,
  asked: { readonly restaurantId: string; readonly suiteId: string },
  {
    personId = null,
    operatorId = null,
  }: { readonly personId?: string | null; readonly operatorId?: string | null } = {},
) {
  return findSuiteStatement.oneOrNull(db, { ...asked, personId, operatorId });
}
export type FoundSuite = NonNullable<Awaited<ReturnType<typeof findSuite>>>;

export const listSuiteOrders = statement({
  name: "list orders of suite",
  text: `select o.id, o.number, so.kind, o.status, o.total_with_tip_cents as "totalCents", o.placed_at as "placedAt", so.version, o.owner,
           o.wanted_at as "wantedAt", o.remarks ->> 'notes' as notes
         from suite_orders so join orders o on o.restaurant_id = so.restaurant_id and o.id = so.order_id
         where so.restaurant_id = :restaurantId and so.suite_id = :suiteId and o.restaurant_id = :restaurantId
         order by so.placed_at, o.id limit 500`,
  params: { restaurantId: "text", suiteId: "text" },
  row: {
    id: "uuid",
    number: "int4",
    kind: typed<SuiteOrder["kind"]>("text"),
    status: "text",
    totalCents: typed<Cents>("int8"),
    placedAt: "timestamptz",
    version: "int4",
    owner: "text?",
    wantedAt: "timestamptz?",
    notes: "text?",
  },
}).rows;

/** SQL condition: a pre-order was begun, so a cart for the suite has lines. */
const IS_BEGUN = `exists (select from carts c where c.restaurant_id = :restaurantId
  and c.destination ->> 'eventSuiteId' = s.id and c.expires_at > :now
  and exists (select from cart_lines l where l.restaurant_id = :restaurantId and l.cart_id = c.cart_id))`;

/** SQL condition that a pre-order exists that is not cancelled. */
const IS_PLACED = `exists (select from suite_orders so
  join orders o on o.restaurant_id = so.restaurant_id and o.id = so.order_id
  where so.restaurant_id = s.restaurant_id and o.restaurant_id = s.restaurant_id and so.suite_id = s.id
    and so.kind = 'pre-order' and o.status <> 'cancelled')`;

const isBegunStatement = statement({
  name: "is pre-order begun",
  text: `select ${IS_BEGUN} as "isBegun" from event_suites s where s.restaurant_id = :restaurantId and s.id = :suiteId`,
  params: { restaurantId: "text", suiteId: "text", now: "timestamptz" },
  row: { isBegun: "bool" },
});

/** Returns whether a suite has a cart with lines. suites#suite-states. */
export async function isPreOrderBegun(
  db: Queryable,
  { restaurantId, suiteId }: { readonly restaurantId: string; readonly suiteId: string },
  now: Date,
): Promise<boolean> {
  return (await isBegunStatement.oneOrNull(db, { restaurantId, suiteId, now }))?.isBegun ?? false;
}

const UPCOMING = "e.ends_at > :now::timestamptz - interval '3 hours'";

const listOfPersonStatement = statement({
  name: "list suites of person",
  text: `select ${SUITE}, ${IS_PLACED} as "isPlaced"
         from event_suites s join events e on e.restaurant_id = s.restaurant_id and e.id = s.event_id
         where ${UPCOMING} and (s.owner_id = :personId or (s.restaurant_id, s.id) in (
           select restaurant_id, suite_id from suite_hosts where person_id = :personId))
           and (:onlySuite::text is null or (s.restaurant_id = :onlyRestaurant and s.id = :onlySuite))
         order by e.starts_at, s.event_id, s.position limit 200`,
  params: { personId: "uuid", now: "timestamptz", onlyRestaurant: "text?", onlySuite: "text?" },
  row: { ...SUITE_ROW, isPlaced: "bool" },
  crosses: "person: the caller's suites at all restaurants",
});

/**
 * Lists the suites of a person's events that are not over, next event first. `only`: the suite in which an
 * operator acts.
 */
export function listSuitesOfPerson(
  db: Queryable,
  asked: {
    readonly personId: string;
    readonly now: Date;
    readonly only: { readonly restaurantId: string; readonly suiteId: string } | null;
  },
) {
  const { personId, now, only } = asked;
  const narrowed = { onlyRestaurant: only?.restaurantId ?? null, onlySuite: only?.suiteId ?? null };
  return listOfPersonStatement.rows(db, { personId, now, ...narrowed });
}

/** The total of a suite's pre-order with its tip; null without one. A suite has one pre-order at most. */
const PRE_ORDER_CENTS = `(select sum(o.total_with_tip_cents)::int8 from suite_orders so
  join orders o on o.restaurant_id = so.restaurant_id and o.id = so.order_id
  where so.restaurant_id = :restaurantId and o.restaurant_id = :restaurantId and so.suite_id = s.id
    and so.kind = 'pre-order' and o.status <> 'cancelled')`;

/**
 * Lists the suites of an operator's events at a restaurant that are not over, with the totals of their pre-orders, next
 * event first.
 */
export const listSuitesOfOperator = statement({
  name: "list suites of operator",
  text: `select ${SUITE}, nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '') as "ownerName",
           ${PRE_ORDER_CENTS} as "preOrderCents", ${IS_BEGUN} as "isBegun"
         from event_operators a
         join events e on e.restaurant_id = a.restaurant_id and e.id = a.event_id
         join event_suites s on s.restaurant_id = e.restaurant_id and s.event_id = e.id
         left join people p on p.id = s.owner_id
         where a.restaurant_id = :restaurantId and e.restaurant_id = :restaurantId and s.restaurant_id = :restaurantId
           and a.person_id = :operatorId and ${UPCOMING}
         order by e.starts_at, s.event_id, s.position limit 2000`,
  params: { restaurantId: "text", operatorId: "uuid", now: "timestamptz" },
  row: { ...SUITE_ROW, ownerName: "text?", preOrderCents: typed<Cents | null>("int8?"), isBegun: "bool" },
  crosses: "people: the names of the suites' owners",
}).rows;

/** Lists an operator's events at all restaurants that are not over, next event first. */
export const listEventsOfOperator = statement({
  name: "list events of operator",
  text: `select e.restaurant_id as "restaurantId", e.id as "eventId", e.name as "eventName", e.starts_at as "startsAt"
         from event_operators a join events e on e.restaurant_id = a.restaurant_id and e.id = a.event_id
         where a.person_id = :operatorId and ${UPCOMING}
         order by e.starts_at, e.restaurant_id, e.id limit 200`,
  params: { operatorId: "uuid", now: "timestamptz" },
  row: { restaurantId: "text", eventId: "text", eventName: "text", startsAt: "timestamptz" },
  crosses: "person: the caller's events at all restaurants",
}).rows;

/**
 * Confirms payment preference and tab limit of a suite's event day, which opens the tab. False if the version
 * is stale, the preference is fixed, the tab's amount exceeds the limit, or the tab is closed.
 */
export const confirmSettings = statement({
  name: "confirm event-day settings",
  text: `update event_suites set event_day_payment_preference = :preference, tab_limit_cents = :limitCents,
           tab_opened_at = coalesce(tab_opened_at, :now), version = version + 1
         where restaurant_id = :restaurantId and id = :suiteId and version = :version and tab_closed_at is null
           and (tab_opened_at is null or event_day_payment_preference = :preference)
           and (:limitCents::int8 is null or :limitCents::int8 >= tab_cents)`,
  params: {
    restaurantId: "text",
    suiteId: "text",
    version: "int4",
    preference: "text",
    limitCents: "int8?",
    now: "timestamptz",
  },
}).wrote;
