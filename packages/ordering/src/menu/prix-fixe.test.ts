import { describe, expect, it } from "vitest";
import type { MenuItemData } from "./dish.ts";
import type { SectionData } from "./menu.ts";
import { withSectionPrices } from "./prix-fixe.ts";

const dish: MenuItemData = {
  id: 1,
  name: "Duck",
  price: "6.50",
  memberPrice: "5.00",
  promos: ["GOLD"],
  price_schedule: ["ab"],
  additional_prices: { a: "0.00", b: null },
  options: [
    {
      id: 10,
      name: "Size",
      type: "pricing",
      values: [
        { id: 11, name: "For two", price: "20.00" },
        { id: 12, name: "For one" },
      ],
    },
    { id: 20, name: "Sauce", values: [{ id: 21, name: "Pepper", price: "1.50" }] },
  ],
};
const dishIn = (section: Partial<SectionData>) => {
  const held = { id: 5, name: "Table d’hôte", ...section, items: [dish] };
  const [menu] = withSectionPrices([{ id: 1, name: "Dinner", price: "99.00", sections: [held] }]);
  return menu?.sections?.[0]?.items?.[0];
};

describe("menu#prix-fixe: A dish of a prix-fixe section", () => {
  it("costs the section's price plus its own as a supplement, also by schedule and for members", () => {
    expect(dishIn({ type: "prix-fixe", price: "45.00" })).toMatchObject({
      price: "51.50",
      memberPrice: "50.00",
      additional_prices: { a: "45.00", b: null },
    });
  });

  it("has the section's price in each value of its pricing group only", () => {
    expect(
      dishIn({ type: "prix-fixe", price: "45.00" })?.options?.map(({ values }) => values?.map(({ price }) => price)),
    ).toEqual([["65.00", "45.00"], ["1.50"]]);
  });

  it("costs only its own price if its section is à la carte or has no price, whatever its menu has", () => {
    for (const section of [{ price: "45.00" }, { type: "a-la-carte", price: "45.00" }, { type: "prix-fixe" }])
      expect(dishIn(section)).toBe(dish);
  });
});
