import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { NO_PLATFORM_FEE, type PlatformFee, parsePlatformFee, platformFeeOf } from "./platform-fee.ts";

describe("payment#platform-fee: the operator's fee", () => {
  it("is a percentage, cents for each payment, or both", () => {
    expect(parsePlatformFee("1.5%+10")).toEqual({ percent: { digits: 15, scale: 1 }, cents: 10 });
    expect(parsePlatformFee(" 2.90% ")).toEqual({ percent: { digits: 29, scale: 1 }, cents: 0 });
    expect(parsePlatformFee("25")).toEqual({ percent: { digits: 0, scale: 0 }, cents: 25 });
  });

  it.each(["", "%", "1.5", "1.234%", "51%", "1%+1001", "1%+", "+10", "-1%", "1%+1.5", "1,5%", "1%+10%"])(
    "cannot be written as %j",
    (text) => expect(parsePlatformFee(text)).toBeNull(),
  );

  it("is rounded to the cent, half away from zero", () => {
    const fee = parsePlatformFee("1.5%+10") as PlatformFee;
    expect(platformFeeOf(cents(2_712), fee)).toBe(51); // 40.68 and 10
    expect(platformFeeOf(cents(1_100), fee)).toBe(27); // 16.5 and 10
    expect(platformFeeOf(cents(2_712), NO_PLATFORM_FEE)).toBe(0);
  });

  it("is never negative, and leaves a cent of the payment at least", () => {
    const fees = fc.record({
      percent: fc.record({ digits: fc.integer({ min: 0, max: 50 }), scale: fc.constant(0) }),
      cents: fc.integer({ min: 0, max: 1_000 }).map(cents),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }).map(cents), fees, (amountCents, fee) => {
        const taken = platformFeeOf(amountCents, fee);
        expect(taken).toBeGreaterThanOrEqual(0);
        expect(taken).toBeLessThan(amountCents);
      }),
    );
  });
});
