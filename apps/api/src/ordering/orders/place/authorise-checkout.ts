import { randomUUID, randomUUIDv7 } from "node:crypto";
import type { Refused } from "@comptoir/ordering";
import type { AuthoriseRequest } from "../../../gateways/payment/port.ts";
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

/** Why a card was not authorised. */
export type AuthoriseRefusal =
  /** Another checkout has the key: look it up again. */
  | { readonly code: "key-taken" }
  /** The lease ran out while the card was asked: others may have ended the checkout, and told the diner so. */
  | { readonly code: "lease-lost" }
  | TooManyDeclines
  | TooLittle
  | PaymentFailed;

/** A payment that was authorised: what it is for, as it was asked, and what card it is by the gateway's word. */
type AuthorisedPayment = PaymentName & Pick<Charge, "pays" | "amountCents"> & { readonly card: OrderCard };

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

/** How a card that is not kept is charged several times, for one checkout. */
type CardShared = {
  /** The charge as it may be asked: of the gateway's customer that the card was handed to for these charges, where it needs one. */
  readonly asShared: (charge: Charge) => Charge;
  /** Has the gateway forget the card once no charge of it is pending. Fire and forget; a sweep retries. */
  readonly forget: () => void;
};

const UNSHARED: CardShared = { asShared: (charge) => charge, forget: () => undefined };

/**
 * Makes a card good for all charges of a checkout, at each gateway that takes a card once alone. A card that is kept, and one that is charged
 * once, need nothing. Asked again with the same card, a gateway answers as before, so that a bank's question between two attempts
 * does no harm. That it is to be forgotten is noted before. hub#hub-charges, payment#shared-card.
 */
async function shareCard(
  database: Database,
  charges: readonly Charge[],
): Promise<CardShared | Refused<{ readonly isDeclined: boolean }>> {
  const gateways = new Set(charges.map(({ gateway }) => gateway));
  const shared = new Map<string, { readonly token: string; readonly customer: string }>();
  const forgets: (() => Promise<unknown>)[] = [];
  for (const gateway of gateways) {
    const [first, second] = charges.filter((charge) => charge.gateway === gateway);
    if (!(first && second && gateway.shareCard) || first.customer !== null || first.wallet) continue;
    const { processor } = gateway;
    await noteSharedCard(database, { processor, token: first.card.token });
    const answer = await gateway.shareCard(first.card.token);
    if (answer.outcome !== "shared") return { refused: { isDeclined: answer.outcome === "refused" } };
    const { token, customer } = answer;
    shared.set(processor, { token, customer });
    forgets.push(() => forgetSharedCard(database, gateway.forgetCard, { processor, token }));
  }
  if (shared.size === 0) return UNSHARED;
  return {
    asShared: (charge) => {
      const known = shared.get(charge.gateway.processor);
      return known ? { ...charge, customer: known.customer, card: { ...charge.card, token: known.token } } : charge;
    },
    forget: () => {
      for (const forget of forgets) forget().catch(() => undefined);
    },
  };
}

/** How many renewals may fail before the lease runs out. */
const RENEWALS = 3;

/**
 * Does something while the lease of its checkout is renewed, so that it may take longer than a lease, and that a lease need not
 * be longer than a server is missed. A lease that has run out is not renewed: a server that was paused finds it lost.
 * payment#crash.
 */
async function whileRenewed<Result>(
  database: Database,
  leased: LeasedCheckout,
  leaseMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  // A failed renewal is covered by the next one, and the write checks the lease itself.
  const timer = setInterval(() => renewLease(database, leased, leaseMs).catch(() => false), leaseMs / RENEWALS).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
