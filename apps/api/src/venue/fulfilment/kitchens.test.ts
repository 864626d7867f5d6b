import { randomUUID } from "node:crypto";
import { testDatabase } from "@comptoir/test-kit/database";
import pg from "pg";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { moveOrder } from "../../ordering/orders/refund/move-order.ts";
import { AT_THE_GRILL, GRILL, line } from "../../testing/grill.ts";
import { aPickup, aSubmit, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { openKitchens } from "./kitchens.ts";

const { pool } = await testDatabase();
const time = { now: 0 };
const heard = { isListening: true };
const kitchens = openKitchens(
  { database: pool, listener: { isListening: () => heard.isListening }, clock: () => new Date() },
  () => time.now,
);
const query = vi.fn(pool.query.bind(pool) as (sent: unknown) => unknown);
pool.query = query as never;
/** Returns the number of kitchen queries since the last call. */
const looks = () => query.mock.calls.splice(0).length;
beforeEach(() => {
  kitchens.forgetAll();
  looks();
});

describe("The orders ahead in a kitchen", () => {
  it("are counted once for all calls within a second", async () => {
    await Promise.all([kitchens.look("1", null), kitchens.look("1", null)]);
    await kitchens.look("1", null);
    expect(looks()).toBe(1);
    await kitchens.look("2", null);
    expect(looks()).toBe(1);
    time.now += 1_000;
    await kitchens.look("1", null);
    expect(looks()).toBe(1);
  });

  it("are counted again after a change, and each time while no notification arrives", async () => {
    await Promise.all([kitchens.look("1", null), kitchens.look("2", null)]);
    looks();
    kitchens.forget("1");
    await Promise.all([kitchens.look("1", null), kitchens.look("2", null)]);
    expect(looks()).toBe(1);
    kitchens.forgetAll();
    await Promise.all([kitchens.look("1", null), kitchens.look("2", null)]);
    expect(looks()).toBe(2);
    heard.isListening = false;
    await kitchens.look("1", null);
    await kitchens.look("1", null);
    expect(looks()).toBe(2);
    heard.isListening = true;
  });

  it("never stand for what slots have taken", async () => {
    const wanted = { now: new Date(), holder: null };
    await kitchens.look("1", wanted);
    await kitchens.look("1", wanted);
    expect(looks()).toBe(2);
  });

  it("are counted again if the query failed", async () => {
    const away = new pg.Pool({ connectionString: `postgres://nobody:none@127.0.0.1:1/${randomUUID()}` });
    const unreachable = openKitchens(
      { database: away, listener: { isListening: () => true }, clock: () => new Date() },
      () => time.now,
    );
    const failed = await unreachable.look("1", null).catch((error: Error) => error);
    expect(failed).toBeInstanceOf(Error);
    expect(await unreachable.look("1", null).catch((error: Error) => error)).not.toBe(failed);
    await away.end();
  });
});

describe("The queue in a cart's answer", () => {
  it("has the orders that were placed and not those that are done, whichever server did it", async () => {
    const here = await openTestApi();
    await here.load(GRILL);
    const queue = async () => {
      await here.api.whenCaughtUp();
      const { body } = await here.call("/api/orders/get-next-order-queue-time", undefined, AT_THE_GRILL);
      const costs = await here.call("/api/orders/set-costs", { items: [line(11)], type: "dine-in" }, AT_THE_GRILL);
      expect(costs.body.queue.ordersAhead).toBe(body.queue.ordersAhead);
      return body.queue.ordersAhead;
    };
    expect(await queue()).toBe(0);
    const { status, body } = await submit(here, aSubmit());
    expect(status, JSON.stringify(body)).toBe(201);
    await expect.poll(queue, { timeout: 10_000 }).toBe(1);
    // Moves the order without a request, as a job or a command does.
    const deps = { database: here.pool, clock: here.clock.now };
    const order = { restaurantId: "7", orderId: body.order.id };
    for (const state of ["in-progress", "ready"] as const) await moveOrder(deps, order, state);
    await expect.poll(queue, { timeout: 10_000 }).toBe(0);
  });

  it("counts the orders that are to be made now, and not those of another hour or day", async () => {
    const here = await openTestApi();
    await here.load(GRILL);
    const queue = async () => {
      await here.api.whenCaughtUp();
      const { body } = await here.call("/api/orders/get-next-order-queue-time", undefined, AT_THE_GRILL);
      return body.queue.ordersAhead;
    };
    const { status, body } = await submit(here, aPickup({ date: "2026-11-21T18:00:00.000Z" }));
    expect(status, JSON.stringify(body)).toBe(201);
    expect(await queue()).toBe(0);
    here.clock.set("2026-11-21T17:00:01Z");
    await vi.waitFor(async () => expect(await queue()).toBe(1), { timeout: 30_000, interval: 200 });
  });

  it("is that of the public menus, however long members-only dishes take", async () => {
    const here = await openTestApi();
    const [menu] = GRILL.menus;
    const membersOwn = {
      ...menu,
      id: 99,
      name: "Members",
      slug: "members",
      member_only: true,
      estimated_prep_time: 90,
      items: [],
    };
    await here.load({ ...GRILL, menus: [...GRILL.menus, { ...membersOwn, sections: [] }] });
    const { body } = await here.call("/api/orders/get-next-order-queue-time", undefined, AT_THE_GRILL);
    expect(body.queue.prepTime).toBeLessThan(90);
  });
});
