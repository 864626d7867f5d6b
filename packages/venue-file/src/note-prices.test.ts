import { describe, expect, test } from "vitest";
import { dish, findingsOf } from "./testing/findings-of.ts";

const sizes = (...values: object[]) => ({ name: "Size", type: "pricing", values });
const regular = { name: "Regular" };
const large = { name: "Large", price: "6.00" };
const VALUE = "menus[0].items[0].options[0].values[0].price";

describe("venue#file-doubts: a choice that makes its dish free gets a warning", () => {
  test("One without a price, and one at 0.00.", () => {
    expect(findingsOf({}, dish({ options: [sizes(regular, large)] }))).toEqual([
      `${VALUE}: is missing and counts as 0.00: it costs nothing`,
    ]);
    expect(findingsOf({}, dish({ options: [sizes({ ...regular, price: "0" }, large)] }))).toEqual([
      `${VALUE}: is 0.00: it costs nothing`,
    ]);
  });

  test.each<[title: string, item: object]>([
    ["is hidden", { options: [sizes({ ...regular, published_at: null }, large)] }],
    ["has its price in its own choices", { options: [sizes({ ...regular, options: [sizes(large)] }, large)] }],
    [
      "is paid by another choice",
      { options: [sizes(regular, large), { name: "Milk", required: true, values: [large] }] },
    ],
    ["adds nothing", { options: [{ name: "Size", values: [regular, large] }] }],
  ])("One that %s does not.", (_title, item) => expect(findingsOf({}, dish(item))).toEqual([]));

  test("A supplement of 0 does not.", () => {
    const items = [{ name: "Soup", price: "0.00", options: [sizes(regular, large)] }];
    const sections = [{ name: "Lunch", type: "prix-fixe", price: "20.00", items }];
    expect(findingsOf({}, { menus: [{ name: "M", sections }] })).toEqual([]);
  });
});

test("venue#file-doubts: of two pricing groups the one without effect gets a warning.", () => {
  const said = (at: number, by: number) =>
    `menus[0].items[0].options[${at}]: sets no price: menus[0].items[0].options[${by}] is also a pricing group, and the last one in menu order sets the price`;
  const first = sizes(large);
  expect(findingsOf({}, dish({ options: [first, sizes(large)] }))).toEqual([said(0, 1)]);
  expect(
    findingsOf(
      {},
      dish({
        options: [
          { ...first, order: 2 },
          { ...sizes(large), order: 1 },
        ],
      }),
    ),
  ).toEqual([said(1, 0)]);
  expect(findingsOf({}, dish({ options: [first, { ...sizes(large), published_at: null }] }))).toEqual([]);
});

describe("venue#file-doubts: sizes that are added to the dish's price", () => {
  const sized = (group: object, ...prices: string[]) =>
    dish({
      options: [
        { name: "Size", required: true, ...group, values: prices.map((price, n) => ({ name: `S${n}`, price })) },
      ],
    });

  test("A required group whose cheapest option costs the dish's price gets a warning.", () => {
    expect(findingsOf({}, sized({}, "8.00", "11.00"))).toEqual([
      "menus[0].items[0].options[0]: adds to the dish's 8.00, but its cheapest choice costs as much. A group whose prices replace the dish's must be of type pricing",
    ]);
  });

  test("One that sets the price, is optional or adds another amount does not.", () => {
    expect(findingsOf({}, sized({ type: "pricing" }, "8.00", "11.00"))).toEqual([]);
    expect(findingsOf({}, sized({ required: false }, "8.00", "11.00"))).toEqual([]);
    expect(findingsOf({}, sized({}, "0.00", "8.00"))).toEqual([]);
    expect(findingsOf({}, sized({}, "2.00", "8.00"))).toEqual([]);
  });
});
