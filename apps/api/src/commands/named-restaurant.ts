import { findRestaurantId, listSlugs, loadStoredVenue, type StoredVenue } from "../venues/restaurants.store.ts";
import { type CommandContext, CommandRefusal } from "./command.ts";

/** How many restaurants a refusal names. */
const HINTED_MAX = 20;

/** The restaurant that a slug, or else an id, names. */
export async function findRestaurant({ database }: CommandContext, slugOrId: string): Promise<StoredVenue> {
  const restaurantId = (await findRestaurantId(database, slugOrId)) ?? slugOrId;
  const venue = await loadStoredVenue(database, { restaurantId });
  if (venue) return venue;
  const known = await listSlugs(database, HINTED_MAX);
  const hint = known.length === 0 ? "There is none yet." : `There are: ${known.join(", ")}.`;
  throw new CommandRefusal(`There is no restaurant "${slugOrId}". ${hint}`);
}
