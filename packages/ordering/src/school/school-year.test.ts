import { aCartLine, aMenu, aMenuItem, aRestaurant, at } from "@comptoir/test-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderCutoff } from "../fulfilment/cutoff-date.ts";
import type { Menu } from "../menu/menu.ts";
import { indexMenus } from "../menu/menu-index.ts";
import { checkCart } from "../order/check-cart.ts";
import { addDays, weekdayOf } from "../time/calendar-date.ts";
import { addMinutes, isBefore, minutesBetween, momentOn } from "../time/local-moment.ts";
import { orderingSettings } from "../venue/ordering-settings.ts";
import { readRotation } from "./rotation.ts";
import type { RotationData } from "./rotation-data.ts";
import { checkSchoolDay, type School, schoolDay } from "./school-day.ts";

const menu = (id: string, but: Partial<Menu> = {}) =>
  aMenu({ id, name: id, items: [aMenuItem({ id: `${id} dish`, name: `${id} dish` })], ...but });
const LUNCH: RotationData = {
  id: "lunch",
  name: "Lunch",
  start_date: "2026-09-08",
  end_date: "2027-06-25",
  weeks: [
    { monday: ["pasta"], tuesday: ["soup"], wednesday: ["pasta", "late"], thursday: ["soup"], friday: ["pizza"] },
    { monday: ["soup"], friday: ["pizza"], saturday: ["pizza"] },
  ],
  skip_dates: [
    { date: "2026-10-12", reason: "Thanksgiving" },
    ...Array.from({ length: 12 }, (_, day) => ({ date: addDays("2026-12-21", day), reason: "Winter break" })),
    { date: "2027-03-26", reason: "Good Friday" },
  ],
  replacements: [{ date: "2026-10-30", menus: ["pizza"], reason: "Halloween" }],
};
const BREAKFAST: RotationData = {
  id: "b",
  name: "Breakfast",
  start_date: "2026-10-01",
  weeks: [{ monday: ["toast"] }],
};
const MENUS = [
  menu("pasta"),
  menu("soup"),
  menu("pizza"),
  menu("toast"),
  menu("late", { requiredNoticeMinutes: 4000 }),
];

function school(options: object, but: object = {}): School {
  const ordering = orderingSettings(aRestaurant({ k12: true, order_options: options, ...but }));
  return { rotations: [LUNCH, BREAKFAST].map(readRotation), menus: MENUS, ordering };
}

const namesOn = (of: School, date: string) => schoolDay(of, date).menus.map(({ name }) => name);

