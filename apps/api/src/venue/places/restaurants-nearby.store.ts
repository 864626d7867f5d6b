import { boundingBox, type Position, projectToMap, type RestaurantData } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement, type Values } from "../../platform/db/statement.ts";

/** The settings that a search reads. They have a column of their own. Decision 062. */
type Listing = Pick<
  RestaurantData,
  | ("id" | "name" | "display_name" | "localization" | "address" | "phone" | "latitude" | "longitude")
  | ("hours" | "holiday_hours" | "delivery" | "menu_configuration")
>;

/** The settings of a restaurant's face and country, stored in another column. Decision 062. */
type ListedFace = Pick<RestaurantData, "province" | "image" | "menu_configuration">;

/** A restaurant as the search returns it. */
export type ListedRestaurant = Values<typeof row>;

/**
 * SQL that normalizes a name: case, French accents, ligatures, character width and apostrophes. A venue
 * file's escaped `&` is unescaped.
 */
const folded = (text: string) =>
  `translate(replace(replace(replace(lower(normalize(${text}, NFKC)), '&amp;', '&'), 'œ', 'oe'), 'æ', 'ae'),
     'àâäáãåçéèêëíîïñóôöõúùûüÿ’‘', 'aaaaaaceeeeiiinoooouuuuy''''')`;
const FOLDED_NAME = folded("concat_ws(' ', listing->>'display_name', listing->>'name')");
const FOLDED_ASKED = folded(":name");

/** Filters of a list; null matches all. `name`: a part of the name, without regard to case and accents. */
export type ListedBy = {
  readonly group: string | null;
  readonly name: string | null;
  readonly onlyConcourses: boolean;
};

const COLUMNS = `slug, listing, listed_face as face, orders_paused as "ordersPaused", order_types as "orderTypes"`;
const IS_MEANT = `not hidden and (:group::text is null or chain = :group)
           and (not :onlyConcourses::bool or is_concourse)
           and (:name::text is null or strpos(${FOLDED_NAME}, ${FOLDED_ASKED}) > 0)`;

const row = {
  slug: "text",
  listing: typed<Listing>("json"),
  face: typed<ListedFace>("json"),
  ordersPaused: "bool",
  /** Null if an older version imported the restaurant. */
  orderTypes: "text[]?",
} as const;

const findNearbyStatement = statement({
  name: "find restaurants nearby",
  text: `select ${COLUMNS} from restaurants
         where place <@ box(point(:west, :south), point(:east, :north)) and ${IS_MEANT}
         order by place <-> point(:x, :y) limit :limit`,
  params: {
    ...{ west: "float8", south: "float8", east: "float8", north: "float8", x: "float8", y: "float8" },
    ...{ group: "text?", name: "text?", onlyConcourses: "bool", limit: "int8" },
  },
  row,
  crosses: "directory: the restaurants around a point",
});

export type Around = { readonly centre: Position; readonly radius: number; readonly unit: "km" | "mi" };

/**
 * Finds the restaurants in the square around a point, roughly nearest first. The square's corners are beyond
 * the radius. Uses a spatial index on a conformal map; a square across the map's edge continues at the other
 * edge.
 */
export async function findNearby(
  db: Queryable,
  { centre, radius, unit }: Around,
  by: ListedBy,
  limit: number,
): Promise<ListedRestaurant[]> {
  const { west, east, south, north } = boundingBox(centre, radius, unit);
  const lowest = projectToMap({ latitude: south, longitude: west });
  const highest = projectToMap({ latitude: north, longitude: east });
  const { x, y } = projectToMap(centre);
  const lookAlong = (turn: number) => {
    const edges = { west: lowest.x + turn, south: lowest.y, east: highest.x + turn, north: highest.y };
    return findNearbyStatement.rows(db, { ...edges, x: x + turn, y, ...by, limit });
  };
  const beyond = [...(west < -180 ? [360] : []), ...(east > 180 ? [-360] : [])];
  const found = (await Promise.all([0, ...beyond].map(lookAlong))).flat();
  // Around a pole, the square contains a point twice.
  return [...new Map(found.map((one) => [one.slug, one])).values()];
}

const listRestaurantsStatement = statement({
  name: "list restaurants of group",
  text: `select ${COLUMNS} from restaurants where ${IS_MEANT} order by slug limit :limit`,
  params: { group: "text?", name: "text?", onlyConcourses: "bool", limit: "int8" },
  row,
  crosses: "directory: the restaurants of a chain",
});

export function listRestaurants(db: Queryable, by: ListedBy, limit: number): Promise<ListedRestaurant[]> {
  return listRestaurantsStatement.rows(db, { ...by, limit });
}
