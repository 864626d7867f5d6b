import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { convertMenuFile } from "./convert-menu-file.ts";
import { convertSoundly } from "./testing/convert-soundly.ts";

describe("A table with a row for each dish", () => {
  test("semicolons, quotes, decimal commas, currency signs, French headers and merged cells", () => {
    const { converter, venue, notes } = convertSoundly(
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
    expect(notes).toContain("columnsLost Fournisseur");
  });

  test("options without a group's name are one group of extras, any number of them", () => {
    const { venue } = convertSoundly(
      'name,price,Modifiers\nBurger,14,"Add bacon (+2.50); Add egg (+2.00); No onions"\n',
    );
    expect(venue.menus[0]?.sections[0]?.items[0]?.options).toMatchObject([
      {
        name: "Modifiers",
        required: false,
        allow_multiple_selection: true,
        values: [
          { name: "Add bacon", price: "2.50" },
          { name: "Add egg", price: "2.00" },
          { name: "No onions", price: "0.00" },
        ],
      },
    ]);
  });

  test("a column of options has groups, with the surcharge of each option", () => {
    const { venue } = convertSoundly(
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

  test("a header in cents, and a row for each size", () => {
    const { venue } = convertSoundly(
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

  test("a row for each option of a dish", () => {
    const { venue } = convertSoundly(
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
    const { venue } = convertSoundly("分类,菜名,价格\n热菜,麻婆豆腐,38\n");
    expect(venue.menus[0]?.sections).toMatchObject([{ name: "热菜", items: [{ name: "麻婆豆腐", price: "38.00" }] }]);
  });

  test("a price column for each size", () => {
    const { venue } = convertSoundly("Section\tDish\tPrice Small\tPrice Large\nCoffee\tLatte\t$4.00\t$5.25\n");
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

describe("The unit of prices", () => {
  test.each(["Price (CAD)", "Price ($)", "Prix ($)", "Price in dollars", "price_usd", "Dish Price CAD", "Prix (€)"])(
    "is the header's, whatever the size of its numbers: %s",
    (header) =>
      expect(dishes(`name,${header}\nWagyu,350\nLobster,420\n`)).toMatchObject([
        { price: "350.00" },
        { price: "420.00" },
      ]),
  );

  test("is that of each column", () => {
    const [wine] = dishes("name,Price Glass ($),Price Bottle (CAD),options\nWine,120,350,Size: Big=0\n") ?? [];
    expect(wine?.options?.[0]?.values).toMatchObject([{ price: "120.00" }, { price: "350.00" }]);
    const [burger] = dishes("name,Price (CAD),option_name,option_price_cents\nBurger,120,Bacon,225\n") ?? [];
    expect(burger).toMatchObject({ price: "120.00", options: [{ values: [{ price: "2.25" }] }] });
  });

  test("is required from the caller if neither a header nor a price names it", () => {
    expect(convertMenuFile("name,price\nWagyu,350\n")).toEqual({ refused: "unsaid-price-unit" });
    expect(dishes("name,price\nWagyu,350 $\n")).toMatchObject([{ price: "350.00" }]);
  });
});

describe("Headers are parsed by their words", () => {
  test("the owner may precede the attribute, however the words are joined", () => {
    const { venue } = convertSoundly(
      "menuDisplayName,menuDescription,categoryDisplayName,category_description,dishName,Dish Description,dishPrice,dish_calories\nLunch,Until three,Bowls,With rice,Poke,Raw tuna,14.50,640\n",
    );
    expect(venue.menus).toEqual([
      {
        name: "Lunch",
        description: "Until three",
        sections: [
          {
            name: "Bowls",
            description: "With rice",
            items: [{ name: "Poke", description: "Raw tuna", price: "14.50", calories: 640 }],
          },
        ],
      },
    ]);
  });

  test("a price column that names the dish is no size", () => {
    const { venue } = convertSoundly("Item Category,Menu Item Name,Dish Price\nSoups,Leek,6.50\n");
    expect(venue.menus[0]?.sections).toEqual([{ name: "Soups", items: [{ name: "Leek", price: "6.50" }] }]);
  });

  test("in French the owner follows the attribute", () => {
    const { venue } = convertSoundly(
      "Catégorie du plat;Nom du plat;Description du plat;Prix du plat\nSoupes;Poireau;Crème;6,50\n",
    );
    expect(venue.menus[0]?.sections).toEqual([
      { name: "Soupes", items: [{ name: "Poireau", description: "Crème", price: "6.50" }] },
    ]);
  });

  test("an option's columns precede the dish's", () => {
    const { venue } = convertSoundly(
      "item_name,item_price,modifier_group_name,item_modifier_name,item_modifier_price,modifierGroupMax\nPoke,14.50,Extras,Egg,2.00,3\n",
    );
    expect(venue.menus[0]?.sections[0]?.items).toMatchObject([
      {
        name: "Poke",
        price: "14.50",
        options: [{ name: "Extras", limit: 3, values: [{ name: "Egg", price: "2.00" }] }],
      },
    ]);
  });

  test("a row's size has the size's price, not the dish's", () => {
    const { venue } = convertSoundly(
      "item_name,item_price,variation_name,variation_price\nLatte,4.00,Small,4.00\nLatte,4.00,Large,5.25\n",
    );
    expect(venue.menus[0]?.sections[0]?.items[0]?.options?.[0]?.values).toMatchObject([
      { name: "Small", price: "4.00" },
      { name: "Large", price: "5.25" },
    ]);
  });

  test("a price for another occasion is used only without any other price", () => {
    expect(dishes("name,cost,delivery price,price\nLeek,2.10,8.00,6.50\n")).toEqual([{ name: "Leek", price: "6.50" }]);
    expect(dishes("name,section,cost\nLeek,Soups,6.50\n")).toEqual([{ name: "Leek", price: "6.50" }]);
    expect(convertSoundly("name,cost,price\nLeek,2.10,6.50\n").notes).toContain("columnsLost cost");
  });

  test("of two columns with the same meaning, the filled one counts", () => {
    expect(dishes("Item Name,Display Name,price\n,Leek,6.50\nBisque,Lobster bisque,9.00\n")).toEqual([
      { name: "Leek", price: "6.50" },
      { name: "Bisque", price: "9.00" },
    ]);
  });

  test("French and English names of menus and sections are kept", () => {
    const { venue } = convertSoundly(
      "menu,menu name fr,section,section (fr),name,price\nLunch,Midi,Soups,Soupes,Leek,6\n",
    );
    expect(venue.menus).toMatchObject([
      {
        localization: { "fr-CA": { name: "Midi" } },
        sections: [{ localization: { "fr-CA": { name: "Soupes" } } }],
      },
    ]);
  });

  test("a header is found below a cafeteria's name, which is dropped with a note", () => {
    const { converter, venue, notes } = convertSoundly(
      "Cafétéria du Boisé;;\r\nMenu de décembre;;\r\n;;\r\nCatégorie;Plat;Prix\r\nPlats;Pâté chinois;6,75\r\n;;\r\n",
    );
    expect(converter).toBe("csv");
    expect(venue.menus[0]?.sections).toMatchObject([
      { name: "Plats", items: [{ name: "Pâté chinois", price: "6.75" }] },
    ]);
    expect(notes[0]).toBe('aboveHeader "Cafétéria du Boisé", "Menu de décembre"');
  });
});

function dishes(table: string) {
  return convertSoundly(table).venue.menus[0]?.sections[0]?.items;
}

test("Columns of contained and of possible allergens are merged.", () => {
  const rows = ["Dish,Price,Allergens,May contain", "Soup,8,Milk & Barley,Nuts", "Rice,5,none,", "Cake,6,,Egg"];
  const { venue } = convertSoundly(rows.join("\n"));
  expect(venue.menus[0]?.sections[0]?.items.map(({ allergens }) => allergens)).toEqual([
    "Milk & Barley. May contain: Nuts",
    "none",
    undefined,
  ]);
});

test("studio#start-file: The sample table is read whole, with its options, sizes and both languages.", () => {
  const sample = readFileSync(new URL("../../../apps/web/public/sample-menu.csv", import.meta.url), "utf8");
  const { venue, notes } = convertSoundly(sample);
  const dishes = venue.menus.flatMap(({ sections }) => sections ?? []).flatMap(({ items }) => items ?? []);
  expect(dishes.map(({ name, price, options }) => [name, price, options?.length ?? 0])).toEqual([
    ["Onion soup", "14.00", 0],
    ["Bistro burger", "21.00", 2],
    ["Lentil stew", "21.00", 0],
    ["House red", "12.00", 1],
    ["French toast", "16.00", 0],
  ]);
  expect(dishes.every(({ localization }) => localization?.["fr-CA"]?.name)).toBe(true);
  // Only what a menu does not say.
  expect(notes).toEqual(["unnamed", "viewOnly", "noTaxes", "alwaysOpen"]);
});
