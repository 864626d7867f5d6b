import { describe, expect, test } from "vitest";
import { deriveOpening } from "./opening.ts";

/** 2026-11-20 is a Friday, weekday 4. */
const at = (time: string) => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return { date: "2026-11-20", weekday: 4, minutes: hour * 60 + minute };
};
const friday = { weekday: 4, start_time: "11:00", end_time: "22:00" };

describe("opening hours", () => {
  test("A restaurant without hours is always open.", () => {
    expect(deriveOpening(null, null, at("03:00"))).toEqual({ state: "always-open" });
  });

  test("It is open until the end of the span, and opens at the start of the next.", () => {
    expect(deriveOpening([friday], [], at("21:59"))).toEqual({ state: "open", untilMinutes: 22 * 60 });
    expect(deriveOpening([friday], [], at("10:00"))).toEqual({
      state: "closed",
      opensInDays: 0,
      weekday: 4,
      atMinutes: 660,
    });
    expect(deriveOpening([friday], [], at("22:00"))).toMatchObject({ state: "closed", opensInDays: 7, weekday: 4 });
  });

  test("Several rows a day are several spans.", () => {
    const lunch = { weekday: 4, start_time: "11:00", end_time: "14:00" };
    const dinner = { weekday: 4, start_time: "17:00", end_time: "22:00" };
    expect(deriveOpening([dinner, lunch], [], at("15:00"))).toMatchObject({ state: "closed", atMinutes: 17 * 60 });
  });

  test("An end before its start is past midnight.", () => {
    const late = { weekday: 4, start_time: "18:00", end_time: "02:00" };
    expect(deriveOpening([late], [], at("23:30"))).toEqual({ state: "open", untilMinutes: 26 * 60 });
    const thursday = { ...late, weekday: 3 };
    expect(deriveOpening([thursday], [], at("01:30"))).toEqual({ state: "open", untilMinutes: 120 });
  });

  test("A holiday row replaces that date's hours, full_day closes it.", () => {
    const saturday = { weekday: 5, start_time: "09:00", end_time: "12:00" };
    const closed = { date: "2026-11-20", full_day: true };
    expect(deriveOpening([friday, saturday], [closed], at("12:00"))).toMatchObject({ opensInDays: 1, atMinutes: 540 });
    const shorter = { date: "2026-11-20", start_time: "12:00", end_time: "15:00" };
    expect(deriveOpening([friday], [shorter], at("12:30"))).toEqual({ state: "open", untilMinutes: 900 });
    expect(deriveOpening(null, [closed], at("12:00"))).toMatchObject({ state: "closed", opensInDays: 1 });
  });
});
