import { eq, or } from "drizzle-orm";
import { loadStoredVenue, type StoredVenue } from "../venues/restaurants.store.ts";
import { restaurants } from "../venues/restaurants.table.ts";
import { type CommandContext, CommandRefusal } from "./command.ts";

/** The restaurant that a slug, or else an id, names. */
export async function findRestaurant({ database }: CommandContext, slugOrId: string): Promise<StoredVenue> {
  const rows = await database.orm
    .select({ restaurantId: restaurants.restaurantId, slug: restaurants.slug })
    .from(restaurants)
    .where(or(eq(restaurants.slug, slugOrId), eq(restaurants.restaurantId, slugOrId)));
  const row = rows.find(({ slug }) => slug === slugOrId) ?? rows[0];
  const venue = row ? await loadStoredVenue(database.orm, row.restaurantId) : null;
  if (venue) return venue;
  const known = await database.orm
    .select({ slug: restaurants.slug })
    .from(restaurants)
    .orderBy(restaurants.slug)
    .limit(20);
  const hint = known.length === 0 ? "There is none yet." : `There are: ${known.map(({ slug }) => slug).join(", ")}.`;
  throw new CommandRefusal(`There is no restaurant "${slugOrId}". ${hint}`);
}
