import type { OrderData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { isDeliveryKind } from "@comptoir/ordering";

type TimedOrder = Pick<OrderData, "destination" | "date" | "travelMinutes">;

/**
 * Returns the label of an order's time. A delivery's time is its arrival, or when a courier can collect it if the venue
 * has no travel time. time#travel-time.
 */
export function whenLabel({ destination: { kind }, date, travelMinutes }: TimedOrder): string {
  if (kind === "table") return m.order_served_label();
  if (isDeliveryKind(kind)) {
    return date === null && !travelMinutes ? m.order_leaves_label() : m.order_delivered_label();
  }
  if (date === null) return m.order_ready_label();
  return kind === "suite" ? m.suite_brought_label() : m.order_ready_at_label();
}

/**
 * Returns whether an order has a time to tell. Without a chosen time and a preparation time, its `readyAt` is the moment
 * at which it was placed. time#promised-time.
 */
export function hasToldTime({ date, placedAt, readyAt }: Pick<OrderData, "date" | "placedAt" | "readyAt">): boolean {
  return date !== null || Date.parse(readyAt) > Date.parse(placedAt);
}

/** Returns the time that an order's diner is told, as an instant: the kitchen's time and the travel time. */
export function toldAt({ readyAt, travelMinutes }: Pick<OrderData, "readyAt" | "travelMinutes">): string {
  return travelMinutes ? new Date(Date.parse(readyAt) + travelMinutes * 60_000).toISOString() : readyAt;
}
