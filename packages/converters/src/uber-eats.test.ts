import { describe, expect, test } from "vitest";
import { convertMenuFile } from "./convert-menu-file.ts";
import type { ConvertOptions, DraftItem } from "./converter.ts";
import { type Converted, convertSoundly, sectionsIn } from "./testing/convert-soundly.ts";

type Lists = { menus?: object[]; categories?: object[]; items: object[]; modifier_groups?: object[] };

const text = (en: string, more: object = {}) => ({ translations: { en_us: en, ...more } });
const entities = (...ids: string[]) => ids.map((id) => ({ id, type: "ITEM" }));

function item(id: string, price: number, more: object = {}) {
  return { id, title: text(id), price_info: { price }, tax_info: {}, ...more };
}

function group(id: string, options: string[], quantity: object = {}) {
  return { id, title: text(id), quantity_info: { quantity }, modifier_options: entities(...options) };
}

function hours(days: string[], start_time: string, end_time: string) {
  return days.map((day_of_week) => ({ day_of_week, time_periods: [{ start_time, end_time }] }));
}

/** Converts a menu with these lists. Without menus and categories, the first item is its only dish. */
function convertUberEats(lists: Lists, options: ConvertOptions = {}): Converted {
  const first = entities((lists.items[0] as { id: string }).id);
  const categories = [{ id: "main", title: text("Main"), entities: first }];
  const menus = [{ id: "all", title: text("All day"), category_ids: ["main"] }];
  const converted = convertSoundly({ menus, categories, modifier_groups: [], ...lists }, options);
  expect(converted.converter).toBe("uber-eats");
  return converted;
}

function dishes(converted: Converted): DraftItem[] {
  return converted.venue.menus.flatMap(({ sections }) => sections.flatMap((section) => section.items));
}

