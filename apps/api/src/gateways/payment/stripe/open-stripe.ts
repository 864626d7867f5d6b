import type Stripe from "stripe";
import type { Logger } from "../../../settings.ts";
import type { PaymentGateway } from "../port.ts";
import { createStripeGateway } from "./stripe-gateway.ts";
import type { StripeBooks } from "./stripe-payments.store.ts";

/** The keys of a Stripe account. Without a webhook secret Stripe's events are not taken. docs/payments.md. */
export type StripeSettings = {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string | null;
};

/** How long Stripe may take for one answer; our own wait for a whole authorisation is a little longer. */
const TIMEOUT_MS = 10_000;

/**
 * Opens Stripe. Its library is loaded here and not before: an installation without Stripe does not carry it.
 * @param at another address than Stripe's own, for tests
 */
export async function openStripe(
  { secretKey, ...settings }: StripeSettings,
  { books, logger }: { readonly books: StripeBooks; readonly logger: Logger },
  at: Pick<Stripe.StripeConfig, "host" | "port" | "protocol" | "timeout"> = {},
): Promise<PaymentGateway> {
  const { default: Library } = await import("stripe");
  const stripe = new Library(secretKey, { maxNetworkRetries: 1, timeout: TIMEOUT_MS, telemetry: false, ...at });
  const report = (fault: object) => logger.error({ event: "stripe_refuses_us", ...fault });
  return createStripeGateway({ stripe, books, report, ...settings });
}
