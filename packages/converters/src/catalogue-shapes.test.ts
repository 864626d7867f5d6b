import { describe, expect, test } from "vitest";
import { convertCatalogue, dishesOf, sectionsOf } from "./testing/convert-soundly.ts";

describe("Lists within lists", () => {
  const soups = { name: "Soups", meals: [{ title: "Leek", price: "6.50" }] };
  const mains = { name: "Mains", meals: [{ title: "Steak", price: "32.00" }] };

  test("sections in nested lists are found", () => {
    const sections = ["Menu / Soups: Leek", "Menu / Mains: Steak"];
    expect(sectionsOf([[soups], [mains]])).toEqual(sections);
    expect(sectionsOf({ restaurant: "Bistro", categories: [[soups, mains]] })).toEqual(sections);
    expect(sectionsOf([[[soups]], [mains]])).toEqual(sections);
  });

  test("a name with a list beside it is a section", () => {
    expect(
      sectionsOf([
        ["Soups", soups.meals],
        ["Mains", mains.meals],
      ]),
    ).toEqual(["Menu / Soups: Leek", "Menu / Mains: Steak"]);
  });

  test("sections that are wrapped in objects keep their names", () => {
    const catalog = [soups, mains].map(({ name, meals }) => ({
      type: "VERTICAL_GRID",
      payload: { itemsPayload: { title: { text: name }, catalogItems: meals } },
    }));
    expect(sectionsOf({ data: { catalog: { "3f1b": catalog } } })).toEqual([
      "Menu / Soups: Leek",
      "Menu / Mains: Steak",
    ]);
  });

  test("sides with prices and without ids are a section of dishes", () => {
    const menu = { Mains: [{ name: "Steak", price: 32 }], Sides: [{ name: "Fries", price: 4.5 }] };
    expect(sectionsOf(menu)).toEqual(["Menu / Mains: Steak", "Menu / Sides: Fries"]);
  });
});

describe("Customizations", () => {
  const bowl = {
    uuid: "bowl",
    title: "Beef bowl",
    price: 1550,
    customizationsList: [
      {
        uuid: "protein",
        title: "Protein",
        minPermitted: 1,
        maxPermitted: 3,
        options: [
          {
            uuid: "beef",
            title: "Beef",
            price: 700,
            minPermitted: 0,
            maxPermitted: 2,
            defaultQuantity: 1,
            childCustomizationList: [
              { title: "Cut", minPermitted: 1, maxPermitted: 1, options: [{ title: "Thin", price: 0 }] },
            ],
          },
          { uuid: "pork", title: "Pork", price: 600, isSoldOut: true, childCustomizationList: [] },
        ],
      },
    ],
  };

  test("are option groups, with their limits, their options' limits, and nested groups", () => {
    const [dish] = dishesOf({ price_unit: "cents", data: { catalogItems: [bowl] } });
    expect(dish?.options).toMatchObject([
      {
        name: "Protein",
        required: true,
        limit: 3,
        values: [
          {
            name: "Beef",
            price: "7.00",
            max_quantity: 2,
            default_selection: true,
            options: [{ name: "Cut", required: true, limit: 1, values: [{ name: "Thin" }] }],
          },
          { name: "Pork", price: "6.00", unavailable: true },
        ],
      },
    ]);
  });

  test("may use their own word for options", () => {
    const items = ["customization_options", "modifierItems", "addOnChoices"].map((key) => ({
      title: key,
      price: 8,
      customizations: [
        { title: "Sauce", min_permitted: 1, max_permitted: 5, [key]: [{ title: "Hot", price: "1.00" }] },
      ],
    }));
    for (const dish of dishesOf({ sections: [{ title: "Menu", subsections: [{ title: "Starters", items }] }] })) {
      expect(dish.options).toMatchObject([{ name: "Sauce", required: true, values: [{ name: "Hot", price: "1.00" }] }]);
    }
  });

  test("may also use a plain word for them", () => {
    const { customizationsList: customizations, ...dish } = bowl;
    expect(dishesOf({ price_unit: "cents", items: [{ ...dish, customizations }] })).toEqual(
      dishesOf({ price_unit: "cents", items: [bowl] }),
    );
  });
});

