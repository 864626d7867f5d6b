import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables } from "../../testing/empty-tables.ts";
import { AT_THE_GRILL, GRILL, line, STEAK } from "../../testing/grill.ts";
import { register, type SignedIn } from "../../testing/people.ts";
import { aSubmit, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";

const test = await openTestApi();
const { call, clock, load, pool } = test;
const ELSEWHERE = { ...GRILL, restaurant: { ...GRILL.restaurant, id: 8, slug: "elsewhere", hours: [] } };
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, hours: [] } });
await load(ELSEWHERE);

let noor: SignedIn;
beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "people, rate_limits, orders, order_lines, order_events");
  noor = await register(test, { email: "noor@example.ca" });
});

let minute = 0;
async function order(who: SignedIn, items: unknown[], restaurantId = 7): Promise<string> {
  minute += 1;
  clock.set(new Date(Date.parse("2026-11-20T17:00:00Z") + minute * 60_000).toISOString());
  const body = aSubmit({ items, config: { restaurantId, tableNum: "12" } });
  const headers = { ...who.headers, "x-restaurant-id": String(restaurantId) };
  const answer = await submit(test, body, { headers });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.order.id;
}
const receipts = (who: SignedIn, cursor: string | null = null) =>
  call("/api/auth/get-past-receipts", { ...who.self, cursor }, who.headers);

describe("Past receipts", () => {
  it("api#get-past-receipts: are the person's orders at all restaurants, newest first", async () => {
    const here = await order(noor, [STEAK]);
    const there = await order(noor, [line(11)], 8);
    const stranger = await register(test, { email: "ana@example.ca" });
    await order(stranger, [STEAK]);
    const { body } = await receipts(noor);
    expect(body.receipts.map(({ id }: { id: string }) => id)).toEqual([there, here]);
    expect(body.receipts[1]).toMatchObject({
      yours: true,
      restaurant: { slug: "the-grill" },
      items: [{ id: STEAK.id }],
    });
    expect(body.cursor).toBeNull();
  });

  it("api#get-past-receipts: are paginated by a cursor without duplicates", async () => {
    const [first] = [await order(noor, [line(11)])];
    await pool.query(
      `insert into orders (restaurant_id, id, local_day, number, status, type, placed_at, ready_at, locale, venue, costs,
         explanation, total_with_tip_cents, remarks, payment_method, payment_status, taken, owner)
       select restaurant_id, gen_random_uuid(), local_day, number + n, status, type, placed_at + (1 + n / 2) * interval '1 minute',
         ready_at, locale, venue, costs, explanation, total_with_tip_cents, remarks, payment_method, payment_status, taken, owner
       from orders, generate_series(1, 44) n`,
    );
    await pool.query(
      "insert into order_events select restaurant_id, id, 1, 'placed', placed_at from orders where id <> $1",
      [first],
    );
    await pool.query(
      "insert into order_lines select o.restaurant_id, o.id, 1, item_id, menu_id, quantity, order_price_cents, details from orders o, order_lines l where o.id <> $1",
      [first],
    );
    const ids: string[] = [];
    let cursor: string | null = null;
    const sizes: number[] = [];
    do {
      const { body } = await receipts(noor, cursor);
      sizes.push(body.receipts.length);
      ids.push(...body.receipts.map(({ id }: { id: string }) => id));
      cursor = body.cursor;
    } while (cursor !== null);
    expect(sizes).toEqual([20, 20, 5]);
    expect(new Set(ids).size).toBe(45);
    expect(ids.at(-1)).toBe(first);
  });

  it.each(["nothing", "2026-99-99T00:00:00.000Z 1", `0000-01-01T00:00:00.000Z ${crypto.randomUUID()}`])(
    "an invalid cursor (%s) is refused",
    async (written) => {
      const cursor = Buffer.from(written).toString("base64url");
      const { status, body } = await receipts(noor, cursor);
      expect({ status, path: body.issues?.[0].path }).toEqual({ status: 400, path: "cursor" });
    },
  );
});

describe("Previously ordered items", () => {
  const ask = (who: SignedIn, headers: Record<string, string> = AT_THE_GRILL) =>
    call("/api/auth/get-previously-ordered-items", who.self, { ...who.headers, ...headers });

  it("api#get-previously-ordered-items: is sorted by frequency at this restaurant, with each selection once", async () => {
    await order(noor, [line(11), { ...STEAK, orderId: 2 }]);
    await order(noor, [STEAK]);
    for (let times = 0; times < 3; times += 1) await order(noor, [STEAK], 8);
    const { body } = await ask(noor);
    expect(body.items.map(({ id, quantity }: { id: number; quantity: number }) => [id, quantity])).toEqual([
      [STEAK.id, 1],
      [11, 1],
    ]);
    const stranger = await register(test, { email: "ana@example.ca" });
    expect((await ask(stranger)).body.items).toEqual([]);
  });

  it("omits dishes that are no longer on the menu, and requires a restaurant", async () => {
    await order(noor, [line(11), { ...STEAK, orderId: 2 }]);
    await pool.query("update order_lines set details = (details::jsonb || '{\"id\": 999}')::json where item_id = '11'");
    expect((await ask(noor)).body.items).toHaveLength(1);
    expect((await ask(noor, {})).status).toBe(400);
    expect((await ask(noor, { "x-restaurant-id": "404" })).status).toBe(404);
  });
});
