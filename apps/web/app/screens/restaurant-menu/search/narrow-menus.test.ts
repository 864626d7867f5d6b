import { NO_FILTERS } from "@comptoir/ordering";
import { describe, expect, test } from "vitest";
import type { MenuView } from "../dishes/menu-view.ts";
import { filtersOf, narrowMenus } from "./narrow-menus.ts";
import { readNarrowing } from "./read-narrowing.ts";

const MENUS: readonly MenuView[] = [
  {
    anchor: "menu-1",
    name: "Menu",
    sections: [
      {
        anchor: "section-1",
        name: "Plats",
        cards: [
          { id: 1, name: "Crème brûlée", cents: 900, diets: ["Vegetarian"], allergens: ["Egg", "Dairy"] },
          { id: 2, name: "Salade verte", cents: 700, diets: ["Vegan"], allergens: [] },
          { id: 3, name: "Ragoût", cents: 1500 },
        ],
      },
    ],
  },
];

const names = (query: string) => narrowMenus(MENUS, { query, filters: NO_FILTERS }).results?.map(({ name }) => name);

describe("Searching in the page", () => {
  test("forgives accents and typing slips.", () => {
    expect(names("creme brule")).toEqual(["Crème brûlée"]);
    expect(names("salda")).toEqual(["Salade verte"]);
  });

  test("shows the whole menu for an empty search.", () => {
    expect(narrowMenus(MENUS, { query: "  ", filters: NO_FILTERS })).toMatchObject({ results: null, menus: MENUS });
  });
});

describe("Filtering in the page", () => {
  test("offers only what the dishes say of themselves.", () => {
    expect(filtersOf(MENUS)).toEqual({ diets: ["Vegan", "Vegetarian"], allergens: ["Dairy", "Egg"] });
  });

  test("hides and counts the dishes of which nothing is known.", () => {
    const narrowed = narrowMenus(MENUS, { query: "", filters: { diets: [], allergens: ["Egg"] } });
    expect(narrowed.menus[0]?.sections[0]?.cards.map(({ id }) => id)).toEqual([2]);
    expect(narrowed.hiddenUnknown).toBe(1);
  });

  test("is read from the address of a form without script.", () => {
    expect(readNarrowing("?tableNum=1&q=steak&diets=Vegan&allergens=Egg&allergens=Soy")).toEqual({
      query: "steak",
      filters: { diets: ["Vegan"], allergens: ["Egg", "Soy"] },
    });
  });
});
