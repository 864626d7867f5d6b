import type { WebhookDeliveryState, WebhookFault } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import { type RowOf, statement } from "../../platform/db/statement.ts";
import { isDue } from "../../platform/work/due-rows.ts";

const NAMES = { restaurantId: "text", endpointId: "uuid" } as const;
const NAMED = { ...NAMES, eventId: "uuid" } as const;
const IS_NAMED = "restaurant_id = :restaurantId and endpoint_id = :endpointId and event_id = :eventId";

/** An answer as the log keeps it. partners#delivery-log. */
export type KeptAnswer = {
  readonly at: string;
  readonly status: number | null;
  readonly fault: WebhookFault | null;
  readonly text: string;
  readonly ms: number;
};

/** A delivery to write. `sequence`: the event's number at the restaurant. */
export type NewDelivery = {
  readonly eventId: string;
  readonly type: string;
  readonly orderId: string | null;
  readonly sequence: number;
  readonly lane: string;
  readonly body: string;
};

/**
 * Writes deliveries of an endpoint, not due yet; an event that the endpoint has already is left out. The caller
 * holds the endpoint and calls `makeFirstDue`.
 */
export const writeDeliveries = statement({
  name: "write webhook deliveries",
  text: `insert into webhook_deliveries (restaurant_id, endpoint_id, event_id, type, order_id, sequence, lane, body)
         select :restaurantId, :endpointId, d.event_id, d.type, d.order_id, d.sequence, d.lane, d.body
         from jsonb_to_recordset(:deliveries::jsonb) as d (event_id uuid, type text, order_id uuid, sequence int8, lane text, body text)
         on conflict do nothing`,
  params: { ...NAMES, deliveries: "jsonb" },
}).count;

/** Maps deliveries to the rows of `writeDeliveries`. */
export function deliveryRows(deliveries: readonly NewDelivery[]) {
  return deliveries.map(({ eventId, orderId, ...row }) => ({ ...row, event_id: eventId, order_id: orderId }));
}

/**
 * Makes the first waiting delivery of each lane due, unless one of the lane is due or in progress. The caller holds
 * the endpoint, so at most one delivery of a lane is ever due; an index guarantees it too. partners#delivery-lanes.
 */
export const makeFirstDue = statement({
  name: "make first webhook deliveries due",
  text: `update webhook_deliveries d set due_at = now()
         from webhook_endpoints e, unnest(:lanes::text[]) as l (lane), lateral (
           select w.event_id from webhook_deliveries w
           where w.restaurant_id = :restaurantId and w.endpoint_id = :endpointId and w.lane = l.lane and w.state = 'waiting'
           order by w.sequence, w.event_id limit 1
         ) as first
         where e.restaurant_id = :restaurantId and e.id = :endpointId
           and d.restaurant_id = :restaurantId and d.endpoint_id = :endpointId and d.event_id = first.event_id
           and not exists (select from webhook_deliveries h where h.restaurant_id = :restaurantId
             and h.endpoint_id = :endpointId and h.lane = l.lane and h.due_at is not null)`,
  params: { ...NAMES, lanes: "text[]" },
}).count;

/** Interval longer than any wait of a delivery: a due time beyond it was written before the clock was set back. */
const FARTHEST = "interval '48 hours'";
const OF_ENDPOINT = "d.restaurant_id = s.restaurant_id and d.endpoint_id = s.endpoint_id";
const FIELDS = "d.restaurant_id, d.endpoint_id, d.event_id, d.due_at";

