import { describe, expect, test } from "vitest";
import { convertSoundly } from "./testing/convert-soundly.ts";

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

  test("sections, sizes and add-ons are converted, prices from hundredths", () => {
    const { converter, venue, notes } = convertSoundly(
      answer({ title: "Grill", itemCards: [card(paneer)] }, { title: "Breads", itemCards: [card(naan)] }),
    );
    expect(converter).toBe("delivery-platform");
    expect(venue.restaurant).toMatchObject({ name: "Spice Lane" });
    expect(venue.restaurant.address).toBeUndefined();
    expect(notes).toContain("partOfTown Bandra, Mumbai");
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
    expect(notes.join("\n")).toContain('picturesLost: 1 ("abc123")');
  });

  test("recommended dishes are featured in their own sections", () => {
    const { venue } = convertSoundly(
      answer({ title: "Recommended", itemCards: [card(naan)] }, { title: "Breads", itemCards: [card(naan)] }),
    );
    expect(venue.menus[0]?.sections.map(({ name, items }) => [name, items[0]?.featured_item])).toEqual([
      ["Breads", true],
    ]);
    const alone = convertSoundly(answer({ title: "Recommended", itemCards: [card(paneer), card(naan)] }));
    expect(alone.venue.menus[0]?.sections.map(({ name }) => name)).toEqual(["Grill", "Breads"]);
  });

  test("a dish that is repeated within a section is converted once, with a note", () => {
    const repeat = { ...paneer, showImage: true };
    const { venue, notes } = convertSoundly(answer({ title: "Grill", itemCards: [card(paneer), card(repeat)] }));
    expect(venue.menus[0]?.sections[0]?.items.map(({ id }) => id)).toEqual([501]);
    expect(notes).toContain('repeatedDishes: 1 ("Paneer Tikka")');
  });
});
