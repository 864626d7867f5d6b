import {
  aChoice,
  aMenu,
  aMenuItem,
  aPricedLine,
  aResolvedLine,
  aSection,
  aSize,
  GST_AND_QST,
  HST,
  NO_TAX,
  taxes,
} from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { isRefused } from "../refusal.ts";
import { priceLine } from "./line-price.ts";

const MONDAY_MIDNIGHT = { weekday: 0, slot: 0, memberPromos: [], taxRate: HST };
const partsOf = (line: ReturnType<typeof aPricedLine>) => line.parts.map((part) => part.amountCents);

describe("A line's price", () => {
  it("is the unit and its options, times the line's quantity", () => {
    const choices = [aChoice({ priceCents: cents(200) }, { quantity: 2 }), aChoice({ priceCents: cents(50) })];
    const line = aPricedLine(aResolvedLine({ priceCents: cents(1200) }, { quantity: 3, choices }));
    expect(line.orderPriceCents).toBe(3 * (1200 + 2 * 200 + 50));
    expect(partsOf(line)).toEqual([3600, 1200, 150]);
  });

  it("excludes a default selection until the diner raises it", () => {
    const choices = [aChoice({ priceCents: cents(200), defaultSelection: true }, { quantity: 0 })];
    const line = aPricedLine(aResolvedLine({ priceCents: cents(1200) }, { choices }));
    expect(line.orderPriceCents).toBe(1200);
    expect(partsOf(line)).toEqual([1200, 0]);
  });

  it("is the same whether values are folded into it or have their own rows", () => {
    const priceWith = (rollUp: boolean) =>
      aPricedLine(aResolvedLine({}, { choices: [aChoice({ rollUp })] })).orderPriceCents;
    expect(priceWith(true)).toBe(priceWith(false));
  });

  it("is 0 for a free dish", () => {
    expect(aPricedLine(aResolvedLine({ priceCents: cents(0) }, { quantity: 4 })).orderPriceCents).toBe(0);
  });
});

describe("A pricing group", () => {
  it("replaces the unit price with the chosen value's, whatever its quantity", () => {
    for (const quantity of [0, 1, 5]) {
      const choices = [aSize({ priceCents: cents(1500) }, { quantity })];
      expect(partsOf(aPricedLine(aResolvedLine({ priceCents: cents(1200) }, { quantity: 2, choices })))).toEqual([
        3000,
      ]);
    }
  });

  it("keeps the unit first among the parts, wherever it was chosen", () => {
    const choices = [aChoice({ priceCents: cents(200) }), aSize({ priceCents: cents(1500) })];
    const [unit, option] = aPricedLine(aResolvedLine({}, { choices })).parts;
    expect(unit).toMatchObject({ kind: "unit", name: "Poutine", valueId: "large", amountCents: 1500 });
    expect(option).toMatchObject({ kind: "option", valueId: "curds", amountCents: 200 });
  });

  it("taxes the unit at the value's own rate, and at the item's when the value has none", () => {
    const unitRate = (taxRate: typeof HST | null) =>
      aPricedLine(aResolvedLine({ taxRate: NO_TAX }, { choices: [aSize({ taxRate })] })).parts[0];
    expect(unitRate(GST_AND_QST)).toMatchObject({ taxRate: GST_AND_QST, taxRateFrom: "value" });
    expect(unitRate(null)).toMatchObject({ taxRate: NO_TAX, taxRateFrom: "item" });
  });

  it("that comes last of several sets the price and the rate alone", () => {
    const choices = [aSize({ priceCents: cents(1500), taxRate: GST_AND_QST }), aSize({ priceCents: cents(900) })];
    const [unit] = aPricedLine(aResolvedLine({ taxRate: NO_TAX }, { choices })).parts;
    expect(unit).toMatchObject({ amountCents: 900, taxRate: NO_TAX, taxRateFrom: "item" });
  });

  it("has the member price of its value, not of the item", () => {
    const item = { priceCents: cents(1200), memberPriceCents: cents(100), promos: ["GOLD"] };
    const member = { memberPromos: ["GOLD"] };
    const dear = aResolvedLine(item, { choices: [aSize({ priceCents: cents(1500) })] });
    expect(aPricedLine(dear, member).memberOrderPriceCents).toBe(1500);
    const size = { priceCents: cents(1500), memberPriceCents: cents(1400), promos: ["GOLD"] };
    expect(aPricedLine(aResolvedLine(item, { choices: [aSize(size)] }), member).memberOrderPriceCents).toBe(1400);
  });

  it("adds the values nested under its value once, whatever its quantity", () => {
    const under = [aChoice({ priceCents: cents(100) }, { quantity: 2 })];
    const choices = [aSize({ priceCents: cents(1500) }, { quantity: 3, under })];
    expect(partsOf(aPricedLine(aResolvedLine({}, { choices })))).toEqual([1500, 200]);
  });

  it("that is nested adds its value's price once per parent, and does not set the unit price", () => {
    const under = [aSize({ priceCents: cents(300) }, { quantity: 7 })];
    const choices = [aChoice({ priceCents: cents(200) }, { quantity: 2, under })];
    expect(partsOf(aPricedLine(aResolvedLine({ priceCents: cents(1200) }, { choices })))).toEqual([1200, 400, 600]);
  });
});

