import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import type { Pricing } from "./priced.ts";
import { priceInSlot, scheduleSlotAt } from "./prices.ts";

const EVERY_SLOT = 96;

/** Creates a price of 10.00 that is 8.00 in slots `a` and 12.00 in slots `b` of the given Monday. */
function scheduled(monday: string, otherDays: readonly string[] = []): Pricing {
  return {
    priceCents: cents(1000),
    memberPriceCents: null,
    promos: [],
    priceSchedule: { week: [monday, ...otherDays], pricesCents: { a: cents(800), b: cents(1200), x: cents(100) } },
  };
}

describe("Price schedule", () => {
  it("keeps the regular price without a schedule", () => {
    expect(priceInSlot({ ...scheduled(""), priceSchedule: null }, { weekday: 3, slot: 50 })).toBe(1000);
  });

  it("replaces the price by what the slot's letter maps to", () => {
    const happyHour = scheduled(`${"b".repeat(68)}${"a".repeat(8)}${"b".repeat(20)}`);
    expect(priceInSlot(happyHour, { weekday: 0, slot: 67 })).toBe(1200);
    expect(priceInSlot(happyHour, { weekday: 0, slot: 68 })).toBe(800);
    expect(priceInSlot(happyHour, { weekday: 0, slot: 75 })).toBe(800);
    expect(priceInSlot(happyHour, { weekday: 0, slot: 76 })).toBe(1200);
  });

  it("makes a dish unavailable in a slot x, even if x has a price", () => {
    expect(priceInSlot(scheduled("x".repeat(EVERY_SLOT)), { weekday: 0, slot: 0 })).toBeNull();
  });

  it("makes a dish unavailable in a slot whose letter has no price", () => {
    expect(priceInSlot(scheduled("z".repeat(EVERY_SLOT)), { weekday: 0, slot: 0 })).toBeNull();
  });

  it("makes a dish unavailable if the letter, or the whole day, is missing", () => {
    expect(priceInSlot(scheduled("aa"), { weekday: 0, slot: 2 })).toBeNull();
    expect(priceInSlot(scheduled("a".repeat(EVERY_SLOT)), { weekday: 6, slot: 0 })).toBeNull();
  });

  it("counts weekdays from Monday", () => {
    const week = scheduled("a", ["x", "x", "x", "x", "x", "b"]);
    expect(priceInSlot(week, { weekday: 0, slot: 0 })).toBe(800);
    expect(priceInSlot(week, { weekday: 6, slot: 0 })).toBe(1200);
  });

  it("sells at a price of 0", () => {
    const free = { week: ["f"], pricesCents: { f: cents(0) } };
    expect(priceInSlot({ ...scheduled(""), priceSchedule: free }, { weekday: 0, slot: 0 })).toBe(0);
  });

  it("follows the wall clock, so that a quarter hour keeps its letter when clocks change", () => {
    // In Toronto 2026-03-08 skips 02:00, and 2026-11-01 repeats 01:00. The slot depends on the wall clock only.
    expect(scheduleSlotAt({ date: "2026-03-08", weekday: 6, minutes: 3 * 60 })).toEqual({ weekday: 6, slot: 12 });
    expect(scheduleSlotAt({ date: "2026-11-01", weekday: 6, minutes: 60 })).toEqual({ weekday: 6, slot: 4 });
  });
});
