import type { MenuDocument } from "@comptoir/contract";
import {
  type DishSales,
  isPublished,
  listedItems,
  type MenuData,
  type MenuItemData,
  mapMenu,
  publishedMenus,
  type RestaurantData,
} from "@comptoir/ordering";
import type { LoadedVenue } from "../venues/loaded-venue.ts";

/**
 * Returns the public part of a restaurant: its settings, and its published menus except members-only ones.
 * Stock counts are not public; sold-out marks are. menu#publication, menu#members-only, menu#stock-day.
 */
export function publicMenusOf(venue: LoadedVenue): MenuDocument {
  const { menu_groups } = venue.document;
  const menus = publishedMenus(venue.document)
    .filter((menu) => !menu.member_only)
    .map(publicMenu);
  return {
    // A hub's revision rises with each change of a kitchen.
    revision: (venue.kitchens ?? []).reduce((sum, { revision }) => sum + revision, venue.revision),
    restaurant: publicSettings(venue.data),
    menu_groups: menu_groups.filter(isPublished),
    menus,
    ...publicSales(venue.dishSales, menus),
    ...(venue.kitchens && { kitchens: venue.kitchens.map(({ data }) => publicSettings(data)) }),
  };
}

/** Removes the people who are told of unanswered orders. board#alerts. */
function publicSettings(data: RestaurantData): RestaurantData {
  if (!data.order_options?.alerts) return data;
  const { alerts: _people, ...order_options } = data.order_options;
  return { ...data, order_options };
}

/** Returns the sales of the public dishes; empty if there are none. menu#dish-sales. */
function publicSales({ popular, together }: DishSales, menus: readonly MenuData[]): Pick<MenuDocument, "dish_sales"> {
  const ids = new Set([...listedItems(menus)].map(({ item }) => String(item.id)));
  const isPublic = (id: string) => ids.has(id);
  const pairs = Object.entries(together)
    .filter(([id]) => isPublic(id))
    .map(([id, others]) => [id, others.filter(isPublic)] as const)
    .filter(([, others]) => others.length > 0);
  const sales = { popular: popular.filter(isPublic), together: Object.fromEntries(pairs) };
  return sales.popular.length === 0 && pairs.length === 0 ? {} : { dish_sales: sales };
}

/** Returns the published members-only menus, without stock counts and internal fields. menu#members-only. */
export function membersMenusOf(venue: LoadedVenue): readonly MenuData[] {
  return publishedMenus(venue.document)
    .filter((menu) => menu.member_only)
    .map(publicMenu);
}

function publicMenu(menu: MenuData): MenuData {
  return mapMenu(menu, {
    section: publishedOnly,
    item: (item) => publishedOnly(item) && withoutInternals(publicItem(item)),
    group: (group) => publishedOnly(group) && withoutInternals(group),
    value: (value) => publishedOnly(value) && withoutInternals(withoutStock(value)),
  });
}

function publishedOnly<Thing extends { readonly published_at?: string | null }>(thing: Thing): Thing | null {
  return isPublished(thing) ? thing : null;
}

/** Removes the internal name and the SKU of a thing. menu#internal-names. */
function withoutInternals<Thing extends { readonly sku?: string | null; readonly internal_name?: string | null }>(
  thing: Thing,
): Thing {
  const { sku: _sku, internal_name: _name, ...rest } = thing;
  return rest as Thing;
}

function publicItem(item: MenuItemData): MenuItemData {
  if (item.sold_out) return withoutNumber(item);
  return item.stock === 0 ? { ...item, sold_out: true } : withoutStock(item);
}

function withoutStock<Thing extends { readonly stock?: number | null }>(thing: Thing): Thing {
  return thing.stock === 0 ? thing : withoutNumber(thing);
}

function withoutNumber<Thing extends { readonly stock?: number | null }>(thing: Thing): Thing {
  if (thing.stock === undefined) return thing;
  const { stock: _left, ...rest } = thing;
  return rest as Thing;
}
