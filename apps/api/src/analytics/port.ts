import type { FailureMeaning } from "@comptoir/contract";

/** Something that a diner wanted and did not get: which call, what it meant, and how they would have paid. Nothing says who they are. */
export type Failure = {
  /** The call's path under `/api`: `/orders/set-costs`. */
  readonly call: string;
  readonly code: number | string;
  readonly meanings: readonly FailureMeaning[];
  /** Of a submit: `credit_card`, `invoice` and so on; null where it has none that we know. */
  readonly paymentMethod: string | null;
  readonly restaurantId: string | null;
};

/** Where failures are reported to. It never keeps an answer waiting, and never throws. operations#failure-counts. */
export type Analytics = { readonly report: (failure: Failure) => void };
