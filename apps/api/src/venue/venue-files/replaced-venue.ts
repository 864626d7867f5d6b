import { isRefused, type Refused } from "@comptoir/ordering";
import { listDifferences, type VenueFile } from "@comptoir/venue-file";
import type { Database, Queryable } from "../../platform/db/database.ts";
import { loadVenueFile } from "./export-venue.ts";
import { type FaultyImport, type ImportOptions, publishVenue } from "./import-venue-file.ts";
import { loadVersion, newestVersion } from "./versions.store.ts";

/** The venue before the last publication, and the number of that publication's version. */
type ReplacedVenue = { readonly venue: VenueFile; readonly seen: number };

/** Loads the venue to which a revert would go; null if there is none. venue#file-revert. */
export async function loadReplacedVenue(db: Queryable, restaurantId: string): Promise<ReplacedVenue | null> {
  const current = await loadVenueFile(db, restaurantId);
  return current && replacedVenue(db, restaurantId, current);
}

/**
 * Reverts a restaurant to the venue before its version `seen`, with the codes and members that were added, changed and removed since.
 * A refusal if another version was published meanwhile. venue#file-revert.
 */
export async function revertVenue(
  database: Database,
  restaurantId: string,
  { seen, ...options }: ImportOptions & { readonly seen: number },
): Promise<{ readonly reverted: true } | Refused<"published-meanwhile" | FaultyImport>> {
  const result = await publishVenue<"published-meanwhile">(
    database,
    restaurantId,
    async (transaction, standing) => {
      const replaced = await replacedVenue(transaction, restaurantId, standing);
      return replaced?.seen === seen ? replaced.venue : { refused: "published-meanwhile" };
    },
    options,
  );
  return isRefused(result) ? result : { reverted: true };
}

async function replacedVenue(db: Queryable, restaurantId: string, current: VenueFile): Promise<ReplacedVenue | null> {
  const seen = await newestVersion(db, restaurantId);
  const published = await loadVersion(db, restaurantId, seen);
  const replaced = await loadVersion(db, restaurantId, seen - 1);
  return published && replaced && { venue: withListsSince(replaced, { published, current }), seen };
}

/** Returns a venue with the codes and members that differ between a publication and now as they are now. */
function withListsSince(
  venue: VenueFile,
  { published, current }: { readonly published: VenueFile; readonly current: VenueFile },
): VenueFile {
  const since = new Set(listDifferences(published, current).map(({ thing }) => thing));
  const merge = <One>(before: readonly One[], now: readonly One[], keyOf: (one: One) => string) => [
    ...before.filter((one) => !since.has(keyOf(one))),
    ...now.filter((one) => since.has(keyOf(one))),
  ];
  const { membership, ...rest } = venue;
  const [was, is] = [membership?.members ?? [], current.membership?.members ?? []];
  const members = merge(was, is, ({ identifier }) => `member:${identifier}`);
  return {
    ...rest,
    discounts: merge(venue.discounts, current.discounts, ({ code }) => `discount:${code}`),
    ...(membership || members.length > 0 ? { membership: { ...membership, members } } : {}),
  };
}
