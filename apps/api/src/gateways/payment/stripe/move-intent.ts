import { type Cents, ZERO_CENTS } from "@comptoir/ordering";
import type Stripe from "stripe";
import type { CaptureOutcome, FindOutcome, RefundOutcome, VoidOutcome } from "../port.ts";
import { feeBackOf, feeIdOf, settleFee } from "./application-fee.ts";
import { cardOf, findIntent, refundedOf, searchIntent, stateOf } from "./read-intents.ts";
import { type StripeDeps, WITH_CHARGE } from "./stripe-deps.ts";
import { faultOf } from "./stripe-faults.ts";
import { closePayment } from "./stripe-payments.store.ts";

type Undone = { readonly outcome: "unreachable" | "unknown" };

/**
 * Captures the whole amount, without an idempotency key: Stripe would replay a stored error for a day, and no
 * intent is captured twice anyway.
 */
export async function captureIntent(deps: StripeDeps, reference: string): Promise<CaptureOutcome> {
  return move(deps, "capture intent", async () => {
    const intent = await findIntent(deps, reference);
    if (intent?.status === "succeeded") return { outcome: "captured" };
    if (intent?.status !== "requires_capture") return { outcome: "refused" };
    const { status } = await deps.stripe.paymentIntents.capture(intent.id);
    return { outcome: status === "succeeded" ? "captured" : "refused" };
  });
}

/**
 * Voids an authorisation. Closes the payment in our records first, so that a later confirmation finds it
 * closed, or its intent cancelled.
 */
export async function voidIntent(deps: StripeDeps, reference: string): Promise<VoidOutcome> {
  return move(deps, "cancel intent", async () => {
    const closed = await closePayment(deps.books, reference);
    if (closed === null) return { outcome: "unknown" };
    const intent = await intentToVoid(deps, reference, closed);
    const state = intent && stateOf(intent);
    if (!intent || state === "voided" || state === "refunded") return { outcome: "voided" };
    if (state === "captured") return { outcome: "captured" };
    const { status } = await deps.stripe.paymentIntents.cancel(intent.id);
    return { outcome: status === "canceled" ? "voided" : "unknown" };
  });
}

async function intentToVoid(
  deps: StripeDeps,
  reference: string,
  { intent, wasUnknown }: { readonly intent: string | null; readonly wasUnknown: boolean },
): Promise<Stripe.PaymentIntent | null> {
  if (intent) return deps.stripe.paymentIntents.retrieve(intent, WITH_CHARGE);
  return wasUnknown ? searchIntent(deps, reference) : null;
}

/** Metadata field for our key on a Stripe refund. */
const REFUND_KEY = "comptoir_refund";
/** Stripe's maximum page size; no order has that many refunds. */
const REFUNDS_MAX = 100;

/**
 * Refunds a part of a captured payment, once per key. Stripe deduplicates a key for a day; later the key is
 * found in the refund's metadata. Stripe rejects refunds beyond the captured amount.
 */
export async function refundIntent(
  deps: StripeDeps,
  reference: string,
  { key, amountCents }: { readonly key: string; readonly amountCents: Cents },
): Promise<RefundOutcome> {
  return move(deps, "refund intent", async () => {
    const intent = await findIntent(deps, reference);
    const state = intent && stateOf(intent);
    if (intent && state === "refunded") return { outcome: "refunded", ...(await settleFee(deps, intent)) };
    if (!intent || state !== "captured") return { outcome: "refused" };
    const made = await deps.stripe.refunds.list({ payment_intent: intent.id, limit: REFUNDS_MAX });
    const known = made.data.find(({ metadata }) => metadata?.[REFUND_KEY] === key);
    const { status } =
      known ??
      (await deps.stripe.refunds.create(
        {
          payment_intent: intent.id,
          amount: amountCents,
          metadata: { [REFUND_KEY]: key },
          // The fee is given back in proportion. payment#platform-fee.
          ...(feeIdOf(intent) !== null && { refund_application_fee: true }),
        },
        { idempotencyKey: `refund-${key}` },
      ));
    if (status === "failed" || status === "canceled") return { outcome: "refused" };
    // Some banks leave a refund `pending` for days. It counts as refunded.
    return { outcome: "refunded", ...(await settleFee(deps, intent)) };
  });
}

export async function lookUpIntent(deps: StripeDeps, reference: string): Promise<FindOutcome> {
  try {
    const intent = await findIntent(deps, reference);
    if (!intent)
      return { outcome: "found", state: "none", card: { type: null, last4: null }, refundedCents: ZERO_CENTS };
    const state = stateOf(intent);
    if (state === null) return { outcome: "unreachable" };
    const feeBack = await feeBackOf(deps, intent);
    return { outcome: "found", state, card: cardOf(intent), refundedCents: refundedOf(intent), ...feeBack };
  } catch (error) {
    faultOf("look up intent", error, deps.report);
    return { outcome: "unreachable" };
  }
}

async function move<Outcome>(deps: StripeDeps, call: string, act: () => Promise<Outcome>): Promise<Outcome | Undone> {
  try {
    return await act();
  } catch (error) {
    // Any other error is `unknown`, because the intent's state may have changed concurrently. The caller
    // reads it again.
    return { outcome: faultOf(call, error, deps.report) === "not-done" ? "unreachable" : "unknown" };
  }
}
