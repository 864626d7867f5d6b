import { applyStockMarks, indexMenus, type MenuIndex, NO_STOCK_MARKS, type OptionGroup } from "@comptoir/ordering";
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
  const places = itemIds.flatMap((id) => venue.index.placesByItemId.get(id) ?? []);
  const counted = new Set(places.flatMap(({ item }) => (item.stock === null ? [] : [`item ${item.id}`])));
  for (const { item } of places) noteCountedValues(item.options, counted);
  if (counted.size === 0) return venue.index;

  const rows = await loadStockStatement.rows(db, { restaurantId: venue.restaurantId, things: [...counted], today });
  const stockOf = (kind: "item" | "value") =>
    new Map(rows.filter((row) => row.kind === kind).map((row) => [row.id, row.remaining]));
  const isInCart = new Set(places.map(({ item }) => item));
  const menus = venue.menus.map((menu) => ({
    ...menu,
    items: menu.items.filter((item) => isInCart.has(item)),
    sections: menu.sections.map((section) => ({
      ...section,
      items: section.items.filter((item) => isInCart.has(item)),
    })),
  }));
  return indexMenus(
    applyStockMarks(menus, { ...NO_STOCK_MARKS, itemStock: stockOf("item"), valueStock: stockOf("value") }),
  );
}

function noteCountedValues(groups: readonly OptionGroup[], counted: Set<string>): void {
  for (const value of groups.flatMap((group) => group.values)) {
    if (value.stock !== null) counted.add(`value ${value.id}`);
    noteCountedValues(value.options, counted);
  }
}
