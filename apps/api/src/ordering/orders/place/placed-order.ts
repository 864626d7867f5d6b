import { ACCOUNT_CREDIT, meansOf, ZERO_CENTS } from "@comptoir/ordering";
import { paidBy } from "../../../money/tender/tender.ts";
import type { PlacedOrder } from "../order-record.ts";
import type { ReviewedOrder } from "../review/review-order.ts";
import type { PlacedAt } from "./take-and-write.ts";

/** Builds the order that a submit returns. The number and the ready time are known only after the write. */
export function placedOrder(
  { toPlace: { order } }: ReviewedOrder,
  submissionId: string,
  placedAt: PlacedAt,
): PlacedOrder {
  const creditCents = paidBy(ACCOUNT_CREDIT.name, order.tenders);
  return {
    ...order,
    number: placedAt.number,
    submissionId: submissionId === order.orderId ? null : submissionId,
    readyAt: placedAt.readyAt,
    status: "placed",
    items: order.lines,
    credit: creditCents > 0 ? { order: creditCents } : null,
    refunds: [],
    // A submit's answer and its replays omit the earned points; a later read has them.
    pointsEarned: 0,
    paidAtTableCents: ZERO_CENTS,
    acceptedAt: null,
    declined: null,
    isVoiding: false,
    history: [{ status: "placed", at: order.placedAt.toISOString(), byGuest: true }],
    // Same condition as `READY_LATER` in `order-notices.store.ts`.
    tellsReady: order.destination.kind === "pickup" && order.contact.phone_number !== null,
  };
}

/**
 * Returns an order as its submit returned it, without later changes, so that a replay gets the same answer.
 * payment#replay.
 */
export function asPlaced(order: PlacedOrder): PlacedOrder {
  return {
    ...order,
    status: "placed",
    paymentStatus: meansOf(order.paymentMethod)?.begins ?? order.paymentStatus,
    credit: order.credit?.order ? { order: order.credit.order } : null,
    history: order.history.slice(0, 1),
    refunds: [],
    pointsEarned: 0,
    paidAtTableCents: ZERO_CENTS,
    acceptedAt: null,
    declined: null,
  };
}
