import { randomUUID } from "node:crypto";
import { runLength } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createApi } from "../api.ts";
import type { CardBehaviour } from "../gateways/payment/sandbox/test-cards.ts";
import { checkBooks } from "../testing/check-books.ts";
import { GRILL, STEAK } from "../testing/grill.ts";
import { newGuest, sendOrder } from "../testing/order-over-http.ts";
import { QUICK_CONFIG } from "../testing/serve-api.ts";
import { type ApiProcess, startApiProcess } from "../testing/start-api-process.ts";
import { aCard, aSubmit, submit } from "../testing/submit.ts";
import { callOf } from "../testing/test-api.ts";
import { importVenueFile } from "../venue-files/import-venue-file.ts";

// Goal: whatever goes wrong with a payment, there is one order and one capture, or neither and no money held, and the books agree. Method:
// each failure of the catalogue in turn, by the sandbox's cards and by killing servers between the steps; then `books check`.
const { pool, url } = await testDatabase();
const api = await createApi({ pool, config: QUICK_CONFIG });
afterAll(() => api.stop());
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

async function start(): Promise<ApiProcess> {
  const started = await startApiProcess(url);
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
/** What has come of everything so far. */
const counted = () => checkBooks(pool);

describe("The failure catalogue", () => {
  beforeAll(() => api.startJobs());
  // How many orders, and captures, a card leaves: never one without the other.
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

  it("a challenge: nothing until the bank has its answer, then one order and one capture under the same key", async () => {
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
      expect((await submit(test, body, { key, headers })).status).toBe(201);
    }
    const { orders, captures } = await counted();
    expect({ orders, captures }).toEqual({ orders: before.orders + ROUNDS, captures: before.captures + ROUNDS });
  });

  it("a network that is lost before the answer: the same key finds the order that stands", async () => {
    const served = await start();
    const before = await counted();
    for (const _round of rounds) {
      const [body, key, guest] = [await steakBy("approve"), randomUUID(), newGuest()];
      const lost = await sendOrder(served.origin, body, key, { hangsUpMs: 15, guest });
      expect([null, 201]).toContain(lost?.status ?? null);
      // Whether it came through or not, asking again gives one.
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
