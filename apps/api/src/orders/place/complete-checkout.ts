import { setTimeout as delay } from "node:timers/promises";
import { isRefused, type Refused } from "@comptoir/ordering";
import type { Context } from "hono";
import { forgetCart, type OrderedCart } from "../../cart/forget-cart.ts";
import type { ApiEnv } from "../../middleware/api-env.ts";
import type { RefusalDetails } from "../../middleware/refuse.ts";
import type { OrderDeps } from "../order-deps.ts";
import type { OrderCard } from "../order-record.ts";
import type { OrderToPlace } from "../review/order-to-place.ts";
import type { Charge } from "../review/review-payment.ts";
import type { SubmitRefusal } from "../review/submit.ts";
import { type AuthorisedCheckout, type AuthoriseRefusal, authoriseCheckout } from "./authorise-checkout.ts";
import { checkoutKeyOf, hashBody } from "./checkout-key.ts";
import { abandonCheckout, abandonExpiredCheckout, type Checkout, loadKey } from "./checkouts.store.ts";
import type { PlaceRefusal } from "./place-refusal.ts";
import { type PlacedAt, takeAndWrite, type WriteRefusal } from "./take-and-write.ts";

/** What a client waits before it asks again for an order that is being placed, in seconds. */
export const IN_PROGRESS_RETRY_SECONDS = 1;

/** Why a call that needs a key is not answered, whatever it places. payment#idempotency-key. */
type KeyRefusal = {
  readonly name: "idempotencyKeyMissing" | "idempotencyMismatch" | "inProgress";
  readonly details?: RefusalDetails;
};

/**
 * What a request places, or is refused, once for each `Idempotency-Key` that it may bring; says in a header when it is the first answer
 * again. What was placed leaves the cart with the first answer alone: the next cart may be there by the second.
 * payment#idempotency-key, payment#replay, ordering#cart-after-order.
 * @param sent all that makes the request the same one: the same key with anything else is refused
 */
export async function answerOnce<Placed, Refusal extends { readonly name: string } = SubmitRefusal>(
  c: Context<ApiEnv>,
  deps: OrderDeps,
  {
    key: written,
    sent,
    cart,
    place,
    find,
  }: {
    readonly key: string | undefined;
    readonly sent: unknown;
    readonly cart: Omit<OrderedCart, "key">;
    readonly place: (checkout: Checkout) => Promise<PlaceOutcome<Placed, Refusal>>;
    /** What was answered when it was placed. */
    readonly find: (submissionId: string) => Promise<Placed>;
  },
): Promise<{ readonly placed: Placed } | { readonly refused: KeyRefusal | SubmitRefusal | Refusal }> {
  const key = checkoutKeyOf(c, written);
  if (key === null) {
    const problem = written ? "not-a-uuid" : "required";
    return {
      refused: { name: "idempotencyKeyMissing", details: { issues: [{ path: "idempotency-key", problem }] } },
    };
  }
  const checkout = { ...key, bodyHash: hashBody(sent) };
  const answer = await onceForEachKey<Placed, Refusal>(deps, checkout, { place: () => place(checkout), find });
  if (answer === "mismatch") return { refused: { name: "idempotencyMismatch" } };
  if (answer === "in-progress") {
    return { refused: { name: "inProgress", details: { retryAfterSeconds: IN_PROGRESS_RETRY_SECONDS } } };
  }
  if (isRefused(answer)) {
    deps.metrics.refusals.inc({ code: answer.refused.name });
    return answer;
  }
  if (answer.isReplayed) {
    c.header("idempotent-replayed", "true");
  } else {
    deps.metrics.ordersPlaced.inc({ restaurant: c.var.venue.slug });
    await forgetCart(c, deps, { ...cart, key: key.key });
  }
  return { placed: answer.placed };
}

/** What a key's submit is answered: what was placed, now or the first time, or why nothing is. */
type SubmitAnswer<Placed, Refusal = SubmitRefusal> =
  | { readonly placed: Placed; readonly isReplayed: boolean }
  | { readonly refused: SubmitRefusal | Refusal }
  | "mismatch"
  | "in-progress";

/**
 * Places a submission once for each key. A key whose orders stand is answered as the first time; one that was left half done is
 * taken up again from the beginning, after what its card was authorised for is voided. A refusal is not kept: a corrected body
 * may come under the same key. Most keys are new, and are looked up only when the placing has not gone through: a known one is
 * answered as it was, whatever would be refused today. payment#idempotency-key, payment#replay.
 */
async function onceForEachKey<Placed, Refusal = SubmitRefusal>(
  deps: Pick<OrderDeps, "database">,
  checkout: Checkout,
  submission: {
    readonly place: () => Promise<PlaceOutcome<Placed, Refusal>>;
    /** What a submission was answered with when it was placed. */
    readonly find: (submissionId: string) => Promise<Placed>;
  },
): Promise<SubmitAnswer<Placed, Refusal>> {
  for (;;) {
    const outcome = await submission.place();
    if (typeof outcome === "object" && "placed" in outcome) return { placed: outcome.placed, isReplayed: false };
    const known = await loadKey(deps.database, checkout, checkout.bodyHash);
    if (known.state === "done") return { placed: await submission.find(known.submissionId), isReplayed: true };
    if (known.state === "mismatch") return "mismatch";
    if (known.state === "running") return "in-progress";
    if (known.state === "abandoned") {
      await abandonExpiredCheckout(deps.database, known.lease);
      if (outcome === "key-taken") continue;
    }
    // A server that was paused past its lease does not ask the card again by itself: the page finds out what stands, and asks once more.
    return typeof outcome === "string" ? "in-progress" : outcome;
  }
}

