import { randomBytes } from "node:crypto";
import pino from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { tidy } from "../entry/background/tidy.ts";
import { emptyTables } from "../testing/empty-tables.ts";
import { AT_THE_GRILL, GRILL, line } from "../testing/grill.ts";
import { startApiProcess } from "../testing/start-api-process.ts";
import { aPickup, submit, tally } from "../testing/submit.ts";
import type { Answer } from "../testing/test-api.ts";
import { openThreeServers } from "../testing/three-servers.ts";

const { pool, url, clock, call: callOne, load: loadVenue } = await openThreeServers();

const ONE = "2026-11-20T18:00:00.000Z";
const HALF_PAST = "2026-11-20T18:30:00.000Z";
/** No limits on a visitor's unpaid orders. */
const FREE = {
  ...{ open_per_guest: 0, open_per_address: 0, per_minute_per_guest: 0, per_minute_per_address: 0 },
  ...{ slot_percent_per_guest: 100, slot_percent_per_address: 100 },
};

/** Loads the grill with three pickup orders per half hour. */
async function load(order_options: object = {}): Promise<void> {
  const [dinner, pickup, ...others] = GRILL.menus;
  const menus = [dinner, { ...pickup, max_orders_per_interval: 3 }, ...others];
  const options = { ...GRILL.restaurant.order_options, unpaid_orders: FREE, ...order_options };
  const restaurant = { ...GRILL.restaurant, order_options: options };
  await loadVenue({ ...GRILL, menus, restaurant });
}

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(
    pool,
    "orders, order_lines, order_events, idempotency_keys, slot_counts, slot_holds, unpaid_orders",
  );
});

/** 14:00 on the day after the machine's current date. */
const TOMORROW = new Date(
  Temporal.Now.plainDateISO("America/Toronto")
    .add({ days: 1 })
    .toZonedDateTime({ timeZone: "America/Toronto", plainTime: "14:00" }).epochMilliseconds,
).toISOString();

const aDiner = () => `comptoir_session=${randomBytes(32).toString("base64url")}`;
const call = (path: string, body: object, diner: string, address?: string, headers: object = {}): Promise<Answer> =>
  callOne(path, body, { ...AT_THE_GRILL, cookie: diner, ...headers }, address);
const validate = (diner: string, date: string | null = ONE, address?: string) =>
  call("/api/orders/validate", { itemsInCart: [line(20)], type: "pickup", date }, diner, address);
const order = (diner: string, date: string | null = ONE) =>
  submit({ call: (path, sent, headers) => call(path, sent as object, diner, undefined, headers) }, aPickup({ date }));
const remaining = async (diner: string, time = "13:00") => {
  const { body } = await call("/api/orders/scheduling", { type: "pickup", items: [line(20)] }, diner);
  return body.days[0].slots.find((slot: { time: string }) => slot.time === time)?.remaining;
};
const many = (count: number, one: () => Promise<Answer>) => Promise.all(Array.from({ length: count }, one));
const count = async (table: string) => Number((await pool.query(`select count(*) as n from ${table}`)).rows[0].n);

