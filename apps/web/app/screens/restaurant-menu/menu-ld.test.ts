import { expect, test } from "vitest";
import type { CardView } from "./dishes/menu-view.ts";
import { menusLd } from "./menu-ld.ts";

const POUTINE: CardView = { id: 7, name: "Poutine", cents: 1250, diets: ["Vegetarian"], state: "sold-out" };
const menuOf = (cards: readonly CardView[]) => [
  { anchor: "menu-1", name: "Dinner", sections: [{ anchor: "section-1", name: "Mains", cards }] },
];

test("The structured data contains the dishes with their prices, and marks sold-out dishes.", () => {
  expect(menusLd(menuOf([POUTINE]), "https://order.example/grill", "fr-CA").hasMenu).toMatchObject([
    {
      "@type": "Menu",
      inLanguage: "fr-CA",
      hasMenuSection: [
        {
          name: "Mains",
          hasMenuItem: [
            {
              name: "Poutine",
              suitableForDiet: ["https://schema.org/VegetarianDiet"],
              offers: { price: "12.50", priceCurrency: "CAD", availability: "https://schema.org/SoldOut" },
            },
          ],
        },
      ],
    },
  ]);
});

test("With more dishes than the maximum, the structured data contains the menus' names only.", () => {
  const { hasMenu } = menusLd(
    menuOf(Array.from({ length: 201 }, () => POUTINE)),
    "https://order.example/grill",
    "en-CA",
  );
  const menu = hasMenu?.[0];
  expect(menu).toMatchObject({ name: "Dinner", url: "https://order.example/grill#menu-1" });
  expect(menu).not.toHaveProperty("hasMenuSection");
});

test("Without a menu, as at a school, the structured data contains none.", () => {
  expect(menusLd([], "https://order.example/school", "en-CA")).toEqual({});
});
