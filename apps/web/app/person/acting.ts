import type { UserData } from "@comptoir/contract";

/** The suite in which an operator acts for the owner. people#acting-as. */
export type Acting = NonNullable<UserData["acting"]>;

/** Returns the path to the menu of the suite in which an operator acts. */
export function actedSuitePath({ restaurantSlug, eventSuiteId }: Acting): string {
  return `/${restaurantSlug}?${new URLSearchParams({ eventSuite: eventSuiteId })}`;
}

/**
 * Returns the path to the settings of the suite in which an operator acts. The operator confirms them for the
 * owner. suites#suite-settings.
 */
export function actedSettingsPath({ restaurantSlug, eventSuiteId }: Acting): string {
  return `/${restaurantSlug}/suite-settings?${new URLSearchParams({ eventSuite: eventSuiteId })}`;
}

/** Returns the path to the event's suite list, to which a suite logout returns. people#suite-logout. */
export function suitesPath({ restaurantSlug, eventId }: Acting): string {
  return `/${restaurantSlug}/events/${encodeURIComponent(eventId)}`;
}
