import { m } from "@comptoir/messages";
import { readAllergens } from "@comptoir/ordering";
import { aMenuItem, anOptionGroup, anOptionValue } from "@comptoir/test-kit";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DishFacts } from "./dish-facts.tsx";

const factsOf = (facts: Parameters<typeof aMenuItem>[0]) => renderToStaticMarkup(<DishFacts item={aMenuItem(facts)} />);

test("A dish shows its allergens, diets, calories and ingredients, and links to its nutritional sheet.", () => {
  const shown = factsOf({
    diets: ["Vegetarian"],
    calories: 540,
    ingredients: "potatoes, curds",
    nutritionalSheetUrl: "https://grill.example/poutine.pdf",
  });
  for (const words of [m.menu_calories({ calories: 540 }), "potatoes, curds", m.item_allergens(), m.item_diets()]) {
    expect(shown).toContain(words);
  }
  expect(shown).toContain('href="https://grill.example/poutine.pdf"');
});

test.each([
  [null, m.item_unconfirmed()],
  ["none", m.item_allergens_none()],
  ["Milk, may contain nuts", "Contains: Dairy. May contain: Tree nuts"],
  ["Milk &amp; Chef’s spice", m.food_unconfirmed_words({ words: "Milk &amp; Chef’s spice" })],
])("law#unconfirmed-allergens: A dish with the allergens %j says “%s”.", (allergens, words) => {
  expect(factsOf({ allergens: readAllergens(allergens) })).toContain(words);
});

test("menu#filters: A dish includes the contents of its default choices.", () => {
  const sauce = anOptionValue({ defaultSelection: true, allergens: readAllergens("Peanuts") });
  const options = [anOptionGroup({ values: [sauce] })];
  expect(factsOf({ allergens: readAllergens("none"), options })).toContain("Contains: Peanuts");
});

test("A nutritional sheet without a web URL is not linked.", () => {
  expect(factsOf({ nutritionalSheetUrl: "javascript:alert(1)" })).not.toContain("href");
});