describe("Nested values", () => {
  it("count once for each of their parent", () => {
    const under = [aChoice({ priceCents: cents(50) }, { quantity: 3 })];
    const choices = [aChoice({ priceCents: cents(200) }, { quantity: 2, under })];
    expect(partsOf(aPricedLine(aResolvedLine({}, { quantity: 2, choices })))).toEqual([2400, 800, 600]);
  });

  it("count at least once under a default selection that was not raised", () => {
    const under = [aChoice({ priceCents: cents(50) }, { quantity: 2 })];
    const choices = [aChoice({ priceCents: cents(200) }, { quantity: 0, under })];
    expect(partsOf(aPricedLine(aResolvedLine({}, { choices })))).toEqual([1200, 0, 100]);
  });

  it("multiply down to any depth", () => {
    const deepest = aChoice({ priceCents: cents(1) }, { quantity: 3 });
    const middle = aChoice({ priceCents: cents(10) }, { quantity: 2, under: [deepest] });
    const choices = [aChoice({ priceCents: cents(100) }, { quantity: 2, under: [middle] })];
    expect(partsOf(aPricedLine(aResolvedLine({}, { choices })))).toEqual([1200, 200, 40, 12]);
  });

  it("follow their parent among the parts", () => {
    const names = [
      aChoice({ name: "A", priceCents: cents(1) }, { under: [aChoice({ name: "B" })] }),
      aChoice({ name: "C" }),
    ];
    const line = aPricedLine(aResolvedLine({}, { choices: names }));
    expect(line.parts.map((part) => part.name)).toEqual(["Poutine", "A", "B", "C"]);
  });
});

describe("The tax rate of a part", () => {
  const section = aSection({ taxRate: taxes("0.02") });
  const menu = aMenu({ taxRate: taxes("0.03") });
  const sources = (line: Parameters<typeof aPricedLine>[0]) => aPricedLine(line).parts.map((part) => part.taxRateFrom);

  it("is the item's own for the unit and the value's own for an option", () => {
    const choices = [aChoice({ taxRate: NO_TAX })];
    expect(sources(aResolvedLine({ taxRate: GST_AND_QST }, { choices, section, menu }))).toEqual(["item", "value"]);
  });

  it("is otherwise the section's, else the menu's, else the restaurant's", () => {
    expect(sources(aResolvedLine({}, { section, menu }))).toEqual(["section"]);
    expect(sources(aResolvedLine({}, { section: aSection(), menu }))).toEqual(["menu"]);
    expect(sources(aResolvedLine({}, { menu }))).toEqual(["menu"]);
    expect(sources(aResolvedLine())).toEqual(["restaurant"]);
  });

  it("may be zero, which is a rate like any other", () => {
    const line = aPricedLine(aResolvedLine({}, { section: aSection({ taxRate: NO_TAX }), menu }));
    expect(line.parts[0]?.taxRate).toEqual(NO_TAX);
  });

  it("of an option without one is the item's, by the same fallbacks", () => {
    const choices = [aChoice({})];
    expect(sources(aResolvedLine({ taxRate: GST_AND_QST }, { choices, section }))).toEqual(["item", "item"]);
    expect(sources(aResolvedLine({}, { choices, section, menu }))).toEqual(["section", "section"]);
  });

  it("of a nested value without one is its parent value's, at any depth, before the item's", () => {
    const deep = aChoice({}, { under: [aChoice({}, { under: [aChoice({})] })] });
    const choices = [aChoice({ taxRate: NO_TAX }, { under: [deep] }), deep];
    const { parts } = aPricedLine(aResolvedLine({ taxRate: GST_AND_QST }, { choices, section }));
    expect(parts.map((part) => part.taxRateFrom)).toEqual([
      ...["item", "value", "parent-value", "parent-value", "parent-value"],
      ...["item", "item", "item"],
    ]);
    expect(parts.slice(1, 5).map((part) => part.taxRate)).toEqual([NO_TAX, NO_TAX, NO_TAX, NO_TAX]);
  });

  it("of a pricing value taxes the unit and what is nested under it, and no other option", () => {
    const size = aSize({ taxRate: NO_TAX }, { under: [aChoice({})] });
    const line = aResolvedLine({ taxRate: GST_AND_QST }, { choices: [size, aChoice({})], section });
    expect(sources(line)).toEqual(["value", "parent-value", "item"]);
  });
});

