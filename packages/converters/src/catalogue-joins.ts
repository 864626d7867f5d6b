import { idOf, type Joined, pointersOf } from "./catalogue-ids.ts";
import { NAME_KEYS } from "./catalogue-words.ts";
import type { Collections } from "./find-collections.ts";
import type { Thing } from "./foreign-thing.ts";
import { readWords } from "./read-words.ts";

/** Resolves references between a catalogue's objects, whichever of the two holds the reference. */
export type Joins = {
  readonly find: (kind: Joined, id: string) => Thing | undefined;
  /**
   * Returns the objects of kind `child` that reference `parentThing`, by their own fields or by rows that
   * join both.
   */
  readonly pointingTo: (child: Joined, parent: Joined, parentThing: Thing) => readonly Thing[];
};

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
    // Hand-written tables join by name. An id takes precedence over an equal name.
    for (const thing of things[kind]) {
      const name = kind === "item" ? undefined : readWords(thing, NAME_KEYS)?.text;
      if (name !== undefined && !byId.has(`${kind} ${name}`)) byId.set(`${kind} ${name}`, thing);
    }
  }
  const find = (kind: Joined, id: string) => byId.get(`${kind} ${id}`);
  const pointers = new Map<string, Set<Thing>>();
  const point = (child: Joined, childThing: Thing, parent: Joined, row: Thing) => {
    for (const id of pointersOf(row, parent)) {
      const key = `${child} ${parent} ${id}`;
      const known = pointers.get(key) ?? new Set();
      pointers.set(key, known.add(childThing));
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
      return id === null ? [] : [...(pointers.get(`${child} ${parent} ${id}`) ?? [])];
    },
  };
}
