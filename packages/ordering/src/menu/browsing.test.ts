import { aMenu, aMenuItem, anOptionGroup, anOptionValue, aSection, at } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { localizedText } from "../venue/localized-text.ts";
import { ALLERGENS } from "./allergens/allergen-words.ts";
import { readAllergens } from "./allergens/read-allergens.ts";
import { itemAvailability } from "./availability.ts";
import { NO_FILTERS, toggleFilter } from "./chosen-filters.ts";
import { applyFilters, availableFilters, DIETS } from "./filters.ts";
import type { Menu } from "./menu.ts";
import { featuredItems, offeredMenus } from "./offered-menus.ts";
import { listedItems } from "./walk-menu.ts";

const NOON = at("2026-11-20 12:00");

const menus: Menu[] = [
  aMenu({
    items: [
      aMenuItem({ id: "tofu", diets: ["Vegan"], allergens: readAllergens("Soy") }),
      aMenuItem({ id: "omelette", diets: ["Vegetarian"], allergens: readAllergens("Egg, dairy") }),
      aMenuItem({ id: "steak", diets: [], allergens: readAllergens("none") }),
      aMenuItem({ id: "special" }),
      aMenuItem({ id: "wine", alcoholicBeverage: true }),
    ],
  }),
];

function kept(filters: Parameters<typeof applyFilters>[1]) {
  const { listings, hiddenUnknown } = applyFilters(listedItems(menus), filters);
  return { ids: listings.map(({ item }) => item.id), hiddenUnknown };
}

describe("Menu filters", () => {
  it("menu#diets, menu#allergens: offer the diets and allergens of the data, and those of Canada's list", () => {
    expect(DIETS).toEqual(["Pescatarian", "Vegan", "Vegetarian"]);
    const ten = ["Peanuts", "Treenuts", "Dairy", "Gluten", "Egg", "Fish", "Soy", "Sesame", "Mustard", "Alcohol"];
    expect(ALLERGENS).toEqual([...ten, "Crustaceans", "Molluscs", "Sulphites", "Wheat"]);
    const item = aMenuItem({ diets: [...DIETS], allergens: readAllergens([...ALLERGENS].reverse().join(", ")) });
    expect(availableFilters([aMenu({ items: [item] })])).toEqual({ diets: DIETS, allergens: ALLERGENS });
  });

  it("offer only options present in the menu items", () => {
    expect(availableFilters(menus)).toEqual({
      diets: ["Vegan", "Vegetarian"],
      allergens: ["Dairy", "Egg", "Soy"],
    });
  });

  it("hide a dish for an included default, and offer to avoid its allergen", () => {
    const sauce = (value: object, nested: object = {}) =>
      anOptionGroup({
        values: [
          anOptionValue({ id: "none" }),
          anOptionValue({
            id: "peanut",
            ...value,
            options: [anOptionGroup({ id: "top", values: [anOptionValue(nested)] })],
          }),
        ],
      });
    const noodles = (value: object, nested?: object) =>
      aMenu({
        items: [aMenuItem({ id: "noodles", allergens: readAllergens("none"), options: [sauce(value, nested)] })],
      });
    const shown = (menu: Menu, avoided: string) =>
      applyFilters(listedItems([menu]), { diets: [], allergens: [avoided] }).listings.length;
    const included = noodles({ defaultSelection: true, allergens: readAllergens("Peanuts") });
    expect(availableFilters([included]).allergens).toEqual(["Peanuts"]);
    expect([shown(included, "Peanuts"), shown(included, "Soy")]).toEqual([0, 1]);
    const within = noodles({ defaultSelection: true }, { defaultSelection: true, allergens: readAllergens("Sesame") });
    expect(shown(within, "Sesame")).toBe(0);
    for (const other of [
      { allergens: readAllergens("Peanuts") },
      { defaultSelection: true, unavailable: true, allergens: readAllergens("Peanuts") },
    ])
      expect(shown(noodles(other), "Peanuts")).toBe(1);
  });

  it("law#unconfirmed-allergens: count a dish with an included choice of unknown allergens beside one with known ones", () => {
    const bun = anOptionValue({ id: "bun", defaultSelection: true });
    const shownWith = (beside: object) => {
      const group = anOptionGroup({ values: [bun, anOptionValue({ id: "wrap", ...beside })] });
      const burger = aMenuItem({ allergens: readAllergens("Dairy"), options: [group] });
      return applyFilters(listedItems([aMenu({ items: [burger] })]), { diets: [], allergens: ["Egg"] });
    };
    expect(shownWith({})).toMatchObject({ listings: { length: 1 }, hiddenUnknown: 0 });
    expect(shownWith({ allergens: readAllergens("none") })).toMatchObject({ listings: [], hiddenUnknown: 1 });
  });

  it("law#unconfirmed-allergens: hide and count a dish, or an included choice, with an unrecognized word", () => {
    const spiced = readAllergens("Dairy, Chef’s spice");
    const included = anOptionGroup({ values: [anOptionValue({ defaultSelection: true, allergens: spiced })] });
    const dishes = [
      aMenuItem({ id: 1, allergens: spiced }),
      aMenuItem({ id: 2, allergens: readAllergens("none"), options: [included] }),
    ];
    const avoid = (...allergens: string[]) =>
      applyFilters(listedItems([aMenu({ items: dishes })]), { diets: [], allergens });
    expect(avoid("Egg")).toMatchObject({ listings: [], hiddenUnknown: 2 });
    expect(avoid("Dairy")).toMatchObject({ listings: [], hiddenUnknown: 0 });
  });

  it("menu#filters: hide possible allergens, offer to avoid them, and never treat an unknown word as absent", () => {
    const dishes = [
      aMenuItem({ id: "soup", allergens: readAllergens("Dairy, may contain nuts") }),
      aMenuItem({ id: "rice", allergens: readAllergens("Dairy") }),
    ];
    const menu = aMenu({ items: dishes });
    expect(availableFilters([menu]).allergens).toEqual(["Treenuts", "Dairy"]);
    const left = (avoided: string) =>
      applyFilters(listedItems([menu]), { diets: [], allergens: [avoided] }).listings.map(({ item }) => item.id);
    expect([left("Treenuts"), left("Milk"), left("Celery")]).toEqual([["rice"], [], []]);
  });

  it("toggle and clear", () => {
    const on = toggleFilter(NO_FILTERS, "diets", "Vegan");
    expect(on).toEqual({ diets: ["Vegan"], allergens: [] });
    expect(toggleFilter(on, "diets", "vegan")).toEqual(NO_FILTERS);
  });

  it("treat vegan as vegetarian", () => {
    expect(kept({ diets: ["Vegetarian"], allergens: [] }).ids).toEqual(["tofu", "omelette"]);
    expect(kept({ diets: ["Vegan"], allergens: [] }).ids).toEqual(["tofu"]);
  });

  it("hide and count dishes with unknown data: unconfirmed is never free from", () => {
    expect(kept({ diets: [], allergens: ["Dairy"] })).toEqual({ ids: ["tofu", "steak"], hiddenUnknown: 2 });
    expect(kept({ diets: [], allergens: ["Alcohol"] })).toMatchObject({ hiddenUnknown: 1 });
    expect(kept(NO_FILTERS)).toMatchObject({ hiddenUnknown: 0, ids: { length: 5 } });
  });
});

