import { expect, test } from "vitest";
import { offeredOrderTypes } from "./offered-order-types.ts";

const PLACE = { id: 1, name: "Grill", slug: "grill" };

test("screens#location-search: a restaurant takes the order types of its menus, and catering if it caters", () => {
  expect(offeredOrderTypes(PLACE, [{}])).toEqual(["dine-in", "take-out"]);
  expect(offeredOrderTypes(PLACE, [{ dine_in: false }])).toEqual(["take-out"]);
  expect(offeredOrderTypes({ ...PLACE, catering: true }, [{ on_demand: false }])).toEqual([
    "dine-in",
    "generic-catering",
  ]);
  expect(offeredOrderTypes(PLACE, [])).toEqual([]);
});

test("a school takes only school orders, and a catering-only venue only catering", () => {
  expect(offeredOrderTypes({ ...PLACE, k12: true, catering: true }, [{}])).toEqual(["school"]);
  const only = { ...PLACE, catering: true, order_options: { generic_catering_only: true } };
  expect(offeredOrderTypes(only, [{}])).toEqual(["generic-catering"]);
});
