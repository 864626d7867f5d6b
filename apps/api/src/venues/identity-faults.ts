import type { RestaurantData } from "@comptoir/ordering";
import type { Fault } from "@comptoir/venue-file";
import { eq, or, sql } from "drizzle-orm";
import type { Orm } from "../db/database.ts";
import { restaurants } from "./restaurants.table.ts";

/**
 * Why a venue file cannot be the restaurant that it says it is: its id stands under another slug, which `rename` allows, or
 * its slug under another id. Orders and gift cards hang on the id, so an id is never changed. venue#file-identity.
 */
export async function findIdentityFaults(orm: Orm, file: RestaurantData, rename: boolean): Promise<Fault[]> {
  const id = String(file.id);
  const same = await orm
    .select({
      id: restaurants.restaurantId,
      slug: restaurants.slug,
      name: sql<string>`${restaurants.settings} ->> 'name'`,
    })
    .from(restaurants)
    .where(or(eq(restaurants.restaurantId, id), eq(restaurants.slug, file.slug)));
  return same.flatMap((other) => {
    const name = JSON.stringify(other.name);
    if (other.id !== id) {
      return {
        path: "restaurant.slug",
        wrong: `is ${JSON.stringify(file.slug)}, which ${name} has, the restaurant with the id ${other.id}`,
        expected: `another slug, or the id ${other.id} if the file is to replace that restaurant's menu`,
      };
    }
    if (other.slug === file.slug || rename) return [];
    return {
      path: "restaurant.id",
      wrong: `is ${JSON.stringify(file.id)}, which ${name} has, the restaurant at /${other.slug}`,
      expected: `another id, or --rename if that restaurant is to move to /${file.slug}`,
    };
  });
}
