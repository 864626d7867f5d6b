import { at } from "@comptoir/test-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween, isCalendarDate, skipWeekend, weekdayOf } from "./calendar-date.ts";
import { formatClockTime, parseClockTime } from "./clock-time.ts";
import { addMinutes, isBefore, minutesBetween } from "./local-moment.ts";

const DATES = fc.integer({ min: -20_000, max: 60_000 }).map((days) => addDays("2026-11-20", days));

describe("Dates", () => {
  it("have Monday as weekday 0", () => {
    expect([weekdayOf("2026-11-16"), weekdayOf("2026-11-22"), weekdayOf("1969-12-31")]).toEqual([0, 6, 2]);
  });

  it("are rejected if the calendar has no such day", () => {
    expect(["2026-02-29", "2028-02-29", "2026-13-01", "2026-1-1"].map(isCalendarDate)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it("go forward and back by days", () => {
    fc.assert(
      fc.property(DATES, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        const later = addDays(date, days);
        expect(daysBetween(date, later)).toBe(days);
        expect(weekdayOf(later)).toBe((((weekdayOf(date) + days) % 7) + 7) % 7);
      }),
    );
  });

  it("skip a weekend to its Monday", () => {
    expect(["2026-11-20", "2026-11-21", "2026-11-22"].map(skipWeekend)).toEqual([
      "2026-11-20",
      "2026-11-23",
      "2026-11-23",
    ]);
  });
});

describe("Moments of a wall clock", () => {
  it("parse and format times of day", () => {
    expect(["11:00", "9:05", "24:00", "24:01", "10:60", "noon"].map(parseClockTime)).toEqual([
      660,
      545,
      1440,
      null,
      null,
      null,
    ]);
    expect([660, 1440, 1505].map(formatClockTime)).toEqual(["11:00", "00:00", "01:05"]);
  });

  it("add minutes over midnight, and count them back", () => {
    expect(addMinutes(at("2026-12-31 23:50"), 20)).toEqual(at("2027-01-01 00:10"));
    expect(minutesBetween(at("2026-11-20 23:00"), at("2026-11-21 01:00"))).toBe(120);
    expect(isBefore(at("2026-11-20 23:59"), at("2026-11-21 00:00"))).toBe(true);
  });
});
