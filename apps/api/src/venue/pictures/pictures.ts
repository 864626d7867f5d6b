import { type Crop, formatCrop, formatPicturePath, isCropOf, type Refused } from "@comptoir/ordering";
import type { Database } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { fairAdmission } from "../../platform/middleware/fair-admission.ts";
import type { Clock } from "../../platform/settings.ts";
import type { drawRenditions, PictureFault } from "./draw-picture.ts";
import {
  countBytes,
  findFallback,
  findPicture,
  holdPicture,
  loadOriginal,
  saveCrop,
  savePicture,
  saveRendition,
} from "./pictures.store.ts";

export type PictureDeps = { readonly database: Database; readonly clock: Clock };

/** Maximum bytes that a restaurant's pictures occupy with their renditions. studio#picture-limits. */
const RESTAURANT_BYTES_MAX = 2_000_000_000;

/**
 * Pictures are decoded and drawn one at a time, since each takes a core and up to 200 MB. Restaurants take turns.
 */
const drawing = fairAdmission({ atOnce: 1, waiting: 200, waitMs: 60_000 });

/** Loaded with the first picture, since the decoders take 20 MB. */
const loadDrawing = () => import("./draw-picture.ts");

/** An uploaded picture, and the path of its preview. */
type UploadedData = {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly preview: string;
};

type UploadRefusal = PictureFault | "full" | "busy";

/** Stores an uploaded file as a picture of a restaurant. Idempotent. studio#uploaded-pictures, studio#picture-limits. */
export async function uploadPicture(
  { database, clock }: PictureDeps,
  restaurantId: string,
  file: Uint8Array,
): Promise<UploadedData | Refused<UploadRefusal>> {
  // Servers that check at the same moment may exceed the limit by a picture each.
  if (await isFull(database, restaurantId)) return { refused: "full" };
  const picture = await inTurn(restaurantId, async () => (await loadDrawing()).readPicture(file));
  if (picture === null) return { refused: "busy" };
  if ("refused" in picture) return picture;
  await savePicture(database, { restaurantId, ...picture, now: clock() });
  return describe(restaurantId, picture);
}

/** Returns an uploaded picture, to be cropped anew; null if the restaurant has none of this name. studio#picture-crop. */
export async function describePicture(
  { database }: PictureDeps,
  restaurantId: string,
  hash: string,
): Promise<UploadedData | null> {
  const found = await findPicture(database, { restaurantId, hash });
  return found && describe(restaurantId, found);
}

function describe(restaurantId: string, { hash, width, height }: Omit<UploadedData, "preview">): UploadedData {
  return { hash, width, height, preview: `/uploads/${encodeURIComponent(restaurantId)}/${hash}.webp` };
}

type CropRefusal = "unknown" | "outside" | "full" | "busy";

/**
 * Draws and stores a part of a picture, and returns its path. A crop that was drawn before is found. Idempotent.
 * studio#picture-crop.
 */
export async function cropPicture(
  { database, clock }: PictureDeps,
  restaurantId: string,
  { hash, ...part }: Crop & { readonly hash: string },
): Promise<{ readonly path: string } | Refused<CropRefusal>> {
  const found = await findPicture(database, { restaurantId, hash });
  if (found === null) return { refused: "unknown" };
  if (!isCropOf(part, found)) return { refused: "outside" };
  const crop = formatCrop(part);
  const where = { restaurantId, hash };
  const known = await findFallback(database, { ...where, crop });
  if (known === null && (await isFull(database, restaurantId))) return { refused: "full" };
  const drawn = known ? [] : await inTurn(restaurantId, () => drawFrom(database, where, part));
  if (drawn === null) return { refused: "busy" };
  const now = clock();
  const isThere = await inTransaction(database, "read committed", async (transaction) => {
    if (!(await holdPicture(transaction, { ...where, now }))) return false;
    await saveCrop(transaction, { ...where, crop, now });
    for (const rendition of drawn) await saveRendition(transaction, { ...where, crop, ...rendition });
    return true;
  });
  const fallback = known ?? drawn.find(({ format }) => format === "jpeg" || format === "png");
  // A sweep deleted the picture meanwhile.
  if (!isThere || !fallback) return { refused: "unknown" };
  const format = fallback.format === "png" ? "png" : "jpeg";
  return { path: formatPicturePath({ restaurantId, hash, crop: part, format }) };
}

async function drawFrom(
  database: Database,
  where: { readonly restaurantId: string; readonly hash: string },
  part: Crop,
): Promise<Awaited<ReturnType<typeof drawRenditions>>> {
  const stored = await loadOriginal(database, where);
  return stored === null ? [] : (await loadDrawing()).drawRenditions(stored.original, part);
}

/** Whether a restaurant's pictures occupy all the bytes that they may. studio#picture-limits. */
export async function isFull(database: Database, restaurantId: string): Promise<boolean> {
  return (await countBytes(database, { restaurantId })).bytes >= RESTAURANT_BYTES_MAX;
}

/** Runs a drawing in the restaurant's turn; null if its turn did not come in time. */
async function inTurn<Drawn>(restaurantId: string, draw: () => Promise<Drawn>): Promise<Drawn | null> {
  const leave = await drawing.enter(restaurantId);
  if (leave === null) return null;
  try {
    return await draw();
  } finally {
    leave();
  }
}
