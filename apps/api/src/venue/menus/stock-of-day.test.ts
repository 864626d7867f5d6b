import { beforeEach, describe, expect, it } from "vitest";
import { moveOrder } from "../../ordering/orders/refund/move-order.ts";
import { openCommandLine } from "../../testing/command-line.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { AT_THE_GRILL, GRILL, line } from "../../testing/grill.ts";
import { aPickup, submit } from "../../testing/submit.ts";
import { restockForToday } from "./change-stock.ts";

const test = await openCommandLine();
const { api, call, clock, comptoir, load, pool } = test;

const FREE = {
  ...{ open_per_guest: 0, open_per_address: 0, per_minute_per_guest: 0, per_minute_per_address: 0 },
  ...{ stock_percent_per_guest: 100, stock_percent_per_address: 100 },
};
/** Loads the grill with three soups a day, or with three in total. */
function loadSoups(but: object = { auto_restock: "daily" }) {
  const [dinner, ...others] = GRILL.menus;
  const items = dinner?.items.map((item) => (item.id === 11 ? { ...item, ...but } : item));
  const order_options = { ...GRILL.restaurant.order_options, unpaid_orders: FREE };
  return load({
    ...GRILL,
    restaurant: { ...GRILL.restaurant, order_options },
    menus: [{ ...dinner, items }, ...others],
  });
}

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "restaurants, orders, order_lines, order_events, idempotency_keys, unpaid_orders");
  await loadSoups();
});

const FRIDAY = null;
const SATURDAY = "2026-11-21T18:00:00Z";
const SUNDAY = "2026-11-22T18:00:00Z";
const soups = (quantity: number, date: string | null) =>
  submit(test, aPickup({ items: [line(11, { quantity })], date }));
const validate = async (quantity: number, date: string | null) => {
  const body = { itemsInCart: [line(11, { quantity })], type: "pickup", date };
  return (await call("/api/orders/validate", body, AT_THE_GRILL)).body.code ?? "valid";
};
const daysOffered = async (quantity: number) => {
  const body = { type: "pickup", items: [line(11, { quantity })] };
  const answer = await call("/api/orders/scheduling", body, AT_THE_GRILL);
  return answer.body.days?.map(({ date }: { date: string }) => date.slice(-2)) ?? answer.body.code;
};
const cancel = (orderId: string) =>
  moveOrder({ database: pool, clock: clock.now }, { restaurantId: "7", orderId }, "cancelled");

