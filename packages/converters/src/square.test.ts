import { describe, expect, test } from "vitest";
import { convertSoundly, sectionsIn } from "./testing/convert-soundly.ts";
import { category, convertSquare, dishes, item, modifier, modifierList, money } from "./testing/square-objects.ts";

describe("A catalogue of Square", () => {
  const milk = modifierList("L", "Milk", [modifier("W", "Whole"), modifier("O", "Oat", 75)]);

  test("objects without a type: an object beside its list is no dish", () => {
    const sizes = [300, 400].map((amount, index) => ({
      id: `V${index}`,
      item_variation_data: { item_id: "C", name: ["half", "normal"][index], price_money: { amount } },
    }));
    const withMilk = { modifier_list_info: [{ modifier_list_id: "L" }] };
    const converted = convertSoundly([
      category("K1", "Coffee"),
      item("I", "Latte", { category_id: "K1", ...withMilk }),
      milk,
      modifier("O", "Oat", 75),
      modifier("W", "Whole"),
      category("K2", "Cones"),
      item("C", "Vanilla", { category_id: "K2", variations: sizes, ...withMilk }),
      { id: "D", type: "DISCOUNT", discount_data: { name: "Friends" } },
    ]);
    expect(sectionsIn(converted)).toEqual(["Menu / Coffee: Latte", "Menu / Cones: Vanilla"]);
    expect(converted.count).toEqual({ prices: { found: 5, taken: 5 }, options: { found: 4, taken: 4 } });
    expect(dishes(converted)).toMatchObject([
      { id: "I", name: "Latte", price: "5.00", options: [{ name: "Milk", type: "addons" }] },
      {
        id: "C",
        price: "3.00",
        options: [
          {
            type: "pricing",
            values: [
              { id: "V0", name: "half", price: "3.00" },
              { id: "V1", name: "normal", price: "4.00" },
            ],
          },
          { name: "Milk", values: [{ name: "Whole" }, { name: "Oat", price: "0.75" }] },
        ],
      },
    ]);
  });

  test("several variations are an option group that sets the price, in the currency's smallest unit", () => {
    const dish = {
      name: "Latte",
      category_id: "C",
      variations: [
        { id: "V1", item_variation_data: { name: "Small", price_money: { amount: 400, currency: "CAD" } } },
        { id: "V2", item_variation_data: { name: "Large", price_money: { amount: 525, currency: "CAD" } } },
      ],
      modifier_list_info: [{ modifier_list_id: "M", min_selected_modifiers: 1, max_selected_modifiers: 1 }],
    };
    const modifiers = [{ id: "O", modifier_data: { name: "Oat", price_money: { amount: 75 } } }];
    const [latte] = dishes(
      convertSquare(
        { type: "CATEGORY", id: "C", category_data: { name: "Coffee" } },
        { type: "ITEM", id: "I", item_data: dish },
        { type: "MODIFIER_LIST", id: "M", modifier_list_data: { name: "Milk", modifiers } },
      ),
    );
    expect(latte).toMatchObject({
      name: "Latte",
      price: "4.00",
      options: [
        {
          type: "pricing",
          required: true,
          values: [
            { name: "Small", price: "4.00" },
            { name: "Large", price: "5.25" },
          ],
        },
        { name: "Milk", type: "addons", required: true, limit: 1, values: [{ name: "Oat", price: "0.75" }] },
      ],
    });
  });

  test("variations and modifiers in separate lists are joined with their owners, in order", () => {
    const bare = { type: "MODIFIER_LIST", id: "L", modifier_list_data: { name: "Milk" } };
    const latte = item("I", "Latte", { variations: undefined, modifier_list_info: [{ modifier_list_id: "L" }] });
    const variation = (name: string, ordinal: number) => ({
      type: "ITEM_VARIATION",
      id: name,
      item_variation_data: { item_id: "I", name, ordinal, price_money: money(400 + ordinal) },
    });
    const oat = modifier("O", "Oat", 75, { modifier_list_id: "L", ordinal: 2 });
    const whole = modifier("W", "Whole", 0, { modifier_list_id: "L", ordinal: 1 });
    const [dish] = dishes(convertSquare(latte, bare, variation("Large", 2), variation("Small", 1), oat, whole));
    expect(dish?.options?.map(({ values }) => values.map(({ name }) => name))).toEqual([
      ["Small", "Large"],
      ["Whole", "Oat"],
    ]);
  });

  test("an item is in each of its categories, in their order, and in no kitchen or reporting category", () => {
    const converted = convertSquare(
      category("R", "Reports"),
      category("K", "Line 2", { category_type: "KITCHEN_CATEGORY" }),
      category("A", "Salads"),
      category("B", "Vegan"),
      item("I", "Greens", {
        categories: [{ id: "A", ordinal: 2 }, { id: "B" }, { id: "K" }],
        reporting_category: { id: "R" },
      }),
      item("J", "Beets", { categories: [{ id: "A", ordinal: 1 }] }),
      item("M", "Soda", { reporting_category: { id: "R" } }),
      item("N", "Gift"),
    );
    expect(sectionsIn(converted)).toEqual([
      "Menu / Reports: Soda",
      "Menu / Salads: Beets, Greens",
      "Menu / Vegan: Greens",
      "Menu / Menu: Gift",
    ]);
  });

  test("each topmost menu category is a menu", () => {
    const ofMenu = (parent: string, ordinal: number) => ({
      category_type: "MENU_CATEGORY",
      parent_category: { id: parent, ordinal },
    });
    const converted = convertSquare(
      category("D", "Dinner", { category_type: "MENU_CATEGORY", is_top_level: true }),
      category("D2", "Mains", ofMenu("D", 2)),
      category("D1", "Soups", ofMenu("D", 1)),
      category("X", "Food", { category_type: "REGULAR_CATEGORY" }),
      item("I", "Steak", { categories: [{ id: "D2" }, { id: "X" }] }),
      item("J", "Leek", { categories: [{ id: "D1" }] }),
    );
    expect(sectionsIn(converted)).toEqual(["Dinner / Soups: Leek", "Dinner / Mains: Steak"]);
  });

  test("archived items and those of no location are unpublished, deleted objects are dropped", () => {
    const { venue, notes } = convertSquare(
      item("I", "Archived", { is_archived: true }),
      item("J", "Nowhere", {}, { present_at_all_locations: false }),
      item("K", "Deleted", {}, { is_deleted: true }),
      item("L", "Downtown", {}, { present_at_all_locations: false, present_at_location_ids: ["1"] }),
    );
    expect(venue.menus[0]?.sections[0]?.items.map((dish) => [dish.name, dish.published_at])).toEqual([
      ["Archived", null],
      ["Nowhere", null],
      ["Downtown", undefined],
    ]);
    expect(notes).toContain('objectsDeleted: 1 ("Deleted")');
    expect(notes).toContain('itemsOfSomeLocations: 1 ("Downtown")');
  });

  test("pictures, taxes, attributes, and sizes that are sold out or have no price", () => {
    const variations = ["Small", "Large", "Open"].map((name, index) => ({
      id: name,
      item_variation_data: {
        name,
        sku: `S${index}`,
        ...(name === "Open" ? { pricing_type: "VARIABLE_PRICING" } : { price_money: money(400 + index) }),
        location_overrides: name === "Large" ? [{ location_id: "1", sold_out: true, price_money: money(401) }] : [],
      },
    }));
    const { venue, notes } = convertSquare(
      item("I", "Latte", {
        description_html: "<p>Double shot</p>",
        image_ids: ["P"],
        variations,
        food_and_beverage_details: { calorie_count: 190, dietary_preferences: [{ standard_name: "VEGETARIAN" }] },
      }),
      { type: "IMAGE", id: "P", image_data: { url: "https://example.com/latte.jpg" } },
      { type: "TAX", id: "T", tax_data: { name: "HST", percentage: "13.0" } },
    );
    expect(venue.menus[0]?.sections[0]?.items).toMatchObject([
      {
        description: "<p>Double shot</p>",
        image: "https://example.com/latte.jpg",
        calories: 190,
        diets: "Vegetarian",
        options: [
          {
            values: [
              { name: "Small", sku: "S0" },
              { name: "Large", unavailable: true },
            ],
          },
        ],
      },
    ]);
    expect(notes).toContain('taxesLost: 1 ("HST 13.0%")');
    expect(notes).toContain('sizesWithoutPrice: 1 ("Open")');
  });

  test("amounts of a currency without cents are whole numbers; pages and camel case are supported", () => {
    const page = (name: string) => ({
      cursor: "next",
      objects: [
        {
          type: "ITEM",
          id: name,
          itemData: { name, variations: [{ id: `${name}-V`, itemVariationData: { priceMoney: money(980, "JPY") } }] },
        },
      ],
    });
    const converted = convertSoundly([page("Ramen"), page("Udon")]);
    expect(dishes(converted).map(({ name, price }) => [name, price])).toEqual([
      ["Ramen", "980.00"],
      ["Udon", "980.00"],
    ]);
    expect(converted.notes).toContain("foreignCurrency JPY");
  });
});
