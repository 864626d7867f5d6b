import { m } from "@comptoir/messages";
import { beforeEach, describe, expect, it } from "vitest";
import { AT_THE_GRILL, GRILL, line, STEAK } from "../../testing/grill.ts";
import { openTestApi } from "../../testing/test-api.ts";

const { call, clock, load, pool } = await openTestApi();
await load(GRILL);

/** A Friday at noon in Toronto. */
const NOON = "2026-11-20T17:00:00Z";
beforeEach(() => clock.set(NOON));

const validate = (items: unknown[], but: Record<string, unknown> = {}, headers = {}) =>
  call("/api/orders/validate", { itemsInCart: items, type: "dine-in", ...but }, { ...AT_THE_GRILL, ...headers });

describe("POST /orders/validate", () => {
  it("answers that the restaurant can take a cart", async () => {
    expect(await validate([STEAK, line(11)])).toMatchObject({ status: 200, body: { valid: true } });
    expect(await validate([])).toMatchObject({ status: 200 });
  });

  it("lists every offending line, not only the first", async () => {
    const { status, body } = await validate([line(12), line(11, { quantity: 4 }), line(99)]);
    expect(status).toBe(409);
    expect(body.code).toBe(415);
    expect(body.invalid_items).toEqual([
      { orderId: 12, id: 12, name: "Oysters", code: 415, message: "Oysters is sold out." },
      { orderId: 11, id: 11, name: "Soup", code: 1804, message: "Only 3 of Soup are left." },
      { orderId: 99, id: 99, name: m.cart_unnamed_dish(), code: 426, message: "One of your dishes is not available." },
    ]);
  });

  it("answers in the requested language, names included", async () => {
    const { body } = await validate([line(10)], {}, { "x-locale": "fr-CA" });
    expect(body.message.replaceAll("\u00a0", " ")).toBe("Bifteck : veuillez faire un choix dans « Cuisson ».");
  });

  it("names a dish in that language, also when the line has the wrong menu", async () => {
    const { body } = await validate([line(10, { menu_id: 2 })], {}, { "x-locale": "fr-CA" });
    expect(body.invalid_items).toMatchObject([{ name: "Bifteck", message: expect.stringContaining("Bifteck") }]);
  });

  it.each([
    ["en-CA", 100, "Steak: your choice under “Cooking” is no longer offered. Please choose again."],
    ["fr-CA", 100, "Bifteck : votre choix sous « Cuisson » n’est plus offert. Choisissez de nouveau."],
    ["en-CA", 199, "Steak: a choice you made is no longer offered. Please choose again."],
  ])("ordering#cart-check: names the choice that is gone, not its dish (%s, group %i)", async (locale, id, message) => {
    const items = [line(10, { orderOptions: [{ id, values: [{ id: 109, quantity: 1 }] }] })];
    const { body } = await validate(items, {}, { "x-locale": locale });
    expect(body).toMatchObject({ code: 426, invalid_items: [{ id: 10 }] });
    expect(body.message.replaceAll("\u00a0", " ")).toBe(message);
  });

  it("does not tell a guest the choices of a members-only dish", async () => {
    const { body } = await validate([line(30, { orderOptions: [{ id: 300, values: [{ id: 301, quantity: 1 }] }] })]);
    expect(body.message).toBe("One of your dishes is not available.");
  });

  it.each([
    ["en-CA", "Steak: you can only have one “Mustard”."],
    ["fr-CA", "Bifteck : « Moutarde » une seule fois."],
  ])("says which choice is above its maximum (%s)", async (locale, message) => {
    const mustards = { id: 110, values: [{ id: 112, quantity: 2 }] };
    const items = [{ ...STEAK, orderOptions: [...(STEAK.orderOptions as unknown[]), mustards] }];
    const { body } = await validate(items, {}, { "x-locale": locale });
    expect(body.message.replaceAll("\u00a0", " ")).toBe(message);
  });

  it("does not tell a guest the names and prices of members-only dishes", async () => {
    const { body } = await validate([line(30)]);
    expect(body.invalid_items).toMatchObject([{ id: 30, name: m.cart_unnamed_dish(), code: 426 }]);
    const shown = await call("/api/orders/set-costs", { items: [line(30)], type: "dine-in" }, AT_THE_GRILL);
    expect(shown.body).toMatchObject({ orderItems: [], costs: { subtotal: "0.00" } });
    expect(JSON.stringify(shown.body)).not.toContain("Reserve");
  });

  it.each(["fr-FR", "es", "x".repeat(60)])("answers in English to the unknown locale %s", async (locale) => {
    expect((await validate([line(12)], {}, { "x-locale": locale })).body.message).toBe("Oysters is sold out.");
  });

  const wrongOption = line(10, { orderOptions: [{ id: 100, values: [{ id: 102, quantity: 1 }] }] });
  const sixSauces = line(10, {
    orderOptions: [
      { id: 100, values: [{ id: 101, quantity: 1 }] },
      { id: 110, values: [{ id: 111, quantity: 6 }] },
    ],
  });
  it.each([
    ["an item is sold out", 415, [line(12)], {}],
    ["the menu takes no part in that kind of order", 416, [line(20)], {}],
    ["it is past the menu's last call", 417, [line(11)], { date: "2026-11-21T02:45:00Z" }],
    ["the restaurant is closed then", 418, [line(11)], { date: "2026-11-21T08:00:00Z" }],
    ["it is too soon", 424, [line(20)], { type: "pickup", date: "2026-11-20T17:10:00Z" }],
    ["it is too far ahead", 424, [line(11)], { date: "2026-12-20T17:00:00Z" }],
    ["an item is not on this menu", 426, [line(11, { menu_id: 2 })], {}],
    ["an option is unavailable", 426, [wrongOption], {}],
    ["the slot says x", 426, [line(13)], {}],
    ["a menu is for members only", 426, [line(30)], {}],
    ["a price differs from what the client showed", 428, [line(11, { orderPrice: "7.00" })], {}],
    ["there is not enough stock", 1804, [line(11, { quantity: 2 }), line(11, { orderId: 1, quantity: 2 })], {}],
    ["a required group has no selection", "options_invalid", [line(10)], {}],
    ["a group is above its limit", "options_invalid", [sixSauces], {}],
    ["the cart is full", "cart_full", [line(11, { quantity: 3 }), { ...STEAK, quantity: 18 }], {}],
  ])("refuses when %s (%s)", async (_when, code, items, but) => {
    const { status, body } = await validate(items, but);
    expect({ status, code: body.code }).toEqual({ status: 409, code });
    expect(body.message).not.toBe("");
  });

  it("refuses when that interval is full (422)", async () => {
    await pool.query("insert into slot_counts values ('7', '2', '2026-11-20T18:00:00Z', 2)");
    const { body } = await validate([line(20)], { type: "pickup", date: "2026-11-20T18:10:00Z" });
    expect(body.code).toBe(422);
    expect(await validate([line(20)], { type: "pickup", date: "2026-11-20T18:30:00Z" })).toMatchObject({ status: 200 });
  });

  it("puts an order for as soon as possible into the first interval with capacity, and the queue says when that is", async () => {
    await pool.query("insert into slot_counts values ('7', '2', '2026-11-20T17:00:00Z', 2)");
    clock.set("2026-11-20T17:10:00Z");
    const items = [line(20)];
    expect(await validate(items, { type: "pickup" })).toMatchObject({ status: 200 });
    const { body } = await call("/api/orders/set-costs", { items, type: "pickup" }, AT_THE_GRILL);
    expect(body.queue).toEqual({ prepTime: 20, ordersAhead: 0 });
    const next = await call("/api/orders/get-next-order-queue-time", undefined, AT_THE_GRILL);
    expect(next.body.queue).toEqual({ prepTime: 30, ordersAhead: 0 });
  });

  it("refuses when orders are paused by the restaurant (419), in the restaurant's words", async () => {
    const paused = { orders_paused: true, order_options: { orders_paused_message: "Back at six." } };
    await load({ ...GRILL, restaurant: { ...GRILL.restaurant, ...paused } });
    expect(await validate([line(11)])).toMatchObject({ status: 409, body: { code: 419, message: "Back at six." } });
    const localization = { "fr-CA": { orders_paused_message: "De retour à six heures." } };
    await load({ ...GRILL, restaurant: { ...GRILL.restaurant, ...paused, localization } });
    const inFrench = await validate([line(11)], {}, { "x-locale": "fr-CA" });
    expect(inFrench.body.message).toBe("De retour à six heures.");
    await load({ ...GRILL, restaurant: { ...GRILL.restaurant, orders_paused: false } });
  });

  it("answers 404 for an unknown restaurant, and 400 without one", async () => {
    expect(await validate([], {}, { "x-restaurant-id": "8" })).toMatchObject({
      status: 404,
      body: { code: "restaurant_unknown" },
    });
    const body = { itemsInCart: [], type: "dine-in" };
    expect(await call("/api/orders/validate", body)).toMatchObject({ status: 400, body: { code: "invalid_request" } });
  });

  it("refuses two lines with the same number", async () => {
    const { status, body } = await validate([line(11), line(11)]);
    expect({ status, path: body.issues[0].path }).toEqual({ status: 400, path: "itemsInCart[1].orderId" });
  });
});

