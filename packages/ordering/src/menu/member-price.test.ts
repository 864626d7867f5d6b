import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import type { Pricing } from "./priced.ts";
import { memberPriceOf } from "./prices.ts";

const steak: Pricing = {
  priceCents: cents(3000),
  memberPriceCents: cents(2500),
  promos: ["GOLD", "STAFF"],
  priceSchedule: null,
};

describe("Member prices", () => {
  it("apply if the dish and the member share a promo", () => {
    expect(memberPriceOf(steak, cents(3000), ["SILVER", "GOLD"])).toBe(2500);
  });

  it("do not apply for a guest, nor for a member with other promos", () => {
    expect(memberPriceOf(steak, cents(3000), [])).toBe(3000);
    expect(memberPriceOf(steak, cents(3000), ["SILVER"])).toBe(3000);
    expect(memberPriceOf({ ...steak, promos: [] }, cents(3000), ["GOLD"])).toBe(3000);
  });

  it("do not apply if none is set", () => {
    expect(memberPriceOf({ ...steak, memberPriceCents: null }, cents(3000), ["GOLD"])).toBe(3000);
  });

  it("apply only below the slot's price: a member never pays more than a guest", () => {
    expect(memberPriceOf(steak, cents(2000), ["GOLD"])).toBe(2000);
    expect(memberPriceOf(steak, cents(2500), ["GOLD"])).toBe(2500);
    expect(memberPriceOf({ ...steak, memberPriceCents: cents(4000) }, cents(3000), ["GOLD"])).toBe(3000);
  });

  it("may be 0", () => {
    expect(memberPriceOf({ ...steak, memberPriceCents: cents(0) }, cents(3000), ["STAFF"])).toBe(0);
  });
});
