import { daysBetween } from "../time/calendar-date.ts";
import type { LocalMoment } from "../time/index.ts";

/** The states of a suite in an operator's list. suites#suite-states. */
export const SUITE_STATES = ["no-pre-order", "in-progress", "placed", "converted", "tab-open"] as const;
export type SuiteState = (typeof SUITE_STATES)[number];

export type SuiteFacts = {
  readonly isBegun: boolean;
  readonly isPlaced: boolean;
  readonly isTabOpen: boolean;
};

/**
 * Returns the state of a suite. A tab that began as a pre-order is *converted*, any other is *tab-open*.
 * suites#suite-states.
 */
export function suiteState({ isBegun, isPlaced, isTabOpen }: SuiteFacts): SuiteState {
  if (isTabOpen) return isPlaced ? "converted" : "tab-open";
  if (isPlaced) return "placed";
  return isBegun ? "in-progress" : "no-pre-order";
}

/** The day of a deadline that is near. */
export type DueDay = "today" | "tomorrow";

/**
 * Returns whether pre-orders of a suite that has none close today or tomorrow, by the venue's calendar; null for any
 * other suite. suites#pre-order-due.
 */
export function preOrderDue(
  state: SuiteState,
  { now, closes }: Readonly<Record<"now" | "closes", Pick<LocalMoment, "date" | "minutes">>>,
): DueDay | null {
  if (state !== "no-pre-order" && state !== "in-progress") return null;
  const days = daysBetween(now.date, closes.date);
  if (days === 0) return now.minutes < closes.minutes ? "today" : null;
  return days === 1 ? "tomorrow" : null;
}
