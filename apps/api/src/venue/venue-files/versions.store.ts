import type { VenueFile } from "@comptoir/venue-file";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";

/** How a version came to be published. studio#venue-versions. */
export type VersionOrigin = "import" | "draft" | "schedule" | "return";

/** A change of a scheduled draft that replaced a newer value (`current`), or had no effect. studio#scheduled. */
export type VersionNote = {
  readonly thing: string;
  /** Absent in versions of earlier releases. */
  readonly name?: string;
  readonly field: string;
  readonly value: unknown;
  readonly current: unknown;
  readonly isLost: boolean;
};

/** Who publishes a version, and how. */
export type Publication = {
  readonly origin: VersionOrigin;
  /** The name of the person; null for the command line and the server itself. */
  readonly by: string | null;
  readonly restored?: number;
  readonly notes?: readonly VersionNote[];
};

/** Number of versions that are kept of each restaurant. */
const KEPT_VERSIONS = 200;

const refreshListsStatement = statement({
  name: "refresh lists of newest venue version",
  text: `update venue_versions
         set venue = venue || jsonb_build_object('discounts', :discounts::jsonb, 'membership', :membership::jsonb)
         where restaurant_id = :restaurantId
         and version = (select max(version) from venue_versions where restaurant_id = :restaurantId)
         and (venue -> 'discounts', venue -> 'membership') is distinct from (:discounts, :membership)`,
  params: { restaurantId: "text", discounts: "jsonb", membership: "jsonb" },
});

const insertVersionStatement = statement({
  name: "insert venue version",
  text: `insert into venue_versions (restaurant_id, version, origin, published_at, published_by, differences, restored_version, notes, venue)
         select :restaurantId, coalesce(max(version), 0) + 1, :origin, :at, :by, :differences, :restored, :notes, :venue
         from venue_versions where restaurant_id = :restaurantId`,
  params: {
    restaurantId: "text",
    origin: typed<VersionOrigin>("text"),
    at: "timestamptz",
    by: "text?",
    differences: "int4",
    restored: "int4?",
    notes: "jsonb",
    venue: "jsonb",
  },
});

const deleteOldVersionsStatement = statement({
  name: "delete old venue versions",
  text: `delete from venue_versions where restaurant_id = :restaurantId
         and version <= (select max(version) from venue_versions where restaurant_id = :restaurantId) - :kept::int4`,
  params: { restaurantId: "text", kept: "int4" },
});

/**
 * Writes the version that a publication makes. The version before is kept with the codes and members that it had when it was
 * replaced. studio#venue-versions.
 *
 * @param venue the venue without what staff change at any hour
 */
export async function writeVersion(
  transaction: Transaction,
  restaurantId: string,
  version: Publication & {
    readonly at: Date;
    readonly differences: number;
    readonly before: VenueFile | null;
    readonly venue: VenueFile;
  },
): Promise<void> {
  const { origin, by, restored = null, notes = [], at, differences, before, venue } = version;
  if (before !== null) await refreshListsStatement.count(transaction, { restaurantId, ...listsOf(before) });
  await insertVersionStatement.count(transaction, {
    restaurantId,
    origin,
    at,
    by,
    differences,
    restored,
    notes,
    venue: { ...venue, ...listsOf(venue) },
  });
  await deleteOldVersionsStatement.count(transaction, { restaurantId, kept: KEPT_VERSIONS });
}

/** Returns the lists of a venue that also have calls of their own. */
function listsOf({ discounts, membership = { members: [] } }: VenueFile) {
  return { discounts, membership };
}

/** Lists versions, newest first, from before a version on; null from the newest. */
export const listVersions = statement({
  name: "list venue versions",
  text: `select version, origin, published_at as "publishedAt", published_by as "publishedBy", differences,
           restored_version as "restoredVersion", notes
         from venue_versions where restaurant_id = :restaurantId and version < coalesce(:before::int4, 2147483647)
         order by version desc limit :limit`,
  params: { restaurantId: "text", before: "int4?", limit: "int8" },
  row: {
    version: "int4",
    origin: typed<VersionOrigin>("text"),
    publishedAt: "timestamptz",
    publishedBy: "text?",
    differences: "int4",
    restoredVersion: "int4?",
    notes: typed<readonly VersionNote[]>("jsonb"),
  },
}).rows;

const loadVersionStatement = statement({
  name: "load venue version",
  text: "select venue from venue_versions where restaurant_id = :restaurantId and version = :version",
  params: { restaurantId: "text", version: "int4" },
  row: { venue: typed<VenueFile>("jsonb") },
});

/** Loads the venue of a version; null if there is no such version. */
export async function loadVersion(db: Queryable, restaurantId: string, version: number): Promise<VenueFile | null> {
  return (await loadVersionStatement.oneOrNull(db, { restaurantId, version }))?.venue ?? null;
}

const newestVersionStatement = statement({
  name: "find newest venue version",
  text: `select coalesce(max(version), 0) as version from venue_versions where restaurant_id = :restaurantId`,
  params: { restaurantId: "text" },
  row: { version: "int4" },
});

/** Returns the number of the published version. */
export async function newestVersion(db: Queryable, restaurantId: string): Promise<number> {
  return (await newestVersionStatement.one(db, { restaurantId })).version;
}
