import { describe, expect, test, vi } from "vitest";
import { aLine, type OpenVenue, openSite, type VenueFile, withGravy } from "./testing/open-venue.ts";

// menu#normalization, menu#publication, menu#price-schedule: how a page shows menu data.
const site = await openSite();

const dish = (id: number, name: string, but: object = {}) => ({ id, name, price: "5.00", ...but });
const dishesOf =
  (...items: object[]) =>
  (file: VenueFile) =>
    Object.assign(file.section, { items });
const valuesOf =
  (...values: object[]) =>
  (file: VenueFile) =>
    Object.assign(file.group, { values });

/** Returns the given names that a page contains, in order of appearance. */
function namesIn(page: string, names: readonly string[]): string[] {
  const at = (name: string) => page.search(new RegExp(`>\\s*${name}\\s*<`));
  return names.filter((name) => at(name) >= 0).sort((one, other) => at(one) - at(other));
}
const onMenu = async (change: (file: VenueFile) => unknown, names: readonly string[]) =>
  namesIn(await (await site.open(change)).page(), names);
const onDish = async (change: (file: VenueFile) => unknown, names: readonly string[]) =>
  namesIn(await (await site.open(change)).page("tableNum=1", "/items/20"), names);
const EARLIER = "2026-01-01T00:00:00Z";

describe("Menu data normalization", () => {
  test("Items whose published_at is null are dropped, and cannot be ordered.", async () => {
    const venue = await site.open((file) => Object.assign(file.dish, { published_at: null }));
    expect(namesIn(await venue.page(), ["Fries", "Salad"])).toEqual(["Salad"]);
    expect(await venue.post("/orders/validate", { itemsInCart: [aLine()], type: "dine-in" })).toMatch(/"code":(?!200)/);
    expect(await venue.page("tableNum=1", "/items/20")).not.toContain("10.00");
  });

  test("Items are sorted by order.", async () => {
    const items = [dish(1, "Last", { order: 9 }), dish(2, "First", { order: 1 }), dish(3, "Second", { order: 2 })];
    expect(await onMenu(dishesOf(...items), ["Last", "First", "Second"])).toEqual(["First", "Second", "Last"]);
  });

  test("Option values are sorted by order, else by price.", async () => {
    const [dear, cheap, middle] = [
      dish(1, "Dear", { price: "9.00" }),
      dish(2, "Cheap", { price: "1.00" }),
      dish(3, "Middle"),
    ];
    const names = ["Dear", "Cheap", "Middle"];
    expect(await onDish(valuesOf(dear, cheap, middle), names)).toEqual(["Cheap", "Middle", "Dear"]);
    const ordered = [
      { ...dear, order: 1 },
      { ...cheap, order: 2 },
      { ...middle, order: 3 },
    ];
    expect(await onDish(valuesOf(...ordered), names)).toEqual(["Dear", "Cheap", "Middle"]);
  });

  test("A pricing option group is shown first.", async () => {
    const groups = (type: string) => (file: VenueFile) => {
      const sizes = { id: 33, name: "Sizes", type, order: 2, values: [{ id: 34, name: "Small", price: "8.00" }] };
      Object.assign(file.dish, { options: [{ ...file.group, order: 1 }, sizes] });
    };
    expect(await onDish(groups("pricing"), ["Small", "Gravy"])).toEqual(["Small", "Gravy"]);
    expect(await onDish(groups("addons"), ["Small", "Gravy"])).toEqual(["Gravy", "Small"]);
  });

  test("HTML escapes are decoded.", async () => {
    const venue = await site.open((file) =>
      Object.assign(file.dish, { name: "Mac &amp; cheese, l&eacute;ger &#8212; hot" }),
    );
    const page = await venue.page();
    expect(page).toContain("Mac &amp; cheese, léger — hot");
    expect(page).not.toContain("&amp;amp;");
    expect(await venue.pageWithCart("/cart")).toContain("Mac &amp; cheese, léger — hot");
  });
});

