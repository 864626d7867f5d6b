import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { sandboxOnly } from "../../../gateways/payment/payment-gateways.ts";
import type { PaymentGateway } from "../../../gateways/payment/port.ts";
import type { CardBehaviour } from "../../../gateways/payment/sandbox/sandbox-cards.store.ts";
import { AT_THE_GRILL, GRILL, STEAK } from "../../../testing/grill.ts";
import { processPaymentsNow, sandboxLedger } from "../../../testing/process-payments-now.ts";
import { aCard, aSubmit, submit } from "../../../testing/submit.ts";
import { openTestApi } from "../../../testing/test-api.ts";
import { abandonExpiredCheckouts } from "./checkouts.store.ts";

/** Runs after the sandbox has authorised a card, before the server gets the answer. */
let whenAsked: () => Promise<void> = async () => undefined;

const test = await openTestApi({ checkoutLeaseMs: 300, sweepEveryMs: 3_600_000 }, (pool) => {
  const { sandbox } = sandboxOnly(pool);
  const authorise: PaymentGateway["authorise"] = async (request) => {
    const answer = await (sandbox as PaymentGateway).authorise(request);
    await whenAsked();
    return answer;
  };
  return { sandbox: { ...(sandbox as PaymentGateway), authorise } };
});
const { api, call, clock, load, pool } = test;
clock.set("2026-11-20T17:00:00Z");
const CARD_GRILL = { ...GRILL, restaurant: { ...GRILL.restaurant, payment_processor: "sandbox" } };
await load(CARD_GRILL);
await api.startWork();
afterEach(() => {
  whenAsked = async () => undefined;
});

const contact = { full_name: "Ada Lovelace" };
async function payWith(behaviour: CardBehaviour, but: Record<string, unknown> = {}) {
  const card = await aCard(test, behaviour);
  return aSubmit({ items: [STEAK], checkout: { contact, paymentMethod: "credit_card", card }, ...but });
}
const ledger = () => sandboxLedger(pool);
const ordersStanding = async () => (await pool.query("select count(*)::int as n from orders")).rows[0].n as number;
const processed = () => processPaymentsNow(pool);

