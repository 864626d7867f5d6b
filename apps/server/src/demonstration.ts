import { importVenueFile, listEvents, listSlugs } from "@comptoir/api";
import { demonstrationVenues } from "@comptoir/demo";
import type pg from "pg";

/** Key of the advisory lock that servers take to load the demonstration. The number is arbitrary. */
const LOCK_KEY = 7_266_782;

/** Id of the only demonstration venue with events. */
const STADIUM_ID = "12";

/** Demonstration venue in the database. `visit` is the query of a link under which it takes orders. */
export type DemonstrationVenue = {
  name: string;
  slug: string;
  /** Path of the venue's page. */
  page: string;
  visit: string;
  /** Demonstration accounts that can sign in. */
  people: readonly { readonly email: string; readonly password: string }[];
};

/**
 * Fills an empty database with the demonstration venues (venue#demonstration). If the first start was
 * interrupted, the next one adds the missing venues. On a later day the stadium's events move to that day.
 * Adds nothing once the database has a restaurant of the operator.
 */
export async function loadDemonstration(pool: pg.Pool, now: Date): Promise<DemonstrationVenue[]> {
  const client = await pool.connect();
  try {
    // The lock prevents servers that start together from loading it twice.
    await client.query("select pg_advisory_lock($1)", [LOCK_KEY]);
    const slugs = await listSlugs(client);
    const isThere = (slug: string) => slugs.includes(slug);
    const standing = await listEvents(client, STADIUM_ID);
    const venues = (await demonstrationVenues(now, standing)).map(({ file, venue }) => ({
      file,
      venue,
      ...signOf(venue),
    }));
    const present = venues.filter(({ slug }) => isThere(slug));
    if (present.length < slugs.length) return present;
    for (const { file, venue, slug } of venues) {
      if (isThere(slug) && !hasMoved(venue, standing)) continue;
      const result = await importVenueFile(pool, venue as object, { now });
      if ("faults" in result)
        throw new Error(`The demonstration's ${file} has faults: ${JSON.stringify(result.faults)}`);
    }
    return venues;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK_KEY]).catch(() => undefined);
    client.release();
  }
}

/** Tells whether a venue has an event that is not stored yet, as when the demonstration starts on a later day. */
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
    restaurant: { name: string; slug: string; catering?: boolean };
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
  // A suite's guests start at the landing page.
  const page = suite ? `${restaurant.slug}/landing` : restaurant.slug;
  return { name: restaurant.name, slug: restaurant.slug, page, visit, people };
}
