import { aMenu, aRestaurant, at } from "@comptoir/test-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { formatClockTime } from "../time/clock-time.ts";
import { type LocalMoment, minutesBetween } from "../time/local-moment.ts";
import { readOpeningHours } from "../venue/opening-hours.ts";
import { orderingSettings } from "../venue/ordering-settings.ts";
import { intervalAt, intervalsOn, type TakenIn } from "./capacity.ts";
import { checkCateringMinimum } from "./catering-minimum.ts";
import { orderCutoff, orderHorizon } from "./cutoff-date.ts";
import { isKitchenFull, type KitchenNow, soonestStarts } from "./queue.ts";
import { limitsAt, NO_WORK, roomFor } from "./slot-limits.ts";
import { strictestOf } from "./strictest-menus.ts";
import { beginsSlot, nearestFree, offeredDays } from "./time-slots.ts";

const FRIDAY_NOON = at("2026-11-20 12:00");
const EVERY_DAY = Array.from({ length: 7 }, (_, weekday) => ({ weekday, start_time: "11:00", end_time: "14:10" }));
const hours = readOpeningHours({ hours: EVERY_DAY });
const orders = (count: number) => ({ orders: count, prepMinutes: 0 });
const none = () => orders(0);

describe("Order cutoff date", () => {
  const settings = { k12: false, orderCutoffDays: 2, weekendOrdering: false };

  it("is now plus order_cutoff_days", () => {
    expect(orderCutoff(FRIDAY_NOON, settings)).toEqual(at("2026-11-22 12:00"));
  });

  it("is pushed to the start of the next day for K12, and weekends are skipped", () => {
    expect(orderCutoff(at("2026-11-16 12:00"), { ...settings, k12: true })).toEqual(at("2026-11-19 00:00"));
    expect(orderCutoff(at("2026-11-18 12:00"), { ...settings, k12: true })).toEqual(at("2026-11-23 00:00"));
  });

  it("does not skip weekends when weekend ordering is on", () => {
    expect(orderCutoff(at("2026-11-18 12:00"), { ...settings, k12: true, weekendOrdering: true })).toEqual(
      at("2026-11-21 00:00"),
    );
  });

  it("has a horizon: the end of the last day that can be ordered for", () => {
    expect(orderHorizon(FRIDAY_NOON, { maxAdvancedOrderDays: 20, orderCutoffDays: 2 })).toEqual(at("2026-12-10 23:59"));
  });

  it("has a horizon of a week beyond the cutoff if the restaurant sets none", () => {
    expect(orderHorizon(FRIDAY_NOON, { maxAdvancedOrderDays: null, orderCutoffDays: 2 })).toEqual(
      at("2026-11-29 23:59"),
    );
  });
});

describe("A cart over several menus", () => {
  it("has the strictest limits of all", () => {
    const strictest = strictestOf([
      aMenu({ orderingIntervalMinutes: 15, lastCallMinutes: 10 }),
      aMenu({ orderingIntervalMinutes: 45, estimatedPrepMinutes: 10 }),
    ]);
    expect(strictest).toEqual({
      estimatedPrepMinutes: 10,
      lastCallMinutes: 10,
      requiredNoticeMinutes: 0,
      orderingIntervalMinutes: 45,
    });
  });
});

