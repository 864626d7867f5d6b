import { randomUUID, randomUUIDv7 } from "node:crypto";
import type { Refused } from "@comptoir/ordering";
import { authoriseCard } from "../../payment/authorise-card.ts";
import { type Checkout, type HeldCheckout, openCheckout } from "../held-checkouts.store.ts";
import type { OrderDeps } from "../order-deps.ts";
import type { OrderCard } from "../order-record.ts";
import type { Charge } from "../review/review-payment.ts";
import type { PaymentFailed, TooManyDeclines } from "../review/submit-refusal.ts";
import { abandonCheckout } from "./abandon-checkout.ts";
import { whileRenewed } from "./renew-lease.ts";

/** Why a card was not authorised. */
export type AuthoriseRefusal =
  /** The key belongs to somebody else: look it up again. */
  | { readonly code: "key-taken" }
  /** The lease ran out while the card was asked: others may have ended the checkout, and told the diner so. */
  | { readonly code: "lease-lost" }
  | TooManyDeclines
  | PaymentFailed;

/**
 * Asks the card, after noting in the database what is about to be asked: whatever happens from there on, the note is found and
 * the authorisation voided, or the orders stand. What card it is, the gateway says. payment#authorise-write-capture.
 */
export async function authoriseCheckout(
  { database, jobs, config, cardTesting }: Pick<OrderDeps, "database" | "jobs" | "config" | "cardTesting">,
  checkout: Checkout,
  submissionId: string,
  { gateway, card, wallet, customer, amountCents, payer, cardTesting: limits }: Charge,
): Promise<(HeldCheckout & { readonly card: OrderCard }) | Refused<AuthoriseRefusal>> {
  const { token, ...kept } = card;
  // Ids that begin with the time: payments that are made together lie together, and fewer pages of their indexes are written.
  const held = { ...checkout, paymentId: randomUUIDv7(), lease: randomUUID() };
  const payment = { submissionId, processor: gateway.processor, amountCents, card: kept };
  const { count, judge } = cardTesting.attempt(checkout.restaurantId, payer, limits);
  const { isOpen, points } = await openCheckout(database, held, { payment, count, leaseMs: config.checkoutLeaseMs });
  const attempt = judge(points);
  if ("retryAfterSeconds" in attempt) return { refused: { code: "too-many-declines", ...attempt } };
  const { challenge } = attempt;
  if (!isOpen) {
    await attempt.was("something-else");
    return { refused: { code: "key-taken" } };
  }
  const { postalCode } = kept;
  const outcome = await whileRenewed(database, held, config.checkoutLeaseMs, () =>
    authoriseCard(gateway, {
      reference: held.paymentId,
      amountCents,
      token,
      ...(wallet && { wallet }),
      customer,
      postalCode,
      challenge,
    }),
  );
  const isDeclined = !outcome.approved && outcome.reason === "cardDeclined";
  await attempt.was(isDeclined ? "declined" : "something-else");
  if (outcome.approved) return { ...held, card: outcome.card };
  const isOurs = await abandonCheckout({ database, jobs }, held, outcome.leaves);
  return { refused: isOurs ? { code: "payment-failed", ...outcome } : { code: "lease-lost" } };
}
