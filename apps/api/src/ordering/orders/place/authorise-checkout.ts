import { randomUUID, randomUUIDv7 } from "node:crypto";
import { cents, NO_PLATFORM_FEE, platformFeeOf, type Refused } from "@comptoir/ordering";
import type { AuthoriseRequest, PaymentGateway } from "../../../gateways/payment/port.ts";
import { authoriseCard } from "../../../money/payment/authorise-card.ts";
import type { CardAttempt } from "../../../money/payment/card-testing.ts";
import type { PaymentName } from "../../../money/payment/payments.store.ts";
import { forgetSharedCard, noteSharedCard } from "../../../money/payment/shared-cards.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { OrderDeps } from "../order-deps.ts";
import type { OrderCard } from "../order-record.ts";
import type { Charge } from "../review/review-payment.ts";
import {
  abandonCheckout,
  type Checkout,
  type CheckoutPayment,
  type LeasedCheckout,
  notePayment,
  openCheckout,
  renewLease,
} from "./checkouts.store.ts";
import type { PaymentFailed, TooLittle, TooManyDeclines } from "./place-refusal.ts";

export type AuthoriseRefusal =
  /** Another checkout has the same key. The caller must look up the key again. */
  | { readonly code: "key-taken" }
  /**
   * The lease expired during the authorisation. Another server may have abandoned the checkout and answered
   * the diner.
   */
  | { readonly code: "lease-lost" }
  | TooManyDeclines
  | TooLittle
  | PaymentFailed;

type AuthorisedPayment = PaymentName & Pick<Charge, "pays" | "amountCents"> & { readonly card: OrderCard };

export type AuthorisedCheckout = LeasedCheckout & { readonly payments: readonly AuthorisedPayment[] };

type AuthoriseDeps = Pick<OrderDeps, "database" | "config" | "cardTesting" | "paymentGateways">;

/**
 * Authorises each payment once. Each is recorded before the gateway is called, so that after a crash it is
 * voided, unless the orders were written. If one payment fails, the earlier payments are voided. The returned
 * card details are those of the gateway. payment#authorise-write-capture, hub#hub-charges.
 * @param charges at least one
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
  if (first === undefined) throw new Error("A checkout with a card payment needs at least one order.");
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
  const all = [first, ...others];
  const card = await whileRenewed(database, leased, config.checkoutLeaseMs, () => shareCard(deps, all));
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
  for (const { charge, payment } of all) {
    // The lease may have expired during the previous authorisation.
    if (payments.length > 0 && !(await notePayment(database, leased, payment))) {
      await attempt.was("something-else");
      return { refused: { code: "lease-lost" } };
    }
    const asked = await askCard(deps, leased, {
      charge: card.asShared(charge),
      payment,
      attempt,
      seriesPosition: positionAtGateway(charges, charge),
    });
    if ("refused" in asked) {
      // After a bank's challenge or an unreachable processor, a retry needs the same shared card, so the card
      // is kept. A sweep deletes it later.
      if (asked.refused.code === "payment-failed" && asked.refused.reason === "cardDeclined") card.forget();
      return asked;
    }
    payments.push(asked);
  }
  card.forget();
  await attempt.was("something-else");
  return { ...leased, payments };
}

/**
 * Returns the payment to record. Its id is a UUIDv7, so that payments made together are adjacent in their indexes.
 */
function paymentOf({ gateway, card, amountCents, pays }: Charge, checkout: Checkout, submissionId: string) {
  const { token: _secret, copyOf: _original, ...kept } = card;
  return {
    restaurantId: pays?.restaurantId ?? checkout.restaurantId,
    orderId: pays?.orderId ?? submissionId,
    paymentId: randomUUIDv7(),
    processor: gateway.processor,
    account: gateway.account,
    amountCents,
    feeCents: platformFeeOf(amountCents, gateway.fee ?? NO_PLATFORM_FEE),
    card: kept,
  };
}

/**
 * Position of a payment among several payments at its processor, on whatever accounts; undefined for the only one. Only
 * the first may challenge the cardholder: each next challenge would void the payments before it.
 */
function positionAtGateway(charges: readonly Charge[], { gateway, card }: Charge): AuthoriseRequest["seriesPosition"] {
  const [first, second] = charges.filter((charge) => charge.gateway.processor === gateway.processor);
  if (!(first && second)) return undefined;
  return first.card === card ? "first" : "next";
}

