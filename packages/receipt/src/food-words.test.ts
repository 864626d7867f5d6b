import { readAllergens } from "@comptoir/ordering";
import { expect, test } from "vitest";
import { allergenSentences, foodList } from "./food-words.ts";

test.each([
  [["Peanuts"], "Peanuts"],
  [["Peanuts", "Treenuts", "Soy"], "Peanuts, tree nuts and soy"],
  [["Gluten", "Chef Léo’s Spice"], "Gluten and Chef Léo’s Spice"],
])("%j becomes “%s”: a venue's own words stay as written.", (words, list) => {
  expect(foodList(words)).toBe(list);
});

test.each([
  ["Dairy, Egg", "Contains: Dairy and eggs"],
  ["Dairy, may contain nuts", "Contains: Dairy. May contain: Tree nuts"],
  ["none", ""],
  ["", "Allergens not confirmed"],
  ["Dairy &amp; Chef’s spice", "Allergens not confirmed. The restaurant says: “Dairy & Chef’s spice”"],
])("law#unconfirmed-allergens: allergens %j become “%s”", (written, sentences) => {
  expect(allergenSentences(readAllergens(written))).toBe(sentences);
});
