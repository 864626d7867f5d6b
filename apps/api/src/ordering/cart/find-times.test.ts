import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables } from "../../testing/empty-tables.ts";
import { AT_THE_GRILL, GRILL, line, STEAK } from "../../testing/grill.ts";
import { aPickup, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";

const api = await openTestApi();
const { call, clock, load, pool } = api;

const BOX = line(20);
const findTimes = (items: unknown[], but: object = {}) =>
  call("/api/orders/scheduling", { type: "take-out", items, ...but }, AT_THE_GRILL);
/** Loads the grill with other order options, and its pickup menu with other minutes. */
const loadWith = (order_options: object, minutes: object = {}, restaurant: object = {}) => {
  const [dinner, pickup, ...others] = GRILL.menus;
  const options = { ...GRILL.restaurant.order_options, ...order_options };
  return load({
    ...GRILL,
    restaurant: { ...GRILL.restaurant, ...restaurant, order_options: options },
    menus: [dinner, { ...pickup, ...minutes }, ...others],
  });
};

beforeEach(async () => {
  clock.set("2026-11-20T17:05:00Z");
  await emptyTables(pool, "orders, order_lines, order_events, idempotency_keys, slot_counts, unpaid_orders");
  await load(GRILL);
});

describe("POST /orders/scheduling", () => {
  it("answers the zone, as soon as possible, and the slots of each day that keep notice, last call and horizon", async () => {
    const { status, body } = await findTimes([BOX]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ zone: "America/Toronto", now: "2026-11-20T17:05:00.000Z", noticeMinutes: 30 });
    expect(body.asap).toEqual({
      available: true,
      readyAt: "2026-11-20T17:05:00.000Z",
      lastCallAt: "2026-11-21T03:00:00.000Z",
      closesAt: "2026-11-21T03:00:00.000Z",
      why: null,
    });
    expect(body.daysWithout).toEqual([]);
    expect(body.days).toHaveLength(6);
    expect(body.days[0].date).toBe("2026-11-20");
    expect(body.days[0].slots[0]).toEqual({ time: "13:00", at: "2026-11-20T18:00:00.000Z", remaining: 2 });
    expect(body.days[1].slots[0]).toEqual({ time: "11:00", at: "2026-11-21T16:00:00.000Z", remaining: 2 });
    expect(body.days[5].slots.at(-1)).toEqual({ time: "21:30", at: "2026-11-26T02:30:00.000Z", remaining: 2 });
  });

  it("answers the remaining capacity of a slot, also if another menu has slots of its own", async () => {
    await loadWith({}, {}, {});
    await submit(api, aPickup({ date: "2026-11-20T18:00:00Z" }));
    const left = async (items: unknown[]) => (await findTimes(items)).body.days[0].slots[0].remaining;
    expect(await left([BOX])).toBe(1);
    expect(await left([BOX, STEAK])).toBe(1);
    expect(await left([STEAK])).toBeNull();
    await submit(api, aPickup({ date: "2026-11-20T18:00:00Z" }), { headers: { cookie: aSession(2) } });
    expect(await left([BOX])).toBe(0);
  });

  it("time#cause: says why it cannot be had now, and whether the rest of the cart can", async () => {
    clock.set("2026-11-21T03:30:00Z");
    const closed = { orderIds: [], until: null, minutes: null, isFreeWithout: false };
    expect((await findTimes([BOX])).body.asap).toMatchObject({
      available: false,
      why: { ...closed, kind: "closed", from: "2026-11-21T16:00:00.000Z" },
    });
    clock.set("2026-11-20T17:05:00Z");
    await loadWith({}, { on_demand: false });
    const [box, steak] = [
      { ...BOX, orderId: 1 },
      { ...STEAK, orderId: 2 },
    ];
    const notice = { kind: "notice", orderIds: [1], minutes: 30, from: null, until: null };
    expect((await findTimes([box, steak])).body.asap.why).toEqual({ ...notice, isFreeWithout: true });
    expect((await findTimes([box])).body.asap.why).toEqual({ ...notice, isFreeWithout: false });
  });

  it("asks the database for all counts at once", async () => {
    await findTimes([BOX]);
    const sent: string[] = [];
    const query = pool.query.bind(pool) as (given: { name?: string }) => unknown;
    pool.query = ((given: { name?: string }) => {
      sent.push(given.name ?? "");
      return query(given);
    }) as never;
    await findTimes([BOX, STEAK]);
    pool.query = query as never;
    expect(sent.filter((name) => name !== "")).toEqual(["read slots that changed"]);
  });

  it("respects holiday hours, and the days of the cutoff", async () => {
    const holiday_hours = [
      { date: "2026-11-21", full_day: true },
      { date: "2026-11-22", start_time: "18:00", end_time: "19:00" },
    ];
    await loadWith({}, {}, { holiday_hours });
    const { body } = await findTimes([BOX]);
    expect(body.days.map(({ date }: { date: string }) => date).slice(0, 2)).toEqual(["2026-11-20", "2026-11-22"]);
    expect(body.days[1].slots.map(({ time }: { time: string }) => time)).toEqual(["18:00", "18:30"]);
    expect(body.daysWithout).toEqual([{ date: "2026-11-21", why: "closed" }]);
    await loadWith({ order_cutoff_days: 2, max_advanced_order_days: 3 }, {}, { catering: true, holiday_hours });
    const catering = await findTimes([BOX], { type: "generic-catering" });
    expect(catering.body.asap.available).toBe(false);
    expect(catering.body.days.map(({ date }: { date: string }) => date)).toEqual(["2026-11-22", "2026-11-23"]);
  });

  it("offers no times if the venue hides the choice, if a menu takes no scheduled orders, or at a table", async () => {
    await loadWith({ no_takeout_timeslot: true });
    expect((await findTimes([BOX])).body).toMatchObject({ asap: { available: true }, days: [] });
    await loadWith({}, { scheduled: false, on_demand: false });
    expect((await findTimes([BOX])).body).toMatchObject({ asap: { available: false, readyAt: null }, days: [] });
    expect((await findTimes([STEAK], { type: "dine-in" })).body.days).toEqual([]);
  });

  it("offers no time sooner than as soon as possible, and still takes one that was offered while a slot is held", async () => {
    await loadWith({ slot_hold_minutes: 5 }, { required_notice: 0, estimated_prep_time: 25 });
    clock.set("2026-11-20T17:04:00Z");
    const { body } = await findTimes([BOX]);
    expect(body.asap.readyAt).toBe("2026-11-20T17:29:00.000Z");
    expect(body.days[0].slots[0].time).toBe("12:30");
    const minutesLater = async (minutes: number) => {
      clock.set(new Date(Date.parse("2026-11-20T17:05:00Z") + minutes * 60_000).toISOString());
      return (await submit(api, aPickup({ date: "2026-11-20T17:30:00Z" }))).status;
    };
    expect(await minutesLater(5)).toBe(201);
    expect(await minutesLater(6)).toBe(409);
  });

  it("offers no time at which a dish of the cart is not available", async () => {
    const never = "x".repeat(96);
    const noons = `${"x".repeat(48)}${"a".repeat(8)}${"x".repeat(40)}`;
    const item = { id: 20, name: "Box", price: "15.00", price_schedule: [noons, ...Array(6).fill(never)] };
    await loadWith({}, { items: [{ ...item, additional_prices: { a: "12.00" } }] });
    const { body } = await findTimes([BOX]);
    expect(body.days).toEqual([
      {
        date: "2026-11-23",
        slots: ["12:00", "12:30", "13:00", "13:30"].map((time) => expect.objectContaining({ time })),
      },
    ]);
  });

  it("refuses a cart that is not available at any time, with every line", async () => {
    const gone = await findTimes([BOX, line(12), line(99)]);
    expect(gone.status).toBe(409);
    expect(gone.body.invalid_items.map(({ code }: { code: number }) => code)).toEqual([415, 426]);
    expect((await findTimes([{}])).body.code).toBe("invalid_request");
  });
});

