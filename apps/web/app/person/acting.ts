import type { UserData } from "@comptoir/contract";

/** The suite in which an operator acts for its owner. people#acting-as. */
export type Acting = NonNullable<UserData["acting"]>;

export function actedSuitePath({ restaurantSlug, eventSuiteId }: Acting): string {
  return `/${restaurantSlug}?${new URLSearchParams({ eventSuite: eventSuiteId })}`;
}

/** Operators confirm a suite's settings for its owner. suites#suite-settings. */
export function actedSettingsPath({ restaurantSlug, eventSuiteId }: Acting): string {
  return `/${restaurantSlug}/suite-settings?${new URLSearchParams({ eventSuite: eventSuiteId })}`;
}

/** A suite logout returns to this list. people#suite-logout. */
export function suitesPath({ restaurantSlug, eventId }: Acting): string {
  return `/${restaurantSlug}/events/${encodeURIComponent(eventId)}`;
}
