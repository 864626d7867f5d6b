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
