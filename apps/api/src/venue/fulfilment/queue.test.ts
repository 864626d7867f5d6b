import { aRestaurant } from "@comptoir/test-kit";
import { beforeEach, describe, expect, it } from "vitest";
import { AT_THE_GRILL, line } from "../../testing/grill.ts";
import { aPickup, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";

const test = await openTestApi();
const { call, clock, load, pool } = test;

/** A kitchen in Toronto that never closes; each menu takes one order per slot. */
const DINER = {
  restaurant: aRestaurant({ id: 7, name: "The Diner", slug: "the-diner", payment_processor: "payOnPremise" }),
  menus: [
    { id: 1, name: "Griddle", estimated_prep_time: 10, ordering_interval: 30, max_orders_per_interval: 1 },
    { id: 2, name: "Fryer", ordering_interval: 20, max_orders_per_interval: 1 },
  ].map((menu) => ({ ...menu, items: [{ id: menu.id * 10, name: menu.name, price: "9.00" }] })),
};

beforeEach(async () => {
  await pool.query("delete from restaurants");
  await load(DINER);
});

/** Returns the minutes until an order is ready: by the quote of its cart, and by the placed order. */
async function quotedAndPlaced(items: object[]): Promise<{ quoted: number; placed: number }> {
  const quote = await call("/api/orders/set-costs", { items, type: "pickup", date: null }, AT_THE_GRILL);
  const { status, body } = await submit(test, aPickup({ items }));
  expect(status, JSON.stringify(body)).toBe(201);
  const placed = (Date.parse(body.order.readyAt) - clock.now().getTime()) / 60_000;
  return { quoted: quote.body.queue.prepTime, placed };
}

describe("As soon as possible", () => {
  it("is accepted across midnight if the restaurant stays open, at the quoted time", async () => {
    clock.set("2026-11-21T04:50:00Z"); // 23:50 in Toronto.
    expect(await quotedAndPlaced([line(10)])).toEqual({ quoted: 10, placed: 10 });
    expect(await quotedAndPlaced([line(10)])).toEqual({ quoted: 20, placed: 20 });
    expect(await quotedAndPlaced([line(10)])).toEqual({ quoted: 50, placed: 50 });
  });

  it("waits for a moment with capacity in every menu of the cart, as quoted", async () => {
    clock.set("2026-11-20T17:00:00Z"); // Noon: the griddle's next slot is 12:30, the fryer's are 12:20 and 12:40.
    await submit(test, aPickup({ items: [line(10)] }));
    await submit(test, aPickup({ items: [line(20)], date: "2026-11-20T17:20:00Z" }));
    expect(await quotedAndPlaced([line(10), line(20)])).toEqual({ quoted: 50, placed: 50 });
  });

  it("is never more than a day ahead, however full the kitchen", async () => {
    clock.set("2026-11-20T17:00:00Z");
    await pool.query(
      `insert into slot_counts (restaurant_id, menu_id, slot_starts_at, taken)
       select '7', '1', start, 1 from generate_series($1::timestamptz, $1::timestamptz + interval '1 day', '30 minutes') start`,
      [clock.now()],
    );
    expect((await submit(test, aPickup({ items: [line(10)] }))).body.code).toBe(422);
    const { body } = await call(
      "/api/orders/item",
      { itemToAdd: line(10), itemsInCart: [], type: "pickup", date: null },
      AT_THE_GRILL,
    );
    expect(body.code).toBe(422);
  });
});
