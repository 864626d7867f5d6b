import { randomUUID } from "node:crypto";
import type { Refused } from "@comptoir/ordering";
import { inRefusableTransaction } from "../db/refusable-transaction.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import type { PaymentGateway } from "../gateways/payment/port.ts";
import { authoriseCard, type CardOutcome } from "../payment/authorise-card.ts";
import { movePaymentStatus } from "../payment/payments.store.ts";
import {
  type CheckoutKey,
  type CheckoutPayment,
  claimKey,
  closeCheckout,
  giveCheckoutUp,
  openCheckout,
} from "./idempotency.store.ts";
import { NOTHING_TAKEN } from "./order-record.ts";
import { type OrderToPlace, readyWithoutTaking, type TakeRefusal, takeAndWrite } from "./take-and-write.ts";
import { claimAndWrite, closeAndWrite, type WrittenAtOnce } from "./write-order.store.ts";

/** What placing an order came to when it was not placed. */
export type PlaceRefusal =
  | TakeRefusal
  /** The key belongs to somebody else by now: look it up again. */
  | { readonly code: "key-taken" }
  /** The lease on the checkout ran out while the card was asked: others may have ended it, and told the diner so. */
  | { readonly code: "lease-lost" }
  /** The menu is not the one that the order was priced with: review it again. */
  | { readonly code: "menu-changed" }
  | ({ readonly code: "payment-failed" } & Extract<CardOutcome, { approved: false }>);

export type Placed = { readonly orderId: string; readonly number: number; readonly readyAt: Date };
export type Checkout = CheckoutKey & { readonly bodyHash: Buffer };
type PlaceDeps = Pick<Deps, "database" | "jobs" | "config">;

/** Places an order that needs no card: the key, what it takes and the order itself are one transaction. */
export async function placeWithoutCard(
  { database }: PlaceDeps,
  checkout: Checkout,
  toPlace: OrderToPlace,
): Promise<Placed | Refused<PlaceRefusal>> {
  const { orderId } = toPlace.order;
  const readyAt = readyWithoutTaking(toPlace);
  if (readyAt !== null) {
    const order = { ...toPlace.order, readyAt, taken: NOTHING_TAKEN };
    const { bodyHash } = checkout;
    const written = await claimAndWrite(database, order, { checkout, bodyHash, revision: toPlace.revision });
    return describe(toPlace, readyAt, written, "key-taken");
  }
  return inRefusableTransaction<Placed, PlaceRefusal>(database, "read committed", async (transaction) => {
    const claim = await claimKey(transaction, checkout, { bodyHash: checkout.bodyHash, orderId });
    if (!claim.claimed) return { refused: { code: "key-taken" } };
    if (claim.revision !== toPlace.revision) return { refused: { code: "menu-changed" } };
    const written = await takeAndWrite(transaction, toPlace);
    return "refused" in written ? written : { orderId, ...written };
  });
}

function describe(
  { order, revision }: OrderToPlace,
  readyAt: Date,
  written: WrittenAtOnce,
  notOurs: "key-taken" | "lease-lost",
): Placed | Refused<PlaceRefusal> {
  if (written.number !== null) return { orderId: order.orderId, number: written.number, readyAt };
  return { refused: { code: written.revision === revision ? notOurs : "menu-changed" } };
}

/** A card as an order brings it: a token of the gateway and what a receipt may show. */
export type CardToCharge = CheckoutPayment["card"] & { readonly token: string };

/** A checkout whose card has said yes, and that nobody else may finish while its lease holds. */
export type AuthorisedCheckout = Checkout & {
  readonly orderId: string;
  readonly paymentId: string;
  readonly lease: string;
};

/**
 * Asks the card, after noting in the database what is about to be asked: whatever happens from there on, the order is
 * written, or the note is found and the authorisation voided. payment#crash.
 */
