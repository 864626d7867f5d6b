import { type ListedItem, type MenuIndex, type MenuItem, walkOptions, withStockLeft } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { leftOnDay } from "../stock/stock-of-day.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";

const loadStockStatement = statement({
  name: "load current stock",
  text: `select s.kind, s.thing_id as id, day, s.auto_restock as "byDay", ${leftOnDay("day")} as remaining
         from stock_levels s, unnest(:days::text[]) as wanted (day)
         where s.restaurant_id = :restaurantId and s.kind || ' ' || s.thing_id = any(:things)`,
  params: { restaurantId: "text", things: "text[]", days: "text[]" },
  row: { kind: typed<"item" | "value">("text"), id: "text", day: "text", byDay: "bool", remaining: "int4" },
});

/** Portions of a thing that are available to one cart only, for one day. */
export type OwnPortions = {
  readonly kind: "item" | "value";
  readonly id: string;
  readonly portions: number;
  readonly day?: string;
};

/**
 * Returns the menu index with a day's stock of a cart's dishes; a cached menu only has today's. Queries
 * nothing if no dish is counted. A later day has the daily refill less its orders. menu#stock,
 * menu#stock-day.
 */
export async function withStockOfDay(
  db: Queryable,
  venue: LoadedVenue,
  itemIds: readonly string[],
  day: string,
  own: readonly OwnPortions[] = [],
): Promise<MenuIndex> {
  return (await withStockOfDays(db, venue, itemIds, [day], own))(day);
}

/**
 * Returns a function from a day to the menu index with that day's stock. One query loads all days. Without
 * counted dishes all days share one index.
 */
export async function withStockOfDays(
  db: Queryable,
  venue: LoadedVenue,
  itemIds: readonly string[],
  days: readonly string[],
  own: readonly OwnPortions[] = [],
): Promise<(day: string) => MenuIndex> {
  if (!venue.countsStock) return () => venue.index;
  const ids = [...new Set(itemIds)];
  const listings = ids.flatMap((id) => venue.index.listingsByItemId.get(id) ?? []);
  const counted = new Set(listings.flatMap(({ item }) => countedThingsOf(item)));
  if (counted.size === 0) return () => venue.index;

  const rows = await loadStockStatement.rows(db, { restaurantId: venue.restaurantId, things: [...counted], days });
  const stockOfDays = Map.groupBy(rows, ({ day }) => day);
  return (day) => {
    const stock = (stockOfDays.get(day) ?? []).map((row) => ({ ...row, remaining: row.remaining + ownOf(row, own) }));
    const stocked = (listing: ListedItem) => ({ ...listing, item: withStockLeft(listing.item, stock) });
    const listingsByItemId = ids.map((id) => [id, (venue.index.listingsByItemId.get(id) ?? []).map(stocked)] as const);
    return { menus: venue.menus, listingsByItemId: new Map(listingsByItemId) };
  };
}

/**
 * Returns the cart's own portions of a thing for a day, or for any day if the thing is not counted by day.
 */
function ownOf(
  { kind, id, day, byDay }: Pick<OwnPortions, "kind" | "id"> & { readonly day: string; readonly byDay: boolean },
  own: readonly OwnPortions[],
): number {
  const ofThing = own.find((taken) => taken.kind === kind && taken.id === id);
  return ofThing && (!byDay || ofThing.day === day) ? ofThing.portions : 0;
}

const countedThings = new WeakMap<MenuItem, readonly string[]>();

function countedThingsOf(item: MenuItem): readonly string[] {
  const known = countedThings.get(item);
  if (known) return known;
  const values = walkOptions(item.options).flatMap((visit) =>
    visit.kind === "value" && visit.value.stock !== null ? [`value ${visit.value.id}`] : [],
  );
  const things = [...(item.stock === null ? [] : [`item ${item.id}`]), ...values];
  countedThings.set(item, things);
  return things;
}
