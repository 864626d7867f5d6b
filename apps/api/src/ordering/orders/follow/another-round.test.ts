import { describe, expect, it } from "vitest";
import { AT_THE_GRILL, GRILL, line, STEAK } from "../../../testing/grill.ts";
import { aPickup, aSubmit, submit } from "../../../testing/submit.ts";
import { openTestApi } from "../../../testing/test-api.ts";

const test = await openTestApi();
const { call, clock, load, pool } = test;
clock.set("2026-11-20T17:00:00Z");
const menus = GRILL.menus.map((menu) => ({
  ...menu,
  // The soup's stock is not counted here.
  items: menu.items.map((item) => (item.id === 11 ? { ...item, stock: null } : item)),
}));
const open = { ...GRILL, menus, restaurant: { ...GRILL.restaurant, hours: [] } };
await load(open);
const again = (id: string, headers: Record<string, string> = AT_THE_GRILL) =>
  call(`/api/orders/another-round/${id}`, undefined, headers);

describe("GET /orders/another-round/{id}", () => {
  it("returns the lines of a table's order that can be ordered again, and the table", async () => {
    const { body } = await submit(test, aSubmit({ items: [STEAK, line(11)] }));
    const round = await again(body.order.id);
    expect(round).toMatchObject({
      status: 200,
      body: { tableInfo: { tableNum: "12", label: "12" }, dropped: [], warning: false },
    });
    expect(JSON.stringify(round.body.items)).not.toContain("rice");
    const { status } = await submit(test, aSubmit({ items: round.body.items }));
    expect(status).toBe(201);
  });

  it("Invalid options on reorder or another round: a warning flag is set and partial items are added", async () => {
    const { body } = await submit(test, aSubmit({ items: [STEAK, line(11)] }));
    const [dinner, ...others] = menus;
    const items = dinner?.items.map((item) =>
      item.id === 10
        ? { ...item, options: [{ id: 100, name: "Cooking", values: [{ id: 103, name: "Medium" }] }] }
        : item,
    );
    await load({ ...open, menus: [{ ...dinner, items }, ...others] });
    const round = await again(body.order.id);
    expect(round.body).toMatchObject({ warning: true, dropped: [{ name: "Steak", reason: "option-missing" }] });
    expect(round.body.items.map(({ id }: { id: number }) => id)).toEqual([11]);
    await load(open);
  });

  it("names dishes that are no longer on the menu as they were ordered", async () => {
    const { body } = await submit(test, aSubmit({ items: [STEAK, line(11)] }));
    const [dinner, ...others] = menus;
    const items = dinner?.items.filter(({ id }) => id !== 10);
    await load({ ...open, menus: [{ ...dinner, items }, ...others] });
    expect((await again(body.order.id)).body.dropped).toEqual([{ name: "Steak", reason: "missing" }]);
    await load(open);
  });

  it("A required option group without a selection makes a reorder line skipped with a warning.", async () => {
    const { body } = await submit(test, aSubmit({ items: [STEAK, line(11)] }));
    const [dinner, ...others] = menus;
    const bread = { id: 190, name: "Bread", required: true, values: [{ id: 191, name: "Rye" }] };
    const items = dinner?.items.map((item) => (item.id === 11 ? { ...item, options: [bread] } : item));
    await load({ ...open, menus: [{ ...dinner, items }, ...others] });
    const round = await again(body.order.id);
    expect(round.body).toMatchObject({ warning: true, dropped: [{ reason: "option-missing" }] });
    expect(round.body.items.map(({ id }: { id: number }) => id)).toEqual([10]);
    await load(open);
  });

  it("Reorder stops adding at the limit of the cart.", async () => {
    const { body } = await submit(test, aSubmit({ items: [{ ...line(11), quantity: 3 }, STEAK] }));
    const order_options = { ...open.restaurant.order_options, max_items_per_cart: 2 };
    await load({ ...open, restaurant: { ...open.restaurant, order_options } });
    const { items, dropped, warning } = (await again(body.order.id)).body;
    expect(items.map(({ id, quantity }: { id: number; quantity: number }) => [id, quantity])).toEqual([[11, 2]]);
    expect(dropped.map(({ reason }: { reason: string }) => reason)).toEqual(["over-limit", "over-limit"]);
    expect(warning).toBe(true);
    await load(open);
  });

  it("reports dropped lines in the same way: reorder", async () => {
    const { body } = await submit(test, aPickup());
    const past = await again(body.order.id);
    expect(past).toMatchObject({ status: 200, body: { tableInfo: null, warning: false } });
    expect(past.body.items.map(({ id }: { id: number }) => id)).toEqual(
      body.order.items.map(({ id }: { id: number }) => id),
    );
  });

  it("checks today's stock, whatever the date of the order, and omits sold-out dishes", async () => {
    const [dinner, pickup, ...others] = menus;
    const box = { id: 20, name: "Box", price: "15.00", stock: 1, auto_restock: "daily" };
    const boxes = [dinner, { ...pickup, items: [box] }, ...others];
    await load({ ...open, menus: boxes });
    await pool.query("update stock_levels set restocked_on = '2026-11-20'");
    const tomorrow = aPickup({ items: [line(20)], date: "2026-11-21T18:00:00.000Z" });
    const ahead = await submit(test, tomorrow);
    expect(ahead.status, JSON.stringify(ahead.body)).toBe(201);
    expect((await again(ahead.body.order.id)).body).toMatchObject({ items: [{ id: 20 }], warning: false });
    const today = await submit(test, aPickup({ items: [line(20)] }));
    expect(today.status, JSON.stringify(today.body)).toBe(201);
    for (const { body } of [today, ahead])
      expect((await again(body.order.id)).body).toMatchObject({ items: [], dropped: [{ reason: "sold-out" }] });
    await load(open);
  });

  it("is 404 for an unknown order, or one of another restaurant", async () => {
    await load({ ...open, restaurant: { ...open.restaurant, id: 8, slug: "other" } });
    expect((await again("3f1e4b9e-8a57-4f6e-9c55-0a1b2c3d4e5f")).status).toBe(404);
    const table = await submit(test, aSubmit({ items: [STEAK] }));
    expect((await again(table.body.order.id, { "x-restaurant-id": "8" })).status).toBe(404);
  });
});
