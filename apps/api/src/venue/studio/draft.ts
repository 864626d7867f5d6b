import { DEFAULT_ZONE, type Refused, type VenueCaller } from "@comptoir/ordering";
import {
  applyChanges,
  type Conflict,
  type DraftChange,
  type ThingKey,
  type Things,
  takeApart,
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
  deleteChanges,
  findOpenDraft,
  holdOpenDraft,
  listChanges,
  listScheduled,
  measureDraft,
  raiseDraft,
  type StoredChange,
  saveChanges,
} from "./drafts.store.ts";
import {
  changesAfter,
  type Edit,
  type EditRefusal,
  findConflicts,
  mootEdits,
  placeOfChange,
  readEdits,
  withChanges,
} from "./edits.ts";
import { nameThings } from "./name-things.ts";

export type StudioDeps = { readonly database: Database; readonly clock: Clock };

/** Maximum number of changed fields in a draft, and of bytes of their values. studio#draft-limits. */
const DRAFT_CHANGES_MAX = 50_000;
const DRAFT_BYTES_MAX = 16_000_000;
/** Number of things beyond which a draft adds none: each edit reads them all. studio#draft-limits. */
const THINGS_MAX = 20_000;

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
  /** The names of the things in `conflicts` and `lost`. */
  readonly names: ReadonlyMap<ThingKey, string>;
  readonly scheduled: Awaited<ReturnType<typeof listScheduled>>;
};

/** Loads the open draft of a restaurant, applied to what is published. studio#draft. */
export function readDraft({ database }: StudioDeps, restaurantId: string): Promise<OpenDraft> {
  return inTransaction(database, "repeatable read", async (transaction) => {
    const draft = await findOpenDraft(transaction, { restaurantId });
    const scheduled = await listScheduled(transaction, { restaurantId });
    const version = await newestVersion(transaction, restaurantId);
    const opened = await openChanges(transaction, restaurantId, draft?.id ?? null);
    const { conflicts, lost, things, standing, changes } = opened;
    const unsettled = [...conflicts.map(({ change }) => change), ...lost];
    const names = await nameThings(transaction, restaurantId, unsettled, { things: [things, standing], changes });
    return { ...opened, version, revision: draft?.revision ?? 0, names, scheduled };
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
    const mine = new Set<DraftChange>(saved);
    const applied = applyChanges(standing, after);
    const own = applied.lost.find((one) => mine.has(one));
    if (own) return { refused: { code: "unknown", thing: own.thing, field: own.field } };
    const { size } = applied.things;
    if (size > THINGS_MAX && size > things.size) return { refused: { code: "full", of: "things" } };
    const name = await memberName(transaction, by);
    const where = { restaurantId, draftId: draft.id };
    if (removed.length > 0) await deleteChanges(transaction, { ...where, changes: removed });
    await touchPictures(transaction, restaurantId, { values: saved.map(({ value }) => value), now: at });
    if (saved.length > 0) await saveChanges(transaction, { ...where, changes: saved, by: name, at });
    const { count, bytes } = await measureDraft(transaction, where);
    if (count > DRAFT_CHANGES_MAX || bytes > DRAFT_BYTES_MAX) return { refused: { code: "full", of: "changes" } };
    const { revision } = await raiseDraft(transaction, where);
    return {
      revision,
      values: [...read.edits, ...moot].map(({ thing, field, value }) => ({ thing, field, value })),
      warnings: read.warnings,
    };
  });
}

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
    const found = new Map(conflicts.map((conflict) => [placeOfChange(conflict.change), conflict]));
    const isLost = new Set(lost.map(placeOfChange));
    const dropped = answers.filter((one) => {
      const place = placeOfChange(one);
      return isLost.has(place) || (one.keep === "theirs" && found.has(place));
    });
    const kept = answers.flatMap((one) => {
      const conflict = one.keep === "mine" ? found.get(placeOfChange(one)) : undefined;
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
