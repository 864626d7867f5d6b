/** What an operator's list says of a suite. suites#suite-states. */
export const SUITE_STATES = ["no-pre-order", "in-progress", "placed", "converted", "tab-open"] as const;
export type SuiteState = (typeof SUITE_STATES)[number];

/** What a suite's state is read from. */
export type SuiteFacts = {
  /** A pre-order has been begun and is not placed. */
  readonly isBegun: boolean;
  /** A pre-order stands. */
  readonly isPlaced: boolean;
  readonly isTabOpen: boolean;
};

/** The state of a suite: an open tab that a pre-order became is *converted*, any other *tab-open*. suites#suite-states. */
export function suiteState({ isBegun, isPlaced, isTabOpen }: SuiteFacts): SuiteState {
  if (isTabOpen) return isPlaced ? "converted" : "tab-open";
  if (isPlaced) return "placed";
  return isBegun ? "in-progress" : "no-pre-order";
}
