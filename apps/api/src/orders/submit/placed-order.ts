import type { CartQuote } from "../../quote/cart-request.ts";
import type { OrderCard, PlacedOrder } from "../order-record.ts";
import type { PlacedAt } from "../write/take-and-write.ts";
import type { OrderToPlace } from "../write/take-scarce.ts";

/** An order as its submit answers it, of what was reviewed and what was written. */
export function placedOrder(
  { order }: OrderToPlace,
  { orderItems }: Pick<CartQuote, "orderItems">,
  { number, readyAt, card }: PlacedAt & { readonly card: OrderCard | null },
): PlacedOrder {
  return {
    ...order,
    number,
    readyAt,
    card,
    status: "placed",
    items: orderItems,
    refunds: [],
    history: [{ status: "placed", at: order.placedAt.toISOString(), byGuest: true }],
    // As `placedNoticesStep` writes it.
    tellsReady: order.destination.kind === "pickup" && order.contact.phone_number !== null,
  };
}

/** How orders stand that are placed without any money. */
const NOTHING_TAKEN_NOW: readonly PlacedOrder["paymentStatus"][] = ["on-premise", "not-required", "invoiced"];

/**
 * An order as its submit answered it, whatever has become of it since: the same key is answered the same. payment#replay.
 */
export function asPlaced(order: PlacedOrder): PlacedOrder {
  const isCardPayment = !NOTHING_TAKEN_NOW.includes(order.paymentStatus);
  return {
    ...order,
    status: "placed",
    paymentStatus: isCardPayment ? "authorised" : order.paymentStatus,
    history: order.history.slice(0, 1),
    refunds: [],
  };
}
