import { describe, expect, test } from "vitest";
import { convertMenuFile } from "./convert-menu-file.ts";
import { convertCatalogue, convertSoundly, dishesOf, sectionsOf } from "./testing/convert-soundly.ts";

describe("Sections that hold their dishes", () => {
  const bakery = {
    restaurant: {
      name: "Au Bon Levain",
      address: "12, rue des Pins",
      phone: "+15145550188",
      description: "Pain et café",
    },
    categories: [
      {
        name: "Tartines",
        meals: [
          { id: "77-1", title: "Tartine au jambon fumeì", description: "", price: "9.50", popular: true },
          { id: "77-2", title: "CrÃ¨me de potiron", price: "8,75 €", picture: "https://example.com/2.jpg" },
        ],
      },
      { name: "Desserts", meals: [] },
    ],
  };

  test("the restaurant, its sections and its dishes are converted, with their prices", () => {
    const { venue } = convertCatalogue(bakery);
    expect(venue.restaurant).toMatchObject({
      name: "Au Bon Levain",
      slug: "au-bon-levain",
      address: "12, rue des Pins",
    });
    expect(venue.menus).toEqual([
      {
        name: "Menu",
        sections: [
          {
            name: "Tartines",
            items: [
              { id: "77-1", name: "Tartine au jambon fumé", price: "9.50", featured_item: true },
              { id: "77-2", name: "Crème de potiron", price: "8.75", image: "https://example.com/2.jpg" },
            ],
          },
        ],
      },
    ]);
  });

  test("repairs and losses are noted", () => {
    const { notes } = convertCatalogue(bakery);
    expect(notes.join("\n")).toContain("encodingMended: 2");
    expect(notes.join("\n")).toContain('emptySections: 1 ("Desserts")');
  });

  test("a list under its section's name, and dishes that name their section", () => {
    expect(
      sectionsOf({ Pizza: [{ name: "Margherita", price: 12 }], Dolci: [{ name: "Tiramisù", price: 7.5 }] }),
    ).toEqual(["Menu / Pizza: Margherita", "Menu / Dolci: Tiramisù"]);
    expect(
      sectionsOf([
        { name: "Ramen", category: "Noodles", price: 14 },
        { name: "Udon", category: "noodles", price: 13 },
      ]),
    ).toEqual(["Menu / Noodles: Ramen, Udon"]);
  });

  test("several menus stay separate", () => {
    const menus = [
      { name: "Lunch", categories: [{ name: "Soups", items: [{ name: "Leek", price: 6 }] }] },
      { name: "Dinner", items: [{ name: "Steak", price: 32.5 }] },
    ];
    expect(sectionsOf({ menus })).toEqual(["Lunch / Soups: Leek", "Dinner / Dinner: Steak"]);
  });
});

describe("Prices", () => {
  function priceOf(price: unknown, others: unknown[] = []) {
    const items = [{ name: "A", price }, ...others.map((other, index) => ({ name: `B${index}`, price: other }))];
    return dishesOf({ sections: [{ name: "S", items }] })[0]?.price;
  }

  test.each([
    [12.5, "12.50"],
    ["$12.50", "12.50"],
    ["12,50 $", "12.50"],
    ["1 250,00 €", "1250.00"],
    ["1,250.00", "1250.00"],
    ["¥980", "980.00"],
    [{ amount: 12.5, currency: "CAD" }, "12.50"],
    ["Free", "0.00"],
    [6.6000000000000005, "6.60"],
  ])("%j is parsed as %j", (price, amount) => {
    expect(priceOf(price)).toBe(amount);
  });

  test("whole numbers are dollars when one has decimals, or when a dish would cost less than a dollar in cents", () => {
    expect(priceOf(1295, [8.5])).toBe("1295.00");
    expect(priceOf(12, [9, 11])).toBe("12.00");
  });

  const whole = { name: "Steak", price: 350 };

  test("whole numbers that may be cents or dollars need the caller's unit", () => {
    expect(convertMenuFile(JSON.stringify({ items: [whole] }))).toEqual({ refused: "unsaid-price-unit" });
    const answered = (priceUnit: "minor" | "major") =>
      convertSoundly({ items: [whole] }, { priceUnit }).venue.menus[0]?.sections[0]?.items[0]?.price;
    expect([answered("minor"), answered("major")]).toEqual(["3.50", "350.00"]);
  });

  test.each([
    [{ items: [{ name: "Steak", price_cad: 350 }] }, "350.00"],
    [{ items: [{ name: "Steak", price_in_dollars: 350 }] }, "350.00"],
    [{ items: [{ name: "Steak", price: { amount: 350, unit: "dollars" } }] }, "350.00"],
    [{ items: [{ name: "Steak", price: { amount: 350, currency_minor_unit: 2 } }] }, "3.50"],
    [{ items: [{ name: "Steak", price_cents: 350 }] }, "3.50"],
    [{ price_unit: "cents", items: [whole] }, "3.50"],
    [{ prices_in: "dollars", items: [whole] }, "350.00"],
  ])("the unit that a file declares precedes a guess: %j", (document, price) => {
    expect(dishesOf(document)[0]?.price).toBe(price);
  });

  test("a dish without a price is imported unpublished, with a note", () => {
    const { venue, notes } = convertCatalogue({
      sections: [
        {
          name: "S",
          items: [
            { name: "Lobster", price: "Market price" },
            { name: "Fries", price: 4 },
          ],
        },
      ],
    });
    expect(venue.menus[0]?.sections[0]?.items[0]).toEqual({ name: "Lobster", price: "0.00", published_at: null });
    expect(notes.join("\n")).toContain('dishesWithoutPrice: 1 ("Lobster")');
  });
});

describe("Options under the names of their groups", () => {
  test("form a group for each name", () => {
    const side = [
      { name: "Fries", price: 0 },
      { name: "Salad", price: 2 },
    ];
    const steak = { name: "Steak", price: 32, options: { Cooking: ["Rare", "Medium"], Side: side } };
    const [dish] = convertCatalogue({ Mains: [steak] }).venue.menus[0]?.sections[0]?.items ?? [];
    expect(dish?.options).toMatchObject([
      { name: "Cooking", values: [{ name: "Rare" }, { name: "Medium" }] },
      { name: "Side", values: [{ name: "Fries" }, { name: "Salad", price: "2.00" }] },
    ]);
  });

  test("form no additional group beside groups with a name", () => {
    const size = { name: "Size", options: [{ name: "Small" }, { name: "Large", price: 1 }] };
    const soup = { name: "Soup", price: 8, modifiers: { all: [size] } };
    const [dish] = convertCatalogue({ Mains: [soup] }).venue.menus[0]?.sections[0]?.items ?? [];
    expect(dish?.options).toMatchObject([{ name: "Size", values: [{ name: "Small" }, { name: "Large" }] }]);
  });
});