describe("A menu of Uber Eats", () => {
  test("menus list categories, categories list items, and an item of a group only is no dish", () => {
    const converted = convertUberEats({
      menus: [
        { id: "day", title: text("All day", { fr_ca: "Toute la journée" }), category_ids: ["mains", "drinks"] },
        { id: "late", title: text("Late"), subtitle: text("After ten"), category_ids: ["drinks"] },
      ],
      categories: [
        { id: "drinks", title: text("Drinks"), entities: entities("Tea") },
        { id: "mains", title: text("Mains"), subtitle: text("With fries"), entities: entities("Burger") },
        { id: "old", title: text("Old"), entities: entities("Stew") },
      ],
      items: [
        item("Burger", 1295, { modifier_group_ids: { ids: ["Extras"] }, image_url: "https://example.com/b.jpg" }),
        item("Bacon", 200),
        item("Tea", 250),
        item("Stew", 900),
      ],
      modifier_groups: [group("Extras", ["Bacon"], { max_permitted: 2 }), group("Unused", ["Bacon"])],
    });
    expect(sectionsIn(converted)).toEqual(["All day / Mains: Burger", "All day / Drinks: Tea", "Late / Drinks: Tea"]);
    expect(converted.venue.menus).toMatchObject([
      { localization: { "fr-CA": { name: "Toute la journée" } }, sections: [{ description: "With fries" }, {}] },
      { description: "After ten" },
    ]);
    expect(dishes(converted)[0]).toMatchObject({
      id: "Burger",
      price: "12.95",
      image: "https://example.com/b.jpg",
      options: [{ name: "Extras", limit: 2, values: [{ name: "Bacon", price: "2.00" }] }],
    });
    expect(converted.count).toEqual({ prices: { found: 3, taken: 3 }, options: { found: 1, taken: 1 } });
    expect(converted.notes).toContain('itemsInNoMenu: 1 ("Stew")');
    expect(converted.notes).toContain('categoriesInNoMenu: 1 ("old")');
    expect(converted.notes).toContain('modifierGroupsUnused: 1 ("Unused")');
  });

  test("an option has its group's price and limits", () => {
    const overrides = (more: object) => [{ context_type: "MODIFIER_GROUP", context_value: "Flavour", ...more }];
    const berry = item("Berry", 5, {
      price_info: { price: 5, overrides: overrides({ price: 0 }) },
      quantity_info: { overrides: overrides({ quantity: { max_permitted: 2, default_quantity: 1 } }) },
    });
    const muffin = item("Muffin", 300, { modifier_group_ids: { ids: ["Flavour", "Other"] } });
    const groups = [group("Flavour", ["Berry"]), group("Other", ["Berry"])];
    const [dish] = dishes(convertUberEats({ items: [muffin, berry], modifier_groups: groups }));
    expect(dish?.options?.map(({ values }) => values[0])).toMatchObject([
      { price: "0.00", max_quantity: 2, default_selection: true },
      { price: "0.05" },
    ]);
    expect(dish?.options?.[1]?.values[0]).not.toHaveProperty("max_quantity");
  });

  test("options may have groups, and groups that contain each other end", () => {
    const combo = item("Combo", 1500, { modifier_group_ids: { ids: ["Drink"] } });
    const coffee = item("Coffee", 0, { modifier_group_ids: { ids: ["Milk", "Drink"] } });
    const groups = [group("Drink", ["Coffee"]), group("Milk", ["Oat"])];
    const [dish] = dishes(convertUberEats({ items: [combo, coffee, item("Oat", 75)], modifier_groups: groups }));
    expect(dish?.options).toMatchObject([
      { name: "Drink", values: [{ name: "Coffee", options: [{ name: "Milk", values: [{ price: "0.75" }] }] }] },
    ]);
  });

  test.each([
    [
      { min_permitted: 1, max_permitted: 1 },
      { required: true, allow_multiple_selection: false, limit: 1 },
    ],
    [{ max_permitted: 3 }, { required: false, allow_multiple_selection: true, limit: 3 }],
    [
      { min_permitted_unique: 1, max_permitted_unique: 1, max_permitted: 5 },
      { required: true, limit: 1 },
    ],
    [
      { min_permitted: 1, max_permitted: 2, is_min_permitted_optional: true },
      { required: false, limit: 2 },
    ],
    [{}, { required: false, allow_multiple_selection: true }],
  ])("a group with %j", (quantity, rules) => {
    const burger = item("Burger", 1295, { modifier_group_ids: { ids: ["G"] } });
    const converted = convertUberEats({
      items: [burger, item("A", 0)],
      modifier_groups: [group("G", ["A"], quantity)],
    });
    expect(dishes(converted)[0]?.options).toMatchObject([rules]);
    expect(converted.notes.join()).not.toMatch(/noLimit|unnamedSize/);
  });

  test("an item is sold out while it is suspended, and available again afterwards", () => {
    const until = (suspend_until: number | null) => ({ suspension_info: { suspension: { suspend_until } } });
    const burger = item("Burger", 1295, { modifier_group_ids: { ids: ["G"] }, ...until(1_800_000_000) });
    const lists = { items: [burger, item("A", 0, until(1_800_000_000))], modifier_groups: [group("G", ["A"])] };
    const during = dishes(convertUberEats(lists, { importedAt: "2026-11-20T18:00:00.000Z" }))[0];
    expect(during).toMatchObject({ sold_out: true, options: [{ values: [{ unavailable: true }] }] });
    const after = dishes(convertUberEats(lists, { importedAt: "2028-11-20T18:00:00.000Z" }))[0];
    expect(after).not.toHaveProperty("sold_out");
    expect(dishes(convertUberEats({ items: [item("B", 1, until(null))] }))[0]).not.toHaveProperty("sold_out");
  });

  test("attributes are converted, and lost ones are noted", () => {
    const wine = item("Wine", 1200, {
      price_info: { price: 1200, overrides: [{ context_type: "MENU", context_value: "all", price: 900 }] },
      tax_info: { tax_rate: 13 },
      product_info: { plu: "9416" },
      nutritional_info: { calories: { lower_range: 120, upper_range: 150 }, allergens: ["SULPHITES"] },
      dish_info: { classifications: { alcoholic_items: 1, dietary_label_info: { labels: ["VEGAN"] } } },
      bundled_items: [{ item_id: "x" }],
    });
    const converted = convertUberEats({ items: [wine] });
    expect(dishes(converted)).toMatchObject([
      { sku: "9416", calories: 120, allergens: "SULPHITES", diets: "Vegan", alcoholic_beverage: true, price: "12.00" },
    ]);
    expect(converted.notes).toContain('taxRatesLost: 1 ("13%")');
    expect(converted.notes).toContain('ownPricesLost: 1 ("Wine")');
    expect(converted.notes).toContain('bundlesLost: 1 ("Wine")');
  });

  test("a document of only categories and items is one menu", () => {
    const categories = [{ id: "c", title: "Soups", entities: entities("Leek") }];
    const converted = convertSoundly({ data: { categories, items: [item("Leek", 650)] } });
    expect([converted.converter, sectionsIn(converted)]).toEqual(["uber-eats", ["Menu / Soups: Leek"]]);
    expect(convertMenuFile("{}", { converter: "uber-eats" })).toHaveProperty("venue");
  });
});

