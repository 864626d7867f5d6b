import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { AT_THE_GRILL, GRILL, line, STEAK } from "../../../testing/grill.ts";
import { aPickup, aSubmit, submit } from "../../../testing/submit.ts";
import { openTestApi } from "../../../testing/test-api.ts";

const test = await openTestApi();
const { call, clock, load, pool } = test;
await load(GRILL);
beforeEach(() => clock.set("2026-11-20T17:00:00Z"));

const ordersStanding = async () => (await pool.query("select count(*)::int as n from orders")).rows[0].n;

describe("POST /orders", () => {
  it("places an order at a table and returns its number, bill and ready time", async () => {
    const { status, body, headers } = await submit(test, aSubmit({ items: [STEAK] }));
    expect(status, JSON.stringify(body)).toBe(201);
    expect(headers.get("cache-control")).toContain("no-store");
    expect(body.order).toMatchObject({
      number: "1",
      status: "placed",
      type: "dine-in",
      tableNum: "12",
      placedAt: "2026-11-20T17:00:00.000Z",
      readyAt: "2026-11-20T17:10:00.000Z",
      restaurant: { id: 7, slug: "the-grill" },
      payment: { status: "on-premise" },
      history: [{ status: "placed", at: "2026-11-20T17:00:00.000Z" }],
    });
    expect(body.order.items[0]).toMatchObject({ id: 10, name: "Steak", orderPrice: "24.00" });
    const found = await call(`/api/orders/${body.order.id}`, undefined);
    expect(found.body).toEqual({ ...body, together: [] });
  });

  it("numbers orders per day of the restaurant", async () => {
    const numberOf = async () => Number((await submit(test, aSubmit({ items: [STEAK] }))).body.order.number);
    const first = await numberOf();
    expect(await numberOf()).toBe(first + 1);
    clock.set("2026-11-22T17:00:00Z");
    expect(await numberOf()).toBe(1);
  });

  it("is refused without a key, with one that is no UUID, and with a key of another body", async () => {
    const before = await ordersStanding();
    expect(await call("/api/orders", aSubmit(), AT_THE_GRILL)).toMatchObject({
      status: 400,
      body: { code: "idempotency_key_missing" },
    });
    expect(await submit(test, aSubmit(), { key: "12" })).toMatchObject({
      status: 400,
      body: { issues: [{ path: "idempotency-key", message: "This is not a UUID." }] },
    });
    const key = randomUUID();
    await submit(test, aSubmit({ items: [STEAK] }), { key });
    const other = await submit(test, aSubmit({ items: [{ ...STEAK, quantity: 2 }] }), { key });
    expect(other).toMatchObject({ status: 422, body: { code: "idempotency_mismatch" } });
    expect(await ordersStanding()).toBe(before + 1);
  });

  it("repeats the first answer for the same key and body, in any field sequence and whatever the state of the order", async () => {
    const key = randomUUID();
    const { type, data } = aSubmit({ items: [STEAK] });
    const first = await submit(test, { type, data }, { key });
    expect(first.headers.get("idempotent-replayed")).toBeNull();
    await pool.query("update orders set status = 'ready' where id = $1", [first.body.order.id]);
    const again = await submit(test, { data, type }, { key });
    expect(again.status).toBe(201);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(JSON.stringify(again.body)).toBe(JSON.stringify(first.body));
  });

  it("finds the order of a key after a lost answer", async () => {
    const key = randomUUID();
    const { body } = await submit(test, aSubmit({ items: [STEAK] }), { key });
    expect(await call(`/api/orders/reference/${key}`, undefined, AT_THE_GRILL)).toMatchObject({ status: 200, body });
    expect((await call(`/api/orders/reference/${randomUUID()}`, undefined, AT_THE_GRILL)).status).toBe(404);
  });

  it("is refused without a table number or a take-out: no config", async () => {
    const { status, body } = await submit(test, aSubmit({ config: {} }));
    expect({ status, code: body.code }).toEqual({ status: 400, code: "no_config" });
  });

  it.each(["delivery", "generic-catering", "school"])("refuses %s orders if they are not offered", async (type) => {
    const { status, body } = await submit(test, aPickup({ type }));
    expect({ status, code: body.code }).toEqual({ status: 409, code: "order_type_not_offered" });
  });

  it("accepts suite catering only for an event's suite", async () => {
    const { status, body } = await submit(test, aPickup({ type: "catering" }));
    expect({ status, code: body.code }).toEqual({ status: 404, code: "no_event_suite" });
  });

  it("refuses an order at a table that was priced as a delivery", async () => {
    const checkout = { contact: { full_name: "Ada Lovelace" }, pickup: { delivery: true } };
    expect((await submit(test, aSubmit({ checkout }))).body.code).toBe("order_type_not_offered");
  });

  it("api#invalid-request: lists every invalid field of the form, and has the first fault as its message", async () => {
    const { status, body } = await submit(test, aPickup({ checkout: { contact: { full_name: "", email: "nobody" } } }));
    expect({ status, code: body.code }).toEqual({ status: 400, code: "invalid_request" });
    expect(body.issues.map((issue: { path: string }) => issue.path)).toEqual([
      "data.checkout.contact.full_name",
      "data.checkout.contact.email",
    ]);
    expect(body.message).toBe(`data.checkout.contact.full_name: ${body.issues[0].message}`);
  });

  it("is refused with the new price if the client showed another line price or total", async () => {
    const byLine = await submit(test, aSubmit({ items: [line(11, { orderPrice: "7.00" })] }));
    expect(byLine).toMatchObject({ status: 409, body: { code: 428, invalid_items: [{ id: 11, price: "8.00" }] } });
    const inAll = await submit(test, aSubmit({ items: [STEAK], costs: { totalWithTip: "24.00" } }));
    expect(inAll).toMatchObject({ status: 409, body: { code: 428 } });
    expect(inAll.body.message).toContain("27.12");
  });

  it("names the service charge in the order's language, also after it is placed", async () => {
    const restaurant = {
      ...GRILL.restaurant,
      service_charge: "10%",
      order_options: { ...GRILL.restaurant.order_options, service_charge_label: "Service &amp; care" },
      localization: { fr: { service_charge_label: "Service et soin" } },
    };
    await load({ ...GRILL, restaurant });
    const { body } = await submit(test, aSubmit({ items: [STEAK] }), { headers: { "x-locale": "fr-CA" } });
    expect(body.order.costs.serviceCharge).toMatchObject({ amount: "2.40", label: "Service et soin" });
    const found = await call(`/api/orders/${body.order.id}`, undefined);
    expect(found.body.order.costs.serviceCharge.label).toBe("Service et soin");
    const english = await submit(test, aSubmit({ items: [STEAK] }));
    expect(english.body.order.costs.serviceCharge.label).toBe("Service & care");
    await load(GRILL);
  });

  it("charges the chosen tip, or its absolute value if it is negative", async () => {
    const costs = { tip: { type: "dollar", amount: "-2.00" }, totalWithTip: "29.12" };
    const { body } = await submit(test, aSubmit({ items: [STEAK], costs }));
    expect(body.order.costs).toMatchObject({ tip: { amount: "2.00" }, totalWithTip: "29.12" });
  });

  it("is refused if the restaurant has no payment processor, and while orders are paused", async () => {
    await load({ ...GRILL, restaurant: { ...GRILL.restaurant, payment_processor: null } });
    expect((await submit(test, aSubmit())).body.code).toBe("view_only");
    await load({ ...GRILL, restaurant: { ...GRILL.restaurant, payment_processor: "stripe" } });
    expect((await submit(test, aSubmit())).body.code).toBe("view_only");
    await load({ ...GRILL, restaurant: { ...GRILL.restaurant, orders_paused: true } });
    expect((await submit(test, aSubmit())).body.code).toBe(419);
    await load({ ...GRILL, restaurant: { ...GRILL.restaurant, orders_paused: false } });
  });

  it("refuses a card number in any field", async () => {
    const checkout = { contact: { full_name: "Ada" }, card: { token: "4242424242424242", number: "4242424242424242" } };
    expect((await submit(test, aSubmit({ checkout }))).status).toBe(400);
  });
});
