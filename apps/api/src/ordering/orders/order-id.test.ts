import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { GRILL } from "../../testing/grill.ts";
import { aSubmit, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { isOrderId, newOrderId, restaurantDigitsOf } from "./order-id.ts";
import { findRestaurantsOfOrder } from "./orders.store.ts";

const test = await openTestApi();
const { call, clock, load, pool } = test;
clock.set("2026-11-20T17:00:00Z");
await load(GRILL);
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, id: 8, slug: "other-grill" } });

describe("An order's id", () => {
  it("is a UUID with the prefix of its restaurant and a random rest", () => {
    const ids = Array.from({ length: 1_000 }, () => newOrderId("7"));
    expect(ids.every(isOrderId)).toBe(true);
    expect(new Set(ids.map(restaurantDigitsOf)).size).toBe(1);
    expect(new Set(ids.map((id) => id.slice(8))).size).toBe(1_000);
    expect(restaurantDigitsOf(newOrderId("8"))).not.toBe(restaurantDigitsOf(newOrderId("7")));
  });

  it("identifies the restaurant for any restaurant id, equally in PostgreSQL and the server", async () => {
    const strange = "Café 'Ünï\\x41' 東京";
    await pool.query(
      "insert into restaurants (restaurant_id, slug, settings, imported_at) values ($1, 'strange', '{}', now())",
      [strange],
    );
    expect(await findRestaurantsOfOrder(pool, newOrderId(strange))).toEqual([strange]);
    const { body } = await submit(test, aSubmit());
    expect(await findRestaurantsOfOrder(pool, body.order.id)).toEqual(["7"]);
    expect(await call(`/api/orders/${body.order.id.toUpperCase()}`)).toMatchObject({ status: 200 });
    await pool.query("delete from restaurants where restaurant_id = $1", [strange]);
  });

  it("of an older order without the prefix still finds the order", async () => {
    const { body } = await submit(test, aSubmit());
    const old = randomUUID();
    for (const table of ["order_lines", "order_events"]) {
      await pool.query(`update ${table} set order_id = $1 where order_id = $2`, [old, body.order.id]);
    }
    await pool.query("update orders set id = $1 where id = $2", [old, body.order.id]);
    expect(await call(`/api/orders/${old}`)).toMatchObject({ status: 200, body: { order: { id: old } } });
    expect(await call(`/api/orders/${body.order.id}`)).toMatchObject({ status: 404 });
    expect(await call(`/api/orders/${randomUUID()}`)).toMatchObject({ status: 404 });
  });
});
