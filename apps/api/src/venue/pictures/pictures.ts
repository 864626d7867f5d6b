import { type Crop, formatCrop, formatPicturePath, isCropOf, type Refused } from "@comptoir/ordering";
import type { Database, Queryable } from "../../platform/db/database.ts";
import { inRefusableTransaction } from "../../platform/db/refusable-transaction.ts";
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
  lockPictures,
  saveCrop,
  savePicture,
  saveRendition,
} from "./pictures.store.ts";

export type PictureDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** Maximum bytes of a restaurant's pictures; only tests have another. */
  readonly bytesMax?: number;
};

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
  deps: PictureDeps,
  restaurantId: string,
  file: Uint8Array,
): Promise<UploadedData | Refused<UploadRefusal>> {
  const { database, clock } = deps;
  // Before it is decoded; again once its size is known.
  if (!(await hasRoom(database, restaurantId, deps))) return { refused: "full" };
  const picture = await inTurn(restaurantId, async () => (await loadDrawing()).readPicture(file));
  if (picture === null) return { refused: "busy" };
  if ("refused" in picture) return picture;
  const bytes = picture.original.length + picture.preview.length;
  return inRefusableTransaction<UploadedData, UploadRefusal>(database, "read committed", async (transaction) => {
    await lockPictures(transaction, restaurantId);
    const known = await findPicture(transaction, { restaurantId, hash: picture.hash });
    if (known === null && !(await hasRoom(transaction, restaurantId, { ...deps, bytes }))) return { refused: "full" };
    await savePicture(transaction, { restaurantId, ...picture, now: clock() });
    return describe(restaurantId, picture);
  });
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
  deps: PictureDeps,
  restaurantId: string,
  { hash, ...part }: Crop & { readonly hash: string },
): Promise<{ readonly path: string } | Refused<CropRefusal>> {
  const { database, clock } = deps;
  const found = await findPicture(database, { restaurantId, hash });
  if (found === null) return { refused: "unknown" };
  if (!isCropOf(part, found)) return { refused: "outside" };
  const crop = formatCrop(part);
  const where = { restaurantId, hash };
  const known = await findFallback(database, { ...where, crop });
  if (known === null && !(await hasRoom(database, restaurantId, deps))) return { refused: "full" };
  const drawn = known ? [] : await inTurn(restaurantId, () => drawFrom(database, where, part));
  if (drawn === null) return { refused: "busy" };
  const now = clock();
  const bytes = drawn.reduce((sum, { content }) => sum + content.length, 0);
  const saved = await inTransaction(database, "read committed", async (transaction) => {
    if (bytes > 0) await lockPictures(transaction, restaurantId);
    if (bytes > 0 && !(await hasRoom(transaction, restaurantId, { ...deps, bytes }))) return "full";
    // False: a sweep deleted the picture meanwhile.
    if (!(await holdPicture(transaction, { ...where, now }))) return "unknown";
    await saveCrop(transaction, { ...where, crop, now });
    for (const rendition of drawn) await saveRendition(transaction, { ...where, crop, ...rendition });
    return "saved";
  });
  if (saved !== "saved") return { refused: saved };
  const fallback = known ?? drawn.find(({ format }) => format === "jpeg" || format === "png");
  if (!fallback) return { refused: "unknown" };
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

/**
 * Whether `bytes` more fit into what a restaurant's pictures may occupy. In a transaction with `lockPictures`, no other one on any
 * server adds a picture meanwhile. studio#picture-limits.
 */
export async function hasRoom(
  db: Queryable,
  restaurantId: string,
  { bytes = 1, bytesMax = RESTAURANT_BYTES_MAX }: { readonly bytes?: number; readonly bytesMax?: number } = {},
): Promise<boolean> {
  return (await countBytes(db, { restaurantId })).bytes + bytes <= bytesMax;
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
