import { isUsableId } from "@comptoir/venue-file";
import { fieldOf, isThing, type Thing, thingsOf } from "./foreign-thing.ts";
import type { Notes } from "./notes.ts";
import { entityIdsOf, groupIdsOf } from "./uber-eats-items.ts";

/**
 * An Uber Eats configuration by id. Menus list categories, which list items; modifier groups list items as
 * options.
 */
type Configuration = Readonly<Record<"menus" | "categories" | "items" | "groups", ReadonlyMap<string, Thing>>>;

export const NOTHING: Configuration = { menus: new Map(), categories: new Map(), items: new Map(), groups: new Map() };

/** Finds the part of a document that has categories and priced items; null if there is none. */
export function findConfiguration(json: unknown): Configuration | null {
  if (typeof json !== "object" || json === null) return null;
  const part: Thing = isThing(json) ? json : {};
  const [categories, items] = [thingsOf(part.categories), thingsOf(part.items)];
  if (!categories.some(({ entities }) => Array.isArray(entities)) || !items.some((item) => isThing(item.price_info))) {
    for (const inner of Object.values(json)) {
      const found = findConfiguration(inner);
      if (found) return found;
    }
    return null;
  }
  const byId = (things: readonly Thing[]) => new Map(things.map((thing) => [String(thing.id), thing]));
  const groups = byId(thingsOf(fieldOf(part, ["modifiergroups"])));
  return { menus: byId(thingsOf(part.menus)), categories: byId(categories), items: byId(items), groups };
}

type SoldMenu = { readonly id: string; readonly thing: Thing; readonly categories: readonly Thing[] };

/** Returns the menus with their categories; without menus, one with all categories. */
export function menusOf({ menus, categories }: Configuration, notes: Notes): SoldMenu[] {
  if (menus.size === 0) return [{ id: "", thing: { title: "Menu" }, categories: [...categories.values()] }];
  const sold = [...menus].map(([written, thing], index) => {
    const id = isUsableId(written) ? written : `menu-${index + 1}`;
    const ids = fieldOf(thing, ["categoryids"]);
    const own = [...new Set((Array.isArray(ids) ? ids : []).map(String))];
    return { id, thing, categories: own.map((one) => categories.get(one)).filter((one) => one !== undefined) };
  });
  const listed = new Set(sold.flatMap((menu) => menu.categories));
  for (const category of categories.values()) {
    if (!listed.has(category)) notes.count("categoriesInNoMenu", String(category.id));
  }
  return sold;
}

/** Returns the items and groups that are reachable from the menus, at every depth. */
export function soldOf(menus: readonly SoldMenu[], { items, groups }: Configuration, notes: Notes) {
  const sold = { items: new Set<Thing>(), groups: new Set<Thing>() };
  const waiting = menus.flatMap(({ categories }) =>
    categories.flatMap((category) => entityIdsOf(category, "entities")),
  );
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const item = items.get(id);
    if (!item) notes.count("itemsNotInFile", id);
    if (!item || sold.items.has(item)) continue;
    sold.items.add(item);
    for (const group of groupIdsOf(item).map((one) => groups.get(one))) {
      if (!group) continue;
      if (!sold.groups.has(group)) waiting.push(...entityIdsOf(group, "modifieroptions"));
      sold.groups.add(group);
    }
  }
  for (const [id, item] of items) if (!sold.items.has(item)) notes.count("itemsInNoMenu", id);
  for (const [id, group] of groups) {
    if (!sold.groups.has(group)) notes.count("modifierGroupsUnused", id);
  }
  const inOrder = (all: ReadonlyMap<string, Thing>, some: ReadonlySet<Thing>) =>
    [...all.values()].filter((one) => some.has(one));
  return { items: inOrder(items, sold.items), groups: inOrder(groups, sold.groups) };
}
