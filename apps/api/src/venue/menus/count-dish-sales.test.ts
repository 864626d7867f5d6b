import pino from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { GRILL } from "../../testing/grill.ts";
import { aSubmit, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { countDishSales } from "./count-dish-sales.ts";

const test = await openTestApi();
const { api, call, clock, load, pool } = test;
const NOON = "2026-11-20T17:00:00Z";
const item = (id: number, name: string) => ({ id, name, price: "10.00", published_at: "2026-01-01T00:00:00Z" });
const PUBLISHED = { published_at: "2026-01-01T00:00:00Z" };
const [dinner] = GRILL.menus;
const MENU = {
  ...dinner,
  items: [],
  sections: [
    { id: 91, name: "Mains", ...PUBLISHED, items: [901, 902, 903, 904].map((id) => item(id, `Main ${id}`)) },
    { id: 92, name: "Sides", ...PUBLISHED, items: [911, 912, 913, 914].map((id) => item(id, `Side ${id}`)) },
  ],
};

const count = () => countDishSales({ database: pool, clock: clock.now, logger: pino({ level: "silent" }) });
const read = async () => {
  await api.whenCaughtUp();
  return (await call("/menu/the-grill/data.json")).body;
};
const line = (id: number, orderId: number) => ({ id, menu_id: dinner?.id, orderId, quantity: 1, orderOptions: [] });

/** Places an order of dishes, and copies it until `times` guests have ordered it. The kitchen has made them all. */
async function order(times: number, ...ids: readonly number[]): Promise<void> {
  const { status, body } = await submit(test, aSubmit({ items: ids.map((id, index) => line(id, index + 1)) }));
  expect(status, JSON.stringify(body)).toBe(201);
  await pool.query("update orders set status = 'completed' where id = $1", [body.order.id]);
  await pool.query(
    `with copies as (
       insert into orders (restaurant_id, id, local_day, number, status, type, placed_at, ready_at, locale, venue, costs,
         explanation, total_with_tip_cents, remarks, payment_method, payment_status, taken)
       select restaurant_id, gen_random_uuid(), local_day, 1000 * $3::int + n, status, type, placed_at, ready_at, locale, venue,
         costs, explanation, total_with_tip_cents, remarks, payment_method, payment_status, taken
       from orders, generate_series(2, $2::int) n where id = $1 returning restaurant_id, id
     ) insert into order_lines (restaurant_id, order_id, line, item_id, menu_id, quantity, order_price_cents, details)
     select copies.restaurant_id, copies.id, line, item_id, menu_id, quantity, order_price_cents, details
     from copies, order_lines where order_id = $1`,
    [body.order.id, times, ids[0]],
  );
}

beforeEach(async () => {
  clock.set(NOON);
  await pool.query("delete from orders; delete from order_lines; delete from restaurants");
  await load({ ...GRILL, restaurant: { ...GRILL.restaurant, hours: [] }, menus: [MENU] });
});

describe("menu#dish-sales: What the orders say about the menu", () => {
  it("is nothing before there are enough orders: no dish is called popular without them", async () => {
    await count();
    expect(await read()).not.toHaveProperty("dish_sales");
    await order(19, 901);
    clock.set("2026-11-22T17:00:00Z");
    await count();
    expect(await read()).not.toHaveProperty("dish_sales");
  });

  it("is which dishes are popular and which go together, without a number or a person", async () => {
    await order(30, 901, 911);
    await order(30, 902);
    await order(3, 903);
    await order(8, 912);
    await count();
    const { dish_sales: sales } = await read();
    expect(sales).toEqual({ popular: ["911"], together: { 901: ["911"], 911: ["901"] } });
    const { rows } = await pool.query("select sales from dish_sales");
    expect(rows).toEqual([{ sales }]);
  });

  it("has no cancelled order, and none from before the last weeks", async () => {
    await order(30, 901, 911);
    await pool.query("update orders set status = 'cancelled' where number % 2 = 0");
    await count();
    expect(await read()).not.toHaveProperty("dish_sales");
    await pool.query("update orders set status = 'completed'");
    clock.set("2027-01-15T17:00:00Z");
    await count();
    expect(await read()).not.toHaveProperty("dish_sales");
  });

  it.each([
    ["unpaid, that the kitchen has not begun", "status = 'placed', payment_status = 'on-premise'", false],
    ["free, that the kitchen has not begun", "status = 'placed', payment_status = 'not-required'", false],
    ["refunded", "payment_status = 'refunded'", false],
    ["paid, that the kitchen has not begun", "status = 'placed', payment_status = 'captured'", true],
    ["of one guest", "owner = 'session of one'", false],
  ])("orders that are %s: %s", async (_what, set, isSale) => {
    await order(30, 901, 911);
    await pool.query(`update orders set ${set}`);
    await count();
    expect("dish_sales" in (await read())).toBe(isSale);
  });

  it("is counted once a day by several servers, and makes a new revision only if it has changed", async () => {
    const revision = async () => (await read()).revision;
    const before = await revision();
    await order(30, 901, 911);
    await Promise.all([count(), count(), count()]);
    expect(await revision()).toBe(before + 1);

    await order(30, 902, 912);
    clock.set("2026-11-21T16:00:00Z");
    await count();
    expect(await revision(), "it is not due yet").toBe(before + 1);
    clock.set("2026-11-21T18:00:00Z");
    await count();
    const { dish_sales: sales } = await read();
    expect(sales.together).toMatchObject({ 902: ["912"] });
    const after = await revision();
    clock.set("2026-11-22T19:00:00Z");
    await count();
    expect(await revision(), "nothing has changed").toBe(after);
  });

  it("stays due if its transaction fails, as in a crash", async () => {
    await order(30, 901, 911);
    await pool.query(`create function fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
      create trigger fails before update on dish_sales for each row execute function fail()`);
    await count();
    await pool.query("drop function fail cascade");
    expect(await read()).not.toHaveProperty("dish_sales");
    await count();
    expect(await read()).toHaveProperty("dish_sales");
  });
});
