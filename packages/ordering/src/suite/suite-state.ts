/** The states of a suite in an operator's list. suites#suite-states. */
export const SUITE_STATES = ["no-pre-order", "in-progress", "placed", "converted", "tab-open"] as const;
export type SuiteState = (typeof SUITE_STATES)[number];

/** The facts that determine a suite's state. */
export type SuiteFacts = {
  /** Whether a pre-order was begun but not placed. */
  readonly isBegun: boolean;
  /** Whether a pre-order is placed. */
  readonly isPlaced: boolean;
  readonly isTabOpen: boolean;
};

/**
 * Returns the state of a suite. An open tab that began as a pre-order is *converted*, any other is *tab-open*.
 * suites#suite-states.
 */
export function suiteState({ isBegun, isPlaced, isTabOpen }: SuiteFacts): SuiteState {
  if (isTabOpen) return isPlaced ? "converted" : "tab-open";
  if (isPlaced) return "placed";
  return isBegun ? "in-progress" : "no-pre-order";
}
