import type { Venues } from "../venues/venue-cache.ts";
import type { ListDeps } from "./change-codes.ts";

export type ListRouteDeps = ListDeps & { readonly venues: Pick<Venues, "byId"> };

/** Returns the settings of the restaurant of a signed-in member of the staff. */
export async function restaurantOf({ venues }: ListRouteDeps, restaurantId: string) {
  const venue = await venues.byId(restaurantId);
  if (venue === null) throw new Error("The restaurant of a member of staff was not found.");
  return venue.data;
}
