import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { AT_THE_GRILL, GRILL, line } from "../../testing/grill.ts";
import { aSubmit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";

const { call, clock, load } = await openTestApi();
clock.set("2026-11-20T17:00:00Z");
const [dinner] = GRILL.menus;
await load({
  ...GRILL,
  restaurant: { ...GRILL.restaurant, order_options: {} },
  menus: [{ ...dinner, items: [{ id: 77, name: "Gold", price: "1000000.00" }] }],
});
const gold = (quantity: number, orderId = 1) => line(77, { quantity, orderId });
const FULL = { status: 409, body: { code: "cart_full", message: "Your cart is full." } };

it("ordering#cart-limit: An order of more than $9,999,999.99 is refused, and never fails.", async () => {
  const many = Array.from({ length: 10 }, (_, orderId) => gold(999, orderId));
  for (const items of [[gold(9)], [gold(999)], many]) {
    const terms = { type: "dine-in", costs: {} };
    const order = aSubmit({ items });
    const key = { "idempotency-key": randomUUID() };
    expect(await call("/api/orders/validate", { itemsInCart: items, ...terms }, AT_THE_GRILL)).toMatchObject(FULL);
    expect(await call("/api/orders", order, { ...AT_THE_GRILL, ...key })).toMatchObject(FULL);
    expect((await call("/api/orders/set-costs", { items, ...terms }, AT_THE_GRILL)).status).toBe(200);
  }
  const eight = { ...AT_THE_GRILL, "idempotency-key": randomUUID() };
  expect((await call("/api/orders", aSubmit({ items: [gold(8)] }), eight)).status).toBe(201);
});
