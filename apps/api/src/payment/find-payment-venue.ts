import { statement } from "../db/statement.ts";
import type { Deps } from "../deps.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";

const findByApp8Statement = statement({
  name: "find restaurant by app8 id",
  text: `select restaurant_id as "restaurantId" from restaurants
         where settings ->> 'app8_restaurant' = :app8RestaurantId limit 1`,
  params: { app8RestaurantId: "text" },
  row: { restaurantId: "text" },
});

/**
 * The restaurant that a payment or loyalty call names by `app8RestaurantId`: its `app8_restaurant` where the venue file
 * has one, its own id otherwise. api#app8-restaurant.
 */
export async function findPaymentVenue(
  { venues, database }: Pick<Deps, "venues" | "database">,
  app8RestaurantId: string,
): Promise<LoadedVenue | null> {
  const named = await findByApp8Statement.oneOrNull(database, { app8RestaurantId });
  return venues.byId(named?.restaurantId ?? app8RestaurantId);
}
