import type { Cents } from "@comptoir/ordering";
import type Stripe from "stripe";
import { REFERENCE } from "./intent-state.ts";
import { type StripeDeps, WITH_CHARGE } from "./stripe-deps.ts";
import { adoptIntent, findPayment, type KnownIntent } from "./stripe-payments.store.ts";

/** Within this an intent's id is written here or nothing was confirmed; later, a restore may have lost it. */
const WRITTEN_WITHIN_MS = 10 * 60_000;

/**
 * The intent of a payment as Stripe has it now; null when nothing was ever confirmed under the reference. One whose id a restore has
 * lost is searched by the reference that it carries.
 */
export async function findIntent(deps: StripeDeps, reference: string): Promise<Stripe.PaymentIntent | null> {
  const known = await findPayment(deps.books, { reference });
  if (known?.intent) return deps.stripe.paymentIntents.retrieve(known.intent, WITH_CHARGE);
  return isSettledHere(known) ? null : searchIntent(deps, reference);
}

function isSettledHere(known: KnownIntent | null): boolean {
  return known !== null && (known.isClosed || Date.now() - known.createdAt.getTime() < WRITTEN_WITHIN_MS);
}

/** Searches for an intent by our reference, and keeps its id when there is one. Stripe's search lags by up to a minute. */
export async function searchIntent(
  { stripe, books }: StripeDeps,
  reference: string,
): Promise<Stripe.PaymentIntent | null> {
  const { data } = await stripe.paymentIntents.search({
    query: `metadata["${REFERENCE}"]:"${reference}"`,
    limit: 1,
    expand: ["data.latest_charge"],
  });
  const intent = data[0] ?? null;
  if (intent) await adoptIntent(books, { reference, intent: intent.id, amountCents: intent.amount as Cents });
  return intent;
}
