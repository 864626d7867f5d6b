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
 * A dish as menu data writes it, with what its menu and section decide about it. It is all that the page needs to price
 * the dish and to word its options, without the rest of the menus. A dish without a section stands on its menu directly.
 */
export type KnownDish = {
  readonly menu: Pick<MenuData, "id" | "name" | "localization" | "tax_rate">;
  readonly section: Pick<SectionData, "id" | "name" | "localization" | "tax_rate" | "sold_out"> | null;
  readonly item: MenuItemData;
};

/** Every position of a dish on the menus, in the order of the menus. */
export function findDishes(menus: readonly MenuData[], id: Id): KnownDish[] {
  return [...listedItems(menus)]
    .filter(({ item }) => isSameId(item.id, id))
    .map(({ menu, section, item }) => ({ menu: menuOf(menu), section: section && sectionOf(section), item }));
}

const plainDishesByMenus = new WeakMap<readonly MenuData[], (listing: Listing) => KnownDish | undefined>();

/** Where a dish stands. */
type Listing = {
  readonly menu: { readonly id: Id };
  readonly section: { readonly id: Id } | null;
  readonly item: { readonly id: Id };
};

/** Finds a dish where it stands on the menus, with what prices and names it, and no other words. Read once for the same menus. */
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

/** A dish without what describes it: a cart says its name alone. */
function withoutWords({ description, ingredients, localization, ...item }: MenuItemData): MenuItemData {
  if (!localization) return item;
  const names = Object.entries(localization).flatMap(([locale, words]) =>
    words?.name ? [[locale, { name: words.name }] as const] : [],
  );
  return { ...item, localization: Object.fromEntries(names) };
}

/** The dish that a cart's line means; where the line names no menu or section, the first listing at which it stands. */
export function findDish(menus: readonly MenuData[], reference: ItemReference): KnownDish | undefined {
  return findDishes(menus, reference.id).find((dish) => isMeant(dish, reference));
}

/** Adds dishes to those that are known; a dish that was known at the same position gives way to its newer data. */
export function joinDishes(known: readonly KnownDish[], newer: readonly KnownDish[]): readonly KnownDish[] {
  const positions = new Set(newer.map(positionOf));
  return [...known.filter((dish) => !positions.has(positionOf(dish))), ...newer];
}

const menusByDish = new WeakMap<KnownDish, readonly Menu[]>();

/** The dishes as the rules read them, each on a menu of its own. */
export function indexDishes(dishes: readonly KnownDish[]): MenuIndex {
  return indexMenus(dishes.flatMap(normalizeDish));
}

/** A dish of the cart, as far as the page knows it: undefined where it has yet to learn of it. */
export function dishOfLine(dishes: readonly KnownDish[], line: ItemReference): MenuItem | undefined {
  return findItem(indexDishes(dishes), line)?.item;
}

/** One dish as the rules read it; none when it is not published. */
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
