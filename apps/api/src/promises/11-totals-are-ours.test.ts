import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { AT_THE_GRILL, GRILL, STEAK } from "../testing/grill.ts";
import { openTestApi } from "../testing/test-api.ts";

const { call, load } = await openTestApi();
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, service_charge: "18%" } });

const honest = {
  items: [STEAK],
  type: "dine-in",
  tableNum: "4",
  costs: { tip: { type: "percentage", percentageValue: "15" }, discount: { code: "TEN" } },
  checkout: { contact: { full_name: "Gabrielle Guest" } },
};
const setCosts = (body: unknown) => call("/api/orders/set-costs", body, AT_THE_GRILL);

/** Tampered bodies, one manipulated field each. */
const WISHES: readonly [string, (body: typeof honest) => unknown][] = [
  ["a price of the item", (body) => ({ ...body, items: [{ ...STEAK, price: "0.01" }] })],
  ["a member price", (body) => ({ ...body, items: [{ ...STEAK, memberPrice: "0.01", memberOrderPrice: "0.01" }] })],
  ["a line price", (body) => ({ ...body, items: [{ ...STEAK, orderPrice: "0.01" }] })],
  ["an item tax rate", (body) => ({ ...body, items: [{ ...STEAK, tax_rate: { tax1: "0", tax2: "0" } }] })],
  [
    "a negative option",
    (body) => ({
      ...body,
      items: [
        { ...STEAK, orderOptions: [{ id: 100, price: "-9.00", values: [{ id: 101, quantity: 1, price: "-9.00" }] }] },
      ],
    }),
  ],
  ["taxes", (body) => ({ ...body, costs: { ...body.costs, taxes: "0.00", taxInfo: { tax1: "0.00" } } })],
  ["a total", (body) => ({ ...body, costs: { ...body.costs, subtotal: "0.01", total: "0.01", totalWithTip: "0.01" } })],
  ["a discount amount", (body) => ({ ...body, costs: { ...body.costs, discount: { code: "TEN", amount: "24.00" } } })],
  [
    "a member discount",
    (body) => ({ ...body, costs: { ...body.costs, memberDiscount: { preTax: "9.00", amount: "9.00" } } }),
  ],
  [
    "no service charge",
    (body) => ({ ...body, costs: { ...body.costs, serviceCharge: { type: "dollar", amount: "0.00" } } }),
  ],
  [
    "a delivery charge",
    (body) => ({ ...body, costs: { ...body.costs, deliveryCharge: { type: "dollar", amount: "-5.00" } } }),
  ],
  [
    "a negative tip",
    (body) => ({ ...body, costs: { ...body.costs, tip: { type: "percentage", percentageValue: "-15" } } }),
  ],
  [
    "a gift card balance",
    (body) => ({ ...body, costs: { ...body.costs, voucher: { balance: "99.00", amount: "99.00" } } }),
  ],
  ["another currency", (body) => ({ ...body, currency: "JPY", costs: { ...body.costs, currency: "JPY" } })],
  [
    "promos",
    (body) => ({
      ...body,
      checkout: { ...body.checkout, memberInfo: { id: "1", promos: ["GOLD"], promosApplied: true } },
    }),
  ],
  ["no taxes on the checkout", (body) => ({ ...body, checkout: { ...body.checkout, taxExempt: true } })],
  ["a prototype", (body) => JSON.stringify(body).replace("{", '{"__proto__":{"costs":{"total":"0.01"}},')],
];

describe("Promise 11: totals are ours", () => {
  it.each(WISHES)("a client that sends %s is charged the same", async (_what, wish) => {
    const { body: before } = await setCosts(honest);
    const { status, body } = await setCosts(wish(honest));
    expect(status).toBe(200);
    expect(body.costs).toEqual(before.costs);
    expect(body.costs).toMatchObject({ subtotal: "24.00", discount: { amount: "2.40" }, tip: { amount: "3.24" } });
  });

  it.each(WISHES)("a client that submits %s is charged the same, or nothing", async (_what, wish) => {
    const { body: shown } = await setCosts(honest);
    const wished = wish(honest);
    const { type, ...data } = (typeof wished === "string" ? JSON.parse(wished) : wished) as typeof honest;
    const order = {
      type,
      data: { config: { restaurantId: 7, tableNum: "4", currency: "JPY", totalWithTip: "0.01" }, ...data },
    };
    const { status, body } = await call("/api/orders", order, { ...AT_THE_GRILL, "idempotency-key": randomUUID() });
    if (status === 201) {
      expect(body.order.costs).toEqual(shown.costs);
      expect(body.order.payment.amount).toBe(shown.costs.totalWithTip);
    } else {
      expect({ status, code: body.code }).toEqual({ status: 409, code: expect.toBeOneOf([428, 2202]) });
    }
  });

  it("never counts a quantity below one", async () => {
    for (const quantity of [0, -1, 0.5, "1", null, 1e9]) {
      expect((await setCosts({ ...honest, items: [{ ...STEAK, quantity }] })).status).toBe(400);
    }
  });
});
