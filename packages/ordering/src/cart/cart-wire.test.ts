import { aCartLine, chosen, times } from "@comptoir/test-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CartLineData, formatCartLines, parseCartLines, parseSentPrices } from "./cart-wire.ts";
import type { ChosenGroup } from "./line.ts";

const DATA: CartLineData = {
  id: 12,
  menu_id: 1,
  section_id: "s",
  orderId: 3,
  quantity: 2,
  orderOptions: [
    { id: 5, values: [{ id: 6, quantity: 1, options: [{ id: 7, values: [{ id: 8, quantity: 0, options: [] }] }] }] },
    { memo: true, values: [{ name: "No onions", price: "0.00" }] },
  ],
};

const LINE = aCartLine({
  orderId: 3,
  id: 12,
  menuId: 1,
  sectionId: "s",
  quantity: 2,
  options: [chosen(5, times(1, 6, chosen(7, times(0, 8))))],
  memo: "No onions",
});

describe("The lines of a cart on the wire", () => {
  it("carry nested options, and the memo as an option with a memo flag and one value of price 0", () => {
    expect(parseCartLines([DATA])).toEqual([LINE]);
    expect(formatCartLines([LINE])).toEqual([DATA]);
  });

  it("may leave out the menu, the section and the options", () => {
    expect(parseCartLines([{ id: "poutine", orderId: 1, quantity: 1 }])).toEqual([aCartLine()]);
  });

  it("are refused with the path of what is wrong", () => {
    const bad = (line: object) => parseCartLines([{ ...DATA, ...line }]);
    const at = (path: string) => ({ refused: { code: "bad-cart", path } });
    expect(parseCartLines("cart")).toEqual(at("items"));
    expect(bad({ quantity: 0 })).toEqual(at("items[0].quantity"));
    expect(bad({ quantity: 1.5 })).toEqual(at("items[0].quantity"));
    expect(bad({ quantity: 1e9 })).toEqual(at("items[0].quantity"));
    expect(bad({ id: null })).toEqual(at("items[0].id"));
    expect(bad({ orderOptions: [{ id: 1, values: [{ id: 2, quantity: -1 }] }] })).toEqual(
      at("items[0].orderOptions[0].values[0].quantity"),
    );
    expect(parseCartLines([DATA, DATA])).toEqual(at("items[1].orderId"));
  });

  it("are refused, not fatal, when options nest deeper than menus may", () => {
    let options: unknown[] = [];
    for (let depth = 0; depth < 5_000; depth += 1) options = [{ id: 1, values: [{ id: 1, quantity: 1, options }] }];
    expect(parseCartLines([{ ...DATA, orderOptions: options }])).toMatchObject({ refused: { code: "bad-cart" } });
  });

  it("come back as they were written", () => {
    const id = fc.oneof(fc.nat(), fc.string({ minLength: 1, maxLength: 20 }));
    const groups: fc.Memo<ChosenGroup[]> = fc.memo((depth) => {
      const options = depth > 1 ? groups() : fc.constant([]);
      const value = fc.record({ id, quantity: fc.integer({ min: 0, max: 9 }), options });
      return fc.array(fc.record({ id, values: fc.array(value, { maxLength: 3 }) }), { maxLength: 2 });
    });
    fc.assert(
      fc.property(groups(4), fc.option(fc.constantFrom("No salt", "Sans sel")), (options, memo) => {
        const line = aCartLine({ options, memo });
        expect(parseCartLines(JSON.parse(JSON.stringify(formatCartLines([line]))))).toEqual([line]);
      }),
      { numRuns: 50 },
    );
  });

  it("may carry the prices that the client showed, and a text that is no amount can never be right", () => {
    const prices = parseSentPrices([
      { ...DATA, orderPrice: "12.50" },
      { ...DATA, orderId: 4, memberOrderPrice: "free" },
    ]);
    expect(prices.get(3)).toEqual({ orderPriceCents: 1250, memberOrderPriceCents: null });
    expect(prices.get(4)).toEqual({ orderPriceCents: null, memberOrderPriceCents: -1 });
  });
});
