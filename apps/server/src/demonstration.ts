import { importVenueFile, listEvents, listSlugs, noteFirstDemonstration } from "@comptoir/api";
import { demonstrationVenues } from "@comptoir/demo";
import type pg from "pg";
import { loadShift } from "./demonstration-shift.ts";
import { SHIFT_SLUG } from "./demonstration-staff.ts";

/** Key of the advisory lock for loading the demonstration; an arbitrary number. */
const LOCK_KEY = 7_266_782;

const STADIUM_ID = "12";

/** A demonstration venue in the database. `visit` is the query of a link that can order. */
export type DemonstrationVenue = {
  id: string;
  name: string;
  slug: string;
  page: string;
  visit: string;
  people: readonly { readonly email: string; readonly password: string }[];
};

/**
 * Fills an empty database with the demonstration venues, and the grill's board with orders. Adds venues that an interrupted start missed, and
 * moves the stadium's events to today. Does nothing once the operator has added a restaurant.
 * venue#demonstration.
 */
export function loadDemonstration(pool: pg.Pool, now: Date): Promise<DemonstrationVenue[]> {
  return aloneWithDemonstration(pool, async (client) => {
    const venues = await loadVenues(pool, client, now, { besideOthers: false });
    if (venues.length > 0) await noteFirstDemonstration(client, now);
    return venues;
  });
}

/** Runs `act` under a lock that only one server holds: servers that start together load the demonstration once. */
export async function aloneWithDemonstration<Result>(
  pool: pg.Pool,
  act: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK_KEY]);
    return await act(client);
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK_KEY]).catch(() => undefined);
    client.release();
  }
}

/** Loads the venues that are not there. Returns those that are; without `besideOthers`, an operator's restaurant ends the loading. */
export async function loadVenues(
  pool: pg.Pool,
  client: pg.PoolClient,
  now: Date,
  { besideOthers }: { readonly besideOthers: boolean },
): Promise<DemonstrationVenue[]> {
  const slugs = await listSlugs(client);
  const isThere = (slug: string) => slugs.includes(slug);
  const standing = await listEvents(client, STADIUM_ID);
  const venues = (await demonstrationVenues(now, standing)).map(({ file, venue }) => ({
    file,
    venue,
    ...signOf(venue),
  }));
  const present = venues.filter(({ slug }) => isThere(slug));
  if (present.length < slugs.length && !besideOthers) return present;
  for (const { file, venue, slug } of venues) {
    if (isThere(slug) && !hasMoved(venue, standing)) continue;
    const result = await importVenueFile(pool, venue as object, { now });
    if ("faults" in result) throw new Error(`The demonstration's ${file} has faults: ${JSON.stringify(result.faults)}`);
    if (slug === SHIFT_SLUG) await loadShift(pool, venue as Parameters<typeof loadShift>[1], now);
  }
  return venues;
}

/** Tells whether a venue has an event that is not stored yet, as on a later day. */
function hasMoved(venue: unknown, standing: readonly { readonly id: string }[]): boolean {
  const { events = [] } = venue as { events?: readonly { id: string }[] };
  return events.some(({ id }) => !standing.some((event) => event.id === id));
}

function signOf(venue: unknown): DemonstrationVenue {
  const {
    restaurant,
    menus,
    users = [],
    events = [],
  } = venue as {
    restaurant: { id: number; name: string; slug: string; catering?: boolean };
    events?: readonly { event_suites: readonly { id: string }[] }[];
    menus: readonly { dine_in?: boolean }[];
    users?: DemonstrationVenue["people"];
  };
  const servesTables = menus.some((menu) => menu.dine_in !== false);
  const suite = events.at(-1)?.event_suites[0];
  const visit = suite
    ? `eventSuite=${suite.id}`
    : servesTables
      ? "tableNum=12"
      : restaurant.catering
        ? "catering=true"
        : "takeout=true";
  const people = users.map(({ email, password }) => ({ email, password }));
  const page = suite ? `${restaurant.slug}/landing` : restaurant.slug;
  return { id: String(restaurant.id), name: restaurant.name, slug: restaurant.slug, page, visit, people };
}