describe("POST /orders/item", () => {
  const add = (itemToAdd: unknown, itemsInCart: unknown[] = []) =>
    call("/api/orders/item", { itemsInCart, itemToAdd, type: "dine-in", date: null }, AT_THE_GRILL);

  it("accepts an item that has no line number yet", async () => {
    const { orderId: _none, ...soup } = line(11);
    expect(await add(soup, [STEAK])).toMatchObject({ status: 200, body: { valid: true } });
    expect(await add({ ...soup, orderId: null }, [STEAK])).toMatchObject({ status: 200 });
    expect(await add({ ...soup, orderId: 10 }, [STEAK])).toMatchObject({ status: 200 });
  });

  it("says of the new line and of those in the cart which one is not understood", async () => {
    const memo = { memo: true, values: [{ name: "No salt", price: "0.00" }] };
    const twice = line(11, { orderOptions: [memo, memo] });
    const pathOf = async (...lines: Parameters<typeof add>) => (await add(...lines)).body.issues[0].path;
    expect(await pathOf(twice, [STEAK])).toBe("itemToAdd.orderOptions");
    expect(await pathOf(line(12), [STEAK, twice])).toBe("itemsInCart[1].orderOptions");
  });

  it("counts the lines that are in the cart already", async () => {
    const inCart = line(11, { orderId: 1, quantity: 3 });
    expect(await add(line(11, { orderId: 2 }), [inCart])).toMatchObject({ status: 409, body: { code: 1804 } });
  });
});
