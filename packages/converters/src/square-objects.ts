import { fieldOf, isThing, type Thing, thingsOf } from "./foreign-thing.ts";
import type { Notes } from "./notes.ts";

/** The kinds of objects of a Square catalogue that a menu is made of; each stands under `item_data`, `modifier_data`, … */
const KINDS = ["item", "item_variation", "modifier_list", "modifier", "category", "image", "tax"] as const;
type Kind = (typeof KINDS)[number];

/** One object of a Square catalogue: its own fields, and what it says of what it is. */
export type SquareObject = { readonly id: string | null; readonly object: Thing; readonly data: Thing };

/** The objects of a catalogue by kind and id, in the order of the file; one without an id stands under a made one. */
export type SquareObjects = Readonly<Record<Kind, ReadonlyMap<string, SquareObject>>> & {
  /** The objects that stand in a list of their owner's, or anywhere else and point to it, in the order that they ask for. */
  readonly held: (owner: SquareObject, listKey: string) => SquareObject[];
};

/** Tells whether a document holds items as Square's catalogue writes them. */
export function holdsSquareItems(json: unknown): boolean {
  if (Array.isArray(json)) return json.some(holdsSquareItems);
  if (!isThing(json)) return false;
  const isItem = isThing(json.item_data) || (json.type === "ITEM" && isThing(json.itemData));
  return isItem || Object.values(json).some(holdsSquareItems);
}

/**
 * Finds the objects of a catalogue wherever they stand: in `objects` and `related_objects`, on several pages, within each
 * other, or beside those that they belong to. An object is known by its data, since not every export keeps its `type`; one
 * that stands twice is one. Deleted objects are left out.
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
        notes.count("Deleted objects are left out", textOf(data.name) ?? kind);
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

/** A text that is not empty, or a number as text; null for all else. */
export function textOf(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value : null;
}

/** Sorts by `ordinal`; what has none keeps its place among the first. */
export function inOrder<Entry>(entries: readonly Entry[], dataOf: (entry: Entry) => Thing | undefined): Entry[] {
  const ordinalOf = (entry: Entry) => Number(dataOf(entry)?.ordinal ?? 0) || 0;
  return entries.toSorted((a, b) => ordinalOf(a) - ordinalOf(b));
}

/** The price of a variation or a modifier in the smallest unit of its currency, and whether it is sold out everywhere. */
export function pricedFields(data: Thing, notes: Notes): Thing {
  const money = fieldOf(data, ["pricemoney"]);
  const price = isThing(money) ? (fieldOf(money, ["amount"]) ?? 0) : undefined;
  const places = thingsOf(fieldOf(data, ["locationoverrides"]));
  const elsewhere = places.map((place) => fieldOf(place, ["pricemoney"])).filter(isThing);
  if (elsewhere.some((other) => fieldOf(other, ["amount"]) !== price)) {
    notes.count("Prices of single locations are lost: the general one is taken over", textOf(data.name) ?? "");
  }
  const isSoldOut = places.length > 0 && places.every((place) => fieldOf(place, ["soldout"]) === true);
  return { ...(price === undefined ? {} : { price }), ...(isSoldOut ? { sold_out: true } : {}) };
}

/** Whether something is so of a thing, as an item overrides it: with YES or NO, or as older exports with a plain flag. */
export function isSet(field: string, override: Thing, data: Thing): boolean {
  const said = fieldOf(override, [`${field}override`, field]);
  if (said === "YES" || said === true) return true;
  return said === "NO" || said === false ? false : fieldOf(data, [field]) === true;
}
