import type { UserData } from "@comptoir/contract";

/** In which suite an operator acts for its owner. people#acting-as. */
export type Acting = NonNullable<UserData["acting"]>;

/** The menu of the suite in which an operator acts for its owner. */
export function actedSuitePath({ restaurantSlug, eventSuiteId }: Acting): string {
  return `/${restaurantSlug}?${new URLSearchParams({ eventSuite: eventSuiteId })}`;
}

/** The settings of that suite, which an operator confirms for its owner. suites#suite-settings. */
export function actedSettingsPath({ restaurantSlug, eventSuiteId }: Acting): string {
  return `/${restaurantSlug}/suite-settings?${new URLSearchParams({ eventSuite: eventSuiteId })}`;
}

/** The operator's list of the suites of the same event, to which a suite logout leads back. people#suite-logout. */
export function suitesPath({ restaurantSlug, eventId }: Acting): string {
  return `/${restaurantSlug}/events/${encodeURIComponent(eventId)}`;
}
