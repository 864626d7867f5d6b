import { readdir, readFile } from "node:fs/promises";
import { type StandingEvent, scheduleEvents } from "./stadium-events.ts";

export { planRush, playRush, type RushOutcome } from "./evening/rush.ts";
export { playShift } from "./evening/shift.ts";
export { EveningRefusal, type Site } from "./evening/visitor.ts";
export type { StandingEvent };

const venuesFolder = new URL("../venues/", import.meta.url);

/** The folder of the pictures that venue files name as `/pictures/<name>.webp`. */
export const picturesFolder = new URL("../pictures/", import.meta.url);

/** The chains of the demonstration, the largest first. */
export const DEMONSTRATION_CHAINS: readonly string[] = ["comptoir-demo", "quayside-hall"];

/**
 * Reads the demonstration's venue files, ordered by restaurant id. Event dates are computed from `now`;
 * `standing` are the events in the database. venue#demonstration.
 */
export async function demonstrationVenues(
  now = new Date(),
  standing: readonly StandingEvent[] = [],
): Promise<Array<{ file: string; venue: unknown }>> {
  const names = (await readdir(venuesFolder)).filter((name) => name.endsWith(".json"));
  const venues = await Promise.all(
    names.map(async (file) => ({ file, venue: JSON.parse(await readFile(new URL(file, venuesFolder), "utf8")) })),
  );
  const placed = venues.map(({ file, venue }) => ({ file, venue: scheduleEvents(venue, now, standing) }));
  return placed.sort((one, other) => one.venue.restaurant.id - other.venue.restaurant.id);
}
