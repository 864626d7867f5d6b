import { aRestaurant } from "@comptoir/test-kit";
import { expect, test } from "vitest";
import { readCardTesting } from "./card-testing.ts";

test("The card-testing limits of an address have defaults, each of which a venue can set.", () => {
  expect(readCardTesting(aRestaurant({}))).toEqual({ atOncePerAddress: 60, declinesPerAddress: 20 });
  const card_testing = { at_once_per_address: 2_000 };
  expect(readCardTesting(aRestaurant({ order_options: { card_testing } }))).toEqual({
    atOncePerAddress: 2_000,
    declinesPerAddress: 20,
  });
});
