import { describe, expect, test } from "vitest";
import { SOME_TIMES } from "../testing/some-facts.ts";
import { earliestFree, partsOfDay, stripDays } from "./times-view.ts";

const slotAt = (time: string) => ({ time, at: time, remaining: null });
const dayAt = (date: string) => ({ date, slots: [slotAt("12:00")] });

describe("The strip of days", () => {
  test("starts today, and shows full days and days without a time with their cause", () => {
    const closed = { date: "2026-11-23", why: "closed" as const };
    const days = [...SOME_TIMES.days, dayAt("2026-11-24")];
    expect(stripDays({ ...SOME_TIMES, days, daysWithout: [closed] }, "2026-11-20", "")).toEqual([
      { date: "2026-11-20", why: "full" },
      { date: "2026-11-21", why: null },
      { date: "2026-11-22", why: null },
      closed,
      { date: "2026-11-24", why: null },
    ]);
  });

  test("starts with the first day with a time if that is a week away, and includes a chosen day beyond its end", () => {
    const days = ["2026-12-10", "2026-12-11", "2026-12-30"].map(dayAt);
    const daysWithout = [{ date: "2026-11-20", why: "cutoff" as const }];
    const datesOf = (chosen: string) =>
      stripDays({ ...SOME_TIMES, days, daysWithout }, "2026-11-20", chosen).map(({ date }) => date);
    expect(datesOf("2026-12-10")).toEqual(["2026-12-10", "2026-12-11"]);
    expect(datesOf("2026-12-30")).toEqual(["2026-12-10", "2026-12-11", "2026-12-30"]);
  });
});

describe("The times of a day", () => {
  test("are grouped by the parts of the day if there are many", () => {
    const hours = Array.from({ length: 14 }, (_, index) => slotAt(`${String(index + 10).padStart(2, "0")}:00`));
    expect(partsOfDay(hours)?.map(({ part, slots }) => [part, slots.length])).toEqual([
      ["morning", 2],
      ["afternoon", 5],
      ["evening", 7],
    ]);
    expect(partsOfDay(hours.slice(0, 12))).toBeNull();
  });

  test("include an earliest free one", () => {
    expect(earliestFree(SOME_TIMES)?.slot.time).toBe("11:30");
    expect(earliestFree({ ...SOME_TIMES, days: [] })).toBeNull();
  });
});
