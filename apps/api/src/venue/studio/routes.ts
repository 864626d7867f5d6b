import {
  contract,
  type EditConflictData,
  type VenueDifferenceData,
  type VenueFindingData,
  type VenueVersionData,
} from "@comptoir/contract";
import { type Locale, m } from "@comptoir/messages";
import { DEFAULT_ZONE, isRefused } from "@comptoir/ordering";
import {
  type Difference,
  type Fault,
  listDifferences,
  type Thing,
  type ThingKey,
  type Things,
  thingAtPath,
  type VenueFile,
  type Warning,
} from "@comptoir/venue-file";
import type { Context } from "hono";
import { staffCaller } from "../../people/caller.ts";
import { isUuid } from "../../platform/db/uuid.ts";
import type { ApiApp, ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse, refuseField } from "../../platform/middleware/refuse.ts";
import { instantOf } from "../../platform/time/zoned.ts";
import { publicMenusOf } from "../menus/public-menus.ts";
import { listVersions, loadVersion, newestVersion } from "../venue-files/versions.store.ts";
import type { Venues } from "../venues/venue-cache.ts";
import { dropChanges, editDraft, readDraft, type StudioDeps, settleConflicts } from "./draft.ts";
import { type EditRefusal, NOT_IN_DRAFTS } from "./edits.ts";
import { nameOrId } from "./name-things.ts";
import { mountOtherMenus } from "./other-menus-routes.ts";
import { previewDraft } from "./preview-draft.ts";
import {
  type PublishRefusal,
  publishDraft,
  returnToVersion,
  reviewDraft,
  scheduleOpenDraft,
  unscheduleDraft,
  withCodesOf,
} from "./publish-draft.ts";
import { wordFault, wordWarning } from "./word-findings.ts";

type RouteDeps = StudioDeps & { readonly venues: Pick<Venues, "byId" | "whenCaughtUp"> };

const LISTED_VERSIONS = 20;
const LISTED_FAULTS = 200;

/** Mounts the calls of the menu studio. studio#draft, studio#venue-versions. */
export function mountStudio(app: ApiApp, deps: RouteDeps): void {
  mountDraft(app, deps);
  mountPublication(app, deps);
  mountVersions(app, deps);
  mountOtherMenus(app, deps);
}

function mountDraft(app: ApiApp, deps: RouteDeps): void {
  const { studio } = contract;

  app.openapi(studio.getVenueDraft, async (c) => {
    const { kinds, within } = c.req.valid("query");
    const { version, revision, published, changes, things, conflicts, lost, names, scheduled } = await readDraft(
      deps,
      staffCaller(c).restaurantId,
    );
    const answer = {
      version,
      revision,
      zone: published.restaurant.menu_configuration?.zone ?? DEFAULT_ZONE,
      things: [...chooseThings(things, kinds?.split(","), within)].map(([thing, { under, fields }]) => {
        return { thing, under, fields: { ...fields } };
      }),
      changes: changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
      conflicts: conflicts.map(({ change: { thing, field, was, value }, current }) => {
        return { thing, name: nameOrId(names, thing), field, was, value, current };
      }),
      lost: lost.map(({ thing, field, value }) => ({ thing, name: nameOrId(names, thing), field, value })),
      scheduled: scheduled.flatMap(({ publishAt, fault, ...draft }) =>
        publishAt === null ? [] : [{ ...draft, publishAt: publishAt.toISOString(), isFailed: fault !== null }],
      ),
      promos: promosOf(things),
    };
    return c.json(answer, 200);
  });

  app.openapi(studio.editVenueDraft, async (c) => {
    const edits = c.req.valid("json").edits.map(({ was = null, value = null, ...place }) => ({ ...place, was, value }));
    const result = await editDraft(deps, edits, staffCaller(c));
    if (isRefused(result)) return refuseEdit(c, result.refused);
    const { revision, values, warnings } = result;
    const worded = warnings.map((one) => ({
      thing: one.thing,
      path: one.path,
      message: wordWarning(one, c.var.locale),
    }));
    return c.json({ revision, values: [...values], warnings: worded }, 200);
  });

  app.openapi(studio.settleVenueDraft, async (c) => {
    const { answers } = c.req.valid("json");
    return c.json(await settleConflicts(deps, answers, staffCaller(c)), 200);
  });

  app.openapi(studio.discardVenueDraft, async (c) => {
    const { changes } = c.req.valid("json");
    return c.json(await dropChanges(deps, staffCaller(c).restaurantId, changes), 200);
  });
}

