import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocate } from "./allocate.ts";
import { cents, sumCents } from "./cents.ts";

const split = (amount: number, ...weights: number[]) => allocate(cents(amount), weights.map(cents));

describe("Splitting an amount", () => {
  it("gives each part its proportion", () => {
    expect(split(100, 50, 30, 20)).toEqual([50, 30, 20]);
  });

  it("gives remaining cents to the largest remainders", () => {
    // The exact shares of 10 for weights 1, 2 and 4 are 1.43, 2.86 and 5.71.
    expect(split(10, 1, 2, 4)).toEqual([1, 3, 6]);
  });

  it("gives a tie to the earlier part", () => {
    expect(split(100, 1, 1, 1)).toEqual([34, 33, 33]);
    expect(split(5, 3, 3)).toEqual([3, 2]);
    expect(split(2, 1, 1, 1)).toEqual([1, 1, 0]);
  });

  it("gives nothing to parts of weight 0", () => {
    expect(split(7, 0, 5, 0, 5)).toEqual([0, 4, 0, 3]);
  });

  it("gives everything to a part that is alone", () => {
    expect(split(999, 1)).toEqual([999]);
  });

  it("splits 0 into zeros, also over parts of weight 0", () => {
    expect(split(0, 5, 5)).toEqual([0, 0]);
    expect(split(0, 0)).toEqual([0]);
    expect(split(0)).toEqual([]);
  });

  it("stays exact for amounts whose products pass the safe integers", () => {
    expect(split(99_999_999_999, 99_999_999_999, 99_999_999_998)).toEqual([50_000_000_000, 49_999_999_999]);
  });

  it("throws without parts, or for a negative amount", () => {
    expect(() => split(1, 0, 0)).toThrow(RangeError);
    expect(() => split(-1, 1)).toThrow(RangeError);
    expect(() => split(1, 2, -1)).toThrow(RangeError);
  });

  const weights = fc.array(fc.nat({ max: 10_000 }).map(cents), { minLength: 1, maxLength: 12 });
  const splits = fc.tuple(fc.nat({ max: 100_000 }).map(cents), weights).filter(([, weights]) => sumCents(weights) > 0);

  it("preserves the whole: the shares sum to the amount", () => {
    fc.assert(
      fc.property(splits, ([amount, weights]) => {
        expect(sumCents(allocate(amount, weights))).toBe(amount);
      }),
    );
  });

  it("keeps every share within a cent of its exact proportion", () => {
    fc.assert(
      fc.property(splits, ([amount, weights]) => {
        const whole = sumCents(weights);
        for (const [index, share] of allocate(amount, weights).entries()) {
          expect(Math.abs(share * whole - amount * (weights[index] ?? 0))).toBeLessThan(whole);
        }
      }),
    );
  });

  it("never takes more from a part than it has, if the amount is at most the whole", () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (weights, portion) => {
        const amount = cents(Math.floor(sumCents(weights) * portion));
        const shares = amount === 0 ? weights.map(() => cents(0)) : allocate(amount, weights);
        expect(shares.every((share, index) => share >= 0 && share <= (weights[index] ?? 0))).toBe(true);
      }),
    );
  });

  it("gives a heavier part no less than a lighter one", () => {
    fc.assert(
      fc.property(splits, ([amount, weights]) => {
        const shares = allocate(amount, weights);
        const byWeight = weights.map((weight, index) => ({ weight, share: shares[index] ?? 0 }));
        for (const one of byWeight) {
          for (const other of byWeight) {
            if (one.weight > other.weight) expect(one.share).toBeGreaterThanOrEqual(other.share);
          }
        }
      }),
    );
  });
});
