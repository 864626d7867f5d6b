import { aRestaurant } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { formatRate } from "../money/rate.ts";
import { ORDER_TYPES, type OrderType } from "../venue/order-type.ts";
import { tipChoices } from "./tip-choices.ts";

const tip_config = { default_value_selected: 2, default_values: [15, "18", "20%"] };

describe("Tips", () => {
  it("are offered as the venue's configuration says, with its choice preselected", () => {
    const choices = tipChoices(aRestaurant({ order_options: { tip_config } }), "dine-in");
    expect(choices?.percentages.map(formatRate)).toEqual(["15", "18", "20"]);
    expect(choices?.preselected).toBe(2);
  });

  it("are not preselected in Québec, whatever tip_config says", () => {
    expect(
      tipChoices(aRestaurant({ province: "QC", order_options: { tip_config } }), "dine-in")?.preselected,
    ).toBeNull();
  });

  it("are not preselected where the food is taken out or brought elsewhere", () => {
    const preselected = (type: OrderType) =>
      tipChoices(aRestaurant({ order_options: { tip_config } }), type)?.preselected;
    expect(ORDER_TYPES.filter((type) => preselected(type) !== null)).toEqual(["dine-in"]);
  });

  it("are not asked for by a venue without a configuration", () => {
    expect(tipChoices(aRestaurant(), "dine-in")).toBeNull();
  });
});
