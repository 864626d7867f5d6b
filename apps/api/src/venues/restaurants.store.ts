import type { RestaurantData } from "@comptoir/ordering";
import { eq, sql } from "drizzle-orm";
import type { Orm, Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import { soldOutMarks } from "../menus/sold-out-marks.table.ts";
import { stockLevels } from "../menus/stock-levels.table.ts";
import type { MenuDocument } from "./menu-document.ts";
import { restaurantMenus, restaurants } from "./restaurants.table.ts";

/** The channel on which servers tell each other that a restaurant has changed; the payload is its id. */
export const VENUE_CHANGES_CHANNEL = "comptoir_venue_changes";

/** A thing that can be sold out or counted. */
export type ThingMark = { readonly kind: "item" | "section" | "value"; readonly id: string };
export type ThingStock = { readonly kind: "item" | "value"; readonly id: string; readonly remaining: number };

/** Everything that is known of a restaurant for reading its menu, as one moment has it. */
export type StoredVenue = {
  readonly restaurantId: string;
  readonly slug: string;
  readonly settings: RestaurantData;
  readonly ordersPaused: boolean;
  readonly ordersPausedMessage: string | null;
  readonly revision: number;
  readonly document: MenuDocument;
  readonly soldOut: readonly ThingMark[];
  readonly stock: readonly ThingStock[];
};

/** Loads a restaurant with its menus, marks and stock in one query, so that all of it is of one moment. */
export async function loadStoredVenue(orm: Orm, restaurantId: string): Promise<StoredVenue | null> {
  const [row] = await orm
    .select({
      restaurantId: restaurants.restaurantId,
      slug: restaurants.slug,
      settings: restaurants.settings,
      ordersPaused: restaurants.ordersPaused,
      ordersPausedMessage: restaurants.ordersPausedMessage,
      revision: restaurants.revision,
      document: restaurantMenus.document,
      soldOut: sql<ThingMark[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'id', thing_id)), '[]')
        from ${soldOutMarks} marks where marks.restaurant_id = ${restaurantId})`,
      stock: sql<ThingStock[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'id', thing_id, 'remaining', remaining)), '[]')
        from ${stockLevels} levels where levels.restaurant_id = ${restaurantId})`,
    })
    .from(restaurants)
    .innerJoin(restaurantMenus, eq(restaurantMenus.restaurantId, restaurants.restaurantId))
    .where(eq(restaurants.restaurantId, restaurantId));
  return row ?? null;
}

/** The id of the restaurant that a slug names. */
export async function findRestaurantId(orm: Orm, slug: string): Promise<string | null> {
  const [row] = await orm
    .select({ restaurantId: restaurants.restaurantId })
    .from(restaurants)
    .where(eq(restaurants.slug, slug));
  return row?.restaurantId ?? null;
}

/** The revision that a restaurant stands at; null when there is no such restaurant. */
export async function loadRevision(orm: Orm, restaurantId: string): Promise<number | null> {
  const [row] = await orm
    .select({ revision: restaurants.revision })
    .from(restaurants)
    .where(eq(restaurants.restaurantId, restaurantId));
  return row?.revision ?? null;
}

const bumpRevisionStatement = statement({
  name: "bump revision",
  text: `with bumped as (
           update restaurants set revision = revision + 1
           where restaurant_id = any(:restaurantIds) returning restaurant_id
         )
         select from bumped, pg_notify(:channel, restaurant_id)`,
  params: { restaurantIds: "text[]", channel: "text" },
});

/** Raises the revision and tells every server, when the transaction commits, to read the restaurants anew. */
export async function bumpRevision(db: Queryable, ...restaurantIds: readonly string[]): Promise<void> {
  await bumpRevisionStatement.count(db, { restaurantIds, channel: VENUE_CHANGES_CHANNEL });
}
