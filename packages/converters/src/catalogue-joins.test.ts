import { parseVenueFile } from "@comptoir/venue-file";
import { describe, expect, test } from "vitest";
import { convertCatalogue, dishesOf, sectionsOf } from "./testing/convert-soundly.ts";

describe("Lists that are joined by ids", () => {
  const teaHouse = {
    price_unit: "cents",
    categories: [
      { id: 1, name: "點心" },
      { id: 2, name: "飯麵" },
    ],
    items: [
      { id: 10, category_id: 1, name: "蝦餃", price: 680 },
      { id: 11, category_id: 2, name: "炒飯", name_en: "Fried rice", description: null, price: 1480 },
    ],
    modifier_groups: [
      { id: 1, name: "辣度", min: 1, max: 1 },
      { id: 2, name: "加料", required: false, max: 3, multi_select: true },
    ],
    modifiers: [
      { id: 1, group_id: 1, name: "小辣", price: 0 },
      { id: 2, group_id: 2, name: "叉燒", price: 250 },
    ],
    item_modifier_groups: [
      { item_id: 11, modifier_group_id: 1 },
      { item_id: 11, modifier_group_id: 2 },
    ],
  };

  test("dishes reference sections, and rows join groups to dishes", () => {
    const [dumplings, rice] = dishesOf(teaHouse);
    expect(dumplings).toEqual({ id: 10, name: "蝦餃", price: "6.80" });
    expect(rice).toMatchObject({
      id: 11,
      name: "炒飯",
      price: "14.80",
      localization: { "en-CA": { name: "Fried rice" } },
    });
    expect(rice?.options).toMatchObject([
      {
        name: "辣度",
        required: true,
        allow_multiple_selection: false,
        limit: 1,
        values: [{ name: "小辣", price: "0.00" }],
      },
      {
        name: "加料",
        required: false,
        allow_multiple_selection: true,
        limit: 3,
        values: [{ name: "叉燒", price: "2.50" }],
      },
    ]);
  });

  test("a name in Chinese only gets a slug that is the same at every import", () => {
    const options = { importedAt: "2026-11-20T18:00:00.000Z" };
    const first = parseVenueFile(JSON.stringify(convertCatalogue(teaHouse).venue), options);
    const again = parseVenueFile(JSON.stringify(convertCatalogue(teaHouse).venue), options);
    const slug = "venue" in first && first.venue.menus[0]?.sections?.[0]?.items?.[0]?.slug;
    expect(slug).toMatch(/^item-[a-z0-9]{7}$/);
    expect(again).toEqual(first);
  });

  test("sections list their dishes, options are dishes themselves, and texts are keyed by language", () => {
    const document = {
      price_unit: "cents",
      menus: [{ id: "m", title: { translations: { en: "All day", fr: "Toute la journée" } }, category_ids: ["c"] }],
      categories: [{ id: "c", title: { translations: { en: "Mains" } }, entities: [{ id: "i", type: "ITEM" }] }],
      items: [
        {
          id: "i",
          title: { translations: { en: "Burger", fr: "Hambourgeois" } },
          pricing: { price: 1295 },
          modifier_group_ids: { ids: ["g"] },
        },
        {
          id: "o",
          title: { translations: { en: "Bacon" } },
          pricing: { price: 200 },
          modifier_group_ids: { ids: ["h"] },
        },
        { id: "p", title: { translations: { en: "Crispy" } }, pricing: { price: 0 } },
      ],
      modifier_groups: [
        {
          id: "g",
          title: { translations: { en: "Extras" } },
          quantity_info: { quantity: { max_permitted: 2 } },
          modifier_options: [{ id: "o" }],
        },
        {
          id: "h",
          title: { translations: { en: "How" } },
          quantity_info: { quantity: { min_permitted: 1, max_permitted: 1 } },
          modifier_options: [{ id: "p" }],
        },
      ],
    };
    expect(sectionsOf(document)).toEqual(["All day / Mains: Burger"]);
    expect(dishesOf(document)[0]).toMatchObject({
      price: "12.95",
      localization: { "fr-CA": { name: "Hambourgeois" } },
      options: [
        {
          name: "Extras",
          limit: 2,
          values: [{ name: "Bacon", price: "2.00", options: [{ name: "How", required: true }] }],
        },
      ],
    });
  });

  test("a section that two menus reference is in both", () => {
    const document = {
      menus: ["Lunch", "Dinner"].map((name, id) => ({ id, name, category_ids: ["soups"] })),
      categories: [{ id: "soups", name: "Soups" }],
      items: [{ id: 1, name: "Leek", price: 6.5, category_id: "soups" }],
    };
    expect(sectionsOf(document)).toEqual(["Lunch / Soups: Leek", "Dinner / Soups: Leek"]);
  });

  test("one list of many types, with wrapped data", () => {
    const objects = [
      { type: "CATEGORY", id: "C", attributes: { name: "Coffee" } },
      { type: "ITEM", id: "I", attributes: { name: "Latte", category_id: "C", price_money: { amount: 400 } } },
    ];
    expect(sectionsOf({ objects })).toEqual(["Menu / Coffee: Latte"]);
    expect(dishesOf({ objects })[0]?.price).toBe("4.00");
  });

  test("maps by id become lists, and groups that contain each other end", () => {
    const document = {
      menus: [
        {
          name: "Dinner",
          menuGroups: [{ name: "Steaks", menuItems: [{ name: "Ribeye", price: 38.5, modifierGroupReferences: [3] }] }],
        },
      ],
      modifierGroupReferences: {
        "3": { referenceId: 3, name: "Sides", minSelections: 0, maxSelections: 2, modifierOptionReferences: [7] },
      },
      modifierOptionReferences: { "7": { referenceId: 7, name: "Fries", price: 4, modifierGroupReferences: [3] } },
    };
    expect(sectionsOf(document)).toEqual(["Dinner / Steaks: Ribeye"]);
    expect(dishesOf(document)[0]?.options).toMatchObject([
      { name: "Sides", limit: 2, values: [{ name: "Fries", price: "4.00" }] },
    ]);
  });

  test("maps by reference id become lists, even if each object has an id of another kind", () => {
    const document = {
      menus: [
        {
          name: "Dinner",
          menuGroups: [
            {
              name: "Pizzas",
              menuItems: [{ guid: "0a-1", name: "Margherita", price: 16.5, modifierGroupReferences: [1] }],
            },
          ],
        },
      ],
      modifierGroupReferences: {
        "1": { guid: "0b-1", referenceId: 1, name: "Crust", minSelections: 1, modifierOptionReferences: [11, 12] },
      },
      modifierOptionReferences: {
        "11": { guid: "0c-1", referenceId: 11, name: "Thin", price: 0 },
        "12": { guid: "0c-2", referenceId: 12, name: "Thick", price: 3.5 },
      },
    };
    const values = [
      { name: "Thin", price: "0.00" },
      { name: "Thick", price: "3.50" },
    ];
    expect(dishesOf(document)[0]?.options).toMatchObject([{ name: "Crust", required: true, values }]);
  });

  test("groups that contain each other many times are cut off, with a note", () => {
    const groups = Array.from({ length: 12 }, (_, index) => ({
      id: `g${index}`,
      name: `Group ${index}`,
      options: [1, 2, 3].map((option) => ({
        name: `Option ${option}`,
        modifier_group_ids: Array.from({ length: 12 }, (_, other) => `g${other}`),
      })),
    }));
    const { notes } = convertCatalogue({
      items: [{ name: "Fries", price: 4.5, modifier_group_ids: ["g0"] }],
      modifier_groups: groups,
    });
    expect(notes.join("\n")).toContain("optionsTooDeep");
  });

  test("groups are joined by their names, with rules in words", () => {
    const document = {
      dishes: [{ name: "Poke", price: "14.50", modifiers: ["Base", "Extras"] }],
      modifier_groups: [
        { name: "Base", type: "required", options: ["Rice", "Greens"] },
        { name: "Extras", selection: "multiple", min: 2, max: 4, options: [{ label: "Egg", upcharge: 2 }] },
      ],
    };
    expect(dishesOf(document)[0]?.options).toMatchObject([
      {
        name: "Base",
        required: true,
        allow_multiple_selection: false,
        limit: 1,
        values: [{ name: "Rice" }, { name: "Greens" }],
      },
      {
        name: "Extras",
        required: true,
        allow_multiple_selection: true,
        limit: 4,
        values: [{ name: "Egg", price: "2.00" }],
      },
    ]);
    expect(convertCatalogue(document).notes.join("\n")).toContain('moreThanOneChoice: 1 ("Extras (at least 2)")');
  });

  test("a group without options is no option group", () => {
    const dish = {
      name: "Poke",
      price: 14.5,
      option_groups: [
        { name: "Sauce", options: [] },
        { id: "b", options: [] },
      ],
    };
    const group = { id: "b", name: "Base", options: [{ name: "Rice" }] };
    expect(dishesOf({ items: [dish], option_groups: [group] })[0]?.options).toMatchObject([
      { name: "Base", values: [{ name: "Rice" }] },
    ]);
  });

  test("an option group that several dishes share is copied to each", () => {
    const group = { id: "ice", name: "Ice", options: [{ id: "less", name: "Less" }] };
    const items = ["a", "b"].map((id) => ({ id, name: id.toUpperCase(), price: 3.5, option_group_ids: ["ice"] }));
    expect(
      dishesOf({ items, option_groups: [group] }).map((dish) =>
        dish.options?.map(({ id, values }) => [id, values[0]?.id]),
      ),
    ).toEqual([[["ice", "less"]], [["ice-b", "less-ice-b"]]]);
  });
});
