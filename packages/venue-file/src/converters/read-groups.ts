import { pointersOf, referencesOf } from "./catalogue-joins.ts";
import { rawPriceOf } from "./catalogue-prices.ts";
import {
  fieldOf,
  GROUP_KEYS,
  isThing,
  NAME_KEYS,
  namesOneOf,
  type Thing,
  VALUE_KEYS,
  wordOf,
} from "./catalogue-words.ts";
import type { DraftGroup, DraftValue } from "./draft-venue.ts";
import { listUnder } from "./find-collections.ts";
import { type CatalogueReading, readNamed } from "./read-dishes.ts";
import { readGroupRules } from "./read-group-rules.ts";
import { amountOf } from "./read-price.ts";
import { isOn, readTraits } from "./read-traits.ts";
import { readWords } from "./read-words.ts";

/** Groups that hold each other would never end. */
const MAX_DEPTH = 12;

/** Reads the option groups of a dish or of an option: those within it, and those that ids join to it. */
export function readGroupsOf(owner: Thing, reading: CatalogueReading, path: readonly Thing[]): DraftGroup[] {
  if (path.length > MAX_DEPTH) return [];
  const groups: DraftGroup[] = [];
  for (const { name, thing } of groupsOf(owner, reading)) {
    if (path.includes(thing)) continue;
    const group = readGroup(thing, name, reading, [...path, thing]);
    if (group !== null) groups.push(group);
  }
  return groups;
}

/** Every group of a dish, with the name that stands in where the group has none. */
function groupsOf(owner: Thing, reading: CatalogueReading): { name: string; thing: Thing }[] {
  const found: { name: string; thing: Thing }[] = [];
  const add = (name: string, thing: Thing) => {
    if (!found.some((known) => known.thing === thing)) found.push({ name, thing });
  };
  for (const [key, value] of Object.entries(owner)) {
    if (!namesOneOf(wordOf(key), GROUP_KEYS) || (!Array.isArray(value) && !isThing(value))) continue;
    const loose: unknown[] = [];
    for (const entry of Array.isArray(value) ? value : [value]) {
      const known = idsOf(entry)
        .map((id) => reading.joins.find("group", id))
        .find((group) => group);
      const isWhole = isThing(entry) && listUnder(entry, VALUE_KEYS) !== null;
      // What the dish says of a shared group, such as its limits, goes before what the group says of itself.
      if (known && isThing(entry) && !isWhole) add(nameOfKey(key), { ...known, ...withoutNames(entry) });
      else if (known && !isThing(entry)) add(nameOfKey(key), known);
      else if (isWhole) add(nameOfKey(key), entry as Thing);
      else loose.push(entry);
    }
    // Options that stand in no group of their own make one, under the name of their list.
    const values = loose.flatMap((entry) => looseValues(entry, reading));
    if (values.length > 0) add(nameOfKey(key), { name: nameOfKey(key), values });
  }
  for (const id of pointersOf(owner, "group")) {
    const known = reading.joins.find("group", id);
    if (
      known &&
      !found.some(
        ({ thing }) => thing === known || readWords(thing, NAME_KEYS)?.text === readWords(known, NAME_KEYS)?.text,
      )
    )
      add("", known);
  }
  for (const group of reading.joins.pointingTo("group", "item", owner)) add("", group);
  return found;
}

function readGroup(thing: Thing, name: string, reading: CatalogueReading, path: readonly Thing[]): DraftGroup | null {
  const { description: _, ...named } = { description: "", ...(readNamed(thing, "group", reading) ?? { name }) };
  const values = valuesOf(thing, reading).flatMap((value) => readValue(value, reading, path));
  if (values.length === 0) {
    reading.notes.count("Option groups with nothing to choose from are left out", named.name);
    return null;
  }
  return { ...named, type: "addons", ...readGroupRules(thing, values.length, named.name, reading.notes), values };
}

/** The options of a group: those within it, and those that ids join to it, which may be dishes themselves. */
function valuesOf(group: Thing, reading: CatalogueReading): readonly Thing[] {
  const listed = listUnder(group, VALUE_KEYS)?.list ?? [];
  const own = listed.flatMap((entry) => looseValues(entry, reading));
  return own.length > 0 ? own : reading.joins.pointingTo("value", "group", group);
}

function looseValues(entry: unknown, reading: CatalogueReading): Thing[] {
  if (isThing(entry) && readWords(entry, NAME_KEYS) !== null) return [entry];
  for (const id of referencesOf(entry, "value")) {
    const found = reading.joins.find("value", id) ?? reading.joins.find("item", id);
    if (found) return [isThing(entry) ? { ...found, ...withoutNames(entry) } : found];
  }
  // A plain word is an option that costs nothing; a number is an id that leads nowhere.
  return typeof entry === "string" && /\p{L}{2}/u.test(entry) ? [{ name: entry }] : [];
}

function readValue(thing: Thing, reading: CatalogueReading, path: readonly Thing[]): DraftValue[] {
  const named = readNamed(thing, "value", reading);
  if (named === null) return [];
  const raw = rawPriceOf(thing);
  const price = raw === null ? "0.00" : amountOf(raw, reading.priceUnit);
  if (price === null)
    reading.notes.count("Options whose price cannot be read, or is negative, cost nothing", named.name);
  const value: DraftValue = { ...named, ...readTraits(thing), price: price ?? "0.00" };
  if (isOn(fieldOf(thing, ["default", "isdefault", "defaultselected", "preselected", "selected", "checked"]))) {
    value.default_selection = true;
  }
  const options = readGroupsOf(thing, reading, path);
  if (options.length > 0) value.options = options;
  return [value];
}

/** The ids by which an entry in a list of groups may point to its group: whatever it calls them. */
function idsOf(entry: unknown): string[] {
  const ids = isThing(entry) ? Object.entries(entry).filter(([key]) => /id$/i.test(key)) : [];
  return [...referencesOf(entry, "group"), ...ids.flatMap(([, id]) => (isThing(id) ? [] : referencesOf(id, "group")))];
}

/** What an entry says beyond whom it points to. */
function withoutNames(entry: Thing): Thing {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null && value !== ""));
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
