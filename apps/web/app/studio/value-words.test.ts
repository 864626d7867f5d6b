import { m } from "@comptoir/messages";
import { expect, test } from "vitest";
import { valueWords } from "./value-words.ts";

test.each([
  ["allergens", "Dairy, may contain Treenuts", "Contains: Dairy. May contain: Tree nuts"],
  ["allergens", "none", m.item_allergens_none()],
  ["diets", "vegetarian, halal", "Vegetarian and halal"],
  ["diets", "none", m.studio_diets_none()],
  [
    "localization",
    { "fr-CA": { name: "Soupe", description: "Avec cro\u00fbtons" } },
    "Soupe \u00b7 Avec cro\u00fbtons",
  ],
  ["price", "12.5", "$12.50"],
  ["hours", [{ weekday: 0 }], m.studio_list_of({ count: 1 })],
])("studio#draft-review: The value of %s is said in words.", (field, value, words) => {
  expect(valueWords(field, value)).toBe(words);
});
