import type Stripe from "stripe";
import type { GatewayEvent, SentEvent } from "../port.ts";
import { REFERENCE } from "./read-intents.ts";
import type { StripeDeps } from "./stripe-deps.ts";
import { referenceOf } from "./stripe-payments.store.ts";

/** Maximum age of a webhook's signature. Stripe signs each delivery anew. */
const SIGNED_WITHIN_SECONDS = 300;

/** Object of an event: an intent, or a charge, refund or dispute with its intent's id. */
type About = {
  readonly id?: string;
  readonly object?: string;
  readonly payment_intent?: string | { readonly id: string } | null;
  readonly metadata?: Stripe.Metadata | null;
};

/** Parses a Stripe event whose signature is valid. payment#webhooks. */
export async function readEvent(
  { stripe, books }: Pick<StripeDeps, "stripe" | "books">,
  secret: string,
  { body, signature }: SentEvent,
): Promise<GatewayEvent | null> {
  if (signature === null) return null;
  const event = await stripe.webhooks
    .constructEventAsync(Buffer.from(body), signature, secret, SIGNED_WITHIN_SECONDS)
    .catch(() => null);
  if (event === null || !isName(event.id) || !isName(event.type) || !isMoment(event.created)) return null;
  const about = (event.data?.object ?? {}) as About;
  const intent = intentOf(about);
  const known = intent === null ? null : await referenceOf(books, intent);
  const { account = null } = event;
  if (account !== null && !isName(account)) return null;
  return {
    id: event.id,
    type: event.type,
    account,
    reference: known ?? readReference(about.metadata?.[REFERENCE]),
    happenedAt: new Date(event.created * 1000),
  };
}

function isName(text: unknown): text is string {
  return typeof text === "string" && /^[\w.-]{1,255}$/.test(text);
}

function isMoment(seconds: unknown): boolean {
  return typeof seconds === "number" && Number.isFinite(seconds) && Math.abs(seconds) < 1e11;
}

function intentOf({ object, id, payment_intent: intent }: About): string | null {
  if (object === "payment_intent") return id ?? null;
  return typeof intent === "string" ? intent : (intent?.id ?? null);
}

function readReference(text: string | undefined): string | null {
  return text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : null;
}
