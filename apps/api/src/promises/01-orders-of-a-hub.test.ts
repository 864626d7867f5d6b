import { runLength } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createApi } from "../entry/api.ts";
import { checkBooks } from "../testing/check-books.ts";
import { AT_THE_HALL, HALL_OF_ACCOUNTS, KITCHENS, ofKitchen } from "../testing/hall.ts";
import { CARD, ISSUE_CARD, newGuest, placePatiently } from "../testing/order-over-http.ts";
import { QUICK_CONFIG, serveApi } from "../testing/serve-api.ts";
import { type ApiProcess, startApiProcess } from "../testing/start-api-process.ts";
import { importVenueFile } from "../venue/venue-files/import-venue-file.ts";

const { pool, url } = await testDatabase();
const processes: ApiProcess[] = [];
/** The server that stays. */
const api = await createApi({ pool, config: QUICK_CONFIG });
const stays = await serveApi(api);
afterAll(async () => {
  await stays.close();
  await api.stop();
});

beforeAll(async () => {
  const hall = {
    ...HALL_OF_ACCOUNTS,
    discounts: [{ code: "HALL", value: "2.00$" }],
    gift_cards: MOMENTS.map((at) => ({ code: giftCardOf(at), balance: "10.00" })),
  };
  for (const venue of [...KITCHENS, hall]) await importVenueFile(pool, venue, { now: new Date() });
  await pool.query(ISSUE_CARD);
  await api.startWork();
});
afterEach(async () => {
  for (const process of processes) process.signal("SIGKILL");
  await Promise.all(processes.map((process) => process.ended));
});

const MOMENTS = ["authorise:after:1", "capture:after:1", "authorise:before:3", "authorise:after:3"];
const giftCardOf = (moment: string) => `HALL-CARD-${MOMENTS.indexOf(moment)}0-1111`;
const aMeal = (giftCard: string) => ({
  type: "pickup",
  data: {
    items: KITCHENS.map((kitchen, index) => ofKitchen(kitchen, index + 1)),
    checkout: {
      contact: { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" },
      paymentMethod: "credit_card",
      card: CARD,
    },
    costs: { discount: { code: "HALL" }, voucher: { code: giftCard } },
    date: null,
  },
});
const TO_THE_HALL = { path: "/orders/create-marketplace-order", at: AT_THE_HALL };

describe("Promise 1, at a hub whose kitchens have an account each", () => {
  it("holds when the API is killed between the charges, before the orders are placed, and between the captures", async () => {
    const start = async (at: string) => {
      const started = await startApiProcess(url, { at, signal: "SIGKILL" });
      processes.push(started);
      return started;
    };
    const moments = MOMENTS.slice(0, runLength({ quick: 1, full: MOMENTS.length }));
    const placeWhileKilledAt = async (at: string) => {
      const killed = await start(at);
      let { origin } = killed;
      const outcome = placePatiently(() => origin, aMeal(giftCardOf(at)), newGuest(), TO_THE_HALL);
      await killed.ended;
      origin = stays.origin;
      return outcome;
    };
    const outcomes = await Promise.all(moments.map(placeWhileKilledAt));
    expect(outcomes.map(({ status }) => status)).toEqual(moments.map(() => 201));
    const placed = outcomes.map(({ orderId }) => orderId);
    expect(new Set(placed).size).toBe(moments.length);
    const { orders, captures } = await checkBooks(pool);
    expect({ orders, captures }).toEqual({ orders: 3 * moments.length, captures: 3 * moments.length });
    const { rows } = await pool.query("select count(*)::int as orders from orders group by submission_id");
    expect(rows).toEqual(moments.map(() => ({ orders: KITCHENS.length })));
    // The discount code was used once per checkout, and each gift card was spent once.
    const { rows: spent } = await pool.query(
      `select (select uses from discounts where code_key = 'HALL') as uses,
         (select sum(amount_cents)::int from gift_card_entries) as left,
         (select count(*)::int from gift_card_entries where reason = 'order') as parts`,
    );
    const unused = MOMENTS.length - moments.length;
    expect(spent).toEqual([{ uses: moments.length, left: unused * 1000, parts: KITCHENS.length * moments.length }]);
  }, 120_000);
});
