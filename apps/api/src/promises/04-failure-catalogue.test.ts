import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { runLength } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createApi } from "../entry/api.ts";
import { sandboxOnly } from "../gateways/payment/payment-gateways.ts";
import type { PaymentGateway } from "../gateways/payment/port.ts";
import type { CardBehaviour } from "../gateways/payment/sandbox/sandbox-cards.store.ts";
import { checkBooks } from "../testing/check-books.ts";
import { endLeases } from "../testing/end-leases.ts";
import { AT_THE_GRILL, GRILL, STEAK } from "../testing/grill.ts";
import { newGuest, placePatiently, sendOrder } from "../testing/order-over-http.ts";
import { QUICK_CONFIG, serveApi } from "../testing/serve-api.ts";
import { type ApiProcess, startApiProcess } from "../testing/start-api-process.ts";
import { aCard, aSubmit, submit } from "../testing/submit.ts";
import { callOf } from "../testing/test-api.ts";
import { importVenueFile } from "../venue/venue-files/import-venue-file.ts";

// Goal: whatever fails in a payment, there is one order with one capture, or neither and no authorised
// amount, and the books agree.
// Method: each failure of the catalogue in turn, by the sandbox's cards and by killing servers between the
// steps; then `books check`.
const { pool, url } = await testDatabase();
const sandbox = sandboxOnly(pool).sandbox as PaymentGateway;
/** Whether requests to the processor are lost on the way, so that it never acts. */
let isLostOnItsWay = false;
const api = await createApi({
  pool,
  config: { ...QUICK_CONFIG, gatewayTimeoutMs: 3_000 },
  paymentGateways: {
    sandbox: {
      ...sandbox,
      authorise: (request) => (isLostOnItsWay ? Promise.withResolvers<never>().promise : sandbox.authorise(request)),
    },
  },
});
/** The server that stays; those that are killed are processes. */
const served = await serveApi(api);
afterAll(async () => {
  await served.close();
  await api.stop();
});
const test = { call: callOf(api) };
const processes = new Set<ApiProcess>();

beforeAll(async () => {
  const restaurant = { ...GRILL.restaurant, payment_processor: "sandbox", hours: [] };
  await importVenueFile(pool, { ...GRILL, restaurant }, { now: new Date() });
});
afterEach(async () => {
  for (const process of processes) process.signal("SIGKILL");
  await Promise.all([...processes].map((process) => process.ended));
});

const ROUNDS = runLength({ quick: 1, full: 10 });
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

/** The steps of a checkout between which a server is killed. */
const KILLS = [
  ["before the card is asked", "authorise:before:1"],
  ["after the card said yes, before the order is written", "authorise:after:1"],
  ["after the order stands, before it is captured", "capture:before:1"],
  ["after it was captured, before that is written down", "capture:after:1"],
] as const;

async function start(at: string): Promise<ApiProcess> {
  const started = await startApiProcess(url, { at, signal: "SIGKILL" });
  processes.add(started);
  started.ended.then(() => processes.delete(started));
  return started;
}
const steakBy = async (behaviour: CardBehaviour) =>
  aSubmit({
    items: [STEAK],
    checkout: { contact: { full_name: "Ada" }, paymentMethod: "credit_card", card: await aCard(test, behaviour) },
  });
const send = async (body: object, key: string = randomUUID()) =>
  submit(test, body, { key, headers: { ...newGuest() } });
/** Submits a body under a key until the answer is final: a busy server may answer that the checkout is in progress. */
async function sendUntilAnswered(body: object, headers: Record<string, string>, key: string = randomUUID()) {
  for (;;) {
    const answer = await submit(test, body, { key, headers });
    if (answer.body.code !== "in_progress") return answer;
    await pause(50);
  }
}
/** Checks the books and counts all orders and captures so far. */
const counted = async () => {
  await endLeases(pool);
  return checkBooks(pool);
};

