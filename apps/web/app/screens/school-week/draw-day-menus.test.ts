import { expect, test } from "vitest";
import { drawDayMenus } from "./draw-day-menus.ts";

const DAY = { date: "2026-11-23", opens: null, cutoff: null, closed: null, menus: [{ id: 1 }] } as never;
const draw = (dish: object) => {
  const items = [{ id: 7, name: "Pasta", price: "6.00", ...dish }];
  const [menu] = drawDayMenus(DAY, [{ id: 1, name: "Lunch", items }], { locale: "en-CA", linkTo: (path) => path });
  return menu?.dishes[0];
};

test("A dish of a day has the price of its cart line: the scheduled price at noon, and the lowest price of its sizes.", () => {
  const week = Array.from({ length: 7 }, () => "a".repeat(44) + "b".repeat(52));
  expect(draw({ price_schedule: week, additional_prices: { a: "4.00", b: "5.00" } })).toMatchObject({
    cents: 500,
    isFrom: false,
  });
  const values = [
    { id: 1, name: "Small", price: "4.50" },
    { id: 2, name: "Large", price: "7.00" },
  ];
  expect(draw({ options: [{ id: 1, name: "Size", type: "pricing", values }] })).toMatchObject({
    cents: 450,
    isFrom: true,
  });
});

test("menu#filters: The allergens of a dish of a day include those of its default choices.", () => {
  const sauce = { id: 1, name: "Pesto", allergens: "nuts, may contain milk", default_selection: true };
  const dish = draw({ allergens: "Egg", options: [{ id: 1, name: "Sauce", values: [sauce] }] });
  expect(dish?.allergens).toBe("Contains: Eggs and tree nuts. May contain: Dairy");
});
