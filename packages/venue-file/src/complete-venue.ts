import { isPlainObject } from "./reading/schema-types.ts";
import type { VenueFile } from "./venue-file.ts";

type Named = Readonly<Record<string, unknown>>;

/** Settings that are objects, and are merged key by key. */
const GROUPS: ReadonlySet<string> = new Set(["order_options", "menu_configuration"]);

/**
 * Merges a parsed file into the current venue, `standing`. A part or setting that the file leaves out keeps
 * its value; null removes it. Gift cards and users are only the file's. venue#file-names.
 */
export function completeVenue(read: VenueFile, document: unknown, standing: VenueFile): VenueFile {
  if (!isPlainObject(document) || !isPlainObject(document.restaurant)) return read;
  const { id: _id, slug: _slug, name: _name, ...settings } = document.restaurant;
  const named = Object.keys(settings).length === 0 ? { slug: true } : document.restaurant;
  return {
    ...overlay(standing, read, document),
    gift_cards: read.gift_cards,
    users: read.users,
    restaurant: overlay(standing.restaurant, read.restaurant, named),
  };
}

/**
 * Returns a copy of `standing` with the values of `read` for each key that the file names. A key that is null
 * in the file is removed.
 */
function overlay<Data extends object>(standing: Data, read: Data, named: Named): Data {
  const result = { ...standing } as Record<string, unknown>;
  for (const [key, said] of Object.entries(named)) {
    const before = result[key];
    const after = (read as Named)[key];
    if (after === undefined) {
      if (said === null) delete result[key];
    } else if (GROUPS.has(key) && isPlainObject(before) && isPlainObject(after) && isPlainObject(said)) {
      result[key] = overlay(before, after, said);
    } else {
      result[key] = after;
    }
  }
  return result as Data;
}
