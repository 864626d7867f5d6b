import { NAME_KEYS } from "./catalogue-words.ts";
import type { Collections } from "./find-collections.ts";
import { fieldOf, isThing, type Thing, wordOf } from "./foreign-thing.ts";
import { readWords } from "./read-words.ts";

/** What of a catalogue is found by id. */
export type Joined = "category" | "item" | "variant" | "group" | "value";

const OWN_ID: Readonly<Record<Joined, readonly string[]>> = {
  category: ["id", "uuid", "guid", "uid", "categoryid", "sectionid", "code", "key", "externalid", "slug"],
  item: [
    "id",
    "uuid",
    "guid",
    "uid",
    "itemid",
    "productid",
    "dishid",
    "menuitemid",
    "code",
    "key",
    "plu",
    "sku",
    "externalid",
    "slug",
  ],
  variant: ["id", "uuid", "guid", "uid", "variantid", "variationid", "skuid", "sizeid", "sku"],
  group: [
    "id",
    "uuid",
    "guid",
    "uid",
    "groupid",
    "modifiergroupid",
    "optiongroupid",
    "modifierlistid",
    "code",
    "key",
    "referenceid",
  ],
  value: [
    "id",
    "uuid",
    "guid",
    "uid",
    "modifierid",
    "optionid",
    "valueid",
    "choiceid",
    "itemid",
    "code",
    "key",
    "referenceid",
  ],
};
/** Words of fields that hold the id of another thing. */
const POINTS_TO: Readonly<Record<Joined, RegExp>> = {
  category:
    /^(?:menu)?(?:item|product|parent)?(?:categor(?:y|ies)|sections?|courses?)(?:u?u?ids?|name|slug|code)?$|^menugroup(?:u?u?ids?)$/,
  item: /^(?:menu)?(?:items?|products?|dish(?:es)?|meals?|foods?|entit(?:y|ies))(?:u?u?ids?)$/,
  variant: /^(?:item|product)?(?:variants?|variations?|sizes?|skus?)(?:u?u?ids?)$/,
  group: /^(?:modifier|option|addon|extra|topping|choice)?(?:groups?|lists?|sets?)(?:u?u?ids?)$/,
  value: /^(?:modifiers?|options?|values?|choices?|addons?|extras?|toppings?)(?:items?|options?)?(?:u?u?ids?)$/,
};

/** Finds things by id, and which thing belongs to which, however the catalogue writes it. */
export type Joins = {
  readonly find: (kind: Joined, id: string) => Thing | undefined;
  /** The things of a kind whose rows or joins point to the thing of the other kind. */
  readonly pointingTo: (child: Joined, parent: Joined, parentThing: Thing) => readonly Thing[];
};

/** Reads every id and every pointer of a catalogue once. */
export function joinCollections(collections: Collections): Joins {
  const things: Readonly<Record<Joined, readonly Thing[]>> = {
    category: collections.categories.map(({ thing }) => thing),
    item: collections.items.map(({ thing }) => thing),
    variant: collections.variants,
    group: collections.groups,
    value: collections.values,
  };
  const byId = new Map<string, Thing>();
  for (const kind of ["category", "item", "variant", "group", "value"] as const) {
    for (const thing of things[kind]) {
      const id = idOf(thing, kind);
      if (id !== null && !byId.has(`${kind} ${id}`)) byId.set(`${kind} ${id}`, thing);
    }
    // Tables typed by hand join by name; an id goes before a name that looks the same.
    for (const thing of things[kind]) {
      const name = kind === "item" ? undefined : readWords(thing, NAME_KEYS)?.text;
      if (name !== undefined && !byId.has(`${kind} ${name}`)) byId.set(`${kind} ${name}`, thing);
    }
  }
  const find = (kind: Joined, id: string) => byId.get(`${kind} ${id}`);
  const pointers = new Map<string, Thing[]>();
  const point = (child: Joined, childThing: Thing, parent: Joined, row: Thing) => {
    for (const id of pointersOf(row, parent)) {
      const key = `${child} ${parent} ${id}`;
      const known = pointers.get(key) ?? [];
      if (!known.includes(childThing)) pointers.set(key, [...known, childThing]);
    }
  };
  for (const variant of things.variant) point("variant", variant, "item", variant);
  for (const group of things.group) point("group", group, "item", group);
  for (const value of things.value) point("value", value, "group", value);
  for (const row of collections.joins) {
    for (const child of ["item", "group", "value"] as const) {
      const childThing = pointersOf(row, child)
        .map((id) => find(child, id))
        .find((thing) => thing !== undefined);
      const parent = child === "item" ? "category" : child === "group" ? "item" : "group";
      if (childThing) point(child, childThing, parent, row);
    }
  }
  return {
    find,
    pointingTo: (child, parent, parentThing) => {
      const id = idOf(parentThing, parent);
      return id === null ? [] : (pointers.get(`${child} ${parent} ${id}`) ?? []);
    },
  };
}

/** The text of a thing's own id; null when it has none. */
export function idOf(thing: Thing, kind: Joined): string | null {
  const id = fieldOf(thing, OWN_ID[kind]);
  return typeof id === "string" || typeof id === "number" ? String(id) : null;
}

/** The ids, or the names, by which a thing points to things of a kind. */
export function pointersOf(thing: Thing, kind: Joined): string[] {
  return Object.entries(thing)
    .filter(([key]) => POINTS_TO[kind].test(wordOf(key)))
    .flatMap(([, value]) => referencesOf(value, kind));
}

/** The ids of a list, of things that hold an id, or of one value. */
export function referencesOf(value: unknown, kind: Joined): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => referencesOf(entry, kind));
  if (typeof value === "number" || (typeof value === "string" && value !== "")) return [String(value)];
  if (!isThing(value)) return [];
  const pointers = pointersOf(value, kind);
  const own = idOf(value, kind);
  return own === null ? pointers : [own];
}