describe("Eligibility for the small-order rebate", () => {
  const eligible = (...line: Parameters<typeof aResolvedLine>) =>
    aPricedLine(aResolvedLine(...line)).parts.map((part) => part.rebateEligible);

  it("is every part's of an eligible item", () => {
    expect(eligible({}, { choices: [aChoice({})] })).toEqual([true, true]);
  });

  it("is never alcohol's", () => {
    expect(eligible({ alcoholicBeverage: true })).toEqual([false]);
    expect(eligible({}, { choices: [aChoice({ alcoholicBeverage: true })] })).toEqual([true, false]);
    expect(eligible({}, { choices: [aSize({ alcoholicBeverage: true })] })).toEqual([false]);
  });

  it("is not that of any option of an item that is not eligible", () => {
    const choices = [aChoice({}, { under: [aChoice({})] })];
    expect(eligible({ taxRebateEligible: false }, { choices })).toEqual([false, false, false]);
    expect(eligible({ alcoholicBeverage: true }, { choices })).toEqual([false, false, false]);
  });
});

describe("A line whose slot has no price", () => {
  const closed = { week: ["x"], pricesCents: {} };

  it("is refused with the dish's name", () => {
    const line = aResolvedLine({ priceSchedule: closed }, { orderId: 4 });
    expect(priceLine(line, MONDAY_MIDNIGHT)).toEqual({
      refused: { code: "unavailable-now", orderId: 4, itemId: "poutine", valueId: null, name: "Poutine" },
    });
  });

  it("is refused with the value's name, even when a pricing group has another price for the unit", () => {
    const choices = [
      aSize({}),
      aChoice({}, { under: [aChoice({ id: "truffle", name: "Truffle", priceSchedule: closed })] }),
    ];
    expect(priceLine(aResolvedLine({}, { choices }), MONDAY_MIDNIGHT)).toMatchObject({
      refused: { valueId: "truffle", name: "Truffle" },
    });
    expect(
      isRefused(priceLine(aResolvedLine({ priceSchedule: closed }, { choices: [aSize({})] }), MONDAY_MIDNIGHT)),
    ).toBe(true);
  });

  it("has the slot's price otherwise, from which the member's price counts only when lower", () => {
    const pricing = {
      priceSchedule: { week: ["ab"], pricesCents: { a: cents(900), b: cents(700) } },
      memberPriceCents: cents(800),
      promos: ["GOLD"],
    };
    const line = aResolvedLine(aMenuItem(pricing));
    const member = { memberPromos: ["GOLD"] };
    expect(aPricedLine(line, member)).toMatchObject({ orderPriceCents: 900, memberOrderPriceCents: 800 });
    expect(aPricedLine(line, { ...member, slot: 1 })).toMatchObject({
      orderPriceCents: 700,
      memberOrderPriceCents: 700,
    });
  });
});
