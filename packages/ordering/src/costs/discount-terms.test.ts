import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import type { OrderType } from "../venue/order-type.ts";
import { checkDiscountTerms } from "./discount-terms.ts";

const anOrder = (type: OrderType, subtotal: number, memberSaves = 0) => ({
  type,
  subtotalCents: cents(subtotal),
  memberDiscount: { preTaxCents: cents(memberSaves), amountCents: cents(memberSaves) },
});

describe("The terms of a discount code", () => {
  it("are none if the code has none", () => {
    expect(checkDiscountTerms({ minimumCents: null, orderTypes: null }, anOrder("dine-in", 100))).toBeNull();
  });

  it("are a minimum at the diner's prices, with the missing amount", () => {
    const terms = { minimumCents: cents(3_000), orderTypes: null };
    expect(checkDiscountTerms(terms, anOrder("pickup", 3_000))).toBeNull();
    const below = { code: "below-minimum", minimumCents: 3_000, remainingCents: 1 };
    expect(checkDiscountTerms(terms, anOrder("pickup", 2_999))).toEqual(below);
    expect(checkDiscountTerms(terms, anOrder("pickup", 3_400, 401))).toEqual(below);
  });

  it("are order types; an undecided take-out may still become one of them", () => {
    const terms = { minimumCents: null, orderTypes: ["delivery"] as const };
    expect(checkDiscountTerms(terms, anOrder("delivery", 100))).toBeNull();
    expect(checkDiscountTerms(terms, anOrder("take-out", 100))).toBeNull();
    expect(checkDiscountTerms(terms, anOrder("pickup", 100))).toEqual({ code: "other-order-type" });
    expect(checkDiscountTerms(terms, anOrder("dine-in", 100))).toEqual({ code: "other-order-type" });
  });
});
