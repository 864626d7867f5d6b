import { m } from "@comptoir/messages";
import { readAllergens } from "@comptoir/ordering";
import { anOptionGroup, anOptionValue } from "@comptoir/test-kit";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ValuePicture, valueText } from "./option-value.tsx";

const bun = anOptionValue({ id: "bun", name: "Potato bun", allergens: readAllergens("Gluten, Dairy") });
const bacon = anOptionValue({ id: "bacon", name: "Bacon" });
const lettuce = anOptionValue({ id: "lettuce", name: "Lettuce wrap", allergens: readAllergens("none") });
const group = anOptionGroup({ values: [bun, bacon, lettuce] });

describe("The text of an option value", () => {
  test("contains its description, ingredients, diet, calories and allergens.", () => {
    const tofu = anOptionValue({
      description: "Pressed and fried",
      ingredients: "soy beans, water",
      diets: ["Pescatarian", "Vegan", "Vegetarian"],
      calories: 140,
      allergens: readAllergens("Soy, Sesame"),
      localization: { "fr-CA": { ingredients: "soya, eau" } },
    });
    const said = valueText(tofu, anOptionGroup({ values: [tofu] }));
    const energy = m.menu_calories({ calories: 140 });
    expect(said).toBe(`Pressed and fried · soy beans, water · Vegan · ${energy} · Contains: Soy and sesame`);
  });

  test("says that its allergens are unconfirmed, if other values of the group have theirs.", () => {
    expect(group.values.map((value) => valueText(value, group))).toEqual([
      "Contains: Gluten and dairy",
      m.food_allergens_unconfirmed(),
      null,
    ]);
  });

  test("contains no allergens if no value of the group has any.", () => {
    expect(valueText(bacon, anOptionGroup({ values: [bacon] }))).toBeNull();
  });

  test("comes with a picture if the value has one.", () => {
    const pictured = renderToStaticMarkup(<ValuePicture value={anOptionValue({ image: "/pictures/curds.svg" })} />);
    expect(pictured).toContain('src="/pictures/curds.svg"');
    expect(renderToStaticMarkup(<ValuePicture value={bacon} />)).toBe("");
  });
});
