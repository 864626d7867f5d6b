import { expect, test } from "vitest";
import { showsDistance } from "./area-types.ts";

test("screens#distance: a distance is shown from a point, but not from an area", () => {
  expect([[], ["street_address"], ["premise", "establishment"]].map(showsDistance)).toEqual([true, true, true]);
  for (const area of ["route", "political", "country", "locality", "sublocality", "neighborhood", "postal_code"]) {
    expect(showsDistance(["geocode", area])).toBe(false);
  }
  expect(showsDistance(["administrative_area_level_1"])).toBe(false);
});
