import { aChoice, aResolvedLine, aRestaurant, at } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { addMinutes } from "../time/local-moment.ts";
import { orderingSettings } from "../venue/ordering-settings.ts";
import { commonSaleTimes } from "./cart-for-later.ts";

const settings = orderingSettings(aRestaurant());
const MIDNIGHT = at("2026-11-16 00:00");
const NEVER = { week: Array(7).fill("x".repeat(96)), pricesCents: {} };
/** Each half hour of three weeks. */
const MOMENTS = Array.from({ length: 3 * 7 * 48 }, (_, count) => addMinutes(MIDNIGHT, count * 30));

describe("The times at which every line of a cart is sold", () => {
  it("end with the schedule of a dish, or of a choice at any depth", () => {
    const mornings = { week: Array(7).fill("a".repeat(48) + "x".repeat(48)), pricesCents: { a: cents(900) } };
    const line = aResolvedLine({ priceSchedule: mornings });
    const isSoldAt = commonSaleTimes([aResolvedLine({}), line], { type: "pickup", settings });
    expect([isSoldAt(at("2026-11-20 11:59")), isSoldAt(at("2026-11-20 12:00"))]).toEqual([true, false]);
    const deep = aChoice({}, { under: [aChoice({ id: "truffle", name: "Truffle", priceSchedule: NEVER })] });
    expect(commonSaleTimes([aResolvedLine({}, { choices: [deep] })], { type: "pickup", settings })(MIDNIGHT)).toBe(
      false,
    );
  });

  it("promises#promise-49: cost one look per dish and moment, however often the cart repeats the dish", () => {
    let looks = 0;
    const counted = <Thing>(thing: Thing): Thing => {
      looks += 1;
      return thing;
    };
    const week = Array(7).fill("a".repeat(96));
    const wine = aResolvedLine({
      alcoholicBeverage: true,
      priceSchedule: {
        get week() {
          return counted(week);
        },
        pricesCents: { a: cents(900) },
      },
    });
    const hours = { startMinutes: 0, endMinutes: 24 * 60 };
    const alcohol = {
      get hours() {
        return counted(hours);
      },
      takeout: true,
      takeoutCategories: null,
    };
    const lines = Array.from({ length: 200 }, () => wine);
    const isSoldAt = commonSaleTimes(lines, { type: "pickup", settings: { ...settings, alcohol } });
    expect(MOMENTS.every(isSoldAt)).toBe(true);
    expect(looks).toBeLessThan(2 * 7 * 48 + 2 * 200 * 48);
  });
});
