import { runLength } from "@comptoir/test-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyTables } from "../../testing/empty-tables.ts";
import { GRILL, line } from "../../testing/grill.ts";
import { aPickup, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";

const api = await openTestApi();
const { call, clock, load, pool } = api;

const MINUTES = fc.constantFrom(0, 5, 10, 15, 30, 45, 90);
const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const hour = String(Math.floor(quarter / 4)).padStart(2, "0");
  return `${hour}:${String((quarter % 4) * 15).padStart(2, "0")}`;
});
/** Opening hours of some weekdays. An end before its start is after midnight. */
const hours = fc.option(
  fc.array(fc.record({ weekday: fc.integer({ min: 0, max: 6 }), start_time: time, end_time: time }), {
    minLength: 1,
    maxLength: 6,
  }),
);
/** Noon before each clock change, the repeated hour of the autumn change, and an ordinary evening. */
const NOWS = ["2026-10-31T16:00:00Z", "2026-11-01T05:40:00Z", "2027-03-13T17:00:00Z", "2026-11-20T23:07:00Z"] as const;
const now = fc.constantFrom(...NOWS);
const menu = fc.record({
  required_notice: MINUTES,
  estimated_prep_time: MINUTES,
  last_call_time: MINUTES,
  ordering_interval: fc.constantFrom(0, 15, 20, 35, 45),
  max_orders_per_interval: fc.constantFrom(0, 2),
  max_prep_minutes_per_interval: fc.constantFrom(0, 0, 5, 30),
  interval_limits: fc.array(
    fc.record({
      weekday: fc.option(fc.integer({ min: 0, max: 6 })),
      start_time: time,
      end_time: time,
      max_orders_per_interval: fc.constantFrom(0, 1, 3),
      max_prep_minutes_per_interval: fc.constantFrom(undefined, 0, 20),
    }),
    { maxLength: 2 },
  ),
  scheduled: fc.constantFrom(true, true, true, false),
});
const venue = fc.record({
  now,
  hours,
  menus: fc.tuple(menu, menu),
  holiday: fc.option(
    fc.record({ days: fc.integer({ min: 0, max: 2 }), start_time: time, end_time: time, full_day: fc.boolean() }),
  ),
  order_options: fc.record({
    max_advanced_order_days: fc.constantFrom(null, 0, 1, 2),
    no_takeout_timeslot: fc.constantFrom(false, false, false, true),
  }),
});

const UNLIMITED = {
  ...{ open_per_guest: 0, open_per_address: 0, per_minute_per_guest: 0, per_minute_per_address: 0 },
  ...{ slot_percent_per_guest: 100, slot_percent_per_address: 100 },
};
const ITEMS = [line(20), line(21)];

function venueFile({ hours, menus, holiday, order_options, now }: ReturnType<typeof venue.generate>["value"]) {
  const date = new Date(Date.parse(now) + (holiday?.days ?? 0) * 86_400_000).toISOString().slice(0, 10);
  const { days: _days, ...row } = holiday ?? { days: 0 };
  return {
    restaurant: {
      ...GRILL.restaurant,
      hours,
      holiday_hours: holiday ? [{ date, ...row }] : [],
      // Slots are not held here: with `slot_hold_minutes`, a time is still accepted for some minutes after it
      // is no longer offered.
      order_options: { ...order_options, slot_hold_minutes: 0, unpaid_orders: UNLIMITED },
    },
    menus: menus.map((minutes, index) => ({
      id: index + 1,
      name: `Menu ${index + 1}`,
      ...minutes,
      items: [{ id: 20 + index, name: `Dish ${index + 1}`, price: "10.00", prep_minutes: 10 }],
    })),
  };
}

type Times = {
  readonly asap: { readonly readyAt: string | null };
  readonly days: readonly { readonly slots: readonly { readonly at: string; readonly remaining: number | null }[] }[];
};
const slotsOf = ({ days }: Times) => days.flatMap((day) => day.slots);
const timesNow = async (): Promise<Times> =>
  (await call("/api/orders/scheduling", { type: "pickup", items: ITEMS }, { "x-restaurant-id": "7" })).body as Times;
const soonerThanAsap = (times: Times) => slotsOf(times).filter(({ at }) => at < (times.asap.readyAt ?? ""));
const order = (date: string) => submit(api, aPickup({ items: ITEMS, date }));

describe("The times that are offered", () => {
  it(
    "are accepted while nothing changes, no other time is, and none is sooner than as soon as possible",
    async () => {
      let accepted = 0;
      await fc.assert(
        fc.asyncProperty(venue, fc.array(fc.nat(), { maxLength: 4 }), async (described, picks) => {
          await emptyTables(
            pool,
            "orders, order_lines, order_events, idempotency_keys, slot_counts, slot_holds, unpaid_orders",
          );
          clock.set(described.now);
          await load(venueFile(described));
          const times = await timesNow();
          expect(soonerThanAsap(times)).toEqual([]);
          const slots = slotsOf(times);
          const offered = new Set(slots.map(({ at }) => at));
          // Orders the first, the last and some other offered times.
          const chosen = new Set([slots[0], slots.at(-1), ...picks.map((pick) => slots[pick % (slots.length || 1)])]);
          for (const slot of chosen) {
            if (!slot) continue;
            expect(await order(slot.at)).toMatchObject({ status: 201, body: { order: { readyAt: slot.at } } });
            accepted += 1;
          }
          expect(soonerThanAsap(await timesNow())).toEqual([]);
          // Orders times that are not offered: some quarter hours of the next three days, and the minute
          // after each.
          const from = Math.floor(Date.parse(described.now) / 900_000) * 900_000;
          const others = picks.flatMap((pick) => [
            from + (pick % 300) * 900_000,
            from + (pick % 300) * 900_000 + 60_000,
          ]);
          for (const at of others.map((ms) => new Date(ms).toISOString())) {
            if (!offered.has(at)) expect((await order(at)).status).toBe(409);
          }
        }),
        { numRuns: runLength({ quick: 25, full: 500 }) },
      );
      expect(accepted).toBeGreaterThan(15);
    },
    runLength({ quick: 120_000, full: 1_800_000 }),
  );
});
