import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareRates, formatRate, isZeroRate, parseRate, type Rate } from "./rate.ts";

function rate(text: string): Rate {
  const parsed = parseRate(text);
  if (!parsed) throw new Error(`Not a rate: ${text}`);
  return parsed;
}

describe("Rates", () => {
  it("are digits and a scale, so that 0.09975 is exact", () => {
    expect(rate("0.09975")).toEqual({ digits: 9975, scale: 5 });
    expect(rate("12.5")).toEqual({ digits: 125, scale: 1 });
  });

  it("are equal whatever their trailing zeros", () => {
    expect(rate("0.10")).toEqual(rate("0.1"));
    expect(rate("0.00")).toEqual(rate("0"));
  });

  it("are formatted as their shortest text", () => {
    expect(formatRate(rate("0.10"))).toBe("0.1");
    expect(formatRate(rate("0.0500"))).toBe("0.05");
    expect(formatRate(rate("0"))).toBe("0");
    expect(formatRate(rate("100"))).toBe("100");
  });

  it("are refused if negative or not decimal", () => {
    for (const text of ["-0.05", "", "5%", "1e-2", "0,13", "."]) expect(parseRate(text), text).toBeNull();
  });

  it("compare by value, whatever their scales", () => {
    expect(compareRates({ digits: 10, scale: 2 }, { digits: 1, scale: 1 })).toBe(0);
    expect(compareRates(rate("0.05"), rate("0.09975"))).toBeLessThan(0);
    expect(compareRates(rate("0.13"), rate("0.05"))).toBeGreaterThan(0);
    expect(isZeroRate(rate("0.000"))).toBe(true);
  });

  it("are unchanged after formatting and parsing", () => {
    const rates = fc.tuple(fc.nat({ max: 9_999_999 }), fc.nat({ max: 9_999_999 }));
    fc.assert(
      fc.property(rates, ([whole, fraction]) => {
        const parsed = rate(`${whole}.${String(fraction).padStart(7, "0")}`);
        expect(rate(formatRate(parsed))).toEqual(parsed);
      }),
    );
  });
});
