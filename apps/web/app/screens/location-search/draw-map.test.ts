import fc from "fast-check";
import { expect, test } from "vitest";
import { drawMap, MAP_HEIGHT, MAP_WIDTH, PIN_HEIGHT } from "./drawn-map.tsx";

const TORONTO = { lat: 43.65, lng: -79.38 };
const OTTAWA = { lat: 45.42, lng: -75.7 };

test("North is above and east to the right, all of it within the sheet, and each has its number of the list.", () => {
  const { pins } = drawMap([TORONTO, { lat: null, lng: null }, OTTAWA], null);
  expect(pins.map(({ label }) => label)).toEqual(["1", "3"]);
  const [toronto, ottawa] = pins;
  expect(ottawa?.x).toBeGreaterThan(toronto?.x ?? 0);
  expect(ottawa?.y).toBeLessThan(toronto?.y ?? 0);
  for (const { x, y } of pins) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(MAP_WIDTH);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(MAP_HEIGHT);
  }
});

test("Neighbours on either side of the 180th meridian are drawn as neighbours, with and without a place searched for.", () => {
  const [amchitka, shemya] = [
    { lat: 51.5, lng: 179.1 },
    { lat: 52.2, lng: -178.9 },
  ];
  const apart = ({ pins }: ReturnType<typeof drawMap>) => (pins[1]?.x ?? 0) - (pins[0]?.x ?? 0);
  const together = drawMap([amchitka, shemya], null);
  expect(apart(together)).toBeCloseTo(MAP_WIDTH - 64, 0);
  const around = drawMap([amchitka, shemya], { lat: 51.9, lng: -180 });
  expect(apart(around)).toBeCloseTo(MAP_WIDTH - 64, 0);
  expect(around.centre?.x).toBeGreaterThan(around.pins[0]?.x ?? Number.POSITIVE_INFINITY);
  expect(around.centre?.x).toBeLessThan(around.pins[1]?.x ?? 0);
});

test("One restaurant alone stands in the middle, and none at all draws nothing.", () => {
  expect(drawMap([TORONTO], null).pins).toMatchObject([{ label: "1", x: MAP_WIDTH / 2, y: MAP_HEIGHT / 2 }]);
  expect(drawMap([], null).pins).toEqual([]);
  expect(drawMap([TORONTO], { lat: 43.66, lng: -79.38 }).centre?.y).toBeLessThan(MAP_HEIGHT / 2);
});

test("Restaurants of one hall share a pin, which names the first two and counts the rest.", () => {
  const pins = (count: number) => drawMap([OTTAWA, ...Array.from({ length: count }, () => TORONTO)], null).pins;
  expect(pins(2).map(({ label }) => label)).toEqual(["1", "2, 3"]);
  expect(pins(5).map(({ label }) => label)).toEqual(["1", "2, 3 +3"]);
});

test("No pin lies over another or leaves the sheet, and each restaurant is on one, however many stand wherever.", () => {
  const anywhere = fc.record({
    lat: fc.double({ min: 43.6, max: 43.8, noNaN: true }),
    lng: fc.double({ min: -79.6, max: -79.2, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(anywhere, { minLength: 1, maxLength: 50 }), (results) => {
      const { pins } = drawMap(results, null);
      const numbers = pins.flatMap((pin) => pin.numbers).sort((one, other) => one - other);
      expect(numbers).toEqual(results.map((_, index) => index + 1));
      for (const [index, { x, y, width }] of pins.entries()) {
        expect(x - width / 2).toBeGreaterThanOrEqual(0);
        expect(x + width / 2).toBeLessThanOrEqual(MAP_WIDTH);
        for (const other of pins.slice(index + 1)) {
          const isBeside = Math.abs(x - other.x) >= (width + other.width) / 2;
          expect(isBeside || Math.abs(y - other.y) >= PIN_HEIGHT).toBe(true);
        }
      }
    }),
  );
});
