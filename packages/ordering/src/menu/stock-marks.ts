import type { MenuItem } from "./dish.ts";
import { mapMenu, mapOptions } from "./map-menu.ts";
import type { MenuData } from "./menu.ts";

/** A thing of a menu that staff marked as sold out, and a counted one with the portions that are left of it. */
export type ThingMark = { readonly kind: "item" | "section" | "value"; readonly id: string };
export type ThingStock = { readonly kind: "item" | "value"; readonly id: string; readonly remaining: number };

/** What staff marked and sales left since menus were published. */
export type StockMarks = { readonly soldOut: readonly ThingMark[]; readonly stock: readonly ThingStock[] };

/**
 * Writes sold-out marks and what is left of counted things into published menus, so that every rule reads them from the
 * menu itself. An option value has no `sold_out` of its own; one that is marked is `unavailable`. menu#sold-out, menu#stock.
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

/** A dish with the portions that are left of it and of its values, in place of the published numbers. menu#stock. */
export function withStockLeft(item: MenuItem, stock: readonly ThingStock[]): MenuItem {
  const left = stockByThing(stock);
  return withStock(mapOptions(item, { value: (value) => withStock(value, "value", left) }), "item", left);
}

/**
 * Published menus as shown for an order on a later day: what is sold out today and restocked daily is there again, as far as
 * they tell. What staff marked stays sold out. Answers the very same menus where nothing of theirs is so. menu#stock-day.
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

/** Menus without the file's own `sold_out: true`: at an import these become marks, which the kitchen can take off. */
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
