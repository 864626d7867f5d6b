import { createHash } from "node:crypto";
import { type Crop, PICTURE_WIDEST, PICTURE_WIDTHS, type Refused } from "@comptoir/ordering";
import sharp, { type OutputInfo, type Sharp, type SharpOptions } from "sharp";
import { sniffPicture } from "./sniff-picture.ts";

/** Why a file is no picture that can be used. studio#picture-refused. */
export type PictureFault = "format" | "heic" | "pixels" | "broken";

/** A picture as it is stored: upright and without metadata. */
type StoredPicture = {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly original: Buffer;
  readonly preview: Buffer;
};

export type RenditionFormat = "avif" | "webp" | "jpeg" | "png";
type Rendition = { readonly format: RenditionFormat; readonly width: number; readonly content: Buffer };

const PIXELS_MAX = 50_000_000;
const DECODE_SECONDS = 30;
/** The longest side of the stored original, in pixels: a crop of half of it is still sharp on a large screen. */
const ORIGINAL_SIDE = 3_000;
const PREVIEW_SIDE = 1_200;
/** Width in pixels of the rendition for programs that know neither AVIF nor WebP. */
const FALLBACK_WIDTH = 1_200;
const HASH_DIGITS = 32;

// Only these decoders run: not those of SVG, PDF and others, which a file could ask for by its content.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif"].map((format) => `VipsForeignLoad${format}Buffer`),
});
// One thread of libuv's pool for each picture, so that requests keep the others.
sharp.concurrency(1);
sharp.cache(false);

const LIMITS: SharpOptions = { limitInputPixels: PIXELS_MAX, failOn: "error" };
const WEBP = { quality: 78, effort: 3 };

/**
 * Decodes an uploaded file, turns it upright, converts it to sRGB, and removes its metadata, such as the place where it was
 * taken. Runs in libuv's threads. studio#uploaded-pictures, studio#picture-refused.
 */
export async function readPicture(file: Uint8Array): Promise<StoredPicture | Refused<PictureFault>> {
  const format = sniffPicture(file);
  if (format === "heic" || format === null) return { refused: format ?? "format" };
  try {
    const { data: original, info } = await within(
      sharp(file, LIMITS)
        .autoOrient()
        .resize(ORIGINAL_SIDE, ORIGINAL_SIDE, { fit: "inside", withoutEnlargement: true })
        .webp({ quality: 92, effort: 2 }),
    ).toBuffer({ resolveWithObject: true });
    const preview = await within(
      sharp(original, LIMITS)
        .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: "inside", withoutEnlargement: true })
        .webp(WEBP),
    ).toBuffer();
    const hash = createHash("sha256").update(original).digest("hex").slice(0, HASH_DIGITS);
    return { hash, width: info.width, height: info.height, original, preview };
  } catch (error) {
    return { refused: /pixel limit/i.test(String(error)) ? "pixels" : "broken" };
  }
}

/** Draws a part of a stored picture in the widths and formats that pages use. studio#picture-crop. */
export async function drawRenditions(original: Uint8Array, { left, top, width, height }: Crop): Promise<Rendition[]> {
  const widest = Math.min(width, PICTURE_WIDEST);
  const base = await sharp(original, LIMITS)
    .extract({ left, top, width, height })
    .resize(widest)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const fallback = (await isOpaque(base)) ? "jpeg" : "png";
  const drawn: Rendition[] = [];
  // One after another: the encoders of AVIF need much memory.
  for (const each of [...PICTURE_WIDTHS.filter((one) => one < widest), widest]) {
    drawn.push({
      format: "avif",
      width: each,
      content: await resized(base, each).avif({ quality: 55, effort: 2 }).toBuffer(),
    });
    drawn.push({ format: "webp", width: each, content: await resized(base, each).webp(WEBP).toBuffer() });
  }
  const size = Math.min(widest, FALLBACK_WIDTH);
  const last = resized(base, size);
  const content = await (fallback === "jpeg" ? last.jpeg({ quality: 80 }) : last.png()).toBuffer();
  return [...drawn, { format: fallback, width: size, content }];
}

type Raw = { readonly data: Buffer; readonly info: OutputInfo };

function resized({ data, info: { width, height, channels } }: Raw, to: number): Sharp {
  return within(sharp(data, { raw: { width, height, channels } }).resize(to));
}

async function isOpaque({ data, info: { width, height, channels } }: Raw): Promise<boolean> {
  return (await sharp(data, { raw: { width, height, channels } }).stats()).isOpaque;
}

function within(picture: Sharp): Sharp {
  return picture.timeout({ seconds: DECODE_SECONDS });
}
