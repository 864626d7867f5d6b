import type { Database } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import type { LoadedVenue } from "./loaded-venue.ts";
import type { VenueDeps } from "./venue-header.ts";

export type PaymentVenueDeps = VenueDeps & { readonly database: Database };

const findByApp8Statement = statement({
  name: "find restaurant by app8 id",
  text: `select restaurant_id as "restaurantId" from restaurants
         where settings ->> 'app8_restaurant' = :app8RestaurantId limit 1`,
  params: { app8RestaurantId: "text" },
  row: { restaurantId: "text" },
  crosses: "directory: the call identifies the restaurant by its payment id only",
});

/** Finds a restaurant by `app8_restaurant`, otherwise by its own id. api#app8-restaurant. */
export async function findPaymentVenue(
  { venues, database }: PaymentVenueDeps,
  app8RestaurantId: string,
): Promise<LoadedVenue | null> {
  const named = await findByApp8Statement.oneOrNull(database, { app8RestaurantId });
  return venues.byId(named?.restaurantId ?? app8RestaurantId);
}
