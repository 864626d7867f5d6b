import { randomBytes } from "node:crypto";
import pino from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { tidy } from "../entry/background/tidy.ts";
import { emptyTables } from "../testing/empty-tables.ts";
import { AT_THE_GRILL, GRILL, line, STEAK } from "../testing/grill.ts";
import { CARD, ISSUE_CARD } from "../testing/order-over-http.ts";
import { aPickup, aSubmit, submit, tally } from "../testing/submit.ts";
import type { Answer } from "../testing/test-api.ts";
import { openThreeServers } from "../testing/three-servers.ts";

const { pool, clock, call, load: loadVenue } = await openThreeServers();
await pool.query(ISSUE_CARD);

/** Loads the grill with ten pickup orders per half hour, and limits on a visitor's unpaid orders. */
async function load(unpaid_orders: object, payment_processor = "payOnPremise") {
  const [dinner, pickup, ...others] = GRILL.menus;
  const menus = [dinner, { ...pickup, max_orders_per_interval: 10 }, ...others];
  const restaurant = { ...GRILL.restaurant, payment_processor };
  const order_options = { ...GRILL.restaurant.order_options, unpaid_orders };
  await loadVenue({ ...GRILL, menus, restaurant: { ...restaurant, order_options } });
}

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "orders, order_lines, order_events, idempotency_keys, slot_counts, unpaid_orders");
});

/** No limits on a visitor's unpaid orders other than the share of a scarce dish. */
const FREE = {
  ...{ open_per_guest: 0, open_per_address: 0, per_minute_per_guest: 0, per_minute_per_address: 0 },
  ...{ slot_percent_per_guest: 100, slot_percent_per_address: 100 },
};

/** Sets the stock of a dish, refilled daily or never. */
async function stockUp(id: string, portions: number, { daily = false } = {}): Promise<void> {
  await pool.query("delete from stock_levels where thing_id = $1", [id]);
  await pool.query(
    `insert into stock_levels (restaurant_id, kind, thing_id, remaining, refill_to, auto_restock, restocked_on)
     values ('7', 'item', $1, $2, $2, $3, '2026-11-20')`,
    [id, portions, daily],
  );
}

const ADDRESS = "203.0.113.7";
const OTHER = "198.51.100.9";
const aSession = () => `comptoir_session=${randomBytes(32).toString("base64url")}`;
/** Submits an order, at the servers in turn. */
function order(body: object, { session = aSession(), address = ADDRESS } = {}): Promise<Answer> {
  return submit({ call: (path, sent, headers) => call(path, sent, headers, address) }, body, {
    headers: { cookie: session },
  });
}
const STEAKS = aSubmit({ items: [STEAK] });
const many = (count: number, one: () => Promise<Answer>) => Promise.all(Array.from({ length: count }, one));

