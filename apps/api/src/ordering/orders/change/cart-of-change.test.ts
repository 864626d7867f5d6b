import { randomBytes, randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables } from "../../../testing/empty-tables.ts";
import { ANY_NUMBER_OPEN, AT_THE_GRILL, GRILL, line } from "../../../testing/grill.ts";
import { aPickup, submit } from "../../../testing/submit.ts";
import { openTestApi } from "../../../testing/test-api.ts";

const test = await openTestApi();
const { call, clock, load, pool } = test;

/** The grill with a stock of three boxes, and capacity for one order per half hour. */
const [dinner, pickup, ...others] = GRILL.menus;
const items = [
  { id: 20, name: "Box", price: "15.00", stock: 3 },
  { id: 21, name: "Salad", price: "9.00" },
];
const SMALL_GRILL = {
  ...GRILL,
  restaurant: { ...GRILL.restaurant, order_options: ANY_NUMBER_OPEN },
  menus: [dinner, { ...pickup, items, max_orders_per_interval: 1 }, ...others],
};
const ONE = "2026-11-20T18:00:00.000Z";
const boxes = (quantity: number) => [line(20, { quantity })];

beforeEach(async () => {
  clock.set("2026-11-20T16:00:00Z");
  await emptyTables(pool, "restaurants, orders, order_lines, order_events, idempotency_keys, unpaid_orders");
  await load(SMALL_GRILL);
});

type Guest = { readonly cookie: string };
const aGuest = (): Guest => ({ cookie: `comptoir_session=${randomBytes(32).toString("base64url")}` });
const ask = (path: string, body: object | undefined, guest: Guest) =>
  call(`/api${path}`, body, { ...AT_THE_GRILL, ...guest });

/** Orders all boxes, at a time whose slot is then full. */
async function anOrder(guest: Guest, but: object = {}): Promise<string> {
  const { status, body } = await submit(test, aPickup({ items: boxes(3), date: ONE, ...but }), { headers: guest });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.order.id;
}

/** Returns the answers of all calls about a cart, for a cart of boxes at the time `ONE`. */
async function askedAbout(guest: Guest, changeId: string | null, quantity = 3) {
  const cart = { type: "pickup", date: ONE, changeId };
  const times = await ask("/orders/scheduling", { type: "pickup", items: boxes(quantity), changeId }, guest);
  const slot = times.body.days?.[0]?.slots.find(({ at }: { at: string }) => at === ONE);
  return {
    item: (await ask("/orders/item", { itemsInCart: [], itemToAdd: boxes(quantity)[0], ...cart }, guest)).status,
    validate: (await ask("/orders/validate", { itemsInCart: boxes(quantity), ...cart }, guest)).status,
    warning: (await ask("/orders/set-costs", { items: boxes(quantity), ...cart }, guest)).body.warning?.code ?? null,
    left: slot?.remaining ?? null,
    refused: times.body.code ?? null,
  };
}

