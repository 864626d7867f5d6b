import type { OrderData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { isDeliveryKind } from "@comptoir/ordering";

/**
 * Returns the label of an order's time: at the table, on its way, delivered, in the suite, ready, pickup. For a
 * delivery as soon as possible it is the departure; a chosen time is the diner's.
 */
export function whenLabel({ destination: { kind }, date }: Pick<OrderData, "destination" | "date">): string {
  if (kind === "table") return m.order_served_label();
  if (isDeliveryKind(kind)) return date === null ? m.order_leaves_label() : m.order_delivered_label();
  if (date === null) return m.order_ready_label();
  return kind === "suite" ? m.suite_brought_label() : m.order_ready_at_label();
}