describe("The hours of the menus", () => {
  const week = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
  const menu = (id: string, service_availability: object[], category_ids: string[]) => ({
    id,
    title: text(id),
    service_availability,
    category_ids,
  });
  const categories = ["Eggs", "Steak"].map((id) => ({ id, title: text(id), entities: entities(id) }));
  const items = [item("Eggs", 900), item("Steak", 3200)];

  test("together are the restaurant's, and a menu with fewer hours has price schedules", () => {
    const { venue, notes } = convertUberEats({
      menus: [
        menu("Brunch", hours(["saturday", "sunday"], "09:00", "11:30"), ["Eggs"]),
        menu(
          "Day",
          [...hours(["friday"], "11:00", "23:59"), ...hours(["saturday", "sunday"], "09:00", "15:00")],
          ["Steak"],
        ),
      ],
      categories,
      items,
    });
    expect(venue.restaurant.hours).toEqual([
      { weekday: 4, start_time: "11:00", end_time: "00:00" },
      { weekday: 5, start_time: "09:00", end_time: "15:00" },
      { weekday: 6, start_time: "09:00", end_time: "15:00" },
    ]);
    const [eggs, steak] = venue.menus.map(({ sections }) => sections[0]?.items[0]);
    const closed = "x".repeat(96);
    const morning = `${"x".repeat(36)}${"a".repeat(10)}${"x".repeat(50)}`;
    expect(eggs?.price_schedule).toEqual([closed, closed, closed, closed, closed, morning, morning]);
    expect(eggs?.additional_prices).toEqual({ a: "9.00" });
    expect(steak).not.toHaveProperty("price_schedule");
    expect(notes).toContain('menuHours: 1 ("Brunch")');
  });

  test("around the clock are dropped, and hours of only some menus are not guessed", () => {
    const always = menu("Day", hours(week, "00:00", "23:59"), ["Eggs", "Steak"]);
    expect(convertUberEats({ menus: [always], categories, items }).venue.restaurant).not.toHaveProperty("hours");
    const some = [menu("A", hours(week, "09:00", "11:00"), ["Eggs"]), menu("B", [], ["Steak"])];
    expect(convertUberEats({ menus: some, categories, items }).venue.restaurant).not.toHaveProperty("hours");
  });

  test("yield to the caller's hours", () => {
    const given = [{ weekday: 0, start_time: "08:00", end_time: "09:00" }];
    const menus = [menu("Day", hours(week, "09:00", "11:00"), ["Eggs"])];
    const { restaurant } = convertUberEats({ menus, categories, items }, { restaurant: { hours: given } }).venue;
    expect(restaurant.hours).toEqual(given);
  });
});
