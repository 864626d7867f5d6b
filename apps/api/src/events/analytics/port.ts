import type { FailureMeaning } from "@comptoir/contract";
import type { MeansName } from "@comptoir/ordering";
import type { VenueEventType } from "../venue-events/venue-events.store.ts";

/** A refused call of a diner. Nothing in it identifies the diner. */
export type Failure = {
  /** Path under `/api`: `/orders/set-costs`. */
  readonly call: string;
  readonly code: number | string;
  readonly meanings: readonly FailureMeaning[];
  /** Payment method of a submit; null for none, or for an unknown name. */
  readonly paymentMethod: MeansName | null;
  readonly restaurantId: string | null;
};

/** Number of events of a type at a restaurant since the last report. */
export type Happened = { readonly restaurantId: string; readonly type: VenueEventType; readonly count: number };

/**
 * Receives failures and venue events. Its functions must not throw, and are not awaited.
 * operations#failure-counts, operations#venue-event-readers.
 */
export type Analytics = {
  readonly report: (failure: Failure) => void;
  readonly record: (happened: Happened) => void;
};
