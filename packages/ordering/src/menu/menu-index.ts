import type { Id } from "../venue/restaurant.ts";
import type { Menu, MenuItem, Section } from "./menu.ts";

/** A dish with the menu and the section that it stands in. */
export type PlacedItem = { readonly menu: Menu; readonly section: Section | null; readonly item: MenuItem };

/** Every dish of a restaurant by the text of its id. Build it once for each revision of the menus. */
export type MenuIndex = {
  readonly menus: readonly Menu[];
  readonly placesByItemId: ReadonlyMap<string, readonly PlacedItem[]>;
};

/** Which dish is meant: its id, with its menu and section where a line names them. */
export type ItemReference = { readonly id: Id; readonly menuId?: Id | null; readonly sectionId?: Id | null };

/** Tells whether two ids are the same: they are when their text is, so that `7` and `"7"` name one thing. */
export function isSameId(a: Id, b: Id): boolean {
  return String(a) === String(b);
}

/** Indexes the dishes of menus by id. An item may stand on several menus; it is then found once for each. */
export function indexMenus(menus: readonly Menu[]): MenuIndex {
  const placesByItemId = new Map<string, PlacedItem[]>();
  for (const place of placedItems(menus)) {
    const key = String(place.item.id);
    const places = placesByItemId.get(key);
    if (places) places.push(place);
    else placesByItemId.set(key, [place]);
  }
  return { menus, placesByItemId };
}

/** All dishes of menus, in the order in which the menus show them: a menu's own items, then those of its sections. */
export function* placedItems(menus: readonly Menu[]): Generator<PlacedItem> {
  for (const menu of menus) {
    for (const item of menu.items) yield { menu, section: null, item };
    for (const section of menu.sections) {
      for (const item of section.items) yield { menu, section, item };
    }
  }
}

/** Finds a dish; undefined when no menu has it, or not the menu or section that the reference names. */
export function findItem(index: MenuIndex, reference: ItemReference): PlacedItem | undefined {
  const { id, menuId = null, sectionId = null } = reference;
  return index.placesByItemId
    .get(String(id))
    ?.find(
      ({ menu, section }) =>
        (menuId === null || isSameId(menu.id, menuId)) &&
        (sectionId === null || (section !== null && isSameId(section.id, sectionId))),
    );
}
