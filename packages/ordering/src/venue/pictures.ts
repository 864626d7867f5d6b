/** Widths in pixels of the renditions of an uploaded picture, from a card on a phone to a cover on a desktop. */
export const PICTURE_WIDTHS = [320, 640, 1200, 1920] as const;
export const PICTURE_WIDEST = Math.max(...PICTURE_WIDTHS);
/** Maximum size in bytes of a picture that is uploaded. studio#uploaded-pictures. */
export const PICTURE_BYTES_MAX = 15_000_000;
/** The least width and height of a crop, in pixels. */
const CROP_MIN = 32;

/** A part of a picture, in pixels of its stored original. */
export type Crop = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** A crop of an uploaded picture, as its path names it. */
type UploadedPicture = {
  readonly restaurantId: string;
  /** The first 32 hexadecimal digits of the SHA-256 of the stored original. */
  readonly hash: string;
  readonly crop: Crop;
  /** The format of the rendition at this path: a PNG if parts of the picture are transparent. */
  readonly format: "jpeg" | "png";
};

const PATH = /^\/uploads\/([^/]+)\/([0-9a-f]{32})-(\d{1,5})-(\d{1,5})-(\d{1,5})-(\d{1,5})\.(jpg|png)$/;

/** Formats a crop as in paths: `0-20-800-600`. */
export function formatCrop({ left, top, width, height }: Crop): string {
  return [left, top, width, height].join("-");
}

/** Formats the path of an uploaded picture, which is the value of a field such as `image`. studio#picture-path. */
export function formatPicturePath({ restaurantId, hash, crop, format }: UploadedPicture): string {
  const ending = format === "png" ? "png" : "jpg";
  return `/uploads/${encodeURIComponent(restaurantId)}/${hash}-${formatCrop(crop)}.${ending}`;
}

/** Parses the path of an uploaded picture; null for any other address. studio#picture-path. */
export function parsePicturePath(text: string): UploadedPicture | null {
  const [, restaurant = "", hash = "", ...rest] = PATH.exec(text) ?? [];
  if (hash === "") return null;
  const [left, top, width, height] = rest.slice(0, 4).map(Number) as [number, number, number, number];
  const restaurantId = decodeSegment(restaurant);
  if (restaurantId === null) return null;
  return { restaurantId, hash, crop: { left, top, width, height }, format: rest[4] === "png" ? "png" : "jpeg" };
}

function decodeSegment(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Tells whether a crop lies within a picture and is large enough to be shown. */
export function isCropOf({ left, top, width, height }: Crop, of: { readonly width: number; readonly height: number }) {
  const isWhole = [left, top, width, height].every(Number.isInteger);
  const isLarge = width >= Math.min(CROP_MIN, of.width) && height >= Math.min(CROP_MIN, of.height);
  return isWhole && isLarge && left >= 0 && top >= 0 && left + width <= of.width && top + height <= of.height;
}

/**
 * Returns the `srcset` of an uploaded picture in a format; null for any other address, which has one size. A width beyond the
 * crop's own answers with the greatest that there is. studio#picture-path.
 */
export function pictureSources(path: string, format: "avif" | "webp"): string | null {
  if (!PATH.test(path)) return null;
  const base = path.slice(0, path.lastIndexOf("."));
  return PICTURE_WIDTHS.map((width) => `${base}-${width}.${format} ${width}w`).join(", ");
}
