import { aCartLine, aMenu, aMenuItem, anOptionGroup, anOptionValue, chosen } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { indexMenus } from "../menu/menu-index.ts";
import { cartQuantity } from "./cart-quantity.ts";
import { reorder } from "./reorder.ts";

const index = indexMenus([
  aMenu({
    items: [
      aMenuItem({ id: "soup" }),
      aMenuItem({
        id: "steak",
        options: [
          anOptionGroup({
            id: "cooking",
            required: true,
            values: [anOptionValue({ id: "rare" }), anOptionValue({ id: "blue", unavailable: true })],
          }),
        ],
      }),
      aMenuItem({ id: "pie", soldOut: true }),
      aMenuItem({ id: "tart", maxQuantity: 2 }),
      aMenuItem({ id: "chowder", unavailable: true }),
    ],
  }),
]);
const today = { index, maxItemsPerCart: null };
const soup = aCartLine({ orderId: 1, id: "soup", quantity: 2 });
const rare = aCartLine({ orderId: 2, id: "steak", options: [chosen("cooking", "rare")] });

describe("Reorder", () => {
  it("copies lines that are still on the menu, and merges them with the cart's", () => {
    const { lines, changes } = reorder([soup], [soup, rare], today);
    expect(lines.map(({ orderId, id, quantity }) => [orderId, id, quantity])).toEqual([
      [1, "soup", 4],
      [2, "steak", 1],
    ]);
    expect(changes).toEqual([]);
  });

  it("A required option group without a selection makes a reorder line skipped with a warning.", () => {
    const bare = aCartLine({ orderId: 3, id: "steak" });
    const { lines, changes } = reorder([], [bare, soup], today);
    expect(lines.map(({ id }) => id)).toEqual(["soup"]);
    expect(changes).toEqual([{ line: bare, reason: "option-missing", quantityKept: 0 }]);
  });

  it("Invalid options on reorder or another round: partial items are added.", () => {
    const past = [
      aCartLine({ orderId: 1, id: "steak", options: [chosen("cooking", "burnt")] }),
      aCartLine({ orderId: 2, id: "steak", options: [chosen("cooking", "blue")] }),
      aCartLine({ orderId: 3, id: "ghost" }),
      aCartLine({ orderId: 4, id: "pie" }),
      aCartLine({ orderId: 5, id: "chowder" }),
      rare,
    ];
    const { lines, changes } = reorder([], past, today);
    expect(lines.map(({ id }) => id)).toEqual(["steak"]);
    expect(changes.map(({ line, reason }) => [line.orderId, reason])).toEqual([
      [1, "option-missing"],
      [2, "option-missing"],
      [3, "item-missing"],
      [4, "sold-out"],
      [5, "unavailable"],
    ]);
  });

  it("stops at the limits of the cart and of a dish", () => {
    const full = reorder([soup], [soup, rare], { index, maxItemsPerCart: 3 });
    expect(cartQuantity(full.lines)).toBe(3);
    expect(full.changes.map(({ line, quantityKept }) => [line.id, quantityKept])).toEqual([
      ["soup", 1],
      ["steak", 0],
    ]);
    const tarts = reorder([], [aCartLine({ orderId: 1, id: "tart", quantity: 5 })], today);
    expect(tarts.changes).toMatchObject([{ reason: "over-limit", quantityKept: 2 }]);
  });
});
