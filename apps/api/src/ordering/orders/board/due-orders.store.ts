import type { OrderStatusData } from "@comptoir/contract";
import type { OrderType } from "@comptoir/ordering";
import type { PaymentStatus } from "../../../money/payment/payments.store.ts";
import { typed } from "../../../platform/db/column-types.ts";
import { statement } from "../../../platform/db/statement.ts";
import { boardPresent } from "../../../venue/venues/missed-orders.ts";
import { AWAITS_ANSWER_AS_SQL } from "../order-changes.ts";

const NAME = { restaurantId: "text", orderId: "uuid" } as const;
const DUE = { now: "timestamptz", atMost: "int8" } as const;
const NAMED = `o.restaurant_id as "restaurantId", o.id as "orderId"`;

const MISSED = `${AWAITS_ANSWER_AS_SQL} and o.accept_until <= :now`;
const TO_ALERT = `${AWAITS_ANSWER_AS_SQL} and o.alerted_at is null and o.accept_from <= :now
           and (o.accept_from <= :now::timestamptz - :afterSeconds::int4 * interval '1 second' or not ${boardPresent("o.restaurant_id")})`;
const SOON_READY = "o.ready_due_at <= :now";
const TO_FIRE = `o.status = 'placed' and o.fire_at <= :now and o.fired_at is null
           and (o.accept_until is null or o.accepted_at is not null)`;

/** Tells which work is due on the boards of all restaurants, so that an idle round is one statement. */
export const findBoardWork = statement({
  name: "board work that is due",
  text: `select exists (select from orders o where ${MISSED}) as missed, exists (select from orders o where ${TO_ALERT}) as alerts,
           exists (select from orders o where ${SOON_READY}) as ready, exists (select from orders o where ${TO_FIRE}) as fire,
           exists (select from orders o where o.share_due_at is not null) as shares`,
  params: { now: "timestamptz", afterSeconds: "int4" },
  row: { missed: "bool", alerts: "bool", ready: "bool", fire: "bool", shares: "bool" },
  crosses: "sweep: due work on the boards of all restaurants",
}).one;

/** Finds the orders whose time for an answer has passed. board#missed. */
export const findMissed = statement({
  name: "find missed orders",
  text: `select ${NAMED}, o.type from orders o where ${MISSED} order by o.accept_until limit :atMost`,
  params: DUE,
  row: { ...NAME, type: typed<OrderType>("text") },
  crosses: "sweep: missed orders of all restaurants",
}).rows;

/**
 * Finds the orders of which the people in `alerts` have to be told: without an answer for a while, or while no board is
 * present. board#alerts.
 */
export const findToAlert = statement({
  name: "find orders to alert of",
  text: `select ${NAMED} from orders o
         where ${TO_ALERT}
         order by o.accept_until limit :atMost`,
  params: { ...DUE, afterSeconds: "int4" },
  row: NAME,
  crosses: "sweep: unanswered orders of all restaurants",
}).rows;

/** Notes that the people in `alerts` are told of an order; 0 if another server has noted it, or it is answered. */
export const noteAlerted = statement({
  name: "note alert of order",
  text: `update orders o set alerted_at = :at
         where o.restaurant_id = :restaurantId and o.id = :orderId and ${AWAITS_ANSWER_AS_SQL} and o.alerted_at is null`,
  params: { ...NAME, at: "timestamptz" },
}).count;

/** Finds the orders that were marked as ready, and whose guests are to be told now. board#ready-wait. */
export const findSoonReady = statement({
  name: "find orders that are ready now",
  text: `select ${NAMED}, o.status from orders o where ${SOON_READY} order by o.ready_due_at limit :atMost`,
  params: DUE,
  row: { ...NAME, status: typed<OrderStatusData>("text") },
  crosses: "sweep: ready orders of all restaurants",
}).rows;

/** Locks a batch of the orders whose kitchen has to begin, except those that another server holds. board#fired. */
export const holdToFire = statement({
  name: "hold orders to fire",
  text: `select ${NAMED} from orders o
         where ${TO_FIRE}
         order by o.fire_at limit :atMost for update of o skip locked`,
  params: DUE,
  row: NAME,
  crosses: "sweep: scheduled orders of all restaurants",
}).rows;

export const fireOrders = statement({
  name: "fire orders",
  text: `update orders o set fired_at = :now, version = version + 1
         from unnest(:restaurantIds::text[], :orderIds::uuid[]) as held (restaurant_id, id)
         where o.restaurant_id = held.restaurant_id and o.id = held.id
         returning o.restaurant_id as "restaurantId", o.id as "orderId", o.version as "orderVersion"`,
  params: { restaurantIds: "text[]", orderIds: "uuid[]", now: "timestamptz" },
  row: { ...NAME, orderVersion: "int4" },
}).rows;

/** Finds cancelled orders whose share of a payment is refunded once the payment is captured. payment#held. */
export const findSharesDue = statement({
  name: "find shares to refund",
  text: `select ${NAMED}, p.status, t.amount_cents as "amountCents"
         from orders o join tenders t on t.restaurant_id = o.restaurant_id and t.order_id = o.id
           join payments p on p.restaurant_id = t.payment_restaurant_id and p.id = t.payment_id
         where o.share_due_at is not null and p.status not in ('authorising', 'authorised', 'voiding')
         order by o.share_due_at limit :atMost`,
  params: { atMost: "int8" },
  row: { ...NAME, status: typed<PaymentStatus>("text"), amountCents: "int8" },
  crosses: ["sweep: refunds of all restaurants", "submission: its orders may be of several restaurants"],
}).rows;

export const forgetShareDue = statement({
  name: "forget share to refund",
  text: "update orders set share_due_at = null where restaurant_id = :restaurantId and id = :orderId",
  params: NAME,
}).count;
