import { DEFAULT_ZONE, type Refused, type VenueCaller } from "@comptoir/ordering";
import {
  applyChanges,
  type Conflict,
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
  takeApart,
  UNDER,
  type VenueFile,
  type Warning,
} from "@comptoir/venue-file";
import { memberName } from "../../people/staff.store.ts";
import type { Database, Queryable } from "../../platform/db/database.ts";
import { inRefusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Clock } from "../../platform/settings.ts";
import { touchPictures } from "../pictures/named-pictures.ts";
import { loadVenueFile } from "../venue-files/export-venue.ts";
import { newestVersion } from "../venue-files/versions.store.ts";
import {
  countChanges,
  deleteChanges,
  findOpenDraft,
  holdOpenDraft,
  listChanges,
  listScheduled,
  raiseDraft,
  type StoredChange,
  saveChanges,
} from "./drafts.store.ts";

export type StudioDeps = { readonly database: Database; readonly clock: Clock };

/** Maximum number of changed fields in a draft. */
const DRAFT_CHANGES_MAX = 50_000;

/** Things that are in no draft: those that count at once, and events, which name people. studio#lists. */
export const NOT_IN_DRAFTS: ReadonlySet<ThingKind> = new Set(["discount", "member", "event"]);

/** Fields that stay as they are: what orders, carts and printed codes know a thing by. studio#draft-fixed. */
const FIXED_FIELDS: Partial<Record<ThingKind, ReadonlySet<string>>> = {
  restaurant: new Set(["slug", "app8_restaurant", "orders_paused"]),
  item: new Set(["sold_out"]),
  section: new Set(["sold_out"]),
};

/** A restaurant's draft on the published venue. */
export type OpenDraft = {
  /** The published version, and the open draft's revision. */
  readonly version: number;
  readonly revision: number;
  readonly published: VenueFile;
  readonly changes: readonly StoredChange[];
  /** The venue as the draft makes it. */
  readonly things: Things;
  readonly conflicts: readonly Conflict[];
  readonly lost: readonly DraftChange[];
  readonly scheduled: Awaited<ReturnType<typeof listScheduled>>;
};

/** Loads the open draft of a restaurant, applied to what is published. studio#draft. */
export function readDraft({ database }: StudioDeps, restaurantId: string): Promise<OpenDraft> {
  return inTransaction(database, "repeatable read", async (transaction) => {
    const draft = await findOpenDraft(transaction, { restaurantId });
    const scheduled = await listScheduled(transaction, { restaurantId });
    const version = await newestVersion(transaction, restaurantId);
    const opened = await openChanges(transaction, restaurantId, draft?.id ?? null);
    return { ...opened, version, revision: draft?.revision ?? 0, scheduled };
  });
}

/** Loads the published venue, taken apart as `standing`, and the changes of a draft, and applies them. */
export async function openChanges(db: Queryable, restaurantId: string, draftId: string | null) {
  const published = await loadVenueFile(db, restaurantId);
  if (published === null) throw new Error(`Restaurant ${restaurantId} was not found.`);
  const changes = draftId === null ? [] : await listChanges(db, { restaurantId, draftId });
  const standing = takeApart(published);
  return { published, standing, changes, ...applyChanges(standing, changes) };
}

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
  | { readonly code: "full" };

/** A draft after edits: its revision, and the values in their canonical form. */
export type EditedDraft = {
  readonly revision: number;
  readonly values: readonly { readonly thing: ThingKey; readonly field: string; readonly value: unknown }[];
  readonly warnings: readonly (Warning & { readonly thing: ThingKey })[];
};

/**
 * Saves edits in a restaurant's open draft: all of them, or none. Each is parsed by the schema of venue files. An edit whose
 * field has neither the value that the person saw nor the one that they want is a conflict. Idempotent.
 * studio#draft-changes, studio#draft-conflicts.
 */
export function editDraft(
  { database, clock }: StudioDeps,
  edits: readonly Edit[],
  by: VenueCaller,
): Promise<EditedDraft | Refused<EditRefusal>> {
  const { restaurantId } = by;
  const at = clock();
  return inRefusableTransaction<EditedDraft, EditRefusal>(database, "read committed", async (transaction) => {
    const draft = await holdOpenDraft(transaction, restaurantId);
    const { published, standing, changes, things } = await openChanges(transaction, restaurantId, draft.id);
    const zone = published.restaurant.menu_configuration?.zone;
    const moot = mootEdits(edits, things, standing);
    const parsed = edits.filter((edit) => !moot.has(edit));
    const read = readEdits(parsed, { importedAt: at.toISOString(), zone: zone ?? DEFAULT_ZONE });
    if ("refused" in read) return read;
    const conflicts = findConflicts(read.edits, things, changes);
    if (conflicts.length > 0) return { refused: { code: "conflict", conflicts } };
    const { saved, removed } = changesAfter([...read.edits, ...moot], standing, changes, moot);
    const after = withChanges(changes, saved, removed);
    const lost = applyChanges(standing, after).lost;
    const own = lost.find((one) => saved.includes(one));
    if (own) return { refused: { code: "unknown", thing: own.thing, field: own.field } };
    const name = await memberName(transaction, by);
    const where = { restaurantId, draftId: draft.id };
    if (removed.length > 0) await deleteChanges(transaction, { ...where, changes: removed });
    await touchPictures(transaction, restaurantId, { values: saved.map(({ value }) => value), now: at });
    if (saved.length > 0) await saveChanges(transaction, { ...where, changes: saved, by: name, at });
    if ((await countChanges(transaction, where)) > DRAFT_CHANGES_MAX) return { refused: { code: "full" } };
    const { revision } = await raiseDraft(transaction, where);
    return {
      revision,
      values: [...read.edits, ...moot].map(({ thing, field, value }) => ({ thing, field, value })),
      warnings: read.warnings,
    };
  });
}

