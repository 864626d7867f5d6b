import { type ListedItem, type MenuIndex, type MenuItem, walkOptions, withStockLeft } from "@comptoir/ordering";
import { typed } from "../db/column-types.ts";
import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";

const loadStockStatement = statement({
  name: "load current stock",
  text: `select kind, thing_id as id,
           case when auto_restock and restocked_on < :today then refill_to else remaining end as remaining
         from stock_levels where restaurant_id = :restaurantId and kind || ' ' || thing_id = any(:things)`,
  params: { restaurantId: "text", things: "text[]", today: "date" },
  row: { kind: typed<"item" | "value">("text"), id: "text", remaining: "int4" },
});

/**
 * The dishes of a cart with what is left of them at this moment. The menus in memory know only what is sold out; how much
 * is left changes with every order. Asks the database nothing when none of the dishes is counted. What is restocked daily
 * and was not touched today counts as refilled. menu#stock.
 */
export async function withCurrentStock(
  db: Queryable,
  venue: LoadedVenue,
  itemIds: readonly string[],
  today: string,
): Promise<MenuIndex> {
  if (!venue.countsStock) return venue.index;
  const ids = [...new Set(itemIds)];
  const listings = ids.flatMap((id) => venue.index.listingsByItemId.get(id) ?? []);
  const counted = new Set(listings.flatMap(({ item }) => countedThingsOf(item)));
  if (counted.size === 0) return venue.index;

  const things = [...counted];
  const stock = await loadStockStatement.rows(db, { restaurantId: venue.restaurantId, things, today });
  const stocked = (listing: ListedItem) => ({ ...listing, item: withStockLeft(listing.item, stock) });
  const listingsByItemId = ids.map((id) => [id, (venue.index.listingsByItemId.get(id) ?? []).map(stocked)] as const);
  return { menus: venue.menus, listingsByItemId: new Map(listingsByItemId) };
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
