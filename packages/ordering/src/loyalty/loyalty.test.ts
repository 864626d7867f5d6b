import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { parseRate } from "../money/rate.ts";
import { pointsEarned, pointsTakenBack } from "./points.ts";
import { loyaltyProgram } from "./program.ts";

const rate = (text: string) => parseRate(text) ?? { digits: 0, scale: 0 };

describe("Points", () => {
  it("are earned on what was paid for the dishes, in whole points", () => {
    expect(pointsEarned(cents(2_599), rate("1"))).toBe(25);
    expect(pointsEarned(cents(2_599), rate("1.5"))).toBe(38);
    expect(pointsEarned(cents(0), rate("10"))).toBe(0);
  });

  it("are taken back in proportion, and all of them with the last cent", () => {
    expect(pointsTakenBack(25, cents(2_599), cents(1_300))).toBe(13);
    expect(pointsTakenBack(25, cents(2_599), cents(2_599))).toBe(25);
    expect(pointsTakenBack(25, cents(2_599), cents(0))).toBe(0);
    expect(pointsTakenBack(0, cents(2_599), cents(2_599))).toBe(0);
  });

  it("taken back by several refunds never exceed the earned ones, and never decrease", () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (refunds, earned) => {
        const paid = refunds.reduce((sum, each) => sum + each, 0);
        let [refunded, before] = [0, 0];
        for (const refund of refunds) {
          refunded += refund;
          const taken = pointsTakenBack(earned, cents(paid), cents(refunded));
          expect(taken).toBeGreaterThanOrEqual(before);
          before = taken;
        }
        expect(before).toBe(earned);
      }),
    );
  });
});

describe("A loyalty programme", () => {
  it("exists if the venue enables it and gives points", () => {
    const on = { loyalty_program: true };
    const wake = { name: "Le Sillage", localization: { "en-CA": { name: "The Wake" } }, points_per_dollar: "2" };
    expect(loyaltyProgram(on, wake, "en-CA")).toEqual({
      name: "The Wake",
      pointsPerDollar: rate("2"),
      spending: null,
    });
    expect(loyaltyProgram(on, {}, "fr-CA")).toEqual({ name: null, pointsPerDollar: rate("1"), spending: null });
    const none = [loyaltyProgram({}, wake, "en-CA"), loyaltyProgram(on, null, "en-CA")];
    expect([...none, loyaltyProgram(on, { points_per_dollar: "0" }, "en-CA")]).toEqual([null, null, null]);
  });

  it("lets points be spent by its terms: the value of a step, and the minimum", () => {
    const spendingOf = (loyalty: object) =>
      loyaltyProgram({ loyalty_program: true }, { points_per_dollar: "1", ...loyalty }, "en-CA")?.spending;
    const points_value = { points: 100, value: "5.00" };
    const step = { stepPoints: 100, stepCents: 500, minimumPoints: 100 };
    expect(spendingOf({ points_value })).toEqual(step);
    expect(spendingOf({ points_value, points_minimum: 300 })).toEqual({ ...step, minimumPoints: 300 });
    for (const wrong of [
      null,
      {},
      { points: 0, value: "5.00" },
      { points: 100, value: "0.00" },
      { points: 1.5, value: "1" },
    ]) {
      expect(spendingOf({ points_value: wrong })).toBeNull();
    }
  });
});