describe("While a guest changes an order", () => {
  it("the order's own last portions and slot capacity count as available for the cart in every call", async () => {
    const guest = aGuest();
    const id = await anOrder(guest);
    const nothing = { item: 409, validate: 409, warning: 422, left: null, refused: 415 };
    expect(await askedAbout(guest, null)).toEqual(nothing);
    expect(await askedAbout(guest, id)).toEqual({ item: 200, validate: 200, warning: null, left: 1, refused: null });
    expect((await askedAbout(guest, id, 4)).warning).toBe(1804);
    const held = await pool.query("select from slot_holds");
    expect(held.rowCount, "its place needs no hold").toBe(0);
  });

  it("the portions of another person's or a completed order do not count as available", async () => {
    const guest = aGuest();
    const id = await anOrder(guest);
    expect((await askedAbout(aGuest(), id)).warning).toBe(422);
    expect((await askedAbout(guest, randomUUID())).warning).toBe(422);
    expect((await ask("/orders/set-costs", { items: [], type: "pickup", changeId: "1; drop" }, guest)).status).toBe(
      400,
    );
    await ask(`/orders/${id}/cancel`, {}, guest);
    expect((await askedAbout(guest, id, 4)).warning).toBe(1804);
    expect((await askedAbout(guest, id)).warning).toBeNull();
  });

  it("another round of the order includes dishes of which it took the last portions", async () => {
    const guest = aGuest();
    const id = await anOrder(guest);
    const opened = async (who: Guest, query: string) =>
      (await ask(`/orders/another-round/${id}${query}`, undefined, who)).body;
    expect(await opened(guest, "?changing=true")).toMatchObject({ items: [{ id: 20, quantity: 3 }], warning: false });
    expect(await opened(guest, "")).toMatchObject({ items: [], warning: true });
    expect(await opened(aGuest(), "?changing=true")).toMatchObject({ items: [], warning: true });
  });

  it("the order's time stays available even if a new order could no longer be ready by then", async () => {
    const slow = { ...pickup, items, required_notice: 0, estimated_prep_time: 90 };
    await load({ ...SMALL_GRILL, menus: [dinner, slow, ...others] });
    const guest = aGuest();
    const id = await anOrder(guest, { items: boxes(1) });
    clock.set("2026-11-20T16:50:00Z");
    expect(await askedAbout(guest, id, 2)).toMatchObject({ item: 200, validate: 200, warning: null, left: 2 });
    expect(await askedAbout(aGuest(), null, 1)).toMatchObject({ validate: 409, warning: 424, left: null });
    const key = { "idempotency-key": randomUUID() };
    const body = aPickup({ items: boxes(2), date: ONE });
    const changed = await call(`/api/orders/${id}/change`, body, { ...AT_THE_GRILL, ...guest, ...key });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  });

  it("the order's gift card may be named by its last digits, but not by another caller or for another order", async () => {
    const guest = aGuest();
    const voucher = { voucher: { code: "FULL-0000-1111-2222" } };
    const id = await anOrder(guest, { costs: voucher });
    const { costs } = (await ask(`/orders/${id}`, undefined, guest)).body.order;
    expect(costs.voucher).toMatchObject({ code: "••••2222", amount: "50.00" });
    const priced = (who: Guest, changeId: string | null) =>
      ask("/orders/set-costs", { items: boxes(3), type: "pickup", date: ONE, costs, changeId }, who);
    expect((await priced(guest, id)).body.costs.voucher).toEqual(costs.voucher);
    expect((await priced(guest, null)).body.code).toBe("gift_card_invalid");
    expect((await priced(aGuest(), id)).body.code).toBe("gift_card_invalid");
    const again = { voucher: { code: costs.voucher.code } };
    const body = aPickup({ items: [...boxes(3), line(21)], date: ONE, costs: again });
    const changed = await call(`/api/orders/${id}/change`, body, {
      ...AT_THE_GRILL,
      ...guest,
      "idempotency-key": randomUUID(),
    });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect(changed.body.order.costs.voucher).toEqual(costs.voucher);
    const { rows } = await pool.query("select sum(amount_cents)::int as cents from gift_card_entries");
    expect(rows).toEqual([{ cents: 0 }]);
  });

  it("the cart of the change is stored separately, and the guest's earlier cart is returned afterwards", async () => {
    const guest = aGuest();
    const id = await anOrder(guest);
    const other = await ask("/orders/set-costs", { items: [line(21)], type: "pickup", date: null }, guest);
    const cart = /comptoir_cart=[^;]+/.exec(other.headers.get("set-cookie") ?? "")?.[0];
    const both = { cookie: `${guest.cookie}; ${cart}` };
    await ask("/orders/set-costs", { items: boxes(2), type: "pickup", date: ONE, changeId: id }, both);
    const kept = async (query: string) => (await ask(`/cart${query}`, undefined, both)).body.items;
    expect(await kept("")).toMatchObject([{ id: 21 }]);
    expect(await kept(`?changeId=${id}`)).toMatchObject([{ id: 20, quantity: 2 }]);
    const key = { "idempotency-key": randomUUID() };
    const body = aPickup({ items: boxes(2), date: ONE });
    await call(`/api/orders/${id}/change`, body, { ...AT_THE_GRILL, ...both, ...key });
    expect(await kept(`?changeId=${id}`)).toEqual([]);
    expect(await kept("")).toMatchObject([{ id: 21 }]);
  });
});
