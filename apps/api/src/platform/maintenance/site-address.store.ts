import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";

const saveSiteAddressStatement = statement({
  name: "save site address",
  text: `insert into site_address (origin) values (:origin)
         on conflict (is_the_one) do update set origin = excluded.origin where site_address.origin <> excluded.origin`,
  params: { origin: "text" },
});

/**
 * Stores the site's public origin, without a trailing slash, for commands that print links.
 * operations#public-origin.
 */
export async function saveSiteAddress(db: Queryable, origin: string): Promise<void> {
  await saveSiteAddressStatement.count(db, { origin });
}

const loadSiteAddressStatement = statement({
  name: "load site address",
  text: "select origin from site_address",
  params: {},
  row: { origin: "text" },
});

/** Returns the public origin of the server that started last; null before any has started. */
export async function loadSiteAddress(db: Queryable): Promise<string | null> {
  return (await loadSiteAddressStatement.oneOrNull(db, {}))?.origin ?? null;
}
