import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundingBox, DISTANCE_UNITS, distanceBetween } from "./distance.ts";

const TORONTO = { latitude: 43.6532, longitude: -79.3832 };
const MONTREAL = { latitude: 45.5019, longitude: -73.5674 };

const somewhere = () =>
  fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });

describe("A distance", () => {
  it("is measured along the earth, in kilometres or miles", () => {
    expect(distanceBetween(TORONTO, MONTREAL, "km")).toBeCloseTo(504, 0);
    expect(distanceBetween(TORONTO, MONTREAL, "mi")).toBeCloseTo(313.3, 0);
    expect(distanceBetween(TORONTO, { ...TORONTO, latitude: 44.6532 }, "km")).toBeCloseTo(111.2, 1);
  });

  it("is 0 to the same point, symmetric, and at most half the earth's circumference", () => {
    fc.assert(
      fc.property(somewhere(), somewhere(), fc.constantFrom(...DISTANCE_UNITS), (one, other, unit) => {
        const distance = distanceBetween(one, other, unit);
        expect(distanceBetween(one, one, unit)).toBe(0);
        expect(distanceBetween(other, one, unit)).toBeCloseTo(distance, 6);
        expect(distance).toBeLessThanOrEqual(20_016);
      }),
    );
  });
});

describe("The square around a position", () => {
  const near = () => fc.double({ min: -1, max: 1, noNaN: true });

  it("contains every point within the distance, at the poles and across the date line", () => {
    fc.assert(
      fc.property(
        somewhere(),
        near(),
        near(),
        fc.double({ min: 0.1, max: 800, noNaN: true }),
        (centre, up, along, distance) => {
          const { south, north, west, east } = boundingBox(centre, distance, "km");
          // Points up to twice as far as the edge of the square, so that some lie within the distance and some beyond it.
          const latitude = Math.max(-90, Math.min(90, centre.latitude + (up * distance) / 56));
          const longitude = centre.longitude + along * (east - west);
          if (distanceBetween(centre, { latitude, longitude }, "km") > distance) return;
          expect(latitude).toBeGreaterThanOrEqual(south - 1e-9);
          expect(latitude).toBeLessThanOrEqual(north + 1e-9);
          expect(
            [-360, 0, 360].some((turn) => longitude + turn >= west - 1e-9 && longitude + turn <= east + 1e-9),
          ).toBe(true);
        },
      ),
    );
  });
});
