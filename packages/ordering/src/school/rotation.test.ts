import { describe, expect, it } from "vitest";
import { chosenDays, dateRangeOf, datesBetween } from "./chosen-week.ts";
import { readRotation, servedOn } from "./rotation.ts";

const rotation = readRotation({
  id: "lunch",
  name: "Lunch",
  start_date: "2026-09-09",
  end_date: "2026-12-18",
  weeks: [
    { monday: ["pasta"], wednesday: [12, "soup"], friday: ["pizza"] },
    { monday: ["tacos"], tuesday: ["soup"] },
  ],
  skip_dates: [
    { date: "2026-10-12", reason: "Thanksgiving" },
    { date: "2026-10-30", reason: "PD day" },
  ],
  replacements: [
    { date: "2026-10-30", menus: ["pumpkin"], reason: "Halloween" },
    { date: "2026-09-08", menus: ["barbecue"] },
    { date: "2026-11-11", menus: [], reason: "Remembrance" },
  ],
});

describe("A rotation", () => {
  it.each([
    ["2026-09-09", ["12", "soup"], { kind: "cycle", week: 1, weeks: 2 }],
    ["2026-09-14", ["tacos"], { kind: "cycle", week: 2, weeks: 2 }],
    ["2026-09-21", ["pasta"], { kind: "cycle", week: 1, weeks: 2 }],
  ])("serves on %s the menus of its weekday in the cycle's current week", (date, menuIds, reason) => {
    expect(servedOn(rotation, date)).toEqual({ menuIds, reason });
  });

  it("serves nothing on a weekday that is absent", () => {
    expect(servedOn(rotation, "2026-09-15").menuIds).toEqual(["soup"]);
    expect(servedOn(rotation, "2026-09-22").menuIds).toEqual([]);
  });

  it("serves nothing on a skip date, and continues to count its weeks", () => {
    expect(servedOn(rotation, "2026-10-12")).toMatchObject({ menuIds: [], reason: { kind: "skip-date" } });
    expect(servedOn(rotation, "2026-10-19")).toMatchObject({ menuIds: ["pasta"], reason: { week: 1 } });
  });

  it("applies a replacement before a skip date and before its start, also an empty one", () => {
    expect(servedOn(rotation, "2026-10-30")).toMatchObject({ menuIds: ["pumpkin"], reason: { kind: "replacement" } });
    expect(servedOn(rotation, "2026-09-08").menuIds).toEqual(["barbecue"]);
    expect(servedOn(rotation, "2026-11-11")).toMatchObject({ menuIds: [], reason: { kind: "replacement" } });
  });

  it("serves nothing before its start date or after its end; its weeks count from the start week's Monday", () => {
    expect(servedOn(rotation, "2026-09-07")).toEqual({ menuIds: [], reason: { kind: "not-begun" } });
    expect(servedOn(rotation, "2026-12-21")).toEqual({ menuIds: [], reason: { kind: "over" } });
  });

  it("counts its weeks across both clock changes and the turn of a year", () => {
    const year = readRotation({
      id: 1,
      name: "Y",
      start_date: "2026-09-07",
      weeks: [{ monday: [1] }, { monday: [2] }, {}],
    });
    const mondays = datesBetween({ startDate: "2026-09-07", endDate: "2027-06-28" }).filter((_, day) => day % 7 === 0);
    const served = mondays.map((date) => servedOn(year, date).menuIds.join());
    expect(served).toEqual(mondays.map((_, week) => ["1", "2", ""][week % 3]));
  });
});

describe("The days that a link selects", () => {
  const none = { selectedWeek: null, dateRange: null, dates: null };

  it("are the week of selectedWeek, from its start to its end", () => {
    const week = { startDate: "2026-11-23", endDate: "2026-11-29", only: null };
    expect(chosenDays({ ...none, selectedWeek: "2026-11-25", dates: "2026-12-01" })).toEqual(week);
    expect(chosenDays({ ...none, selectedWeek: "2026-11-29" })).toEqual(week);
  });

  it("are otherwise those of dateRange, else those of dates", () => {
    const dateRange = "2026-11-24,2026-11-26";
    expect(chosenDays({ ...none, dateRange, dates: "2026-12-01" })).toEqual({
      startDate: "2026-11-24",
      endDate: "2026-11-26",
      only: null,
    });
    expect(chosenDays({ ...none, dates: "2026-12-03, 2026-12-01" })).toEqual({
      startDate: "2026-12-01",
      endDate: "2026-12-03",
      only: ["2026-12-01", "2026-12-03"],
    });
    expect(chosenDays(none)).toBeNull();
  });

  it.each([
    { ...none, selectedWeek: "next" },
    { ...none, dateRange: "2026-11-24" },
    { ...none, dateRange: "2026-11-26,2026-11-24" },
    { ...none, dateRange: "2026-11-01,2026-12-31" },
    { ...none, dates: "2026-11-24,2026-02-30" },
  ])("are the no date range error with %j", (query) => {
    expect(chosenDays(query)).toEqual({ refused: { code: "no-date-range" } });
  });

  it("need both dates", () => {
    expect(dateRangeOf("2026-11-23", "")).toEqual({ refused: { code: "no-date-range" } });
    expect(dateRangeOf(undefined, "2026-11-23")).toEqual({ refused: { code: "no-date-range" } });
  });
});
