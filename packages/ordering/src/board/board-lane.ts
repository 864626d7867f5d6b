import type { OrderStatus } from "../order/order-status.ts";
import { awaitsAnswer } from "./acceptance.ts";

/** The lanes of the board, in sequence. board#lanes. */
export const BOARD_LANES = ["new", "in-progress", "ready", "scheduled", "done"] as const;
export type BoardLane = (typeof BOARD_LANES)[number];

/** The columns of an order that decide its lane. */
export type OrderOnBoard = {
  readonly status: OrderStatus;
  readonly acceptUntil: Date | null;
  readonly acceptedAt: Date | null;
  readonly fireAt: Date | null;
  readonly firedAt: Date | null;
  readonly readyDueAt: Date | null;
};

/** Seconds between *ready* on the board and the guest's notice, within which it can be undone. board#ready-wait. */
export const READY_WAIT_SECONDS = 10;

/** Tells whether an order is kept for its time: it waits for no answer, and the kitchen has not been told. board#fired. */
export function isScheduled(order: OrderOnBoard): boolean {
  return order.status === "placed" && !awaitsAnswer(order) && order.fireAt !== null && order.firedAt === null;
}

/** Returns the lane of an order on the board. board#lanes. */
export function laneOf(order: OrderOnBoard): BoardLane {
  if (order.status === "completed" || order.status === "cancelled") return "done";
  if (order.status === "ready" || order.readyDueAt !== null) return "ready";
  if (order.status === "in-progress") return "in-progress";
  return isScheduled(order) ? "scheduled" : "new";
}
