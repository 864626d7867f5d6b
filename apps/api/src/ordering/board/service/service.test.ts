import type { ServiceData } from "@comptoir/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { askingGrill, openBoardWork, orderByCard } from "../../../testing/answered-orders.ts";
import { emptyTables } from "../../../testing/empty-tables.ts";
import { line } from "../../../testing/grill.ts";
import { aStaffMember, type StaffMember } from "../../../testing/staff.ts";
import { openTestApi } from "../../../testing/test-api.ts";
import { restock, sellOut } from "../../../venue/menus/change-stock.ts";
import { pauseOrders, resumeOrders } from "../../../venue/venues/pause-orders.ts";
import { completeForgottenOrders } from "../../orders/refund/forgotten-orders.store.ts";

const test = await openTestApi({ sweepEveryMs: 3_600_000 });
const { api, call, clock, load, pool } = test;
const { round, venues } = await openBoardWork(test);
/** The grill, which accepts by hand. Nothing of its file is marked as sold out. */
const grill = askingGrill({ acceptance: { mode: "manual" } });
const without = (left: number | null) =>
  grill.menus.flatMap((menu) => {
    const items = menu?.items.filter(({ id }) => id !== left).map((item) => ({ ...item, sold_out: undefined }));
    return menu ? { ...menu, items } : [];
  });
const GRILL = { ...grill, menus: without(null) };
const changes = { database: pool, clock: clock.now };

/** Minutes after noon in Toronto, at which the grill has been open for an hour. */
const minute = (after: number) =>
  clock.set(new Date(Date.parse("2026-11-20T17:00:00Z") + after * 60_000).toISOString());
let manager: StaffMember;

beforeEach(async () => {
  minute(0);
  await emptyTables(
    pool,
    "restaurants, orders, order_lines, order_events, idempotency_keys, payments, unpaid_orders, venue_events, venue_event_sequences, sold_out_marks, tenders, rate_limits, staff",
  );
  await load(GRILL);
  await Promise.all([api.whenCaughtUp(), venues.whenCaughtUp()]);
  manager = await aStaffMember(test, { name: "Amira", role: "manager" });
});

const placed = async () => (await orderByCard(test, { items: [line(21)] })).id;
async function act(id: string, path: string, body: object = {}): Promise<void> {
  const { rows } = await pool.query("select version from orders where id = $1", [id]);
  const answer = await call(`/api/staff/orders/${id}/${path}`, { version: rows[0].version, ...body }, manager.headers);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}
async function service(days = ""): Promise<ServiceData> {
  const { status, body } = await call(`/api/staff/service${days}`, undefined, manager.headers);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as ServiceData;
}
const figuresAt = ({ hours }: ServiceData, hour: number) => hours.find((one) => one.hour === hour);

describe("board#service: the figures of the orders", () => {
  it("say how long acceptances took, what was late by its age, what was missed, and by whom it was cancelled", async () => {
    const ids = [await placed(), await placed(), await placed(), await placed()];
    const [quick = "", slow = "", declined = ""] = ids;
    minute(1);
    await act(quick, "accept");
    minute(2);
    await act(slow, "accept");
    await act(declined, "decline", { reason: "too-busy" });
    minute(4);
    await round();
    await act(quick, "move", { to: "completed" });
    minute(15);
    await act(slow, "move", { to: "completed" });

    const answer = await service();
    const expected = {
      orders: 4,
      accepted: 2,
      acceptMedianSeconds: 60,
      acceptP95Seconds: 120,
      made: 2,
      late: 1,
      veryLate: 1,
      missed: 1,
      cancelled: { guest: 0, restaurant: 1, missed: 1 },
      soldOutMinutes: 0,
      pausedMinutes: 0,
    };
    expect(answer.total).toEqual(expected);
    expect(answer.hours).toEqual([{ hour: 12, ...expected }]);
    expect(answer).toMatchObject({ today: "2026-11-20", from: "2026-11-14", to: "2026-11-20" });
  });

  it("are of the days for which food is wanted, and stand at the hour at which the kitchen got it", async () => {
    const id = await placed();
    minute(1);
    await act(id, "accept");
    await pool.query(
      "update orders set local_day = '2026-11-19', accepted_at = '2026-11-20T01:30:00Z', accept_from = placed_at - interval '1 day', placed_at = '2026-11-20T01:00:00Z'",
    );
    expect((await service("?from=2026-11-20&to=2026-11-20")).total.orders).toBe(0);
    const { hours } = await service("?from=2026-11-19&to=2026-11-19");
    expect(hours.map(({ hour, orders }) => [hour, orders])).toEqual([[20, 1]]);
  });

  it("do not count an order that a server completed after a day as late: nobody made it then", async () => {
    const id = await placed();
    minute(1);
    await act(id, "accept");
    await completeForgottenOrders(pool, new Date("2026-11-23T17:00:00Z"), 10);
    expect((await pool.query("select status from orders")).rows).toEqual([{ status: "completed" }]);
    expect((await service()).total).toMatchObject({ orders: 1, made: 0, late: 0 });
  });
});

