import { aMenu, aMenuItem, aRestaurant } from "@comptoir/test-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minutesBetween } from "../time/local-moment.ts";
import { orderingSettings } from "../venue/ordering-settings.ts";
import { intervalsOn } from "./capacity.ts";
import { type EveningGuests, type EveningOrder, simulateEvening } from "./evening.ts";
import { seededNumbers } from "./seeded-numbers.ts";

const FRIDAY = "2026-11-20";
const settings = orderingSettings(
  aRestaurant({ hours: [{ weekday: 4, start_time: "17:00", end_time: "22:00" }], payment_processor: "sandbox" }),
);
const kitchen = aMenu({ id: "kitchen", orderingIntervalMinutes: 15, maxOrdersPerInterval: 4, lastCallMinutes: 30 });
const bar = aMenu({ id: "bar", orderingIntervalMinutes: 30, maxOrdersPerInterval: 10 });

const guests: EveningGuests = {
  orders: 60,
  peakMinutes: 18 * 60 + 30,
  spreadMinutes: 45,
  chosenPercent: 30,
  patienceMinutes: 45,
};
const play = (but: Partial<EveningGuests> = {}, seed = 1, menus = [kitchen, bar]) =>
  simulateEvening({
    date: FRIDAY,
    type: "pickup",
    settings,
    menus,
    guests: { ...guests, ...but },
    random: seededNumbers(seed),
  });
const placed = (orders: readonly EveningOrder[]) => orders.filter(({ outcome }) => outcome.status === "placed");
const reasons = (orders: readonly EveningOrder[]) =>
  new Set(orders.flatMap(({ outcome }) => (outcome.status === "turned-away" ? [outcome.reason] : [])));

describe("A simulated evening", () => {
  it("is the same with the same seed, and another with another", () => {
    expect(play().orders).toEqual(play().orders);
    expect(play({}, 2).orders).not.toEqual(play().orders);
  });

  it("never exceeds a slot's limit, whatever guests come", () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 0, max: 100 }),
        (seed, n, share) => {
          const { orders, takenIn } = play({ orders: n, chosenPercent: share }, seed);
          expect(orders).toHaveLength(n);
          for (const menu of [kitchen, bar]) {
            for (const interval of intervalsOn(settings.hours, FRIDAY, menu.orderingIntervalMinutes)) {
              expect(takenIn(menu, interval.start).orders).toBeLessThanOrEqual(menu.maxOrdersPerInterval);
            }
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  it("never exceeds a slot's limit of work, nor its limit of orders at that hour", () => {
    const items = [8, 12].map((prepMinutes) => aMenuItem({ id: prepMinutes, prepMinutes }));
    const rush = { weekday: null, startMinutes: 18 * 60, endMinutes: 19 * 60, maxOrders: 2, maxPrepMinutes: null };
    const grill = { ...kitchen, id: "grill", items, maxPrepMinutesPerInterval: 40, intervalLimits: [rush] };
    const { takenIn } = play({ orders: 150 }, 1, [grill]);
    const loads = intervalsOn(settings.hours, FRIDAY, 15).map((interval) => ({
      ...takenIn(grill, interval.start),
      isRush: Math.floor(interval.start.minutes / 60) === 18,
    }));
    for (const { orders, prepMinutes, isRush } of loads) {
      expect(orders).toBeLessThanOrEqual(isRush ? 2 : 4);
      expect(prepMinutes).toBeLessThanOrEqual(40);
    }
    expect(Math.max(...loads.map(({ prepMinutes }) => prepMinutes))).toBeGreaterThan(20);
  });

  it("makes no guest wait beyond their patience, and turns those guests away", () => {
    const { orders } = play({ orders: 150, patienceMinutes: 20 });
    for (const { outcome } of placed(orders)) {
      expect(outcome.status === "placed" && outcome.waitMinutes).toBeLessThanOrEqual(20);
    }
    expect(reasons(orders)).toContain("too-long");
    expect(placed(orders).length).toBeLessThan(placed(play({ orders: 150, patienceMinutes: 240 }).orders).length);
  });

  it("takes more orders if a slot takes more", () => {
    const doubled = { ...kitchen, maxOrdersPerInterval: 8 };
    expect(placed(play({ orders: 150 }, 1, [doubled, bar]).orders).length).toBeGreaterThan(
      placed(play({ orders: 150 }).orders).length,
    );
  });

  it("keeps a chosen time within its slot, or moves it to the nearest one with room", () => {
    const { orders } = play({ chosenPercent: 100 });
    const kept = placed(orders).filter(({ outcome }) => outcome.status === "placed" && outcome.waitMinutes === 0);
    expect(kept.length).toBeGreaterThan(0);
    for (const { chosen, outcome, placedAt } of placed(orders)) {
      if (chosen === null || outcome.status !== "placed") throw new Error("every guest has chosen a time");
      expect(Math.abs(minutesBetween(chosen, outcome.start))).toBeLessThan(45 + 30);
      expect(minutesBetween(placedAt, outcome.start)).toBeGreaterThanOrEqual(0);
    }
  });

  it("serves nothing when the restaurant is closed, or no menu takes such orders", () => {
    expect(reasons(play({ peakMinutes: 9 * 60, spreadMinutes: 1, chosenPercent: 0 }).orders)).toEqual(
      new Set(["not-served"]),
    );
    expect(reasons(play({ chosenPercent: 0 }, 1, [{ ...kitchen, onDemand: false }]).orders)).toEqual(
      new Set(["not-served"]),
    );
  });
});
