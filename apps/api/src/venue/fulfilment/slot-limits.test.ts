import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { moveOrder } from "../../ordering/orders/refund/move-order.ts";
import { openCommandLine } from "../../testing/command-line.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { AT_THE_GRILL, GRILL, line } from "../../testing/grill.ts";
import { aPickup, submit, tally } from "../../testing/submit.ts";

const test = await openCommandLine();
const { call, clock, comptoir, load, pool } = test;

const UNLIMITED = {
  ...{ open_per_guest: 0, open_per_address: 0, per_minute_per_guest: 0, per_minute_per_address: 0 },
  ...{ slot_percent_per_guest: 100, slot_percent_per_address: 100 },
};
/** Loads the grill with a box of 12 minutes of work, and 30 minutes of work per half hour. */
function loadWith(minutes: object = { max_orders_per_interval: 0 }, unpaid_orders: object = UNLIMITED) {
  const [dinner, pickup, ...others] = GRILL.menus;
  const items = [{ id: 20, name: "Box", price: "15.00", prep_minutes: 12 }];
  const order_options = { ...GRILL.restaurant.order_options, unpaid_orders };
  return load({
    ...GRILL,
    restaurant: { ...GRILL.restaurant, order_options },
    menus: [dinner, { ...pickup, items, max_prep_minutes_per_interval: 30, ...minutes }, ...others],
  });
}

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(
    pool,
    "restaurants, orders, order_lines, order_events, idempotency_keys, unpaid_orders, order_numbers",
  );
  await loadWith();
});

const ONE = "2026-11-20T18:00:00.000Z";
const HALF_PAST = "2026-11-20T18:30:00.000Z";
const aDiner = () => `comptoir_session=${randomBytes(32).toString("base64url")}`;
const boxes = (quantity: number) => [line(20, { quantity })];
const order = (quantity: number, date: string | null = ONE, cookie = aDiner()) =>
  submit(test, aPickup({ items: boxes(quantity), date }), { headers: { cookie } });
const hold = async (quantity: number, cookie: string) => {
  const cart = { itemsInCart: boxes(quantity), type: "pickup", date: ONE };
  const { body } = await call("/api/orders/validate", cart, { ...AT_THE_GRILL, cookie });
  return body.hold?.until ?? body.code;
};
const left = async (quantity: number) => {
  const cart = { type: "pickup", items: boxes(quantity) };
  const { body } = await call("/api/orders/scheduling", cart, AT_THE_GRILL);
  return body.days[0].slots.slice(1, 3).map(({ remaining }: { remaining: number | null }) => remaining);
};

describe("A slot with a limit of work", () => {
  it("accepts dishes by their minutes, however many orders they come in", async () => {
    expect([await left(1), await left(2), await left(3)]).toEqual([
      [2, 2],
      [1, 1],
      [1, 1],
    ]);
    const answers = await Promise.all(Array.from({ length: 30 }, () => order(1)));
    expect(tally(answers)).toEqual({ "201": 2, "409 422": 28 });
    expect(await left(1)).toEqual([0, 2]);
    // An order with more work than a slot's limit is accepted if the slot has no work yet.
    expect((await order(3)).body.code).toBe(422);
    expect((await order(3, HALF_PAST)).status).toBe(201);
    expect((await order(1, HALF_PAST)).body.code).toBe(422);
    expect((await order(1, null)).body.order.readyAt).toBe("2026-11-20T17:00:00.000Z");
  });

  it("has the capacity again when an order is cancelled", async () => {
    const { body } = await order(2);
    expect(await left(1)).toEqual([0, 2]);
    const named = { restaurantId: "7", orderId: body.order.id };
    await moveOrder({ database: pool, clock: clock.now }, named, "cancelled");
    expect(await left(1)).toEqual([2, 2]);
  });

  it("is held by the work of the cart, which may change without extending the hold", async () => {
    const [first, second] = [aDiner(), aDiner()];
    expect(await hold(2, first)).toBe("2026-11-20T17:05:00.000Z");
    expect([await hold(1, second), await left(1)]).toEqual([422, [0, 2]]);
    clock.advance(2);
    expect(await hold(1, first)).toBe("2026-11-20T17:05:00.000Z");
    expect(await hold(1, second)).toBe("2026-11-20T17:07:00.000Z");
    expect((await order(1, ONE, first)).status).toBe(201);
    clock.advance(10);
    expect((await order(1)).status).toBe(201);
  });

  it("is shared: a visitor who does not pay in advance gets a first order, and then at most a share", async () => {
    await loadWith({ max_orders_per_interval: 0 }, { ...UNLIMITED, slot_percent_per_guest: 50 });
    const diner = aDiner();
    expect((await order(1, ONE, diner)).status).toBe(201);
    expect((await order(1, ONE, diner)).body.code).toBe(422);
    expect((await order(1)).status).toBe(201);
  });

  it("is explained by the orders and the holds in it", async () => {
    await loadWith({ max_orders_per_interval: 5 });
    await order(1);
    await hold(1, aDiner());
    const { out } = await comptoir("slots", "the-grill", "--at", "2026-11-20T13:10");
    expect(out.replaceAll("\u00a0", " ")).toBe(
      [
        "Pickup, 2026-11-20 1:00 p.m.: 2 of 5, 24 of 30 minutes of work, 1 of them held",
        "  no. 1  pickup  $16.95  12 min",
        "  held until 12:05 p.m.  12 min\n",
      ].join("\n"),
    );
    expect((await comptoir("slots", "the-grill", "--at", "2026-11-20T23:10")).out).toBe("Pickup: closed then.\n");
    clock.advance(6);
    expect((await comptoir("slots", "the-grill", "--at", "2026-11-20T13:10")).out).not.toContain("held");
  });
});

describe("Other limits at some hours", () => {
  it("hold for the slots that begin then, of that weekday", async () => {
    const interval_limits = [
      { weekday: 4, start_time: "13:00", end_time: "13:30", max_orders_per_interval: 1 },
      { start_time: "13:30", end_time: "14:00", max_prep_minutes_per_interval: 0 },
    ];
    await loadWith({ max_orders_per_interval: 0, interval_limits });
    expect(await left(1)).toEqual([1, null]);
    expect(tally(await Promise.all([order(1), order(1), order(1)]))).toEqual({ "201": 1, "409 422": 2 });
    const halfPast = await Promise.all(Array.from({ length: 6 }, () => order(1, HALF_PAST)));
    expect(tally(halfPast)).toEqual({ "201": 6 });
    const { out } = await comptoir("slots", "the-grill", "--at", "2026-11-20T13:40");
    expect(out).toBe("Pickup: no limit then.\n");
    expect((await comptoir("slots", "the-grill", "--at", "2026-11-20T13:10")).out).toContain(
      "1 of 1, 12 of 30 minutes",
    );
  });
});
