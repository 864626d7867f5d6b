import type { Transaction } from "../db/transaction.ts";
import { changeRestaurants } from "../venues/change-restaurants.ts";
import { findRestaurantId, listSlugs, loadStoredVenue, type StoredVenue } from "../venues/restaurants.store.ts";
import { type CommandContext, CommandRefusal } from "./command.ts";

/** How many restaurants a refusal names. */
const HINTED_MAX = 20;

/** The restaurant that a slug, or else an id, names. */
export async function findRestaurant({ database }: CommandContext, slugOrId: string): Promise<StoredVenue> {
  const restaurantId = (await findRestaurantId(database, slugOrId)) ?? slugOrId;
  const venue = await loadStoredVenue(database, restaurantId);
  if (venue) return venue;
  const known = await listSlugs(database, HINTED_MAX);
  const hint = known.length === 0 ? "There is none yet." : `There are: ${known.join(", ")}.`;
  throw new CommandRefusal(`There is no restaurant "${slugOrId}". ${hint}`);
}

/** Changes something of a restaurant that its menu shows; every server hears of it when the change is committed. */
export async function changeRestaurant(
  { database }: CommandContext,
  restaurantId: string,
  change: (transaction: Transaction) => Promise<unknown>,
): Promise<void> {
  await changeRestaurants(database, async (transaction) => {
    await change(transaction);
    return [restaurantId];
  });
}
