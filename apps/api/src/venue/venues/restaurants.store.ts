import type { DishSales, Payee, RestaurantData, ThingMark, ThingStock } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { type RowOf, statement } from "../../platform/db/statement.ts";
import type { VenueDocument } from "../stock/counted-things.ts";

/** `NOTIFY` channel for changes of restaurants; the payload is the restaurant's id. */
export const VENUE_CHANGES_CHANNEL = "comptoir_venue_changes";

export type StoredVenue = RowOf<typeof loadStoredVenue>;

/** A slot whose limit of orders staff changed; `startsAt` is ISO 8601. board#changed-slots. */
export type StoredSlotChange = { readonly menuId: string; readonly startsAt: string; readonly orders: number | null };

/** A sold-out mark, and when it ends in ISO 8601; null until staff restock the thing. board#sold-out-now. */
export type StoredMark = ThingMark & { readonly until: string | null };

/** Loads a restaurant with menus, marks and stock in one query, so in one snapshot. */
export const loadStoredVenue = statement({
  name: "load stored venue",
  text: `select restaurant_id as "restaurantId", slug, settings, hidden, orders_paused as "ordersPaused",
           orders_paused_message as "ordersPausedMessage", orders_paused_until as "ordersPausedUntil", revision, document, octet_length(document::text) as "documentBytes",
           extra_minutes as "extraMinutes", extra_since as "extraSince", extra_until as "extraUntil",
           (select coalesce(jsonb_agg(jsonb_build_object('menuId', menu_id, 'startsAt', slot_starts_at, 'orders', orders)), '[]')
            from slot_changes where restaurant_id = :restaurantId) as "slotChanges",
           (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'id', thing_id, 'until', until)), '[]')
            from sold_out_marks where restaurant_id = :restaurantId) as "soldOut",
           (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'id', thing_id, 'remaining', remaining)), '[]')
            from stock_levels where restaurant_id = :restaurantId) as stock,
           (select sales from dish_sales where restaurant_id = :restaurantId) as "dishSales",
           (select jsonb_build_object('account', account_id, 'takesCards', charges_enabled and account_id is not null)
            from stripe_accounts where restaurant_id = :restaurantId) as payee
         from restaurants join restaurant_menus using (restaurant_id) where restaurant_id = :restaurantId`,
  params: { restaurantId: "text" },
  row: {
    restaurantId: "text",
    slug: "text",
    settings: typed<RestaurantData>("jsonb"),
    /** Whether the restaurant is hidden from guests. operations#hidden-venues. */
    hidden: "bool",
    ordersPaused: "bool",
    ordersPausedMessage: "text?",
    ordersPausedUntil: "timestamptz?",
    revision: "int8",
    document: typed<VenueDocument>("jsonb"),
    documentBytes: "int4",
    extraMinutes: "int4?",
    extraSince: "timestamptz?",
    extraUntil: "timestamptz?",
    slotChanges: typed<readonly StoredSlotChange[]>("jsonb"),
    soldOut: typed<readonly StoredMark[]>("jsonb"),
    stock: typed<readonly ThingStock[]>("jsonb"),
    /** Null before the first count. menu#dish-sales. */
    dishSales: typed<DishSales | null>("jsonb?"),
    /** Null: the restaurant is paid on the installation's account. payment#own-account. */
    payee: typed<Payee | null>("jsonb?"),
  },
}).oneOrNull;

/**
 * Locks a restaurant's menu, marks and stock against other changes. Must be called before any other row is
 * locked. Reads do not wait.
 */
export const holdMenu = statement({
  name: "hold menu",
  text: "select from restaurant_menus where restaurant_id = :restaurantId for update",
  params: { restaurantId: "text" },
}).count;

const findRestaurantIdStatement = statement({
  name: "find restaurant id",
  text: `select restaurant_id as "restaurantId" from restaurants where slug = :slug`,
  params: { slug: "text" },
  row: { restaurantId: "text" },
  crosses: "directory: the restaurant with a slug",
});

export async function findRestaurantId(db: Queryable, slug: string): Promise<string | null> {
  return (await findRestaurantIdStatement.oneOrNull(db, { slug }))?.restaurantId ?? null;
}

const isSandboxUsedStatement = statement({
  name: "is sandbox used",
  text: `select exists (select from restaurants where settings->>'payment_processor' = 'sandbox') as "isUsed"`,
  params: {},
  row: { isUsed: "bool" },
  crosses: "directory: whether any restaurant takes test cards",
});

export async function isSandboxUsed(db: Queryable): Promise<boolean> {
  return (await isSandboxUsedStatement.one(db, {})).isUsed;
}

const loadRevisionStatement = statement({
  name: "load revision",
  text: "select revision from restaurants where restaurant_id = :restaurantId",
  params: { restaurantId: "text" },
  row: { revision: "int8" },
});

export async function loadRevision(db: Queryable, restaurantId: string): Promise<number | null> {
  return (await loadRevisionStatement.oneOrNull(db, { restaurantId }))?.revision ?? null;
}

const listSlugsStatement = statement({
  name: "list slugs",
  text: "select slug from restaurants order by slug limit :limit",
  params: { limit: "int8?" },
  row: { slug: "text" },
  crosses: "directory: all restaurants",
});

/** Lists the slugs of restaurants, sorted; a null `limit` lists all. */
export async function listSlugs(db: Queryable, limit: number | null = null): Promise<string[]> {
  return (await listSlugsStatement.rows(db, { limit })).map(({ slug }) => slug);
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

/**
 * Raises the revision of restaurants. The commit notifies every server to reload them. Returns the number of
 * restaurants that exist.
 */
export function bumpRevision(db: Queryable, ...restaurantIds: readonly string[]): Promise<number> {
  return bumpRevisionStatement.count(db, { restaurantIds, channel: VENUE_CHANGES_CHANNEL });
}
