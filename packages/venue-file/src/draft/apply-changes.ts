import { isPlainObject } from "../reading/schema-types.ts";
import { idField, idOfKey, kindOf, RESTAURANT, type Thing, type ThingKey, type Things } from "./things.ts";

/** The field of a change that adds a thing, moves it or removes it: its parent; null: it does not exist. */
export const UNDER = "under";

/** A change of one field of one thing. A null value is an absent field. studio#draft-changes. */
export type DraftChange = {
  readonly thing: ThingKey;
  readonly field: string;
  /** The value that the change replaces. */
  readonly was: unknown;
  readonly value: unknown;
};

/** A change of a field that has another value by now than the one that the change replaces. */
export type Conflict = { readonly change: DraftChange; readonly current: unknown };

export type AppliedChanges = {
  readonly things: Things;
  /** Changes of fields that were changed elsewhere meanwhile. They are applied. */
  readonly conflicts: readonly Conflict[];
  /** Changes of things that were removed meanwhile, or whose parent was. They have no effect. */
  readonly lost: readonly DraftChange[];
};

/** Fields in which null has a meaning of its own. menu#publication. */
export const NULL_HAS_MEANING: ReadonlySet<string> = new Set(["published_at"]);

/**
 * Applies the changes of a draft to a venue, each to its own field, so that two people's changes of different fields are
 * both kept. Says which changes replace a value that they did not know, and which have no effect. studio#draft-changes.
 */
export function applyChanges(things: Things, changes: readonly DraftChange[]): AppliedChanges {
  const result = new Map(things);
  const conflicts: Conflict[] = [];
  const lost: DraftChange[] = [];
  // Things are added, moved and removed first, so that the order of the other changes does not matter.
  const ordered = [...changes].sort((a, b) => Number(b.field === UNDER) - Number(a.field === UNDER));
  const removed = new Set(changes.filter(isRemoval).map(({ thing }) => thing));
  for (const change of ordered) {
    if (removed.has(change.thing) && !isRemoval(change)) continue;
    const { thing: key, field, was, value } = change;
    const thing = result.get(key);
    const current = currentValue(result, key, field);
    if (isLost(change, thing)) {
      lost.push(change);
      continue;
    }
    if (!isSame(field, current, was) && !isSame(field, current, value)) conflicts.push({ change, current });
    if (field === UNDER) placeThing(result, key, value as ThingKey | null);
    else result.set(key, withField(thing ?? newThing(key), field, value));
  }
  const reached = reachable(result);
  const within = thingsWithin(result, removed);
  const isLostAlready = new Set(lost);
  for (const change of ordered) {
    const isOrphan = !reached.has(change.thing) && !within(change.thing);
    if (isOrphan && !isRemoval(change) && !isLostAlready.has(change)) lost.push(change);
  }
  return { things: new Map([...result].filter(([key]) => reached.has(key))), conflicts, lost };
}

/** Returns the current value of a thing's field; null if it is absent, or the thing is. */
export function currentValue(things: Things, key: ThingKey, field: string): unknown {
  const thing = things.get(key);
  if (field === UNDER) return thing?.under ?? null;
  return thing?.fields[field] ?? null;
}

/** Compares two values of a field. The order of an object's fields does not count; nor does when a thing was published. */
export function isSame(field: string, one: unknown, other: unknown): boolean {
  const [a, b] = [one ?? null, other ?? null];
  if (field === "published_at") return (a === null) === (b === null);
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, index) => isSame("", value, b[index]));
  }
  if (!isPlainObject(a) || !isPlainObject(b)) return a === b;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSame(name, a[name], b[name]))
  );
}

function isRemoval({ field, value }: DraftChange): boolean {
  return field === UNDER && value === null;
}

/** Whether a change's thing is gone: one that the change does not add, and is not without an id. */
function isLost({ thing: key, field, was, value }: DraftChange, thing: Thing | undefined): boolean {
  if (thing !== undefined) return false;
  if (field === UNDER) return was !== null && value !== null;
  return key.includes(":");
}

function newThing(key: ThingKey): Thing {
  return { kind: kindOf(key) ?? "item", under: key.includes(":") ? RESTAURANT : null, fields: {} };
}

function placeThing(things: Map<ThingKey, Thing>, key: ThingKey, under: ThingKey | null): void {
  const thing = things.get(key);
  if (under === null) things.delete(key);
  else if (thing) things.set(key, { ...thing, under });
  else {
    const made = newThing(key);
    things.set(key, { ...made, under, fields: { [idField(made.kind)]: readId(key) } });
  }
}

/** Returns the id of a key; one of digits is a number. venue#file-ids. */
function readId(key: ThingKey): string | number | null {
  const id = idOfKey(key);
  return id !== null && /^(0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id;
}

function withField(thing: Thing, field: string, value: unknown): Thing {
  if (value !== null || NULL_HAS_MEANING.has(field)) return { ...thing, fields: { ...thing.fields, [field]: value } };
  const { [field]: _absent, ...fields } = thing.fields;
  return { ...thing, fields };
}

/** Returns the things whose parents lead to the restaurant. */
function reachable(things: Things): ReadonlySet<ThingKey> {
  const leads = lookUpwards(things, (key) => (things.has(key) ? things.get(key)?.under === null || null : false));
  return new Set([...things.keys()].filter(leads));
}

/** Returns a function that tells whether a thing is one of `removed`, or within one. */
function thingsWithin(things: Things, removed: ReadonlySet<ThingKey>): (key: ThingKey) => boolean {
  return lookUpwards(things, (key) => removed.has(key) || null);
}

/**
 * Returns a function that asks a thing, and what it is in, until one answers; false if none does, or they are in each other. Each
 * thing is asked once, so that deep and many things take linear time.
 */
function lookUpwards(things: Things, ask: (key: ThingKey) => boolean | null): (key: ThingKey) => boolean {
  const known = new Map<ThingKey, boolean>();
  return (key) => {
    const way = new Set<ThingKey>();
    let at: ThingKey | null = key;
    let answer: boolean | null = null;
    while (answer === null && at !== null && !way.has(at)) {
      answer = known.get(at) ?? ask(at);
      way.add(at);
      at = things.get(at)?.under ?? null;
    }
    for (const one of way) known.set(one, answer ?? false);
    return answer ?? false;
  };
}
