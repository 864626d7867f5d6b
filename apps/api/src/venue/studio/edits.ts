import type { Refused } from "@comptoir/ordering";
import {
  canHold,
  currentValue,
  type DraftChange,
  type Fault,
  isSame,
  kindOf,
  NULL_HAS_MEANING,
  RESTAURANT,
  readField,
  type ThingKey,
  type ThingKind,
  type Things,
  UNDER,
  type Warning,
} from "@comptoir/venue-file";
import type { StoredChange } from "./drafts.store.ts";

// What edits of a draft mean, without the database: which can be, which conflict, and the changes that they leave.

/** Things that are in no draft: those that count at once, and events, which name people. studio#lists. */
export const NOT_IN_DRAFTS: ReadonlySet<ThingKind> = new Set(["discount", "member", "event"]);

/** Fields that stay as they are: what orders, carts and printed codes know a thing by. studio#draft-fixed. */
const FIXED_FIELDS: Partial<Record<ThingKind, ReadonlySet<string>>> = {
  restaurant: new Set(["slug", "app8_restaurant", "orders_paused"]),
  item: new Set(["sold_out"]),
  section: new Set(["sold_out"]),
};

/** An edit of a field: what the person saw there, and what they want there. Null is an absent field. */
export type Edit = DraftChange;

/** A field that has another value than the person saw. */
export type EditConflict = {
  readonly thing: ThingKey;
  readonly field: string;
  readonly current: unknown;
  /** Who changed it in this draft; null: it was published meanwhile. */
  readonly by: string | null;
  readonly at: Date | null;
};

/** What is wrong with an edit's value. `fault.path` begins with the field. */
export type EditFault = { readonly thing: ThingKey; readonly field: string; readonly fault: Fault };

export type EditRefusal =
  | { readonly code: "invalid"; readonly faults: readonly EditFault[] }
  | { readonly code: "conflict"; readonly conflicts: readonly EditConflict[] }
  | { readonly code: "unknown"; readonly thing: ThingKey; readonly field: string }
  | { readonly code: "full"; readonly of: "changes" | "things" };

/**
 * Returns the edits that clear fields of things which are neither published nor, after these edits, in the draft: an undo of adding a
 * thing. A field that a thing must have is no fault there. studio#draft-changes.
 */
export function mootEdits(edits: readonly Edit[], things: Things, standing: Things): ReadonlySet<Edit> {
  const placed = new Map(edits.flatMap(({ thing, field, value }) => (field === UNDER ? [[thing, value]] : [])));
  const isGone = (thing: ThingKey) => (placed.has(thing) ? placed.get(thing) === null : !things.has(thing));
  return new Set(
    edits.filter(({ thing, field, value }) => {
      return field !== UNDER && value === null && thing.includes(":") && !standing.has(thing) && isGone(thing);
    }),
  );
}

type ReadEdits = {
  readonly edits: readonly Edit[];
  readonly warnings: readonly (Warning & { readonly thing: ThingKey })[];
};

/** Parses the values of edits, and checks that their things can exist where they are put. */
export function readEdits(
  edits: readonly Edit[],
  options: { readonly importedAt: string; readonly zone: string },
): ReadEdits | Refused<EditRefusal> {
  const faults: EditFault[] = [];
  const warnings: (Warning & { thing: ThingKey })[] = [];
  const read: Edit[] = [];
  for (const edit of edits) {
    const { thing, field, value } = edit;
    const kind = kindOf(thing);
    if (kind === null || NOT_IN_DRAFTS.has(kind) || field === "id" || FIXED_FIELDS[kind]?.has(field)) {
      return { refused: { code: "unknown", thing, field } };
    }
    if (field === UNDER) {
      if (!isPlace(thing, kind, value)) return { refused: { code: "unknown", thing, field } };
      read.push(edit);
      continue;
    }
    const result = readField(kind, field, value, options);
    if ("faults" in result) faults.push(...result.faults.map((fault) => ({ thing, field, fault })));
    else {
      read.push({ ...edit, value: result.value });
      warnings.push(...result.warnings.map((warning) => ({ ...warning, thing })));
    }
  }
  return faults.length > 0 ? { refused: { code: "invalid", faults } } : { edits: read, warnings };
}

