import { randomBytes, randomUUID } from "node:crypto";
import { m } from "@comptoir/messages";
import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables } from "../testing/empty-tables.ts";
import { AT_THE_GRILL, GRILL, line, STEAK } from "../testing/grill.ts";
import { CARD, ISSUE_CARD } from "../testing/order-over-http.ts";
import { processPaymentsNow, sandboxLedger } from "../testing/process-payments-now.ts";
import { aPickup, aSubmit, tally } from "../testing/submit.ts";
import type { Answer } from "../testing/test-api.ts";
import { openThreeServers } from "../testing/three-servers.ts";
import { restockForToday } from "../venue/menus/change-stock.ts";

const { pool, clock, call, load: loadVenue } = await openThreeServers();
clock.set("2026-11-20T17:00:00Z");

/** Loads the grill with a number of soup portions, and three orders per slot. */
async function load(processor: string, portions: number, of: object = {}): Promise<void> {
  const grill = structuredClone({ ...GRILL, restaurant: { ...GRILL.restaurant, payment_processor: processor } });
  for (const menu of grill.menus) {
    for (const item of menu.items as { id: number; stock?: number }[])
      if (item.id === 11) Object.assign(item, { stock: portions, ...of });
    if ("max_orders_per_interval" in menu) menu.max_orders_per_interval = 3;
  }
  await pool.query("delete from restaurants");
  await loadVenue(grill);
}

beforeEach(async () => {
  await emptyTables(pool, "orders, order_lines, order_events, payments, idempotency_keys, sandbox_gateway.tokens");
  await emptyTables(pool, "sandbox_gateway.payments, sandbox_gateway.ledger");
  await pool.query(ISSUE_CARD);
});

/** Submits the same order for `count` diners at once, over all servers. */
function byDiners(count: number, body: object): Promise<Answer[]> {
  return Promise.all(
    Array.from({ length: count }, () => {
      const cookie = `comptoir_session=${randomBytes(32).toString("base64url")}`;
      return call("/api/orders", body, { "idempotency-key": randomUUID(), cookie, ...AT_THE_GRILL });
    }),
  );
}

const standing = async () => (await pool.query("select count(*)::int as n from orders")).rows[0].n as number;
const remaining = async () => (await pool.query("select remaining from stock_levels")).rows[0].remaining as number;
const paid = { contact: { full_name: "Ada Lovelace" }, paymentMethod: "credit_card", card: CARD };

describe("Promise 15: the last portions", () => {
  it("200 concurrent submits for the last 5 portions place exactly 5 orders; the others get sold out", async () => {
    await load("payOnPremise", 5);
    const answers = await byDiners(200, aSubmit({ items: [line(11)] }));
    const counts = tally(answers);
    expect(counts["201"]).toBe(5);
    expect((counts["409 415"] ?? 0) + (counts["409 1804"] ?? 0)).toBe(195);
    expect({ orders: await standing(), remaining: await remaining() }).toEqual({ orders: 5, remaining: 0 });
    expect(answers.find(({ status }) => status === 409)?.body.invalid_items).toMatchObject([{ id: 11, name: "Soup" }]);
  });

  it("200 concurrent paid submits for the last portion place one order with one charge; all other authorisations are voided", async () => {
    await load("sandbox", 1);
    const counts = tally(await byDiners(200, aSubmit({ items: [line(11)], checkout: paid })));
    expect(counts["201"]).toBe(1);
    expect((counts["201"] ?? 0) + (counts["409 415"] ?? 0) + (counts["409 1804"] ?? 0)).toBe(200);
    await processPaymentsNow(pool);
    const { authorise, capture, void: voided } = await sandboxLedger(pool);
    expect({ capture, kept: authorise - voided - capture }).toEqual({ capture: 1, kept: 0 });
    expect({ orders: await standing(), remaining: await remaining() }).toEqual({ orders: 1, remaining: 0 });
  });

  it("200 concurrent submits around midnight for tomorrow's last 5 portions take those and none of today's", async () => {
    await load("payOnPremise", 5, { auto_restock: "daily" });
    const tomorrow = aPickup({ items: [line(11)], date: "2026-11-21T18:00:00Z" });
    expect(tally(await byDiners(100, tomorrow))["201"]).toBe(5);
    expect(await remaining()).toBe(5);
    await pool.query("update stock_levels set taken_ahead = '{\"2026-11-21\": 2}'");
    clock.set("2026-11-21T05:00:01Z");
    const restocking = Array.from({ length: 20 }, () => restockForToday({ database: pool, clock: clock.now }));
    const [answers] = await Promise.all([byDiners(100, tomorrow), ...restocking]);
    clock.set("2026-11-20T17:00:00Z");
    expect(tally(answers)["201"]).toBe(3);
    expect(await remaining()).toBe(0);
  });

  it("a cart with the last portion on two lines is refused", async () => {
    await load("payOnPremise", 1);
    const twice = aSubmit({ items: [line(11, { orderId: 1 }), line(11, { orderId: 2 })] });
    const counts = tally(await byDiners(20, twice));
    expect(counts).toEqual({ "409 1804": 20 });
    expect(await remaining()).toBe(1);
  });
});

