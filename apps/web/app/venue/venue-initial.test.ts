import { expect, test } from "vitest";
import { venueInitial } from "./venue-initial.ts";

test.each([
  ["Braise", "B"],
  ["Élan", "É"],
  ["🍕🔥 Pizza", "P"],
  ["« Le 5 »", "L"],
  ["مطعم", "م"],
  ["🍕", ""],
])("screens#venue-head: the initial of %s is its first letter.", (name, initial) => {
  expect(venueInitial(name)).toBe(initial);
});
