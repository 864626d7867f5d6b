import { randomUUID } from "node:crypto";
import { fixedClock } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Api, createApi } from "../entry/api.ts";
import { differencesOf } from "../testing/check-books.ts";
import { GRILL } from "../testing/grill.ts";
import { CARD, ISSUE_CARD, PAID_STEAK, sendOrder } from "../testing/order-over-http.ts";
import { processPaymentsNow, sandboxLedger } from "../testing/process-payments-now.ts";
import { openPool, QUICK_CONFIG, type ServedApi, serveApi } from "../testing/serve-api.ts";
import { importVenueFile } from "../venue/venue-files/import-venue-file.ts";

const { pool, url } = await testDatabase();
const clock = fixedClock();
clock.set("2026-11-20T17:00:00Z");

/**
 * The lease is long, so that a slow server on a busy machine is not mistaken for a dead one. Another promise
 * tests dead servers.
 */
const PATIENT = { ...QUICK_CONFIG, checkoutLeaseMs: 60_000 };

/** Opens servers that share nothing but the database. */
async function openServers(count: number): Promise<{ servers: ServedApi[]; close: () => Promise<void> }> {
  const opened = await Promise.all(
    Array.from({ length: count }, async () => {
      const own = openPool(url, 10);
      const api: Api = await createApi({ pool: own, clock: clock.now, config: PATIENT });
      return { api, own, served: await serveApi(api) };
    }),
  );
  const close = async () => {
    for (const { api, own, served } of opened) {
      await served.close();
      await api.stop();
      await own.end();
    }
  };
  return { servers: opened.map(({ served }) => served), close };
}

const { servers, close } = await openServers(3);
afterAll(() => close());
beforeAll(async () => {
  const restaurant = { ...GRILL.restaurant, payment_processor: "sandbox" };
  await importVenueFile(pool, { ...GRILL, restaurant }, { now: clock.now() });
  await pool.query(ISSUE_CARD);
});

const at = (index: number) => servers[index % servers.length]?.origin ?? "";
const ordersStanding = async () => (await pool.query("select count(*)::int as n from orders")).rows[0].n as number;
const send = async (index: number, body: object, key: string) => {
  const response = await sendOrder(at(index), body, key);
  if (!response) throw new Error("no answer");
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe("Promise 5: double tap", () => {
  const onPremise = {
    ...PAID_STEAK,
    data: { ...PAID_STEAK.data, costs: { voucher: { code: "FULL-0000-1111-2222" } } },
  };
  it.each([
    ["paid by card", PAID_STEAK, 1],
    ["paid with a gift card", onPremise, 0],
  ])(
    "50 concurrent submits with one key, %s, give one order, one charge and one answer",
    async (_how, body, charges) => {
      const key = randomUUID();
      const before = { orders: await ordersStanding(), ledger: await sandboxLedger(pool) };
      const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => send(index, body, key)));
      const placed = answers.filter(({ status }) => status === 201);
      expect(new Set(placed.map(({ text }) => text)).size).toBe(1);
      expect(placed.filter(({ headers }) => headers.get("idempotent-replayed") === null)).toHaveLength(1);
      for (const { headers, text, status } of answers.filter(({ status }) => status !== 201)) {
        expect({ status, code: JSON.parse(text).code, after: headers.get("retry-after") }).toEqual({
          status: 409,
          code: "in_progress",
          after: "1",
        });
      }
      const replayed = await send(1, body, key);
      expect(replayed.text).toBe(placed[0]?.text);
      await processPaymentsNow(pool);
      expect(await ordersStanding()).toBe(before.orders + 1);
      const ledger = await sandboxLedger(pool);
      expect(ledger.capture).toBe(before.ledger.capture + charges);
      expect(ledger.authorise).toBe(before.ledger.authorise + charges);
      expect(await differencesOf(pool)).toEqual([]);
    },
  );
});

describe("Promise 6: an idempotency key and its body", () => {
  it("another body is 422, no key is 400, and the same key in another session is a new order", async () => {
    const key = randomUUID();
    const first = await send(0, PAID_STEAK, key);
    const before = await ordersStanding();
    const other = await send(1, { ...PAID_STEAK, data: { ...PAID_STEAK.data, config: { tableNum: "13" } } }, key);
    expect(other.status).toBe(422);
    const headers = { "content-type": "application/json", "x-restaurant-id": "7" };
    const body = JSON.stringify(PAID_STEAK);
    expect((await fetch(`${at(2)}/api/orders`, { method: "POST", headers, body })).status).toBe(400);
    expect(await ordersStanding()).toBe(before);
    const cookie = `comptoir_session=${"s".repeat(43)}`;
    const elsewhere = { ...headers, cookie, "idempotency-key": key };
    expect((await fetch(`${at(2)}/api/orders/reference/${key}`, { headers: elsewhere })).status).toBe(404);
    const anew = await fetch(`${at(2)}/api/orders`, { method: "POST", headers: elsewhere, body });
    expect(anew.status).toBe(201);
    expect(((await anew.json()) as { order: { id: string } }).order.id).not.toBe(JSON.parse(first.text).order.id);
  });
});

describe("Promise 7: an idempotency key outlives the process", () => {
  it("gets the same answer from servers that were started later", async () => {
    const key = randomUUID();
    const first = await send(0, PAID_STEAK, key);
    expect(first.status).toBe(201);
    clock.set("2026-11-21T16:00:00Z");
    const later = await openServers(1);
    const again = await sendOrder(later.servers[0]?.origin ?? "", PAID_STEAK, key);
    expect(again?.status).toBe(201);
    expect(again?.headers.get("idempotent-replayed")).toBe("true");
    expect(await again?.text()).toBe(first.text);
    await later.close();
    clock.set("2026-11-20T17:00:00Z");
  });

  it("is not used up by a failed validation: a corrected body under the same key places an order", async () => {
    const key = randomUUID();
    const nobody = {
      contact: { full_name: "Ada Lovelace", email: "nobody" },
      paymentMethod: "credit_card",
      card: CARD,
    };
    const faulty = { ...PAID_STEAK, data: { ...PAID_STEAK.data, checkout: nobody } };
    expect((await send(0, faulty, key)).status).toBe(400);
    expect((await send(1, PAID_STEAK, key)).status).toBe(201);
  });
});

describe("Promise 8: a lost answer", () => {
  it("leaves an order that is found by its idempotency key and not placed again", async () => {
    const own = openPool(url, 5);
    const api = await createApi({ pool: own, clock: clock.now, config: QUICK_CONFIG });
    const cut = await serveApi(api, (request, response) => request.method === "POST" && response.status === 201);
    const key = randomUUID();
    const before = await ordersStanding();
    expect(await sendOrder(cut.origin, PAID_STEAK, key)).toBeNull();
    const headers = { "x-restaurant-id": "7" };
    const found = await fetch(`${cut.origin}/api/orders/reference/${key}`, { headers });
    const { order } = (await found.json()) as { order: { id: string } };
    expect(found.status).toBe(200);
    expect((await fetch(`${at(0)}/api/orders/${order.id}`)).status).toBe(200);
    expect(JSON.parse((await send(0, PAID_STEAK, key)).text).order.id).toBe(order.id);
    expect(await ordersStanding()).toBe(before + 1);
    await cut.close();
    await api.stop();
    await own.end();
  });
});