/** A menu that changes between review and order is read anew; one that keeps changing is not waited for for ever. */
const REVIEWS_MAX = 5;
/** An account that is changed or deleted at this moment is so within milliseconds; the second time it is waited for twice as long. */
const OWNER_HELD_MS = 20;

/** What was reviewed: the orders, one or several, and what is charged for them: all at once, or each by itself; none for nothing. */
export type Reviewed = {
  readonly orders: readonly OrderToPlace[];
  readonly charges: readonly Charge[];
  /** The revision of the hub that its kitchens were priced for; absent where no hub sells them. */
  readonly revision?: number;
};

/** A submission: how it is reviewed, each time on the menus as they are then, and how a refusal of it is worded. */
export type Submission<Review extends Reviewed, Refusal = SubmitRefusal, Other = never> = {
  /** Its id: that of its first order, or of what its orders are together. */
  readonly id: string;
  readonly review: () => Promise<Review | Refused<SubmitRefusal>>;
  readonly word: (review: Review, refusal: PlaceRefusal | Other) => Promise<SubmitRefusal | Refusal>;
  /** How its orders are written, in one transaction; absent: as new ones. `Other` is why else they may not be. */
  readonly write?: (orders: {
    readonly held: AuthorisedCheckout | null;
    readonly orders: readonly OrderToPlace[];
  }) => Promise<readonly PlacedAt[] | Refused<WriteRefusal | Other>>;
};

/**
 * What placing came to. `key-taken`: somebody else is at work under the same key; `lease-lost`: somebody else may be by now.
 */
export type PlaceOutcome<Placed, Refusal = SubmitRefusal> =
  | { readonly placed: Placed }
  | "key-taken"
  | "lease-lost"
  | { readonly refused: SubmitRefusal | Refusal };

/**
 * Reviews a submission and places it with the menus that hold at that very moment: when one changed in between, it is reviewed
 * again. The card is asked once; if what it said yes to is not what the orders cost in the end, the authorisation is voided
 * and the difference is told. payment#authorise-write-capture, ordering#never-believed.
 */
export async function reviewAndPlace<
  Review extends Reviewed,
  Refusal = SubmitRefusal,
  Other extends { readonly code: "change-blocked" } = never,
>(
  deps: OrderDeps,
  checkout: Checkout,
  { id, review, word, write }: Submission<Review, Refusal, Other>,
): Promise<
  PlaceOutcome<
    { readonly review: Review; readonly orders: readonly (PlacedAt & { readonly card: OrderCard | null })[] },
    Refusal
  >
> {
  let held: AuthorisedCheckout | null = null;
  const giveUp = async (refused: SubmitRefusal | Refusal) => {
    if (held) await abandonCheckout(deps.database, held, null);
    return { refused };
  };

  for (let round = 1; round <= REVIEWS_MAX; round += 1) {
    const reviewed = await review();
    if (isRefused(reviewed)) return giveUp(reviewed.refused);
    const { orders, charges } = reviewed;
    if (held && !areTheSame(charges, held.payments)) return giveUp({ name: "priceChanged" });
    if (charges.length > 0 && !held) {
      const answer: AuthorisedCheckout | Refused<AuthoriseRefusal> = await authoriseCheckout(
        deps,
        checkout,
        id,
        charges,
      );
      if (isRefused(answer)) {
        const { refused } = answer;
        if (refused.code === "key-taken" || refused.code === "lease-lost") return refused.code;
        return { refused: await word(reviewed, refused) };
      }
      held = answer;
    }
    const cards = new Map(orders.map(({ order }) => [order.orderId, cardOf(order.orderId, held)]));
    const paid = orders.map((toPlace) => ({
      ...toPlace,
      order: { ...toPlace.order, card: cards.get(toPlace.order.orderId) ?? null },
    }));
    const placed = write
      ? await write({ held, orders: paid })
      : await takeAndWrite(deps.database, {
          checkout,
          submissionId: id,
          revision: reviewed.revision,
          held,
          orders: paid,
        });
    if (!("refused" in placed)) {
      // Due by its own row too: a server that ends here delays the capture and does not lose it.
      for (const { restaurantId, paymentId } of held?.payments ?? []) deps.captureSoon({ restaurantId, paymentId });
      const withCards = placed.map((order) => ({ ...order, card: cards.get(order.orderId) ?? null }));
      return { placed: { review: reviewed, orders: withCards } };
    }
    if (placed.refused.code === "not-ours") return held ? "lease-lost" : "key-taken";
    // Its session is over with it. people#deletion.
    if (placed.refused.code === "owner-gone") return giveUp({ name: "sessionExpired" });
    if (placed.refused.code === "owner-held") await delay(OWNER_HELD_MS * 2 ** round);
    else if (placed.refused.code === "menu-changed") await deps.venues.caughtUp();
    else return giveUp(await word(reviewed, placed.refused));
  }
  return giveUp({ name: "unavailable", details: { retryAfterSeconds: 1 } });
}

/** Whether what is to be charged now is what the card has said yes to. */
function areTheSame(charges: readonly Charge[], payments: AuthorisedCheckout["payments"]): boolean {
  const isSame = ({ amountCents, pays }: Charge, index: number) =>
    amountCents === payments[index]?.amountCents && pays?.orderId === payments[index]?.pays?.orderId;
  return charges.length === payments.length && charges.every(isSame);
}

/** The card that pays an order: by a payment of its own, or by that of all; null where nothing of it is charged. */
function cardOf(orderId: string, held: AuthorisedCheckout | null): OrderCard | null {
  const payments = held?.payments ?? [];
  const own = payments.find(({ pays }) => pays?.orderId === orderId);
  return (own ?? payments.find(({ pays }) => pays === undefined))?.card ?? null;
}
