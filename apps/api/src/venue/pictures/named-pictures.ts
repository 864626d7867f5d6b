import { absentPicture, findUploadedPictures, type VenueFile, type Warning } from "@comptoir/venue-file";
import type { Queryable } from "../../platform/db/database.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import { listCrops, publishCrops, touchCrops } from "./pictures.store.ts";

/** Returns a doubt for each uploaded picture that a venue names and its restaurant does not have. venue#absent-picture. */
export async function doubtAbsentPictures(db: Queryable, venue: VenueFile): Promise<Warning[]> {
  const restaurantId = String(venue.restaurant.id);
  const named = findUploadedPictures(venue);
  if (named.length === 0) return [];
  const names = namesAt(restaurantId, named);
  const known = new Set((await listCrops(db, { restaurantId, names })).map(({ name }) => name));
  return named.filter((one) => one.restaurantId !== restaurantId || !known.has(one.name)).map(absentPicture);
}

/**
 * Makes the uploaded pictures that a venue names public, in the transaction that publishes it. It waits for a sweep that has
 * locked one. studio#picture-published, studio#picture-sweep.
 */
export async function publishPictures(transaction: Transaction, venue: VenueFile, now: Date): Promise<void> {
  const restaurantId = String(venue.restaurant.id);
  const names = namesAt(restaurantId, findUploadedPictures(venue));
  if (names.length > 0) await publishCrops(transaction, { restaurantId, names, now });
}

/** Notes that the uploaded pictures in values of a draft are used. studio#picture-sweep. */
export async function touchPictures(
  transaction: Transaction,
  restaurantId: string,
  { values, now }: { readonly values: readonly unknown[]; readonly now: Date },
): Promise<void> {
  const names = namesAt(restaurantId, findUploadedPictures(values));
  if (names.length > 0) await touchCrops(transaction, { restaurantId, names, now });
}

function namesAt(restaurantId: string, named: ReturnType<typeof findUploadedPictures>): string[] {
  return [...new Set(named.filter((one) => one.restaurantId === restaurantId).map(({ name }) => name))];
}
