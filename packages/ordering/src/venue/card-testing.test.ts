import { aRestaurant } from "@comptoir/test-kit";
import { expect, test } from "vitest";
import { readCardTesting } from "./card-testing.ts";

test("What of an address counts as card testing has defaults, each of which a venue may set.", () => {
  expect(readCardTesting(aRestaurant({}))).toEqual({ atOncePerAddress: 60, declinesPerAddress: 20 });
  const card_testing = { at_once_per_address: 2_000 };
  expect(readCardTesting(aRestaurant({ order_options: { card_testing } }))).toEqual({
    atOncePerAddress: 2_000,
    declinesPerAddress: 20,
  });
});