/**
 * Returns the edits that clear fields of things which are neither published nor, after these edits, in the draft: an undo of adding a
 * thing. A field that a thing must have is no fault there. studio#draft-changes.
 */
function mootEdits(edits: readonly Edit[], things: Things, standing: Things): ReadonlySet<Edit> {
  const placed = new Map(edits.flatMap(({ thing, field, value }) => (field === UNDER ? [[thing, value]] : [])));
  const isGone = (thing: ThingKey) => (placed.has(thing) ? placed.get(thing) === null : !things.has(thing));
  return new Set(
    edits.filter(({ thing, field, value }) => {
      return field !== UNDER && value === null && thing.includes(":") && !standing.has(thing) && isGone(thing);
    }),
  );
}

type ReadEdits = { readonly edits: readonly Edit[]; readonly warnings: EditedDraft["warnings"] };

/** Parses the values of edits, and checks that their things can exist where they are put. */
function readEdits(
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

function findConflicts(edits: readonly Edit[], things: Things, changes: readonly StoredChange[]): EditConflict[] {
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
function changesAfter(
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
    if (isHidden || isUnplaced(edit, published) || !isSame(field, current, value)) {
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
function withChanges(
  changes: readonly DraftChange[],
  saved: readonly DraftChange[],
  removed: readonly { readonly thing: ThingKey; readonly field: string }[],
): readonly DraftChange[] {
  const after = new Map<string, DraftChange>(changes.map((change) => [placeOfChange(change), change]));
  for (const one of removed) after.delete(placeOfChange(one));
  for (const one of saved) after.set(placeOfChange(one), one);
  return [...after.values()];
}

const placeOfChange = ({ thing, field }: { readonly thing: ThingKey; readonly field: string }) => `${thing} ${field}`;

export type SettleChoice = "mine" | "theirs";

/**
 * Answers conflicts of the draft with what was published meanwhile: the draft's value stays (`mine`), or the published one
 * does (`theirs`). A change that has no effect any more can only be dropped. Idempotent. studio#draft-conflicts.
 */
export function settleConflicts(
  { database, clock }: StudioDeps,
  answers: readonly { readonly thing: ThingKey; readonly field: string; readonly keep: SettleChoice }[],
  by: VenueCaller,
): Promise<{ readonly revision: number }> {
  const { restaurantId } = by;
  return inTransaction(database, "read committed", async (transaction) => {
    const draft = await holdOpenDraft(transaction, restaurantId);
    const { conflicts, lost } = await openChanges(transaction, restaurantId, draft.id);
    const found = (place: string) => conflicts.find(({ change }) => placeOfChange(change) === place);
    const dropped = answers.filter((one) => {
      const isLost = lost.some((change) => placeOfChange(change) === placeOfChange(one));
      return isLost || (one.keep === "theirs" && found(placeOfChange(one)));
    });
    const kept = answers.flatMap((one) => {
      const conflict = one.keep === "mine" ? found(placeOfChange(one)) : undefined;
      return conflict ? [{ ...conflict.change, was: conflict.current }] : [];
    });
    const where = { restaurantId, draftId: draft.id };
    if (dropped.length > 0) await deleteChanges(transaction, { ...where, changes: dropped });
    if (kept.length > 0) {
      await saveChanges(transaction, { ...where, changes: kept, by: await memberName(transaction, by), at: clock() });
    }
    return raiseDraft(transaction, where);
  });
}

/** Drops changes of the open draft: those that are named, or all. Idempotent. studio#draft. */
export function dropChanges(
  { database }: StudioDeps,
  restaurantId: string,
  named: readonly { readonly thing: ThingKey; readonly field: string }[] | null,
): Promise<{ readonly revision: number }> {
  return inTransaction(database, "read committed", async (transaction) => {
    const draft = await holdOpenDraft(transaction, restaurantId);
    const where = { restaurantId, draftId: draft.id };
    const changes = named ?? (await listChanges(transaction, where));
    await deleteChanges(transaction, { ...where, changes: changes.map(({ thing, field }) => ({ thing, field })) });
    return raiseDraft(transaction, where);
  });
}
