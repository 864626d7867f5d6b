import { describe, expect, it } from "vitest";
import { ageBegins, ageLevel, readAges } from "./order-age.ts";

describe("An order's age", () => {
  const levels = (type: "dine-in" | "pickup" | "delivery" | "catering", settings = readAges({})) =>
    [4, 5, 7, 8, 14, 15, 29, 30].map((minutes) => ageLevel(minutes, type, settings).replace("very-late", "VERY"));

  it("is late after 5 minutes and very late after 8, at tables and for pickup", () => {
    const expected = ["fresh", "late", "late", "VERY", "VERY", "VERY", "VERY", "VERY"];
    expect(levels("dine-in")).toEqual(expected);
    expect(levels("pickup")).toEqual(expected);
  });

  it("is late after 15 minutes and very late after 30, for deliveries and catering", () => {
    const expected = ["fresh", "fresh", "fresh", "fresh", "fresh", "late", "late", "VERY"];
    expect(levels("delivery")).toEqual(expected);
    expect(levels("catering")).toEqual(expected);
  });

  it("follows the restaurant's own minutes", () => {
    const settings = readAges({ ages: { table: [8, 15] } });
    expect(ageLevel(7, "pickup", settings)).toBe("fresh");
    expect(ageLevel(15, "pickup", settings)).toBe("very-late");
    expect(ageLevel(15, "delivery", settings)).toBe("late");
  });

  it("counts from when the kitchen got the order: placed, opened, accepted or fired, the latest of these", () => {
    const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 17, minutes));
    const placed = { placedAt: at(0), acceptFrom: null, acceptedAt: null, firedAt: null };
    expect(ageBegins(placed)).toEqual(at(0));
    expect(ageBegins({ ...placed, acceptFrom: at(5) })).toEqual(at(5));
    expect(ageBegins({ ...placed, acceptFrom: at(0), acceptedAt: at(2) })).toEqual(at(2));
    expect(ageBegins({ ...placed, acceptedAt: at(2), firedAt: at(40) })).toEqual(at(40));
  });
});