describe("The slots of a kitchen", () => {
  it("are counted from opening", () => {
    expect(intervalAt(hours, at("2026-11-20 12:09"), 35)).toMatchObject({
      start: at("2026-11-20 11:35"),
      lengthMinutes: 35,
    });
    expect(intervalAt(hours, at("2026-11-20 10:59"), 35)).toBeNull();
  });

  it("end at closing, and the last one may be short", () => {
    const slots = intervalsOn(hours, "2026-11-20", 45);
    const starts = slots.map(({ start, lengthMinutes }) => [formatClockTime(start.minutes), lengthMinutes]);
    expect(starts).toEqual([
      ["11:00", 45],
      ["11:45", 45],
      ["12:30", 45],
      ["13:15", 45],
      ["14:00", 10],
    ]);
  });

  it("belong to the date on which they begin, even if their opening began the evening before", () => {
    const nights = readOpeningHours({ hours: [{ weekday: 4, start_time: "23:00", end_time: "01:00" }] });
    expect(intervalsOn(nights, "2026-11-21", 30).map(({ start }) => start)).toEqual([
      at("2026-11-21 00:00"),
      at("2026-11-21 00:30"),
    ]);
    expect(intervalAt(nights, at("2026-11-21 00:10"), 45)?.start).toEqual(at("2026-11-20 23:45"));
  });

  it("continue through the night if it runs into the next day's opening", () => {
    const nights = readOpeningHours({
      hours: [
        { weekday: 4, start_time: "23:00", end_time: "01:00" },
        { weekday: 5, start_time: "00:20", end_time: "02:00" },
      ],
    });
    const starts = intervalsOn(nights, "2026-11-21", 30).map(({ start }) => formatClockTime(start.minutes));
    expect(starts).toEqual(["00:00", "00:30", "01:20", "01:50"]);
    for (const { start } of intervalsOn(nights, "2026-11-21", 30)) {
      expect(intervalAt(nights, start, 30)?.start).toEqual(start);
    }
  });

  it("contain every moment of the opening exactly once", () => {
    fc.assert(
      fc.property(fc.integer({ min: 660, max: 849 }), fc.integer({ min: 1, max: 200 }), (minutes, length) => {
        const moment = { ...FRIDAY_NOON, minutes };
        const holding = intervalsOn(hours, moment.date, length).filter(
          ({ start, lengthMinutes }) => start.minutes <= minutes && minutes < start.minutes + lengthMinutes,
        );
        expect(holding).toEqual([intervalAt(hours, moment, length)]);
      }),
    );
  });
});

describe("The next order", () => {
  const menu = aMenu({ orderingIntervalMinutes: 15, maxOrdersPerInterval: 2, lastCallMinutes: 30 });
  const startsOf = (now: LocalMoment, kitchen: Partial<KitchenNow> = {}) =>
    [...soonestStarts({ hours, now, menus: [menu], work: NO_WORK, takenIn: none, ...kitchen })].map(
      ({ start }) => start,
    );
  const fullAt =
    (...moments: string[]): TakenIn =>
    (_menu, start) =>
      moments.some((moment) => minutesBetween(at(moment), start) === 0) ? orders(2) : orders(0);

  it("begins now, else in the first slot with room", () => {
    expect(startsOf(at("2026-11-20 12:05"))[0]).toEqual(at("2026-11-20 12:05"));
    const takenIn = fullAt("2026-11-20 12:00", "2026-11-20 12:15");
    expect(startsOf(at("2026-11-20 12:05"), { takenIn })[0]).toEqual(at("2026-11-20 12:30"));
  });

  it("begins once every menu of the cart has room", () => {
    const bar = aMenu({ id: "bar", orderingIntervalMinutes: 20, maxOrdersPerInterval: 1 });
    const takenIn: TakenIn = (of, start) =>
      of === bar ? fullAt("2026-11-20 12:20")(of, start) : fullAt("2026-11-20 12:00")(of, start);
    expect(startsOf(at("2026-11-20 12:05"), { menus: [menu, bar], takenIn }).slice(0, 2)).toEqual([
      at("2026-11-20 12:15"),
      at("2026-11-20 12:40"),
    ]);
  });

  it("never begins after the last call, or on another day", () => {
    expect(startsOf(at("2026-11-20 13:41"))).toEqual([]);
    expect(startsOf(at("2026-11-20 13:25")).at(-1)).toEqual(at("2026-11-20 13:30"));
    expect(startsOf(at("2026-11-20 13:30"), { takenIn: () => orders(2) })).toEqual([]);
    expect(startsOf(at("2026-11-20 09:00"))).toEqual([]);
  });

  it("may begin after midnight if the restaurant is open, at most a day ahead", () => {
    const always = readOpeningHours({});
    const starts = startsOf(at("2026-11-20 23:50"), { hours: always, takenIn: fullAt("2026-11-20 23:45") });
    expect(starts[0]).toEqual(at("2026-11-21 00:00"));
    expect(starts.at(-1)).toEqual(at("2026-11-21 23:45"));
    const nights = readOpeningHours({ hours: [{ weekday: 4, start_time: "20:00", end_time: "01:00" }] });
    expect(startsOf(at("2026-11-20 23:50"), { hours: nights }).at(-1)).toEqual(at("2026-11-21 00:30"));
  });

  it("has no room if its chosen time is full, or every time until the last call", () => {
    const kitchen = {
      hours,
      now: at("2026-11-20 12:05"),
      menus: [menu],
      work: NO_WORK,
      takenIn: fullAt("2026-11-20 12:00"),
    };
    expect(isKitchenFull({ ...kitchen, when: at("2026-11-20 12:10") })).toBe(true);
    expect(isKitchenFull({ ...kitchen, when: at("2026-11-20 12:15") })).toBe(false);
    expect(isKitchenFull({ ...kitchen, when: null })).toBe(false);
    expect(isKitchenFull({ ...kitchen, when: null, takenIn: () => orders(2) })).toBe(true);
    expect(isKitchenFull({ ...kitchen, when: null, menus: [aMenu()], takenIn: () => orders(2) })).toBe(false);
  });
});

