import { NO_PLATFORM_FEE } from "@comptoir/ordering";
import pino from "pino";
import { afterAll, afterEach } from "vitest";
import type { PaymentGateways } from "../gateways/payment/payment-gateways.ts";
import { openStripe } from "../gateways/payment/stripe/stripe-gateway.ts";
import { type BooksDifference, checkBooks } from "../money/books/check-books.ts";
import { openPaymentBooks } from "../money/payment/payment-books.ts";
import { sharedCardQueue } from "../money/payment/shared-cards.ts";
import { workEvents } from "../money/payment/work-events.ts";
import { workRefunds } from "../money/payment/work-refunds.ts";
import type { ApiConfig } from "../platform/settings.ts";
import { workDue } from "../platform/work/keep-working.ts";
import { changeRestaurant } from "../venue/venues/pause-orders.ts";
import { GRILL } from "./grill.ts";
import { processPaymentsNow } from "./process-payments-now.ts";
import { CONNECT_SECRET, WEBHOOK_SECRET } from "./stripe-events.ts";
import { openStripeServer, type StripeServer } from "./stripe-server.ts";
import { openTestApi, type TestApi } from "./test-api.ts";

export const STRIPE_GRILL = { ...GRILL, restaurant: { ...GRILL.restaurant, payment_processor: "stripe" } };

/** An API with a fake Stripe. Background work runs only when a test calls it. */
export type StripeApi = TestApi & {
  readonly stripe: StripeServer;
  /** Connects a restaurant to an account that takes cards, as if its manager had finished at Stripe. */
  readonly connect: (restaurantId: string, account: string) => Promise<void>;
  /** What the books say against Stripe: the differences that `comptoir books check` lists. */
  readonly differences: () => Promise<readonly BooksDifference[]>;
  /** Sends due refunds to Stripe. */
  readonly refunded: () => Promise<void>;
  /** The gateways as the workers have them. */
  readonly gateways: () => PaymentGateways;
  /** Captures, voids and refunds what is pending. */
  readonly processed: () => Promise<void>;
  /** Processes due events; returns their number. */
  readonly worked: () => Promise<number>;
  readonly cardsForgotten: () => Promise<void>;
  readonly said: readonly Record<string, unknown>[];
};

export async function openStripeApi(config: Partial<ApiConfig> = {}, fee = NO_PLATFORM_FEE): Promise<StripeApi> {
  const stripe = await openStripeServer();
  afterEach(() => stripe.calm());
  afterAll(() => stripe.close());
  const said: Record<string, unknown>[] = [];
  const logger = pino({ level: "info" }, { write: (line) => void said.push(JSON.parse(line)) });
  const gateways: { current: PaymentGateways } = { current: {} };
  const settings = {
    ...{ secretKey: "sk_test_1", publishableKey: "pk_test_1" },
    ...{ webhookSecret: WEBHOOK_SECRET, connectWebhookSecret: CONNECT_SECRET },
    fee,
  };
  const at = { host: "127.0.0.1", port: stripe.port, protocol: "http", timeout: 500 } as const;
  const test = await openTestApi({ sweepEveryMs: 3_600_000, ...config }, async (pool) => {
    gateways.current = { stripe: await openStripe(settings, { books: pool, logger }, at) };
    return gateways.current;
  });
  const { pool } = test;
  const deps = () => ({
    database: pool,
    payments: openPaymentBooks(pool),
    gateways: gateways.current,
    logger,
  });
  return {
    ...test,
    stripe,
    said,
    connect: async (restaurantId, account) => {
      if (!stripe.accounts.has(account)) stripe.addAccount(account);
      await changeRestaurant(pool, restaurantId, async (transaction) => {
        await transaction.query(
          `insert into stripe_accounts (restaurant_id, account_id, request_key, charges_enabled, payouts_enabled, details_submitted, updated_at)
           values ($1, $2, gen_random_uuid(), true, true, true, now())
           on conflict (restaurant_id) do update set account_id = $2, charges_enabled = true, request_key = gen_random_uuid()`,
          [restaurantId, account],
        );
        return {};
      });
      await test.api.whenCaughtUp();
    },
    differences: () => Array.fromAsync(checkBooks({ database: pool, gateways: gateways.current }, new Date())),
    refunded: async () => void (await workRefunds(deps())),
    gateways: () => gateways.current,
    processed: () => processPaymentsNow(pool, gateways.current),
    worked: () => workEvents(deps()),
    cardsForgotten: async () => void (await workDue(sharedCardQueue(deps()), deps())),
  };
}
