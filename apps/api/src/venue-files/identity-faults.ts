import type { RestaurantData } from "@comptoir/ordering";
import type { Fault } from "@comptoir/venue-file";
import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";

const findSameStatement = statement({
  name: "find restaurants of the same id or slug",
  text: `select restaurant_id as id, slug, settings ->> 'name' as name
         from restaurants where restaurant_id = :id or slug = :slug`,
  params: { id: "text", slug: "text" },
  row: { id: "text", slug: "text", name: "text" },
  crosses: "directory: a slug is one restaurant's alone",
});

/**
 * Why a venue file cannot be the restaurant that it says it is: its id stands under another slug, which `rename` allows, or
 * its slug under another id. Orders and gift cards hang on the id, so an id is never changed. venue#file-identity.
 */
export async function findIdentityFaults(db: Queryable, file: RestaurantData, rename: boolean): Promise<Fault[]> {
  const id = String(file.id);
  const same = await findSameStatement.rows(db, { id, slug: file.slug });
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
