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

/** Delay in seconds before a client retries an order that is being placed. */
export const IN_PROGRESS_RETRY_SECONDS = 1;
const IN_PROGRESS = {
  refused: { name: "inProgress", details: { retryAfterSeconds: IN_PROGRESS_RETRY_SECONDS } },
} as const;

/**
 * Outcome of placing. `key-taken`: another request runs under the same key. `lease-lost`: the lease has
 * expired, so another request may run under the same key by now.
 */
export type PlaceOutcome<Placed> = { readonly placed: Placed } | "key-taken" | "lease-lost" | Refused<SubmitRefusal>;

/**
 * Completes a checkout, once per `Idempotency-Key`. A replay gets the first answer, even if the request would
 * be refused today. A refusal is not stored, so a corrected body may follow under the same key. Most keys are
 * new, so the key is looked up only if placing fails. Only the first answer removes the lines from the cart:
 * a replay must not clear the next cart. payment#idempotency-key, payment#replay, ordering#cart-after-order.
 * @param sent everything that identifies the request; the same key with a different `sent` is refused
 */
export async function completeCheckout<Placed>(
  c: Context<ApiEnv>,
  deps: OrderDeps,
  request: {
    readonly key: string | undefined;
    readonly sent: unknown;
    readonly cart: Omit<OrderedCart, "key">;
    readonly place: (checkout: Checkout) => Promise<PlaceOutcome<Placed>>;
    /** Loads the orders of a placed submission, in the state of the first answer. */
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
    // A server that was paused past its lease does not authorise again. The client retries and finds the
    // placed orders.
    if (typeof outcome === "string") return IN_PROGRESS;
    deps.metrics.refusals.inc({ code: outcome.refused.name });
    return outcome;
  }
}

/**
 * Maximum number of reviews of one submission. A menu that changes between the review and the write requires
 * another review.
 */
const REVIEWS_MAX = 5;
/** Base delay in ms of the backoff while another transaction locks the account. */
const OWNER_HELD_MS = 20;

/**
 * A reviewed submission: its orders, at least one, and its card payments. One payment pays all orders, or
 * each order has its own. There are none if nothing is due.
 */
export type ReviewedSubmission = {
  readonly orders: readonly ReviewedOrder[];
  readonly charges: readonly Charge[];
  /** Revision of the hub at which the kitchens' orders were priced; absent without a hub. */
  readonly revision?: number;
};

/**
 * A submission. `review` checks it against the current menus; `word` writes the message for a refusal of one
 * of its orders.
 */
export type Submission = {
  readonly id: string;
  readonly review: () => Promise<ReviewedSubmission | Refused<SubmitRefusal>>;
  readonly word: (order: ReviewedOrder, refusal: PlaceRefusal) => Promise<SubmitRefusal>;
  /** The order that the submission replaces; absent for none. ordering#change-by-guest. */
  readonly replaces?: Replacement;
};

/**
 * Reviews a submission, authorises its card, takes stock and slots, and writes all its orders or none. If a
 * menu changed since the review, it reviews again. The card is authorised once: if the final amount differs,
 * the authorisation is voided and the new price is reported. payment#authorise-write-capture, payment#write,
 * ordering#never-believed.
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
        return { refused: await word(orderOfRefusal(refused, reviewed), refused) };
      }
      held = answer;
    }
    const orders = reviewed.orders.map((order) => withCard(order, held));
    const written = await takeAndWrite(deps.database, {
      ...{ checkout, submissionId: id, held, replaces, revision: reviewed.revision },
      orders: orders.map(({ toPlace }) => toPlace),
    });
    if (!isRefused(written)) {
      // A worker captures due payments too: if this server crashes, the capture is delayed, not lost. It skips
      // payments of orders that await an answer.
      for (const { restaurantId, paymentId } of held?.payments ?? []) deps.captureSoon({ restaurantId, paymentId });
      return { placed: orders.map((order, index) => placedOrder(order, id, written[index] as PlacedAt)) };
    }
    const { refused } = written;
    if (refused.code === "key-not-held") return held ? "lease-lost" : "key-taken";
    // A deleted account's session is over too. people#deletion.
    if (refused.code === "owner-gone") return giveUp({ name: "sessionExpired" });
    if (refused.code === "owner-held") await delay(OWNER_HELD_MS * 2 ** round);
    else if (refused.code === "menu-changed") await deps.venues.whenCaughtUp();
    else return giveUp(await word(orderOfRefusal(refused, reviewed), refused));
  }
  return giveUp({ name: "unavailable", details: { retryAfterSeconds: 1 } });
}

/** Returns whether `charges` pays the same orders and amounts as the authorised payments. */
function areTheSame(charges: readonly Charge[], payments: AuthorisedCheckout["payments"]): boolean {
  const isSame = ({ amountCents, pays }: Charge, index: number) =>
    amountCents === payments[index]?.amountCents && pays?.orderId === payments[index]?.pays?.orderId;
  return charges.length === payments.length && charges.every(isSame);
}

/**
 * Sets an order's `card` to the card of its own payment, or else of the submission's payment; null if no card
 * is charged.
 */
function withCard(reviewed: ReviewedOrder, held: AuthorisedCheckout | null): ReviewedOrder {
  const { order } = reviewed.toPlace;
  const payments = held?.payments ?? [];
  const own = payments.find(({ pays }) => pays?.orderId === order.orderId);
  const card: OrderCard | null = (own ?? payments.find(({ pays }) => pays === undefined))?.card ?? null;
  return { ...reviewed, toPlace: { ...reviewed.toPlace, order: { ...order, card } } };
}

/**
 * Returns the order that a refusal is about; the first order if the refusal concerns the whole submission.
 */
function orderOfRefusal(refusal: PlaceRefusal, { orders }: ReviewedSubmission): ReviewedOrder {
  const isMeant = ({ toPlace: { order } }: ReviewedOrder) => "orderId" in refusal && order.orderId === refusal.orderId;
  return orders.find(isMeant) ?? (orders[0] as ReviewedOrder);
}
