import { ZERO_CENTS } from "@comptoir/ordering";
import type Stripe from "stripe";
import type { AuthoriseOutcome, AuthoriseRequest } from "../port.ts";
import { cardOf, REFERENCE } from "./read-intents.ts";
import { type StripeDeps, WITH_CHARGE } from "./stripe-deps.ts";
import { faultOf, isAboutTheCard } from "./stripe-faults.ts";
import { beginPayment, keepChallenge, keepIntent } from "./stripe-payments.store.ts";
import { NoWalletPayload, nameOfCard, walletToken } from "./wallet-token.ts";

/** Prefix of a challenge URL for the page's Stripe library. The account, if any, and the intent's client secret follow. */
const CHALLENGE_SCHEME = "stripe:";

/**
 * Authorises an amount: creates an intent, stores its id, and only then confirms it with the card. The id of
 * an intent that holds money is therefore always stored. Idempotency keys derive from our reference. Decision
 * 044.
 */
export async function authoriseIntent(deps: StripeDeps, request: AuthoriseRequest): Promise<AuthoriseOutcome> {
  const begun = await beginPayment(deps.books, { ...request, account: deps.account, token: nameOfCard(request) });
  if (begun.isClosed) return { outcome: "declined" };
  const { reference } = request;
  try {
    if (begun.isAnswered) {
      const now = { metadata: { [REFERENCE]: reference }, ...feeOf(request) };
      await deps.stripe.paymentIntents.update(begun.intent as string, now);
    }
    const intent = begun.intent ?? (await openIntent(deps.stripe, request)).id;
    if (begun.intent === null && !(await keepIntent(deps.books, { reference, intent }))) return { outcome: "declined" };
    return await confirm(deps, request, { intent, isAnswered: begun.isAnswered });
  } catch (error) {
    // The intent was never confirmed, so it holds no money.
    const fault = faultOf("open intent", error, deps.report);
    return fault === "refused" || fault === "declined" ? { outcome: "failed" } : { outcome: "unreachable" };
  }
}

/** Stripe takes the fee when it captures the payment, and nothing of a payment that is cancelled. */
function feeOf({ feeCents = ZERO_CENTS }: AuthoriseRequest) {
  return feeCents > 0 ? { application_fee_amount: feeCents } : {};
}

function openIntent(stripe: Stripe, request: AuthoriseRequest) {
  const { reference, amountCents, customer, seriesPosition } = request;
  return stripe.paymentIntents.create(
    {
      amount: amountCents,
      currency: "cad",
      capture_method: "manual",
      // Only the server can confirm the intent, even after a challenge.
      confirmation_method: "manual",
      allowed_payment_method_types: ["card"],
      metadata: { [REFERENCE]: reference },
      ...feeOf(request),
      ...(customer !== null && { customer }),
      // Later payments of this customer then need no challenge. A card that was copied to an account has none.
      ...(seriesPosition === "first" && customer !== null && { setup_future_usage: "off_session" as const }),
    },
    { idempotencyKey: reference },
  );
}

async function confirm(
  deps: StripeDeps,
  request: AuthoriseRequest,
  { intent, isAnswered }: { readonly intent: string; readonly isAnswered: boolean },
): Promise<AuthoriseOutcome> {
  const { reference, challenge, seriesPosition } = request;
  const name = nameOfCard(request);
  try {
    // An intent that passed its challenge has its card. Sending the card again would cause another challenge.
    const card = isAnswered
      ? {}
      : {
          ...(await cardOfRequest(deps, request)),
          ...(challenge === "required" &&
            seriesPosition !== "next" && {
              payment_method_options: { card: { request_three_d_secure: "challenge" as const } },
            }),
        };
    const confirmed = await deps.stripe.paymentIntents.confirm(
      intent,
      { ...card, ...(seriesPosition === "next" ? { off_session: true } : { use_stripe_sdk: true }), ...WITH_CHARGE },
      { idempotencyKey: `${reference}:confirm` },
    );
    return await outcomeOf(deps, confirmed, reference, name);
  } catch (error) {
    if (error instanceof NoWalletPayload) return { outcome: "declined" };
    const fault = faultOf("confirm intent", error, deps.report);
    if (fault === "declined") return { outcome: "declined" };
    if (fault === "not-done") return { outcome: "unreachable" };
    if (fault === "unknown") return { outcome: "unknown" };
    if (isAboutTheCard(error)) return { outcome: "declined" };
    // The intent was already confirmed or cancelled, or its challenge is still open. Read its current state.
    const now = await deps.stripe.paymentIntents.retrieve(intent, WITH_CHARGE).catch(() => null);
    return now ? outcomeOf(deps, now, reference, name) : { outcome: "unknown" };
  }
}

async function outcomeOf(
  { books, account }: StripeDeps,
  intent: Stripe.PaymentIntent,
  reference: string,
  token: string,
): Promise<AuthoriseOutcome> {
  switch (intent.status) {
    case "requires_capture":
      return { outcome: "approved", card: cardOf(intent) };
    case "requires_action":
      await keepChallenge(books, { reference, token });
      return { outcome: "challenge", challengeUrl: challengeUrl(account, intent) };
    case "requires_payment_method":
    case "canceled":
      return { outcome: "declined" };
    default:
      return { outcome: "unknown" };
  }
}

/** The page shows a challenge by Stripe's library of the account that has the intent. */
function challengeUrl(account: string | null, { client_secret: secret }: Stripe.PaymentIntent): string {
  return `${CHALLENGE_SCHEME}${account === null ? "" : `${account}/`}${secret}`;
}

/** Returns the card to confirm with: Stripe's token, or the token from a wallet's payload. */
async function cardOfRequest(deps: StripeDeps, { wallet, token, reference }: AuthoriseRequest) {
  if (!wallet) return { payment_method: token };
  const opened = await walletToken(deps, { wallet, token, reference });
  return { payment_method_data: { type: "card" as const, card: { token: opened } } };
}
