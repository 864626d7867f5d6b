import { aMenu, aMenuItem, anOptionGroup, anOptionValue, aSection } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import type { MenuItem } from "./dish.ts";
import { type SalesCounts, summarizeSales } from "./dish-sales.ts";
import { suggestionsBeside } from "./suggestions.ts";
import { listedItems } from "./walk-menu.ts";

const dish = (id: string, but: Partial<MenuItem> = {}) => aMenuItem({ id, name: id, ...but });
const MAINS = ["steak", "burger", "pasta", "salad"].map((id) => dish(id));
const SIDES = ["fries", "slaw", "rings", "corn"].map((id) => dish(id));
const menuOf = (mains: readonly MenuItem[], sides: readonly MenuItem[]) => [
  aMenu({
    sections: [aSection({ id: "mains", items: mains }), aSection({ id: "sides", items: sides })],
  }),
];
const MENUS = menuOf(MAINS, SIDES);

const counted = (dishes: Readonly<Record<string, number>>, pairs: SalesCounts["pairs"] = [], guests = 200) =>
  ({ guests, dishes: new Map(Object.entries(dishes)), pairs }) satisfies SalesCounts;
const pair = (a: string, b: string, guests: number) => ({ ids: [a, b] as const, guests });
const popular = (counts: SalesCounts, menus = MENUS) => summarizeSales(menus, counts).popular;
const together = (counts: SalesCounts, menus = MENUS) => summarizeSales(menus, counts).together;

describe("menu#dish-sales: Popular dishes", () => {
  it("have at least twice an equal share of their section's guests, the most ordered first", () => {
    expect(popular(counted({ steak: 60, burger: 20, pasta: 10, salad: 10, fries: 90, slaw: 10 }))).toEqual([
      "fries",
      "steak",
    ]);
    expect(popular(counted({ steak: 30, burger: 30, pasta: 30, salad: 30 }))).toEqual([]);
  });

  it("are none without guests, and none of a few guests", () => {
    expect(popular(counted({}, [], 0))).toEqual([]);
    expect(popular(counted({ steak: 19, burger: 1 }, [], 20))).toEqual([]);
    expect(popular(counted({ steak: 20, burger: 1 }, [], 21))).toEqual(["steak"]);
  });

  it("are none in a section with little to choose from", () => {
    expect(popular(counted({ steak: 90, burger: 5 }), menuOf(MAINS.slice(0, 3), []))).toEqual([]);
  });

  it("are never alcohol", () => {
    const mains = MAINS.map((item) => ({ ...item, alcoholicBeverage: item.id === "steak" }));
    expect(popular(counted({ steak: 90, burger: 5 }), menuOf(mains, SIDES))).toEqual([]);
  });

  it("are at most two of a section, and each once", () => {
    const many = Array.from({ length: 12 }, (_, n) => dish(`d${n}`));
    const counts = counted({ d0: 50, d1: 40, d2: 30, d3: 1 });
    expect(popular(counts, [aMenu({ items: many }), aMenu({ id: "again", items: many })])).toEqual(["d0", "d1"]);
  });
});

describe("menu#dish-sales: Dishes that go together", () => {
  const COUNTS = { steak: 50, fries: 40, slaw: 40, burger: 40 };

  it("are ordered together more often than by chance, by enough guests; each is the other's company", () => {
    expect(together(counted(COUNTS, [pair("fries", "steak", 30)]))).toEqual({ steak: ["fries"], fries: ["steak"] });
    // By chance, 10 of 200 guests would order both.
    expect(together(counted(COUNTS, [pair("slaw", "steak", 12)]))).toEqual({});
    expect(together(counted({ steak: 9, fries: 9 }, [pair("fries", "steak", 9)]))).toEqual({});
  });

  it("are not two dishes of one section, which guests at one table order side by side", () => {
    expect(together(counted(COUNTS, [pair("burger", "steak", 40)]))).toEqual({});
  });

  it("are never alcohol, a dish that needs a choice, or one that the menu has no more", () => {
    const counts = counted({ ...COUNTS, gone: 40 }, [pair("fries", "steak", 30), pair("gone", "steak", 30)]);
    const asAlcohol = SIDES.map((item) => ({ ...item, alcoholicBeverage: item.id === "fries" }));
    expect(together(counts, menuOf(MAINS, asAlcohol))).toEqual({ fries: ["steak"] });
    const size = anOptionGroup({ required: true, values: [anOptionValue()] });
    const asChoice = SIDES.map((item) => (item.id === "fries" ? { ...item, options: [size] } : item));
    expect(together(counts, menuOf(MAINS, asChoice))).toEqual({ fries: ["steak"] });
  });
});

describe("menu#suggestions: The dishes suggested beside others", () => {
  const TOGETHER = { together: { steak: ["corn", "slaw"], burger: ["slaw"] } };
  const beside = (menus: typeof MENUS, ...names: readonly string[]) => {
    const dishes = [...listedItems(menus)]
      .filter(({ item }) => names.includes(String(item.id)))
      .map(({ menu, item }) => ({ ...item, menuId: menu.id }));
    return suggestionsBeside(listedItems(menus), dishes, TOGETHER).map(({ item }) => item.id);
  };
  const withSides = (change: (item: MenuItem) => Partial<MenuItem>) =>
    menuOf(
      MAINS,
      SIDES.map((item) => ({ ...item, ...change(item) })),
    );

  it("are the restaurant's own first, then what is ordered together, each once", () => {
    const menus = withSides(({ id }) => ({ upsell: id === "rings" }));
    expect(beside(menus, "steak")).toEqual(["rings", "corn", "slaw"]);
    expect(beside(menus, "steak", "burger")).toEqual(["rings", "corn", "slaw"]);
    expect(beside(menus, "pasta")).toEqual(["rings"]);
  });

  it("begin with the restaurant's own of the same menu", () => {
    const breakfast = aMenu({ id: "breakfast", items: [dish("bacon", { upsell: true })] });
    const menus = [breakfast, ...withSides(({ id }) => ({ upsell: id === "rings" }))];
    expect(beside(menus, "steak")).toEqual(["rings", "bacon", "corn", "slaw"]);
  });

  it("are never what is there already", () => {
    expect(
      beside(
        withSides(({ id }) => ({ upsell: id === "rings" })),
        "steak",
        "rings",
        "corn",
      ),
    ).toEqual(["slaw"]);
  });

  it("have alcohol only beside alcohol, even if the restaurant suggests it", () => {
    const menus = withSides(({ id }) => ({ upsell: id === "rings", alcoholicBeverage: id !== "slaw" }));
    expect(beside(menus, "steak")).toEqual(["slaw"]);
    expect(beside(menus, "steak", "fries")).toEqual(["rings", "corn", "slaw"]);
  });
});
