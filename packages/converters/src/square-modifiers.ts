import { fieldOf, type Thing, thingsOf } from "./foreign-thing.ts";
import type { Notes } from "./notes.ts";
import { inOrder, isSet, pricedFields, type SquareObject, type SquareObjects, textOf } from "./square-objects.ts";

/** The state of reading modifier lists; `nested` caches the groups nested in modifiers. */
type ModifierReading = {
  readonly objects: SquareObjects;
  readonly notes: Notes;
  readonly nested: Map<SquareObject, Thing[]>;
  readonly used: Set<SquareObject>;
};

/**
 * Creates the reader of an item's modifier lists. An item's own settings of a list override the list's.
 * Hidden lists and modifiers are left out.
 */
export function startModifiers(objects: SquareObjects, notes: Notes) {
  const reading: ModifierReading = { objects, notes, nested: new Map(), used: new Set() };
  return {
    groupsOf: (item: SquareObject): Thing[] =>
      inOrder(thingsOf(fieldOf(item.data, ["modifierlistinfo"])), (info) => info).flatMap((info) => {
        const list = objects.modifier_list.get(textOf(fieldOf(info, ["modifierlistid"])) ?? "");
        return list === undefined || info.enabled === false ? [] : groupOf(list, info, reading);
      }),
    noteUnused: () => {
      for (const list of objects.modifier_list.values()) {
        if (!reading.used.has(list)) notes.count("modifierListsUnused", nameOf(list));
      }
      const listed = new Set([...objects.modifier_list.values()].flatMap((list) => objects.held(list, "modifiers")));
      for (const modifier of objects.modifier.values()) {
        if (!listed.has(modifier)) notes.count("modifiersInNoList", nameOf(modifier));
      }
    },
  };
}

function groupOf(list: SquareObject, info: Thing, reading: ModifierReading): Thing[] {
  reading.used.add(list);
  if (fieldOf(list.data, ["modifiertype"]) === "TEXT") {
    reading.notes.count("modifierTextsLost", nameOf(list));
    return [];
  }
  if (isSet("hiddenfromcustomer", info, list.data)) {
    reading.notes.count("modifiersHidden", nameOf(list));
    return [];
  }
  const { min, max } = limitsOf(info, list.data);
  const most = max === 1 || isSet("allowquantities", info, list.data) ? {} : { max_quantity: 1 };
  const overrides = thingsOf(fieldOf(info, ["modifieroverrides"]));
  const modifiers = reading.objects.held(list, "modifiers").flatMap((modifier) => {
    const override = overrides.find((one) => textOf(fieldOf(one, ["modifierid"])) === modifier.id) ?? {};
    return optionOf(modifier, override, reading).map((option) => ({ ...option, ...most }));
  });
  return [{ id: list.id, name: nameOf(list), multiple: max !== 1, min, ...(max > 0 ? { max } : {}), modifiers }];
}

function optionOf(modifier: SquareObject, override: Thing, reading: ModifierReading): Thing[] {
  if (isSet("hiddenonline", override, modifier.data)) {
    reading.notes.count("modifiersHidden", nameOf(modifier));
    return [];
  }
  const { id, data } = modifier;
  const children = fieldOf(data, ["childmodifierlistids"]);
  const lists = (Array.isArray(children) ? children : []).flatMap(
    (one) => reading.objects.modifier_list.get(String(one)) ?? [],
  );
  const isDefault = isSet("onbydefault", override, data);
  const nested = lists.flatMap((list) => nestedGroups(list, reading));
  return [
    { id, name: nameOf(modifier), ...pricedFields(data, reading.notes), default: isDefault, modifierGroups: nested },
  ];
}

/** Reads a modifier list that is nested in a modifier; does not follow a list into itself. */
function nestedGroups(list: SquareObject, reading: ModifierReading): Thing[] {
  const known = reading.nested.get(list);
  if (known) return known;
  reading.nested.set(list, []);
  const groups = groupOf(list, {}, reading);
  reading.nested.set(list, groups);
  return groups;
}

/**
 * Returns the limits of a list in an item. If the item sets one of the two limits, both come from the item. 0
 * means no limit.
 */
function limitsOf(info: Thing, list: Thing): { min: number; max: number } {
  const read = (thing: Thing) => ["minselectedmodifiers", "maxselectedmodifiers"].map((key) => numberOf(thing, key));
  const own = read(info);
  const [min, max] = own.some((number) => number !== null) ? own : read(list);
  const isSingle = fieldOf(list, ["selectiontype"]) === "SINGLE";
  return { min: min ?? 0, max: max ?? (isSingle ? 1 : 0) };
}

/** Returns a number of at least 0; null if it is negative, which means unset. */
function numberOf(thing: Thing, key: string): number | null {
  const number = Number(fieldOf(thing, [key]) ?? -1);
  return Number.isInteger(number) && number >= 0 ? number : null;
}

function nameOf({ data }: SquareObject): string {
  return textOf(data.name) ?? "Options";
}
