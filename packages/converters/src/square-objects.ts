import { fieldOf, isThing, type Thing, thingsOf } from "./foreign-thing.ts";
import type { Notes } from "./notes.ts";

/** The kinds of Square objects that make up a menu. */
const KINDS = ["item", "item_variation", "modifier_list", "modifier", "category", "image", "tax"] as const;
type Kind = (typeof KINDS)[number];

export type SquareObject = { readonly id: string | null; readonly object: Thing; readonly data: Thing };

/** A catalogue's objects by kind and id; an object without an id gets a generated one. */
export type SquareObjects = Readonly<Record<Kind, ReadonlyMap<string, SquareObject>>> & {
  /** Returns the objects in the owner's list and those that reference the owner, sorted by ordinal. */
  readonly held: (owner: SquareObject, listKey: string) => SquareObject[];
};

/** Tells whether a document contains items in the format of Square's catalogue. */
export function holdsSquareItems(json: unknown): boolean {
  if (Array.isArray(json)) return json.some(holdsSquareItems);
  if (!isThing(json)) return false;
  const isItem = isThing(json.item_data) || (json.type === "ITEM" && isThing(json.itemData));
  return isItem || Object.values(json).some(holdsSquareItems);
}

/**
 * Finds a catalogue's objects at any depth; merges duplicates and drops deleted ones. The data key tells the
 * kind, because some exports omit `type`.
 */
export function findSquareObjects(json: unknown, notes: Notes): SquareObjects {
  const found = new Map<Kind, Map<string, SquareObject>>(KINDS.map((kind) => [kind, new Map()]));
  const byThing = new Map<Thing, SquareObject>();
  const byOwner = new Map<string, SquareObject[]>();
  const add = (kind: Kind, object: Thing, data: Thing) => {
    const known = found.get(kind) ?? new Map<string, SquareObject>();
    const id = textOf(object.id);
    const one = (id === null ? undefined : known.get(id)) ?? { id, object, data };
    byThing.set(object, one);
    if (one.object !== object) return;
    known.set(id ?? `#${kind}-${known.size}`, one);
    const owner = textOf(fieldOf(data, ["itemid", "modifierlistid"]));
    if (owner !== null) byOwner.set(owner, [...(byOwner.get(owner) ?? []), one]);
  };
  const look = (node: unknown) => {
    if (Array.isArray(node)) for (const entry of node) look(entry);
    if (!isThing(node)) return;
    for (const kind of KINDS) {
      const data = fieldOf(node, [`${kind}data`.replaceAll("_", "")]);
      if (!isThing(data)) continue;
      if (fieldOf(node, ["isdeleted"]) === true) {
        notes.count("objectsDeleted", textOf(data.name) ?? kind);
        return;
      }
      add(kind, node, data);
    }
    for (const value of Object.values(node)) if (typeof value === "object") look(value);
  };
  look(json);
  const held = (owner: SquareObject, listKey: string) => {
    const within = thingsOf(fieldOf(owner.data, [listKey])).flatMap((thing) => byThing.get(thing) ?? []);
    const pointing = owner.id === null ? [] : (byOwner.get(owner.id) ?? []);
    return inOrder([...new Set([...within, ...pointing])], ({ data }) => data);
  };
  return { ...(Object.fromEntries(found) as Record<Kind, Map<string, SquareObject>>), held };
}

/** Returns a non-empty text, or a number as text; null otherwise. */
export function textOf(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value : null;
}

/** Sorts stably by `ordinal`; a missing one counts as 0. */
export function inOrder<Entry>(entries: readonly Entry[], dataOf: (entry: Entry) => Thing | undefined): Entry[] {
  const ordinalOf = (entry: Entry) => Number(dataOf(entry)?.ordinal ?? 0) || 0;
  return entries.toSorted((a, b) => ordinalOf(a) - ordinalOf(b));
}

/**
 * Returns the price of a variation or modifier in the smallest currency unit, and whether all locations are
 * sold out.
 */
export function pricedFields(data: Thing, notes: Notes): Thing {
  const money = fieldOf(data, ["pricemoney"]);
  const price = isThing(money) ? (fieldOf(money, ["amount"]) ?? 0) : undefined;
  const places = thingsOf(fieldOf(data, ["locationoverrides"]));
  const elsewhere = places.map((place) => fieldOf(place, ["pricemoney"])).filter(isThing);
  if (elsewhere.some((other) => fieldOf(other, ["amount"]) !== price)) {
    notes.count("locationPricesLost", textOf(data.name) ?? "");
  }
  const isSoldOut = places.length > 0 && places.every((place) => fieldOf(place, ["soldout"]) === true);
  return { ...(price === undefined ? {} : { price }), ...(isSoldOut ? { sold_out: true } : {}) };
}

/** Returns a flag of a modifier list or modifier; the item's override precedes it. */
export function isSet(field: string, override: Thing, data: Thing): boolean {
  const said = fieldOf(override, [`${field}override`, field]);
  if (said === "YES" || said === true) return true;
  return said === "NO" || said === false ? false : fieldOf(data, [field]) === true;
}
