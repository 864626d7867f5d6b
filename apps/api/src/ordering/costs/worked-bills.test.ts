import { readFileSync } from "node:fs";
import { testDatabase } from "@comptoir/test-kit/database";
import { afterAll, describe, expect, it } from "vitest";
import { createApi } from "../../entry/api.ts";
import { instantOf } from "../../platform/time/zoned.ts";
import { importVenueFile } from "../../venue/venue-files/import-venue-file.ts";

type WorkedBill = {
  name: string;
  venue: { restaurant: { id: number }; menus: unknown[] };
  request: {
    items: unknown[];
    delivery: boolean;
    when: { weekday: number; slot: number };
    memberPromos?: string[];
    discount?: { code: string; type: string; amount?: string; percentageValue?: string };
    tip?: unknown;
    voucher?: { code: string; balance: string };
  };
  expect: Record<string, unknown> & { lines: { orderPrice: string; memberOrderPrice: string }[] };
};

const file = new URL("../../../../../packages/ordering/src/costs/worked-bills.json", import.meta.url);
const bills = JSON.parse(readFileSync(file, "utf8")) as WorkedBill[];

const MEMBER = "gold@example.ca";
const MONDAY = Temporal.PlainDate.from("2026-11-23");

let now = new Date();
const { pool } = await testDatabase();
const api = await createApi({ pool, clock: () => now });
afterAll(() => api.stop());

/**
 * Returns the venue of a worked bill with its discount code, gift card and member. Two of these venues have
 * the same id, so each venue gets another id here.
 */
function venueOf({ name, venue, request }: WorkedBill, id: number) {
  const { discount, voucher, memberPromos } = request;
  const value = discount?.type === "dollar" ? `${discount.amount}$` : `${discount?.percentageValue}%`;
  const named = { id, name, slug: name.replaceAll(" ", "-") };
  return {
    ...venue,
    restaurant: { ...venue.restaurant, ...named, payment_processor: "payOnPremise" },
    ...(discount ? { discounts: [{ code: discount.code, value }] } : {}),
    ...(voucher ? { gift_cards: [{ code: voucher.code, balance: voucher.balance }] } : {}),
    ...(memberPromos ? { membership: { members: [{ identifier: MEMBER, promos: memberPromos }] } } : {}),
  };
}

async function setCosts({ request }: WorkedBill, id: number) {
  const response = await api.fetch(
    new Request("http://localhost/api/orders/set-costs", {
      method: "POST",
      headers: { "content-type": "application/json", "x-restaurant-id": String(id) },
      body: JSON.stringify({
        items: request.items,
        costs: {
          tip: request.tip,
          discount: request.discount && { code: request.discount.code },
          voucher: request.voucher && { code: request.voucher.code },
        },
        checkout: {
          pickup: { delivery: request.delivery },
          ...(request.memberPromos ? { memberInfo: { identifier: MEMBER } } : {}),
        },
        type: request.delivery ? "delivery" : "take-out",
        date: now.toISOString(),
      }),
    }),
  );
  expect(response.status).toBe(200);
  return (await response.json()) as { orderItems: Record<string, string>[]; costs: Record<string, { amount: string }> };
}

describe("The worked bills, over set-costs", () => {
  it.each(bills.map((bill, index) => ({ name: bill.name, bill, id: index + 1 })))(
    "$name comes out to the cent",
    async ({ bill, id }) => {
      const { weekday, slot } = bill.request.when;
      now = instantOf({ date: MONDAY.add({ days: weekday }).toString(), minutes: slot * 15 }, "America/Toronto");
      expect(await importVenueFile(pool, venueOf(bill, id), { now })).toHaveProperty("imported");
      const { orderItems, costs } = await setCosts(bill, id);
      const amounts = ["discount", "serviceCharge", "deliveryCharge", "tip", "voucher"] as const;
      const flat = Object.fromEntries(amounts.map((name) => [name, costs[name]?.amount]));
      const lines = orderItems.map(({ orderPrice, memberOrderPrice }) => ({ orderPrice, memberOrderPrice }));
      expect({ ...costs, ...flat, lines }).toEqual(bill.expect);
    },
  );
});
