import { statement } from "../../platform/db/statement.ts";
import { inTransaction, type Transaction } from "../../platform/db/transaction.ts";
import { touchCrops } from "./pictures.store.ts";
import type { PictureDeps } from "./pictures.ts";

/** Days for which a picture that nothing names is kept, so that an undo or a draft that a browser keeps finds it. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
/** Crops that one transaction checks. Their restaurant's versions are searched once for all of them. */
const CHECKED_AT_ONCE = 500;

const listRestaurants = statement({
  name: "list restaurants of unused pictures",
  text: `select restaurant_id as "restaurantId" from picture_crops where used_at < :before
         union select restaurant_id from pictures where used_at < :before limit 100`,
  params: { before: "timestamptz" },
  row: { restaurantId: "text" },
  crosses: "sweep: the restaurants whose pictures were not used for long",
}).rows;

const lockUnused = statement({
  name: "lock unused crops of pictures",
  text: `select hash || '-' || crop as name from picture_crops
         where restaurant_id = :restaurantId and used_at < :before order by used_at limit :atMost for update skip locked`,
  params: { restaurantId: "text", before: "timestamptz", atMost: "int8" },
  row: { name: "text" },
}).rows;

/** The text of a path in a venue file that names an uploaded picture; its group is the hash and the crop. */
const NAMED = `/uploads/[^"/]+/([0-9a-f]{32}-[0-9-]+)\\.(?:jpg|png)`;

const listNamed = statement({
  name: "list named pictures",
  text: `select distinct found[1] as name from (
           select regexp_matches(venue::text, :named, 'g') as found from venue_versions where restaurant_id = :restaurantId
           union all
           select regexp_matches(value::text, :named, 'g') from venue_draft_changes where restaurant_id = :restaurantId
         ) as matches`,
  params: { restaurantId: "text", named: "text" },
  row: { name: "text" },
}).rows;

const deleteCrops = statement({
  name: "delete unused crops of pictures",
  text: `delete from picture_crops where restaurant_id = :restaurantId and hash || '-' || crop = any(:names)`,
  params: { restaurantId: "text", names: "text[]" },
}).count;

const lockOriginals = statement({
  name: "lock unused pictures",
  text: `select hash from pictures where restaurant_id = :restaurantId and used_at < :before for update skip locked`,
  params: { restaurantId: "text", before: "timestamptz" },
  row: { hash: "text" },
}).rows;

const listCropped = statement({
  name: "list pictures with crops",
  text: `select distinct hash from picture_crops where restaurant_id = :restaurantId and hash = any(:hashes)`,
  params: { restaurantId: "text", hashes: "text[]" },
  row: { hash: "text" },
}).rows;

const deleteOriginals = statement({
  name: "delete unused pictures",
  text: "delete from pictures where restaurant_id = :restaurantId and hash = any(:hashes)",
  params: { restaurantId: "text", hashes: "text[]" },
}).count;

const keepOriginals = statement({
  name: "keep cropped pictures",
  text: "update pictures set used_at = :now where restaurant_id = :restaurantId and hash = any(:hashes)",
  params: { restaurantId: "text", hashes: "text[]", now: "timestamptz" },
}).count;

/**
 * Deletes the crops that no version and no draft of their restaurant names, 30 days after they were last used, and the pictures
 * without a crop. A crop's row is locked before what names it is read: an edit or a publication at the same moment has locked it,
 * is found, or waits and then finds it gone. Idempotent; safe on several servers. studio#picture-sweep.
 */
export async function sweepPictures({ database, clock }: PictureDeps): Promise<void> {
  const now = clock();
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  for (const { restaurantId } of await listRestaurants(database, { before })) {
    await inTransaction(database, "read committed", async (transaction) => {
      const unused = await lockUnused(transaction, { restaurantId, before, atMost: CHECKED_AT_ONCE });
      if (unused.length > 0) {
        const listed = await listNamed(transaction, { restaurantId, named: NAMED });
        const named = new Set(listed.map(({ name }) => name));
        const names = Map.groupBy(unused, ({ name }) => named.has(name));
        const namesOf = (isNamed: boolean) => (names.get(isNamed) ?? []).map(({ name }) => name);
        await touchCrops(transaction, { restaurantId, names: namesOf(true), now });
        await deleteCrops(transaction, { restaurantId, names: namesOf(false) });
      }
      await sweepOriginals(transaction, restaurantId, { before, now });
    });
  }
}

/** Deletes the pictures without a crop. A crop is added only after its picture's row is locked. */
async function sweepOriginals(
  transaction: Transaction,
  restaurantId: string,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<void> {
  const hashes = (await lockOriginals(transaction, { restaurantId, before })).map(({ hash }) => hash);
  if (hashes.length === 0) return;
  const listed = await listCropped(transaction, { restaurantId, hashes });
  const cropped = new Set(listed.map(({ hash }) => hash));
  await keepOriginals(transaction, { restaurantId, hashes: [...cropped], now });
  await deleteOriginals(transaction, { restaurantId, hashes: hashes.filter((hash) => !cropped.has(hash)) });
}
