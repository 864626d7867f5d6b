import { rawPriceOf } from "./catalogue-prices.ts";
import {
  CATEGORY_KEYS,
  GROUP_KEYS,
  ITEM_KEYS,
  MAX_KEYS,
  MENU_KEYS,
  MIN_KEYS,
  NAME_KEYS,
  VALUE_KEYS,
  VARIANT_KEYS,
} from "./catalogue-words.ts";
import { fieldOf, isThing, namesOneOf, type Thing, wordOf } from "./foreign-thing.ts";
import { readWords } from "./read-words.ts";

/** The lists of a foreign document by what they hold, each thing with what it stands in. */
export type Collections = {
  readonly menus: Thing[];
  readonly categories: { readonly thing: Thing; readonly menu: Thing | null }[];
  readonly items: { readonly thing: Thing; readonly category: Thing | null }[];
  /** Sizes of dishes that stand in a list of their own. */
  readonly variants: Thing[];
  readonly groups: Thing[];
  readonly values: Thing[];
  /** Rows that say nothing but which id belongs to which. */
  readonly joins: Thing[];
};

/** Some lists name their sections by the kind of thing that they are. */
export const SECTION_NAME_KEYS: readonly string[] = [...NAME_KEYS, "category", "section", "course"];

type Role = "menus" | "categories" | "items" | "variants" | "groups" | "values" | "joins" | "references" | "other";
type Within = { readonly menu: Thing | null; readonly category: Thing | null };

/** Finds the menus, sections, dishes and options of a document by the names of its lists, else by what is in them. */
export function findCollections(document: unknown): Collections {
  const found: Collections = { menus: [], categories: [], items: [], variants: [], groups: [], values: [], joins: [] };
  const root = Array.isArray(document) ? { "": document } : document;
  if (isThing(root)) collect(root, { menu: null, category: null }, found);
  return found;
}

function collect(node: Thing, within: Within, found: Collections): void {
  for (const [key, value] of Object.entries(node)) {
    if (isThing(value)) collect(value, within, found);
    else if (Array.isArray(value)) collectList(key, value.filter(isThing), within, found);
  }
}