describe("Publication", () => {
  const names = ["Fries", "Salad", "Lemonade"];

  test("published_at null means unpublished, for groups, sections, items and values; menus are soft-deleted.", async () => {
    expect(await onMenu(() => undefined, names)).toEqual(names);
    expect(await onMenu(({ section }) => Object.assign(section, { published_at: null }), names)).toEqual(["Lemonade"]);
    expect(await onMenu(({ menus }) => Object.assign(menus[0], { deleted_at: EARLIER }), names)).toEqual(["Lemonade"]);
    const inGroup = (published_at: string | null) => (file: VenueFile) => {
      file.menu_groups.push({ id: 5, name: "Kitchen", published_at });
      Object.assign(file.menus[0], { menu_group_id: 5 });
    };
    expect(await onMenu(inGroup(EARLIER), names)).toEqual(names);
    expect(await onMenu(inGroup(null), names)).toEqual(["Lemonade"]);
    const unpublished = await site.open(({ value }) => Object.assign(value, { published_at: null }));
    expect(namesIn(await unpublished.page("tableNum=1", "/items/20"), ["Gravy", "Ketchup"])).toEqual(["Ketchup"]);
  });
});

describe("Price schedule", () => {
  /** Price schedule with the letter at noon, after 48 quarter hours of another letter. */
  const noonIs = (letter: string) => Array.from({ length: 7 }, () => `${"a".repeat(48)}${letter}${"b".repeat(47)}`);
  const scheduled = (letter: string) => (file: VenueFile) =>
    Object.assign(file.dish, {
      price_schedule: noonIs(letter),
      additional_prices: { a: "1.11", b: "2.22", n: "3.33" },
    });
  const answer = (venue: OpenVenue) => venue.post("/orders/validate", { itemsInCart: [aLine()], type: "dine-in" });

  test("Slots are 15 minutes: a price ends at the quarter hour.", async () => {
    const venue = await site.open(scheduled("n"));
    expect(await venue.bill()).toContain('"subtotal":"3.33"');
    try {
      vi.setSystemTime("2026-11-20T17:14:59Z");
      expect(await venue.bill()).toContain('"subtotal":"3.33"');
      vi.setSystemTime("2026-11-20T17:15:00Z");
      expect(await venue.bill()).toContain('"subtotal":"2.22"');
    } finally {
      vi.setSystemTime("2026-11-20T17:00:00Z");
    }
  });

  test.each(["x", "z"])("Slot %s, which has no price, marks the item unavailable for that slot.", async (letter) => {
    const venue = await site.open(scheduled(letter));
    expect(await answer(venue)).toContain('"code":426');
    expect(await venue.page()).toMatch(/12:15/);
    expect(await answer(await site.open(scheduled("n")))).not.toContain('"code":426');
  });

  test("An option value is unavailable in the same way.", async () => {
    const venue = await site.open(({ value }) =>
      Object.assign(value, { price_schedule: noonIs("x"), additional_prices: { a: "1.11" } }),
    );
    expect(await venue.post("/orders/validate", { itemsInCart: [withGravy()], type: "dine-in" })).toContain(
      '"code":426',
    );
    expect(await answer(venue)).not.toContain('"code":426');
  });

  test("Items that are not available now come last.", async () => {
    const change = (file: VenueFile) =>
      Object.assign(file.dish, { price_schedule: noonIs("x"), additional_prices: {} });
    expect(await onMenu(change, ["Fries", "Salad"])).toEqual(["Salad", "Fries"]);
    expect(await onMenu(() => undefined, ["Fries", "Salad"])).toEqual(["Fries", "Salad"]);
  });
});

describe("Filters and features", () => {
  test("Only the diets and allergens that are present in the menu items are offered.", async () => {
    const venue = await site.open(({ dish }) => Object.assign(dish, { diets: "Vegan", allergens: "Mustard" }));
    const offered = (page: string) =>
      ["Pescatarian", "Vegan", "Peanuts", "Mustard", "Soy"].filter((word) => page.includes(`value="${word}"`));
    expect(offered(await venue.page())).toEqual(["Vegan", "Mustard"]);
    expect(offered(await (await site.open(() => undefined)).page())).toEqual([]);
  });

  test("Featured items come before the menus.", async () => {
    const page = await (
      await site.open((file) => Object.assign(file.menus[1], { items: [dish(40, "Pie", { featured_item: true })] }))
    ).page();
    expect(namesIn(page, ["Fries", "Pie"])).toEqual(["Pie", "Fries"]);
  });
});
