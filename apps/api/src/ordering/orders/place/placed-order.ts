import { ACCOUNT_CREDIT, meansOf } from "@comptoir/ordering";
import { paidBy } from "../../../money/tender/tender.ts";
import type { PlacedOrder } from "../order-record.ts";
import type { ReviewedOrder } from "../review/review-order.ts";
import type { PlacedAt } from "./take-and-write.ts";

/** An order as its submit answers it, of what was reviewed and what was written. */
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
    // An order that is read says so; a submit's answer, the first as any later one, does not.
    pointsEarned: 0,
    history: [{ status: "placed", at: order.placedAt.toISOString(), byGuest: true }],
    // As `placedNoticesStep` writes it.
    tellsReady: order.destination.kind === "pickup" && order.contact.phone_number !== null,
  };
}

/** An order as its submit answered it, whatever has become of it since: the same key is answered the same. payment#replay. */
export function asPlaced(order: PlacedOrder): PlacedOrder {
  return {
    ...order,
    status: "placed",
    paymentStatus: meansOf(order.paymentMethod)?.begins ?? order.paymentStatus,
    credit: order.credit?.order ? { order: order.credit.order } : null,
    history: order.history.slice(0, 1),
    refunds: [],
    pointsEarned: 0,
  };
}
