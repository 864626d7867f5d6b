import { isRefused, type Refused, type VenueCaller } from "@comptoir/ordering";
import {
  applyChanges,
  type Difference,
  type Fault,
  listDifferences,
  putTogether,
  takeApart,
  type VenueFile,
  type Warning,
} from "@comptoir/venue-file";
import { memberName } from "../../people/staff.store.ts";
import { writeStaffAct } from "../../people/staff-acts.store.ts";
import { inRefusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { inTransaction, type Transaction } from "../../platform/db/transaction.ts";
import type { Logger } from "../../platform/settings.ts";
import { forEachIsolated } from "../../platform/work/repeat.ts";
import { type FaultyImport, planImport, publishVenue } from "../venue-files/import-venue-file.ts";
import { loadVersion, newestVersion, type VersionNote } from "../venue-files/versions.store.ts";
import { openChanges, readDraft, type StudioDeps } from "./draft.ts";
import {
  countScheduled,
  deleteDraft,
  failDraft,
  holdOpenDraft,
  holdScheduled,
  listChanges,
  listDue,
  moveChanges,
  raiseDraft,
  scheduleDraft,
} from "./drafts.store.ts";
import { nameOrId, nameThings } from "./name-things.ts";

/** Maximum bytes of a venue that the studio publishes; a file may be larger. studio#draft-limits. */
const PUBLISHED_BYTES_MAX = 16_000_000;

/** What a draft would change if it were published now, and what is wrong or doubtful about it. studio#draft-review. */
export type DraftReview = {
  readonly revision: number;
  readonly differences: readonly Difference[];
  readonly faults: readonly Fault[];
  readonly warnings: readonly Warning[];
  /** The venue file that would be published, in which faults and warnings have their paths. */
  readonly file: VenueFile;
};

export async function reviewDraft(deps: StudioDeps, restaurantId: string): Promise<DraftReview> {
  const { revision, published, things } = await readDraft(deps, restaurantId);
  const file = putTogether(things);
  const plan = await planImport(deps.database, file, {
    now: deps.clock(),
    isWhole: true,
    maxBytes: PUBLISHED_BYTES_MAX,
  });
  if ("faults" in plan) {
    return { revision, differences: listDifferences(published, file), faults: plan.faults, warnings: [], file };
  }
  const differences = listDifferences(published, plan.venue);
  return { revision, differences, faults: [], warnings: plan.warnings, file };
}

export type PublishRefusal =
  /** The draft has other changes than the person saw. */
  | { readonly code: "changed" }
  | { readonly code: "nothing" }
  /** Conflicts with what was published meanwhile wait for an answer. */
  | { readonly code: "conflict" }
  | ({ readonly code: "faulty" } & FaultyImport)
  | { readonly code: "passed" };

/** Publishes the open draft as it is at a revision. studio#draft-publish. */
export async function publishDraft(
  { database, clock }: StudioDeps,
  revision: number,
  by: VenueCaller,
): Promise<{ readonly published: true } | Refused<PublishRefusal>> {
  const { restaurantId } = by;
  const now = clock();
  const name = await memberName(database, by);
  const result = await publishVenue<PublishRefusal>(
    database,
    restaurantId,
    async (transaction, standing) => {
      const draft = await holdOpenDraft(transaction, restaurantId);
      if (draft.revision !== revision) return { refused: { code: "changed" } };
      const changes = await listChanges(transaction, { restaurantId, draftId: draft.id });
      if (changes.length === 0) return { refused: { code: "nothing" } };
      const { things, conflicts, lost } = applyChanges(takeApart(standing), changes);
      if (conflicts.length + lost.length > 0) return { refused: { code: "conflict" } };
      await deleteDraft(transaction, { restaurantId, draftId: draft.id });
      return putTogether(things);
    },
    {
      now,
      maxBytes: PUBLISHED_BYTES_MAX,
      publication: { origin: "draft", by: name },
      note: (transaction, at) => writeStaffAct(transaction, by, { at, act: "publish-menu" }),
    },
  );
  if (!isRefused(result)) return { published: true };
  return "faults" in result.refused ? { refused: { code: "faulty", ...result.refused } } : { refused: result.refused };
}

/** Maximum number of scheduled drafts of a restaurant. studio#draft-limits. */
const SCHEDULED_MAX = 50;

/** Schedules the open draft as it is at a revision. Further changes go into a new draft. studio#scheduled. */
export async function scheduleOpenDraft(
  deps: StudioDeps,
  { revision, publishAt }: { readonly revision: number; readonly publishAt: Date },
  by: VenueCaller,
): Promise<{ readonly id: string } | Refused<PublishRefusal | { readonly code: "full" }>> {
  const { restaurantId } = by;
  const { faults } = await reviewDraft(deps, restaurantId);
  if (faults.length > 0) return { refused: { code: "faulty", faults, faultCount: faults.length } };
  return inRefusableTransaction<{ readonly id: string }, PublishRefusal | { readonly code: "full" }>(
    deps.database,
    "read committed",
    async (transaction) => {
      const at = deps.clock();
      const draft = await holdOpenDraft(transaction, restaurantId);
      if (publishAt <= at) return { refused: { code: "passed" } };
      if (draft.revision !== revision) return { refused: { code: "changed" } };
      const { changes, conflicts, lost } = await openChanges(transaction, restaurantId, draft.id);
      if (changes.length === 0) return { refused: { code: "nothing" } };
      if (conflicts.length + lost.length > 0) return { refused: { code: "conflict" } };
      const { count } = await countScheduled(transaction, { restaurantId });
      if (count >= SCHEDULED_MAX) return { refused: { code: "full" } };
      await scheduleDraft(transaction, {
        restaurantId,
        draftId: draft.id,
        at: publishAt,
        by: await memberName(transaction, by),
      });
      await writeStaffAct(transaction, by, {
        at,
        act: "schedule-menu",
        details: { publishAt: publishAt.toISOString() },
      });
      return { id: draft.id };
    },
  );
}

/**
 * Brings the changes of a scheduled draft back into the open one. Returns how many were not, because the open draft changes
 * the same fields; null if the draft was published or brought back meanwhile. studio#scheduled.
 */
export function unscheduleDraft(
  { database, clock }: StudioDeps,
  draftId: string,
  by: VenueCaller,
): Promise<{ readonly dropped: number } | null> {
  const { restaurantId } = by;
  return inTransaction(database, "read committed", async (transaction) => {
    const open = await holdOpenDraft(transaction, restaurantId);
    if ((await holdScheduled(transaction, { restaurantId, draftId })) === null) return null;
    const all = (await listChanges(transaction, { restaurantId, draftId })).length;
    const moved = await moveChanges(transaction, { restaurantId, draftId, openId: open.id });
    await deleteDraft(transaction, { restaurantId, draftId });
    await raiseDraft(transaction, { restaurantId, draftId: open.id });
    await writeStaffAct(transaction, by, { at: clock(), act: "unschedule-menu" });
    return { dropped: all - moved };
  });
}

/**
 * Publishes the scheduled drafts that are due; restaurants take turns. One that cannot be published keeps its faults. An unexpected
 * failure is logged with its restaurant and its draft, and does not stop the others. Idempotent. studio#scheduled.
 */
export async function publishDueDrafts(deps: StudioDeps & { readonly logger: Logger }): Promise<void> {
  const tried = new Set<string>();
  const untried = async () => (await listDue(deps.database, { now: deps.clock() })).filter(({ id }) => !tried.has(id));
  const publish = ({ restaurantId, id }: { readonly restaurantId: string; readonly id: string }) => {
    tried.add(id);
    return publishScheduled(deps, restaurantId, id);
  };
  for (let due = await untried(); due.length > 0; due = await untried()) {
    await forEachIsolated(due, publish, {
      name: "scheduled-drafts",
      logger: deps.logger,
      namesOf: ({ restaurantId, id }) => ({ restaurant_id: restaurantId, draft_id: id }),
    });
  }
}

async function publishScheduled({ database, clock }: StudioDeps, restaurantId: string, draftId: string): Promise<void> {
  const notes: VersionNote[] = [];
  const publication: { origin: "schedule"; by: string | null; notes: VersionNote[] } = {
    origin: "schedule",
    by: null,
    notes,
  };
  const result = await publishVenue<{ readonly code: "gone" }>(
    database,
    restaurantId,
    async (transaction, standing) => {
      notes.length = 0;
      const scheduled = await holdScheduled(transaction, { restaurantId, draftId });
      if (scheduled === null) return { refused: { code: "gone" } };
      publication.by = scheduled.by;
      const changes = await listChanges(transaction, { restaurantId, draftId });
      const published = takeApart(standing);
      const { things, conflicts, lost } = applyChanges(published, changes);
      const noted = [...conflicts.map(({ change }) => change), ...lost];
      const names = await nameThings(transaction, restaurantId, noted, { things: [things, published], changes });
      notes.push(
        ...conflicts.map(({ change: { thing, field, value }, current }) => ({
          thing,
          name: nameOrId(names, thing),
          field,
          value,
          current,
          isLost: false,
        })),
        ...lost.map(({ thing, field, value }) => ({
          thing,
          name: nameOrId(names, thing),
          field,
          value,
          current: null,
          isLost: true,
        })),
      );
      await deleteDraft(transaction, { restaurantId, draftId });
      return putTogether(things);
    },
    { now: clock(), maxBytes: PUBLISHED_BYTES_MAX, publication },
  );
  if (!isRefused(result) || !("faults" in result.refused)) return;
  const { faults } = result.refused;
  await inTransaction(database, "read committed", (transaction) =>
    failDraft(transaction, { restaurantId, draftId, fault: { faults } }),
  );
}

/**
 * Publishes an earlier version again, with the codes and members of now. The open draft stays. Null if there is no such
 * version; a refusal if the published one is not the one that the person saw. studio#venue-versions.
 */
export async function returnToVersion(
  { database, clock }: StudioDeps,
  { version, seen }: { readonly version: number; readonly seen: number },
  by: VenueCaller,
): Promise<{ readonly version: number } | Refused<PublishRefusal | { readonly code: "unknown" }>> {
  const { restaurantId } = by;
  const name = await memberName(database, by);
  const result = await publishVenue<PublishRefusal | { readonly code: "unknown" }>(
    database,
    restaurantId,
    async (transaction: Transaction, standing) => {
      if ((await newestVersion(transaction, restaurantId)) !== seen) return { refused: { code: "changed" } };
      const earlier = await loadVersion(transaction, restaurantId, version);
      if (earlier === null || version === seen) return { refused: { code: "unknown" } };
      const { slug } = standing.restaurant;
      return { ...withCodesOf(standing, earlier), restaurant: { ...earlier.restaurant, slug } };
    },
    {
      now: clock(),
      maxBytes: PUBLISHED_BYTES_MAX,
      publication: { origin: "return", by: name, restored: version },
      note: (transaction, at) => writeStaffAct(transaction, by, { at, act: "return-menu", details: { version } }),
    },
  );
  // A return that changes nothing makes no version.
  if (!isRefused(result)) return { version: result.difference.length > 0 ? seen + 1 : seen };
  return "faults" in result.refused ? { refused: { code: "faulty", ...result.refused } } : { refused: result.refused };
}

/** Returns a venue with the codes and members of another, which a return keeps. */
export function withCodesOf({ discounts, membership }: VenueFile, venue: VenueFile): VenueFile {
  const { membership: _members, ...menu } = venue;
  return { ...menu, discounts, ...(membership ? { membership } : {}) };
}
