import type { orderNotification } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { isSameId, reviewNotification } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { Context } from "hono";
import { attemptKey, visitorKey } from "../../../people/attempt-keys.ts";
import { countAttempt } from "../../../people/attempts.store.ts";
import { isOwner } from "../../../people/owner.ts";
import type { Database } from "../../../platform/db/database.ts";
import { statement } from "../../../platform/db/statement.ts";
import type { ApiEnv } from "../../../platform/middleware/api-env.ts";
import { refuse } from "../../../platform/middleware/refuse.ts";
import { localMomentOf } from "../../../platform/time/zoned.ts";
import { IS_OPEN_AS_SQL } from "../order-changes.ts";
import type { OrderDeps } from "../order-deps.ts";
import { wordFault } from "../review/review-form.ts";

/** Maximum number of phones that are notified about one order. */
const TOLD_MAX = 4;

const findStatement = statement({
  name: "find order of number",
  // After midnight, a number still refers to the order of the evening before.
  text: `select id, owner, destination ->> 'eventSuiteId' as "suiteId" from orders
         where restaurant_id = :restaurantId and number = :number
           and (local_day = :day
             or (local_day = :day::date - 1 and coalesce(wanted_at, placed_at) > :now::timestamptz - interval '12 hours'))
         order by local_day desc limit 1`,
  params: { restaurantId: "text", number: "int4", day: "date", now: "timestamptz" },
  row: { id: "uuid", owner: "text?", suiteId: "text?" },
});

/**
 * Queues a text message for when an open order is ready, or at once if it is ready already. Limited to
 * `TOLD_MAX` phones per order. promises#promise-32.
 */
const askStatement = statement({
  name: "ask to be told that an order is ready",
  text: `insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at)
         select o.restaurant_id, o.id, 'order-ready', 'text', :phoneNumber, :locale, o.told_of_at, o.told_of_at
         from (
           select restaurant_id, id, status, case when status = 'ready' then now() end as told_of_at from orders
           where restaurant_id = :restaurantId and id = :orderId
         ) o
         where o.${IS_OPEN_AS_SQL} and ${TOLD_MAX} > (
           select count(*) from notices n
           where n.restaurant_id = :restaurantId and n.order_id = o.id and n.kind = 'order-ready')
         on conflict do nothing`,
  params: { restaurantId: "text", orderId: "uuid", phoneNumber: "text", locale: "text" },
});

const WINDOW_MS = 15 * 60_000;
/**
 * Maximum number of requests about other people's orders per `WINDOW_MS`: by visitor, network address, phone
 * and venue.
 */
const ASKED_MAX = { visitor: 10, address: 20, phone: 5, venue: 1_000 } as const;

/**
 * Handles `POST /orders/notification`: requests a text message for when an order is ready. The order is found
 * by its number, today or on the day of `date`. The answer is the same for an unknown number, so that numbers
 * cannot be probed. Requests about the caller's own order are not rate limited. api#notification,
 * checkout#notification-form.
 */
export function handleNotification({
  database,
  clock,
}: Pick<OrderDeps, "database" | "clock">): RouteHandler<typeof orderNotification, ApiEnv> {
  return async (c) => {
    const { data } = c.req.valid("json");
    const { venue, locale } = c.var;
    if (data.config.restaurantId != null && !isSameId(data.config.restaurantId, venue.id)) {
      return refuse(c, "restaurantUnknown");
    }
    const form = {
      orderNumber: data.config.checkNum?.trim() ?? "",
      phoneNumber: data.checkout.contact.phone_number?.trim() ?? "",
    };
    const faults = reviewNotification(form);
    if (faults.length > 0) {
      const issues = faults.map((fault) => ({ ...wordFault(fault, locale), path: `data.${fault.field}` }));
      return refuse(c, "invalidRequest", { issues });
    }
    const now = clock();
    const { restaurantId, zone } = venue;
    const day = localMomentOf(data.date ?? now, zone).date;
    const wanted = { restaurantId, number: Number(form.orderNumber), day, now };
    const order = await findStatement.oneOrNull(database, wanted);
    const { phoneNumber } = form;
    const isOwn = order !== null && isOwner(c.var.caller, { restaurantId, ...order });
    const waitMs = isOwn ? null : await tooOften(c, database, phoneNumber);
    if (waitMs !== null) {
      return refuse(c, "tooManyRequests", { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) });
    }
    // The answer does not reveal whether the order exists.
    if (order !== null) await askStatement.count(database, { restaurantId, orderId: order.id, phoneNumber, locale });
    return c.json({ message: m.notification_noted({ number: form.orderNumber, phone: phoneNumber }, { locale }) }, 200);
  };
}

/**
 * Counts a request about another person's order. Returns the wait in milliseconds when rate limited, otherwise null.
 */
async function tooOften(c: Context<ApiEnv>, database: Database, phoneNumber: string): Promise<number | null> {
  const { caller, venue } = c.var;
  const { restaurantId } = venue;
  const visitor = { session: caller.session, address: caller.address };
  const levels = [
    { key: visitorKey("notification visitor", restaurantId, visitor), most: ASKED_MAX.visitor },
    ...(caller.address === null
      ? []
      : [{ key: attemptKey("notification address", caller.address), most: ASKED_MAX.address }]),
    { key: attemptKey("notification phone", phoneNumber), most: ASKED_MAX.phone },
    { key: attemptKey("notification venue", restaurantId), most: ASKED_MAX.venue },
  ];
  for (const { key, most } of levels) {
    const { counted, msLeft } = await countAttempt(database, key, WINDOW_MS);
    if (counted > most) return msLeft;
  }
  return null;
}