export async function authoriseCheckout(
  { database, jobs, config }: PlaceDeps,
  gateway: PaymentGateway,
  checkout: Checkout,
  charge: {
    readonly orderId: string;
    readonly amountCents: OrderToPlace["order"]["totalWithTipCents"];
    readonly card: CardToCharge;
  },
): Promise<AuthorisedCheckout | Refused<PlaceRefusal>> {
  const { token, ...card } = charge.card;
  const authorised = { ...checkout, orderId: charge.orderId, paymentId: randomUUID(), lease: randomUUID() };
  const { paymentId, lease } = authorised;
  const isOpen = await openCheckout(database, checkout, {
    bodyHash: checkout.bodyHash,
    payment: {
      paymentId,
      lease,
      orderId: charge.orderId,
      processor: gateway.processor,
      amountCents: charge.amountCents,
      card,
    },
    leaseMs: config.checkoutLeaseMs,
  });
  if (!isOpen) return { refused: { code: "key-taken" } };
  const outcome = await authoriseCard(gateway, {
    reference: paymentId,
    amountCents: charge.amountCents,
    token,
    postalCode: card.postalCode,
  });
  if (outcome.approved) return authorised;
  const isOurs = await abandonCheckout({ database, jobs }, authorised, outcome.leaves);
  // Who slept so long that others let go of its checkout has nothing to say of the card: they may have asked it again.
  return { refused: isOurs ? { code: "payment-failed", ...outcome } : { code: "lease-lost" } };
}

/**
 * Writes the order of a checkout whose card said yes, in one transaction with the note that its money is to be taken: a job
 * beside it, or the payment's own row, which the sweeper reads. Decision 015.
 */
export async function placeWithCard(
  { database, jobs }: PlaceDeps,
  checkout: AuthorisedCheckout,
  toPlace: OrderToPlace,
): Promise<Placed | Refused<PlaceRefusal>> {
  const { restaurantId, paymentId, lease } = checkout;
  const readyAt = readyWithoutTaking(toPlace);
  if (readyAt !== null) {
    const order = { ...toPlace.order, readyAt, taken: NOTHING_TAKEN };
    const close = { checkout, lease, paymentId, revision: toPlace.revision };
    const written = await closeAndWrite(database, order, close);
    if (written.number !== null) jobs.enqueueSoon("settle-payment", { restaurantId, paymentId });
    return describe(toPlace, readyAt, written, "lease-lost");
  }
  return inRefusableTransaction<Placed, PlaceRefusal>(database, "read committed", async (transaction) => {
    const claim = await closeCheckout(transaction, checkout, lease);
    if (!claim.claimed) return { refused: { code: "lease-lost" } };
    if (claim.revision !== toPlace.revision) return { refused: { code: "menu-changed" } };
    const move = { from: "authorising", to: "authorised", lease } as const;
    if (!(await movePaymentStatus(transaction, { restaurantId, paymentId }, move))) {
      throw new Error("a checkout is held without its payment");
    }
    await jobs.enqueue(transaction, "settle-payment", { restaurantId, paymentId });
    const written = await takeAndWrite(transaction, toPlace);
    return "refused" in written ? written : { orderId: checkout.orderId, ...written };
  });
}

/**
 * Ends a checkout that comes to nothing: its key is free again, and what may be set aside on the card is let go. Answers false
 * when others have ended it before.
 */
export async function abandonCheckout(
  { database, jobs }: Pick<Deps, "database" | "jobs">,
  checkout: AuthorisedCheckout,
  leaves: "declined" | "voiding",
): Promise<boolean> {
  const { restaurantId, paymentId, lease } = checkout;
  return inTransaction(database, "read committed", async (transaction) => {
    const isOurs = await giveCheckoutUp(transaction, checkout, lease, leaves);
    if (isOurs && leaves === "voiding") await jobs.enqueue(transaction, "settle-payment", { restaurantId, paymentId });
    return isOurs;
  });
}
