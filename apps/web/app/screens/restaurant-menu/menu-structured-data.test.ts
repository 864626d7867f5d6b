import { expect, test } from "vitest";
import { menusLd } from "./menu-structured-data.tsx";

test("Search engines are told the dishes with their prices, and which are sold out.", () => {
  const menus = [
    {
      anchor: "menu-1",
      name: "Dinner",
      sections: [
        {
          anchor: "section-1",
          name: "Mains",
          cards: [{ id: 7, name: "Poutine", cents: 1250, diets: ["Vegetarian"], state: "sold-out" as const }],
        },
      ],
    },
  ];
  expect(menusLd(menus, "https://order.example/grill")).toMatchObject([
    {
      "@type": "Menu",
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