describe("The times that a cart can be ordered for", () => {
  const settings = orderingSettings(aRestaurant({ hours: EVERY_DAY, order_options: { max_advanced_order_days: 1 } }));
  const menu = aMenu({
    requiredNoticeMinutes: 30,
    orderingIntervalMinutes: 45,
    maxOrdersPerInterval: 2,
    lastCallMinutes: 30,
  });
  const wanted = {
    type: "pickup" as const,
    now: FRIDAY_NOON,
    leadMinutesOf: (moment: LocalMoment) => minutesBetween(FRIDAY_NOON, moment),
    settings,
    menus: [menu],
    work: NO_WORK,
    takenIn: none,
    isSoldAt: () => true,
  };
  const starts = (days: ReturnType<typeof offeredDays>) =>
    days.flatMap((day) =>
      day.slots.map(({ interval: { start } }) => `${start.date} ${formatClockTime(start.minutes)}`),
    );

  it("time#travel-time: are a delivery's arrival, for which the kitchen is open and ready a travel time before", () => {
    const slow = aMenu({ orderingIntervalMinutes: 15, estimatedPrepMinutes: 20 });
    const delivered = (travelMinutes: number | null, type: "delivery" | "pickup" = "delivery") => {
      const at = starts(offeredDays({ ...wanted, type, menus: [slow], settings: { ...settings, travelMinutes } }));
      return [at[0], at.find((start) => start.startsWith("2026-11-21"))];
    };
    expect(delivered(20)).toEqual(["2026-11-20 12:45", "2026-11-21 11:30"]);
    expect(delivered(null)).toEqual(["2026-11-20 12:30", "2026-11-21 11:00"]);
    expect(delivered(20, "pickup")).toEqual(delivered(null));
  });

  it("keep the notice, the last call and the horizon", () => {
    expect(starts(offeredDays(wanted))).toEqual([
      "2026-11-20 12:30",
      "2026-11-20 13:15",
      "2026-11-21 11:00",
      "2026-11-21 11:45",
      "2026-11-21 12:30",
      "2026-11-21 13:15",
    ]);
  });

  it("show the remaining capacity, and which free ones are nearest to a lost one", () => {
    const takenIn: TakenIn = (_menu, start) => (start.minutes === 13 * 60 + 15 ? orders(2) : orders(1));
    const days = offeredDays({ ...wanted, takenIn });
    expect(days[0]?.slots.map((slot) => slot.remaining)).toEqual([1, 0]);
    expect(nearestFree(days, at("2026-11-20 13:15"), 1)[0]?.interval.start).toEqual(at("2026-11-20 12:30"));
  });

  it("have the smallest capacity of the cart's menus, each by its own slots", () => {
    const bar = aMenu({ id: "bar", orderingIntervalMinutes: 20, maxOrdersPerInterval: 1 });
    // The slot that begins at 12:30 lies in the bar's interval from 12:20.
    const takenIn: TakenIn = (of, start) => (of === bar && start.minutes === 12 * 60 + 20 ? orders(1) : orders(0));
    const [today] = offeredDays({ ...wanted, menus: [menu, bar], takenIn });
    expect(today?.slots.map((slot) => slot.remaining)).toEqual([0, 1]);
  });

  it("exclude what the wall clock skips, and when a dish of the cart is not sold", () => {
    const isSkipped = ({ minutes }: LocalMoment) => minutes === 13 * 60 + 15;
    const leadMinutesOf = (moment: LocalMoment) => (isSkipped(moment) ? null : minutesBetween(FRIDAY_NOON, moment));
    const isSoldAt = ({ minutes }: LocalMoment) => minutes >= 12 * 60;
    expect(starts(offeredDays({ ...wanted, leadMinutesOf, isSoldAt }))).toEqual([
      "2026-11-20 12:30",
      "2026-11-21 12:30",
    ]);
  });

  it("begin where slots do", () => {
    const bar = aMenu({ id: "bar", orderingIntervalMinutes: 20 });
    expect(beginsSlot([menu, bar], hours, at("2026-11-20 12:30"))).toBe(true);
    expect(beginsSlot([menu, bar], hours, at("2026-11-20 12:20"))).toBe(false);
    expect(beginsSlot([menu], hours, at("2026-11-20 09:30"))).toBe(false);
  });

  it("do not exist for orders without a choice: at a table, for a suite or a school", () => {
    for (const type of ["dine-in", "catering", "school"] as const) {
      expect(offeredDays({ ...wanted, type })).toEqual([]);
    }
  });

  it("do not exist if the venue hides the choice of time, or a menu takes no scheduled orders", () => {
    expect(offeredDays({ ...wanted, settings: { ...settings, choosesTakeoutTime: false } })).toEqual([]);
    expect(offeredDays({ ...wanted, menus: [menu, aMenu({ scheduled: false })] })).toEqual([]);
  });
});