test("fields with their owner in the name are read like those without", () => {
  const rows = [
    {
      categoryDisplayName: "Bowls",
      dishName: "Poke",
      dishDescription: "Raw tuna",
      dishPrice: 14.5,
      productImage: "https://example.com/poke.png",
    },
  ];
  expect(sectionsOf(rows)).toEqual(["Menu / Bowls: Poke"]);
  expect(dishesOf(rows)).toEqual([
    { name: "Poke", description: "Raw tuna", price: "14.50", image: "https://example.com/poke.png" },
  ]);
  expect(convertCatalogue(rows).notes.join("\n")).not.toContain("fieldsLost");
});

test("so are those of sections, groups and options", () => {
  const sauce = {
    modifierGroupName: "Sauce",
    minSelections: 1,
    maxSelections: 1,
    modifierOptions: [{ modifierOptionName: "Hot", modifierOptionPrice: 0.5 }],
  };
  const side = {
    optionGroupName: "Side",
    optionGroupItems: [{ optionName: "Fries", groupName: "Side", additionalCost: 2 }],
  };
  const bao = { itemTitle: "Bao", itemPrice: "$6.50", modifiers: [sauce], optionGroups: [side] };
  const section = { sectionTitle: "Small plates", sectionDescription: "To share", sectionItems: [bao] };
  const { venue, count } = convertCatalogue({ restaurantName: "Bao Bar", menuSections: [section] });
  expect(venue.restaurant.name).toBe("Bao Bar");
  expect(venue.menus[0]?.sections).toMatchObject([
    {
      name: "Small plates",
      description: "To share",
      items: [
        {
          name: "Bao",
          price: "6.50",
          options: [
            { name: "Sauce", required: true, limit: 1, values: [{ name: "Hot", price: "0.50" }] },
            { name: "Side", values: [{ name: "Fries", price: "2.00" }] },
          ],
        },
      ],
    },
  ]);
  expect(count).toEqual({ prices: { found: 3, taken: 3 }, options: { found: 2, taken: 2 } });
});

test("a dish's field about its section's description is not the dish's", () => {
  const [dish] = dishesOf([{ dishName: "Leek", price: 6.5, categoryName: "Soups", categoryDescription: "With bread" }]);
  expect(dish).toEqual({ name: "Leek", price: "6.50" });
});

describe("Prices and sizes", () => {
  test("of a page's schema.org data: one offer is the price, several are sizes, and a discount is neither", () => {
    const offer = (price: unknown, name?: string) => ({ "@type": "Offer", name, price, priceCurrency: "CAD" });
    const hasMenuItem = [
      { "@type": "MenuItem", name: "Sugar pie", offers: offer("7.50") },
      { "@type": "MenuItem", name: "Flan", offers: [offer(6.25)] },
      { "@type": "MenuItem", name: "Custard", offers: [offer(6, "Small"), offer(9, "Large")] },
      { name: "Cake", price: 8, offers: [{ title: "Half price", price: 4 }] },
    ];
    const hasMenu = { "@type": "Menu", hasMenuSection: [{ "@type": "MenuSection", name: "Sweets", hasMenuItem }] };
    const dishes = dishesOf({ "@context": "https://schema.org", "@type": "Restaurant", name: "Chez Ana", hasMenu });
    expect(dishes.map(({ name, price }) => `${name} ${price}`)).toEqual([
      "Sugar pie 7.50",
      "Flan 6.25",
      "Custard 6.00",
      "Cake 8.00",
    ]);
    const values = [{ price: "6.00" }, { price: "9.00" }];
    expect(dishes[2]?.options).toMatchObject([{ type: "pricing", required: true, values }]);
  });

  test("options that only repeat the names of the sizes are dropped", () => {
    const variants = ["Half / Rye", "Whole / Rye"].map((title, index) => ({ title, price: `${7 + index}.00` }));
    const options = [
      { name: "Size", values: ["Half", "Whole"] },
      { name: "Bread", values: ["Rye"] },
      { name: "Sauce", values: ["Mustard", "Mayo"] },
    ];
    const only = { title: "Default Title", price: "2.75" };
    const products = [
      { title: "Sandwich", variants, options },
      { title: "Cookie", variants: [only], options: [{ name: "Title", values: ["Default Title"] }] },
    ];
    const [sandwich, cookie] = dishesOf({ products });
    expect(sandwich?.options?.map(({ type, name }) => `${type} ${name}`)).toEqual(["pricing Choice", "addons Sauce"]);
    expect(cookie).toMatchObject({ name: "Cookie", price: "2.75" });
    expect(cookie?.options).toBeUndefined();
  });
});

