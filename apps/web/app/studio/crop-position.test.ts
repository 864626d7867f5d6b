import { isCropOf } from "@comptoir/ordering";
import { describe, expect, it } from "vitest";
import { CENTRE, cropAt, dragged, positionOf, ZOOM_MAX } from "./crop-position.ts";

const WIDE = { width: 2000, height: 1000 };

describe("studio#picture-crop: the crop at a position", () => {
  it("is the largest of its ratio, in the middle", () => {
    expect(cropAt(WIDE, 4 / 3, CENTRE)).toEqual({ left: 334, top: 0, width: 1333, height: 1000 });
    expect(cropAt(WIDE, null, CENTRE)).toEqual({ left: 0, top: 0, width: 2000, height: 1000 });
  });

  it("is moved and enlarged", () => {
    expect(cropAt(WIDE, 1, { zoom: 2, x: 1, y: 0 })).toEqual({ left: 1500, top: 0, width: 500, height: 500 });
  });

  it.each([WIDE, { width: 7, height: 1001 }, { width: 33, height: 33 }, { width: 3000, height: 1 }])(
    "lies within a picture of %j at every position",
    (size) => {
      for (const ratio of [null, 1, 4 / 3, 2])
        for (const zoom of [1, 1.37, 2.5, ZOOM_MAX])
          for (const x of [0, 0.333, 1]) {
            const { left, top, width, height } = cropAt(size, ratio, { zoom, x, y: x });
            expect(Math.min(left, top, size.width - left - width, size.height - top - height)).toBeGreaterThanOrEqual(
              0,
            );
          }
    },
  );

  it("is found again from the crop that a path names", () => {
    const position = { zoom: 1.6, x: 0.25, y: 0.75 };
    const crop = cropAt(WIDE, 4 / 3, position);
    expect(isCropOf(crop, WIDE)).toBe(true);
    const again = positionOf(WIDE, 4 / 3, crop);
    for (const name of ["zoom", "x", "y"] as const) expect(again[name]).toBeCloseTo(position[name], 2);
  });

  it("follows the pointer: half a frame to the left shows half a crop more of the right", () => {
    const crop = cropAt(WIDE, 1, { zoom: 1, x: 0.5, y: 0.5 });
    const { x } = dragged(WIDE, { crop, by: { x: -0.5, y: 0 } });
    expect(cropAt(WIDE, 1, { zoom: 1, x, y: 0.5 }).left).toBe(1000);
    expect(dragged(WIDE, { crop, by: { x: -9, y: 3 } })).toEqual({ x: 1, y: 0.5 });
  });
});
