import { randomUUID, randomUUIDv7 } from "node:crypto";
import type { Refused } from "@comptoir/ordering";
import type { AuthoriseRequest } from "../../gateways/payment/port.ts";
import { authoriseCard } from "../../payment/authorise-card.ts";
import type { CardAttempt } from "../../payment/card-testing.ts";
import type { PaymentName } from "../../payment/payments.store.ts";
import {
  abandonCheckout,
  type Checkout,
  type CheckoutPayment,
  type LeasedCheckout,
  notePayment,
  openCheckout,
} from "../held-checkouts.store.ts";
import type { OrderDeps } from "../order-deps.ts";
import type { OrderCard } from "../order-record.ts";
import type { Charge } from "../review/review-payment.ts";
import type { PaymentFailed, TooLittle, TooManyDeclines } from "../review/submit-refusal.ts";
import { whileRenewed } from "./renew-lease.ts";
import { shareCard } from "./share-card.ts";

/** Why a card was not authorised. */
export type AuthoriseRefusal =
  /** The key belongs to somebody else: look it up again. */
  | { readonly code: "key-taken" }
  /** The lease ran out while the card was asked: others may have ended the checkout, and told the diner so. */
  | { readonly code: "lease-lost" }
  | TooManyDeclines
  | TooLittle
  | PaymentFailed;

/** A payment that was authorised: what it is for, as it was asked, and what card it is by the gateway's word. */
export type AuthorisedPayment = PaymentName & Pick<Charge, "pays" | "amountCents"> & { readonly card: OrderCard };

/** A checkout whose every payment was authorised. */
export type AuthorisedCheckout = LeasedCheckout & { readonly payments: readonly AuthorisedPayment[] };

type AuthoriseDeps = Pick<OrderDeps, "database" | "config" | "cardTesting">;

/**
 * Asks the card, once for each charge, after noting in the database what is about to be asked: whatever happens from there on, the note is
 * found and the authorisation voided, or the orders stand. Where one charge fails those before it are voided. What card it is, the gateway
 * says. payment#authorise-write-capture, hub#hub-charges.
 * @param charges one at least
 */
export async function authoriseCheckout(
  deps: AuthoriseDeps,
  checkout: Checkout,
  submissionId: string,
  charges: readonly Charge[],
): Promise<AuthorisedCheckout | Refused<AuthoriseRefusal>> {
  const { database, config, cardTesting } = deps;
  for (const { gateway, amountCents } of charges) {
    const { leastCents } = gateway;
    if (leastCents !== undefined && amountCents < leastCents) return { refused: { code: "too-little", leastCents } };
  }
  const leased = { ...checkout, lease: randomUUID() };
  const [first, ...others] = charges.map((charge) => ({ charge, payment: paymentOf(charge, checkout, submissionId) }));
  if (first === undefined) throw new Error("a checkout that asks a card charges something");
  const { payer, cardTesting: limits, customer } = first.charge;
  const { count, judge } = cardTesting.attempt(checkout.restaurantId, payer, { ...limits, isKept: customer !== null });
  const opening = { submissionId, payment: first.payment, count, leaseMs: config.checkoutLeaseMs };
  const { isOpen, points } = await openCheckout(database, leased, opening);
  const attempt = judge(points);
  if ("retryAfterSeconds" in attempt) return { refused: { code: "too-many-declines", ...attempt } };
  if (!isOpen) {
    await attempt.was("something-else");
    return { refused: { code: "key-taken" } };
  }
  const card = await whileRenewed(database, leased, config.checkoutLeaseMs, () => shareCard(database, charges));
  if ("refused" in card) {
    await attempt.was(card.refused.isDeclined ? "declined" : "something-else");
    const isOurs = await abandonCheckout(database, leased, first.payment.paymentId);
    const reason = card.refused.isDeclined ? ("cardDeclined" as const) : ("processorUnreachable" as const);
    return {
      refused: isOurs
        ? { code: "payment-failed", approved: false, reason, leaves: "declined" }
        : { code: "lease-lost" },
    };
  }
  const payments: AuthorisedPayment[] = [];
  for (const { charge, payment } of [first, ...others]) {
    // The lease may have run out while the payment before was asked.
    if (payments.length > 0 && !(await notePayment(database, leased, payment))) {
      await attempt.was("something-else");
      return { refused: { code: "lease-lost" } };
    }
    const asked = await askCard(deps, leased, {
      charge: card.asShared(charge),
      payment,
      attempt,
      ofSeveral: placeAmong(charges, charge),
    });
    if ("refused" in asked) {
      // A bank that asks, and a processor that is away, are asked again with the same card; it is forgotten later.
      if (asked.refused.code === "payment-failed" && asked.refused.reason === "cardDeclined") card.forget();
      return asked;
    }
    payments.push(asked);
  }
  card.forget();
  await attempt.was("something-else");
  return { ...leased, payments };
}

/** What is asked of a card, under an id that begins with the time: payments that are made together lie together in their indexes. */
function paymentOf({ gateway, card, amountCents, pays }: Charge, checkout: Checkout, submissionId: string) {
  const { token: _secret, ...kept } = card;
  return {
    restaurantId: pays?.restaurantId ?? checkout.restaurantId,
    orderId: pays?.orderId ?? submissionId,
    paymentId: randomUUIDv7(),
    processor: gateway.processor,
    amountCents,
    card: kept,
  };
}

/** Which of several charges at its gateway a charge is; undefined for one by itself. */
function placeAmong(charges: readonly Charge[], { gateway, card }: Charge): AuthoriseRequest["ofSeveral"] {
  const [first, second] = charges.filter((charge) => charge.gateway === gateway);
  if (!(first && second)) return undefined;
  return first.card === card ? "first" : "next";
}

/** Asks the card for one of the charges; where it says no the checkout is given up, and what was authorised before is voided. */
async function askCard(
  { database, config }: AuthoriseDeps,
  leased: LeasedCheckout,
  {
    charge,
    payment,
    attempt,
    ofSeveral,
  }: {
    readonly charge: Charge;
    readonly payment: CheckoutPayment;
    readonly attempt: CardAttempt;
    readonly ofSeveral: AuthoriseRequest["ofSeveral"];
  },
): Promise<AuthorisedPayment | Refused<AuthoriseRefusal>> {
  const { gateway, card, wallet, customer, amountCents, pays } = charge;
  const { restaurantId, paymentId } = payment;
  const outcome = await whileRenewed(database, leased, config.checkoutLeaseMs, () =>
    authoriseCard(gateway, {
      reference: paymentId,
      amountCents,
      token: card.token,
      ...(wallet && { wallet }),
      customer,
      postalCode: card.postalCode,
      challenge: attempt.challenge,
      ...(ofSeveral && { ofSeveral }),
    }),
  );
  if (outcome.approved) return { restaurantId, paymentId, amountCents, card: outcome.card, ...(pays && { pays }) };
  const isDeclined = outcome.reason === "cardDeclined";
  await attempt.was(isDeclined ? "declined" : "something-else");
  const isOurs = await abandonCheckout(database, leased, outcome.leaves === "declined" ? paymentId : null);
  return { refused: isOurs ? { code: "payment-failed", ...outcome } : { code: "lease-lost" } };
}
