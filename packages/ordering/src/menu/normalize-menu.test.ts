import { describe, expect, it } from "vitest";
import { decodeHtmlText, plainText } from "../venue/html-text.ts";
import type { MenuItemData } from "./dish.ts";
import type { MenuData } from "./menu.ts";
import { normalizeMenus } from "./menu.ts";
import { findItem, indexMenus } from "./menu-index.ts";
import type { OptionGroup, OptionGroupData } from "./option.ts";

const PUBLISHED = "2026-01-01T00:00:00Z";

function menuOf(...items: MenuItemData[]): MenuData {
  return { id: 1, name: "Lunch", items };
}

function dish(id: number, more: Partial<MenuItemData> = {}): MenuItemData {
  return { id, name: `Dish ${id}`, price: "10.00", ...more };
}

function idsOf(things: readonly { id: number | string }[] | undefined): (number | string)[] | undefined {
  return things?.map((thing) => thing.id);
}

describe("Menu data normalization", () => {
  it("drops what has a null published_at, and keeps what has none", () => {
    const [menu] = normalizeMenus({
      menus: [menuOf(dish(1, { published_at: null }), dish(2, { published_at: PUBLISHED }), dish(3))],
    });
    expect(idsOf(menu?.items)).toEqual([2, 3]);
  });

  it("drops deleted and unpublished menus, menus of an unpublished group, and unpublished sections", () => {
    const menus = normalizeMenus({
      menu_groups: [{ id: 9, name: "Winter", published_at: null }],
      menus: [
        { id: 1, name: "Deleted", deleted_at: PUBLISHED },
        { id: 2, name: "Unpublished", published_at: null },
        { id: 3, name: "Winter", menu_group_id: "9" },
        {
          id: 4,
          name: "Dinner",
          sections: [
            { id: 1, name: "Soups", published_at: null },
            { id: 2, name: "Grill" },
          ],
        },
      ],
    });
    expect(idsOf(menus)).toEqual([4]);
    expect(idsOf(menus[0]?.sections)).toEqual([2]);
  });

  it("sorts items by order, and those without an order last as they came", () => {
    const [menu] = normalizeMenus({ menus: [menuOf(dish(1), dish(2, { order: 2 }), dish(3, { order: 1 }), dish(4))] });
    expect(idsOf(menu?.items)).toEqual([3, 2, 1, 4]);
  });

  it("sorts option values by order, else by price, and shows a pricing group first", () => {
    const options: OptionGroupData[] = [
      {
        id: "extras",
        name: "Extras",
        order: 1,
        values: [
          { id: "dear", name: "Truffle", price: "9.00" },
          { id: "cheap", name: "Herbs", price: "1.00" },
          { id: "first", name: "Bread", price: "5.00", order: 1 },
        ],
      },
      { id: "size", name: "Size", type: "pricing", order: 2, values: [{ id: "large", name: "Large", price: "12.00" }] },
    ];
    const [menu] = normalizeMenus({ menus: [menuOf(dish(1, { options }))] });
    const groups = menu?.items[0]?.options;
    expect(idsOf(groups)).toEqual(["size", "extras"]);
    expect(idsOf(groups?.[1]?.values)).toEqual(["first", "cheap", "dear"]);
  });

  it("decodes escapes once, and keeps the allowed tags", () => {
    const [menu] = normalizeMenus({
      menus: [
        menuOf(dish(1, { name: "Fish &amp; Chips", description: "Cr&egrave;me <b>br&ucirc;l&eacute;e</b> &amp;lt;" })),
      ],
    });
    expect(menu?.items[0]).toMatchObject({ name: "Fish & Chips", description: "Crème <b>brûlée</b> &lt;" });
  });

  it("menu#html-escapes: decodes a category, a unit and a price's label too", () => {
    const words = { category: "Beer &amp; Wine", price_unit: "lb &amp; up", price_type: "R&eacute;gulier" };
    const [menu] = normalizeMenus({ menus: [menuOf(dish(1, words))] });
    expect(menu?.items[0]).toMatchObject({ category: "Beer & Wine", priceUnit: "lb & up", priceType: "Régulier" });
  });

  it("treats absent allergens as unconfirmed, and the word none as free of them", () => {
    const [menu] = normalizeMenus({
      menus: [
        menuOf(dish(1), dish(2, { allergens: "" }), dish(3, { allergens: "None" }), dish(4, { allergens: "Egg, Soy" })),
      ],
    });
    expect(menu?.items.map(({ allergens }) => [allergens.isConfirmed, allergens.contains])).toEqual([
      [false, []],
      [false, []],
      [true, []],
      [true, ["Egg", "Soy"]],
    ]);
  });

  it("parses prices to the cent, with the schedule's letters and the pair of rates", () => {
    const [menu] = normalizeMenus({
      menus: [
        menuOf(
          dish(1, {
            price: "12.5",
            memberPrice: "9.99",
            price_schedule: ["ax", null],
            additional_prices: { a: "8.00", b: null },
            tax_rate: { tax1: "0.05", tax2: "0.09975" },
          }),
        ),
      ],
    });
    expect(menu?.items[0]).toMatchObject({
      priceCents: 1250,
      memberPriceCents: 999,
      priceSchedule: { week: ["ax", ""], pricesCents: { a: 800 } },
      taxRate: { tax1: { digits: 5, scale: 2 }, tax2: { digits: 9975, scale: 5 } },
    });
  });

  it("never preselects alcohol", () => {
    const options: OptionGroupData[] = [
      { id: 1, name: "Drink", values: [{ id: 2, name: "Wine", default_selection: true, alcoholic_beverage: true }] },
    ];
    const [menu] = normalizeMenus({ menus: [menuOf(dish(1, { options }))] });
    expect(menu?.items[0]?.options[0]?.values[0]?.defaultSelection).toBe(false);
  });

  it("drops an optional group with nothing left to choose, and keeps a required one", () => {
    const options: OptionGroupData[] = [
      { id: 1, name: "Sauce", values: [{ id: 2, name: "Pepper", published_at: null }] },
      { id: 3, name: "Cooking", required: true, values: [] },
    ];
    const [menu] = normalizeMenus({ menus: [menuOf(dish(1, { options }))] });
    expect(idsOf(menu?.items[0]?.options)).toEqual([3]);
  });

  it("does not overflow on ten thousand nested groups", () => {
    let nested: OptionGroupData[] = [];
    for (let depth = 0; depth < 10_000; depth += 1) {
      nested = [{ id: depth, name: "Group", values: [{ id: depth, name: "Value", options: nested }] }];
    }
    const [menu] = normalizeMenus({ menus: [menuOf(dish(1, { options: nested }))] });
    let depth = 0;
    let groups: readonly OptionGroup[] | undefined = menu?.items[0]?.options;
    while (groups && groups.length > 0) {
      depth += 1;
      groups = groups[0]?.values[0]?.options;
    }
    expect(depth).toBe(10_000);
  });
});

