import { aMenu, aRestaurant, at } from "@comptoir/test-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { readOpeningHours } from "../venue/opening-hours.ts";
import { orderingSettings } from "../venue/ordering-settings.ts";
import { intervalAt, intervalsOn } from "./capacity.ts";
import { checkCateringMinimum } from "./catering-minimum.ts";
import { orderCutoff, orderHorizon } from "./cutoff-date.ts";
import { isDeliveryPreselected } from "./delivery-preselection.ts";
import { splitPrepTime } from "./prep-time.ts";
import { nextOrder } from "./queue.ts";
import { strictestOf } from "./strictest-menus.ts";
import { nearestFree, offeredDays } from "./time-slots.ts";

const FRIDAY_NOON = at("2026-11-20 12:00");
const EVERY_DAY = Array.from({ length: 7 }, (_, weekday) => ({ weekday, start_time: "11:00", end_time: "14:10" }));
const hours = readOpeningHours({ hours: EVERY_DAY });
const none = () => 0;

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
    expect(orderHorizon(FRIDAY_NOON, 20)).toEqual(at("2026-12-10 23:59"));
    expect(orderHorizon(FRIDAY_NOON, null)).toBeNull();
  });
});

describe("A cart over several menus", () => {
  it("obeys the strictest of each", () => {
    const strictest = strictestOf([
      aMenu({ requiredNoticeMinutes: 30, orderingIntervalMinutes: 15, maxOrdersPerInterval: 0, lastCallMinutes: 10 }),
      aMenu({
        requiredNoticeMinutes: 5,
        orderingIntervalMinutes: 45,
        maxOrdersPerInterval: 3,
        estimatedPrepMinutes: 10,
      }),
      aMenu({ maxOrdersPerInterval: 2 }),
    ]);
    expect(strictest).toEqual({
      requiredNoticeMinutes: 30,
      estimatedPrepMinutes: 10,
      lastCallMinutes: 10,
      orderingIntervalMinutes: 45,
      maxOrdersPerInterval: 2,
    });
  });
});

describe("The slots of a kitchen", () => {
  it("are counted from opening", () => {
    expect(intervalAt(hours, at("2026-11-20 12:09"), 35)).toEqual({
      start: at("2026-11-20 11:35"),
      lengthMinutes: 35,
      index: 1,
      key: "2026-11-20T11:35",
    });
    expect(intervalAt(hours, at("2026-11-20 10:59"), 35)).toBeNull();
  });

  it("end at closing, the last one short", () => {
    const starts = intervalsOn(hours, "2026-11-20", 45).map(({ key, lengthMinutes }) => [key.slice(11), lengthMinutes]);
    expect(starts).toEqual([
      ["11:00", 45],
      ["11:45", 45],
      ["12:30", 45],
      ["13:15", 45],
      ["14:00", 10],
    ]);
  });

  it("belong to the date they begin on, though their opening began the night before", () => {
    const nights = readOpeningHours({ hours: [{ weekday: 4, start_time: "23:00", end_time: "01:00" }] });
    expect(intervalsOn(nights, "2026-11-21", 30).map(({ key }) => key)).toEqual([
      "2026-11-21T00:00",
      "2026-11-21T00:30",
    ]);
    expect(intervalAt(nights, at("2026-11-21 00:10"), 30)?.index).toBe(2);
  });

  it("hold every moment of the opening in exactly one", () => {
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

describe("The queue time of the next order", () => {
  const strictest = strictestOf([
    aMenu({ orderingIntervalMinutes: 15, maxOrdersPerInterval: 2, estimatedPrepMinutes: 10, lastCallMinutes: 30 }),
  ]);

  it("is the prep time plus the wait until the first interval with room", () => {
    expect(nextOrder(hours, at("2026-11-20 12:05"), strictest, none)).toMatchObject({
      available: true,
      waitMinutes: 0,
      queueMinutes: 10,
      readyAt: at("2026-11-20 12:15"),
    });
    const full = new Set(["2026-11-20T12:00", "2026-11-20T12:15"]);
    expect(nextOrder(hours, at("2026-11-20 12:05"), strictest, (key) => (full.has(key) ? 2 : 0))).toMatchObject({
      waitMinutes: 25,
      queueMinutes: 35,
      interval: { key: "2026-11-20T12:30" },
    });
  });

  it("never waits past the last call, into another day", () => {
    expect(nextOrder(hours, at("2026-11-20 13:41"), strictest, none).available).toBe(false);
    expect(nextOrder(hours, at("2026-11-20 13:30"), strictest, () => 2).available).toBe(false);
    expect(nextOrder(hours, at("2026-11-20 09:00"), strictest, none).available).toBe(false);
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
  const wanted = { type: "pickup" as const, now: FRIDAY_NOON, settings, menus: [menu], ordersIn: none };
  const keys = (days: ReturnType<typeof offeredDays>) =>
    days.flatMap((day) => day.slots.map((slot) => slot.interval.key));

  it("keep the notice, the last call and the horizon", () => {
    expect(keys(offeredDays(wanted))).toEqual([
      "2026-11-20T12:30",
      "2026-11-20T13:15",
      "2026-11-21T11:00",
      "2026-11-21T11:45",
      "2026-11-21T12:30",
      "2026-11-21T13:15",
    ]);
  });

  it("say what remains, and which free ones are nearest to one that was lost", () => {
    const days = offeredDays({ ...wanted, ordersIn: (key) => (key === "2026-11-20T13:15" ? 2 : 1) });
    expect(days[0]?.slots.map((slot) => slot.remaining)).toEqual([1, 0]);
    expect(nearestFree(days, at("2026-11-20 13:15"), 1)[0]?.interval.key).toBe("2026-11-20T12:30");
  });

  it("are none where the venue hides the choice of time, or a menu takes no scheduled orders", () => {
    expect(offeredDays({ ...wanted, settings: { ...settings, choosesTakeoutTime: false } })).toEqual([]);
    expect(offeredDays({ ...wanted, menus: [menu, aMenu({ scheduled: false })] })).toEqual([]);
  });
});

describe("Delivery", () => {
  it("is preselected for take-out, catering or k12 when the restaurant delivers, unless takeoutType is pickup", () => {
    const isPreselected = (type: "take-out" | "catering" | "school" | "dine-in") =>
      isDeliveryPreselected({ type, delivers: true, takeoutType: null });
    expect([
      isPreselected("take-out"),
      isPreselected("catering"),
      isPreselected("school"),
      isPreselected("dine-in"),
    ]).toEqual([true, true, true, false]);
    expect(isDeliveryPreselected({ type: "take-out", delivers: true, takeoutType: "pickup" })).toBe(false);
    expect(isDeliveryPreselected({ type: "take-out", delivers: false, takeoutType: null })).toBe(false);
  });
});

describe("Prep time and minimum", () => {
  it("a prep time above 60 minutes is split into hours and minutes", () => {
    expect([splitPrepTime(60), splitPrepTime(61), splitPrepTime(150)]).toEqual([
      { hours: 0, minutes: 60 },
      { hours: 1, minutes: 1 },
      { hours: 2, minutes: 30 },
    ]);
  });

  it("a catering minimum is compared with the subtotal and says what remains", () => {
    expect(checkCateringMinimum("generic-catering", cents(8000), cents(10000))).toEqual({
      refused: { code: "below-catering-minimum", minimumCents: 10000, remainingCents: 2000 },
    });
    expect(checkCateringMinimum("generic-catering", cents(10000), cents(10000))).toBeNull();
    expect(checkCateringMinimum("pickup", cents(1), cents(10000))).toBeNull();
  });
});
