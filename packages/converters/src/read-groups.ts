import { choicePriceOf } from "./catalogue-prices.ts";
import { VALUE_KEYS } from "./catalogue-words.ts";
import type { DraftGroup, DraftValue } from "./converter.ts";
import { type FoundGroup, groupsWithin, readOptions } from "./find-groups.ts";
import { fieldOf, listUnder, type Thing } from "./foreign-thing.ts";
import { addedByName, hasMoney, possiblePrices } from "./possible-prices.ts";
import { isOn } from "./read-flags.ts";
import { readGroupRules } from "./read-group-rules.ts";
import { type CatalogueReading, readNamed } from "./read-named.ts";
import { amountOf } from "./read-price.ts";
import { noteUnreadTraits, readOptionTraits } from "./read-traits.ts";
import { take } from "./taken.ts";

/** Maximum depth of nested groups, because groups may contain each other; and maximum number of a dish's groups. */
const MAX_DEPTH = 12;
const MAX_GROUPS_OF_DISH = 200;

/** The recursion state of a dish's options: the enclosing groups, and how many groups may still be read. */
export type OptionPath = { readonly within: readonly Thing[]; readonly budget: { groups: number } };

export function startOptionPath(): OptionPath {
  return { within: [], budget: { groups: MAX_GROUPS_OF_DISH } };
}

export function readGroups(found: readonly FoundGroup[], reading: CatalogueReading, path: OptionPath): DraftGroup[] {
  const groups: DraftGroup[] = [];
  for (const { thing, source, standIn } of found) {
    if (path.within.includes(source)) continue;
    if (path.within.length >= MAX_DEPTH || path.budget.groups === 0) {
      reading.notes.count("optionsTooDeep", standIn || "Options");
      break;
    }
    path.budget.groups -= 1;
    const group = readGroup(thing, standIn, reading, { ...path, within: [...path.within, source] });
    if (group !== null) groups.push(group);
  }
  return groups;
}

function readGroup(thing: Thing, name: string, reading: CatalogueReading, path: OptionPath): DraftGroup | null {
  const { description: _, ...named } = { description: "", ...(readNamed(thing, "group", reading) ?? { name }) };
  const values = valuesOf(thing, reading).flatMap((value) => readValue(value, reading, path));
  if (values.length === 0) {
    reading.notes.count("emptyGroups", named.name);
    return null;
  }
  return { ...named, type: "addons", ...readGroupRules(thing, values.length, named.name, reading.notes), values };
}

/** Reads an option's price from its fields, else from its name. Notes other numbers that may be amounts. */
function readChoicePrice(thing: Thing, named: { name: string }, reading: CatalogueReading): string {
  const own = choicePriceOf(thing);
  const price = own === null ? "0.00" : amountOf(own.price, reading.priceUnit);
  if (price === null) {
    reading.notes.count("optionPriceUnread", named.name);
  }
  const added = price === "0.00" ? addedByName(named.name) : null;
  if (added !== null) named.name = added.name;
  const read = added?.price ?? price ?? "0.00";
  if (read !== "0.00") take("prices", thing, reading.taken);
  const others = possiblePrices(thing).filter(({ key }) => key !== own?.key);
  const unread = read === "0.00" && hasMoney(named.name) ? [...others, { key: "", text: "" }] : others;
  for (const { key, text } of unread) {
    reading.notes.count("numbersBesideChoice", `${named.name}: ${key} ${text}`.trim());
  }
  return read;
}

/** Returns a group's options, nested in it or joined to it by id. */
function valuesOf(group: Thing, reading: CatalogueReading): readonly Thing[] {
  const listed = listUnder(group, VALUE_KEYS)?.list ?? [];
  const own = readOptions(listed, listed, reading);
  return own.length > 0 ? own : reading.joins.pointingTo("value", "group", group);
}

function readValue(thing: Thing, reading: CatalogueReading, path: OptionPath): DraftValue[] {
  const named = readNamed(thing, "value", reading);
  if (named === null) return [];
  take("options", thing, reading.taken);
  const price = readChoicePrice(thing, named, reading);
  noteUnreadTraits(thing, reading.notes);
  const value: DraftValue = { ...named, ...readOptionTraits(thing), price };
  const isDefault = fieldOf(thing, ["default", "isdefault", "defaultselected", "preselected", "selected", "checked"]);
  if (isOn(isDefault) || Number(fieldOf(thing, ["defaultquantity"])) > 0) value.default_selection = true;
  const options = readGroups(groupsWithin(thing, reading), reading, path);
  if (options.length > 0) value.options = options;
  return [value];
}
