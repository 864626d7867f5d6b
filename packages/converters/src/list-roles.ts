import { rawPriceOf } from "./catalogue-prices.ts";
import {
  CATEGORY_KEYS,
  GROUP_KEYS,
  ITEM_KEYS,
  MAX_KEYS,
  MENU_KEYS,
  MIN_KEYS,
  NAME_KEYS,
  SECTION_NAME_KEYS,
  VALUE_KEYS,
  VARIANT_KEYS,
} from "./catalogue-words.ts";
import { fieldOf, isThing, listUnder, namesOneOf, type Thing, wordOf } from "./foreign-thing.ts";
import { readWords } from "./read-words.ts";

/** The role of a list in a document. `other` is searched for further lists. */
type ListRole = "menus" | "categories" | "items" | "variants" | "groups" | "values" | "joins" | "references" | "other";

/** Determines a list's role from its key, its objects, and whether it is in a section. */
export function roleOf(word: string, things: readonly Thing[], isInSection: boolean): ListRole {
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
  if (!isInSection && areSideDishes(word, things)) return "items";
  if (isWordFor(word, GROUP_KEYS)) return hasRules || holdsValues ? "groups" : "values";
  if (/^(?:values|(?:modifier|option|addon|extra|topping|choice)s?[a-z])/.test(word))
    return hasRules || holdsValues ? "groups" : "values";
  if (isWordFor(word, ITEM_KEYS, /items?$|products?$|dish(?:es)?$|meals?$|foods?$|recipes?$/)) return "items";
  if (isPriced) return "items";
  return things.some((thing) => Object.values(thing).some(isItemList)) ? "categories" : "other";
}

/**
 * Tells whether a list under "sides" or "extras" holds dishes, with prices and without ids. Otherwise it
 * holds options.
 */
function areSideDishes(word: string, things: readonly Thing[]): boolean {
  return /^(?:sides|extras)$/.test(word) && things.every((one) => rawPriceOf(one) !== null && one.id === undefined);
}

/** Splits a list of mixed types by type, as in `objects: [{ type: "ITEM", … }, …]`; null for a list of one type. */
export function partitionByType(things: readonly Thing[]): Map<string, Thing[]> | null {
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

function hasLists(thing: Thing): boolean {
  return Object.values(thing).some((value) => Array.isArray(value) && value.length > 0);
}

function idFieldsOf(thing: Thing): number {
  return Object.keys(thing).filter((key) => /.(?:_id|Id|ID|_uuid)$/.test(key)).length;
}

export function isWordFor(word: string, words: readonly string[], pattern?: RegExp): boolean {
  return namesOneOf(word, words) || (pattern?.test(word) ?? false);
}

function mostly(things: readonly Thing[], test: (thing: Thing) => boolean): boolean {
  return things.filter(test).length * 2 > things.length;
}

/** Tells whether an object has a list of values, and so is a group. */
export function holdsValues(thing: Thing): boolean {
  return Object.entries(thing).some(([key, value]) => Array.isArray(value) && namesOneOf(wordOf(key), VALUE_KEYS));
}