describe("What is restocked daily and ordered for later", () => {
  it("takes the portions of the day it is wanted for, and none of today's", async () => {
    expect((await soups(3, SATURDAY)).status).toBe(201);
    expect([await validate(3, FRIDAY), await validate(1, SATURDAY), await validate(3, SUNDAY)]).toEqual([
      "valid",
      415,
      "valid",
    ]);
    expect((await soups(1, SATURDAY)).body.code).toBe(415);
    expect((await soups(3, FRIDAY)).status).toBe(201);
    expect(await validate(1, FRIDAY)).toBe(415);
    expect((await soups(2, SUNDAY)).status).toBe(201);
    expect(await validate(2, SUNDAY)).toBe(1804);
  });

  it("is answered by item and set-costs for the day of the cart", async () => {
    await soups(2, SATURDAY);
    const cart = { type: "pickup", date: SATURDAY };
    const twice = line(11, { quantity: 2 });
    const item = await call("/api/orders/item", { ...cart, itemsInCart: [], itemToAdd: twice }, AT_THE_GRILL);
    expect(item.body.code).toBe(1804);
    const costs = await call("/api/orders/set-costs", { ...cart, items: [twice] }, AT_THE_GRILL);
    expect(costs.body.warning).toMatchObject({ code: 1804, invalid_items: [{ id: 11 }] });
    const today = await call("/api/orders/set-costs", { ...cart, date: null, items: [twice] }, AT_THE_GRILL);
    expect(today.body.warning).toBeNull();
  });

  it("is not offered on a day on which there are too few, nor refused as long as there is another day", async () => {
    expect(await daysOffered(1)).toEqual(["20", "21", "22", "23", "24", "25"]);
    await soups(2, SATURDAY);
    await soups(3, FRIDAY);
    expect(await daysOffered(1)).toEqual(["21", "22", "23", "24", "25"]);
    expect(await daysOffered(2)).toEqual(["22", "23", "24", "25"]);
    expect(await daysOffered(4)).toBe(415);
  });

  it("stays in a cart whose time is chosen as long as there is some on another day, and leaves one for a table", async () => {
    const kept = await call(
      "/api/orders/set-costs",
      { type: "take-out", items: [line(11)], nearest: true },
      AT_THE_GRILL,
    );
    const cookie = (kept.headers.get("set-cookie") ?? "").replace(/;[^,]*,?/g, ";");
    const restored = async (type: string) =>
      (await call(`/api/cart?type=${type}`, undefined, { ...AT_THE_GRILL, cookie })).body;
    await soups(3, FRIDAY);
    await api.whenCaughtUp();
    expect(await restored("take-out")).toMatchObject({ items: [{ id: 11 }], dropped: [] });
    expect(await restored("dine-in")).toMatchObject({ items: [], dropped: [{ name: "Soup", reason: "sold-out" }] });
  });

  it("is given back to its day when it is cancelled, and what is cancelled after that day to none", async () => {
    const { body } = await soups(3, SATURDAY);
    const late = await soups(1, FRIDAY);
    await cancel(body.order.id);
    expect(await validate(3, SATURDAY)).toBe("valid");
    clock.set("2026-11-21T17:00:00Z");
    await restockForToday({ database: pool, clock: clock.now });
    await cancel(late.body.order.id);
    expect((await pool.query("select remaining, taken_ahead from stock_levels")).rows).toEqual([
      { remaining: 3, taken_ahead: {} },
    ]);
  });

  it("is less of its day's stock when that day begins, and shown sold out where nothing is left", async () => {
    await soups(1, SATURDAY);
    await soups(3, SUNDAY);
    clock.set("2026-11-21T17:00:00Z");
    await restockForToday({ database: pool, clock: clock.now });
    expect((await pool.query("select remaining, taken_ahead from stock_levels")).rows).toEqual([
      { remaining: 2, taken_ahead: { "2026-11-22": 3 } },
    ]);
    clock.set("2026-11-22T17:00:00Z");
    // Orders do not depend on the refill below.
    expect(await validate(1, null)).toBe(415);
    await restockForToday({ database: pool, clock: clock.now });
    await api.whenCaughtUp();
    const { body } = await call("/menu/the-grill/data.json");
    expect(body.menus[0].items.find((item: { id: number }) => item.id === 11).sold_out).toBe(true);
  });

  it("has the file's number on later days, less what is ordered, when an import changes it", async () => {
    await soups(2, SATURDAY);
    await loadSoups({ auto_restock: "daily", stock: 5 });
    expect([await validate(3, SATURDAY), await validate(4, SATURDAY)]).toEqual(["valid", 1804]);
    await loadSoups({ stock: 5 });
    // One count for all days: of five soups, two are ordered.
    expect([await validate(3, SUNDAY), await validate(4, FRIDAY)]).toEqual(["valid", 1804]);
  });

  it("is restocked for a day by comptoir restock --day", async () => {
    await soups(3, SATURDAY);
    const restock = (...words: string[]) => comptoir("restock", "the-grill", "11", ...words);
    expect(await restock("--day", "2026-11-21", "--stock", "2")).toMatchObject({
      exit: 0,
      out: "Soup is back on 2026-11-21: 2 left.\n",
    });
    expect([await validate(2, SATURDAY), await validate(3, SATURDAY)]).toEqual(["valid", 1804]);
    await restock("--day", "2026-11-21");
    expect(await validate(3, SATURDAY)).toBe("valid");
    expect(await restock("--day", "2026-11-19")).toMatchObject({ exit: 2 });
    await loadSoups({});
    expect(await restock("--day", "2026-11-21")).toMatchObject({ exit: 1 });
  });
});

describe("A dish that is not restocked daily", () => {
  it("has one count for all days, for orders and for the offered times", async () => {
    await loadSoups({});
    await soups(2, SATURDAY);
    expect([await validate(1, FRIDAY), await validate(2, SUNDAY)]).toEqual(["valid", 1804]);
    expect(await daysOffered(1)).toHaveLength(6);
    expect(await daysOffered(2)).toBe(415);
    const { body } = await soups(1, SUNDAY);
    expect(await daysOffered(1)).toBe(415);
    await cancel(body.order.id);
    expect(await daysOffered(1)).toHaveLength(6);
  });
});
