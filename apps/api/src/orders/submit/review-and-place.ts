import { setTimeout as delay } from "node:timers/promises";
import { isRefused, type Refused } from "@comptoir/ordering";
import { abandonCheckout, type Checkout } from "../held-checkouts.store.ts";
import type { OrderDeps } from "../order-deps.ts";
import type { OrderCard } from "../order-record.ts";
import type { Charge } from "../review/review-payment.ts";
import type { PlaceRefusal, SubmitRefusal } from "../review/submit-refusal.ts";
import { type PlacedAt, takeAndWrite, type WriteRefusal } from "../write/take-and-write.ts";
import type { OrderToPlace } from "../write/to-place.ts";
import { type AuthorisedCheckout, type AuthoriseRefusal, authoriseCheckout } from "./authorise-checkout.ts";

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
