import { describe, expect, it } from "vitest";
import { formatPicturePath, isCropOf, parsePicturePath, pictureSources } from "./pictures.ts";

const HASH = "0123456789abcdef0123456789abcdef";
const PICTURE = {
  restaurantId: "70",
  hash: HASH,
  crop: { left: 0, top: 20, width: 800, height: 600 },
  format: "jpeg",
} as const;

describe("studio#picture-path: the path of an uploaded picture", () => {
  it.each([PICTURE, { ...PICTURE, restaurantId: "a b/c~:", format: "png" } as const])(
    "is read as it is written",
    (one) => {
      expect(parsePicturePath(formatPicturePath(one))).toEqual(one);
    },
  );

  it("names the picture and its crop", () => {
    expect(formatPicturePath(PICTURE)).toBe(`/uploads/70/${HASH}-0-20-800-600.jpg`);
  });

  it.each([
    "",
    "https://example.ca/uploads/70/x.jpg",
    "/pictures/burger.webp",
    `/uploads/70/${HASH}.jpg`,
    `/uploads/70/${HASH}-0-0-10-10.svg`,
    `/uploads/%/${HASH}-0-0-10-10.jpg`,
    `/uploads/70/x/${HASH}-0-0-10-10.jpg`,
  ])("is not %j", (text) => expect(parsePicturePath(text)).toBeNull());

  it("has sources in several widths; other addresses have none", () => {
    const sources = pictureSources(formatPicturePath(PICTURE), "avif");
    expect(sources?.split(", ")).toHaveLength(4);
    expect(sources).toContain(`/uploads/70/${HASH}-0-20-800-600-640.avif 640w`);
    expect(pictureSources("/pictures/burger.webp", "avif")).toBeNull();
  });
});

describe("studio#picture-crop: a crop", () => {
  const size = { width: 1000, height: 800 };
  it.each([
    [{ left: 0, top: 0, width: 1000, height: 800 }, true],
    [{ left: 200, top: 0, width: 800, height: 800 }, true],
    [{ left: 201, top: 0, width: 800, height: 800 }, false],
    [{ left: -1, top: 0, width: 800, height: 800 }, false],
    [{ left: 0, top: 0, width: 31, height: 800 }, false],
    [{ left: 0.5, top: 0, width: 100, height: 100 }, false],
  ])("%j lies within the picture: %s", (crop, isWithin) => expect(isCropOf(crop, size)).toBe(isWithin));

  it("of a picture that is smaller than the least crop may be the whole of it", () => {
    expect(isCropOf({ left: 0, top: 0, width: 16, height: 16 }, { width: 16, height: 16 })).toBe(true);
  });
});
