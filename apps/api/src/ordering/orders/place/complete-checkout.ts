import { setTimeout as delay } from "node:timers/promises";
import { isRefused, type Refused } from "@comptoir/ordering";
import type { Context } from "hono";
import type { ApiEnv } from "../../../platform/middleware/api-env.ts";
import { forgetCart, type OrderedCart } from "../../cart/forget-cart.ts";
import type { OrderDeps } from "../order-deps.ts";
import type { OrderCard, PlacedOrder } from "../order-record.ts";
import type { ReviewedOrder } from "../review/review-order.ts";
import type { Charge } from "../review/review-payment.ts";
import type { SubmitRefusal } from "../review/submit.ts";
import { type AuthorisedCheckout, authoriseCheckout } from "./authorise-checkout.ts";
import { checkoutKeyOf, hashBody } from "./checkout-key.ts";
import { abandonCheckout, abandonExpiredCheckout, type Checkout, loadKey } from "./checkouts.store.ts";
import type { PlaceRefusal } from "./place-refusal.ts";
import { placedOrder } from "./placed-order.ts";
import { type PlacedAt, type Replacement, takeAndWrite } from "./take-and-write.ts";

/** What a client waits before it asks again for an order that is being placed, in seconds. */
export const IN_PROGRESS_RETRY_SECONDS = 1;
const IN_PROGRESS = {
  refused: { name: "inProgress", details: { retryAfterSeconds: IN_PROGRESS_RETRY_SECONDS } },
} as const;

/** What placing came to. `key-taken`: another request is at work under the same key; `lease-lost`: another one may be by now. */
export type PlaceOutcome<Placed> = { readonly placed: Placed } | "key-taken" | "lease-lost" | Refused<SubmitRefusal>;

/**
 * Completes a checkout, once for each `Idempotency-Key`. A key whose orders stand is answered as the first time, and a header says so; one that
 * was left half done is taken up again from the beginning, after what its card was authorised for is voided. A refusal is not kept: a
 * corrected body may come under the same key. Most keys are new, and are looked up only when the placing has not gone through: a known one
 * is answered as it was, whatever would be refused today. What was placed leaves the cart with the first answer alone: the next cart may
 * be there by the second. payment#idempotency-key, payment#replay, ordering#cart-after-order.
 * @param sent all that makes the request the same one: the same key with anything else is refused
 */
export async function completeCheckout<Placed>(
  c: Context<ApiEnv>,
  deps: OrderDeps,
  request: {
    readonly key: string | undefined;
    readonly sent: unknown;
    readonly cart: Omit<OrderedCart, "key">;
    readonly place: (checkout: Checkout) => Promise<PlaceOutcome<Placed>>;
    /** What was answered when it was placed. */
    readonly find: (submissionId: string) => Promise<Placed>;
  },
): Promise<{ readonly placed: Placed } | Refused<SubmitRefusal>> {
  const key = checkoutKeyOf(c, request.key);
  if (key === null) {
    const issues = [{ path: "idempotency-key", problem: request.key ? "not-a-uuid" : "required" }] as const;
    return { refused: { name: "idempotencyKeyMissing", details: { issues } } };
  }
  const checkout = { ...key, bodyHash: hashBody(request.sent) };
  for (;;) {
    const outcome = await request.place(checkout);
    if (typeof outcome === "object" && "placed" in outcome) {
      deps.metrics.ordersPlaced.inc({ restaurant: c.var.venue.slug });
      await forgetCart(c, deps, { ...request.cart, key: key.key });
      return outcome;
    }
    const known = await loadKey(deps.database, checkout, checkout.bodyHash);
    if (known.state === "done") {
      c.header("idempotent-replayed", "true");
      return { placed: await request.find(known.submissionId) };
    }
    if (known.state === "mismatch") return { refused: { name: "idempotencyMismatch" } };
    if (known.state === "running") return IN_PROGRESS;
    if (known.state === "abandoned") {
      await abandonExpiredCheckout(deps.database, known.lease);
      if (outcome === "key-taken") continue;
    }
    // A server that was paused past its lease does not ask the card again by itself: the page finds out what stands, and asks once more.
    if (typeof outcome === "string") return IN_PROGRESS;
    deps.metrics.refusals.inc({ code: outcome.refused.name });
    return outcome;
  }
}

/** A menu that changes between review and order is read anew; one that keeps changing is not waited for for ever. */
const REVIEWS_MAX = 5;
/** An account that is changed or deleted at this moment is so within milliseconds; the second time it is waited for twice as long. */
const OWNER_HELD_MS = 20;

/** A submission as it was reviewed: its orders, one or several, and what is charged for them: all at once, or each by itself; none for nothing. */
export type ReviewedSubmission = {
  /** One at least. */
  readonly orders: readonly ReviewedOrder[];
  readonly charges: readonly Charge[];
  /** The revision of the hub that its kitchens were priced for; absent where no hub sells them. */
  readonly revision?: number;
};