describe("The failure catalogue", () => {
  beforeAll(() => api.startWork());
  // The last column is the number of orders, and also the number of captures, that the card leads to.
  it.each([
    ["a decline", "decline", 0],
    ["a processor that is down", "unreachable", 0],
    ["no answer, though the amount is authorised", "timeout", 1],
    ["a failure after the authorisation", "fail-after-authorise", 0],
    ["a connection that is lost after the capture", "drop-after-capture", 1],
  ] as const)("%s: one order and one capture, or neither", async (_name, behaviour, orders) => {
    const before = await counted();
    for (const _round of rounds) {
      const { status } = await send(await steakBy(behaviour));
      expect(status === 201).toBe(orders === 1);
    }
    expect(await counted()).toEqual({
      orders: before.orders + orders * ROUNDS,
      captures: before.captures + orders * ROUNDS,
    });
  });

  it("a request that never reached the processor: no charge, and the same key gives one order and one capture", async () => {
    const before = await counted();
    for (const _round of rounds) {
      const [body, key, headers] = [await steakBy("approve"), randomUUID(), { ...newGuest() }];
      isLostOnItsWay = true;
      const lost = await submit(test, body, { key, headers });
      isLostOnItsWay = false;
      expect({ status: lost.status, code: lost.body.code }).toEqual({ status: 402, code: 410 });
      const { orders, captures } = await counted();
      expect({ orders, captures }).toEqual({ orders: before.orders, captures: before.captures });
      expect((await submit(test, body, { key, headers })).status).toBe(201);
      const after = await counted();
      expect(after).toEqual({ orders: orders + 1, captures: captures + 1 });
      Object.assign(before, after);
    }
  });

  it("two tabs with different keys: each acknowledged order has one capture, and a declined card none", async () => {
    const before = await counted();
    let placed = 0;
    for (const _round of rounds) {
      const headers = { ...newGuest() };
      const bodies = [await steakBy("approve"), await steakBy("approve"), await steakBy("decline")];
      const answers = await Promise.all(bodies.map((body) => sendUntilAnswered(body, headers)));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 402]);
      expect(new Set(answers.flatMap(({ body }) => body.order?.id ?? [])).size).toBe(2);
      placed += 2;
    }
    const { orders, captures } = await counted();
    expect({ orders, captures }).toEqual({ orders: before.orders + placed, captures: before.captures + placed });
  });

  it("a bank challenge: no order until it is completed, then one order and one capture under the same key", async () => {
    const before = await counted();
    for (const _round of rounds) {
      const key = randomUUID();
      const guest = { ...newGuest() };
      const body = await steakBy("challenge");
      const asked = await submit(test, body, { key, headers: guest });
      expect(asked.status).toBe(402);
      expect(await counted()).toEqual(before);
      await test.call(asked.body.challenge_url, {});
      expect((await submit(test, body, { key, headers: guest })).status).toBe(201);
      const { orders, captures } = await counted();
      expect({ orders, captures }).toEqual({ orders: before.orders + 1, captures: before.captures + 1 });
      Object.assign(before, { orders, captures });
    }
  });

  it("a double click, and a second tab under the same key: one order and one capture", async () => {
    const before = await counted();
    for (const _round of rounds) {
      const body = await steakBy("approve");
      const key = randomUUID();
      const headers = { ...newGuest() };
      const answers = await Promise.all([1, 2, 3].map(() => submit(test, body, { key, headers })));
      for (const { status } of answers) expect([201, 409]).toContain(status);
      expect((await sendUntilAnswered(body, headers, key)).status).toBe(201);
    }
    const { orders, captures } = await counted();
    expect({ orders, captures }).toEqual({ orders: before.orders + ROUNDS, captures: before.captures + ROUNDS });
  });

  it.each(KILLS.slice(0, runLength({ quick: 1, full: KILLS.length })))(
    "a server that is killed %s: the same key at another server gives one order and one capture",
    async (_name, at) => {
      const before = await counted();
      for (const _round of rounds) {
        const killed = await start(at);
        let { origin } = killed;
        const placed = placePatiently(() => origin, await steakBy("approve"), newGuest());
        await killed.ended;
        origin = served.origin;
        expect((await placed).status).toBe(201);
      }
      const { orders, captures } = await counted();
      expect({ orders, captures }).toEqual({ orders: before.orders + ROUNDS, captures: before.captures + ROUNDS });
    },
    600_000,
  );

  it("a browser that is closed during payment: it looks the order up by its key, and submits only if there is none", async () => {
    const before = await counted();
    for (const _round of rounds) {
      const [body, key, guest] = [await steakBy("approve"), randomUUID(), newGuest()];
      await sendOrder(served.origin, body, key, { hangsUpMs: 15, guest });
      // The browser has stored the guest's cookie and the checkout's key.
      const find = () =>
        fetch(`${served.origin}/api/orders/reference/${key}`, { headers: { ...AT_THE_GRILL, ...guest } });
      for (;;) {
        const { status } = await find();
        if (status === 200) break;
        expect([404, 409]).toContain(status);
        if (status === 404)
          expect([201, 409]).toContain((await sendOrder(served.origin, body, key, { guest }))?.status);
      }
    }
    const { orders, captures } = await counted();
    expect({ orders, captures }).toEqual({ orders: before.orders + ROUNDS, captures: before.captures + ROUNDS });
  }, 600_000);

  it("a connection that is lost before the answer: the same key finds the placed order", async () => {
    const before = await counted();
    for (const _round of rounds) {
      const [body, key, guest] = [await steakBy("approve"), randomUUID(), newGuest()];
      const lost = await sendOrder(served.origin, body, key, { hangsUpMs: 15, guest });
      expect([null, 201]).toContain(lost?.status ?? null);
      // Whether the first request succeeded or not, a retry leads to one order.
      for (;;) {
        const again = await sendOrder(served.origin, body, key, { guest });
        if (again?.status === 201) break;
        expect(again?.status).toBe(409);
      }
    }
    const { orders, captures } = await counted();
    expect({ orders, captures }).toEqual({ orders: before.orders + ROUNDS, captures: before.captures + ROUNDS });
  }, 600_000);
});
