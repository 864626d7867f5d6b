import type { PrinterModel } from "../printer-models.ts";
import type { Bitmap } from "./bitmap.ts";

/** Rows of one raster command of ESC/POS. */
const CHUNK = 255;
/** Rows of one strip of a Star printer. */
const STRIP = 24;
const DLE = 0x10;
const REAL_TIME: ReadonlySet<number> = new Set([0x04, 0x05, 0x14]);
const STAR_SPACING = { none: [0x1b, 0x30], default: [0x1b, 0x7a, 0x01] } as const;

/**
 * Encodes a picture as the commands of a printer: `GS v 0` of ESC/POS, or strips by `ESC X` of Star's languages. Its width
 * is a multiple of eight dots. Each piece is short enough for the arguments of a call. printing#pictures.
 */
export function encodePicture(picture: Bitmap, language: PrinterModel["language"]): readonly Uint8Array[] {
  if (picture.height === 0) return [];
  if (language === "esc-pos") return slices(picture, CHUNK).map(encodeRows);
  return [
    Uint8Array.from(STAR_SPACING.none),
    ...slices(picture, STRIP).map(encodeStrip),
    Uint8Array.from(STAR_SPACING.default),
  ];
}

function slices({ width, height, dots }: Bitmap, rows: number): Bitmap[] {
  return Array.from({ length: Math.ceil(height / rows) }, (_, index) => {
    const part = dots.subarray(index * rows * width, (index + 1) * rows * width);
    return { width, height: part.length / width, dots: part };
  });
}

function encodeRows({ width, height, dots }: Bitmap): Uint8Array {
  const across = width >> 3;
  const bytes = new Uint8Array(8 + across * height);
  bytes.set([0x1d, 0x76, 0x30, 0x00, across & 0xff, across >> 8, height & 0xff, height >> 8]);
  for (let index = 0; index < dots.length; index += 1) {
    if (dots[index] === 1) bytes[8 + (index >> 3)] = (bytes[8 + (index >> 3)] ?? 0) | (0x80 >> (index & 7));
  }
  return withoutRealTime(bytes);
}

/**
 * Sets a dot where a picture would have a real-time command, DLE and EOT, ENQ or DC4, which printers obey also within a
 * picture: they would answer a question that nobody asked, or drop what they were sent.
 */
function withoutRealTime(bytes: Uint8Array): Uint8Array {
  for (let index = bytes.indexOf(DLE, 8); index >= 0; index = bytes.indexOf(DLE, index + 1)) {
    const next = bytes[index + 1] ?? 0;
    if (REAL_TIME.has(next)) bytes[index + 1] = next | 0x08;
  }
  return bytes;
}

function encodeStrip({ width, height, dots }: Bitmap): Uint8Array {
  const bytes = new Uint8Array(4 + width * 3 + 2);
  bytes.set([0x1b, 0x58, width & 0xff, width >> 8]);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = 4 + x * 3 + (y >> 3);
      if (dots[y * width + x] === 1) bytes[at] = (bytes[at] ?? 0) | (0x80 >> (y & 7));
    }
  }
  bytes.set([0x0a, 0x0d], bytes.length - 2);
  return bytes;
}
