import { describe, expect, test } from "vitest";
import { readVenueData } from "../parse-venue-file.ts";
import { convertMenuFile } from "./convert-menu-file.ts";
import type { ConvertOptions } from "./converter.ts";

function convert(file: unknown, options: ConvertOptions = {}) {
  const converted = convertMenuFile(typeof file === "string" ? file : JSON.stringify(file), options);
  if ("refused" in converted) throw new Error(converted.refused);
  expect(readVenueData(converted.venue, { importedAt: "2026-11-20T18:00:00.000Z" })).toHaveProperty("venue");
  return converted;
}

describe("A delivery platform's answer in cards", () => {
  const paneer = {
    id: "501",
    name: "Paneer Tikka",
    category: "Grill",
    isVeg: 1,
    price: 21900,
    imageId: "abc123",
    variants: {},
    variantsV2: {},
    addons: [
      {
        groupId: "9",
        groupName: "Extra Toppings",
        maxAddons: 2,
        maxFreeAddons: -1,
        choices: [
          { id: "91", name: "Olives", price: 4500, inStock: 1 },
          { id: "92", name: "Corn", price: 4500, inStock: 0 },
        ],
      },
    ],
  };
  const naan = {
    id: "502",
    name: "Naan",
    category: "Breads",
    defaultPrice: 5000,
    variantsV2: {
      variantGroups: [
        {
          groupId: "1",
          name: "Size",
          variations: [
            { id: "s", name: "Half" },
            { id: "l", name: "Full" },
          ],
        },
      ],
      pricingModels: [
        { price: 5000, variations: [{ groupId: "1", variationId: "s" }] },
        { price: 9000, variations: [{ groupId: "1", variationId: "l" }] },
      ],
    },
  };
  const card = (info: object) => ({ card: { "@type": "x.Dish", info } });
  const answer = (...sections: object[]) => ({
    data: {
      cards: [
        {
          card: {
            card: { "@type": "x.food.v2.Restaurant", info: { name: "Spice Lane", areaName: "Bandra", city: "Mumbai" } },
          },
        },
        {
          groupedCard: {
            cardGroupMap: { REGULAR: { cards: sections.map((section) => ({ card: { card: section } })) } },
          },
        },
      ],
    },
  });

  test("sections, sizes and add-ons are carried over, prices as hundredths", () => {
    const { converter, venue, notes } = convert(
      answer({ title: "Grill", itemCards: [card(paneer)] }, { title: "Breads", itemCards: [card(naan)] }),
    );
    expect(converter).toBe("delivery-platform");
    expect(venue.restaurant).toMatchObject({ name: "Spice Lane", address: "Bandra, Mumbai" });
    expect(venue.menus[0]?.sections).toMatchObject([
      {
        name: "Grill",
        items: [
          {
            id: 501,
            name: "Paneer Tikka",
            price: "219.00",
            diets: "Vegetarian",
            options: [
              {
                id: 9,
                name: "Extra Toppings",
                required: false,
                limit: 2,
                values: [
                  { name: "Olives", price: "45.00" },
                  { name: "Corn", price: "45.00", unavailable: true },
                ],
              },
            ],
          },
        ],
      },
      {
        name: "Breads",
        items: [
          {
            price: "50.00",
            options: [
              {
                type: "pricing",
                values: [
                  { name: "Half", price: "50.00" },
                  { name: "Full", price: "90.00" },
                ],
              },
            ],
          },
        ],
      },
    ]);
    expect(notes.join("\n")).toContain('Pictures that are not a whole address are lost: 1 ("abc123")');
  });

  test("recommended dishes are featured in their own sections", () => {
    const { venue } = convert(
      answer({ title: "Recommended", itemCards: [card(naan)] }, { title: "Breads", itemCards: [card(naan)] }),
    );
    expect(venue.menus[0]?.sections.map(({ name, items }) => [name, items[0]?.featured_item])).toEqual([
      ["Breads", true],
    ]);
    const alone = convert(answer({ title: "Recommended", itemCards: [card(paneer), card(naan)] }));
    expect(alone.venue.menus[0]?.sections.map(({ name }) => name)).toEqual(["Grill", "Breads"]);
  });
});

describe("A school's menu", () => {
  const recipe = (id: string, name: string) => ({
    ItemId: id,
    RecipeName: name,
    Nutrients: [{ Name: "Calories", Value: 280.4 }],
    Allergens: ["f42d"],
  });
  const day = (date: string, recipes: object[]) => ({
    Date: date,
    RecipeCategories: [{ CategoryName: "Entrees", Recipes: recipes }],
  });
  const school = {
    FamilyMenuSessions: [
      {
        ServingSession: "Lunch",
        MenuPlans: [
          {
            MenuPlanName: "K-5",
            Days: [
              day("1/18/2027", [recipe("a", "Pasta")]),
              day("1/19/2027", [recipe("a", "Pasta"), recipe("b", "Soup")]),
            ],
          },
        ],
      },
    ],
  };

  test("each session becomes a menu with every recipe once, unpublished for want of a price", () => {
    const { converter, venue, notes } = convert(school);
    expect(converter).toBe("school-menu");
    expect(venue.menus).toMatchObject([
      {
        name: "Lunch",
        sections: [
          {
            name: "Entrees",
            items: [{ id: "a", name: "Pasta", price: "0.00", published_at: null, calories: 280 }, { name: "Soup" }],
          },
        ],
      },
    ]);
    expect(notes.join("\n")).toContain("The days (2) on which each recipe is served are lost");
  });

  test("a price that is given is every recipe's price", () => {
    const [pasta] = convert(school, { price: "5.75" }).venue.menus[0]?.sections[0]?.items ?? [];
    expect(pasta).toEqual({ id: "a", name: "Pasta", price: "5.75", calories: 280 });
  });
});

