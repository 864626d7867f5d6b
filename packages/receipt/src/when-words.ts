import type { OrderData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { isDeliveryKind } from "@comptoir/ordering";

/**
 * Returns the label of an order's time. For a delivery it is the departure of an order for as soon as
 * possible, or the chosen arrival.
 */
export function whenLabel({ destination: { kind }, date }: Pick<OrderData, "destination" | "date">): string {
  if (kind === "table") return m.order_served_label();
  if (isDeliveryKind(kind)) return date === null ? m.order_leaves_label() : m.order_delivered_label();
  if (date === null) return m.order_ready_label();
  return kind === "suite" ? m.suite_brought_label() : m.order_ready_at_label();
}
