import type { Cents } from "../money/cents.ts";

/** So long an order may wait for signal before its diner is asked again, in minutes. */
export const QUEUE_MINUTES = 30;

/** A kitchen that needs this many minutes more than the diner was told is another time, and asked about. */
const PREP_SLACK_MINUTES = 10;

/** What a diner was told of an order that waits for signal. */
type QueueTerms = {
  /** Until when it may go out by itself, in milliseconds since 1970. */
  readonly sendUntilMs: number;
  readonly totalCents: Cents;
  /** How long the kitchen needs, in minutes; null where unknown. */
  readonly prepMinutes: number | null;
};

/** The same order as the server sees it when it could go out. */
export type QueueFacts = {
  readonly nowMs: number;
  readonly totalCents: Cents;
  readonly prepMinutes: number;
  /** Whether something of it cannot be had any more, or its choices are others. */
  readonly hasMenuChanged: boolean;
};

/** What stands between a waiting order and its being sent unasked. */
export type QueueChange = "late" | "menu" | "price" | "time";

/** Until when an order goes out by itself: half an hour, and never after the time that it is wanted for. ordering#queued-order. */
export function sendUntil(madeAtMs: number, wantedAtMs: number | null): number {
  return Math.min(madeAtMs + QUEUE_MINUTES * 60_000, wantedAtMs ?? Number.POSITIVE_INFINITY);
}

/** What has changed since its diner agreed to an order; it is sent where nothing has, and asked about where anything has. ordering#queued-order. */
export function queueChanges(told: QueueTerms, now: QueueFacts): readonly QueueChange[] {
  const changes: QueueChange[] = [];
  if (now.nowMs > told.sendUntilMs) changes.push("late");
  if (now.hasMenuChanged) changes.push("menu");
  if (now.totalCents !== told.totalCents) changes.push("price");
  if (told.prepMinutes !== null && now.prepMinutes > told.prepMinutes + PREP_SLACK_MINUTES) changes.push("time");
  return changes;
}