describe("Text of menu data", () => {
  it("decodes names and numbers, and nothing unknown", () => {
    expect(decodeHtmlText("&lt;b&gt; &#39; &#x2019; &frac12; &oelig; &nope; &#0; &#xD800; a & b")).toBe(
      "<b> ' ’ ½ œ &nope; &#0; &#xD800; a & b",
    );
  });

  it("drops the allowed tags from plain text", () => {
    expect(plainText("<p>Duck<br/>confit</p>")).toBe("Duck confit");
  });
});

describe("Finding an item", () => {
  const menus = normalizeMenus({
    menus: [
      menuOf(dish(7)),
      { id: 2, name: "Dinner", sections: [{ id: 3, name: "Grill", items: [dish(7), dish(8)] }] },
    ],
  });
  const index = indexMenus(menus);

  it("compares ids as text", () => {
    expect(findItem(index, { id: "7" })?.menu.id).toBe(1);
  });

  it("searches the menu and section of the reference", () => {
    expect(findItem(index, { id: 7, menuId: "2", sectionId: 3 })?.section?.name).toBe("Grill");
    expect(findItem(index, { id: 8, menuId: 1 })).toBeUndefined();
    expect(findItem(index, { id: 7, menuId: 2, sectionId: 4 })).toBeUndefined();
  });
});
