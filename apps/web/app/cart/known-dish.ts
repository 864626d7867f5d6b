import {
  findItem,
  type Id,
  type ItemReference,
  indexMenus,
  isMeant,
  isSameId,
  listedItems,
  type Menu,
  type MenuData,
  type MenuIndex,
  type MenuItem,
  type MenuItemData,
  normalizeMenus,
  type SectionData,
} from "@comptoir/ordering";

/**
 * A dish with the settings of its menu and section: enough to price it and to show its options. `section` is
 * null for a dish directly on the menu.
 */
export type KnownDish = {
  readonly menu: Pick<MenuData, "id" | "name" | "localization" | "tax_rate">;
  readonly section: Pick<SectionData, "id" | "name" | "localization" | "tax_rate" | "sold_out"> | null;
  readonly item: MenuItemData;
};

/** Returns every listing of a dish, in menu order. */
export function findDishes(menus: readonly MenuData[], id: Id): KnownDish[] {
  return [...listedItems(menus)]
    .filter(({ item }) => isSameId(item.id, id))
    .map(({ menu, section, item }) => ({ menu: menuOf(menu), section: section && sectionOf(section), item }));
}

const plainDishesByMenus = new WeakMap<readonly MenuData[], (listing: Listing) => KnownDish | undefined>();

/** A dish's listing: its menu, section and id. One dish may have several listings. */
type Listing = {
  readonly menu: { readonly id: Id };
  readonly section: { readonly id: Id } | null;
  readonly item: { readonly id: Id };
};

/** Returns a lookup of dishes by listing, without descriptions. Cached per `menus` object. */
export function plainDishes(menus: readonly MenuData[]): (listing: Listing) => KnownDish | undefined {
  const read = plainDishesByMenus.get(menus);
  if (read) return read;
  const dishes = new Map<string, KnownDish>();
  for (const menu of menus) {
    const own = menuOf(menu);
    const add = (items: readonly MenuItemData[] | null | undefined, section: KnownDish["section"]) => {
      for (const item of items ?? []) {
        const dish = { menu: own, section, item: withoutWords(item) };
        dishes.set(positionOf(dish), dish);
      }
    };
    add(menu.items, null);
    for (const section of menu.sections ?? []) add(section.items, sectionOf(section));
  }
  const find = (listing: Listing) => dishes.get(positionOf(listing));
  plainDishesByMenus.set(menus, find);
  return find;
}

/** Removes the descriptions: a cart shows only the dish's name. */
function withoutWords({ description, ingredients, localization, ...item }: MenuItemData): MenuItemData {
  if (!localization) return item;
  const names = Object.entries(localization).flatMap(([locale, words]) =>
    words?.name ? [[locale, { name: words.name }] as const] : [],
  );
  return { ...item, localization: Object.fromEntries(names) };
}

/** If the line names no menu or section, finds the first listing of the dish. */
export function findDish(menus: readonly MenuData[], reference: ItemReference): KnownDish | undefined {
  return findDishes(menus, reference.id).find((dish) => isMeant(dish, reference));
}

/** Adds dishes. A newer dish replaces the known dish of the same listing. */
export function joinDishes(known: readonly KnownDish[], newer: readonly KnownDish[]): readonly KnownDish[] {
  const positions = new Set(newer.map(positionOf));
  return [...known.filter((dish) => !positions.has(positionOf(dish))), ...newer];
}

const menusByDish = new WeakMap<KnownDish, readonly Menu[]>();

/** Indexes dishes for the business rules; each gets a menu of its own. */
export function indexDishes(dishes: readonly KnownDish[]): MenuIndex {
  return indexMenus(dishes.flatMap(normalizeDish));
}

/** Returns undefined if the page does not know the dish yet. */
export function dishOfLine(dishes: readonly KnownDish[], line: ItemReference): MenuItem | undefined {
  return findItem(indexDishes(dishes), line)?.item;
}

/** Returns one dish as menus for the business rules; empty if the dish is not published. Cached per dish. */
export function normalizeDish(dish: KnownDish): readonly Menu[] {
  const read = menusByDish.get(dish);
  if (read) return read;
  const { menu, section, item } = dish;
  const content = section === null ? { items: [item] } : { sections: [{ ...section, items: [item] }] };
  const menus = normalizeMenus({ menus: [{ ...menu, ...content }] });
  menusByDish.set(dish, menus);
  return menus;
}

function positionOf({ menu, section, item }: Listing): string {
  return JSON.stringify([String(menu.id), section && String(section.id), String(item.id)]);
}

function menuOf({ id, name, localization, tax_rate }: MenuData): KnownDish["menu"] {
  return { id, name, ...(localization ? { localization } : {}), ...(tax_rate ? { tax_rate } : {}) };
}

function sectionOf({ id, name, localization, tax_rate, sold_out }: SectionData): NonNullable<KnownDish["section"]> {
  return {
    id,
    name,
    ...(localization ? { localization } : {}),
    ...(tax_rate ? { tax_rate } : {}),
    ...(sold_out ? { sold_out } : {}),
  };
}
