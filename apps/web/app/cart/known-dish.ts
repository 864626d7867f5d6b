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
  /** Whether it is only what a card says of it: enough to show its line at once, not to keep to its bounds and taxes. */
  readonly isSketch?: true;
};

/** Every position of a dish on the menus, in the order of the menus. */
export function findDishes(menus: readonly MenuData[], id: Id): KnownDish[] {
  return [...listedItems(menus)]
    .filter(({ item }) => isSameId(item.id, id))
    .map(({ menu, section, item }) => ({ menu: menuOf(menu), section: section && sectionOf(section), item }));
}

/** The dish that a cart's line means; where the line names no menu or section, the first listing at which it stands. */
export function findDish(menus: readonly MenuData[], reference: ItemReference): KnownDish | undefined {
  return findDishes(menus, reference.id).find((dish) => isMeant(dish, reference));
}

/**
 * Adds dishes to those that are known; a dish that was known at the same position gives way to its newer data, and only a sketch
 * to a sketch.
 */
export function joinDishes(known: readonly KnownDish[], newer: readonly KnownDish[]): readonly KnownDish[] {
  const whole = new Set(known.filter(({ isSketch }) => !isSketch).map(positionOf));
  const joining = newer.filter((dish) => !(dish.isSketch && whole.has(positionOf(dish))));
  const positions = new Set(joining.map(positionOf));
  return [...known.filter((dish) => !positions.has(positionOf(dish))), ...joining];
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

function positionOf({ menu, section, item }: KnownDish): string {
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
