import { create } from "qrcode";
import { type Bitmap, blankBitmap, fillRectangle } from "./bitmap.ts";

/** Dots of a module of a QR code, and the blank modules around it. */
const MODULE = 6;
const QUIET = 4;

/** Draws a QR code with its quiet zone. printing#code. */
export function codeBitmap(value: string): Bitmap {
  const { size, data } = create(value, { errorCorrectionLevel: "M" }).modules;
  const bitmap = blankBitmap((size + 2 * QUIET) * MODULE, (size + 2 * QUIET) * MODULE);
  data.forEach((isDark, index) => {
    const [left, top] = [(index % size) + QUIET, Math.floor(index / size) + QUIET].map((at) => at * MODULE) as [
      number,
      number,
    ];
    if (isDark) fillRectangle(bitmap, [left, top, left + MODULE, top + MODULE]);
  });
  return bitmap;
}
