import { aCartLine, aMenu, aMenuItem, anOptionGroup, anOptionValue, chosen, HST } from "@comptoir/test-kit";
import { expect, it } from "vitest";
import { priceLine } from "../costs/line-price.ts";
import { indexMenus } from "../menu/menu-index.ts";
import { cents } from "../money/cents.ts";
import { isRefused } from "../refusal.ts";
import { resolveLine } from "./resolve-line.ts";

const sized = (id: string, priceCents: number) =>
  anOptionGroup({ id, type: "pricing", values: [anOptionValue({ id: `of ${id}`, priceCents: cents(priceCents) })] });
const toppings = anOptionGroup({
  id: "toppings",
  values: [anOptionValue({ id: "olives" }), anOptionValue({ id: "ham" })],
});
const options = [sized("size", 1200), sized("crust", 100), toppings];
const index = indexMenus([aMenu({ items: [aMenuItem({ id: "pizza", options })] })]);

it("bill#pricing-group: Choices and their price do not depend on the order in the request.", () => {
  const sent = [chosen("size", "of size"), chosen("crust", "of crust"), chosen("toppings", "olives", "ham")];
  const lines = [sent, sent.toReversed(), [chosen("toppings", "ham", "olives"), ...sent.slice(0, 2)]].map((options) => {
    const line = resolveLine(index, aCartLine({ id: "pizza", options }));
    if (isRefused(line)) throw new Error("The menu has all of it.");
    return line;
  });
  for (const { choices } of lines)
    expect(choices.map(({ value }) => value.id)).toEqual(["of size", "of crust", "olives", "ham"]);
  const prices = lines.map((line) => priceLine(line, { weekday: 0, slot: 0, memberPromos: [], taxRate: HST }));
  expect(new Set(prices.map((priced) => (isRefused(priced) ? null : priced.orderPriceCents))).size).toBe(1);
});
