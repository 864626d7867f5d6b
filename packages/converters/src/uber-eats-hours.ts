import { DAY_MINUTES, formatClockTime, type HoursData, parseClockTime } from "@comptoir/ordering";
import type { DraftVenue } from "./converter.ts";
import { fieldOf, type Thing, thingsOf } from "./foreign-thing.ts";

/** A menu's hours of sale by weekday, Monday first, in minutes of the day. */
type Week = readonly (readonly Period[])[];
type Period = { readonly start: number; readonly end: number };

const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const SLOT_MINUTES = 15;

/** Reads a menu's hours; null if it has none. An end at 23:59 means midnight. */
export function readWeek(menu: Thing): Week | null {
  // The field is also misspelt in files, as in Uber Eats' documentation.
  const days = thingsOf(fieldOf(menu, ["serviceavailability", "serviceavailablity"]));
  const week = WEEKDAYS.map((name) =>
    days
      .filter((day) => String(fieldOf(day, ["dayofweek"])).toLowerCase() === name)
      .flatMap((day) => thingsOf(fieldOf(day, ["timeperiods"])).flatMap(readPeriod)),
  );
  return week.some((periods) => periods.length > 0) ? week : null;
}

function readPeriod(period: Thing): Period[] {
  const [start, written] = ["starttime", "endtime"].map((key) => parseClockTime(String(fieldOf(period, [key]) ?? "")));
  const end = written === DAY_MINUTES - 1 || written === 0 ? DAY_MINUTES : (written ?? DAY_MINUTES);
  return typeof start === "number" && start < end ? [{ start, end }] : [];
}

export function joinWeeks(weeks: readonly Week[]): Week {
  return WEEKDAYS.map((_, weekday) => {
    const joined: Period[] = [];
    const periods = weeks.flatMap((week) => week[weekday] ?? []);
    for (const period of periods.toSorted((a, b) => a.start - b.start)) {
      const last = joined.at(-1);
      if (!last || last.end < period.start) joined.push(period);
      else joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, period.end) };
    }
    return joined;
  });
}

/** Formats hours for a venue file; an empty array means always open. */
export function hoursOf(week: Week): HoursData[] {
  const isAlways = week.every(([day]) => day?.start === 0 && day.end === DAY_MINUTES);
  if (isAlways) return [];
  return week.flatMap((periods, weekday) =>
    periods.map(({ start, end }) => ({
      weekday,
      start_time: formatClockTime(start),
      end_time: formatClockTime(end),
    })),
  );
}

/** Restricts a menu's dishes to its hours by price schedules without a price outside of them. */
export function sellWithin(week: Week, menu: DraftVenue["menus"][number]): void {
  const schedule = week.map((periods) =>
    Array.from({ length: DAY_MINUTES / SLOT_MINUTES }, (_, slot) =>
      periods.some(({ start, end }) => start <= slot * SLOT_MINUTES && slot * SLOT_MINUTES < end) ? "a" : "x",
    ).join(""),
  );
  for (const item of menu.sections.flatMap(({ items }) => items)) {
    item.price_schedule = schedule;
    item.additional_prices = { a: item.price };
  }
}

export function areSameHours(a: Week, b: Week): boolean {
  return JSON.stringify(joinWeeks([a])) === JSON.stringify(joinWeeks([b]));
}
