import type { FailureMeaning } from "@comptoir/contract";
import type { MeansName } from "@comptoir/ordering";
import type { VenueEventType } from "../venue-events/venue-events.store.ts";

/** Something that a diner wanted and did not get: which call, what it meant, and how they would have paid. Nothing says who they are. */
export type Failure = {
  /** The call's path under `/api`: `/orders/set-costs`. */
  readonly call: string;
  readonly code: number | string;
  readonly meanings: readonly FailureMeaning[];
  /** Of a submit, by the name of its means; null where it has none that we know. */
  readonly paymentMethod: MeansName | null;
  readonly restaurantId: string | null;
};

/** So many events of a type happened at a restaurant since the last time. */
export type Happened = { readonly restaurantId: string; readonly type: VenueEventType; readonly count: number };

/**
 * Where failures and venue events are reported. Never awaited, never throws. operations#failure-counts,
 * operations#venue-event-readers.
 */
export type Analytics = {
  readonly report: (failure: Failure) => void;
  readonly record: (happened: Happened) => void;
};