describe("Promise 16: the capacity of an interval", () => {
  it("200 concurrent submits for a slot with room for 3 place exactly 3 orders; the others get the free times", async () => {
    await load("payOnPremise", 5);
    const answers = await byDiners(200, aPickup({ date: "2026-11-20T18:00:00Z" }));
    expect(tally(answers)).toEqual({ "201": 3, "409 422": 197 });
    expect(await standing()).toBe(3);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body.message.replaceAll("\u00a0", " ")).toBe(
      "1:00 p.m. has just filled up. The nearest free times: 12:30 p.m., 1:30 p.m., 2:00 p.m.",
    );
  });

  it("orders for as soon as possible take the first free intervals and are ready correspondingly later", async () => {
    await load("payOnPremise", 5);
    const answers = await byDiners(7, aPickup());
    expect(tally(answers)).toEqual({ "201": 7 });
    const ready = answers.map(({ body }) => body.order.readyAt.slice(11, 16)).sort();
    expect(ready).toEqual(["17:00", "17:00", "17:00", "17:30", "17:30", "17:30", "18:00"]);
  });
});

describe("Promises 17 and 18: gift cards and codes", () => {
  it("a gift card of 50.00 pays five of twenty concurrent orders of 10.00 and is then empty", async () => {
    // 8.85 plus tax is 10.00.
    await load("payOnPremise", 100, { price: "8.85" });
    const costs = { voucher: { code: "FULL-0000-1111-2222" }, totalWithTip: "0.00" };
    const answers = await byDiners(20, aSubmit({ items: [line(11)], costs }));
    const counts = tally(answers);
    const { rows } = await pool.query("select sum(amount_cents)::int as balance from gift_card_entries");
    expect({ placed: counts["201"], balance: rows[0].balance }).toEqual({ placed: 5, balance: 0 });
    // No answer calls a valid gift card invalid, whenever its request arrived.
    const words = answers.map(({ body }) => body.message);
    expect(words).not.toContain(m.refusal_gift_card_invalid({}, { locale: "en-CA" }));
  });

  it("an order that finds too little on the card gets the remaining balance, or the amount to be paid now", async () => {
    await load("payOnPremise", 100);
    const costs = { voucher: { code: "FULL-0000-1111-2222" }, totalWithTip: "0.00" };
    const answers = await byDiners(20, aSubmit({ items: [line(11)], costs }));
    // Five soups at 9.04 leave 4.80 of the gift card's 50.00, too little for a sixth soup.
    expect(tally(answers)).toEqual({ "201": 5, "409 428": 15 });
    const words = answers.flatMap(({ body }) => body.message ?? []);
    for (const message of words) expect(message).toMatch(/now has \$4\.80|now \$4\.24/);
  });

  it("a single-use code is used once", async () => {
    await load("payOnPremise", 100);
    const counts = tally(await byDiners(20, aSubmit({ items: [STEAK], costs: { discount: { code: "ONCE" } } })));
    expect(counts).toEqual({ "201": 1, "409 discount_invalid": 19 });
  });
});
