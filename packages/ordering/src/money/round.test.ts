import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cents, cents } from "./cents.ts";
import { parseRate, type Rate } from "./rate.ts";
import { amountAtRate, divideProduct, percentageOf, roundHalfAway } from "./round.ts";

const rate = (text: string): Rate => parseRate(text) ?? { digits: Number.NaN, scale: 0 };
const half = { numerator: 1, denominator: 2 };

describe("Rounding to the cent", () => {
  it("rounds halves away from zero, for both signs", () => {
    expect(roundHalfAway(cents(1), half)).toBe(1);
    expect(roundHalfAway(cents(3), half)).toBe(2);
    expect(roundHalfAway(cents(-1), half)).toBe(-1);
    expect(roundHalfAway(cents(-3), half)).toBe(-2);
  });

  it("rounds less than a half down and more than a half up", () => {
    expect(roundHalfAway(cents(1), { numerator: 49, denominator: 100 })).toBe(0);
    expect(roundHalfAway(cents(1), { numerator: 51, denominator: 100 })).toBe(1);
    expect(roundHalfAway(cents(-1), { numerator: 49, denominator: 100 })).toBe(0);
  });

  it("leaves whole cents as they are", () => {
    expect(roundHalfAway(cents(250), { numerator: 1, denominator: 1 })).toBe(250);
    expect(roundHalfAway(cents(0), half)).toBe(0);
  });

  it("takes percentages exactly, where binary fractions would fall short of the half", () => {
    // In binary floating point 145 × 0.7 is 101.49999999999999.
    expect(amountAtRate(cents(145), rate("0.7"))).toBe(102);
    expect(percentageOf(cents(1005), rate("10"))).toBe(101);
    expect(percentageOf(cents(145), rate("10"))).toBe(15);
    expect(percentageOf(cents(7500), rate("33.3"))).toBe(2498);
  });

  it("takes the QST of 10.00 as 1.00, and of 9.98 as 1.00", () => {
    expect(amountAtRate(cents(1000), rate("0.09975"))).toBe(100);
    expect(amountAtRate(cents(998), rate("0.09975"))).toBe(100);
  });

  it("stays exact beyond the safe integers", () => {
    // Binary floating point cannot represent the product 333 333 299 996 666 667.
    expect(amountAtRate(cents(99_999_999_999), rate("0.3333333"))).toBe(33_333_330_000);
  });

  it("never moves an amount by more than half a cent", () => {
    const fractions = fc.record({ numerator: fc.nat(), denominator: fc.integer({ min: 1, max: 10_000_000 }) });
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }).map(cents), fractions, (amount, fraction) => {
        const rounded = BigInt(roundHalfAway(amount, fraction));
        const difference = rounded * BigInt(fraction.denominator) - BigInt(amount) * BigInt(fraction.numerator);
        expect(2n * (difference < 0n ? -difference : difference) <= BigInt(fraction.denominator)).toBe(true);
      }),
    );
  });

  it("treats negative and positive amounts alike", () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), (amount) => {
        const percentage = rate("12.5");
        expect(percentageOf(cents(-amount), percentage)).toBe(cents(-percentageOf(cents(amount), percentage)));
      }),
    );
  });

  it("divides a product of any size exactly", () => {
    const factor = fc.nat({ max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), factor, fc.integer({ min: 1_000_000 }), (one, other, divisor) => {
        const { quotient, remainder } = divideProduct(one, other, divisor);
        expect(BigInt(quotient) * BigInt(divisor) + BigInt(remainder)).toBe(BigInt(one) * BigInt(other));
        expect(remainder).toBeLessThan(divisor);
      }),
    );
  });

  it("a larger amount never rounds to less", () => {
    const amounts = fc.tuple(fc.nat({ max: 1_000_000 }), fc.nat({ max: 10 }));
    fc.assert(
      fc.property(amounts, ([amount, more]) => {
        const tax = (value: Cents) => amountAtRate(value, rate("0.09975"));
        expect(tax(cents(amount + more))).toBeGreaterThanOrEqual(tax(cents(amount)));
      }),
    );
  });
});
