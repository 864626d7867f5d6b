import type { Cents } from "../money/cents.ts";

/** Minutes for which an order waits for the network without a new confirmation by the diner. */
export const QUEUE_MINUTES = 30;

/** A queued order is sent without asking if the prep time has risen by at most these minutes. */
const PREP_SLACK_MINUTES = 10;

type QueueTerms = {
  /** The latest time to send the order without asking, in milliseconds since 1970. */
  readonly sendUntilMs: number;
  readonly totalCents: Cents;
  readonly prepMinutes: number | null;
};

/** The order's terms now that it can be sent. */
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
 * Returns until when a queued order is sent without asking: half an hour, but not past its wanted time.
 * ordering#queued-order.
 */
export function sendUntil(madeAtMs: number, wantedAtMs: number | null): number {
  return Math.min(madeAtMs + QUEUE_MINUTES * 60_000, wantedAtMs ?? Number.POSITIVE_INFINITY);
}

/**
 * Returns how the terms changed since the diner agreed. If none changed, the order is sent; otherwise the
 * diner must confirm it. ordering#queued-order.
 */
export function queueChanges(told: QueueTerms, now: QueueFacts): readonly QueueChange[] {
  const changes: QueueChange[] = [];
  if (now.nowMs > told.sendUntilMs) changes.push("late");
  if (now.hasMenuChanged) changes.push("menu");
  if (now.totalCents !== told.totalCents) changes.push("price");
  if (told.prepMinutes !== null && now.prepMinutes > told.prepMinutes + PREP_SLACK_MINUTES) changes.push("time");
  return changes;
}
