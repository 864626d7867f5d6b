import { formatCrop, formatPicturePath, parsePicturePath, type Refused } from "@comptoir/ordering";
import { inTransaction } from "../../platform/db/transaction.ts";
import {
  findFallback,
  loadPublished,
  loadRenditions,
  lockPictures,
  saveCrop,
  savePicture,
  saveRendition,
} from "./pictures.store.ts";
import { hasRoom, type PictureDeps } from "./pictures.ts";

/**
 * Copies a published picture of one restaurant to another, with its renditions, and returns the path of the copy. Null if the first
 * restaurant has not published it. Idempotent. studio#copy-from, studio#picture-limits.
 */
export async function copyPicture(
  { database, clock }: PictureDeps,
  path: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ readonly copy: string | null } | Refused<"full">> {
  const named = parsePicturePath(path);
  if (named === null || named.restaurantId !== from) return { copy: null };
  const crop = formatCrop(named.crop);
  const place = { hash: named.hash, crop };
  const picture = await loadPublished(database, { restaurantId: from, ...place });
  if (picture === null) return { copy: null };
  const isKnown = (await findFallback(database, { restaurantId: to, ...place })) !== null;
  const renditions = isKnown ? [] : await loadRenditions(database, { restaurantId: from, ...place });
  // A sweep of the first restaurant deleted it meanwhile.
  if (!isKnown && renditions.length === 0) return { copy: null };
  const now = clock();
  const contents = isKnown ? [] : [picture.original, picture.preview, ...renditions.map(({ content }) => content)];
  const bytes = contents.reduce((sum, { length }) => sum + length, 0);
  const isCopied = await inTransaction(database, "read committed", async (transaction) => {
    if (bytes > 0) await lockPictures(transaction, to);
    if (bytes > 0 && !(await hasRoom(transaction, to, { bytes }))) return false;
    // Both lock their rows, for which a sweep of the second restaurant waits.
    await savePicture(transaction, { restaurantId: to, ...picture, now });
    await saveCrop(transaction, { restaurantId: to, ...place, now });
    for (const rendition of renditions) await saveRendition(transaction, { restaurantId: to, ...place, ...rendition });
    return true;
  });
  if (!isCopied) return { refused: "full" };
  return { copy: formatPicturePath({ ...named, restaurantId: to }) };
}
