import type { VenueFile } from "@comptoir/venue-file";
import type { Queryable } from "../../platform/db/database.ts";
import { loadVersion, newestVersion } from "./versions.store.ts";

/** Loads the venue before the last publication that changed anything; null if there is none. venue#file-revert. */
export async function loadReplacedVenue(db: Queryable, restaurantId: string): Promise<VenueFile | null> {
  return loadVersion(db, restaurantId, (await newestVersion(db, restaurantId)) - 1);
}