function refuseEdit(c: Context<ApiEnv>, refused: EditRefusal) {
  switch (refused.code) {
    case "invalid": {
      const issues = refused.faults.map(({ thing, fault }) => {
        return { path: `${thing} ${fault.path}`, message: wordFault(fault, c.var.locale) };
      });
      return refuse(c, "invalidRequest", { issues });
    }
    case "conflict": {
      const current = refused.conflicts.map(({ at, ...conflict }): EditConflictData => {
        return { ...conflict, at: at?.toISOString() ?? null };
      });
      return refuse(c, "draftConflict", { current });
    }
    case "unknown":
      return refuse(c, "thingUnknown", { current: { thing: refused.thing, field: refused.field } });
    case "full":
      return refused.of === "changes"
        ? refuse(c, "draftFull")
        : refuse(c, "draftFull", { message: m.refusal_draft_things({}, { locale: c.var.locale }) });
  }
}

/** Chooses things of some kinds; of `within`, only that thing, what it is in, and what is in it. */
function chooseThings(things: Things, kinds: readonly string[] | undefined, within: ThingKey | undefined): Things {
  const isOfKind = ([, { kind }]: [ThingKey, Thing]) => !NOT_IN_DRAFTS.has(kind) && (!kinds || kinds.includes(kind));
  if (within === undefined) return new Map([...things].filter(isOfKind));
  const chosen = new Set<ThingKey>(things.has(within) ? [within] : []);
  // A parent is listed before what it holds.
  for (const [key, { under }] of things) if (under !== null && chosen.has(under)) chosen.add(key);
  for (let at = things.get(within)?.under ?? null; at !== null; at = things.get(at)?.under ?? null) chosen.add(at);
  return new Map([...things].filter(([key]) => chosen.has(key)).filter(isOfKind));
}

function mountPublication(app: ApiApp, deps: RouteDeps): void {
  const { studio } = contract;

  app.openapi(studio.reviewVenueDraft, async (c) => {
    const { revision, differences, faults, warnings, file } = await reviewDraft(deps, staffCaller(c).restaurantId);
    const answer = {
      revision,
      differences: formatDifferences(differences),
      faults: findingsOf(file, wordFaults(faults, c.var.locale)),
      warnings: findingsOf(file, wordWarnings(warnings, c.var.locale)),
    };
    return c.json(answer, 200);
  });

  app.openapi(studio.previewVenueDraft, async (c) => {
    const venue = await previewDraft(deps, staffCaller(c).restaurantId);
    if (isRefused(venue))
      return refuse(c, "invalidRequest", { issues: wordFaults(venue.refused.faults, c.var.locale) });
    return c.json(publicMenusOf(venue), 200);
  });

  app.openapi(studio.publishVenueDraft, async (c) => {
    const by = staffCaller(c);
    const result = await publishDraft(deps, c.req.valid("json").revision, by);
    if (isRefused(result)) return refusePublication(c, result.refused);
    await deps.venues.whenCaughtUp();
    return c.json({ version: await newestVersion(deps.database, by.restaurantId) }, 200);
  });

  app.openapi(studio.scheduleVenueDraft, async (c) => {
    const by = staffCaller(c);
    const { revision, publishAt: typed } = c.req.valid("json");
    const venue = await deps.venues.byId(by.restaurantId);
    const publishAt = venue && readLocal(typed, venue.zone);
    if (!publishAt) return refuseField(c, "publishAt", "not-a-date");
    const result = await scheduleOpenDraft(deps, { revision, publishAt }, by);
    if (isRefused(result)) {
      if (result.refused.code !== "full") return refusePublication(c, result.refused);
      return refuse(c, "draftFull", { message: m.refusal_drafts_scheduled({}, { locale: c.var.locale }) });
    }
    return c.json({ id: result.id, publishAt: publishAt.toISOString() }, 200);
  });

  app.openapi(studio.unscheduleVenueDraft, async (c) => {
    const { id } = c.req.valid("param");
    const result = isUuid(id) ? await unscheduleDraft(deps, id, staffCaller(c)) : null;
    return result === null ? refuse(c, "notFound") : c.json(result, 200);
  });
}

/** Reads a date and a time of a restaurant's wall clock, such as `2026-11-23T06:00`; null if there is no such date. */
function readLocal(text: string, zone: string): Date | null {
  const [date = "", time = ""] = text.split("T");
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  if (new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10) !== date) return null;
  return instantOf({ date, minutes: hours * 60 + minutes }, zone);
}