describe("Promise 51: holds that cost nothing", () => {
  it("of 50 concurrent submits of a guest over three servers, as many are placed as may be open; the others have to wait", async () => {
    await load({ open_per_guest: 3, per_minute_per_guest: 100 });
    const session = aSession();
    const answers = await many(50, () => order(STEAKS, { session }));
    expect(tally(answers)).toEqual({ "201": 3, "429 too_many_requests": 47 });
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBe(60);
    expect(refused?.body.message).toContain("not paid");
    expect((await order(STEAKS)).status).toBe(201);
    await pool.query("update orders set status = 'completed' where owner <> ''");
    expect((await order(STEAKS, { session })).status).toBe(201);
  });

  it("an address with a new session per order has to wait, and other addresses do not", async () => {
    await load({ open_per_address: 8, per_minute_per_address: 100, slot_percent_per_address: 100 });
    const answers = await many(40, () => order(aPickup()));
    expect(tally(answers)).toEqual({ "201": 8, "429 too_many_requests": 32 });
    expect((await order(aPickup(), { address: OTHER })).status).toBe(201);
    // Orders at a table are exempt from limits of the network address.
    expect((await order(STEAKS)).status).toBe(201);
  });

  it("orders per minute of a guest and of an address are limited, with the time to wait", async () => {
    await load({ open_per_guest: 100, per_minute_per_guest: 2, per_minute_per_address: 5 });
    const session = aSession();
    expect(tally(await many(10, () => order(STEAKS, { session })))).toEqual({ "201": 2, "429 too_many_requests": 8 });
    clock.advance(0.5);
    expect(tally(await many(10, () => order(STEAKS)))).toEqual({ "201": 3, "429 too_many_requests": 7 });
    const refused = await order(STEAKS, { session });
    expect(Number(refused.headers.get("retry-after"))).toBe(30);
    clock.advance(0.6);
    expect((await order(STEAKS, { session })).status).toBe(201);
  });

  it("no guest can take more than a quarter of a slot, and no address more than half", async () => {
    await load({ open_per_guest: 100, open_per_address: 100, per_minute_per_guest: 100, per_minute_per_address: 100 });
    const at = aPickup({ date: "2026-11-20T18:00:00Z" });
    const session = aSession();
    expect(tally(await many(20, () => order(at, { session })))).toEqual({ "201": 3, "409 422": 17 });
    const more = await many(20, () => order(at));
    expect(tally(more)).toEqual({ "201": 2, "409 422": 18 });
    expect(more.find(({ status }) => status === 409)?.body.message).toContain("another time");
    expect(tally(await many(5, () => order(at, { address: OTHER })))).toEqual({ "201": 5 });
    const { rows } = await pool.query("select max(taken) as taken from slot_counts");
    expect(rows[0].taken).toBe(10);
  });

  it("no guest and no address outside the venue can take more than half of a scarce dish", async () => {
    await load({ ...FREE, stock_percent_per_guest: 50, stock_percent_per_address: 50 });
    await stockUp("11", 10);
    const soup = aSubmit({ items: [line(11)] });
    const session = aSession();
    const answers = await many(20, () => order(soup, { session }));
    expect(tally(answers)).toEqual({ "201": 5, "429 too_many_requests": 15 });
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBe(60);
    expect(refused?.body.message).toContain("Soup");
    // Orders at a table are exempt from limits of the network address.
    expect((await order(aSubmit({ items: [line(11, { quantity: 4 })] }))).status).toBe(201);
    await pool.query("update orders set status = 'completed' where owner <> ''");
    expect((await order(soup, { session })).status).toBe(201);

    await stockUp("20", 8);
    expect(tally(await many(20, () => order(aPickup())))).toEqual({ "201": 4, "429 too_many_requests": 16 });
    expect(tally(await many(8, () => order(aPickup(), { address: OTHER })))).toEqual({ "201": 4, "409 415": 4 });
    const { rows } = await pool.query("select remaining from stock_levels where thing_id = '20'");
    expect(rows).toEqual([{ remaining: 0 }]);
  });

  it("one order cannot exceed that share, and a daily dish is shared for each day separately", async () => {
    await load({ ...FREE, stock_percent_per_guest: 30 });
    await stockUp("11", 10, { daily: true });
    const session = aSession();
    const soups = (quantity: number) => order(aSubmit({ items: [line(11, { quantity })] }), { session });
    expect([(await soups(4)).status, (await soups(3)).status, (await soups(1)).status]).toEqual([429, 201, 429]);
    const ahead = (quantity: number) =>
      order(aPickup({ items: [line(11, { quantity })], date: "2026-11-22T18:00:00Z" }), { session });
    expect([(await ahead(4)).status, (await ahead(3)).status, (await ahead(1)).status]).toEqual([429, 201, 429]);
    clock.set("2026-11-21T17:00:00Z");
    expect([(await soups(3)).status, (await soups(1)).status]).toEqual([201, 429]);
  });

  it("one caller cannot fill all days that can be chosen", async () => {
    await load({});
    const days = ["20", "21", "22"].flatMap((day) =>
      Array.from({ length: 16 }, (_, half) => {
        const at = new Date(Date.parse(`2026-11-${day}T18:00:00Z`) + half * 30 * 60_000);
        return order(aPickup({ date: at.toISOString() }));
      }),
    );
    expect(tally(await Promise.all(days))).toEqual({ "201": 20, "429 too_many_requests": 28 });
  });

  describe("a paid order counts until it can no longer be cancelled", () => {
    const checkout = {
      contact: { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" },
      paymentMethod: "credit_card",
      card: CARD,
    };
    /** A paid pickup seven hours ahead, which can be cancelled free of charge until an hour before the pickup. */
    const later = (but: object = {}) => aPickup({ checkout, date: "2026-11-21T00:00:00Z", ...but });
    const cardOf = async (last4: string) => {
      const card = { ...CARD, token: `sandbox_${last4}`, last4 };
      await pool.query(
        `insert into sandbox_gateway.tokens (token, behaviour, type, last4, expiry_date)
         values ($1, 'approve', 'VISA', $2, '12/29') on conflict do nothing`,
        [card.token, last4],
      );
      return { checkout: { ...checkout, card } };
    };

    it("a guest can take a quarter of a slot, a card in many browsers half, an address with many cards three quarters", async () => {
      await load({ per_minute_per_guest: 100 }, "sandbox");
      const session = aSession();
      expect(tally(await many(6, () => order(later(), { session })))).toEqual({ "201": 3, "409 422": 3 });
      expect(tally(await many(6, () => order(later())))).toEqual({ "201": 2, "409 422": 4 });
      const office = await Promise.all(["0001", "0002", "0003", "0004", "0005"].map(cardOf));
      const colleagues = await Promise.all(office.map((one) => order(later(one))));
      expect(tally(colleagues)).toEqual({ "201": 3, "409 422": 2 });
      expect((await order(later(await cardOf("0006")), { address: OTHER })).status).toBe(201);
    });

    it("a guest can take at most half of a scarce dish in advance; an order for now is not limited", async () => {
      await load({}, "sandbox");
      await stockUp("20", 8);
      const session = aSession();
      const boxes = (quantity: number, but: object = {}) =>
        order(later({ items: [line(20, { quantity })], ...but }), { session });
      expect((await boxes(5)).status).toBe(429);
      expect((await boxes(4)).status).toBe(201);
      expect((await boxes(1)).status).toBe(429);
      expect((await boxes(4, { date: null })).status).toBe(201);
    });

    it("a guest who orders and cancels repeatedly has to wait for the rest of the hour", async () => {
      const free = { slot_percent_per_guest: 100, slot_percent_per_address: 100, per_minute_per_guest: 0 };
      await load({ ...free, per_minute_per_address: 0 }, "sandbox");
      const session = aSession();
      const turn = async () => {
        const placed = await order(later(), { session });
        if (placed.status !== 201) return placed.status;
        const path = `/api/orders/${placed.body.order.id}/cancel`;
        return (await call(path, {}, { ...AT_THE_GRILL, cookie: session }, ADDRESS)).status;
      };
      const turns: number[] = [];
      for (let each = 0; each < 22; each += 1) turns.push(await turn());
      expect(turns).toEqual([...Array(20).fill(200), 429, 429]);
      clock.advance(61);
      expect(await turn()).toBe(200);
    });

    it("an order past its cutoff stands: it no longer counts, and its record is deleted", async () => {
      await load({ open_per_guest: 2, slot_percent_per_guest: 100 }, "sandbox");
      const session = aSession();
      const soon = () => order(later({ date: "2026-11-20T18:30:00Z" }), { session });
      expect(tally(await many(3, soon))).toEqual({ "201": 2, "429 too_many_requests": 1 });
      clock.advance(31);
      expect((await soon()).status).toBe(201);
      clock.advance(31);
      await tidy({ database: pool, clock: clock.now, logger: pino({ level: "silent" }) });
      expect((await pool.query("select from unpaid_orders")).rowCount).toBe(0);
    });
  });

  it("orders that stand at once are not limited, whether a card or a gift card pays", async () => {
    await load({ open_per_guest: 1, per_minute_per_guest: 1, per_minute_per_address: 1 }, "sandbox");
    const session = aSession();
    const checkout = { contact: { full_name: "Ada Lovelace" }, paymentMethod: "credit_card", card: CARD };
    expect(tally(await many(8, () => order(aSubmit({ items: [STEAK], checkout }), { session })))).toEqual({ "201": 8 });
    const costs = { voucher: { code: "FULL-0000-1111-2222" } };
    const soups = await many(3, () => order(aSubmit({ items: [line(11)], costs }), { session }));
    expect(tally(soups)).toEqual({ "201": 3 });
  });

  it("a repeated submit gets the first answer, however many orders are open", async () => {
    await load({ open_per_guest: 1 });
    const from = {
      call: (path: string, sent: unknown, headers?: Record<string, string>) => call(path, sent, headers, ADDRESS),
    };
    const headers = { cookie: aSession() };
    const key = "0198c0de-0000-4000-8000-000000000051";
    const first = await submit(from, STEAKS, { key, headers });
    const again = await submit(from, STEAKS, { key, headers });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
  });

  it("the visitor of an order is deleted an hour after its completion, and not before", async () => {
    await load({});
    await order(STEAKS);
    await order(STEAKS);
    await pool.query("update orders set status = 'cancelled' where number = (select min(number) from orders)");
    clock.advance(61);
    await tidy({ database: pool, clock: clock.now, logger: pino({ level: "silent" }) });
    const { rows } = await pool.query("select o.status from unpaid_orders u join orders o on o.id = u.order_id");
    expect(rows).toEqual([{ status: "placed" }]);
  });
});
