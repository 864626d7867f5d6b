import pino from "pino";
import { afterAll, afterEach } from "vitest";
import type { PaymentGateways } from "../gateways/payment/payment-gateways.ts";
import { openStripe } from "../gateways/payment/stripe/stripe-gateway.ts";
import { openPaymentBooks } from "../money/payment/payment-books.ts";
import type { SettlingDeps } from "../money/payment/process-payment.ts";
import { sharedCardQueue } from "../money/payment/shared-cards.ts";
import { workEvents } from "../money/payment/work-events.ts";
import type { ApiConfig } from "../platform/settings.ts";
import { workDue } from "../platform/work/keep-working.ts";
import { GRILL } from "./grill.ts";
import { processPaymentsNow } from "./process-payments-now.ts";
import { WEBHOOK_SECRET } from "./stripe-events.ts";
import { openStripeServer, type StripeServer } from "./stripe-server.ts";
import { openTestApi, type TestApi } from "./test-api.ts";

export const STRIPE_GRILL = { ...GRILL, restaurant: { ...GRILL.restaurant, payment_processor: "stripe" } };

/** An API with a fake Stripe. Background work runs only when a test calls it. */
export type StripeApi = TestApi & {
  readonly stripe: StripeServer;
  /** Captures, voids and refunds what is pending. */
  readonly processed: () => Promise<void>;
  /** Processes due events; returns their number. */
  readonly worked: () => Promise<number>;
  readonly cardsForgotten: () => Promise<void>;
  readonly said: readonly Record<string, unknown>[];
};

export async function openStripeApi(config: Partial<ApiConfig> = {}): Promise<StripeApi> {
  const stripe = await openStripeServer();
  afterEach(() => stripe.calm());
  afterAll(() => stripe.close());
  const said: Record<string, unknown>[] = [];
  const logger = pino({ level: "info" }, { write: (line) => void said.push(JSON.parse(line)) });
  const gateways: { current: PaymentGateways } = { current: {} };
  const settings = { secretKey: "sk_test_1", publishableKey: "pk_test_1", webhookSecret: WEBHOOK_SECRET };
  const at = { host: "127.0.0.1", port: stripe.port, protocol: "http", timeout: 500 } as const;
  const test = await openTestApi({ sweepEveryMs: 3_600_000, ...config }, async (pool) => {
    gateways.current = { stripe: await openStripe(settings, { books: pool, logger }, at) };
    return gateways.current;
  });
  const { pool } = test;
  const deps = (): SettlingDeps => ({
    database: pool,
    payments: openPaymentBooks(pool),
    gateways: gateways.current,
    logger,
  });
  return {
    ...test,
    stripe,
    said,
    processed: () => processPaymentsNow(pool, gateways.current),
    worked: () => workEvents(deps()),
    cardsForgotten: async () => void (await workDue(sharedCardQueue(deps()), deps())),
  };
}