describe("A catering minimum", () => {
  it("is compared with the subtotal, and the refusal has the missing amount", () => {
    expect(checkCateringMinimum("generic-catering", cents(8000), cents(10000))).toEqual({
      refused: { code: "below-catering-minimum", minimumCents: 10000, remainingCents: 2000 },
    });
    expect(checkCateringMinimum("generic-catering", cents(10000), cents(10000))).toBeNull();
    expect(checkCateringMinimum("pickup", cents(1), cents(10000))).toBeNull();
  });
});

describe("The capacity of a slot", () => {
  const menu = aMenu({
    maxOrdersPerInterval: 4,
    maxPrepMinutesPerInterval: 60,
    intervalLimits: [
      { weekday: 4, startMinutes: 12 * 60, endMinutes: 13 * 60, maxOrders: 2, maxPrepMinutes: null },
      { weekday: null, startMinutes: 12 * 60, endMinutes: 14 * 60, maxOrders: null, maxPrepMinutes: 30 },
      { weekday: 5, startMinutes: 23 * 60, endMinutes: 25 * 60, maxOrders: 1, maxPrepMinutes: 0 },
    ],
  });

  it("is the first row's that applies at its beginning, else the menu's own", () => {
    expect(limitsAt(menu, at("2026-11-20 12:59"))).toEqual({ orders: 2, prepMinutes: 60 });
    expect(limitsAt(menu, at("2026-11-20 13:00"))).toEqual({ orders: 4, prepMinutes: 30 });
    expect(limitsAt(menu, at("2026-11-21 12:00"))).toEqual({ orders: 4, prepMinutes: 30 });
    expect(limitsAt(menu, at("2026-11-20 14:00"))).toEqual({ orders: 4, prepMinutes: 60 });
    // A row that ends after midnight belongs to the day on which it begins.
    expect(limitsAt(menu, at("2026-11-22 00:59"))).toEqual({ orders: 1, prepMinutes: null });
    expect(limitsAt(menu, at("2026-11-21 00:30"))).toEqual({ orders: 4, prepMinutes: 60 });
  });

  it("is what orders and work leave; an empty slot also takes one order with more work than its limit", () => {
    const limits = { orders: 4, prepMinutes: 60 };
    expect(roomFor(15, limits, { orders: 1, prepMinutes: 20 })).toBe(2);
    expect(roomFor(15, limits, { orders: 3, prepMinutes: 20 })).toBe(1);
    expect(roomFor(41, limits, { orders: 1, prepMinutes: 20 })).toBe(0);
    expect(roomFor(0, limits, { orders: 1, prepMinutes: 60 })).toBe(3);
    expect(roomFor(90, limits, { orders: 1, prepMinutes: 0 })).toBe(1);
    expect(roomFor(90, limits, { orders: 4, prepMinutes: 0 })).toBe(0);
    expect(roomFor(90, { orders: null, prepMinutes: null }, { orders: 9, prepMinutes: 999 })).toBe(Infinity);
  });
});
