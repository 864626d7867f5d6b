import { cents, isRefused } from "@comptoir/ordering";
import type { OrderDeps } from "../order-deps.ts";
import type { PlacedOrder } from "../order-record.ts";
import type { ReviewedOrder } from "../review/review-order.ts";
import type { Charge } from "../review/review-payment.ts";
import type { Checkout } from "./checkouts.store.ts";
import { type PlaceOutcome, type Reviewed, reviewAndPlace, type Submission } from "./complete-checkout.ts";
import { placedOrder } from "./place-order.ts";
import type { PlaceRefusal } from "./place-refusal.ts";

/** A submission of several orders as it was reviewed, order by order: a school's dates, a hub's kitchens. */
export type ReviewedSeveral<Part extends ReviewedOrder = ReviewedOrder> = Reviewed & {
  readonly parts: readonly Part[];
};

/** Places several orders under one key: all of them, or none. Answers them in the sequence of their review. payment#write. */
export async function placeSeveral<Review extends ReviewedSeveral>(
  deps: OrderDeps,
  checkout: Checkout,
  submission: Submission<Review>,
): Promise<PlaceOutcome<readonly PlacedOrder[]>> {
  const outcome = await reviewAndPlace<Review>(deps, checkout, submission);
  if (typeof outcome === "string" || isRefused(outcome)) return outcome;
  const { review, orders } = outcome.placed;
  const placed = review.parts.flatMap(({ orders: [toPlace], quote }) => {
    const placedAt = orders.find(({ orderId }) => orderId === toPlace.order.orderId);
    if (!placedAt) return [];
    const submissionId = submission.id === placedAt.orderId ? null : submission.id;
    return { ...placedOrder(toPlace, quote, placedAt), submissionId };
  });
  return { placed };
}

/** The order that a refusal is about; the first where it is about all of them. */
export function partOf<Part extends ReviewedOrder>({ parts }: ReviewedSeveral<Part>, refusal: PlaceRefusal): Part {
  const isMeant = ({ orders: [{ order }] }: Part) => "orderId" in refusal && order.orderId === refusal.orderId;
  const part = parts.find(isMeant) ?? parts[0];
  if (!part) throw new Error("a submission has at least one order");
  return part;
}

/** One charge of what all orders come to; none where none of them charges anything. */
export function chargeTogether(parts: readonly ReviewedOrder[]): readonly Charge[] {
  const charges = parts.flatMap((part) => part.charges);
  const sumCents = cents(charges.reduce((sum, { amountCents }) => sum + amountCents, 0));
  return charges[0] ? [{ ...charges[0], amountCents: sumCents }] : [];
}

/** What all of them cost together. */
export function totalOf(parts: readonly ReviewedOrder[]) {
  return cents(parts.reduce((sum, { quote }) => sum + quote.costs.totalWithTipCents, 0));
}