function refusePublication(c: Context<ApiEnv>, refused: PublishRefusal) {
  switch (refused.code) {
    case "changed":
      return refuse(c, "draftChanged");
    case "nothing":
      return refuse(c, "draftEmpty");
    case "conflict":
      return refuse(c, "draftConflict");
    case "passed":
      return refuseField(c, "publishAt", "passed");
    case "faulty":
      return refuse(c, "invalidRequest", { issues: wordFaults(refused.faults, c.var.locale) });
  }
}

type Finding = { readonly path: string; readonly message: string };

function wordFaults(faults: readonly Fault[], locale: Locale): Finding[] {
  return faults.slice(0, LISTED_FAULTS).map((fault) => ({ path: fault.path, message: wordFault(fault, locale) }));
}

function wordWarnings(warnings: readonly Warning[], locale: Locale): Finding[] {
  return warnings
    .slice(0, LISTED_FAULTS)
    .map((warning) => ({ path: warning.path, message: wordWarning(warning, locale) }));
}

function findingsOf(file: VenueFile, findings: readonly Finding[]): VenueFindingData[] {
  return findings.map(({ path, message }) => ({ ...thingAtPath(file, path), message }));
}

/** Lists the groups of members that a dish or an option has a price for. menu#member-price. */
function promosOf(things: Things): string[] {
  const named = [...things.values()].flatMap(({ fields: { promos } }) => (Array.isArray(promos) ? promos : []));
  return [...new Set(named.map(String))].sort();
}

/** Members, and who owns which suite, are not shown: a manager who edits the menu need not know them. */
function formatDifferences(differences: readonly Difference[]): VenueDifferenceData[] {
  return differences
    .filter(({ kind }) => !NOT_IN_DRAFTS.has(kind))
    .map(({ place, fields, ...difference }) => ({ ...difference, place: [...place], fields: [...fields] }));
}

function mountVersions(app: ApiApp, deps: RouteDeps): void {
  const { studio } = contract;
  const { database } = deps;

  app.openapi(studio.listVenueVersions, async (c) => {
    const { restaurantId } = staffCaller(c);
    const before = c.req.valid("query").before;
    const versions = await listVersions(database, {
      restaurantId,
      before: before === undefined ? null : Number(before),
      limit: LISTED_VERSIONS + 1,
    });
    const listed = versions.slice(0, LISTED_VERSIONS).map(formatVersion);
    return c.json({ versions: listed, hasMore: versions.length > LISTED_VERSIONS }, 200);
  });

  app.openapi(studio.getVenueVersion, async (c) => {
    const { restaurantId } = staffCaller(c);
    const number = Number(c.req.valid("param").version);
    const [found] = await listVersions(database, { restaurantId, before: number + 1, limit: 1 });
    const venue = await loadVersion(database, restaurantId, number);
    if (found?.version !== number || venue === null) return refuse(c, "notFound");
    const published = await newestVersion(database, restaurantId);
    const [before, current] = await Promise.all([
      loadVersion(database, restaurantId, number - 1),
      loadVersion(database, restaurantId, published),
    ]);
    const answer = {
      version: formatVersion(found),
      published,
      differences: before === null ? [] : formatDifferences(listDifferences(before, venue)),
      onReturn: current === null ? [] : formatDifferences(listDifferences(current, withCodesOf(current, venue))),
    };
    return c.json(answer, 200);
  });

  app.openapi(studio.returnToVenueVersion, async (c) => {
    const version = Number(c.req.valid("param").version);
    const result = await returnToVersion(deps, { version, seen: c.req.valid("json").seen }, staffCaller(c));
    if (!isRefused(result)) {
      await deps.venues.whenCaughtUp();
      return c.json(result, 200);
    }
    const { refused } = result;
    if (refused.code === "unknown") return refuse(c, "notFound");
    if (refused.code === "faulty")
      return refuse(c, "invalidRequest", { issues: wordFaults(refused.faults, c.var.locale) });
    return refuse(c, "draftChanged");
  });
}

function formatVersion({
  publishedAt,
  notes,
  ...version
}: Awaited<ReturnType<typeof listVersions>>[number]): VenueVersionData {
  return {
    ...version,
    publishedAt: publishedAt.toISOString(),
    notes: notes.map((note) => ({ ...note, name: note.name ?? nameOrId(new Map(), note.thing) })),
  };
}
