import { contract } from "@comptoir/contract";
import { orderingSettings } from "@comptoir/ordering";
import { type Context, Hono } from "hono";
import { type PaymentGateways, savedCardsGateway } from "../../gateways/payment/payment-gateways.ts";
import type { ReadEvent } from "../../gateways/payment/port.ts";
import type { Database } from "../../platform/db/database.ts";
import type { ApiApp, ApiEnv } from "../../platform/middleware/api-env.ts";
import { readBody } from "../../platform/middleware/bounded-body.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { securityEvent } from "../../platform/middleware/security-event.ts";
import { findPaymentVenue } from "../../venue/venues/payment-venue.ts";
import { keepEvent } from "./gateway-events.store.ts";
import { paymentConfigOf } from "./payment-config.ts";
import { type ApplePaySessionDeps, handleGetApplePaySession } from "./wallets.ts";

/** Mounts the calls about payment. api#payment-config. */
export function mountPayment(app: ApiApp, deps: ApplePaySessionDeps): void {
  const { paymentGateways, wallets } = deps;
  app.openapi(contract.payment.getApplePaySession, handleGetApplePaySession(deps));
  app.openapi(contract.payment.getPaymentConfig, async (c) => {
    const { app8RestaurantId, type } = c.req.valid("json");
    if (app8RestaurantId === null) {
      // Without a restaurant, returns the configuration for a person's own saved cards.
      const data = {
        id: 0,
        name: "",
        slug: "",
        payment_processor: savedCardsGateway(deps.paymentGateways)?.processor ?? null,
      };
      return c.json(
        paymentConfigOf({ data, payee: null, ordering: orderingSettings(data) }, { paymentGateways, wallets }, null),
        200,
      );
    }
    const venue = await findPaymentVenue(deps, String(app8RestaurantId));
    if (!venue) return refuse(c, "restaurantUnknown");
    return c.json(paymentConfigOf(venue, { paymentGateways, wallets }, type ?? null), 200);
  });
}

/** Maximum size of a webhook's body in bytes; payment events are far smaller. */
const EVENT_BYTES_MAX = 128 * 1024;

/**
 * Creates `POST /webhooks/stripe`, and `/webhooks/stripe/connect` for events of restaurants' own accounts: verifies the
 * signature, stores the event, answers; a worker processes it later. payment#webhooks, payment#account-events.
 */
export function webhookRoutes({
  database,
  paymentGateways,
}: {
  readonly database: Database;
  readonly paymentGateways: PaymentGateways;
}): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>().basePath("/webhooks");
  const { stripe } = paymentGateways;
  const receive = (read: ReadEvent | undefined) => async (c: Context<ApiEnv>) => {
    c.header("cache-control", "no-store");
    if (!(stripe && read)) return refuse(c, "notFound");
    const body = await readBody(c.req.raw, EVENT_BYTES_MAX);
    if (body === null) return refuse(c, "payloadTooLarge");
    const event = await read({ body, signature: c.req.header("stripe-signature") ?? null });
    if (event === null) {
      securityEvent(c, { event: "webhook_refused" });
      return refuse(c, "invalidRequest");
    }
    const isNew = await keepEvent(database, stripe.processor, event);
    return c.json({ received: true, again: !isNew });
  };
  routes.post("/stripe", receive(stripe?.readEvent));
  routes.post("/stripe/connect", receive(stripe?.readAccountEvent));
  return routes;
}
