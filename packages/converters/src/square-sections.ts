import { fieldOf, isThing, type Thing, thingsOf } from "./foreign-thing.ts";
import { inOrder, type SquareObject, type SquareObjects, textOf } from "./square-objects.ts";

/** An item's key, with a category reference that holds the item's ordinal there. */
type Placed = { readonly itemKey: string; readonly place: Thing };

/**
 * Builds the menus of a catalogue: the topmost menu categories, with those below as sections. Without menu
 * categories, the other categories apply, but never kitchen categories; then an item's reporting category.
 */
export function squareMenus(items: ReadonlyMap<string, SquareObject>, objects: SquareObjects): Thing[] {
  const placed = new Map<string, Placed[]>();
  for (const [itemKey, item] of items) {
    for (const place of placesOf(item, objects)) {
      const id = textOf(place.id) ?? "";
      placed.set(id, [...(placed.get(id) ?? []), { itemKey, place }]);
    }
  }
  const menus = new Map<SquareObject | null, Thing[]>();
  const parents = new Set([...objects.category.values()].map((category) => parentOf(category, objects)));
  const categories = inOrder([...objects.category.values()], ({ data }) => parentFieldOf(data));
  for (const category of categories) {
    const inCategory = inOrder(placed.get(category.id ?? "") ?? [], ({ place }) => place);
    if (inCategory.length === 0 && (parents.has(category) || typeOf(category) === "KITCHEN_CATEGORY")) continue;
    const section = { id: category.id, name: category.data.name, items: inCategory.map(({ itemKey }) => itemKey) };
    const menu = menuOf(category, objects);
    menus.set(menu, [...(menus.get(menu) ?? []), section]);
  }
  const loose = placed.get("")?.map(({ itemKey }) => itemKey);
  if (loose) menus.set(null, [...(menus.get(null) ?? []), { name: "Menu", items: loose }]);
  return [...menus].map(([menu, sections]) => ({ id: menu?.id, name: menu?.data.name ?? "Menu", sections }));
}

/** Returns an item's category references, or a single empty object if it has none. */
function placesOf({ data }: SquareObject, objects: SquareObjects): Thing[] {
  const known = (place: unknown): place is Thing =>
    isThing(place) &&
    objects.category.has(textOf(place.id) ?? "") &&
    typeOf(objects.category.get(textOf(place.id) ?? "")) !== "KITCHEN_CATEGORY";
  const listed = thingsOf(data.categories).filter(known);
  const ofMenus = listed.filter(({ id }) => typeOf(objects.category.get(textOf(id) ?? "")) === "MENU_CATEGORY");
  const others = [{ id: fieldOf(data, ["categoryid"]) }, fieldOf(data, ["reportingcategory"])].filter(known);
  return [ofMenus, listed, others.slice(0, 1), [{}]].find((places) => places.length > 0) ?? [];
}

function menuOf(category: SquareObject, objects: SquareObjects): SquareObject | null {
  const above = new Set([category]);
  for (let one = parentOf(category, objects); one && !above.has(one); one = parentOf(one, objects)) above.add(one);
  const topmost = [...above].at(-1) ?? category;
  return typeOf(topmost) === "MENU_CATEGORY" ? topmost : null;
}

function parentOf({ data }: SquareObject, objects: SquareObjects): SquareObject | undefined {
  return objects.category.get(textOf(parentFieldOf(data).id) ?? "");
}

function parentFieldOf(data: Thing): Thing {
  const parent = fieldOf(data, ["parentcategory"]);
  return isThing(parent) ? parent : {};
}

function typeOf(category: SquareObject | undefined): unknown {
  return category && fieldOf(category.data, ["categorytype"]);
}
