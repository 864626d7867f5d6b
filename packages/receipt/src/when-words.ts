import type { OrderData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { isDeliveryKind } from "@comptoir/ordering";

/**
 * What the time of an order means: at the table, on its way, delivered, in the suite, ready, to be picked up. What is
 * delivered as soon as can be leaves at its time; a time that was chosen is the one that the diner asked for.
 */
export function whenLabel({ destination: { kind }, date }: Pick<OrderData, "destination" | "date">): string {
  if (kind === "table") return m.order_served_label();
  if (isDeliveryKind(kind)) return date === null ? m.order_leaves_label() : m.order_delivered_label();
  if (date === null) return m.order_ready_label();
  return kind === "suite" ? m.suite_brought_label() : m.order_ready_at_label();
}
