import type { PageSources } from "@comptoir/contract";
import { cents } from "@comptoir/ordering";
import type { PaymentGateway } from "../port.ts";
import { authoriseIntent } from "./authorise-intent.ts";
import { listIntents } from "./list-intents.ts";
import { captureIntent, lookUpIntent, refundIntent, voidIntent } from "./move-intent.ts";
import { readEvent } from "./read-event.ts";
import { forgetCard, openCustomer, saveCard, shareCard } from "./stripe-customers.ts";
import type { StripeDeps } from "./stripe-deps.ts";

/** What a checkout loads from Stripe: its library, the frames of its fields and of a bank's question, and its API. */
const PAGE_SOURCES: PageSources = {
  script: ["https://js.stripe.com"],
  frame: ["https://js.stripe.com", "https://hooks.stripe.com"],
  connect: ["https://api.stripe.com"],
  formAction: [],
};

/** Stripe takes nothing under 0.50 $. */
const LEAST_CENTS = cents(50);

/** Stripe, through its official library. A payment of ours is one intent there. payment#stripe, decision 044. */
export function createStripeGateway(
  deps: StripeDeps & { readonly publishableKey: string; readonly webhookSecret: string | null },
): PaymentGateway {
  const { webhookSecret } = deps;
  return {
    processor: "stripe",
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
    ...(webhookSecret !== null && { readEvent: (sent) => readEvent(deps, webhookSecret, sent) }),
  };
}
