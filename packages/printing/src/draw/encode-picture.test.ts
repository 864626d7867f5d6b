import ReceiptPrinterEncoder from "@point-of-sale/receipt-printer-encoder";
import { describe, expect, it } from "vitest";
import { blankBitmap } from "./bitmap.ts";
import { encodePicture } from "./encode-picture.ts";

/** The picture as the library encodes it, by way of pixels of four bytes. */
function byLibrary(language: "esc-pos" | "star-prnt" | "star-line", picture: ReturnType<typeof aPicture>): number[] {
  const { width, height, dots } = picture;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  dots.forEach((dot, index) => void (dot === 1 && data.fill(0, index * 4, index * 4 + 3)));
  const encoder = new ReceiptPrinterEncoder({ language, columns: 48, imageMode: "raster", feedAfterBlock: false });
  return [...encoder.image({ width, height, data }).encode()];
}

function aPicture(width: number, height: number) {
  const picture = blankBitmap(width, height);
  for (let index = 0; index < picture.dots.length; index += 1)
    picture.dots[index] = (index * index + index) % 7 < 3 ? 1 : 0;
  return picture;
}

describe("printing#pictures", () => {
  it.each(["esc-pos", "star-prnt", "star-line"] as const)(
    "encodes a picture for %s as the library does",
    (language) => {
      for (const [width, height] of [
        [576, 24],
        [384, 48],
        [504, 264],
      ] as const) {
        const picture = aPicture(width, height);
        const bytes = encodePicture(picture, language).flatMap((piece) => [...piece]);
        // The library ends a whole StarPRNT document by two commands more.
        expect(bytes).toEqual(byLibrary(language, picture).slice(0, bytes.length));
        expect(byLibrary(language, picture).length - bytes.length).toBeLessThanOrEqual(8);
      }
    },
  );

  it("holds no real-time command of ESC/POS", () => {
    const picture = blankBitmap(24, 3);
    [0x10, 0x04, 0x01, 0x10, 0x05, 0x02, 0x10, 0x14, 0x08].forEach((byte, at) => {
      for (let bit = 0; bit < 8; bit += 1) picture.dots[at * 8 + bit] = (byte >> (7 - bit)) & 1;
    });
    const [bytes] = encodePicture(picture, "esc-pos");
    expect([...(bytes ?? [])].slice(8)).toEqual([0x10, 0x0c, 0x01, 0x10, 0x0d, 0x02, 0x10, 0x1c, 0x08]);
  });

  it("encodes nothing for a picture without rows", () => {
    expect(encodePicture(blankBitmap(576, 0), "star-prnt")).toEqual([]);
  });
});
