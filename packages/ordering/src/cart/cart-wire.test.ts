import { aCartLine, chosen, times } from "@comptoir/test-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CartLineData, formatCartLines, parseCartLines, readShownPrice } from "./cart-wire.ts";
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

describe("The lines of a saved cart", () => {
  it("carry nested options, and the memo as an option with a memo flag and one value of price 0", () => {
    expect(formatCartLines([LINE])).toEqual([DATA]);
    expect(parseCartLines([DATA])).toEqual([LINE]);
  });

  it("may omit the menu, the section and the options", () => {
    expect(parseCartLines([{ id: "poutine", orderId: 1, quantity: 1 }])).toEqual([aCartLine()]);
  });

  it.each([
    ["without a whole quantity from 1 to 999", { quantity: 0 }],
    ["with a quantity that is no whole number", { quantity: 1.5 }],
    ["with a quantity beyond counting", { quantity: 1e9 }],
    ["without an id", { id: null }],
    ["with an id that is longer than any", { id: "m".repeat(129) }],
    ["with a choice of less than none", { orderOptions: [{ id: 1, values: [{ id: 2, quantity: -1, options: [] }] }] }],
    ["with two memos", { orderOptions: [DATA.orderOptions[1], DATA.orderOptions[1]] }],
    ["with a memo that is too long", { orderOptions: [{ memo: true, values: [{ name: "n".repeat(501) }] }] }],
  ])("are rejected with a line %s", (_what, but) => {
    expect(parseCartLines([{ ...DATA, ...but }])).toBeNull();
  });

  it("are rejected with duplicate numbers, or if they are no list", () => {
    expect(parseCartLines([DATA, DATA])).toBeNull();
    expect(parseCartLines("cart")).toBeNull();
  });

  it("are rejected without an exception if options nest deeper than menus may", () => {
    let options: unknown[] = [];
    for (let depth = 0; depth < 5_000; depth += 1) options = [{ id: 1, values: [{ id: 1, quantity: 1, options }] }];
    expect(parseCartLines([{ ...DATA, orderOptions: options }])).toBeNull();
  });

  it("equal what was formatted", () => {
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
});

describe("A price that a client showed", () => {
  it("is parsed to the cent, and an invalid text equals no price", () => {
    expect([readShownPrice("12.50"), readShownPrice("free"), readShownPrice(null)]).toEqual([1250, -1, null]);
  });
});
