import { pointersOf, referencesOf } from "./catalogue-ids.ts";
import { GROUP_KEYS, NAME_KEYS, VALUE_KEYS } from "./catalogue-words.ts";
import { isThing, listUnder, namesOneOf, type Thing, wordOf } from "./foreign-thing.ts";
import { holdsValues } from "./list-roles.ts";
import type { CatalogueReading } from "./read-named.ts";
import { readWords } from "./read-words.ts";
import { madeOf } from "./taken.ts";

/** A group as its owner sees it, the group that it is, and the name that stands in where it has none. */
export type FoundGroup = { readonly thing: Thing; readonly source: Thing; readonly standIn: string };

/** Finds the groups that stand in a dish or an option, or that a list within it points to. */
export function groupsWithin(owner: Thing, reading: CatalogueReading): FoundGroup[] {
  const found: FoundGroup[] = [];
  for (const [key, value] of Object.entries(owner)) {
    if (!namesOneOf(wordOf(key), GROUP_KEYS) || (!Array.isArray(value) && !isThing(value))) continue;
    const standIn = nameOfKey(key);
    const loose: unknown[] = [];
    for (const entry of entriesOf(value, reading)) {
      const known = groupOf(entry, reading);
      if (isThing(entry) && listUnder(entry, VALUE_KEYS) !== null) found.push({ thing: entry, source: entry, standIn });
      // What the dish says of a shared group, such as its limits, goes before what the group says of itself.
      else if (known)
        found.push({ thing: isThing(entry) ? { ...known, ...filled(entry) } : known, source: known, standIn });
      else if (isThing(entry) && holdsValues(entry)) found.push({ thing: entry, source: entry, standIn });
      else loose.push(entry);
    }
    // Options that stand in no group of their own make one, under the name of their list.
    const values = loose.flatMap((entry) => optionsOf(entry, value, reading));
    const group = { name: standIn, values };
    if (values.length > 0) found.push({ thing: group, source: group, standIn });
  }
  return withoutRepeats(found);
}

/** Finds the groups of a dish: those within it, those that it points to, and those that point to it. */
export function groupsOfDish(dish: Thing, reading: CatalogueReading): FoundGroup[] {
  const within = groupsWithin(dish, reading);
  const names = new Set(within.map(({ thing }) => readWords(thing, NAME_KEYS)?.text));
  const pointed = pointersOf(dish, "group")
    .map((id) => reading.joins.find("group", id))
    .filter((group) => group !== undefined)
    .filter((group) => !names.has(readWords(group, NAME_KEYS)?.text));
  const joined = [...pointed, ...reading.joins.pointingTo("group", "item", dish)];
  return withoutRepeats([...within, ...joined.map((group) => ({ thing: group, source: group, standIn: "" }))]);
}

/** The options that an entry of a list is, or points to: a thing with a name, an id, or a plain word that costs nothing. */
export function optionsOf(entry: unknown, list: object, reading: CatalogueReading): Thing[] {
  if (isThing(entry) && readWords(entry, NAME_KEYS) !== null) return [entry];
  const own = isThing(entry) ? entry : list;
  for (const id of referencesOf(entry, "value")) {
    const found = reading.joins.find("value", id) ?? reading.joins.find("item", id);
    if (found) return [madeOf({ ...found, ...(isThing(entry) ? filled(entry) : {}) }, [found, own], reading.taken)];
  }
  return typeof entry === "string" && /\p{L}{2}/u.test(entry) ? [madeOf({ name: entry }, [list], reading.taken)] : [];
}

function withoutRepeats(groups: readonly FoundGroup[]): FoundGroup[] {
  return groups.filter((group, index) => groups.findIndex(({ source }) => source === group.source) === index);
}

/** What stands under a key of groups: a list, a single group, or a list of options under each name: `{ "Side": [...] }`. */
function entriesOf(value: readonly unknown[] | Thing, reading: CatalogueReading): readonly unknown[] {
  if (!isThing(value)) return value;
  const isGroup = listUnder(value, VALUE_KEYS) !== null || readWords(value, NAME_KEYS) !== null;
  if (isGroup || groupOf(value, reading)) return [value];
  const entries = Object.entries(value).flatMap(([name, list]): unknown[] => {
    if (!Array.isArray(list) || /ids?$/i.test(name)) return [];
    // Options of options: what stands here are groups already, under the name of a wrapper.
    if (list.some((one) => isThing(one) && listUnder(one, VALUE_KEYS) !== null)) return list;
    return list.some((one) => optionsOf(one, list, reading).length > 0) ? [{ name, values: list }] : [];
  });
  return entries.length === 0 ? [value] : entries;
}

/** The group that an entry points to, whatever it calls the id. */
function groupOf(entry: unknown, reading: CatalogueReading): Thing | undefined {
  const ids = isThing(entry) ? Object.entries(entry).filter(([key]) => /id$/i.test(key)) : [];
  const named = ids.flatMap(([, id]) => (isThing(id) ? [] : referencesOf(id, "group")));
  const id = [...referencesOf(entry, "group"), ...named].find((one) => reading.joins.find("group", one) !== undefined);
  return id === undefined ? undefined : reading.joins.find("group", id);
}

/** What an entry says beyond whom it points to. */
function filled(entry: Thing): Thing {
  const isFilled = (value: unknown) => value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => isFilled(value)));
}

/** `"addOns"` becomes `"Add ons"`. */
function nameOfKey(key: string): string {
  const words = key
    .replace(/(?:[_-]?ids?|[_-]?groups?|[_-]?lists?)$/i, "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .trim()
    .toLowerCase();
  return words === "" ? "Options" : words.charAt(0).toUpperCase() + words.slice(1);
}
