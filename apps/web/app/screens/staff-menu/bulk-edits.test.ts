import { describe, expect, test } from "vitest";
import { moveEdits, priceEdits, publicationEdits, removalEdits } from "./bulk-edits.ts";

const draft = {
  things: new Map(
    [
      ["item:1", "10.00"],
      ["item:2", "9.99"],
    ].map(([thing = "", price]) => [thing, { thing, under: "section:1", fields: { price } }]),
  ),
  pending: new Map(),
};
const both = ["item:1", "item:2"];

describe("Prices of many dishes", () => {
  test.each([
    [{ by: "percent", sign: 1, typed: "5" }, ["10.50", "10.49"]],
    [{ by: "percent", sign: -1, typed: "12,5" }, ["8.75", "8.74"]],
    [{ by: "amount", sign: 1, typed: "0.50" }, ["10.50", "10.49"]],
    [{ by: "amount", sign: -1, typed: "9.99" }, ["0.01", "0.00"]],
  ] as const)("change by %o, rounded to the cent", (change, prices) => {
    expect(priceEdits(draft, both, change)?.map(({ value }) => value)).toEqual(prices);
  });

  test.each([
    { by: "percent", sign: 1, typed: "much" },
    { by: "amount", sign: 1, typed: "-1" },
    { by: "amount", sign: -1, typed: "10.00" },
    { by: "percent", sign: -1, typed: "101" },
  ] as const)("do not change by %o", (change) => {
    expect(priceEdits(draft, both, change)).toBeNull();
  });
});

test("Many dishes are hidden, moved and removed.", () => {
  expect(publicationEdits(both, null)).toEqual(both.map((thing) => ({ thing, field: "published_at", value: null })));
  expect(moveEdits(["item:1"], "section:2")).toEqual([
    { thing: "item:1", field: "under", value: "section:2" },
    { thing: "item:1", field: "order", value: null },
  ]);
  expect(removalEdits(["item:1"])).toEqual([{ thing: "item:1", field: "under", value: null }]);
});
