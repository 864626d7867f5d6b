import type { PricedGroupData, PricedLineData } from "@comptoir/contract";
import { expect, test } from "vitest";
import { viewOfPricedLine } from "./line-view.ts";

const value = (name: string, price: string, quantity: number, roll_up: boolean, options: PricedGroupData[] = []) => ({
  id: name,
  name,
  price,
  quantity,
  roll_up,
  options,
});

const LINE: PricedLineData = {
  id: 1,
  menu_id: 11,
  section_id: null,
  orderId: 1,
  quantity: 2,
  name: "Classic",
  image: null,
  orderPrice: "41.00",
  memberOrderPrice: "41.00",
  orderOptions: [
    {
      id: 1,
      name: "Side",
      values: [value("Fries", "0.00", 1, true, [{ id: 3, name: "Dip", values: [value("Aioli", "1.00", 2, false)] }])],
    },
    { id: 2, name: "Add", values: [value("Bacon", "2.50", 1, true), value("Egg", "1.00", 0, true)] },
    { memo: true, values: [{ name: "No onions", price: "0.00" }] },
  ],
};

test("roll_up folds a value into the line's price; another has its own row, and the rows sum to the price.", () => {
  const view = viewOfPricedLine(LINE);
  expect(view.choices.map(({ words, cents }) => [words, cents])).toEqual([
    ["Fries", null],
    ["2 × Aioli", 400],
    ["Bacon", null],
    ["Egg", null],
  ]);
  expect((view.cents ?? 0) + 400).toBe(4100);
});

test("The memo is shown separately from the choices.", () => {
  expect(viewOfPricedLine(LINE).memo).toBe("No onions");
});

test("A member price is shown only if it differs.", () => {
  expect(viewOfPricedLine(LINE).memberCents).toBeNull();
  expect(viewOfPricedLine({ ...LINE, memberOrderPrice: "38.00" }).memberCents).toBe(3800);
});

test("menu#choice-groups: A kitchen sees a choice's group; a diner sees it if another group has a choice of the same name.", () => {
  const half = (id: number, name: string, ...toppings: string[]) => ({
    id,
    name,
    values: toppings.map((topping) => value(topping, "0.00", 1, true)),
  });
  const orderOptions = [half(1, "Left half", "Pepperoni"), half(2, "Right half", "Pepperoni", "Olives")];
  const { choices } = viewOfPricedLine({ ...LINE, orderOptions });
  expect(choices.map(({ named }) => named)).toEqual([
    "Left half: Pepperoni",
    "Right half: Pepperoni",
    "Right half: Olives",
  ]);
  expect(choices.map(({ words }) => words)).toEqual(["Left half: Pepperoni", "Right half: Pepperoni", "Olives"]);
});