describe("The menus of a visit", () => {
  const some = [
    aMenu({ id: 1, slug: "lunch" }),
    aMenu({ id: 2, slug: "dinner" }),
    aMenu({ id: 3, slug: "club", memberOnly: true }),
  ];
  const offered = (menuList: string[], isMember = false) =>
    offeredMenus(some, { menuList, isMember }).map((menu) => menu.id);

  it("are limited by menuList, by id or slug", () => {
    expect([offered([]), offered(["2"]), offered(["dinner", "1"]), offered(["brunch"])]).toEqual([
      [1, 2],
      [2],
      [1, 2],
      [],
    ]);
  });

  it("hide members-only menus from everyone else", () => {
    expect([offered(["club"]), offered(["club"], true), offered([], true)]).toEqual([[], [3], [1, 2, 3]]);
  });

  it("put featured dishes first, and suggest dishes for a cart, each once", () => {
    const star = aMenuItem({ id: 7, featured: true, upsell: true });
    const twice = [aMenu({ items: [star] }), aMenu({ items: [star, aMenuItem({ id: 8, upsell: true })] })];
    expect(featuredItems(twice)).toHaveLength(1);
  });
});

describe("Availability of a dish", () => {
  it("ends when it, its section or its last portion is gone", () => {
    expect(itemAvailability({ section: aSection({ soldOut: true }), item: aMenuItem() }, NOON).state).toBe("sold-out");
    expect(itemAvailability({ section: null, item: aMenuItem({ stock: 0 }) }, NOON).state).toBe("sold-out");
    expect(itemAvailability({ section: null, item: aMenuItem() }, NOON).state).toBe("available");
  });

  it("follows its schedule, and tells when it is next sold that day", () => {
    const week = Array.from({ length: 7 }, () => "x".repeat(70) + "a".repeat(26));
    const item = aMenuItem({ priceSchedule: { week, pricesCents: { a: cents(900) } } });
    expect(itemAvailability({ section: null, item }, NOON)).toEqual({
      state: "unavailable",
      availableFrom: at("2026-11-20 17:30"),
    });
    expect(itemAvailability({ section: null, item }, at("2026-11-20 17:30")).state).toBe("available");
  });

  it("tells on which day it is next sold, and nothing if it is sold on no day", () => {
    const at18 = "x".repeat(72) + "a".repeat(24);
    const never = "x".repeat(96);
    const pricesCents = { a: cents(900) };
    // The dish is sold on Mondays only; the test asks on a Friday.
    const mondays = aMenuItem({
      priceSchedule: { week: [at18, never, never, never, never, never, never], pricesCents },
    });
    expect(itemAvailability({ section: null, item: mondays }, NOON)).toEqual({
      state: "unavailable",
      availableFrom: at("2026-11-23 18:00"),
    });
    const gone = aMenuItem({ priceSchedule: { week: Array.from({ length: 7 }, () => never), pricesCents } });
    expect(itemAvailability({ section: null, item: gone }, NOON)).toEqual({
      state: "unavailable",
      availableFrom: null,
    });
  });

  it("requires an available value in each required group", () => {
    const gone = anOptionGroup({ required: true, values: [anOptionValue({ stock: 0 })] });
    expect(itemAvailability({ section: null, item: aMenuItem({ options: [gone] }) }, NOON).state).toBe("sold-out");
  });
});

describe("Words in a locale", () => {
  it("are the translation, else the venue's own", () => {
    const item = aMenuItem({ name: "Fries", description: "Crisp", localization: { "fr-CA": { name: "Frites" } } });
    expect([localizedText(item, "name", "fr-CA"), localizedText(item, "description", "fr-CA")]).toEqual([
      "Frites",
      "Crisp",
    ]);
  });
});
