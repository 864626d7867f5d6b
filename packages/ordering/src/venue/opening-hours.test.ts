import { at } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { closesWithin, openingAt, openState, readOpeningHours } from "./opening-hours.ts";

const bar = readOpeningHours({
  hours: [
    { weekday: 4, start_time: "11:00", end_time: "14:00" },
    { weekday: 4, start_time: "18:00", end_time: "02:00" },
    { weekday: 5, start_time: "18:00", end_time: "24:00" },
    { weekday: 6, start_time: "00:00", end_time: "03:00" },
  ],
});

describe("Opening hours", () => {
  it("tell until when a restaurant is open and when it opens next, over several rows a day", () => {
    expect(openState(bar, at("2026-11-20 11:00"))).toEqual({ open: true, until: at("2026-11-20 14:00") });
    expect(openState(bar, at("2026-11-20 14:00"))).toEqual({ open: false, opensAt: at("2026-11-20 18:00") });
    expect(openState(bar, at("2026-11-16 09:00"))).toEqual({ open: false, opensAt: at("2026-11-20 11:00") });
  });

  it("continue past midnight if the end is before the start", () => {
    expect(openState(bar, at("2026-11-21 01:59"))).toEqual({ open: true, until: at("2026-11-21 02:00") });
    expect(openState(bar, at("2026-11-21 02:00"))).toMatchObject({ open: false });
    expect(openingAt(bar, at("2026-11-21 01:59"))).toEqual({
      date: "2026-11-20",
      startMinutes: 1080,
      endMinutes: 1560,
    });
  });

  it("join a row that ends at midnight with one that begins there", () => {
    expect(openState(bar, at("2026-11-21 23:00"))).toEqual({ open: true, until: at("2026-11-22 03:00") });
  });

  it("close within the given minutes, counted over midnight without a gap", () => {
    expect(closesWithin(bar, at("2026-11-21 01:30"), 30)).toBe(false);
    expect(closesWithin(bar, at("2026-11-21 01:31"), 30)).toBe(true);
    expect(closesWithin(bar, at("2026-11-21 23:59"), 30)).toBe(false);
    expect(closesWithin(bar, at("2026-11-20 16:00"), 30)).toBe(false);
  });

  it("are always open if there are none, except on holidays", () => {
    expect(openState(readOpeningHours({}), at("2026-11-20 04:00"))).toEqual({ open: true, until: null });
    const hours = readOpeningHours({ holiday_hours: [{ date: "2026-12-25", full_day: true }] });
    expect(openState(hours, at("2026-12-24 23:00"))).toEqual({ open: true, until: at("2026-12-25 00:00") });
    expect(openState(hours, at("2026-12-25 12:00"))).toEqual({ open: false, opensAt: at("2026-12-26 00:00") });
  });

  it("are replaced by a holiday's row on its date, which leaves the night before it open", () => {
    const hours = readOpeningHours({
      hours: [
        { weekday: 4, start_time: "18:00", end_time: "02:00" },
        { weekday: 5, start_time: "18:00", end_time: "02:00" },
      ],
      holiday_hours: [{ date: "2026-11-21", start_time: "10:00", end_time: "12:00" }],
    });
    expect(openState(hours, at("2026-11-21 01:00"))).toMatchObject({ open: true });
    expect(openState(hours, at("2026-11-21 11:00"))).toMatchObject({ open: true });
    expect(openState(hours, at("2026-11-21 19:00"))).toMatchObject({ open: false });
  });

  it("close a date if one of its rows has full_day", () => {
    const hours = readOpeningHours({
      holiday_hours: [
        { date: "2026-11-21", full_day: true },
        { date: "2026-11-21", start_time: "10:00", end_time: "12:00" },
      ],
    });
    expect(openState(hours, at("2026-11-21 11:00")).open).toBe(false);
  });

  it("go by the wall clock on the days when clocks change", () => {
    // Goal: opening hours follow the wall clock. Method: the test passes the wall-clock time of instants one hour
    // apart.
    const night = readOpeningHours({ hours: [{ weekday: 6, start_time: "01:00", end_time: "03:00" }] });
    const springForward = ["00:59", "01:00", "01:59", "03:00"].map(
      (time) => openState(night, at(`2027-03-14 ${time}`)).open,
    );
    expect(springForward).toEqual([false, true, true, false]);
    const fallBack = ["01:30", "01:30", "02:59", "03:00"].map(
      (time) => openState(night, at(`2026-11-01 ${time}`)).open,
    );
    expect(fallBack).toEqual([true, true, true, false]);
  });
});