describe("A time that was not offered", () => {
  it("is refused: between slots, or where the choice is hidden, and by set-costs with its words", async () => {
    const between = await submit(api, aPickup({ date: "2026-11-20T18:10:00Z" }));
    expect(between).toMatchObject({ status: 409, body: { code: 424, message: expect.stringContaining("the list") } });
    expect((await submit(api, aPickup({ date: "2026-11-20T18:00:00.001Z" }))).body.code).toBe(424);
    const beyond = await submit(api, aPickup({ date: "2026-11-30T18:00:00Z" }));
    expect(beyond.body.code).toBe(424);
    const body = { items: [BOX], type: "pickup", date: "2026-11-20T18:10:00Z" };
    expect((await call("/api/orders/set-costs", body, AT_THE_GRILL)).body.warning.code).toBe(424);
    await loadWith({ no_takeout_timeslot: true });
    expect((await submit(api, aPickup({ date: "2026-11-20T18:00:00Z" }))).body.code).toBe(424);
  });

  it("is the second of two when an hour comes twice", async () => {
    await loadWith({}, {}, { hours: null });
    clock.set("2026-10-31T16:00:00Z");
    const { body } = await findTimes([BOX]);
    const night = body.days[1].slots.map(({ time, at }: { time: string; at: string }) => [time, at]).slice(2, 5);
    expect(night).toEqual([
      ["01:00", "2026-11-01T05:00:00.000Z"],
      ["01:30", "2026-11-01T05:30:00.000Z"],
      ["02:00", "2026-11-01T07:00:00.000Z"],
    ]);
    expect((await submit(api, aPickup({ date: "2026-11-01T06:30:00Z" }))).body.code).toBe(424);
    expect((await submit(api, aPickup({ date: "2026-11-01T05:30:00Z" }))).status).toBe(201);
  });
});

describe("The default pickup hour when no time is chosen", () => {
  it("is 12", async () => {
    const pickup = (but: object) => {
      const { data } = aPickup();
      const checkout = { ...(data.checkout as object), pickup: { scheduled: true, ...but } };
      return submit(api, aPickup({ checkout }));
    };
    const noon = await pickup({ dueByDate: "2026-11-21" });
    expect(noon.body.order.date).toBe("2026-11-21T17:00:00.000Z");
    expect((await pickup({ dueByDate: "soon" })).body.code).toBe("invalid_request");
    const evening = await pickup({ dueByDate: "2026-11-21", dueByTime: "18:30" });
    expect(evening.body.order.date).toBe("2026-11-21T23:30:00.000Z");
  });
});

describe("A restaurant that takes no orders", () => {
  it("offers no times, and says why", async () => {
    await loadWith({}, {}, { orders_paused: true });
    expect(await findTimes([BOX])).toMatchObject({ status: 409, body: { code: 419 } });
  });
});

function aSession(seed: number): string {
  return `comptoir_session=${Buffer.alloc(32, seed).toString("base64url")}`;
}
