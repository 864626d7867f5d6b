import type { Refused } from "../refusal.ts";

/** The states of a placed order, in the order in which they come. */
export const ORDER_STATUSES = ["placed", "in-progress", "ready", "completed", "cancelled"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * From each state to those that may follow. A table's order may be served without ever waiting at the counter, and an
 * order may be cancelled as long as nobody has it; what is completed or cancelled stays so.
 */
export const ORDER_TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: ["in-progress", "cancelled"],
  "in-progress": ["ready", "completed", "cancelled"],
  ready: ["completed", "cancelled"],
  completed: [],
  cancelled: [],
};

/** Why an order cannot move on as asked. */
export type TransitionRefusal = {
  readonly code: "not-after";
  readonly from: OrderStatus;
  readonly to: OrderStatus;
};

/** Tells what stands in the way of moving an order on; null when it may. */
export function checkTransition(from: OrderStatus, to: OrderStatus): Refused<TransitionRefusal> | null {
  return ORDER_TRANSITIONS[from].includes(to) ? null : { refused: { code: "not-after", from, to } };
}

/** Tells whether nothing more can happen to an order. */
export function isSettled(status: OrderStatus): boolean {
  return ORDER_TRANSITIONS[status].length === 0;
}
