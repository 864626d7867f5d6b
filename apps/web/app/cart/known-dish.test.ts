import { describe, expect, test } from "vitest";
import { findDish, findDishes, indexDishes, joinDishes } from "./known-dish.ts";

const ITEM = { id: 7, name: "Poutine", price: "12.00" };
const MENUS = [
  { id: 1, name: "Lunch", tax_rate: { tax1: "0.05" }, sections: [{ id: 10, name: "Mains", items: [ITEM] }] },
  { id: 2, name: "Dinner", items: [ITEM] },
];

describe("The dishes that a page knows", () => {
  test("are found anywhere on the menus, with the settings of their menu and section.", () => {
    expect(findDishes(MENUS, "7").map(({ menu, section }) => [menu.id, section?.id ?? null])).toEqual([
      [1, 10],
      [2, null],
    ]);
    expect(findDish(MENUS, { id: 7, menuId: 1 })?.menu.tax_rate).toEqual({ tax1: "0.05" });
  });

  test("are found only at the position that the line names.", () => {
    expect(findDish(MENUS, { id: 7, menuId: 2 })?.section).toBeNull();
    expect(findDish(MENUS, { id: 7, menuId: 3 })).toBeUndefined();
  });

  test("are replaced by newer data of the same position.", () => {
    const [lunch, dinner] = findDishes(MENUS, 7);
    if (!lunch || !dinner) throw new Error("Both positions are there.");
    const newer = { ...lunch, item: { ...ITEM, price: "13.00" } };
    const joined = joinDishes([lunch, dinner], [newer]);
    expect(joined).toEqual([dinner, newer]);
    expect(
      indexDishes(joined)
        .listingsByItemId.get("7")
        ?.map(({ item }) => item.priceCents),
    ).toEqual([1200, 1300]);
  });
});
