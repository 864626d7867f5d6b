import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables } from "../../../testing/empty-tables.ts";
import { GRILL, line, STEAK } from "../../../testing/grill.ts";
import { meetingLocks } from "../../../testing/meeting-locks.ts";
import { processPaymentsNow, sandboxLedger } from "../../../testing/process-payments-now.ts";
import { aCard, aPickup, aSubmit, submit } from "../../../testing/submit.ts";
import { openTestApi } from "../../../testing/test-api.ts";
import { moveOrder, moveOrderOn } from "./move-order.ts";

const test = await openTestApi({ sweepEveryMs: 3_600_000 });
const { api, call, clock, load, pool } = test;
const deps = { database: pool, clock: clock.now };
const ofGrill = (orderId: string) => ({ restaurantId: "7", orderId });
const CARD_GRILL = { ...GRILL, restaurant: { ...GRILL.restaurant, payment_processor: "sandbox" } };

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await load(GRILL);
});

const statusOf = async (orderId: string) => (await call(`/api/orders/${orderId}`)).body.order;

describe("An order's states", () => {
  it("go from placed to completed, each stored with its time", async () => {
    const { body } = await submit(test, aSubmit({ items: [STEAK] }));
    for (const [minute, status] of [
      ["05", "in-progress"],
      ["12", "ready"],
      ["20", "completed"],
    ] as const) {
      clock.set(`2026-11-20T17:${minute}:00Z`);
      expect(await moveOrder(deps, ofGrill(body.order.id), status)).toMatchObject({ moved: { status } });
    }
    expect((await statusOf(body.order.id)).history).toEqual([
      { status: "placed", at: "2026-11-20T17:00:00.000Z" },
      { status: "in-progress", at: "2026-11-20T17:05:00.000Z" },
      { status: "ready", at: "2026-11-20T17:12:00.000Z" },
      { status: "completed", at: "2026-11-20T17:20:00.000Z" },
    ]);
  });

  it("never leave completed or cancelled, and do not go back", async () => {
    const { body } = await submit(test, aSubmit({ items: [STEAK] }));
    await moveOrder(deps, ofGrill(body.order.id), "ready");
    expect(await moveOrder(deps, ofGrill(body.order.id), "in-progress")).toEqual({
      refused: { code: "move-not-possible", from: "ready", to: "in-progress" },
    });
    await moveOrder(deps, ofGrill(body.order.id), "cancelled");
    expect(await moveOrder(deps, ofGrill(body.order.id), "completed")).toMatchObject({ refused: {} });
    expect(await moveOrder(deps, { ...ofGrill(body.order.id), restaurantId: "8" }, "ready")).toEqual({
      refused: { code: "order-unknown" },
    });
  });
});

describe("A cancelled order", () => {
  it("releases its stock, slot capacity, code and gift card amount once", async () => {
    const costs = { discount: { code: "ONCE" }, voucher: { code: "FULL-0000-1111-2222" } };
    const soups = await submit(test, aSubmit({ items: [line(11, { quantity: 3 })], costs }));
    expect(soups.status, JSON.stringify(soups.body)).toBe(201);
    const box = await submit(test, aPickup({ date: "2026-11-20T18:00:00Z" }));
    expect(box.status, JSON.stringify(box.body)).toBe(201);
    expect((await submit(test, aSubmit())).body.code).toBe(415);
    expect((await submit(test, aSubmit({ items: [STEAK], costs: { discount: { code: "ONCE" } } }))).status).toBe(409);
    for (const { body } of [soups, box]) await moveOrder(deps, ofGrill(body.order.id), "cancelled");
    await moveOrder(deps, ofGrill(soups.body.order.id), "cancelled");
    await api.whenCaughtUp();
    expect((await pool.query("select remaining from stock_levels")).rows).toEqual([{ remaining: 3 }]);
    expect((await pool.query("select taken from slot_counts")).rows).toEqual([{ taken: 0 }]);
    expect((await pool.query("select uses from discounts where code_key = 'ONCE'")).rows).toEqual([{ uses: 0 }]);
    expect((await pool.query("select sum(amount_cents)::int as balance from gift_card_entries")).rows).toEqual([
      { balance: 5000 },
    ]);
    expect((await submit(test, aSubmit())).status).toBe(201);
  });

  it("has its payment voided, or refunded when it was captured already", async () => {
    await load(CARD_GRILL);
    const pay = async () => {
      const checkout = { contact: { full_name: "Ada" }, paymentMethod: "credit_card", card: await aCard(test) };
      return (await submit(test, aSubmit({ items: [STEAK], checkout }))).body.order.id as string;
    };
    const before = await pay();
    await moveOrder(deps, ofGrill(before), "cancelled");
    await processPaymentsNow(pool);
    expect((await statusOf(before)).payment.status).toBe("voided");
    const after = await pay();
    await processPaymentsNow(pool);
    await moveOrder(deps, ofGrill(after), "cancelled");
    await processPaymentsNow(pool);
    expect((await statusOf(after)).payment.status).toBe("refunded");
    expect(await sandboxLedger(pool)).toEqual({ authorise: 2, void: 1, capture: 1, refund: 1 });
  });
});

