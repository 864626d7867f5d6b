import { isRefused } from "@comptoir/ordering";
import type { Deps } from "../deps.ts";
import type { PlacedOrder } from "./order-record.ts";
import {
  type AuthorisedCheckout,
  abandonCheckout,
  authoriseCheckout,
  type Checkout,
  type Placed,
  type PlaceRefusal,
  placeWithCard,
  placeWithoutCard,
} from "./place-order.ts";
import { lostTime } from "./ready-times.ts";
import { type ReviewedOrder, reviewOrder, type Submit } from "./review-order.ts";
import { type SubmitRefusal, wordPlaceRefusal } from "./submit-refusal.ts";

/** A menu that changes between review and order is read anew; one that keeps changing is not waited for for ever. */
const REVIEWS_MAX = 5;

/** What a submit came to. `key-taken`: somebody else is at work under the same key; `lease-lost`: somebody else may be by now. */
export type SubmitOutcome = PlacedOrder | "key-taken" | "lease-lost" | { readonly refused: SubmitRefusal };

/**
 * Reviews an order and places it with the menu that holds at that very moment: when the menu changed in between, it is
 * reviewed again. The card is asked once; if the amount that it authorised is not what the order costs in the end, it is
 * voided and the difference is told. payment#void, bill#server-prices.
 */
export async function placeReviewed(deps: Deps, checkout: Checkout, submit: Submit): Promise<SubmitOutcome> {
  let authorised: (AuthorisedCheckout & { readonly amountCents: number }) | null = null;
  const giveUp = async (refused: SubmitRefusal): Promise<SubmitOutcome> => {
    if (authorised) await abandonCheckout(deps, authorised, "voiding");
    return { refused };
  };

  let { venue } = submit;
  for (let review = 1; review <= REVIEWS_MAX; review += 1) {
    const reviewed = await reviewOrder(deps, { ...submit, venue });
    if (isRefused(reviewed)) return giveUp(reviewed.refused);
    const { toPlace, charge } = reviewed;
    const { totalWithTipCents } = toPlace.order;
    if (authorised && (charge === null || authorised.amountCents !== totalWithTipCents)) {
      return giveUp({ name: "priceChanged" });
    }
    let placed: Placed | { readonly refused: PlaceRefusal };
    if (charge === null) {
      placed = await placeWithoutCard(deps, checkout, toPlace);
    } else {
      if (!authorised) {
        const asked = { orderId: submit.orderId, amountCents: totalWithTipCents, card: charge.card };
        const answer = await authoriseCheckout(deps, charge.gateway, checkout, asked);
        if (isRefused(answer)) return wordOrPass(deps, submit, reviewed, answer.refused);
        authorised = { ...answer, amountCents: totalWithTipCents };
      }
      placed = await placeWithCard(deps, authorised, toPlace);
    }
    if (!isRefused(placed)) return describe(reviewed, placed);
    if (placed.refused.code !== "menu-changed") {
      const worded = await wordOrPass(deps, submit, reviewed, placed.refused);
      return typeof worded === "object" && isRefused(worded) ? giveUp(worded.refused) : worded;
    }
    await deps.venues.settled();
    venue = (await deps.venues.byId(venue.restaurantId)) ?? venue;
  }
  return giveUp({ name: "unavailable", details: { retryAfterSeconds: 1 } });
}

async function wordOrPass(
  { database }: Deps,
  { venue, locale }: Submit,
  { quote, time }: ReviewedOrder,
  refusal: PlaceRefusal,
): Promise<"key-taken" | "lease-lost" | { readonly refused: SubmitRefusal }> {
  if (refusal.code === "key-taken" || refusal.code === "lease-lost") return refusal.code;
  if (refusal.code === "menu-changed") return { refused: { name: "unavailable", details: { retryAfterSeconds: 1 } } };
  const lost = refusal.code === "interval-full" ? await lostTime(database, venue, time) : null;
  return { refused: wordPlaceRefusal(refusal, { quote, locale, lostTime: lost }) };
}

function describe({ toPlace, quote }: ReviewedOrder, { number, readyAt }: Placed): PlacedOrder {
  const { order } = toPlace;
  return {
    ...order,
    number,
    readyAt,
    status: "placed",
    items: quote.orderItems,
    history: [{ status: "placed", at: order.placedAt.toISOString() }],
  };
}