describe("A table with a row for each dish", () => {
  test("semicolons, quotes, decimal commas, currency signs, French headers and merged cells", () => {
    const { converter, venue, notes } = convert(
      '\ufeffMenu;Catégorie;Nom;Description;Prix;Name (EN);Fournisseur\r\nMidi;Soupes;"Soupe à l\'oignon";"Gratinée; au four";"12,50 $";Onion soup;A\r\n;;Potage;;8,00 $;;\r\n;Plats;Tourtière;"Dite ""du lac""";18,95 $;;\r\n',
    );
    expect(converter).toBe("csv");
    expect(venue.menus).toEqual([
      {
        name: "Midi",
        sections: [
          {
            name: "Soupes",
            items: [
              {
                name: "Soupe à l'oignon",
                description: "Gratinée; au four",
                price: "12.50",
                localization: { "en-CA": { name: "Onion soup" } },
              },
              { name: "Potage", price: "8.00" },
            ],
          },
          { name: "Plats", items: [{ name: "Tourtière", description: 'Dite "du lac"', price: "18.95" }] },
        ],
      },
    ]);
    expect(notes).toContain("Columns that are not known are lost: Fournisseur.");
  });

  test("a column of options holds groups, with what each choice adds", () => {
    const { venue } = convert(
      'name,price,options\nPoke,14.50,"Size!: S=0|M=2.00|L=4.00; Extras+ (max 2): Avocado=2.50|Egg"\n',
    );
    expect(venue.menus[0]?.sections[0]?.items[0]?.options).toMatchObject([
      {
        name: "Size",
        type: "addons",
        required: true,
        limit: 1,
        values: [
          { name: "S", price: "0.00" },
          { name: "M", price: "2.00" },
          { name: "L", price: "4.00" },
        ],
      },
      {
        name: "Extras",
        required: false,
        allow_multiple_selection: true,
        limit: 2,
        values: [
          { name: "Avocado", price: "2.50" },
          { name: "Egg", price: "0.00" },
        ],
      },
    ]);
  });

  test("a header that says cents, and a row for each size", () => {
    const { venue } = convert(
      "category,item_name,price_cents,size\nPizza,Margherita,1200,Small\nPizza,Margherita,1600,Large\nPizza,Garlic Bread,550,\n",
    );
    expect(venue.menus[0]?.sections[0]?.items).toMatchObject([
      {
        name: "Margherita",
        price: "12.00",
        options: [
          {
            type: "pricing",
            values: [
              { name: "Small", price: "12.00" },
              { name: "Large", price: "16.00" },
            ],
          },
        ],
      },
      { name: "Garlic Bread", price: "5.50" },
    ]);
  });

  test("a row for each choice of a dish", () => {
    const { venue } = convert(
      "category,name,price,modifier_group,modifier_name,modifier_price,min,max\nBowls,Poke,14.50,Base,Rice,0,1,1\nBowls,Poke,14.50,Base,Greens,1.00,1,1\nBowls,Poke,14.50,Extras,Egg,2.00,0,3\nBowls,Soup,6.00,,,,,\n",
    );
    expect(venue.menus[0]?.sections[0]?.items).toMatchObject([
      {
        name: "Poke",
        price: "14.50",
        options: [
          {
            name: "Base",
            required: true,
            limit: 1,
            values: [
              { name: "Rice", price: "0.00" },
              { name: "Greens", price: "1.00" },
            ],
          },
          { name: "Extras", required: false, limit: 3, values: [{ name: "Egg", price: "2.00" }] },
        ],
      },
      { name: "Soup", price: "6.00" },
    ]);
  });

  test("headers in Chinese", () => {
    const { venue } = convert("分类,菜名,价格\n热菜,麻婆豆腐,38\n");
    expect(venue.menus[0]?.sections).toMatchObject([{ name: "热菜", items: [{ name: "麻婆豆腐", price: "38.00" }] }]);
  });

  test("a column of prices for each size", () => {
    const { venue } = convert("Section\tDish\tPrice Small\tPrice Large\nCoffee\tLatte\t$4.00\t$5.25\n");
    expect(venue.menus[0]?.sections[0]?.items).toMatchObject([
      {
        name: "Latte",
        price: "4.00",
        options: [
          {
            type: "pricing",
            values: [
              { name: "Small", price: "4.00" },
              { name: "Large", price: "5.25" },
            ],
          },
        ],
      },
    ]);
  });
});

describe("Any other file", () => {
  test.each([
    ["", "unreadable-file"],
    ["just words", "unknown-shape"],
    ['{"weather":"fine"}', "unknown-shape"],
    ['{"__proto__":{"items":[]}}', "unreadable-file"],
  ])("%j is refused", (file, refused) => {
    expect(convertMenuFile(file)).toEqual({ refused });
  });

  test("the restaurant that is given goes before what the file says", () => {
    const items = [{ name: "Fries", price: 4.5 }];
    const restaurant = { name: "Frites Alors", slug: "frites", payment_processor: "sandbox" };
    expect(convert({ restaurant: { name: "Old name" }, items }, { restaurant }).venue.restaurant).toMatchObject(
      restaurant,
    );
  });
});