function collectList(key: string, things: readonly Thing[], within: Within, found: Collections): void {
  if (things.length === 0) return;
  const byType = partitionByType(things);
  if (byType) {
    for (const [type, typed] of byType) collectList(type, typed, within, found);
    return;
  }
  switch (roleOf(wordOf(key), things)) {
    case "menus":
      for (const thing of things) {
        found.menus.push(thing);
        // A menu that holds its dishes without sections is its own section.
        const isSection = listUnder(thing, CATEGORY_KEYS) === null && listUnder(thing, ITEM_KEYS) !== null;
        if (isSection) found.categories.push({ thing, menu: thing });
        collect(thing, { menu: thing, category: isSection ? thing : within.category }, found);
      }
      return;
    case "categories":
      for (const thing of things) {
        found.categories.push({ thing, menu: within.menu });
        collect(thing, { ...within, category: thing }, found);
      }
      return;
    case "items": {
      // A list under a name of its own, such as "Pizzas": [ … ], names its section by that.
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
      for (const thing of things) collect(thing, within, found);
  }
}

function roleOf(word: string, things: readonly Thing[]): Role {
  const isNamed = mostly(things, (thing) => readWords(thing, NAME_KEYS) !== null);
  const holdsItems = things.some((thing) => listUnder(thing, ITEM_KEYS) !== null);
  if (!isNamed) {
    if (holdsItems && mostly(things, (thing) => readWords(thing, SECTION_NAME_KEYS) !== null)) return "categories";
    if (mostly(things, (thing) => idFieldsOf(thing) >= 2)) return "joins";
    return mostly(things, (thing) => fieldOf(thing, ["id"]) !== undefined && !hasLists(thing)) ? "references" : "other";
  }
  const isPriced = mostly(things, (thing) => rawPriceOf(thing) !== null || listUnder(thing, VARIANT_KEYS) !== null);
  const hasRules = mostly(things, (thing) => fieldOf(thing, [...MIN_KEYS, ...MAX_KEYS]) !== undefined);
  const holdsValues = mostly(things, (thing) => listUnder(thing, VALUE_KEYS) !== null);
  const holdsSections = things.some((thing) => listUnder(thing, CATEGORY_KEYS) !== null);
  if (isWordFor(word, MENU_KEYS) && !isPriced && (holdsSections || (holdsItems && word !== "menu"))) return "menus";
  if (word === "menu" && holdsItems && !isPriced) return "categories";
  if (isWordFor(word, CATEGORY_KEYS, /categor|section|course/)) return isPriced && !holdsItems ? "items" : "categories";
  if (/(?:modifier|option|addon|extra|topping|choice|variant)s?(?:group|list|set)/.test(word)) return "groups";
  if (isWordFor(word, VARIANT_KEYS)) return "variants";
  if (isWordFor(word, GROUP_KEYS)) return hasRules || holdsValues ? "groups" : "values";
  if (/^(?:values|(?:modifier|option|addon|extra|topping|choice)s?[a-z])/.test(word))
    return hasRules || holdsValues ? "groups" : "values";
  if (isWordFor(word, ITEM_KEYS, /items?$|products?$|dish(?:es)?$|meals?$|foods?$|recipes?$/)) return "items";
  if (isPriced) return "items";
  return things.some((thing) => Object.values(thing).some(isItemList)) ? "categories" : "other";
}

/** Lists such as `objects: [{ type: "ITEM", … }, { type: "CATEGORY", … }]` hold several kinds; each is a list of its own. */
function partitionByType(things: readonly Thing[]): Map<string, Thing[]> | null {
  const byType = new Map<string, Thing[]>();
  for (const thing of things) {
    const type = typeof thing.type === "string" ? thing.type : null;
    if (type === null) return null;
    const typed = byType.get(`${type}s`);
    if (typed) typed.push(thing);
    else byType.set(`${type}s`, [thing]);
  }
  const words = [...byType.keys()].map(wordOf);
  const knowsItems = words.some((word) => ITEM_KEYS.includes(word));
  const knowsOthers = words.some((word) => /^(?:categor|section|modifier|option|menu)/.test(word));
  return knowsItems && knowsOthers && byType.size > 1 ? byType : null;
}

function isItemList(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const things = value.filter(isThing);
  return (
    things.length > 0 && mostly(things, (thing) => rawPriceOf(thing) !== null && readWords(thing, NAME_KEYS) !== null)
  );
}

/** The list that stands in a thing under one of the words; one of things goes before one of ids. */
export function listUnder(
  thing: Thing,
  words: readonly string[],
): { readonly key: string; readonly list: unknown[] } | null {
  let found: { key: string; list: unknown[] } | null = null;
  for (const [key, list] of Object.entries(thing)) {
    if (!Array.isArray(list) || list.length === 0 || !namesOneOf(wordOf(key), words)) continue;
    if (list.some(isThing)) return { key, list };
    found ??= { key, list };
  }
  return found;
}

function hasLists(thing: Thing): boolean {
  return Object.values(thing).some((value) => Array.isArray(value) && value.length > 0);
}

function idFieldsOf(thing: Thing): number {
  return Object.keys(thing).filter((key) => /.(?:_id|Id|ID|_uuid)$/.test(key)).length;
}

function isWordFor(word: string, words: readonly string[], pattern?: RegExp): boolean {
  const bare = word.replace(/(?:list|array|all|data)$/, "").replace(/^(?:all|list)/, "");
  return words.includes(word) || words.includes(bare) || words.includes(`${bare}s`) || (pattern?.test(word) ?? false);
}

function mostly(things: readonly Thing[], test: (thing: Thing) => boolean): boolean {
  return things.filter(test).length * 2 > things.length;
}
