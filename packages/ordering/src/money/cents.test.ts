import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents, formatCents, parseCents, sumCents } from "./cents.ts";

describe("Amounts", () => {
  it("are parsed exactly from decimal text", () => {
    expect(parseCents("12.50")).toBe(1250);
    expect(parseCents("12.5")).toBe(1250);
    expect(parseCents("12")).toBe(1200);
    expect(parseCents("0.29")).toBe(29);
    expect(parseCents("-2.50")).toBe(-250);
  });

  it("are null for invalid text", () => {
    for (const text of ["", "abc", "1,50", "1.505", ".5", "1.", "1e3", "$5", "Infinity"]) {
      expect(parseCents(text), text).toBeNull();
    }
  });

  it("are written with two decimals", () => {
    expect(formatCents(cents(5))).toBe("0.05");
    expect(formatCents(cents(-250))).toBe("-2.50");
    expect(formatCents(cents(100000))).toBe("1000.00");
  });

  it("are whole cents: a fraction throws", () => {
    expect(() => cents(0.1)).toThrow(RangeError);
    expect(() => cents(Number.NaN)).toThrow(RangeError);
  });

  it("never become minus zero", () => {
    expect(cents(-0)).toBe(0);
    expect(sumCents([])).toBe(0);
  });

  it("are unchanged after formatting and parsing", () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }).map(cents), (amount) => {
        expect(parseCents(formatCents(amount))).toBe(amount);
      }),
    );
  });
});