describe("A day of a school", () => {
  const two = school({ order_cutoff_days: 2, max_advanced_order_days: 20 });

  it("has the menus of all rotations, in the venue's order", () => {
    expect(namesOn(two, "2026-10-05")).toEqual(["pasta", "toast"]);
    expect(namesOn(two, "2026-09-07")).toEqual([]);
  });

  it("has the reason why nothing is served, in the school's own text if there is one", () => {
    const closed = (date: string) => schoolDay(two, date).closed;
    expect(closed("2026-10-30")).toBeNull();
    expect(closed("2026-12-24")).toMatchObject({ kind: "skip-date", day: { reason: "Winter break" } });
    expect(closed("2026-09-12")).toEqual({ kind: "weekend" });
    expect(closed("2026-09-15")).toEqual({ kind: "nothing-served" });
    const shut = school({}, { holiday_hours: [{ date: "2026-11-11", full_day: true }] });
    expect(schoolDay(shut, "2026-11-11").closed).toEqual({ kind: "hours" });
  });

  it("serves on a weekend only with weekend_ordering", () => {
    expect(namesOn(two, "2026-09-19")).toEqual([]);
    expect(namesOn(school({ weekend_ordering: true }), "2026-09-19")).toEqual(["pizza"]);
  });

  it("closes at the start of a day, order_cutoff_days before it", () => {
    const day = schoolDay(two, "2026-12-02");
    expect([day.opens, day.closes]).toEqual([at("2026-11-12 00:00"), at("2026-11-30 00:00")]);
    const check = (now: string) =>
      checkSchoolDay(day, { now: at(now), leadMinutes: minutesBetween(at(now), at("2026-12-02 12:00")) });
    expect(["2026-11-11 23:59", "2026-11-12 00:00", "2026-11-29 12:00", "2026-11-30 00:00"].map(check)).toEqual([
      "too-far",
      null,
      null,
      "past-cutoff",
    ]);
  });

  it.each([
    [1, "2026-11-30", "2026-11-28 23:59"],
    [1, "2026-12-01", "2026-11-29 23:59"],
    [2, "2026-11-30", "2026-11-27 23:59"],
    [2, "2026-12-01", "2026-11-28 23:59"],
    [0, "2026-11-30", "2026-11-29 23:59"],
  ])(
    "with %i cutoff days, %s is ordered for until %s: a weekend is skipped as a day of eating, not as a day of ordering",
    (days, date, last) => {
      const { closes } = schoolDay(school({ order_cutoff_days: days }), date);
      expect(addMinutes(closes, -1)).toEqual(at(last));
    },
  );

  it("can be ordered for exactly if it is not before the order cutoff date", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 0, max: 6 }),
        fc.boolean(),
        (asked, minutes, ahead, orderCutoffDays, weekendOrdering) => {
          const of = school({ order_cutoff_days: orderCutoffDays, weekend_ordering: weekendOrdering });
          const now = momentOn(addDays("2026-09-01", asked), minutes);
          const date = addDays(now.date, ahead);
          const { closes, closed } = schoolDay({ ...of, menus: [menu("pasta")], rotations: [] }, date);
          const first = orderCutoff(now, { k12: true, orderCutoffDays, weekendOrdering });
          const isOpen = closed === null && isBefore(now, closes);
          expect(isOpen).toBe(date >= first.date && (weekendOrdering || weekdayOf(date) < 5));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("closes earlier by a menu's notice", () => {
    const day = schoolDay(two, "2026-09-23");
    expect(day.menus.map(({ name }) => name)).toEqual(["pasta", "late"]);
    expect(checkSchoolDay(day, { now: at("2026-09-20 20:00"), leadMinutes: 4000 })).toBe("past-cutoff");
    expect(checkSchoolDay(day, { now: at("2026-09-20 19:00"), leadMinutes: 4001 })).toBeNull();
  });

  it("serves at noon, or at the first opening if closed at noon", () => {
    const hours = [{ weekday: 0, start_time: "07:30", end_time: "09:00" }];
    expect(schoolDay(two, "2026-10-05").moment).toEqual(at("2026-10-05 12:00"));
    expect(schoolDay(school({}, { hours }), "2026-10-05").moment).toEqual(at("2026-10-05 07:30"));
    expect(schoolDay(school({}, { hours }), "2026-10-06").moment).toBeNull();
  });

  it("has all menus if the school has no rotation", () => {
    expect(namesOn({ ...two, rotations: [] }, "2026-10-06")).toHaveLength(MENUS.length);
  });
});

describe("A school year", () => {
  it("offers in its weeks exactly the days that the order check accepts", () => {
    fc.assert(
      fc.property(
        fc.record({
          asked: fc.integer({ min: -30, max: 330 }),
          ahead: fc.integer({ min: -1, max: 40 }),
          minutes: fc.integer({ min: 0, max: 1439 }),
          cutoff: fc.integer({ min: 0, max: 4 }),
          horizon: fc.option(fc.integer({ min: 0, max: 35 })),
          weekends: fc.boolean(),
          wanted: fc.nat(MENUS.length - 1),
        }),
        ({ asked, ahead, minutes, cutoff, horizon, weekends, wanted }) => {
          const of = school({
            order_cutoff_days: cutoff,
            max_advanced_order_days: horizon,
            weekend_ordering: weekends,
          });
          const now = momentOn(addDays("2026-09-01", asked), minutes);
          const day = schoolDay(of, addDays(now.date, ahead));
          const when = day.moment ?? momentOn(day.date, 720);
          const leadMinutes = minutesBetween(now, when);
          const menu = MENUS[wanted] as Menu;
          const isOffered = checkSchoolDay(day, { now, leadMinutes }) === null && day.menus.includes(menu);
          const { refusal } = checkCart({
            index: indexMenus(MENUS),
            lines: [
              {
                ...aCartLine({ id: `${menu.id} dish`, menuId: menu.id }),
                shown: { orderPriceCents: null, memberOrderPriceCents: null },
              },
            ],
            type: "school",
            now,
            when,
            leadMinutes,
            settings: orderingSettings(
              aRestaurant({
                k12: true,
                order_options: {
                  order_cutoff_days: cutoff,
                  max_advanced_order_days: horizon,
                  weekend_ordering: weekends,
                },
              }),
            ),
            taxRate: { tax1: null, tax2: null } as never,
            member: null,
            isKitchenFull: false,
            isTimeOffered: true,
            schoolDay: day,
          });
          expect(refusal === null).toBe(isOffered);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
