import type { MenuItem } from "./dish.ts";
import { mapMenu, mapOptions } from "./map-menu.ts";
import type { MenuData } from "./menu.ts";

export type ThingMark = { readonly kind: "item" | "section" | "value"; readonly id: string };
export type ThingStock = { readonly kind: "item" | "value"; readonly id: string; readonly remaining: number };

/** The sold-out marks and the remaining stock, which change separately from the published menus. */
export type StockMarks = { readonly soldOut: readonly ThingMark[]; readonly stock: readonly ThingStock[] };

/**
 * Merges sold-out marks and remaining stock into published menus. A marked option value becomes
 * `unavailable`, because it has no `sold_out` field. menu#sold-out, menu#stock.
 */
export function applyStockMarks(menus: readonly MenuData[], { soldOut, stock }: StockMarks): readonly MenuData[] {
  if (soldOut.length === 0 && stock.length === 0) return menus;
  const isSoldOut = new Set(soldOut.map(({ kind, id }) => `${kind} ${id}`));
  const left = stockByThing(stock);
  return menus.map((menu) =>
    mapMenu(menu, {
      section: (section) => (isSoldOut.has(`section ${section.id}`) ? { ...section, sold_out: true } : section),
      item: (item) => withStock(isSoldOut.has(`item ${item.id}`) ? { ...item, sold_out: true } : item, "item", left),
      value: (value) =>
        withStock(isSoldOut.has(`value ${value.id}`) ? { ...value, unavailable: true } : value, "value", left),
    }),
  );
}

/** Returns a dish with the remaining stock of itself and its values. menu#stock. */
export function withStockLeft(item: MenuItem, stock: readonly ThingStock[]): MenuItem {
  const left = stockByThing(stock);
  return withStock(mapOptions(item, { value: (value) => withStock(value, "value", left) }), "item", left);
}

/**
 * Returns published menus for an order on a later day. Dishes that are restocked daily and have a stock of 0
 * are available again; sold-out marks on other dishes remain. Returns the same array if nothing changes.
 * menu#stock-day.
 */
export function restockedMenus(menus: readonly MenuData[]): readonly MenuData[] {
  let isAny = false;
  const restocked = menus.map((menu) =>
    mapMenu(menu, {
      item: (item) => {
        if (item.stock !== 0 || item.auto_restock !== "daily") return item;
        isAny = true;
        return { ...item, sold_out: false, stock: null };
      },
    }),
  );
  return isAny ? restocked : menus;
}

/**
 * Removes `sold_out: true` from menus; the import stores it as sold-out marks instead, which the kitchen can
 * remove.
 */
export function withoutSoldOut(menus: readonly MenuData[]): readonly MenuData[] {
  const unmark = <Thing extends { readonly sold_out?: boolean | null }>(thing: Thing): Thing => {
    if (thing.sold_out !== true) return thing;
    const { sold_out: _mark, ...rest } = thing;
    return rest as Thing;
  };
  return menus.map((menu) => mapMenu(menu, { section: unmark, item: unmark }));
}

function stockByThing(stock: readonly ThingStock[]): ReadonlyMap<string, number> {
  return new Map(stock.map(({ kind, id, remaining }) => [`${kind} ${id}`, remaining]));
}

function withStock<Thing extends { readonly id: number | string }>(
  thing: Thing,
  kind: ThingStock["kind"],
  left: ReadonlyMap<string, number>,
): Thing {
  const stock = left.get(`${kind} ${thing.id}`);
  return stock === undefined ? thing : { ...thing, stock };
}
