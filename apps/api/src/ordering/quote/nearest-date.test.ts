import { beforeEach, describe, expect, test } from "vitest";
import { AT_THE_GRILL, GRILL, line } from "../../testing/grill.ts";
import { openTestApi } from "../../testing/test-api.ts";

/** Replaces non-breaking spaces by plain spaces. */
const plain = (text: string) => text.replace(/\s/g, " ");

const { call, clock, load, pool } = await openTestApi();

/** Midnight of Friday in Toronto, when the grill is closed until 11:00. */
const FRIDAY_NIGHT = "2026-11-21T05:00:00Z";
const SATURDAY_ELEVEN = { at: "2026-11-21T16:00:00.000Z", date: "2026-11-21", time: "11:00" };

beforeEach(async () => {
  clock.set(FRIDAY_NIGHT);
  await load(GRILL);
});

const BOX = line(20);
const setCosts = async (but: object = {}) =>
  (
    await call(
      "/api/orders/set-costs",
      { type: "pickup", items: [BOX], date: null, nearest: true, ...but },
      AT_THE_GRILL,
    )
  ).body;
const addItem = async (but: object = {}) =>
  (await call("/api/orders/item", { type: "pickup", itemToAdd: BOX, date: null, nearest: true, ...but }, AT_THE_GRILL))
    .body;

describe("While no time is chosen, a closed restaurant", () => {
  test("takes an item for the nearest time that it can be ordered for, and prices the cart for then", async () => {
    expect(await addItem()).toEqual({ valid: true });
    expect(await setCosts()).toMatchObject({ warning: null, nearest: SATURDAY_ELEVEN, costs: { subtotal: "15.00" } });
  });

  test("refuses an order for now, and names the next opening in the request's language", async () => {
    const english = await addItem({ nearest: false });
    expect([english.code, plain(english.message)]).toEqual([
      418,
      "The restaurant is closed at that time. Next opening: Saturday, November 21 at 11:00 a.m.",
    ]);
    const { body } = await call(
      "/api/orders/item",
      { type: "pickup", itemToAdd: BOX },
      { ...AT_THE_GRILL, "x-locale": "fr-CA" },
    );
    expect(plain(body.message)).toBe(
      "Le restaurant est fermé à cette heure. Prochaine ouverture : samedi 21 novembre à 11 h",
    );
    expect((await setCosts({ nearest: false })).nearest).toBeNull();
  });

  test("does so for a take-out alone: no time is chosen at a table", async () => {
    expect(await addItem({ type: "dine-in", itemToAdd: line(11) })).toMatchObject({ code: 418 });
  });

  test("passes over slots that are full", async () => {
    for (const _ of [1, 2]) {
      const contact = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };
      const data = { items: [BOX], checkout: { contact }, date: SATURDAY_ELEVEN.at };
      const { status } = await call(
        "/api/orders",
        { type: "pickup", data },
        { ...AT_THE_GRILL, "idempotency-key": crypto.randomUUID() },
      );
      expect(status).toBe(201);
    }
    expect((await setCosts()).nearest).toMatchObject({ time: "11:30" });
  });

  test("waits for a time at which every dish is sold, and refuses the dish that is sold at none", async () => {
    const hours = (from: number, to: number) =>
      Array.from({ length: 7 }, () => "x".repeat(from * 4) + "a".repeat((to - from) * 4) + "x".repeat((24 - to) * 4));
    const dish = (id: number, name: string, price_schedule: string[]) => ({
      id,
      name,
      price: "9.00",
      price_schedule,
      additional_prices: { a: "9.00" },
    });
    const items = [dish(20, "Soup", hours(12, 15)), dish(21, "Pie", hours(14, 22)), dish(22, "Never", hours(0, 0))];
    await load({ ...GRILL, menus: [{ id: 2, name: "Pickup", items }] });
    expect((await setCosts({ items: [line(20)] })).nearest).toMatchObject({ time: "12:00" });
    expect((await setCosts({ items: [line(20), line(21)] })).nearest).toMatchObject({ time: "14:00" });
    expect(await addItem({ itemToAdd: line(22) })).toMatchObject({ code: 426 });
  });
});

describe("While no time is chosen, an open restaurant", () => {
  test("prices what it can serve now for now", async () => {
    clock.set("2026-11-20T17:00:00Z");
    expect((await setCosts()).nearest).toBeNull();
  });

  test("takes what is sold out today, and restocked daily, for the first day on which there is enough of it", async () => {
    clock.set("2026-11-20T17:00:00Z");
    const soup = { id: 20, name: "Soup", price: "9.00", stock: 2, auto_restock: "daily" };
    await load({ ...GRILL, menus: [{ id: 2, name: "Pickup", items: [soup, { id: 21, name: "Pie", price: "9.00" }] }] });
    const soups = [line(20, { quantity: 2 })];
    expect((await setCosts({ items: soups })).nearest).toBeNull();
    await pool.query("update stock_levels set remaining = 1");
    expect(await setCosts({ items: soups })).toMatchObject({
      warning: null,
      nearest: { date: "2026-11-21", time: "11:00" },
    });
    await pool.query(`update stock_levels set taken_ahead = '{"2026-11-21": 1}'`);
    expect((await setCosts({ items: [...soups, line(21)] })).nearest).toMatchObject({ date: "2026-11-22" });
    expect((await setCosts({ items: [line(20, { quantity: 3 })] })).warning).toMatchObject({ code: 1804 });
  });

  test("takes generic catering for its first day, since it needs days of notice", async () => {
    clock.set("2026-11-20T17:00:00Z");
    const order_options = { order_cutoff_days: 2 };
    await load({ ...GRILL, restaurant: { ...GRILL.restaurant, catering: true, order_options } });
    expect(await setCosts({ type: "generic-catering" })).toMatchObject({
      warning: null,
      nearest: { date: "2026-11-22", time: "12:00" },
    });
  });
});
