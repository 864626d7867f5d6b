import { randomBytes, randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { checkBooks } from "../../testing/check-books.ts";
import { openCommandLine } from "../../testing/command-line.ts";
import { AT_THE_GRILL, GRILL, line } from "../../testing/grill.ts";
import { processPaymentsNow } from "../../testing/process-payments-now.ts";
import { aCard, aPickup, submit } from "../../testing/submit.ts";

/*
 * Recreates a fault of version 0.1.0: concurrent changes and cancellations missed each other's payments.
 * Current calls create the rows; `hidePayment` detaches the payment in between.
 */
const test = await openCommandLine();
const { call, clock, comptoir, load, pool } = test;
clock.set("2026-11-20T16:00:00Z");
const menus = GRILL.menus.map((menu) => ({ ...menu, items: menu.items.map((item) => ({ ...item, stock: null })) }));
await load({ ...GRILL, menus, restaurant: { ...GRILL.restaurant, payment_processor: "sandbox" } });

// One guest may hold only a few revocable orders, so each test has its own guest.
let guest: { readonly cookie: string };
beforeEach(() => {
  guest = { cookie: `comptoir_session=${randomBytes(32).toString("base64url")}` };
});
const contact = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };
const soups = async (quantity: number) =>
  aPickup({
    items: [line(11, { quantity })],
    date: "2026-11-20T19:00:00.000Z",
    checkout: { contact, paymentMethod: "credit_card", card: await aCard(test) },
  });
async function anOrder(): Promise<string> {
  const { status, body } = await submit(test, await soups(1), { headers: guest });
  expect(status, JSON.stringify(body)).toBe(201);
  await processPaymentsNow(pool);
  return body.order.id;
}
async function ask(path: string, body: object): Promise<void> {
  const answer = await call(`/api${path}`, body, { ...AT_THE_GRILL, ...guest, "idempotency-key": randomUUID() });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await processPaymentsNow(pool);
}
/** Detaches an order's payment, as version 0.1.0 did when it cleared the order; returns the payment's id. */
async function hidePayment(orderId: string): Promise<string> {
  await pool.query("update tenders set payment_id = null, payment_restaurant_id = null where order_id = $1", [orderId]);
  const { rows } = await pool.query(
    "update payments set order_id = gen_random_uuid() where order_id = $1 returning id",
    [orderId],
  );
  return rows[0].id;
}
const statusOf = async (paymentId: string) =>
  (await pool.query("select status from payments where id = $1", [paymentId])).rows[0].status;

describe("payment#of-no-order: comptoir payments reconcile", () => {
  it("gives back what an older version captured for no order that stands, after which the books agree", async () => {
    const changedTwice = await anOrder();
    const lost = await hidePayment(changedTwice);
    await ask(`/orders/${changedTwice}/change`, await soups(2));
    const cancelled = await anOrder();
    const kept = await hidePayment(cancelled);
    await ask(`/orders/${cancelled}/cancel`, {});
    await pool.query("update payments set order_id = $1 where id = $2", [cancelled, kept]);
    await pool.query("update orders set payment_status = 'captured' where id = $1", [cancelled]);
    const untouched = await anOrder();

    const broken = await comptoir("books", "check");
    expect(broken.exit).toBe(1);
    for (const id of [changedTwice, cancelled]) expect(broken.out).toContain(`Order ${id} of 7 has still to be paid`);

    const { exit, out } = await comptoir("payments", "reconcile");
    expect({ exit, lines: out.trim().split("\n").length }).toEqual({ exit: 0, lines: 3 });
    for (const id of [lost, kept])
      expect(out).toMatch(
        new RegExp(`Payment ${id}, \\$\\d+\\.\\d\\d, was captured for no order that stands; it is refunded now\\.`),
      );
    expect([await statusOf(lost), await statusOf(kept)]).toEqual(["refunded", "refunded"]);
    expect((await comptoir("books", "check")).out).toContain("The books agree.");
    expect((await call(`/api/orders/${cancelled}`)).body.order.payment.status).toBe("refunded");
    expect((await call(`/api/orders/${untouched}`)).body.order.payment.status).toBe("captured");
    await checkBooks(pool);

    expect((await comptoir("payments", "reconcile")).out).toContain("0 differences");
    // The payment that still belongs to the order can be refunded as usual.
    expect((await comptoir("orders", "refund", "the-grill", changedTwice)).exit).toBe(0);
  });

  it("leaves it to a server where the gateway does not answer", async () => {
    const id = await anOrder();
    const lost = await hidePayment(id);
    await ask(`/orders/${id}/change`, await soups(2));
    await pool.query("update payments set processor = 'stripe' where id = $1", [lost]);
    expect((await comptoir("payments", "reconcile")).out).toContain("it is refunded when a server runs");
    expect(await statusOf(lost)).toBe("refunding");
    await pool.query("update payments set processor = 'sandbox' where id = $1", [lost]);
    await comptoir("payments", "reconcile");
    expect(await statusOf(lost)).toBe("refunded");
  });
});
