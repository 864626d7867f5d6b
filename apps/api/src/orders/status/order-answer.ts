import type { OrderData } from "@comptoir/contract";
import { formatCents, tableNumOf } from "@comptoir/ordering";
import type { PlacedOrder } from "../order-record.ts";

/** An order as the confirmation and status page gets it. api#get-order. */
export function formatOrder(order: PlacedOrder): OrderData {
  const { zone, ...restaurant } = order.venue;
  return {
    id: order.orderId,
    number: String(order.number),
    status: order.status,
    type: order.type,
    destination: order.destination,
    tableNum: tableNumOf(order.destination),
    placedAt: order.placedAt.toISOString(),
    readyAt: order.readyAt.toISOString(),
    date: order.wantedAt?.toISOString() ?? null,
    zone,
    locale: order.locale,
    restaurant: { ...restaurant, tax_numbers: [...restaurant.tax_numbers] },
    items: [...order.items],
    costs: order.costs,
    explanation: order.explanation,
    payment: {
      method: order.paymentMethod,
      status: order.paymentStatus,
      amount: formatCents(order.totalWithTipCents),
      type: order.card?.type ?? null,
      last4: order.card?.last4 ?? null,
    },
    history: order.history.map(({ status, at }) => ({ status, at: new Date(at).toISOString() })),
  };
}
