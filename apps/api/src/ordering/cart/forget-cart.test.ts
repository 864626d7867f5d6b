import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { login } from "../../testing/people.ts";
import { AT_THE_STADIUM, STADIUM } from "../../testing/stadium.ts";
import { aCard } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";

const test = await openTestApi();
const { call, clock, load } = test;
clock.set("2026-11-20T17:00:00Z");
await load({ ...STADIUM, restaurant: { ...STADIUM.restaurant, hours: [], tables: "1-20" } });

const POP = { id: 11, orderId: 1, quantity: 1, orderOptions: [] };

/** Returns a device of Ana, who has a saved card. */
async function aDevice(suiteId: string) {
  const { headers, self, cookie } = await login(test, "ana@example.ca");
  await call("/api/auth/payment-method", { ...self, card: await aCard(test) }, { cookie });
  const ask = (path: string, body?: object, more = {}) => call(path, body, { ...AT_THE_STADIUM, ...headers, ...more });
  return {
    keepFor: (where: object) => ask("/api/orders/set-costs", { items: [POP], costs: {}, checkout: {}, ...where }),
    kept: async (query: string) => (await ask(`/api/cart?${query}`)).body.items.map(({ id }: { id: number }) => id),
    preOrder: () => {
      const contact = { full_name: "Ana Tremblay", email: "ana@example.ca", phone_number: "416-555-0123" };
      const suites = { eventSuiteId: suiteId, deliveryTime: "half-time", notes: null, tabLimit: null };
      const checkout = { contact, paymentMethod: "invoice" };
      const body = { type: "catering", data: { items: [POP], costs: {}, checkout, suites } };
      return ask("/api/orders", body, { "idempotency-key": randomUUID() });
    },
  };
}

describe("ordering#cart-after-order: an order for a suite", () => {
  it("takes its lines out of the suite's cart", async () => {
    const phone = await aDevice("s-1");
    await phone.keepFor({ type: "catering", eventSuiteId: "s-1" });
    expect(await phone.kept("type=catering&eventSuiteId=s-1")).toEqual([11]);
    expect((await phone.preOrder()).status).toBe(201);
    expect(await phone.kept("type=catering&eventSuiteId=s-1")).toEqual([]);
  });

  it("does not change a cart for a table that another device has saved instead", async () => {
    const [phone, laptop] = [await aDevice("c-1"), await aDevice("c-1")];
    await phone.keepFor({ type: "catering", eventSuiteId: "c-1" });
    await laptop.keepFor({ type: "dine-in", tableNum: "12" });
    expect((await phone.preOrder()).status).toBe(201);
    expect(await laptop.kept("type=dine-in")).toEqual([11]);
  });
});
