import type { Refused } from "../refusal.ts";

/** The states of an order, in sequence. */
export const ORDER_STATUSES = ["placed", "in-progress", "ready", "completed", "cancelled"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The states that may follow each state, the usual one first. Staff may skip states that they do not mark. */
const NEXT_STATUSES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: ["in-progress", "ready", "completed", "cancelled"],
  "in-progress": ["ready", "completed", "cancelled"],
  ready: ["completed", "cancelled"],
  completed: [],
  cancelled: [],
};

/** Default number of hours from ready until an order is completed automatically. time#completes-after. */
export const COMPLETES_AFTER_HOURS = 6;

/** Default number of days after which an order's contact details are erased. venue#contact-retention. */
export const CONTACT_RETENTION_DAYS = 365;

export type TransitionRefusal = {
  readonly code: "move-not-possible";
  readonly from: OrderStatus;
  readonly to: OrderStatus;
};

/** Checks that an order can change from one state to another; null if it can. */
export function checkTransition(from: OrderStatus, to: OrderStatus): Refused<TransitionRefusal> | null {
  return NEXT_STATUSES[from].includes(to) ? null : { refused: { code: "move-not-possible", from, to } };
}

/** Checks that staff can call an order back to an earlier state; null if they can. board#recall. */
export function checkRecall(from: OrderStatus, to: OrderStatus): Refused<TransitionRefusal> | null {
  const isBack = from !== "cancelled" && ORDER_STATUSES.indexOf(to) < ORDER_STATUSES.indexOf(from);
  return isBack ? null : { refused: { code: "move-not-possible", from, to } };
}

export function nextStatus(status: OrderStatus): OrderStatus | null {
  return NEXT_STATUSES[status][0] ?? null;
}

export function isOver(status: OrderStatus): boolean {
  return nextStatus(status) === null;
}
