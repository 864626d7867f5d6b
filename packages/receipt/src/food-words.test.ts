import { expect, test } from "vitest";
import { foodList } from "./food-words.ts";

test.each([
  [["Peanuts"], "Peanuts"],
  [["Peanuts", "Treenuts", "Soy"], "Peanuts, tree nuts and soy"],
  [["Gluten", "Chef Léo’s Spice"], "Gluten and Chef Léo’s Spice"],
])("%j reads “%s”: a venue's own words stay as it writes them.", (words, list) => {
  expect(foodList(words)).toBe(list);
});
