import type { PageSources } from "@comptoir/contract";
import { cents, type PlatformFee } from "@comptoir/ordering";
import type Stripe from "stripe";
import type { Logger } from "../../../platform/settings.ts";
import { gatewayName } from "../gateway-name.ts";
import type { PaymentGateway, ReadEvent } from "../port.ts";
import { authoriseIntent } from "./authorise-intent.ts";
import { captureIntent, lookUpIntent, refundIntent, voidIntent } from "./move-intent.ts";
import { readEvent } from "./read-event.ts";
import { listIntents } from "./read-intents.ts";
import { stripeAccounts } from "./stripe-accounts.ts";
import { copyCard, forgetCard, openCustomer, saveCard, shareCard } from "./stripe-customers.ts";
import type { StripeDeps } from "./stripe-deps.ts";
import type { StripeBooks } from "./stripe-payments.store.ts";

/** Origins from which a checkout page loads Stripe's library, its frames and its API. */
const PAGE_SOURCES: PageSources = {
  script: ["https://js.stripe.com"],
  frame: ["https://js.stripe.com", "https://hooks.stripe.com"],
  connect: ["https://api.stripe.com"],
  formAction: [],
};

const LEAST_CENTS = cents(50);

/** Creates the Stripe gateway. Each payment is one PaymentIntent. payment#stripe, decision 044. */
function createStripeGateway(deps: StripeDeps & { readonly publishableKey: string }): PaymentGateway {
  const { account } = deps;
  return {
    processor: "stripe",
    account,
    name: gatewayName("stripe", account),
    publicConfig: { tokenUrl: null, publishableKey: deps.publishableKey },
    pageSources: PAGE_SOURCES,
    leastCents: LEAST_CENTS,
    authorise: (request) => authoriseIntent(deps, request),
    capture: (reference) => captureIntent(deps, reference),
    void: (reference) => voidIntent(deps, reference),
    refund: (reference, part) => refundIntent(deps, reference, part),
    find: (reference) => lookUpIntent(deps, reference),
    list: (since, after) => listIntents(deps, since, after),
    createCustomer: () => openCustomer(deps),
    saveCard: (card) => saveCard(deps, card),
    shareCard: (token) => shareCard(deps, token),
    forgetCard: ({ token }) => forgetCard(deps, token),
  };
}

/**
 * Keys of a Stripe account. Without a webhook secret, webhooks are rejected. Without the one of Connect, no restaurant
 * can connect an account of its own. docs/payments.md.
 */
export type StripeSettings = {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string | null;
  readonly connectWebhookSecret: string | null;
  /** The operator's fee for payments on restaurants' own accounts. */
  readonly fee: PlatformFee;
};

/** Timeout in ms of one call to Stripe; a whole authorisation may take slightly longer. */
const TIMEOUT_MS = 10_000;

/** Opens Stripe. Its library is lazy-loaded. @param at host to call instead of Stripe's, for tests */
export async function openStripe(
  { secretKey, publishableKey, webhookSecret, connectWebhookSecret, fee }: StripeSettings,
  { books, logger }: { readonly books: StripeBooks; readonly logger: Logger },
  at: Pick<Stripe.StripeConfig, "host" | "port" | "protocol" | "timeout"> = {},
): Promise<PaymentGateway> {
  const { default: Library } = await import("stripe");
  const config = { maxNetworkRetries: 1, timeout: TIMEOUT_MS, telemetry: false, ...at };
  const report = (fault: object) => logger.error({ event: "stripe_refuses_us", ...fault });
  const platform = new Library(secretKey, config);
  const shared = { platform, books, report, publishableKey };
  const own = { ...shared, stripe: platform, account: null };
  const ofAccounts = new Map<string, PaymentGateway>();
  const openAccount = (account: string): PaymentGateway => {
    // The library sends `Stripe-Account` with each call of this client, so that none can lack it.
    const stripe = new Library(secretKey, { ...config, stripeAccount: account });
    const deps = { ...shared, stripe, account };
    return { ...createStripeGateway(deps), fee, copyCard: (card) => copyCard(deps, card) };
  };
  const reader =
    (secret: string): ReadEvent =>
    (sent) =>
      readEvent(own, secret, sent);
  return {
    ...createStripeGateway(own),
    ofAccount: (account) => {
      const known = ofAccounts.get(account) ?? openAccount(account);
      ofAccounts.set(account, known);
      return known;
    },
    ...(webhookSecret !== null && { readEvent: reader(webhookSecret) }),
    ...(connectWebhookSecret !== null && {
      readAccountEvent: reader(connectWebhookSecret),
      accounts: stripeAccounts(own, fee),
    }),
  };
}
