import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import type { OrderType } from "../venue/order-type.ts";
import { checkDiscountTerms } from "./discount-terms.ts";

const anOrder = (type: OrderType, subtotal: number, memberSaves = 0) => ({
  type,
  subtotalCents: cents(subtotal),
  memberDiscount: { preTaxCents: cents(memberSaves), amountCents: cents(memberSaves) },
});

describe("What a discount asks of an order", () => {
  it("is nothing where the code says nothing", () => {
    expect(checkDiscountTerms({ minimumCents: null, orderTypes: null }, anOrder("dine-in", 100))).toBeNull();
  });

  it("is a minimum, at the prices that the diner pays, and says what is missing to it", () => {
    const terms = { minimumCents: cents(3_000), orderTypes: null };
    expect(checkDiscountTerms(terms, anOrder("pickup", 3_000))).toBeNull();
    const below = { code: "below-minimum", minimumCents: 3_000, remainingCents: 1 };
    expect(checkDiscountTerms(terms, anOrder("pickup", 2_999))).toEqual(below);
    expect(checkDiscountTerms(terms, anOrder("pickup", 3_400, 401))).toEqual(below);
  });

  it("is a kind of order; a take-out that has not chosen yet may still become it", () => {
    const terms = { minimumCents: null, orderTypes: ["delivery"] as const };
    expect(checkDiscountTerms(terms, anOrder("delivery", 100))).toBeNull();
    expect(checkDiscountTerms(terms, anOrder("take-out", 100))).toBeNull();
    expect(checkDiscountTerms(terms, anOrder("pickup", 100))).toEqual({ code: "other-order-type" });
    expect(checkDiscountTerms(terms, anOrder("dine-in", 100))).toEqual({ code: "other-order-type" });
  });
});