describe("What is not recognised is noted, and never becomes an option", () => {
  const bread = { name: "Bread", price: 4, options: { Butter: [{ name: "Salted", price: 0.5 }] } };
  const converted = (soup: object) => {
    const { venue, notes } = convertCatalogue({ dishes: [{ name: "Soup", price: 8, ...soup }, bread] });
    const [dish] = venue.menus[0]?.sections[0]?.items ?? [];
    return {
      options: (dish?.options ?? []).map(({ name, values }) => [name, ...values.map((value) => value.name)]),
      notes,
    };
  };
  const named = (notes: readonly string[], word: string) =>
    expect(notes.join("\n")).toMatch(new RegExp(`(?:listsUnread|optionsNotInFile).*${word}`));

  test("allergens, diets and order types among a dish's options", () => {
    const facts = {
      allergens: ["Milk"],
      order_types: ["pickup"],
      Diets: [{ name: "Vegan" }],
      service_modes: ["Dine in"],
    };
    const { options, notes } = converted({ options: { ...facts, "Cooked how?": ["Rare", "Well done"] } });
    expect(options).toEqual([["Cooked how?", "Rare", "Well done"]]);
    for (const key of Object.keys(facts).slice(0, 3)) named(notes, key);
  });

  test("any other list of words under a system's field", () => {
    const { options, notes } = converted({ options: { sale_points: ["Bar", "Terrace"] } });
    expect(options).toEqual([]);
    named(notes, "sale_points");
  });

  test.each([
    [{ option_sets: ["Sizes", "set-sauce"] }, "Sizes"],
    [{ option_set_ids: ["set-size", "opt_9"] }, "opt_9"],
    [{ modifier_groups: ["MG12"] }, "MG12"],
    [{ options: ["set-size", "set-sauce"] }, "set-sauce"],
    [{ modifiers: ["MOD-AB12", "3f1b7c2e-0000-4000-8000-000000000000"] }, "MOD-AB12"],
    [{ addons: [{ id: "a-7" }] }, "a-7"],
  ])("ids of options that are not in the file: %j", (soup, id) => {
    const { options, notes } = converted(soup);
    expect(options).toEqual([]);
    named(notes, id);
  });

  test.each([
    [{ allergens: ["Milk", { name: "Egg" }] }, "Milk, Egg"],
    [{ allergens: "Milk & Nuts. May contain soy" }, "Milk & Nuts. May contain soy"],
    [{ contains: ["Milk"], mayContain: ["Nuts"] }, "Milk. May contain: Nuts"],
    [{ allergens: ["Milk", 5] }, undefined],
    [{ allergens: "—" }, undefined],
    [{ allergens: { milk: true, egg: false } }, undefined],
    [{ allergens: ["Milk"], traces: [3] }, undefined],
    [{ traces: ["Nuts"] }, undefined],
  ])("allergens that are not all words, and therefore not confirmed: %j", (soup, allergens) => {
    const { venue, notes } = convertCatalogue({ dishes: [{ name: "Soup", price: 8, ...soup }] });
    expect(venue.menus[0]?.sections[0]?.items[0]?.allergens).toBe(allergens);
    expect(notes.join().includes("allergensUnread")).toBe(allergens === undefined);
  });

  test.each([
    [["Vegan", "Végétarienne"], "Vegan, Vegetarian"],
    [["Vegan option available", "vegetarian on request"], undefined],
    ["végétalien, spicy", "Vegan"],
  ])("a diet to which a dish can only be adapted: %j", (tags, diets) => {
    expect(dishesOf({ dishes: [{ name: "Soup", price: 8, tags }] })[0]?.diets).toBe(diets);
  });

  test("but plain words under a list of options are options", () => {
    expect(converted({ toppings: ["Bacon", "Extra cheese", "7up"] }).options).toEqual([
      ["Toppings", "Bacon", "Extra cheese", "7up"],
    ]);
  });
});
