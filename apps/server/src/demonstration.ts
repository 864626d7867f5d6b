import { importVenueFile, isDatabaseEmpty } from "@comptoir/api";
import { demonstrationVenues } from "@comptoir/demo";
import type pg from "pg";

/**
 * Fills an empty database with the demonstration venues (Rules, section 7). The emptiness is asked again for each start, so an import
 * that was cut short is made whole by the next one.
 */
export async function loadDemonstration(pool: pg.Pool): Promise<void> {
  if (!(await isDatabaseEmpty(pool))) return;
  for (const { venue } of await demonstrationVenues()) await importVenueFile(pool, venue);
}
