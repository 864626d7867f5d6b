import type { Cents } from "../money/cents.ts";

/** Minutes that an order may wait for the network before the diner must confirm it again. */
export const QUEUE_MINUTES = 30;

/** Maximum rise of the prep time, in minutes, at which a queued order is still sent without asking. */
const PREP_SLACK_MINUTES = 10;

/** The terms to which the diner agreed when the order was queued. */
type QueueTerms = {
  /** The latest time to send the order without asking, in milliseconds since 1970. */
  readonly sendUntilMs: number;
  readonly totalCents: Cents;
  /** The prep time in minutes; null if unknown. */
  readonly prepMinutes: number | null;
};

/** The current terms of the order, when it could be sent. */
export type QueueFacts = {
  readonly nowMs: number;
  readonly totalCents: Cents;
  readonly prepMinutes: number;
  /** Whether a dish of the order is no longer available, or its choices have changed. */
  readonly hasMenuChanged: boolean;
};

/** A change of terms that the diner must confirm before a queued order is sent. */
export type QueueChange = "late" | "menu" | "price" | "time";

/**
 * Returns until when a queued order is sent without asking: half an hour, and never past the time for which it
 * is wanted. ordering#queued-order.
 */
export function sendUntil(madeAtMs: number, wantedAtMs: number | null): number {
  return Math.min(madeAtMs + QUEUE_MINUTES * 60_000, wantedAtMs ?? Number.POSITIVE_INFINITY);
}

/**
 * Returns the changes since the diner agreed to an order. Without changes the order is sent; otherwise the diner
 * must confirm it. ordering#queued-order.
 */
export function queueChanges(told: QueueTerms, now: QueueFacts): readonly QueueChange[] {
  const changes: QueueChange[] = [];
  if (now.nowMs > told.sendUntilMs) changes.push("late");
  if (now.hasMenuChanged) changes.push("menu");
  if (now.totalCents !== told.totalCents) changes.push("price");
  if (told.prepMinutes !== null && now.prepMinutes > told.prepMinutes + PREP_SLACK_MINUTES) changes.push("time");
  return changes;
}
