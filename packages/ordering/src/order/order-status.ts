import type { Refused } from "../refusal.ts";

/** The states of a placed order, in the order in which they come. */
export const ORDER_STATUSES = ["placed", "in-progress", "ready", "completed", "cancelled"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * From each state to those that may follow, the usual one first. Staff may skip a step, since not every kitchen marks each of
 * them, and an order may be cancelled until it is handed over; what is completed or cancelled stays so.
 */
const NEXT_STATUSES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: ["in-progress", "ready", "completed", "cancelled"],
  "in-progress": ["ready", "completed", "cancelled"],
  ready: ["completed", "cancelled"],
  completed: [],
  cancelled: [],
};

/** Hours after it was ready after which an order that is not moved is completed, where its venue says nothing else. time#completes-after. */
export const COMPLETES_AFTER_HOURS = 6;

/** Days after which who ordered is erased from an order, where its venue says nothing else. venue#contact-retention. */
export const CONTACT_RETENTION_DAYS = 365;

/** Why an order cannot move on as asked. */
export type TransitionRefusal = {
  readonly code: "move-not-possible";
  readonly from: OrderStatus;
  readonly to: OrderStatus;
};

/** Tells what stands in the way of moving an order on; null when it may. */
export function checkTransition(from: OrderStatus, to: OrderStatus): Refused<TransitionRefusal> | null {
  return NEXT_STATUSES[from].includes(to) ? null : { refused: { code: "move-not-possible", from, to } };
}

/** The state that follows another when no step is skipped; null after the last. */
export function nextStatus(status: OrderStatus): OrderStatus | null {
  return NEXT_STATUSES[status][0] ?? null;
}

/** Tells whether nothing more can happen to an order. */
export function isOver(status: OrderStatus): boolean {
  return nextStatus(status) === null;
}
