import { type ListedItem, type MenuIndex, type MenuItem, walkOptions, withStockLeft } from "@comptoir/ordering";
import { typed } from "../db/column-types.ts";
import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import { leftOnDay } from "../stock/stock-of-day.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";

const loadStockStatement = statement({
  name: "load current stock",
  text: `select s.kind, s.thing_id as id, day, ${leftOnDay("day")} as remaining
         from stock_levels s, unnest(:days::text[]) as wanted (day)
         where s.restaurant_id = :restaurantId and s.kind || ' ' || s.thing_id = any(:things)`,
  params: { restaurantId: "text", things: "text[]", days: "text[]" },
  row: { kind: typed<"item" | "value">("text"), id: "text", day: "text", remaining: "int4" },
});

/**
 * The dishes of a cart with what is left of them for a day. The menus in memory know only what is sold out today; how much
 * is left changes with every order. Asks the database nothing when none of the dishes is counted. What is restocked daily
 * counts as refilled on a later day, less what is ordered for it. menu#stock, menu#stock-day.
 */
export async function withStockOfDay(
  db: Queryable,
  venue: LoadedVenue,
  itemIds: readonly string[],
  day: string,
): Promise<MenuIndex> {
  return (await withStockOfDays(db, venue, itemIds, [day]))(day);
}

/** The same for each of some days, in one query. Where nothing is counted all days have the very same index. */
export async function withStockOfDays(
  db: Queryable,
  venue: LoadedVenue,
  itemIds: readonly string[],
  days: readonly string[],
): Promise<(day: string) => MenuIndex> {
  if (!venue.countsStock) return () => venue.index;
  const ids = [...new Set(itemIds)];
  const listings = ids.flatMap((id) => venue.index.listingsByItemId.get(id) ?? []);
  const counted = new Set(listings.flatMap(({ item }) => countedThingsOf(item)));
  if (counted.size === 0) return () => venue.index;

  const rows = await loadStockStatement.rows(db, { restaurantId: venue.restaurantId, things: [...counted], days });
  const stockOfDays = Map.groupBy(rows, ({ day }) => day);
  return (day) => {
    const stock = stockOfDays.get(day) ?? [];
    const stocked = (listing: ListedItem) => ({ ...listing, item: withStockLeft(listing.item, stock) });
    const listingsByItemId = ids.map((id) => [id, (venue.index.listingsByItemId.get(id) ?? []).map(stocked)] as const);
    return { menus: venue.menus, listingsByItemId: new Map(listingsByItemId) };
  };
}

const countedThings = new WeakMap<MenuItem, readonly string[]>();

/** What of a dish is counted, it and its option values, as the statement names things; found once for each revision. */
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
