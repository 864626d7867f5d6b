import { aRestaurant } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { formatRate } from "../money/rate.ts";
import type { Locale } from "../venue/locale.ts";
import { ORDER_TYPES, type OrderType } from "../venue/order-type.ts";
import type { RestaurantData } from "../venue/restaurant-data.ts";
import { readDefaultTip, tipChoices } from "./tip-choices.ts";

const choicesOfVenue = (data: RestaurantData, type: OrderType, ownDefault: string | null = null) =>
  tipChoices(data, type, { ownDefault, locale: "en-CA" });
const tip_config = { default_value_selected: 2, default_values: [15, "18", "20%"] };

describe("Tips", () => {
  it("are offered by the venue's configuration, with its preselected choice", () => {
    const choices = choicesOfVenue(aRestaurant({ order_options: { tip_config } }), "dine-in");
    expect(choices?.percentages.map(formatRate)).toEqual(["15", "18", "20"]);
    expect(choices?.preselected).toBe(2);
  });

  it("are the restaurant's own tipConfig if its options have none, under the venue's title", () => {
    const titled = { ...tip_config, total_summary_title: "For the kitchen" };
    expect(choicesOfVenue(aRestaurant({ tipConfig: titled }), "dine-in")).toMatchObject({
      preselected: 2,
      title: "For the kitchen",
    });
    const options = { order_options: { tip_config }, tipConfig: titled };
    expect(choicesOfVenue(aRestaurant(options), "dine-in")?.title).toBeNull();
    expect(choicesOfVenue(aRestaurant(), "dine-in")).toBeNull();
  });

  it("have the venue's title in the page's language", () => {
    const order_options = { tip_config: { ...tip_config, total_summary_title: "For the kitchen &amp; the floor" } };
    const localization = { "fr-CA": { total_summary_title: "Pour la cuisine et la salle" } };
    const titleIn = (locale: Locale) =>
      tipChoices(aRestaurant({ order_options, localization }), "dine-in", { locale })?.title;
    expect(titleIn("en-CA")).toBe("For the kitchen & the floor");
    expect(titleIn("fr-CA")).toBe("Pour la cuisine et la salle");
  });

  it("are not preselected in Québec, whatever tip_config says", () => {
    expect(
      choicesOfVenue(aRestaurant({ province: "QC", order_options: { tip_config } }), "dine-in")?.preselected,
    ).toBeNull();
  });

  it("are preselected for every order type as the venue set it; without a setting, the third at the table only", () => {
    const { default_value_selected: _set, ...unset } = tip_config;
    const preselected = (type: OrderType, config: object) =>
      choicesOfVenue(aRestaurant({ order_options: { tip_config: config } }), type)?.preselected;
    for (const type of ORDER_TYPES) expect([type, preselected(type, tip_config)]).toEqual([type, 2]);
    expect(ORDER_TYPES.filter((type) => preselected(type, unset) !== null)).toEqual(["dine-in"]);
    expect(preselected("dine-in", unset)).toBe(2);
  });

  it("preselect the signed-in person's default, also for take-out", () => {
    for (const type of ORDER_TYPES) {
      const choices = choicesOfVenue(aRestaurant({ order_options: { tip_config } }), type, "18");
      expect({ percentages: choices?.percentages.map(formatRate), preselected: choices?.preselected }).toEqual({
        percentages: ["15", "18", "20"],
        preselected: 1,
      });
    }
  });

  it("include a person's default tip that the venue does not offer, in order", () => {
    const choicesOf = (own: string) => {
      const choices = choicesOfVenue(aRestaurant({ order_options: { tip_config } }), "pickup", own);
      return [choices?.percentages.map(formatRate), choices?.preselected];
    };
    expect(choicesOf("16.5")).toEqual([["15", "16.5", "18", "20"], 1]);
    expect(choicesOf("25")).toEqual([["15", "18", "20", "25"], 3]);
    expect(choicesOf("0")).toEqual([["15", "18", "20"], "no-tip"]);
  });

  it("offer a person's default in Québec too, but do not preselect it", () => {
    const choices = choicesOfVenue(aRestaurant({ province: "QC", order_options: { tip_config } }), "dine-in", "12");
    expect(choices?.percentages.map(formatRate)).toEqual(["12", "15", "18", "20"]);
    expect(choices?.preselected).toBeNull();
  });

  it.each(["", "101", "-5", "18%", "12.345", "a lot"])(
    "ignore an invalid default tip, and use the venue's choice: %j",
    (text) => {
      expect(readDefaultTip(text)).toBeNull();
      expect(choicesOfVenue(aRestaurant({ order_options: { tip_config } }), "pickup", text)?.preselected).toBe(2);
    },
  );

  it("are not asked for by a venue without a configuration", () => {
    expect(choicesOfVenue(aRestaurant(), "dine-in")).toBeNull();
  });
});