describe("An order that is paid by card", () => {
  it("is answered after the authorisation; a durable queue captures the payment", async () => {
    const { status, body } = await submit(test, await payWith("approve"));
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.order.payment).toEqual({
      method: "credit_card",
      status: "authorised",
      amount: "27.12",
      type: "VISA",
      last4: "4242",
      reference: null,
    });
    await vi.waitFor(
      async () => {
        const { body: later } = await call(`/api/orders/${body.order.id}`);
        expect(later.order.payment.status).toBe("captured");
      },
      { timeout: 10_000 },
    );
    expect(await ledger()).toMatchObject({ authorise: 1, capture: 1, void: 0 });
  });

  it.each(["approve", "timeout"] as const)(
    "shows the card details from the gateway, whatever the client sends (%s)",
    async (behaviour) => {
      const card = { ...(await aCard(test, behaviour)), type: "AMEX", last4: "9999" };
      const { status, body } = await submit(
        test,
        aSubmit({ items: [STEAK], checkout: { contact, paymentMethod: "credit_card", card } }),
      );
      expect(status, JSON.stringify(body)).toBe(201);
      const shown = { type: "VISA", last4: behaviour === "approve" ? "4242" : "0119" };
      expect(body.order.payment).toMatchObject(shown);
      expect((await call(`/api/orders/${body.order.id}`)).body.order.payment).toMatchObject(shown);
      const { rows } = await pool.query("select card_type as type, last4 from payments where order_id = $1", [
        body.order.id,
      ]);
      expect(rows).toEqual([shown]);
    },
  );

  it("is refused without a card, or with a payment method that is not offered", async () => {
    const without = await submit(test, aSubmit({ items: [STEAK] }));
    expect(without).toMatchObject({ status: 402, body: { code: "payment_required" } });
    const card = await aCard(test);
    const invoice = await submit(
      test,
      await payWith("approve", { checkout: { contact, paymentMethod: "invoice", card } }),
    );
    expect(invoice).toMatchObject({ status: 402, body: { code: "payment_required" } });
  });

  it.each([
    ["decline", 402, 200],
    ["unreachable", 502, 1803],
    ["fail-after-authorise", 402, 410],
  ] as const)(
    "whose card gets %s is refused (%s, %s), leaves nothing behind, and can be retried",
    async (behaviour, status, code) => {
      await processed();
      const before = { orders: await ordersStanding(), ledger: await ledger() };
      const key = randomUUID();
      const refused = await submit(test, await payWith(behaviour), { key });
      expect({ status: refused.status, code: refused.body.code }).toEqual({ status, code });
      expect(await ordersStanding()).toBe(before.orders);
      await processed();
      expect((await ledger()).capture).toBe(before.ledger.capture);
      expect((await submit(test, await payWith("approve"), { key })).status).toBe(201);
      await processed();
    },
  );

  it("is placed when the processor's answer is lost but the amount is authorised", async () => {
    const { status } = await submit(test, await payWith("timeout"));
    expect(status).toBe(201);
    await processed();
  });

  it("is captured once, also when the answer to the capture is lost", async () => {
    const before = await ledger();
    const { status } = await submit(test, await payWith("drop-after-capture"));
    expect(status).toBe(201);
    await processed();
    expect((await ledger()).capture).toBe((before.capture ?? 0) + 1);
  });

  it("waits for the bank's challenge, and is then placed under the same key", async () => {
    const key = randomUUID();
    const body = await payWith("challenge");
    const asked = await submit(test, body, { key });
    expect(asked).toMatchObject({ status: 402, body: { code: "challenge_required" } });
    expect((await call(asked.body.challenge_url, {})).status).toBe(200);
    expect((await submit(test, body, { key })).status).toBe(201);
    await processed();
  });

  it("needs no card when a gift card pays all of it", async () => {
    const { status, body } = await submit(
      test,
      aSubmit({ items: [STEAK], costs: { voucher: { code: "FULL-0000-1111-2222" } } }),
    );
    expect(status).toBe(201);
    expect(body.order.payment).toMatchObject({ status: "not-required", amount: "0.00" });
    const { rows } = await pool.query("select sum(amount_cents)::int as balance from gift_card_entries");
    expect(rows[0].balance).toBe(5000 - 2712);
  });

  it("is refused, and its authorisation voided, when the last portion is sold during the authorisation", async () => {
    const before = await ledger();
    whenAsked = async () => {
      await pool.query("update stock_levels set remaining = 0 where thing_id = '11'");
    };
    const items = [{ id: 11, orderId: 1, quantity: 1, orderOptions: [] }];
    const refused = await submit(test, await payWith("approve", { items }));
    expect(refused).toMatchObject({ status: 409, body: { code: 415, invalid_items: [{ id: 11, code: 415 }] } });
    await processed();
    expect(await ledger()).toEqual({ ...before, authorise: before.authorise + 1, void: (before.void ?? 0) + 1 });
  });

  it("is refused with the new price, and its authorisation voided, when the menu changes during the authorisation", async () => {
    const before = await ledger();
    const dearer = structuredClone(CARD_GRILL);
    for (const menu of dearer.menus) for (const item of menu.items) if (item.id === 10) item.price = "25.00";
    whenAsked = () => load(dearer);
    const items = [{ ...STEAK, orderPrice: "24.00" }];
    const refused = await submit(test, await payWith("approve", { items }));
    expect(refused).toMatchObject({ status: 409, body: { code: 428, invalid_items: [{ id: 10, price: "25.00" }] } });
    await processed();
    expect((await ledger()).capture).toBe(before.capture);
    await load(CARD_GRILL);
  });

  it("is placed on the current menu if a change of the menu does not affect it", async () => {
    whenAsked = () => load({ ...CARD_GRILL, announcements: [{ id: 1, message: "Patio open" }] });
    expect((await submit(test, await payWith("approve"))).status).toBe(201);
    await processed();
  });

  /**
   * Pauses a server during the authorisation, for longer than its lease. Afterwards its checkout is
   * abandoned.
   */
  async function sleepTooLong(): Promise<void> {
    // Blocks the whole process, as a paused one.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 350);
    await abandonExpiredCheckouts(pool);
    await processed();
  }

  it("is placed although the bank takes longer than the lease, because its server renews the lease", async () => {
    whenAsked = async () => {
      for (let round = 0; round < 10; round += 1) {
        await pause(100);
        await abandonExpiredCheckouts(pool);
      }
    };
    expect((await submit(test, await payWith("approve"))).status).toBe(201);
    await processed();
  });

  it("has its payment processed even when the clock was set back by two hours while it was due", async () => {
    const before = await ledger();
    expect((await submit(test, await payWith("approve"))).status).toBe(201);
    await processed();
    const { rows } = await pool.query(
      "select restaurant_id, id, order_id from payments where status = 'captured' order by created_at desc limit 1",
    );
    // Due times follow the database's clock. This simulates a clock that was two hours ahead.
    await pool.query(
      "update payments set status = 'voiding', settle_after = now() + interval '2 hours' where id = $1",
      [rows[0].id],
    );
    await vi.waitFor(async () => expect((await ledger()).refund).toBe((before.refund ?? 0) + 1), { timeout: 10_000 });
  });

  it("whose server was paused past its lease is not written, and its authorisation is voided", async () => {
    const before = { orders: await ordersStanding(), ledger: await ledger() };
    whenAsked = sleepTooLong;
    const key = randomUUID();
    const body = await payWith("approve");
    const late = await submit(test, body, { key });
    expect(late).toMatchObject({ status: 409, body: { code: "in_progress" } });
    expect(late.headers.get("retry-after")).toBe("1");
    await processed();
    expect(await ordersStanding()).toBe(before.orders);
    expect((await ledger()).capture).toBe(before.ledger.capture);
    whenAsked = async () => undefined;
    expect((await submit(test, body, { key })).status).toBe(201);
    expect(await call(`/api/orders/reference/${key}`, undefined, AT_THE_GRILL)).toMatchObject({ status: 200 });
    await processed();
  });

  it("whose lease has expired is still in progress, and its own server does not place it, even before a sweep", async () => {
    const before = { orders: await ordersStanding(), ledger: await ledger() };
    const key = randomUUID();
    let lookedUp: unknown;
    whenAsked = async () => {
      await pool.query("update idempotency_keys set lease_until = now() - interval '1 second' where key = $1", [key]);
      lookedUp = await call(`/api/orders/reference/${key}`, undefined, AT_THE_GRILL);
    };
    expect((await submit(test, await payWith("approve"), { key })).status).not.toBe(201);
    expect(lookedUp).toMatchObject({ status: 409, body: { code: "in_progress" } });
    await processed();
    expect(await ordersStanding()).toBe(before.orders);
    expect((await ledger()).capture).toBe(before.ledger.capture);
    expect(await call(`/api/orders/reference/${key}`, undefined, AT_THE_GRILL)).toMatchObject({ status: 404 });
  });

  it("whose server was paused, and does not learn the card's outcome, is answered without that outcome", async () => {
    whenAsked = sleepTooLong;
    const key = randomUUID();
    const late = await submit(test, await payWith("timeout"), { key });
    expect(late).toMatchObject({ status: 409, body: { code: "in_progress" } });
    whenAsked = async () => undefined;
    expect((await submit(test, await payWith("approve"), { key })).status).toBe(201);
    await processed();
  });
});
