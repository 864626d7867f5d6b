import type { getApplePaySession } from "@comptoir/contract";
import type { RouteHandler } from "@hono/zod-openapi";
import { type PaymentGateways, processorOf } from "../gateways/payment/payment-gateways.ts";
import type { ApiEnv } from "../middleware/api-env.ts";
import { refuse } from "../middleware/refuse.ts";
import { securityEvent } from "../middleware/security-event.ts";
import { attemptKey } from "../people/attempt-keys.ts";
import { countAttempt } from "../people/attempts.store.ts";
import type { ApiConfig } from "../settings.ts";
import { findPaymentVenue, type PaymentVenueDeps } from "../venues/payment-venue.ts";
import type { Wallets } from "./wallets.ts";

/** How many sessions one address may have Apple open within a minute. */
const SESSIONS_A_MINUTE = 30;
const MINUTE_MS = 60_000;

export type ApplePaySessionDeps = PaymentVenueDeps & {
  readonly paymentGateways: PaymentGateways;
  readonly wallets: Wallets;
  readonly config: Pick<ApiConfig, "origin">;
};

/**
 * `POST /payment/get-apple-pay-session`: has Apple open a session for our own page, at Apple's own hosts alone. Where Apple Pay is not
 * set up for the location it is unsupported there. api#apple-pay-session, payment#apple-hosts.
 */
export function handleGetApplePaySession(deps: ApplePaySessionDeps): RouteHandler<typeof getApplePaySession, ApiEnv> {
  const { database, paymentGateways, wallets, config } = deps;
  return async (c) => {
    const { app8RestaurantId, processor, validationUrl, domain } = c.req.valid("json");
    const venue = await findPaymentVenue(deps, String(app8RestaurantId));
    if (!venue) return refuse(c, "restaurantUnknown");
    const own = processorOf(venue.data, paymentGateways);
    const isOwn = own?.takes === "cards" && own.gateway.processor === processor && processor !== "sandbox";
    if (!isOwn || wallets.applePay === null) return refuse(c, "walletUnsupported");
    const ownHost = config.origin === null ? null : new URL(config.origin).hostname;
    if (domain !== ownHost) {
      securityEvent(c, { event: "apple_session_refused", reason: "another_domain" });
      return refuse(c, "invalidRequest");
    }
    const address = c.env?.clientAddress;
    if (address !== undefined) {
      const { counted, msLeft } = await countAttempt(database, attemptKey("apple minute", address), MINUTE_MS);
      if (counted > SESSIONS_A_MINUTE) {
        return refuse(c, "tooManyRequests", { retryAfterSeconds: Math.max(1, Math.ceil(msLeft / 1_000)) });
      }
    }
    const answer = await wallets.applePay.openSession({ validationUrl, domain, displayName: venue.data.name });
    if (answer.outcome === "not-apples") {
      securityEvent(c, { event: "apple_session_refused", reason: "not_apples_host" });
      return refuse(c, "invalidRequest");
    }
    if (answer.outcome === "unreachable") return refuse(c, "processorUnreachable");
    c.header("cache-control", "no-store");
    return c.json(answer.session, 200);
  };
}