describe("Promise 16: a held slot", () => {
  it("100 concurrent validations for a slot of 3 get 3 holds; the others get the nearest free times", async () => {
    await load();
    const answers = await many(100, () => validate(aDiner()));
    expect(tally(answers)).toEqual({ "200": 3, "409 422": 97 });
    const held = answers.find(({ status }) => status === 200);
    expect(held?.body).toEqual({ valid: true, hold: { until: "2026-11-20T17:05:00.000Z" } });
    expect(answers.find(({ status }) => status === 409)?.body.message.replaceAll("\u00a0", " ")).toBe(
      "1:00 p.m. has just filled up. The nearest free times: 12:30 p.m., 1:30 p.m., 2:00 p.m.",
    );
    expect(await remaining(aDiner())).toBe(0);
    expect(tally(await many(10, () => order(aDiner())))).toEqual({ "409 422": 10 });
  });

  it("counts as taken for others, is confirmed by its own order, and is not extended by another validation", async () => {
    await load();
    const [first, second, third, late] = [aDiner(), aDiner(), aDiner(), aDiner()];
    for (const diner of [first, second, third]) expect((await validate(diner)).body.hold).toBeDefined();
    expect([await remaining(first), await remaining(late)]).toEqual([1, 0]);
    clock.advance(2);
    expect((await validate(first)).body.hold).toEqual({ until: "2026-11-20T17:05:00.000Z" });
    const body = { items: [line(20)], type: "pickup", date: ONE };
    const warned = await call("/api/orders/set-costs", body, late);
    expect(warned.body.warning.code).toBe(422);
    expect((await order(late)).body.code).toBe(422);
    for (const diner of [first, second, third]) expect((await order(diner)).status).toBe(201);
    expect(await count("slot_holds")).toBe(0);
    expect((await pool.query("select taken, holds from slot_counts")).rows).toEqual([{ taken: 3, holds: {} }]);
  });

  it("is one per visitor: choosing another time or none releases the first", async () => {
    await load();
    const diner = aDiner();
    await validate(diner);
    await validate(diner, HALF_PAST);
    expect([await remaining(aDiner()), await remaining(aDiner(), "13:30")]).toEqual([3, 2]);
    await validate(diner, null);
    expect(await remaining(aDiner(), "13:30")).toBe(3);
    await validate(diner, HALF_PAST);
    expect((await order(diner, ONE)).status).toBe(201);
    expect([await remaining(aDiner()), await remaining(aDiner(), "13:30")]).toEqual([2, 3]);
  });

  it("lasts for the venue's hold time; if that is zero there is no hold", async () => {
    await load({ slot_hold_minutes: 12 });
    expect((await validate(aDiner())).body.hold).toEqual({ until: "2026-11-20T17:12:00.000Z" });
    await load({ slot_hold_minutes: 0 });
    expect((await validate(aDiner())).body).toEqual({ valid: true });
  });
});

describe("Promise 20: a server that is killed between hold and payment", () => {
  it("its hold is released within the stated time, and none remains", async () => {
    await load();
    const server = await startApiProcess(url);
    const held = await fetch(`${server.origin}/api/orders/validate`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: aDiner(), ...AT_THE_GRILL },
      body: JSON.stringify({ itemsInCart: [line(20)], type: "pickup", date: TOMORROW }),
    });
    const { hold } = (await held.json()) as { hold: { until: string } };
    server.signal("SIGKILL");
    await server.ended;
    const left = async () => {
      const { body } = await call("/api/orders/scheduling", { type: "pickup", items: [line(20)] }, aDiner());
      const slots = body.days.flatMap((day: { slots: { at: string; remaining: number }[] }) => day.slots);
      return slots.find(({ at }: { at: string }) => at === TOMORROW)?.remaining;
    };
    clock.set(new Date(Date.parse(hold.until) - 1_000).toISOString());
    expect(await left()).toBe(2);
    clock.set(hold.until);
    expect(await left()).toBe(3);
    await tidy({ database: pool, clock: clock.now, logger: pino({ level: "silent" }) });
    expect(await count("slot_holds")).toBe(0);
    expect((await pool.query("select taken, holds from slot_counts")).rows).toEqual([{ taken: 0, holds: {} }]);
  });
});

describe("Promise 51: holds of one visitor", () => {
  it("take at most an address's share of a slot, and at most as many times as it may have open orders", async () => {
    const address = "203.0.113.7";
    await load({ unpaid_orders: { ...FREE, slot_percent_per_address: 50, open_per_address: 4 } });
    const answers = await many(20, () => validate(aDiner(), ONE, address));
    expect(answers.filter(({ body }) => body.hold).length).toBe(2);
    // A visitor without a hold may still order a free slot.
    expect(tally(answers)).toEqual({ "200": 20 });
    expect((await validate(aDiner(), ONE, "198.51.100.9")).body.hold).toBeDefined();
    const times = ["18:30", "19:00", "19:30", "20:00"].map((time) => `2026-11-20T${time}:00.000Z`);
    const others = await Promise.all(times.map((at) => validate(aDiner(), at, address)));
    expect(others.filter(({ body }) => body.hold).length).toBe(2);
  });
});