const takeStatement = statement({
  name: "take due webhook deliveries",
  // `scheduled` jumps from endpoint to endpoint in the index, since one of them may have a hundred thousand due rows.
  text: `with recursive scheduled as (
           (select restaurant_id, endpoint_id from webhook_deliveries where due_at is not null
             order by restaurant_id, endpoint_id limit 1)
           union all
           select next.restaurant_id, next.endpoint_id from scheduled s, lateral (
             select d.restaurant_id, d.endpoint_id from webhook_deliveries d
             where d.due_at is not null and (d.restaurant_id, d.endpoint_id) > (s.restaurant_id, s.endpoint_id)
             order by d.restaurant_id, d.endpoint_id limit 1) as next
         ), busy as (
           select d.restaurant_id, d.endpoint_id, e.is_slow, count(*) as deliveries from webhook_deliveries d
           join webhook_endpoints e on e.restaurant_id = d.restaurant_id and e.id = d.endpoint_id
           where d.lease is not null and d.due_at > now() and d.due_at <= now() + ${FARTHEST} group by 1, 2, 3
         ), due as (
           select d.*, row_number() over (partition by d.restaurant_id, d.endpoint_id order by d.due_at)
             + coalesce(b.deliveries, 0) as of_endpoint
           from scheduled s
           join webhook_endpoints e on e.restaurant_id = s.restaurant_id and e.id = s.endpoint_id and e.is_slow = :isSlow
           left join busy b on b.restaurant_id = s.restaurant_id and b.endpoint_id = s.endpoint_id
           cross join lateral (
             (select ${FIELDS} from webhook_deliveries d where ${OF_ENDPOINT} and d.due_at <= now()
               order by d.due_at limit :ofEndpoint)
             union all
             (select ${FIELDS} from webhook_deliveries d where ${OF_ENDPOINT} and d.due_at > now() + ${FARTHEST}
               order by d.due_at limit :ofEndpoint)
           ) as d
         ), shared as (
           select d.*, row_number() over (partition by d.restaurant_id order by d.of_endpoint, d.due_at)
             + coalesce((select sum(b.deliveries)::int8 from busy b where b.restaurant_id = d.restaurant_id and b.is_slow = :isSlow), 0)
             as of_restaurant
           from due d where d.of_endpoint <= :ofEndpoint
         ), chosen as (
           select restaurant_id, endpoint_id, event_id from shared where of_restaurant <= :ofRestaurant
           order by due_at limit :atMost
         ), held as (
           select d.restaurant_id, d.endpoint_id, d.event_id from webhook_deliveries d
           join chosen c on c.restaurant_id = d.restaurant_id and c.endpoint_id = d.endpoint_id and c.event_id = d.event_id
           where ${isDue("d.due_at", FARTHEST)} for update of d skip locked
         )
         update webhook_deliveries w set due_at = now() + :leaseMs::int8 * interval '1 millisecond', lease = :lease from held h
         where w.restaurant_id = h.restaurant_id and w.endpoint_id = h.endpoint_id and w.event_id = h.event_id
         returning w.restaurant_id as "restaurantId", w.endpoint_id as "endpointId", w.event_id as "eventId", w.type, w.lane,
           w.body, w.attempts, w.made_at as "madeAt"`,
  params: { lease: "uuid", isSlow: "bool", atMost: "int8", leaseMs: "int8", ofEndpoint: "int8", ofRestaurant: "int8" },
  row: {
    restaurantId: "text",
    endpointId: "uuid",
    eventId: "uuid",
    type: "text",
    lane: "text",
    body: "text",
    attempts: "int4",
    madeAt: "timestamptz",
  },
  crosses: "sweep: due webhook deliveries of all restaurants",
});

/**
 * Leases due deliveries of the endpoints that answer quickly, or of the others: the oldest first, but at most a number of
 * one endpoint and of one restaurant at a time. partners#slow.
 */
export const takeDueDeliveries = takeStatement.rows;
/** A delivery that this server makes while its lease is valid. */
export type DueDelivery = RowOf<typeof takeStatement> & { readonly lease: string };

/**
 * Records an attempt's answer, and its outcome: a state, or the wait until the next attempt. False if the lease is
 * lost; then another server makes the delivery. What was delivered as its endpoint was disabled counts. partners#delivery-log.
 */
export const saveAttempt = statement({
  name: "save webhook attempt",
  text: `update webhook_deliveries set state = :state, attempts = attempts + 1, lease = null,
           due_at = case when :waitMs::int8 is not null then now() + :waitMs::int8 * interval '1 millisecond' end,
           answers = (case when jsonb_array_length(answers) >= 10 then answers - 0 else answers end) || :answer::jsonb
         where ${IS_NAMED} and (lease = :lease or (state = 'dropped' and :state = 'delivered'))`,
  params: {
    ...NAMED,
    lease: "uuid",
    state: typed<WebhookDeliveryState>("text"),
    waitMs: "int8?",
    answer: typed<KeptAnswer>("jsonb"),
  },
}).wrote;

