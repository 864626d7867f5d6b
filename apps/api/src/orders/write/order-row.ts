import { randomUUIDv7 } from "node:crypto";
import type { NewOrder } from "../order-record.ts";

/** The columns of an order as it is handed to its statement, as SQL: the fields of `orderAsRow`. */
export const ORDER_COLUMNS = `
  restaurant_id text, id uuid, revision int8, local_day date, type text, destination json, owner text,
  placed_at timestamptz, ready_at timestamptz, wanted_at timestamptz, locale text, venue json, costs json,
  explanation json, total_with_tip_cents int8, contact json, remarks json, payment_method text,
  payment_status text, payment_reference text, card_type text, card_last4 text, taken jsonb, child_id uuid, lines json, position int4, event_id uuid`;

/** An order with the revision that it was priced with, and its place among the orders of its submission. */
export function orderAsRow(order: NewOrder, revision: number, position: number) {
  return {
    restaurant_id: order.restaurantId,
    id: order.orderId,
    revision,
    local_day: order.localDay,
    type: order.type,
    destination: order.destination,
    owner: order.owner,
    placed_at: order.placedAt,
    ready_at: order.readyAt,
    wanted_at: order.wantedAt,
    locale: order.locale,
    venue: order.venue,
    costs: order.costs,
    explanation: order.explanation,
    total_with_tip_cents: order.totalWithTipCents,
    contact: order.contact,
    remarks: order.remarks,
    payment_method: order.paymentMethod,
    payment_status: order.paymentStatus,
    payment_reference: order.paymentReference,
    card_type: order.card?.type ?? null,
    card_last4: order.card?.last4 ?? null,
    taken: order.taken,
    child_id: order.childId,
    lines: order.lines.map(({ itemId, menuId, quantity, orderPriceCents, details }) => [
      String(itemId),
      String(menuId),
      quantity,
      orderPriceCents,
      details,
    ]),
    position,
    event_id: randomUUIDv7(),
  };
}
