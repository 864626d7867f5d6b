import {
  type MenuFilters,
  type MenuItemData,
  NO_FILTERS,
  normalizeMenus,
  orderingSettings,
  type RestaurantData,
  type TextPart,
} from "@comptoir/ordering";
import { describe, expect, test } from "vitest";
import { drawMenus } from "../dishes/draw-menus.ts";
import { narrowMenus } from "./narrow-menus.ts";
import { readNarrowing } from "./read-narrowing.ts";

const FRIDAY_NOON = { date: "2026-11-20", weekday: 4, minutes: 12 * 60 };
const RESTAURANT: RestaurantData = { id: 1, name: "Grill", slug: "grill", payment_processor: "sandbox" };
const DINE_IN = { type: "dine-in", now: FRIDAY_NOON, ahead: null, settings: orderingSettings(RESTAURANT) } as const;

const bun = { id: 1, name: "Bun", values: [{ id: 1, name: "Gluten-free bun", price: "1.00" }] };
const PLATES: readonly MenuItemData[] = [
  { id: 1, name: "Crème brûlée", price: "9.00", description: "Vanilla", diets: "Vegetarian", allergens: "Egg, Dairy" },
  {
    id: 2,
    name: "Green salad",
    price: "7.00",
    diets: "Vegan",
    allergens: "none",
    ingredients: "Lettuce, sesame",
    localization: { "fr-CA": { name: "Salade verte" } },
  },
  { id: 3, name: "Stew", price: "15.00", description: "Beef and carrots" },
  { id: 4, name: "Burger", price: "16.00", description: "Beef", allergens: "Gluten", options: [bun] },
];
const MENUS = normalizeMenus({
  menus: [
    { id: 1, name: "Food", sections: [{ id: 1, name: "Plates", items: PLATES }] },
    { id: 2, name: "Drinks", sections: [{ id: 2, name: "Beer", items: [{ id: 9, name: "House", price: "8.00" }] }] },
  ],
});
const PAGE = drawMenus(MENUS, "en-CA", DINE_IN).menus;

const narrow = (query: string, filters: MenuFilters = NO_FILTERS) => narrowMenus(PAGE, MENUS, { query, filters });
const found = (query: string) => narrow(query).results?.map(({ card }) => card.name);
const marked = (parts: readonly TextPart[] | undefined) =>
  parts?.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join("");

