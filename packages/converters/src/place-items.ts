import { pointersOf, referencesOf } from "./catalogue-ids.ts";
import type { Joins } from "./catalogue-joins.ts";
import { CATEGORY_KEYS, ITEM_KEYS, NAME_KEYS, SECTION_OF_DISH_KEYS } from "./catalogue-words.ts";
import type { Collections } from "./find-collections.ts";
import { isThing, listUnder, type Thing } from "./foreign-thing.ts";
import { readWords } from "./read-words.ts";

/** A dish with its section: an object of the document, or only a name. */
type Placed = { readonly thing: Thing; readonly category: Thing | null; readonly name: string | null };

/** Assigns each dish to the sections that contain it, that it references, or that reference it. */
export function placeItems(collections: Collections, joins: Joins): Placed[] {
  const placed: Placed[] = [];
  const inCategories = new Set<Thing>();
  for (const { thing: category } of collections.categories) {
    const refs = listUnder(category, ITEM_KEYS)?.list ?? [];
    const listed = refs.filter((entry) => !isThing(entry) || readWords(entry, NAME_KEYS) === null);
    const found = listed.flatMap((entry) => referencesOf(entry, "item").map((id) => joins.find("item", id)));
    for (const thing of [...found, ...joins.pointingTo("item", "category", category)]) {
      if (!thing) continue;
      inCategories.add(thing);
      placed.push({ thing, category, name: null });
    }
  }
  for (const { thing, category } of collections.items) {
    if (category !== null) placed.push({ thing, category, name: null });
    else if (!inCategories.has(thing)) placed.push(...placedByPointer(thing, joins));
  }
  return placed;
}

function placedByPointer(thing: Thing, joins: Joins): Placed[] {
  const pointers = pointersOf(thing, "category");
  const found = [...new Set(pointers.map((pointer) => joins.find("category", pointer)))].filter(
    (category) => category !== undefined,
  );
  if (found.length > 0) return found.map((category) => ({ thing, category, name: null }));
  const inline = listUnder(thing, CATEGORY_KEYS)?.list.find(isThing);
  const name = readWords(thing, SECTION_OF_DISH_KEYS)?.text ?? (inline && readWords(inline, NAME_KEYS)?.text) ?? null;
  return [{ thing, category: null, name }];
}

/** Finds the dishes that are options: an option group references them, and they have no section. */
export function optionItems(collections: Collections, joins: Joins): ReadonlySet<Thing> {
  const options = new Set<Thing>();
  for (const group of collections.groups) {
    for (const value of Object.values(group)) {
      if (!Array.isArray(value)) continue;
      for (const id of referencesOf(value, "item")) {
        const item = joins.find("item", id);
        if (item) options.add(item);
      }
    }
  }
  return options;
}
