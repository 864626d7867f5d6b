import { expect, test } from "vitest";
import { parseVenueFile } from "./parse-venue-file.ts";

function read(restaurant: object) {
  const file = { restaurant: { name: "Grill", slug: "grill", ...restaurant }, menus: [{ name: "Menu", items: [] }] };
  const parsed = parseVenueFile(JSON.stringify(file), { importedAt: "2026-11-20T12:00:00Z" });
  if ("faults" in parsed) return parsed.faults.map(({ path }) => path);
  return parsed.warnings.filter(({ message }) => message.includes("cannot deliver")).map(({ message }) => message);
}

const HERE = { latitude: 43.6, longitude: -79.4 };

test("A delivery with destinations gets no warning.", () => {
  expect(read({ ...HERE, delivery: { type: "address", radius: 5, unit: "mi" } })).toEqual([]);
  expect(read({ delivery: { type: "custom", custom: [{ location: "Gym" }], areas_label: "Door" } })).toEqual([]);
});

test("A delivery without destinations gets a warning.", () => {
  expect(read({ delivery: { type: "address" } })).toEqual([expect.stringContaining("latitude")]);
  expect(read({ delivery: { type: "custom", custom: [] } })).toEqual([expect.stringContaining("custom")]);
});

test("A radius of 0, and an unknown unit or type, are faults.", () => {
  expect(read({ ...HERE, delivery: { type: "drone", radius: 0, unit: "feet" } })).toEqual([
    "restaurant.delivery.type",
    "restaurant.delivery.radius",
    "restaurant.delivery.unit",
  ]);
});
