import { mapMenu } from "../menu/map-menu.ts";
import type { MenuData, MenuGroupData } from "../menu/menu.ts";
import { isPublished } from "../menu/priced.ts";
import type { RestaurantData } from "../venue/restaurant-data.ts";
import { idInHub } from "./kitchen-ids.ts";

export type KitchenMenus = { readonly restaurant: RestaurantData; readonly menus: readonly MenuData[] };

/**
 * Returns the kitchens that a hub's menu groups name, in that order; all kitchens if the groups name none.
 * hub#hub-kitchens.
 */
export function kitchensOfHub<Kitchen extends { readonly id: RestaurantData["id"] }>(
  groups: readonly MenuGroupData[],
  kitchens: readonly Kitchen[],
): readonly Kitchen[] {
  const named = groups.filter(isPublished).flatMap(({ restaurant_id }) => restaurant_id ?? []);
  if (named.length === 0) return kitchens;
  return named.flatMap((id) => kitchens.find((kitchen) => String(kitchen.id) === String(id)) ?? []);
}

/**
 * Builds the menus of a hub: the kitchens' menus in sequence, one menu group per kitchen, without members'
 * menus. A menu without a tax rate gets its kitchen's rate. hub#hub-menu.
 */
export function hubMenus(
  kitchens: readonly KitchenMenus[],
  groups: readonly MenuGroupData[] = [],
): { readonly menu_groups: readonly MenuGroupData[]; readonly menus: readonly MenuData[] } {
  const groupOf = ({ id }: RestaurantData) => groups.find((group) => String(group.restaurant_id) === String(id));
  const menus = kitchens.flatMap(({ restaurant, menus: own }) => {
    const sold = own.filter((menu) => !menu.member_only && !menu.deleted_at && isPublished(menu));
    return sold
      .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
      .map((menu) => menuInHub(menu, restaurant, sold.length === 1));
  });
  return {
    menu_groups: kitchens.map(({ restaurant }) => groupOfKitchen(restaurant, groupOf(restaurant))),
    menus: menus.map((menu, order) => ({ ...menu, order })),
  };
}

/** Returns the menu group of a kitchen; the hub's texts override the kitchen's. */
function groupOfKitchen(kitchen: RestaurantData, group: MenuGroupData | undefined): MenuGroupData {
  const { id, name, display_name, description, image, localization, slug } = kitchen;
  const own = { name: display_name || name, slug, description, image, localization };
  return { ...own, ...group, id: idInHub(id, "kitchen"), restaurant_id: id };
}

function menuInHub(menu: MenuData, kitchen: RestaurantData, isOnly: boolean): MenuData {
  const { id: kitchenId, slug, tax_rate } = kitchen;
  const named = mapMenu(menu, {
    section: (section) => ({ ...section, id: idInHub(kitchenId, section.id) }),
    // Dishes are not featured in a hub, because the featured list shows no kitchen's name.
    item: ({ featured_item: _ofKitchen, ...item }) => ({ ...item, id: idInHub(kitchenId, item.id) }),
  });
  return {
    ...named,
    ...wordsInHub(menu, kitchen, isOnly),
    id: idInHub(kitchenId, menu.id),
    slug: `${slug}-${menu.slug ?? menu.id}`,
    tax_rate: menu.tax_rate ?? tax_rate ?? null,
    menu_group_id: idInHub(kitchenId, "kitchen"),
  };
}

/**
 * Returns the localized name and description of a kitchen's menu in the hub. A kitchen's only menu takes the
 * kitchen's name, one of several has both names. hub#hub-menu.
 */
function wordsInHub(menu: MenuData, kitchen: RestaurantData, isOnly: boolean) {
  const nameOf = (menuName: string, kitchenName: string) => (isOnly ? kitchenName : `${kitchenName} · ${menuName}`);
  const ownName = kitchen.display_name || kitchen.name;
  const description = menu.description || kitchen.description;
  const languages = new Set([...Object.keys(menu.localization ?? {}), ...Object.keys(kitchen.localization ?? {})]);
  const localization = [...languages].map((language) => {
    const [ofMenu, ofKitchen] = [menu.localization?.[language], kitchen.localization?.[language]];
    const kitchenName = ofKitchen?.display_name || ofKitchen?.name || ownName;
    const said = menu.description ? ofMenu?.description : ofKitchen?.description;
    return [
      language,
      { ...ofMenu, name: nameOf(ofMenu?.name ?? menu.name, kitchenName), ...(said && { description: said }) },
    ];
  });
  return {
    name: nameOf(menu.name, ownName),
    ...(description ? { description } : {}),
    ...(localization.length > 0 && { localization: Object.fromEntries(localization) }),
  };
}
