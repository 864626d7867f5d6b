import { expect, test } from "vitest";
import { dietsIn, hasWords } from "./words-in-text.ts";

const HOURS = "Happy hour, weekdays from 15:00 to 18:00. Bières à prix doux.";

test("menu#search-notices: a text is found by all words of a search, begun or in the plural, and by no slip", () => {
  for (const query of ["happy hour", "HOURS", "weekd", "biere", "prix bière", "15:00"]) {
    expect(hasWords(HOURS, query), query).toBe(true);
  }
  for (const query of ["", "  ", "happy meal", "hapy", "ha"]) expect(hasWords(HOURS, query), query).toBe(false);
});

test("menu#search-diets: the diets of a search are known in both languages", () => {
  expect(["vegan burger", "végé", "sans viande", "pescatarian", "burger"].map(dietsIn)).toEqual([
    ["Vegan"],
    ["Vegetarian"],
    ["Vegetarian"],
    ["Pescatarian"],
    [],
  ]);
});
