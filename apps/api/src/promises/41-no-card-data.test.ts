import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import { fixedClock } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import pino from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { createApi } from "../entry/api.ts";
import { allRows } from "../testing/all-rows.ts";
import { AT_THE_GRILL, GRILL, line, STEAK } from "../testing/grill.ts";
import { processPaymentsNow } from "../testing/process-payments-now.ts";
import { aSubmit } from "../testing/submit.ts";
import { importVenueFile } from "../venue/venue-files/import-venue-file.ts";

/** A card number that the sandbox accepts, and one that it rejects. */
const CANARIES = ["5555555555554444", "4111111111111111"];
const SECURITY_CODE = "7391";

const { pool } = await testDatabase();
const clock = fixedClock();
clock.set("2026-11-20T17:00:00Z");
let logged = "";
const log = new Writable({
  write(chunk, _encoding, done) {
    logged += chunk;
    done();
  },
});
const api = await createApi({ pool, clock: clock.now, logger: pino({ level: "trace" }, log) });
afterAll(() => api.stop());
await importVenueFile(
  pool,
  { ...GRILL, restaurant: { ...GRILL.restaurant, payment_processor: "sandbox" } },
  { now: clock.now() },
);
await api.whenCaughtUp();

async function post(path: string, body: unknown): Promise<{ status: number; text: string }> {
  const headers = { "content-type": "application/json", "idempotency-key": randomUUID(), ...AT_THE_GRILL };
  const request = new Request(`http://comptoir.test${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const response = await api.fetch(request);
  return { status: response.status, text: await response.text() };
}

describe("Promise 41: no card data", () => {
  it("a card number that is typed into the card form or posted to any call is stored nowhere", async () => {
    for (const number of CANARIES) {
      const spaced = number.replace(/(.{4})(?=.)/g, "$1 ");
      const issued = await post("/sandbox-gateway/tokens", {
        number: spaced,
        expiry_date: "12/29",
        cvd: SECURITY_CODE,
      });
      expect(issued.text).not.toContain(number);
      const token = issued.status === 201 ? JSON.parse(issued.text) : { token: number };
      const contact = { full_name: "Ada Lovelace" };
      const paid = aSubmit({ items: [STEAK], checkout: { contact, paymentMethod: "credit_card", card: token } });
      expect((await post("/api/orders", paid)).status).toBe(issued.status === 201 ? 201 : 400);

      const memo = { memo: true, values: [{ name: `card ${spaced} ${SECURITY_CODE}`, price: "0.00" }] };
      const dotted = number.replace(/(.{4})(?=.)/g, "$1.");
      const noted = line(11, { orderOptions: [memo] });
      const card = { ...token, number, cvd: SECURITY_CODE };
      for (const [path, body] of [
        ["/api/orders", aSubmit({ checkout: { contact, card } })],
        ["/api/orders", aSubmit({ checkout: { contact: { full_name: number } } })],
        ["/api/orders", aSubmit({ items: [noted] })],
        ["/api/orders", aSubmit({ config: { tableNum: number } })],
        ["/api/orders", aSubmit({ checkout: { contact, pickup: { notes: `${dotted} 12/29 ${SECURITY_CODE}` } } })],
        ["/api/orders/set-costs", { items: [noted], type: "dine-in", date: null }],
        ["/api/orders/set-costs", { items: [], type: "dine-in", checkout: { card }, date: null }],
        ["/api/orders/validate", { itemsInCart: [noted], type: "dine-in" }],
        ["/api/orders/item", { itemsInCart: [], itemToAdd: noted, type: "dine-in" }],
        ["/api/payment/get-payment-config", { app8RestaurantId: 7, card }],
      ] as const) {
        const { status, text } = await post(path, body);
        expect({ path, status }).toEqual({ path, status: 400 });
        expect(text).not.toContain(number);
      }
    }
    await processPaymentsNow(pool);
    const stored = await allRows(pool);
    expect(stored).toContain("4444"); // The receipt shows the last four digits.
    for (const number of CANARIES) {
      expect(stored.replace(/[\s.-]/g, "")).not.toContain(number);
      expect(logged.replace(/[\s.-]/g, "")).not.toContain(number);
    }
  });
});
