import type { LoadedVenue } from "./loaded-venue.ts";
import type { Venues } from "./venue-cache.ts";

/** Returns the restaurant of a signed-in member of the staff. Staff are deleted with their restaurant, so it is there. */
export async function venueOfStaff(venues: Pick<Venues, "byId">, restaurantId: string): Promise<LoadedVenue> {
  const venue = await venues.byId(restaurantId);
  if (venue === null) throw new Error("The restaurant of a member of staff was not found.");
  return venue;
}
