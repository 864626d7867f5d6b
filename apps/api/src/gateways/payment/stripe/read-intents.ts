import { type Cents, ZERO_CENTS } from "@comptoir/ordering";
import type Stripe from "stripe";
import type { CardShown, GatewayPaymentState, ListedPayment, ListOutcome } from "../port.ts";
import { chargeOf, feeBackOf } from "./application-fee.ts";
import { type StripeDeps, WITH_CHARGE } from "./stripe-deps.ts";
import { faultOf } from "./stripe-faults.ts";
import { adoptIntent, findPayment, type KnownIntent } from "./stripe-payments.store.ts";

/**
 * Age in ms up to which a payment record without an intent id means that no intent was confirmed. A restore
 * may have lost the id of an older record, so Stripe is searched.
 */
const WRITTEN_WITHIN_MS = 10 * 60_000;

/**
 * Retrieves a payment's intent from Stripe; null if none was ever confirmed. If a restore lost the intent's
 * id, Stripe is searched by our reference.
 */
export async function findIntent(deps: StripeDeps, reference: string): Promise<Stripe.PaymentIntent | null> {
  const known = await findPayment(deps.books, { reference });
  if (known?.intent) return deps.stripe.paymentIntents.retrieve(known.intent, WITH_CHARGE);
  return isSettledHere(known) ? null : searchIntent(deps, reference);
}

function isSettledHere(known: KnownIntent | null): boolean {
  return known !== null && (known.isClosed || Date.now() - known.createdAt.getTime() < WRITTEN_WITHIN_MS);
}

/** Searches for an intent by our reference, and stores its id. Stripe's search index lags by up to a minute. */
export async function searchIntent(
  { stripe, books, account }: StripeDeps,
  reference: string,
): Promise<Stripe.PaymentIntent | null> {
  const { data } = await stripe.paymentIntents.search({
    query: `metadata["${REFERENCE}"]:"${reference}"`,
    limit: 1,
    expand: ["data.latest_charge"],
  });
  const intent = data[0] ?? null;
  if (intent) await adoptIntent(books, { reference, intent: intent.id, amountCents: intent.amount as Cents, account });
  return intent;
}

const AT_ONCE = 100;

/**
 * Lists the payments that Stripe created since a moment and that hold money, sorted by reference. Stripe
 * sorts by time, so all are fetched first; after a restore they cover only some hours.
 */
export async function listIntents(deps: StripeDeps, since: Date, after: string | null): Promise<ListOutcome> {
  const payments: ListedPayment[] = [];
  try {
    const listed = deps.stripe.paymentIntents.list({
      created: { gte: Math.floor(since.getTime() / 1000) },
      limit: AT_ONCE,
      expand: ["data.latest_charge"],
    });
    for await (const intent of listed) {
      const reference = intent.metadata[REFERENCE];
      const state = stateOf(intent);
      if (!reference || state === null || state === "none") continue;
      if (after !== null && reference <= after) continue;
      payments.push({
        reference,
        state,
        amountCents: intent.amount as Cents,
        refundedCents: refundedOf(intent),
        ...(await listedFee(deps, intent)),
        at: new Date(intent.created * 1000),
      });
    }
  } catch (error) {
    faultOf("list intents", error, deps.report);
    return { outcome: "unreachable" };
  }
  return { outcome: "listed", payments: payments.sort((one, other) => (one.reference < other.reference ? -1 : 1)) };
}

async function listedFee(deps: StripeDeps, intent: Stripe.PaymentIntent): Promise<Pick<ListedPayment, "fee">> {
  const charge = chargeOf(intent);
  const takenCents = (
    charge?.captured && charge.application_fee ? charge.application_fee_amount : null
  ) as Cents | null;
  if (!takenCents) return {};
  return { fee: { takenCents, backCents: (await feeBackOf(deps, intent)).feeBackCents ?? ZERO_CENTS } };
}

/** Metadata field for our reference on an intent. */
export const REFERENCE = "comptoir_reference";

/** Maps an intent's status to ours; null while Stripe is still processing it. */
export function stateOf(intent: Stripe.PaymentIntent): GatewayPaymentState | null {
  switch (intent.status) {
    case "requires_capture":
      return "authorised";
    case "succeeded":
      return chargeOf(intent)?.refunded ? "refunded" : "captured";
    case "canceled":
      return "voided";
    case "processing":
      return null;
    case "requires_payment_method":
      return intent.last_payment_error ? "declined" : "none";
    default:
      return "none";
  }
}

export function refundedOf(intent: Stripe.PaymentIntent): Cents {
  return (chargeOf(intent)?.amount_refunded ?? 0) as Cents;
}

export function cardOf(intent: Stripe.PaymentIntent): CardShown {
  const card = chargeOf(intent)?.payment_method_details?.card;
  return { type: brandOf(card?.brand), last4: card?.last4 ?? null };
}

const BRANDS: Readonly<Record<string, string>> = { visa: "VISA", mastercard: "MC", amex: "AMEX" };

export function brandOf(brand: string | null | undefined): string | null {
  return brand ? (BRANDS[brand] ?? brand.toUpperCase()) : null;
}
