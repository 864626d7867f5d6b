import type { orderNotification } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { isSameId, reviewNotification } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Database } from "../../db/database.ts";
import type { ApiEnv } from "../../middleware/api-env.ts";
import { refuse } from "../../middleware/refuse.ts";
import { attemptKey, visitorKey } from "../../people/attempt-keys.ts";
import { countAttempt } from "../../people/attempts.store.ts";
import { isOwner } from "../../people/owner.ts";
import { localMomentOf } from "../../time/zoned.ts";
import type { OrderDeps } from "../order-deps.ts";
import { wordFault } from "../review/word-fault.ts";
import { askToBeTold, findOrderOfNumber } from "./ask-to-be-told.store.ts";

const WINDOW_MS = 15 * 60_000;
/** How often others' orders are asked about within the window, by a visitor, from one address, for one phone and at one venue. */
const ASKED_MAX = { visitor: 10, address: 20, phone: 5, venue: 1_000 } as const;

/**
 * `POST /orders/notification`: a text message when an order that is wanted today, or on the day of `date`, is ready. The answer is the same whether there is such an
 * order or not, so that numbers tell nothing; who asks about their own order is not counted. api#notification,
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
    const order = await findOrderOfNumber(database, { restaurantId, number: Number(form.orderNumber), day, now });
    const { phoneNumber } = form;
    const isOwn = order !== null && isOwner(c.var.caller, { restaurantId, ...order });
    const waitMs = isOwn ? null : await tooOften(c, database, phoneNumber);
    if (waitMs !== null) {
      return refuse(c, "tooManyRequests", { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) });
    }
    if (order !== null) await askToBeTold(database, { restaurantId, orderId: order.id, phoneNumber, locale });
    return c.json({ message: m.notification_noted({ number: form.orderNumber, phone: phoneNumber }, { locale }) }, 200);
  };
}

/** How long to stay away from others' orders; null when it was not asked too often. */
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
