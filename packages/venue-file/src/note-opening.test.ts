import { describe, expect, test } from "vitest";
import { findingsOf } from "./testing/findings-of.ts";

describe("venue#file-doubts: opening", () => {
  test("Hours of a holiday that another row closes get a warning.", () => {
    const holiday_hours = [
      { date: "2026-12-24", start_time: "10:00", end_time: "14:00" },
      { date: "2026-12-24", full_day: true },
      { date: "2026-12-25", full_day: true },
      { date: "2026-12-26", start_time: "10:00", end_time: "14:00" },
    ];
    expect(findingsOf({ holiday_hours })).toEqual([
      "restaurant.holiday_hours[0]: has no effect: restaurant.holiday_hours[1] closes that day (full_day)",
    ]);
  });

  test.each(["EST", "UTC", "Etc/GMT+5"])("The zone %s, without daylight saving time, gets a warning.", (zone) => {
    expect(findingsOf({ menu_configuration: { zone } })).toEqual([
      `restaurant.menu_configuration.zone: is "${zone}", which has no daylight saving time: use the zone of a city, such as "America/Toronto"`,
    ]);
  });

  test("A province with other clocks than the default zone, and no zone, gets a warning.", () => {
    const said =
      "restaurant.menu_configuration.zone: is missing: hours and days are in the time zone America/Toronto, but the restaurant is in AB";
    expect(findingsOf({ province: "AB", tax_rate: { tax1: "0.05" } })).toEqual([said]);
    const menu_configuration = { zone: "America/Edmonton" };
    expect(findingsOf({ province: "AB", tax_rate: { tax1: "0.05" }, menu_configuration })).toEqual([]);
    expect(findingsOf({ province: "ON" })).toEqual([]);
  });

  test.each(["America/Toronto", "America/Regina", "Canada/Eastern", "CET"])(
    "The zone %s is a region's, or has daylight saving time.",
    (zone) => expect(findingsOf({ menu_configuration: { zone } })).toEqual([]),
  );
});

test("Translated options whose number differs from the question's get a warning.", () => {
  const question = { question: "Sauce?", question_type: "select_one", options: ["Hot", "None"] };
  const asked = (options: string) =>
    findingsOf({
      order_options: {
        custom_questions: [{ ...question, localization: { "fr-CA": { question: "Sauce?", options } } }],
      },
    });
  expect(asked("Piquante, Aucune")).toEqual([]);
  expect(asked("Oui, piquante, Aucune")).toEqual([
    "restaurant.order_options.custom_questions[0].localization.fr-CA.options: is not shown: it must be a text of 2 answers separated by commas, one for each of options, without commas in an answer",
  ]);
});

describe("venue#file-doubts: a publication date in the future hides nothing", () => {
  const published = (published_at: string | null) => ({
    menus: [{ name: "M", items: [{ name: "Soup", price: "8.00", published_at }] }],
  });

  test("It gets a warning.", () => {
    expect(findingsOf({}, published("2099-01-01"))).toEqual([
      "menus[0].items[0].published_at: is in the future and hides nothing until then: only null hides",
    ]);
  });

  test("A past one, and none, do not.", () => {
    expect(findingsOf({}, published("2026-11-01"))).toEqual([]);
    expect(findingsOf({}, published(null))).toEqual([]);
  });
});