/** Authorises one payment. On failure it abandons the checkout, which voids the earlier authorisations. */
async function askCard(
  { database, config }: AuthoriseDeps,
  leased: LeasedCheckout,
  {
    charge,
    payment,
    attempt,
    seriesPosition,
  }: {
    readonly charge: Charge;
    readonly payment: CheckoutPayment;
    readonly attempt: CardAttempt;
    readonly seriesPosition: AuthoriseRequest["seriesPosition"];
  },
): Promise<AuthorisedPayment | Refused<AuthoriseRefusal>> {
  const { gateway, card, wallet, customer, amountCents, pays } = charge;
  const { restaurantId, paymentId, feeCents } = payment;
  const outcome = await whileRenewed(database, leased, config.checkoutLeaseMs, () =>
    authoriseCard(gateway, {
      reference: paymentId,
      amountCents,
      ...(feeCents > 0 && { feeCents: cents(feeCents) }),
      token: card.token,
      ...(card.copyOf !== undefined && { copyOf: card.copyOf }),
      ...(wallet && { wallet }),
      customer,
      postalCode: card.postalCode,
      challenge: attempt.challenge,
      ...(seriesPosition && { seriesPosition }),
    }),
  );
  if (outcome.approved) return { restaurantId, paymentId, amountCents, card: outcome.card, ...(pays && { pays }) };
  const isDeclined = outcome.reason === "cardDeclined";
  await attempt.was(isDeclined ? "declined" : "something-else");
  const isOurs = await abandonCheckout(database, leased, outcome.leaves === "declined" ? paymentId : null);
  return { refused: isOurs ? { code: "payment-failed", ...outcome } : { code: "lease-lost" } };
}

/** A card that is not saved, shared by several payments of one checkout. */
type CardShared = {
  /**
   * Returns the payment with the shared card. Some gateways need the card attached to a customer for several
   * payments.
   */
  readonly asShared: (charge: Charge) => Charge;
  /**
   * Deletes the shared card at the gateway; called once no payment by it is pending. Fire and forget; a sweep
   * retries.
   */
  readonly forget: () => void;
};

const UNSHARED: CardShared = { asShared: (charge) => charge, forget: () => undefined };

/**
 * Prepares a card for several payments, at each gateway that accepts a card only once, and copies it to the restaurants'
 * own accounts. Does nothing for a saved card or a single payment on the account that has the card. Idempotent: a retry
 * after a bank's challenge gets the same answer. The card is recorded first, so that a sweep can delete it at the
 * gateway. hub#hub-charges, payment#shared-card.
 */
async function shareCard(
  { database, paymentGateways }: AuthoriseDeps,
  attempts: readonly { readonly charge: Charge; readonly payment: CheckoutPayment }[],
): Promise<CardShared | Refused<{ readonly isDeclined: boolean }>> {
  const charges = attempts.map(({ charge }) => charge);
  /** Where each charge's card was entered or saved. */
  const homeOf = ({ gateway, isToCopy }: Charge) =>
    (isToCopy ? paymentGateways[gateway.processor] : gateway) ?? gateway;
  const shared = new Map<PaymentGateway, { readonly token: string; readonly customer: string }>();
  const copies = new Map<Charge, string>();
  const forgets: (() => Promise<unknown>)[] = [];
  for (const gateway of new Set(charges.map(homeOf))) {
    const [first, second] = charges.filter((charge) => homeOf(charge) === gateway);
    if (!first || first.customer !== null || first.wallet) continue;
    if (!(gateway.shareCard && (second || first.isToCopy))) continue;
    const { name: processor } = gateway;
    await noteSharedCard(database, { processor, token: first.card.token });
    const answer = await gateway.shareCard(first.card.token);
    if (answer.outcome !== "shared") return { refused: { isDeclined: answer.outcome === "refused" } };
    const { token, customer } = answer;
    shared.set(gateway, { token, customer });
    forgets.push(() => forgetSharedCard(database, gateway.forgetCard, { processor, token }));
  }
  const withShared = (charge: Charge): Charge => {
    const known = shared.get(homeOf(charge));
    return known ? { ...charge, customer: known.customer, card: { ...charge.card, token: known.token } } : charge;
  };
  // All copies are made before the first payment, so that a copy that fails leaves nothing to void.
  for (const { charge, payment } of attempts.filter((attempt) => attempt.charge.isToCopy)) {
    const { gateway, card, customer } = withShared(charge);
    const copy = await gateway.copyCard?.({ token: card.token, customer: customer ?? "", key: payment.paymentId });
    if (copy?.outcome !== "copied") return { refused: { isDeclined: copy?.outcome === "refused" } };
    copies.set(charge, copy.token);
  }
  if (shared.size === 0 && copies.size === 0) return UNSHARED;
  return {
    asShared: (charge) => {
      const token = copies.get(charge);
      const copyOf = charge.card.token;
      return token === undefined
        ? withShared(charge)
        : { ...charge, customer: null, card: { ...charge.card, token, copyOf } };
    },
    forget: () => {
      for (const forget of forgets) forget().catch(() => undefined);
    },
  };
}

/**
 * Number of renewal attempts within one lease, so that a failed attempt is repeated before the lease expires.
 */
const RENEWALS = 4;

/**
 * Runs some work while renewing the lease of its checkout, so that the work may take longer than the lease.
 * The lease can therefore stay short, and the checkout of a crashed server is abandoned soon. An expired
 * lease is not renewed: a server that was paused finds its lease lost. payment#crash.
 */
async function whileRenewed<Result>(
  database: Database,
  leased: LeasedCheckout,
  leaseMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  // Errors are ignored: the next renewal makes up for a failed renewal, and the write checks the lease
  // itself.
  const timer = setInterval(() => renewLease(database, leased, leaseMs).catch(() => false), leaseMs / RENEWALS).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
