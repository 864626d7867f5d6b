import { Hono } from "hono";
import type { Database } from "../db/database.ts";
import type { PaymentGateways } from "../gateways/payment/payment-gateways.ts";
import type { ApiEnv } from "../middleware/api-env.ts";
import { readBody } from "../middleware/bounded-body.ts";
import { refuse } from "../middleware/refuse.ts";
import { securityEvent } from "../middleware/security-event.ts";
import { keepEvent } from "./gateway-events.store.ts";

/** No event that a gateway sends of a payment comes near this many bytes. */
const EVENT_BYTES_MAX = 128 * 1024;

/**
 * `POST /webhooks/stripe`: what a gateway tells us by itself. No session and no origin are asked for: its signature says who it is.
 * An event is kept before it is answered, and worked afterwards. payment#webhooks.
 */
export function webhookRoutes({
  database,
  paymentGateways,
}: {
  readonly database: Database;
  readonly paymentGateways: PaymentGateways;
}): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>().basePath("/webhooks");
  routes.post("/stripe", async (c) => {
    c.header("cache-control", "no-store");
    const { stripe } = paymentGateways;
    if (!stripe?.readEvent) return refuse(c, "notFound");
    const body = await readBody(c.req.raw, EVENT_BYTES_MAX);
    if (body === null) return refuse(c, "payloadTooLarge");
    const event = await stripe.readEvent({ body, signature: c.req.header("stripe-signature") ?? null });
    if (event === null) {
      securityEvent(c, { event: "webhook_refused" });
      return refuse(c, "invalidRequest");
    }
    const isNew = await keepEvent(database, stripe.processor, event);
    return c.json({ received: true, again: !isNew });
  });
  return routes;
}
