import pg from "pg";
import pino from "pino";
import { afterEach, describe, expect, it, vi } from "vitest";
import { sandboxOnly } from "../../gateways/payment/payment-gateways.ts";
import type { PaymentGateway } from "../../gateways/payment/port.ts";
import { moveOrder } from "../../ordering/orders/refund/move-order.ts";
import { GRILL, STEAK } from "../../testing/grill.ts";
import { aCard, aSubmit, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { openPaymentBooks } from "./payment-books.ts";
import { openPaymentWork } from "./work-payments.ts";

// The test API starts no workers: due payments stay due until a test processes them.
const test = await openTestApi();
const { clock, load, pool } = test;
clock.set("2026-11-20T17:00:00Z");
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, payment_processor: "sandbox" } });
afterEach(() => {
  vi.restoreAllMocks();
});

const IN_TIME = { timeout: 20_000 };
const sandbox = sandboxOnly(pool).sandbox as PaymentGateway;
const workOf = (but: Partial<PaymentGateway> = {}) =>
  openPaymentWork({
    database: pool,
    payments: openPaymentBooks(pool),
    gateways: { sandbox: { ...sandbox, ...but } },
    logger: pino({ level: "silent" }),
  });

/** Places orders by card; returns the keys of their payments. */
async function orders(count: number) {
  const placed = [];
  for (let order = 0; order < count; order += 1) {
    const checkout = { contact: { full_name: "Ada" }, paymentMethod: "credit_card", card: await aCard(test) };
    const { status, body } = await submit(test, aSubmit({ items: [STEAK], checkout }));
    expect(status, JSON.stringify(body)).toBe(201);
    const { rows } = await pool.query("select id from payments where order_id = $1", [body.order.id]);
    placed.push({ orderId: body.order.id as string, restaurantId: "7", paymentId: rows[0].id as string });
  }
  return placed;
}
const statuses = async () =>
  (await pool.query("select status from payments order by created_at")).rows.map(({ status }) => status);

describe("Payments that are to be captured soon", () => {
  it("are left to their rows where this server works none", async () => {
    const [order] = await orders(1);
    const work = workOf();
    const query = vi.spyOn(pg.Client.prototype, "query");
    work.captureSoon(order as { restaurantId: string; paymentId: string });
    expect(query).not.toHaveBeenCalled();
    const { rows } = await pool.query("select settle_after - now() > interval '10 seconds' as later from payments");
    expect(rows).toEqual([{ later: true }]);
    await pool.query("update payments set settle_after = now()");
    const working = work.start();
    await vi.waitFor(async () => expect(await statuses()).toEqual(["captured"]), IN_TIME);
    await working.stop();
  });

  it("are captured side by side by three statements, before a server stops at the latest", async () => {
    await pool.query("update payments set status = 'captured'");
    const placed = await orders(4);
    const work = workOf();
    const working = work.start();
    const query = vi.spyOn(pg.Client.prototype, "query");
    for (const { restaurantId, paymentId } of placed) work.captureSoon({ restaurantId, paymentId });
    await working.stop();
    const names = query.mock.calls.map(([sent]) => (sent as unknown as pg.QueryConfig).name);
    expect(names.filter((name) => name?.endsWith(" payments") && name !== "take due payments")).toEqual([
      "load payments",
      "sandbox moves payments",
      "move payments",
    ]);
    query.mockRestore();
    expect(new Set(await statuses())).toEqual(new Set(["captured"]));
  });

  it("are tried again a moment later where that failed", async () => {
    const [order] = await orders(1);
    let failures = 0;
    const work = workOf({
      capture: (reference) => {
        failures += 1;
        return failures === 1 ? Promise.reject(new Error("connection reset")) : sandbox.capture(reference);
      },
    });
    const working = work.start();
    work.captureSoon(order as { restaurantId: string; paymentId: string });
    await vi.waitFor(async () => expect(new Set(await statuses())).toEqual(new Set(["captured"])), IN_TIME);
    await working.stop();
    expect(failures).toBe(2);
  });
});

describe("A payment that is reversed", () => {
  it("is due as soon as its order is cancelled", async () => {
    const [order] = await orders(1);
    const { orderId, restaurantId } = order as { orderId: string; restaurantId: string };
    await moveOrder({ database: pool, clock: clock.now }, { restaurantId, orderId }, "cancelled");
    const { rows } = await pool.query("select status from payments where settle_after <= now() and status = 'voiding'");
    expect(rows).toHaveLength(1);
    const working = workOf().start();
    await vi.waitFor(async () => expect((await statuses()).at(-1)).toBe("voided"), IN_TIME);
    await working.stop();
  });
});
