import { describe, expect, it } from "vitest";
import { parseTipChoice } from "./tip.ts";

const percentage = (digits: number, scale = 0) => ({ type: "percentage", percentage: { digits, scale } });

describe("Reading a tip", () => {
  it("takes percentages and dollars, as text or as numbers", () => {
    expect(parseTipChoice({ type: "percentage", percentageValue: "18" })).toEqual(percentage(18));
    expect(parseTipChoice({ type: "percentage", percentageValue: 12.5 })).toEqual(percentage(125, 1));
    expect(parseTipChoice({ type: "dollar", amount: "3.00" })).toEqual({ type: "dollar", amountCents: 300 });
    expect(parseTipChoice({ type: "dollar", amount: 2.5 })).toEqual({ type: "dollar", amountCents: 250 });
  });

  it("counts a negative one as its absolute value", () => {
    expect(parseTipChoice({ type: "dollar", amount: "-2.50" })).toEqual({ type: "dollar", amountCents: 250 });
    expect(parseTipChoice({ type: "percentage", percentageValue: -15 })).toEqual(percentage(15));
  });

  it("is null without a tip", () => {
    for (const data of [null, undefined, {}, { type: null }, { type: "dollar" }, { type: "dollar", amount: "" }]) {
      expect(parseTipChoice(data)).toBeNull();
    }
  });

  it("uses the field of its own type, whatever the other says", () => {
    const data = { type: "percentage", percentageValue: "20", amount: "99.00" };
    expect(parseTipChoice(data)).toEqual(percentage(20));
  });

  it("refuses an invalid one", () => {
    const refused = { refused: { code: "tip-unreadable" } };
    expect(parseTipChoice({ type: "dollar", amount: "much" })).toEqual(refused);
    expect(parseTipChoice({ type: "dollar", amount: "--1" })).toEqual(refused);
    expect(parseTipChoice({ type: "percentage", percentageValue: Number.NaN })).toEqual(refused);
    expect(parseTipChoice({ type: "euros", amount: "1.00" })).toEqual(refused);
  });
});
