import type { getApplePaySession } from "@comptoir/contract";
import { eachWallet, restaurantName, type Wallet } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import { type PaymentGateways, type PaymentProcessor, processorOf } from "../../gateways/payment/payment-gateways.ts";
import type { PaymentGateway } from "../../gateways/payment/port.ts";
import type { ApplePay } from "../../gateways/wallets/apple-pay.ts";
import { attemptKey } from "../../people/attempt-keys.ts";
import { countAttempt } from "../../people/attempts.store.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { securityEvent } from "../../platform/middleware/security-event.ts";
import type { ApiConfig } from "../../platform/settings.ts";
import { findPaymentVenue, type PaymentVenueDeps } from "../../venue/venues/payment-venue.ts";

/** The wallets of this installation; null for a wallet that is not configured. */
export type Wallets = {
  readonly applePay: ApplePay | null;
  readonly googlePay: { readonly merchantId: string } | null;
};

/** Without configured wallets, only the sandbox's simulated ones work. */
export const NO_WALLETS: Wallets = { applePay: null, googlePay: null };

/** The wallets that a restaurant accepts. `standIn`: the payment sheet is simulated. */
export type OfferedWallets = Readonly<Record<Wallet, boolean>> & {
  readonly standIn: boolean;
  readonly googleMerchantId: string | null;
};

const NONE: OfferedWallets = { ...eachWallet(() => false), standIn: false, googleMerchantId: null };

/** Wallets by gateway. The sandbox accepts all, with a simulated payment sheet. payment#wallets. */
const OF_GATEWAY: Readonly<Record<PaymentGateway["processor"], (wallets: Wallets) => OfferedWallets>> = {
  sandbox: () => ({ ...eachWallet(() => true), standIn: true, googleMerchantId: null }),
  stripe: (wallets) => ({
    ...eachWallet((wallet) => wallets[wallet] !== null),
    standIn: false,
    googleMerchantId: wallets.googlePay?.merchantId ?? null,
  }),
};

/** Returns the wallets that a restaurant accepts, by its processor. payment#wallets. */
export function walletsOf(processor: PaymentProcessor | null, wallets: Wallets): OfferedWallets {
  return processor?.takes === "cards" ? OF_GATEWAY[processor.gateway.processor](wallets) : NONE;
}

/** Maximum number of Apple Pay sessions per network address and minute. */
const SESSIONS_A_MINUTE = 30;
const MINUTE_MS = 60_000;

export type ApplePaySessionDeps = PaymentVenueDeps & {
  readonly paymentGateways: PaymentGateways;
  readonly wallets: Wallets;
  readonly config: Pick<ApiConfig, "origin">;
};

/**
 * Handles `POST /payment/get-apple-pay-session`: requests merchant validation, from Apple's hosts only.
 * api#apple-pay-session, payment#apple-hosts.
 */
export function handleGetApplePaySession(deps: ApplePaySessionDeps): RouteHandler<typeof getApplePaySession, ApiEnv> {
  const { database, paymentGateways, wallets, config } = deps;
  return async (c) => {
    const { app8RestaurantId, processor, validationUrl, domain } = c.req.valid("json");
    const venue = await findPaymentVenue(deps, String(app8RestaurantId));
    if (!venue) return refuse(c, "restaurantUnknown");
    const own = processorOf(venue, paymentGateways);
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
    const displayName = restaurantName(venue.data, c.var.locale);
    const answer = await wallets.applePay.openSession({ validationUrl, domain, displayName });
    if (answer.outcome === "not-apples") {
      securityEvent(c, { event: "apple_session_refused", reason: "not_apples_host" });
      return refuse(c, "invalidRequest");
    }
    if (answer.outcome === "unreachable") return refuse(c, "processorUnreachable");
    c.header("cache-control", "no-store");
    return c.json(answer.session, 200);
  };
}