describe("Two concurrent moves of one order by staff", () => {
  const eventsOf = async (orderId: string) =>
    (await pool.query("select status from order_events where order_id = $1 order by step", [orderId])).rows.map(
      ({ status }) => status,
    );
  const anOrder = async () => (await submit(test, aSubmit({ items: [line(11)] }))).body.order.id as string;
  const codeOf = (answer: object) => ("refused" in answer ? (answer.refused as { code: string }).code : "moved");

  it("move it by one state", async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await emptyTables(pool, "restaurants, orders");
      await load(GRILL);
      const order = ofGrill(await anOrder());
      const answers = await Promise.all([moveOrder(deps, order, "in-progress"), moveOrder(deps, order, "in-progress")]);
      expect(answers.map(codeOf).sort()).toEqual(["move-not-possible", "moved"]);
      await meetingLocks(
        pool,
        `update orders set status = 'ready';
         insert into order_events (restaurant_id, order_id, step, status, at) select restaurant_id, id, 3, 'ready', now() from orders`,
        async () => expect(codeOf(await moveOrderOn(deps, order))).toBe("move-not-possible"),
      );
      expect(await eventsOf(order.orderId)).toEqual(["placed", "in-progress", "ready"]);
    }
  });

  it("complete it or cancel it, never both, and its stock is released once", async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await emptyTables(pool, "restaurants, orders");
      await load(GRILL);
      const order = ofGrill(await anOrder());
      const answers = await Promise.all([
        moveOrder(deps, order, "cancelled"),
        moveOrder(deps, order, "completed"),
        moveOrder(deps, order, "cancelled"),
      ]);
      expect(answers.map(codeOf).sort()).toEqual(["move-not-possible", "move-not-possible", "moved"]);
      const [, end] = await eventsOf(order.orderId);
      expect((await pool.query("select remaining from stock_levels")).rows).toEqual([
        { remaining: end === "cancelled" ? 3 : 2 },
      ]);
    }
  });

  it("move it from state to state until it is completed", async () => {
    const order = ofGrill(await anOrder());
    for (const status of ["in-progress", "ready", "completed"]) {
      expect(await moveOrderOn(deps, order)).toMatchObject({ moved: { status } });
    }
    expect(await moveOrderOn(deps, order)).toEqual({ refused: { code: "goes-no-further", status: "completed" } });
    expect(await moveOrderOn(deps, { ...order, restaurantId: "8" })).toEqual({ refused: { code: "order-unknown" } });
  });
});

describe("GET /orders/{id}/events", () => {
  const follow = async (orderId: string) => {
    const response = await api.fetch(new Request(`http://comptoir.test/api/orders/${orderId}/events`));
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    const until = async (word: string) => {
      while (!text.includes(word)) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) throw new Error(`The stream ended without ${word}: ${text}`);
        text += value;
      }
      return text;
    };
    return { response, until, ended: async () => (await reader?.read())?.done };
  };

  it("sends the current state first, then each change, and ends with the final state", async () => {
    const { body } = await submit(test, aSubmit({ items: [STEAK] }));
    const { response, until, ended } = await follow(body.order.id);
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await until('"placed"')).toContain("event: status");
    await moveOrder(deps, ofGrill(body.order.id), "in-progress");
    await until('"in-progress"');
    await moveOrder(deps, ofGrill(body.order.id), "completed");
    await until('"completed"');
    expect(await ended()).toBe(true);
  });

  it("continues after the database closes the listening connection", async () => {
    const { body } = await submit(test, aSubmit({ items: [STEAK] }));
    const { until } = await follow(body.order.id);
    await until('"placed"');
    const { rowCount } = await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'comptoir listener' and datname = current_database()",
    );
    expect(rowCount).toBe(1);
    await moveOrder(deps, ofGrill(body.order.id), "ready");
    expect(await until('"ready"')).not.toContain('"in-progress"');
  });

  it("accepts an order id in upper case", async () => {
    const { body } = await submit(test, aSubmit({ items: [STEAK] }));
    const written = body.order.id.toUpperCase();
    expect((await call(`/api/orders/${written}`)).status).toBe(200);
    const { response, until } = await follow(written);
    expect(response.status).toBe(200);
    await until('"placed"');
    await moveOrder(deps, ofGrill(body.order.id), "cancelled");
    await until('"cancelled"');
  });

  it("is 404 for an unknown id, guessed or not an id at all", async () => {
    expect((await call("/api/orders/3f1e4b9e-8a57-4f6e-9c55-0a1b2c3d4e5f/events")).status).toBe(404);
    expect((await call("/api/orders/1/events")).status).toBe(404);
    expect((await call("/api/orders/1")).status).toBe(404);
  });
});
