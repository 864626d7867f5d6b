import { type DraftChange, nameOf, type ThingKey, type Things, takeApart } from "@comptoir/venue-file";
import type { Queryable } from "../../platform/db/database.ts";
import { loadVersion, newestVersion } from "../venue-files/versions.store.ts";

/** Earlier versions in which the name of a removed thing is looked for. */
const VERSIONS_BACK = 10;

/**
 * Returns the names by which people know the things of changes. One that was removed is named by the changes themselves, or by
 * the last version that has it; if none does, by its id. studio#draft-conflicts.
 */
export async function nameThings(
  db: Queryable,
  restaurantId: string,
  changes: readonly Pick<DraftChange, "thing">[],
  known: { readonly things: readonly Things[]; readonly changes: readonly DraftChange[] },
): Promise<ReadonlyMap<ThingKey, string>> {
  const names = new Map<ThingKey, string>();
  const sought = new Set(changes.map(({ thing }) => thing));
  const take = (things: Things) => {
    for (const key of sought) {
      const thing = things.get(key);
      if (thing && !names.has(key)) names.set(key, nameOf(key, thing));
    }
  };
  known.things.forEach(take);
  for (const { thing, field, value } of known.changes) {
    if (field === "name" && typeof value === "string" && sought.has(thing) && !names.has(thing))
      names.set(thing, value);
  }
  if (names.size < sought.size) {
    const newest = await newestVersion(db, restaurantId);
    for (let back = 1; back <= VERSIONS_BACK && back < newest && names.size < sought.size; back += 1) {
      const venue = await loadVersion(db, restaurantId, newest - back);
      if (venue) take(takeApart(venue));
    }
  }
  return names;
}

/** Returns the id of a thing that no version names. */
export const nameOrId = (names: ReadonlyMap<ThingKey, string>, thing: ThingKey) =>
  names.get(thing) ?? thing.slice(thing.indexOf(":") + 1);
