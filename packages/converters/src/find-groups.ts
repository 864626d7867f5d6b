import { pointersOf, referencesOf } from "./catalogue-ids.ts";
import { rawPriceOf } from "./catalogue-prices.ts";
import { FACT_KEYS, GROUP_KEYS, NAME_KEYS, VALUE_KEYS } from "./catalogue-words.ts";
import { isThing, listUnder, namesOneOf, type Thing, wordOf } from "./foreign-thing.ts";
import { holdsValues } from "./list-roles.ts";
import type { CatalogueReading } from "./read-named.ts";
import { readWords } from "./read-words.ts";
import { madeOf } from "./taken.ts";

/** A group with its owner's overrides (`thing`), without them (`source`), and its default name (`standIn`). */
export type FoundGroup = { readonly thing: Thing; readonly source: Thing; readonly standIn: string };

/** Finds the groups that are nested in a dish or option, or referenced by its lists. */
export function groupsWithin(owner: Thing, reading: CatalogueReading): FoundGroup[] {
  const found: FoundGroup[] = [];
  for (const [key, value] of Object.entries(owner)) {
    if (!namesOneOf(wordOf(key), GROUP_KEYS) || (!Array.isArray(value) && !isThing(value))) continue;
    const standIn = nameOfKey(key);
    const loose: unknown[] = [];
    const entries = entriesOf(value, reading);
    for (const entry of entries) {
      const known = groupOf(entry, reading);
      if (isThing(entry) && listUnder(entry, VALUE_KEYS) !== null) found.push({ thing: entry, source: entry, standIn });
      // The dish's own settings of a shared group override the group's.
      else if (known)
        found.push({ thing: isThing(entry) ? { ...known, ...filled(entry) } : known, source: known, standIn });
      else if (isThing(entry) && holdsValues(entry)) found.push({ thing: entry, source: entry, standIn });
      else loose.push(entry);
    }
    // In a list of references, an unresolved string is an id, not an option's name.
    const isOfReferences = REFERENCES.test(wordOf(key)) || loose.length < entries.length;
    const plain = loose.filter(
      (entry) => !isOfReferences || typeof entry !== "string" || isReferenceTo(entry, reading),
    );
    noteUnread(
      loose.filter((entry) => !plain.includes(entry)),
      reading,
    );
    // Options of the list that belong to no group form one, named after the list.
    const values = readOptions(plain, value, reading);
    const group = { name: standIn, values };
    if (values.length > 0) found.push({ thing: group, source: group, standIn });
  }
  return withoutRepeats(found);
}

/** Finds a dish's groups: nested in it, referenced by it, or referencing it. */
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

/** Reads the options of a list; leaves out other entries, with a note. */
export function readOptions(entries: readonly unknown[], list: object, reading: CatalogueReading): Thing[] {
  const read = entries.map((entry) => optionsOf(entry, list, reading));
  noteUnread(
    entries.filter((_, place) => read[place]?.length === 0),
    reading,
  );
  return read.flat();
}

function noteUnread(entries: readonly unknown[], reading: CatalogueReading): void {
  for (const entry of entries) {
    const words = typeof entry === "string" ? entry : JSON.stringify(entry).slice(0, 40);
    reading.notes.count("optionsNotInFile", words);
  }
}

/** Returns the options that an entry is or references. A plain word is a free option. */
function optionsOf(entry: unknown, list: object, reading: CatalogueReading): Thing[] {
  if (isThing(entry) && readWords(entry, NAME_KEYS) !== null) return [entry];
  const own = isThing(entry) ? entry : list;
  for (const id of referencesOf(entry, "value")) {
    const found = reading.joins.find("value", id) ?? reading.joins.find("item", id);
    if (found) return [madeOf({ ...found, ...(isThing(entry) ? filled(entry) : {}) }, [found, own], reading.taken)];
  }
  return typeof entry === "string" && /\p{L}{2}/u.test(entry) && !LOOKS_LIKE_ID.test(entry)
    ? [madeOf({ name: entry }, [list], reading.taken)]
    : [];
}

/** Keys of lists that hold groups or ids, not names. */
const REFERENCES = /(?:groups?|lists?|sets?|ids?|references?)$/;
/** Matches an unresolved id, such as `set-size`, `MOD_12` or `3f1b7c2e-…`. */
const LOOKS_LIKE_ID =
  /^(?:[a-z0-9]+(?:[_:.-][a-z0-9]+)+|[A-Z0-9]+(?:[_:.-][A-Z0-9]+)+|[A-Za-z][A-Za-z_:.-]*\d[\w:.-]*|(?=.*\d)[0-9a-f-]{8,})$/;

function isReferenceTo(entry: string, reading: CatalogueReading): boolean {
  return reading.joins.find("value", entry) !== undefined || reading.joins.find("item", entry) !== undefined;
}

function withoutRepeats(groups: readonly FoundGroup[]): FoundGroup[] {
  return groups.filter((group, index) => groups.findIndex(({ source }) => source === group.source) === index);
}

/** Returns the entries under a key of groups: a list, a single group, or a map from names to option lists. */
function entriesOf(value: readonly unknown[] | Thing, reading: CatalogueReading): readonly unknown[] {
  if (!isThing(value)) return value;
  const isGroup = listUnder(value, VALUE_KEYS) !== null || readWords(value, NAME_KEYS) !== null;
  if (isGroup || groupOf(value, reading)) return [value];
  const entries = Object.entries(value).flatMap(([name, list]): unknown[] => {
    if (!Array.isArray(list) || /ids?$/i.test(name)) return [];
    // If the list contains groups, its key only wraps them.
    if (list.some((one) => isThing(one) && listUnder(one, VALUE_KEYS) !== null)) return list;
    if (!isNameOfGroup(name, list)) {
      reading.notes.count("listsUnread", name);
      return [];
    }
    return list.some((one) => optionsOf(one, list, reading).length > 0) ? [{ name, values: list }] : [];
  });
  return entries.length === 0 ? [value] : entries;
}

/**
 * Tells whether a key is a group's name, not a field: it is written like a name, or its entries have prices.
 */
function isNameOfGroup(name: string, list: readonly unknown[]): boolean {
  if (FACT_KEYS.test(wordOf(name))) return false;
  return !/^[a-z]\w*$/.test(name) || list.some((one) => isThing(one) && rawPriceOf(one) !== null);
}

/** Finds the group that an entry references, under a known key or a key that ends in "id". */
function groupOf(entry: unknown, reading: CatalogueReading): Thing | undefined {
  const ids = isThing(entry) ? Object.entries(entry).filter(([key]) => /id$/i.test(key)) : [];
  const named = ids.flatMap(([, id]) => (isThing(id) ? [] : referencesOf(id, "group")));
  const id = [...referencesOf(entry, "group"), ...named].find((one) => reading.joins.find("group", one) !== undefined);
  return id === undefined ? undefined : reading.joins.find("group", id);
}

function filled(entry: Thing): Thing {
  const isFilled = (value: unknown) => value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => isFilled(value)));
}

/** Converts a key to a group name: `"addOns"` becomes `"Add ons"`. */
function nameOfKey(key: string): string {
  const words = key
    .replace(/(?:[_-]?ids?|[_-]?groups?|[_-]?lists?)$/i, "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .trim()
    .toLowerCase();
  return words === "" ? "Options" : words.charAt(0).toUpperCase() + words.slice(1);
}
