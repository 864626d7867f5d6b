import { describe, expect, test } from "vitest";
import { findingsOf } from "./testing/findings-of.ts";

describe("venue#file-doubts: a charge, a code or a tip below 1 % looks like a fraction", () => {
  test.each<[title: string, restaurant: object, parts: object, said: string]>([
    ["a service charge", { service_charge: "0.18" }, {}, 'restaurant.service_charge: is 0.18 %: 18 % is written "18%"'],
    [
      "a delivery charge",
      { delivery: { delivery_charge: 0.075 } },
      {},
      'restaurant.delivery.delivery_charge: is 0.075 %: 7.5 % is written "7.5%"',
    ],
    [
      "a discount",
      {},
      { discounts: [{ code: "X", value: "0.1" }] },
      'discounts[0].value: is 0.1 %: 10 % is written "10%"',
    ],
    [
      "a tip",
      { tipConfig: { default_values: [0.15, "18"] } },
      {},
      'restaurant.tipConfig.default_values[0]: is 0.15 %: 15 % is written "15"',
    ],
  ])("%s", (_title, restaurant, parts, said) => expect(findingsOf(restaurant, parts)).toEqual([said]));

  test("Zero, and an amount in dollars, does not.", () => {
    const tips = { default_values: ["0", "1"] };
    expect(findingsOf({ service_charge: "0.50$", delivery: { delivery_charge: "0%" }, tipConfig: tips })).toEqual([]);
  });
});

describe("venue#file-doubts: a charge of two decimals without a sign looks like dollars", () => {
  test.each<[title: string, restaurant: object, parts: object, said: string]>([
    [
      "a delivery charge",
      { delivery: { delivery_charge: "4.99" } },
      {},
      'restaurant.delivery.delivery_charge: is 4.99 %, as it has no sign: 4.99 dollars are written "4.99$"',
    ],
    [
      "a discount",
      {},
      { discounts: [{ code: "X", value: "5.00" }] },
      'discounts[0].value: is 5 %, as it has no sign: 5.00 dollars are written "5.00$"',
    ],
  ])("%s", (_title, restaurant, parts, said) => expect(findingsOf(restaurant, parts)).toEqual([said]));

  test("One with its sign, or with other decimals, does not.", () => {
    expect(findingsOf({ service_charge: "12.5", delivery: { delivery_charge: "4.99%" } })).toEqual([]);
  });
});

describe("venue#file-doubts: the preselected tip is on the list", () => {
  test("One beyond the list gets a warning.", () => {
    const tip_config = { default_value_selected: 3, default_values: ["15", "18", "20"] };
    expect(findingsOf({ order_options: { tip_config } })).toEqual([
      "restaurant.order_options.tip_config.default_value_selected: is 3, but default_values has 3 values, counted from 0: no tip is preselected",
    ]);
    expect(findingsOf({ order_options: { tip_config: { ...tip_config, default_value_selected: 2 } } })).toEqual([]);
  });
});