describe("Searching in the page", () => {
  test("tolerates missing accents and typing errors.", () => {
    expect(found("creme brule")).toEqual(["Crème brûlée"]);
    expect(found("burgre")).toEqual(["Burger"]);
  });

  test("finds words that the page does not show: ingredients, options, the other language.", () => {
    expect(found("sesame")).toEqual(["Green salad"]);
    expect(found("bun")).toEqual(["Burger"]);
    expect(found("verte")).toEqual(["Green salad"]);
  });

  test("finds nothing that the page does not show.", () => {
    const [food] = PAGE;
    expect(narrowMenus(food ? [food] : [], MENUS, { query: "beer", filters: NO_FILTERS }).results).toEqual([]);
  });

  test("shows the whole menu for an empty search.", () => {
    expect(narrow("  ")).toMatchObject({ results: null, menus: PAGE });
  });

  test("marks the matches in the name, the section and the description.", () => {
    expect(narrow("burg").results?.map(({ name }) => marked(name))).toEqual(["[Burger]"]);
    expect(narrow("beer").results?.map(({ place }) => marked(place))).toEqual(["[Beer] · Drinks"]);
    expect(narrow("carrots").results?.map(({ words }) => marked(words?.parts))).toEqual(["Beef and [carrots]"]);
  });

  test("names the source of a match that the card does not show.", () => {
    const words = (query: string) => narrow(query).results?.map(({ words }) => [words?.of, marked(words?.parts)]);
    expect(words("sesame")).toEqual([["ingredients", "Lettuce, [sesame]"]]);
    expect(words("verte")).toEqual([["fr-CA", "Salade [verte]"]]);
    expect(words("gluten-free bun")).toEqual([["option", "[Gluten-free bun]"]]);
  });

  test("cuts a long description before the first match.", () => {
    const description = `${"A long story about how it came to be. ".repeat(5)}With saffron.`;
    const menus = normalizeMenus({
      menus: [{ id: 1, name: "Food", items: [{ id: 1, name: "Rice", price: "9.00", description }] }],
    });
    const page = drawMenus(menus, "en-CA", DINE_IN).menus;
    const [rice] = narrowMenus(page, menus, { query: "saffron", filters: NO_FILTERS }).results ?? [];
    expect(marked(rice?.words?.parts)).toMatch(/^… .{20,40}With \[saffron\]\.$/);
  });

  test("counts the dishes that are hidden because their data is unknown.", () => {
    expect(narrow("no sesame")).toMatchObject({ hiddenUnknown: 2 });
  });

  test("without results suggests words of the search that find something, then sections.", () => {
    expect(narrow("burger sushi")).toMatchObject({ results: [], tries: ["burger", "Plates", "Beer"] });
  });

  test("suggests only searches with results under the same filters.", () => {
    const vegan = { diets: ["Vegan"], allergens: [] };
    expect(narrow("burger sushi", vegan)).toMatchObject({ results: [], tries: ["Plates"] });
  });

  test("says that no dish declares any diets if a word or a filter asks for one. menu#search-diets", () => {
    const menus = normalizeMenus({ menus: [{ id: 1, name: "Food", items: [{ id: 1, name: "Rice", price: "9.00" }] }] });
    const page = drawMenus(menus, "en-CA", DINE_IN).menus;
    const lacks = (query: string, diets: string[] = []) =>
      narrowMenus(page, menus, { query, filters: { diets, allergens: [] } }).lacksDiets;
    expect([lacks("végane"), lacks("", ["Vegan"]), lacks("rice")]).toEqual([true, true, false]);
    expect(narrow("vegan").lacksDiets).toBe(false);
  });

  test("shows a dish of several menus on a menu where it is available.", () => {
    const dish = { id: 1, name: "Eggs", price: "9.00" };
    const menus = normalizeMenus({
      menus: [
        { id: 1, name: "Morning", sections: [{ id: 1, name: "Early", sold_out: true, items: [dish] }] },
        { id: 2, name: "All day", sections: [{ id: 2, name: "Late", items: [dish] }] },
      ],
    });
    const page = drawMenus(menus, "en-CA", DINE_IN).menus;
    const { results } = narrowMenus(page, menus, { query: "eggs", filters: NO_FILTERS });
    expect(results?.map(({ place }) => marked(place))).toEqual(["Late · All day"]);
  });
});

describe("Filtering in the page", () => {
  test("hides and counts the dishes whose data is unknown.", () => {
    const { menus, hiddenUnknown } = narrow("", { diets: [], allergens: ["Egg"] });
    expect(menus[0]?.sections[0]?.cards.map(({ id }) => id)).toEqual([2, 4]);
    expect(hiddenUnknown).toBe(2);
  });

  test("reads the URL of a form without script.", () => {
    expect(readNarrowing("?tableNum=1&q=steak&diets=Vegan&allergens=Egg&allergens=Soy")).toEqual({
      query: "steak",
      filters: { diets: ["Vegan"], allergens: ["Egg", "Soy"] },
    });
  });

  test("Promise 49: takes no more time for a link with a thousand filters.", () => {
    expect(readNarrowing(`?${"allergens=Egg&".repeat(1_000)}`).filters.allergens).toEqual(["Egg"]);
    const words = Array.from({ length: 1_000 }, (_, index) => `diets=${index}`);
    expect(readNarrowing(`?${words.join("&")}`).filters.diets).toHaveLength(100);
  });
});