/** Ends the deliveries of an endpoint that is disabled. The caller holds the endpoint. partners#disable. */
export const dropDeliveries = statement({
  name: "drop webhook deliveries",
  text: `update webhook_deliveries set state = 'dropped', due_at = null, lease = null
         where restaurant_id = :restaurantId and endpoint_id = :endpointId and state = 'waiting' and type <> 'test'`,
  params: NAMES,
}).count;

const DELIVERY = `event_id as "eventId", type, order_id as "orderId",
           (select o.number from orders o where o.restaurant_id = webhook_deliveries.restaurant_id and o.id = webhook_deliveries.order_id) as number, made_at as "madeAt", state, due_at as "dueAt", attempts, answers`;
const DELIVERY_ROW = {
  eventId: "uuid",
  type: "text",
  orderId: "uuid?",
  number: "int4?",
  madeAt: "timestamptz",
  state: typed<WebhookDeliveryState>("text"),
  dueAt: "timestamptz?",
  attempts: "int4",
  answers: typed<readonly KeptAnswer[]>("jsonb"),
} as const;

const listStatement = statement({
  name: "list webhook deliveries",
  text: `select ${DELIVERY} from webhook_deliveries
         where restaurant_id = :restaurantId and endpoint_id = :endpointId and (:after::uuid is null or event_id < :after)
         order by event_id desc limit :atMost`,
  params: { ...NAMES, after: "uuid?", atMost: "int8" },
  row: DELIVERY_ROW,
});

/** Lists deliveries, newest event first; only those before the event `after`, unless it is null. */
export const listDeliveries = listStatement.rows;
export type ListedDelivery = RowOf<typeof listStatement>;

export const readDelivery = statement({
  name: "read webhook delivery",
  text: `select ${DELIVERY} from webhook_deliveries where ${IS_NAMED}`,
  params: NAMED,
  row: DELIVERY_ROW,
}).oneOrNull;

/** Finds a test that has not been answered yet. partners#test-event. */
export const findWaitingTest = statement({
  name: "find waiting webhook test",
  text: `select event_id as "eventId" from webhook_deliveries
         where restaurant_id = :restaurantId and endpoint_id = :endpointId and type = 'test' and state = 'waiting' limit 1`,
  params: NAMES,
  row: { eventId: "uuid" },
}).oneOrNull;

const REPLAYED = "state = 'waiting', attempts = 0, due_at = null, lease = null";

/**
 * Lets a delivery be made again, or at once if it waits. One that is in progress stays. Returns its lane. The caller
 * holds the endpoint, and calls `makeFirstDue`. partners#replay-events.
 */
export const replayDelivery = statement({
  name: "replay webhook delivery",
  text: `update webhook_deliveries set ${REPLAYED}
         where ${IS_NAMED} and type <> 'test' and lease is null returning lane`,
  params: NAMED,
  row: { lane: "text" },
}).oneOrNull;

/** As `replayDelivery`, for the events of a span of time: those that were not delivered, or all of them. */
export const replayDeliveries = statement({
  name: "replay webhook deliveries",
  text: `update webhook_deliveries d set ${REPLAYED}
         where d.restaurant_id = :restaurantId and d.endpoint_id = :endpointId and d.event_id = any(:eventIds::uuid[])
           and d.lease is null and (:withDelivered or d.state <> 'delivered') returning d.lane`,
  params: { ...NAMES, eventIds: "uuid[]", withDelivered: "bool" },
  row: { lane: "text" },
}).rows;

/**
 * Puts the waiting deliveries of lanes off the schedule, so that `makeFirstDue` begins with the earliest at once. Those in
 * progress stay.
 */
export const unscheduleLanes = statement({
  name: "unschedule webhook lanes",
  text: `update webhook_deliveries set due_at = null where restaurant_id = :restaurantId and endpoint_id = :endpointId
           and lane = any(:lanes) and due_at is not null and lease is null`,
  params: { ...NAMES, lanes: "text[]" },
}).count;

const pruneStatement = statement({
  name: "prune webhook deliveries",
  text: `delete from webhook_deliveries where ctid in (
           select ctid from webhook_deliveries where made_at < now() - :days::int4 * interval '1 day' and state <> 'waiting'
           limit :atMost for update skip locked)`,
  params: { days: "int4", atMost: "int8" },
  crosses: "sweep: old webhook deliveries of all restaurants",
});
/** Deletes a batch of old deliveries; returns their number. partners#delivery-log. */
export const pruneDeliveries = pruneStatement.count;
