import { isThing, type Thing, wordOf } from "./foreign-thing.ts";

/** Keys of objects that only wrap another object's fields, from several systems. */
const WRAPPERS: ReadonlySet<string> = new Set(["attributes", "fields", "info", "node", "card"]);
/** Keys of objects that only wrap a list. */
const LISTS: ReadonlySet<string> = new Set(["elements", "nodes", "edges", "data", "ids", "results", "records"]);
const IDENTIFIER = /^(?:\d+|[0-9a-f-]{16,}|[A-Za-z]{1,12}[_-]?\d+)$/i;

/**
 * Normalizes JSON for one reader: inlines wrapper objects, unwraps wrapped lists, and turns maps by id into
 * lists of objects with ids.
 */
export function unwrapJson(value: unknown, depth = 0): unknown {
  if (depth > 64) return null;
  if (Array.isArray(value)) return value.flatMap((entry) => flattened(entry, depth + 1));
  if (!isThing(value)) return value;
  const keys = Object.keys(value);
  const only = keys.length <= 3 ? keys.find((key) => LISTS.has(wordOf(key)) && Array.isArray(value[key])) : undefined;
  if (only !== undefined && keys.every((key) => key === only || !isContent(value[key]))) {
    return unwrapJson(value[only], depth + 1);
  }
  if (isMapOfThings(value)) {
    return keys.map((key) => unwrapJson({ id: key, ...(value[key] as Thing) }, depth + 1));
  }
  const plain: Record<string, unknown> = {};
  for (const key of keys) {
    const inner = value[key];
    const offers = offersOf(key, inner);
    if (offers.length > 0) plain[offers.length > 1 ? "variations" : "price"] = offersAsPrices(offers, depth);
    else if (isThing(inner) && isWrapper(key)) Object.assign(plain, unwrapped(inner, plain, depth));
    else plain[key] = unwrapJson(inner, depth + 1);
  }
  return plain;
}

/** Returns the schema.org offers under the key `offers`: a single one holds the price, several are sizes. */
function offersOf(key: string, inner: unknown): readonly unknown[] {
  const offers = wordOf(key) === "offers" ? [inner].flat() : [];
  return offers.every((offer) => isThing(offer) && offer["@type"] === "Offer") ? offers : [];
}

function offersAsPrices(offers: readonly unknown[], depth: number): unknown {
  const plain = offers.map((offer) => unwrapJson(offer, depth + 1));
  return plain.length > 1 ? plain : plain[0];
}

/** Unwraps a list entry. Flattens nested lists of objects; `["Soups", [ … ]]` is a named list. */
function flattened(entry: unknown, depth: number): unknown[] {
  if (!Array.isArray(entry)) return [unwrapJson(entry, depth)];
  const [name, items] = entry;
  const isNamed = entry.length === 2 && typeof name === "string" && Array.isArray(items) && items.some(isThing);
  if (isNamed) return [{ name, items: unwrapJson(items, depth) }];
  const plain = unwrapJson(entry, depth);
  return Array.isArray(plain) && plain.some(isThing) ? plain : [plain];
}

function unwrapped(inner: Thing, outer: Thing, depth: number): Thing {
  const plain = unwrapJson(inner, depth + 1);
  if (!isThing(plain)) return {};
  return Object.fromEntries(Object.entries(plain).filter(([key]) => outer[key] === undefined));
}

function isWrapper(key: string): boolean {
  return (
    WRAPPERS.has(wordOf(key)) || /^(?:item|category|modifier|modifier_list|item_variation|menu|tax)_data$/.test(key)
  );
}

/** Tells whether a value beside a list is content; scalars, such as counts and cursors, are not. */
function isContent(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

/** Tells whether an object maps ids to objects. */
function isMapOfThings(value: Thing): boolean {
  const entries = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.every(([key, entry]) => {
      if (!isThing(entry)) return false;
      const ids = [entry.id, entry.guid, entry.uuid, entry.referenceId].filter((id) => id !== undefined);
      return ids.length === 0 ? IDENTIFIER.test(key) && !WRAPPERS.has(key) : ids.some((id) => String(id) === key);
    })
  );
}
