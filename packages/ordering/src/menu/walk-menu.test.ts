import { aMenuItem, anOptionGroup, anOptionValue } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { mapMenu } from "./map-menu.ts";
import type { Menu, MenuData } from "./menu.ts";
import { normalizeMenus } from "./menu.ts";
import { findGroup, findValue } from "./menu-index.ts";
import { applyStockMarks, withoutSoldOut, withStockLeft } from "./stock-marks.ts";
import { walkMenus } from "./walk-menu.ts";

const DINNER: MenuData = {
  id: 1,
  name: "Dinner",
  items: [{ id: 10, name: "Soup", price: "8.00" }],
  sections: [
    {
      id: 2,
      name: "Grill",
      items: [
        {
          id: 20,
          name: "Burger",
          price: "12.00",
          options: [
            {
              id: 200,
              name: "Sides",
              values: [
                {
                  id: 201,
                  name: "Salad",
                  options: [{ id: 210, name: "Dressing", values: [{ id: 211, name: "Oil" }] }],
                },
                { id: 202, name: "Fries" },
              ],
            },
          ],
        },
      ],
    },
    { id: 3, name: "Nothing yet" },
  ],
};

/** Returns the visits of a walk as `kind name`, with the values above each. */
function met(menus: readonly (MenuData | Menu)[]): string[] {
  return [...walkMenus(menus)].map((visit) => {
    if (visit.kind === "menu") return `menu ${visit.menu.name}`;
    if (visit.kind === "section") return `section ${visit.section.name}`;
    const place = `${visit.section?.name ?? visit.menu.name}`;
    if (visit.kind === "item") return `item ${visit.item.name} of ${place}`;
    const name = visit.kind === "group" ? visit.group.name : visit.value.name;
    return `${visit.kind} ${[...visit.within.map((value) => value.name), name].join(" / ")} of ${visit.item.name}`;
  });
}

describe("A walk over menus", () => {
  const EVERYTHING = [
    "menu Dinner",
    "item Soup of Dinner",
    "section Grill",
    "item Burger of Grill",
    "group Sides of Burger",
    "value Salad of Burger",
    "group Salad / Dressing of Burger",
    "value Salad / Oil of Burger",
    "value Fries of Burger",
    "section Nothing yet",
  ];

  it("visits every part once, in display order, with the parts that contain it", () => {
    expect(met([DINNER])).toEqual(EVERYTHING);
  });

  it("visits menu data and normalized menus alike", () => {
    expect(met(normalizeMenus({ menus: [DINNER] }))).toEqual(EVERYTHING);
  });

  it("finds groups and values of a dish at any depth", () => {
    const oil = anOptionValue({ id: "oil" });
    const dressing = anOptionGroup({ id: "dressing", values: [oil] });
    const item = aMenuItem({ options: [anOptionGroup({ values: [anOptionValue({ options: [dressing] })] })] });
    expect([findGroup(item, "dressing"), findValue(item, "oil")]).toEqual([dressing, oil]);
    expect([findGroup(item, "oil"), findValue(item, "dressing")]).toEqual([undefined, undefined]);
  });
});

describe("A changed copy of a menu", () => {
  it("has changed parts at every depth, and no removed ones", () => {
    const changed = mapMenu(DINNER, {
      item: (item) => (item.id === 10 ? null : { ...item, name: item.name.toUpperCase() }),
      value: (value) => (value.id === 202 ? null : { ...value, name: value.name.toUpperCase() }),
    });
    expect(met([changed])).toEqual([
      "menu Dinner",
      "section Grill",
      "item BURGER of Grill",
      "group Sides of BURGER",
      "value SALAD of BURGER",
      "group SALAD / Dressing of BURGER",
      "value SALAD / OIL of BURGER",
      "section Nothing yet",
    ]);
    expect(met([DINNER])).toContain("value Fries of Burger");
  });

  it("shares unchanged parts with the menu", () => {
    expect(mapMenu(DINNER, { value: (value) => value })).toBe(DINNER);
    const changed = mapMenu(DINNER, { item: (item) => (item.id === 10 ? { ...item, stock: 3 } : item) });
    expect(changed.items).toEqual([{ id: 10, name: "Soup", price: "8.00", stock: 3 }]);
    expect(changed.sections).toBe(DINNER.sections);
  });
});

describe("Sold-out marks and remaining stock", () => {
  it("are merged into the menus, where every rule reads them", () => {
    const marked = applyStockMarks([DINNER], {
      soldOut: [
        { kind: "section", id: "3" },
        { kind: "item", id: "10" },
        { kind: "value", id: "202" },
      ],
      stock: [
        { kind: "item", id: "20", remaining: 4 },
        { kind: "value", id: "211", remaining: 0 },
      ],
    });
    const [menu] = normalizeMenus({ menus: marked });
    expect(menu?.sections.map(({ soldOut }) => soldOut)).toEqual([false, true]);
    expect(menu?.items[0]).toMatchObject({ soldOut: true, stock: null });
    const burger = menu?.sections[0]?.items[0];
    expect(burger).toMatchObject({ soldOut: false, stock: 4 });
    expect(burger && [findValue(burger, 202)?.unavailable, findValue(burger, 211)?.stock]).toEqual([true, 0]);
  });

  it("change nothing if there are none", () => {
    const menus = [DINNER];
    expect(applyStockMarks(menus, { soldOut: [], stock: [] })).toBe(menus);
  });

  it("replace the published stock of a dish", () => {
    const item = aMenuItem({ id: 1, stock: 9, options: [anOptionGroup({ values: [anOptionValue({ id: 2 })] })] });
    const left = withStockLeft(item, [
      { kind: "item", id: "1", remaining: 2 },
      { kind: "value", id: "2", remaining: 5 },
    ]);
    expect([left.stock, findValue(left, 2)?.stock]).toEqual([2, 5]);
    expect(withStockLeft(item, [{ kind: "item", id: "2", remaining: 0 }])).toBe(item);
  });

  it("are removed from a file at its import, which keeps other fields", () => {
    const file: MenuData = {
      ...DINNER,
      items: [
        { id: 10, name: "Soup", price: "8.00", sold_out: true },
        { id: 11, name: "Bread", price: "3.00", sold_out: false },
      ],
      sections: [{ id: 3, name: "Nothing yet", sold_out: true }],
    };
    const [menu] = withoutSoldOut([file]);
    expect(menu?.items).toEqual([
      { id: 10, name: "Soup", price: "8.00" },
      { id: 11, name: "Bread", price: "3.00", sold_out: false },
    ]);
    expect(menu?.sections).toEqual([{ id: 3, name: "Nothing yet" }]);
  });
});