/** Whether a thing can be under `value`: a key of a kind that holds it, or null for a thing that is removed. */
function isPlace(thing: ThingKey, kind: ThingKind, value: unknown): boolean {
  if (!thing.includes(":")) return false;
  if (value === null) return true;
  const parent = typeof value === "string" ? kindOf(value) : null;
  return parent !== null && (parent === "restaurant") === (value === RESTAURANT) && canHold(parent, kind);
}

/** Returns the edits whose field has neither the value that the person saw nor the one that they want. studio#draft-conflicts. */
export function findConflicts(
  edits: readonly Edit[],
  things: Things,
  changes: readonly StoredChange[],
): EditConflict[] {
  const made = new Map(changes.map((change) => [placeOfChange(change), change]));
  return edits.flatMap(({ thing, field, was, value }) => {
    const current = currentValue(things, thing, field);
    if (isSame(field, current, was) || isSame(field, current, value)) return [];
    const change = made.get(placeOfChange({ thing, field }));
    return [{ thing, field, current, by: change?.by ?? null, at: change?.at ?? null }];
  });
}

/**
 * Splits edits into the changes to save, and those to remove because their field is as published again. A thing of the draft alone
 * that is removed keeps its other changes, so that an undo brings them back: the change of `under` says that they have no effect.
 */
export function changesAfter(
  edits: readonly Edit[],
  published: Things,
  changes: readonly StoredChange[],
  moot: ReadonlySet<Edit>,
) {
  const made = new Map(changes.map((change) => [placeOfChange(change), change]));
  const last = new Map(edits.map((edit) => [placeOfChange(edit), edit]));
  const saved: DraftChange[] = [];
  const removed: { thing: ThingKey; field: string }[] = [];
  for (const [place, edit] of last) {
    const { thing, field, value } = edit;
    const current = currentValue(published, thing, field);
    const earlier = made.get(place);
    const isHidden = value === null && isAbsentNotNull(published, thing, field) && !moot.has(edit);
    // Published again, as by an undo: as it was, if it never had a date.
    const isShownAgain = value !== null && published.has(thing) && isAbsentNotNull(published, thing, field);
    if (isHidden || isUnplaced(edit, published) || !(isShownAgain || isSame(field, current, value))) {
      saved.push({ thing, field, value, was: earlier ? earlier.was : current });
    } else if (earlier) removed.push({ thing, field });
  }
  const after = withChanges(changes, saved, removed);
  const kept = new Set(after.filter((change) => !isUnplaced(change, published)).map(({ thing }) => thing));
  const isIdle = (change: DraftChange) => isUnplaced(change, published) && !kept.has(change.thing);
  const idle = after.filter((change) => isIdle(change) && made.has(placeOfChange(change)));
  return { saved: saved.filter((change) => !isIdle(change)), removed: [...removed, ...idle] };
}

/** Whether a change removes a thing that is in the draft alone. */
function isUnplaced({ thing, field, value }: DraftChange, published: Things): boolean {
  return field === UNDER && value === null && !published.has(thing);
}

/** Whether a field is absent where null would mean something else: an absent `published_at` is published. menu#publication. */
function isAbsentNotNull(things: Things, thing: ThingKey, field: string): boolean {
  return NULL_HAS_MEANING.has(field) && things.get(thing)?.fields[field] === undefined;
}

/** Returns the changes of a draft after some are replaced, added and removed. */
export function withChanges(
  changes: readonly DraftChange[],
  saved: readonly DraftChange[],
  removed: readonly { readonly thing: ThingKey; readonly field: string }[],
): readonly DraftChange[] {
  const after = new Map<string, DraftChange>(changes.map((change) => [placeOfChange(change), change]));
  for (const one of removed) after.delete(placeOfChange(one));
  for (const one of saved) after.set(placeOfChange(one), one);
  return [...after.values()];
}

/** Returns the place of a change: its thing and its field. */
export const placeOfChange = ({ thing, field }: { readonly thing: ThingKey; readonly field: string }) =>
  `${thing} ${field}`;
