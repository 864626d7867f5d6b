import { CATEGORY_KEYS, ITEM_KEYS, NAME_KEYS } from "./catalogue-words.ts";
import { isThing, listUnder, type Thing, wordOf } from "./foreign-thing.ts";
import { isWordFor, partitionByType, roleOf } from "./list-roles.ts";
import { readWords } from "./read-words.ts";

export type Collections = {
  readonly menus: Thing[];
  readonly categories: { readonly thing: Thing; readonly menu: Thing | null }[];
  readonly items: { readonly thing: Thing; readonly category: Thing | null }[];
  /** Sizes of dishes, in a separate list. */
  readonly variants: Thing[];
  readonly groups: Thing[];
  readonly values: Thing[];
  readonly joins: Thing[];
};

type Within = { readonly menu: Thing | null; readonly category: Thing | null; readonly isListed?: true };

/** Finds a document's menus, sections, dishes and options, by the keys of its lists or by their content. */
export function findCollections(document: unknown): Collections {
  const found: Collections = { menus: [], categories: [], items: [], variants: [], groups: [], values: [], joins: [] };
  const root = Array.isArray(document) ? { "": document } : document;
  if (isThing(root)) collect(root, { menu: null, category: null }, found);
  return found;
}

function collect(node: Thing, within: Within, found: Collections): void {
  for (const [key, value] of Object.entries(node)) {
    if (isThing(value))
      collect(value, isWrappedSection(value, within) ? withSection(value, within, found) : within, found);
    else if (Array.isArray(value)) collectList(key, value.filter(isThing), within, found);
  }
}

/** Tells whether a wrapped object is a section, as in `[{ payload: { title: …, items: [ … ] } }]`. */
function isWrappedSection(thing: Thing, within: Within): boolean {
  const isNamed = within.isListed === true && within.category === null && readWords(thing, NAME_KEYS) !== null;
  return isNamed && listUnder(thing, ITEM_KEYS)?.list.some(isThing) === true;
}

function withSection(thing: Thing, within: Within, found: Collections): Within {
  found.categories.push({ thing, menu: within.menu });
  return { ...within, category: thing };
}

function collectList(key: string, things: readonly Thing[], within: Within, found: Collections): void {
  if (things.length === 0) return;
  const byType = partitionByType(things);
  if (byType) {
    for (const [type, typed] of byType) collectList(type, typed, within, found);
    return;
  }
  switch (roleOf(wordOf(key), things, within.category !== null)) {
    case "menus":
      for (const thing of things) {
        found.menus.push(thing);
        // A menu with dishes but without sections is its own section.
        const isSection = listUnder(thing, CATEGORY_KEYS) === null && listUnder(thing, ITEM_KEYS) !== null;
        if (isSection) found.categories.push({ thing, menu: thing });
        collect(thing, { menu: thing, category: isSection ? thing : within.category }, found);
      }
      return;
    case "categories":
      for (const thing of things) collect(thing, withSection(thing, within, found), found);
      return;
    case "items": {
      // A list under an unknown key, such as "Pizzas", is a section of that name.
      const isOwnName =
        within.category === null &&
        key !== "" &&
        !isWordFor(wordOf(key), ITEM_KEYS, /item|product|dish|meal|food|menu|recipe|data|list/);
      const category = isOwnName ? { name: key } : within.category;
      if (isOwnName && category) found.categories.push({ thing: category, menu: within.menu });
      for (const thing of things) found.items.push({ thing, category });
      return;
    }
    case "variants":
      found.variants.push(...things);
      return;
    case "groups":
      found.groups.push(...things);
      return;
    case "values":
      found.values.push(...things);
      return;
    case "joins":
      found.joins.push(...things);
      return;
    case "references":
      return;
    case "other":
      for (const thing of things) collect(thing, { ...within, isListed: true }, found);
  }
}
