import type { Deps } from "../deps.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";

/**
 * The restaurant that a payment or loyalty call names by `app8RestaurantId`: its `app8_restaurant` where the venue file
 * has one, its own id otherwise. api#app8-restaurant.
 */
export async function findPaymentVenue(
  { venues, database }: Pick<Deps, "venues" | "database">,
  app8RestaurantId: string,
): Promise<LoadedVenue | null> {
  const { rows } = await database.pool.query<{ restaurantId: string }>(
    `select restaurant_id as "restaurantId" from restaurants where settings ->> 'app8_restaurant' = $1 limit 1`,
    [app8RestaurantId],
  );
  return venues.byId(rows[0]?.restaurantId ?? app8RestaurantId);
}
