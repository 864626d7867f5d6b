import { randomUUID } from "node:crypto";
import pino from "pino";
import { describe, expect, it } from "vitest";
import { sandboxOnly } from "../../gateways/payment/payment-gateways.ts";
import { refundOrder } from "../../ordering/orders/refund/refund-order.ts";
import { GRILL, STEAK } from "../../testing/grill.ts";
import { isWaitedFor } from "../../testing/meeting-locks.ts";
import { processPaymentsNow } from "../../testing/process-payments-now.ts";
import { aCard, aSubmit, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { workRefunds } from "./work-refunds.ts";

// Cancellations, changes and refunds lock the order, then its payment. Workers must lock in the same sequence.
const test = await openTestApi({ sweepEveryMs: 3_600_000 });
const { clock, load, pool } = test;
clock.set("2026-11-20T17:00:00Z");
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, payment_processor: "sandbox" } });

/** Places an order by card; returns its id and its payment's. */
async function anOrder(): Promise<{ orderId: string; paymentId: string }> {
  const checkout = { contact: { full_name: "Ada" }, paymentMethod: "credit_card", card: await aCard(test) };
  const { body } = await submit(test, aSubmit({ items: [STEAK], checkout }));
  const { rows } = await pool.query("select id from payments where order_id = $1", [body.order.id]);
  return { orderId: body.order.id, paymentId: rows[0].id };
}

/**
 * Runs `act` while another transaction holds the order's lock. Once `act` waits, that transaction locks the
 * payment too, which must not deadlock.
 */
async function meetHolder(
  { orderId, paymentId }: { readonly orderId: string; readonly paymentId: string },
  act: () => Promise<unknown>,
): Promise<void> {
  const holder = await pool.connect();
  let acted: Promise<unknown> | undefined;
  try {
    await holder.query("begin; set local lock_timeout = '300ms'");
    await holder.query("select from orders where id = $1 for update", [orderId]);
    acted = act();
    await isWaitedFor(pool, 1);
    await holder.query("select from payments where id = $1 for update", [paymentId]);
  } finally {
    await holder.query("rollback");
    holder.release();
  }
  await acted;
}

const statusOf = async (paymentId: string) =>
  (await pool.query("select status from payments where id = $1", [paymentId])).rows[0].status;

describe("A transaction that holds an order gets its payment", () => {
  it("from a capture, which waits for the order first", async () => {
    const order = await anOrder();
    await meetHolder(order, () => processPaymentsNow(pool));
    expect(await statusOf(order.paymentId)).toBe("captured");
  });

  it("from a refund that ends, which waits for the order first", async () => {
    const order = await anOrder();
    await processPaymentsNow(pool);
    const request = { key: randomUUID(), reason: null, what: { of: "all" } } as const;
    const of = { ...order, restaurantId: String(GRILL.restaurant.id) };
    expect(await refundOrder({ database: pool, clock: clock.now }, of, request)).toMatchObject({ isReplayed: false });
    const logger = pino({ level: "silent" });
    await meetHolder(order, () => workRefunds({ database: pool, gateways: sandboxOnly(pool), logger }));
    expect(await statusOf(order.paymentId)).toBe("refunded");
  });
});