/** A submission: how it is reviewed, each time on the menus as they are then, and how a refusal of one of its orders is worded. */
export type Submission = {
  /** Its id: that of its first order, or of what its orders are together. */
  readonly id: string;
  readonly review: () => Promise<ReviewedSubmission | Refused<SubmitRefusal>>;
  readonly word: (order: ReviewedOrder, refusal: PlaceRefusal) => Promise<SubmitRefusal>;
  /** The order in whose stead it is placed; absent: none. ordering#change-by-guest. */
  readonly replaces?: Replacement;
};

/**
 * Reviews a submission, has its card authorised, takes what is scarce and writes its orders, with the menus that hold at that very moment: when
 * one changed in between, it is reviewed again. The card is asked once; if what it said yes to is not what the orders cost in the end, the
 * authorisation is voided and the difference is told. All orders are placed, or none; they are answered in the sequence of their review.
 * payment#authorise-write-capture, payment#write, ordering#never-believed.
 */
export async function reviewAndPlace(
  deps: OrderDeps,
  checkout: Checkout,
  { id, review, word, replaces }: Submission,
): Promise<PlaceOutcome<readonly PlacedOrder[]>> {
  let held: AuthorisedCheckout | null = null;
  const giveUp = async (refused: SubmitRefusal) => {
    if (held) await abandonCheckout(deps.database, held, null);
    return { refused };
  };

  for (let round = 1; round <= REVIEWS_MAX; round += 1) {
    const reviewed = await review();
    if (isRefused(reviewed)) return giveUp(reviewed.refused);
    const { charges } = reviewed;
    if (held && !areTheSame(charges, held.payments)) return giveUp({ name: "priceChanged" });
    if (charges.length > 0 && !held) {
      const answer: Awaited<ReturnType<typeof authoriseCheckout>> = await authoriseCheckout(
        deps,
        checkout,
        id,
        charges,
      );
      if (isRefused(answer)) {
        const { refused } = answer;
        if (refused.code === "key-taken" || refused.code === "lease-lost") return refused.code;
        return { refused: await word(meantBy(refused, reviewed), refused) };
      }
      held = answer;
    }
    const orders = reviewed.orders.map((order) => withCard(order, held));
    const written = await takeAndWrite(deps.database, {
      ...{ checkout, submissionId: id, held, replaces, revision: reviewed.revision },
      orders: orders.map(({ toPlace }) => toPlace),
    });
    if (!isRefused(written)) {
      // Due by its own row too: a server that ends here delays the capture and does not lose it.
      for (const { restaurantId, paymentId } of held?.payments ?? []) deps.captureSoon({ restaurantId, paymentId });
      return { placed: orders.map((order, index) => placedOrder(order, id, written[index] as PlacedAt)) };
    }
    const { refused } = written;
    if (refused.code === "not-ours") return held ? "lease-lost" : "key-taken";
    // Its session is over with it. people#deletion.
    if (refused.code === "owner-gone") return giveUp({ name: "sessionExpired" });
    if (refused.code === "owner-held") await delay(OWNER_HELD_MS * 2 ** round);
    else if (refused.code === "menu-changed") await deps.venues.caughtUp();
    else return giveUp(await word(meantBy(refused, reviewed), refused));
  }
  return giveUp({ name: "unavailable", details: { retryAfterSeconds: 1 } });
}

/** Whether what is to be charged now is what the card has said yes to. */
function areTheSame(charges: readonly Charge[], payments: AuthorisedCheckout["payments"]): boolean {
  const isSame = ({ amountCents, pays }: Charge, index: number) =>
    amountCents === payments[index]?.amountCents && pays?.orderId === payments[index]?.pays?.orderId;
  return charges.length === payments.length && charges.every(isSame);
}

/** An order with the card that pays it, by a payment of its own or by that of all; none where nothing of it is charged. */
function withCard(reviewed: ReviewedOrder, held: AuthorisedCheckout | null): ReviewedOrder {
  const { order } = reviewed.toPlace;
  const payments = held?.payments ?? [];
  const own = payments.find(({ pays }) => pays?.orderId === order.orderId);
  const card: OrderCard | null = (own ?? payments.find(({ pays }) => pays === undefined))?.card ?? null;
  return { ...reviewed, toPlace: { ...reviewed.toPlace, order: { ...order, card } } };
}

/** The order that a refusal is about; the first where it is about all of them. */
function meantBy(refusal: PlaceRefusal, { orders }: ReviewedSubmission): ReviewedOrder {
  const isMeant = ({ toPlace: { order } }: ReviewedOrder) => "orderId" in refusal && order.orderId === refusal.orderId;
  return orders.find(isMeant) ?? (orders[0] as ReviewedOrder);
}
