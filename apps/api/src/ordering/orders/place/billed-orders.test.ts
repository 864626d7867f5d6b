import { m } from "@comptoir/messages";
import { describe, expect, it } from "vitest";
import { AT_THE_GRILL, GRILL, line } from "../../../testing/grill.ts";
import { aPickup, aSubmit, submit } from "../../../testing/submit.ts";
import { openTestApi } from "../../../testing/test-api.ts";

const { call, clock, load, pool } = await openTestApi();
clock.set("2026-11-20T17:00:00Z");
const BILLING = [{ type: "invoice", label: "Monthly invoice" }, { type: "cost_center" }, { type: "purchase_order" }];
/** Soup without a stock limit. */
const MENUS = GRILL.menus.map((menu) => ({
  ...menu,
  items: menu.items.map((item) => (item.id === 11 ? { ...item, stock: null } : item)),
}));
const billing = (but: object = {}) =>
  load({
    ...GRILL,
    menus: MENUS,
    restaurant: { ...GRILL.restaurant, payment_processor: "sandbox", extra_payment_methods: BILLING, ...but },
  });
await billing();
const contact = { full_name: "Ada Lovelace" };
const pay = (checkout: object, but: object = {}) =>
  submit({ call }, aSubmit({ checkout: { contact, ...checkout }, ...but }));
const charged = async () => (await pool.query("select count(*)::int as n from payments")).rows[0].n;

describe("Other ways to pay", () => {
  it("are offered with the card, in the product's names; the venue's labels are in its data", async () => {
    const config = await call("/api/payment/get-payment-config", { app8RestaurantId: 7 });
    expect(config.body.paymentMethods).toEqual(["credit_card", "invoice", "costCenter", "purchaseOrder"]);
  });

  it("an invoice: the order is placed, nothing is charged, and it is billed later", async () => {
    const { status, body } = await pay({ paymentMethod: "invoice", invoice: true, costCenter: "4711" });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.order.payment).toMatchObject({
      method: "invoice",
      status: "invoiced",
      amount: "9.04",
      reference: null,
    });
    expect(await charged()).toBe(0);
  });

  it.each([
    ["costCenter", "4711"],
    ["purchaseOrder", "PO-88"],
  ])("a %s is required, and is stored with the order", async (paymentMethod, named) => {
    const missing = await pay({ paymentMethod, [paymentMethod]: " " });
    expect(missing).toMatchObject({ status: 400, body: { issues: [{ path: `data.checkout.${paymentMethod}` }] } });
    const { body } = await pay({ paymentMethod, costCenter: "4711", purchaseOrder: "PO-88" });
    expect(body.order.payment).toMatchObject({ method: paymentMethod, status: "invoiced", reference: named });
    const shown = await call(`/api/orders/${body.order.id}`, undefined, AT_THE_GRILL);
    expect(shown.body.order.payment.reference).toBe(named);
  });

  it("the invoice flag alone is no payment method, and the client's paymentNotRequired is ignored", async () => {
    for (const checkout of [{ invoice: true }, { paymentNotRequired: true }, { paymentMethod: "barter" }]) {
      expect(await pay(checkout)).toMatchObject({ status: 402, body: { code: "payment_required" } });
    }
  });

  it("are refused where the venue does not offer them", async () => {
    await billing({ extra_payment_methods: [{ type: "invoice" }] });
    expect(await pay({ paymentMethod: "purchaseOrder", purchaseOrder: "PO-88" })).toMatchObject({
      status: 402,
      body: { code: "payment_required", message: m.refusal_method_not_offered({}, { locale: "en-CA" }) },
    });
    await billing();
  });

  it("are not required if nothing is due, and a venue that is paid on premise is paid there", async () => {
    const costs = { voucher: { code: "FULL-0000-1111-2222" } };
    const free = await pay({ paymentMethod: "invoice" }, { costs });
    expect(free.body.order.payment).toMatchObject({ method: "none", status: "not-required", amount: "0.00" });
    await billing({ payment_processor: "payOnPremise" });
    expect((await pay({ paymentMethod: "invoice" })).body.order.payment).toMatchObject({ status: "on-premise" });
    await billing();
  });

  it("allow generic catering at a venue that hides card payments", async () => {
    const order_options = { ...GRILL.restaurant.order_options, generic_catering_hide_credit_card: true };
    const body = aPickup({ type: "generic-catering", items: [line(20)], date: "2026-11-22T18:00:00Z" });
    await billing({ catering: true, order_options });
    expect(await submit({ call }, body)).toMatchObject({ status: 402, body: { code: "payment_required" } });
    const checkout = { ...(body.data.checkout as object), paymentMethod: "costCenter", costCenter: "4711" };
    const placed = await submit({ call }, { ...body, data: { ...body.data, checkout } });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    await billing();
  });

  it("a gift card that pays for all of it still takes a tip", async () => {
    const costs = { voucher: { code: "FULL-0000-1111-2222" }, tip: { type: "percentage", percentageValue: "20" } };
    const { status, body } = await pay({}, { costs });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.order.costs).toMatchObject({
      total: "9.04",
      tip: { amount: "1.60" },
      voucher: { amount: "10.64" },
      totalWithTip: "0.00",
    });
  });
});