describe("board#service: what was off", () => {
  const STEAK = { kind: "item", id: "10" } as const;
  const restaurantId = "7";

  it("is what was sold out and paused while the grill was open, by hour and by dish, also of what still is", async () => {
    minute(30);
    await sellOut(changes, { restaurantId, things: [STEAK] });
    minute(75);
    await restock(changes, { restaurantId, things: [STEAK], stock: null, day: null });
    await pauseOrders(changes, { restaurantId, message: null, until: null });
    minute(95);
    await resumeOrders(changes, { restaurantId });
    await sellOut(changes, { restaurantId, things: [{ kind: "item", id: "21" }] });
    minute(100);
    const answer = await service();
    expect(answer.total).toMatchObject({ soldOutMinutes: 50, pausedMinutes: 20 });
    expect(figuresAt(answer, 12)).toMatchObject({ orders: 0, soldOutMinutes: 30, pausedMinutes: 0 });
    expect(figuresAt(answer, 13)).toMatchObject({ soldOutMinutes: 20, pausedMinutes: 20 });
    expect(answer.soldOut).toEqual([
      { name: "Steak", minutes: 45 },
      { name: "Salad", minutes: 5 },
    ]);
    expect((await service("?from=2026-11-19&to=2026-11-19")).total.soldOutMinutes).toBe(0);
  });

  it("is not counted while the grill is closed, and of what has left the menu not at all", async () => {
    minute(9 * 60);
    await sellOut(changes, { restaurantId, things: [STEAK, { kind: "item", id: "21" }] });
    // The grill closes at 22:00, an hour later, and opens at 11:00.
    clock.set("2026-11-21T17:00:00Z");
    await load({ ...GRILL, menus: without(21) });
    await api.whenCaughtUp();
    manager = await aStaffMember(test, { name: "Noor", role: "manager" });
    const answer = await service();
    expect(answer.soldOut).toEqual([{ name: "Steak", minutes: 120 }]);
    expect(answer.hours.map(({ hour, soldOutMinutes }) => [hour, soldOutMinutes])).toEqual([
      [11, 60],
      [21, 60],
    ]);
  });
});

describe("api#staff-service-call: who may ask for which days", () => {
  it("is a manager, for at most 31 days in their sequence", async () => {
    const refused = async (days: string) =>
      (await call(`/api/staff/service${days}`, undefined, manager.headers)).body.code;
    expect(await refused("?from=2026-10-01&to=2026-11-01")).toBe("no_date_range");
    expect(await refused("?from=2026-11-20&to=2026-11-19")).toBe("no_date_range");
    expect(await refused("?from=yesterday")).toBe("invalid_request");
    expect((await service("?from=2026-10-02&to=2026-11-01")).total.orders).toBe(0);
    const counter = await aStaffMember(test, { name: "Lou", role: "counter" });
    expect((await call("/api/staff/service", undefined, counter.headers)).body.code).toBe("not_allowed");
  });
});
