import type { PricedLineData } from "@comptoir/contract";
import { type CostsData, cents, parseCents, sumCents } from "@comptoir/ordering";
import { runLength } from "@comptoir/test-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AT_THE_GRILL, GRILL, line } from "../testing/grill.ts";
import { aSubmit, submit } from "../testing/submit.ts";
import { openTestApi } from "../testing/test-api.ts";

// Goal: what the diner is shown, what is charged and what the receipt says are one amount, and it adds up. Method: random
// carts with codes, tips and members are priced by set-costs, ordered as they were shown, and read again.
const { call, load } = await openTestApi();
const dishes = GRILL.menus.map((menu) => ({
  ...menu,
  items: menu.items.map(({ ...item }) => ("stock" in item ? { ...item, stock: null } : item)),
}));
const VENUE = {
  ...GRILL,
  restaurant: { ...GRILL.restaurant, service_charge: "12.5%", tax_rate: { tax1: "0.05", tax2: "0.09975" } },
  menus: dishes,
  gift_cards: [{ code: "GREAT-0000-1111-2222", balance: "9000.00" }],
};
await load(VENUE);

const someLines = fc
  .array(
    fc.record({
      soup: fc.boolean(),
      quantity: fc.integer({ min: 1, max: 4 }),
      sauces: fc.integer({ min: 0, max: 2 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((choices) =>
    choices.map(({ soup, quantity, sauces }, index) => {
      const pepper = sauces > 0 ? [{ id: 110, values: [{ id: 111, quantity: sauces }] }] : [];
      const orderOptions = [{ id: 100, values: [{ id: 101, quantity: 1 }] }, ...pepper];
      return soup ? line(11, { orderId: index, quantity }) : line(10, { orderId: index, quantity, orderOptions });
    }),
  );
const someTip = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -500, max: 2_000 }).map((amount) => ({ type: "dollar", amount: (amount / 100).toFixed(2) })),
  fc.integer({ min: 0, max: 300 }).map((tenths) => ({ type: "percentage", percentageValue: String(tenths / 10) })),
);
const someCarts = fc.record({
  items: someLines,
  tip: someTip,
  discount: fc.constantFrom(null, { code: "TEN" }),
  voucher: fc.constantFrom(null, { code: "GREAT-0000-1111-2222" }),
  identifier: fc.constantFrom(null, "marc@example.test"),
});

const read = (amount: string) => parseCents(amount) ?? cents(Number.NaN);

/** What the bill of a body comes to when it is added up by hand. */
function expectToAddUp(costs: CostsData, lines: readonly PricedLineData[]): void {
  const sum = (amounts: readonly string[]) => sumCents(amounts.map(read));
  expect(read(costs.subtotal)).toBe(sum(lines.map(({ orderPrice }) => orderPrice)));
  const asMember = sum(lines.map(({ memberOrderPrice }) => memberOrderPrice));
  expect(read(costs.subtotal) - read(costs.memberDiscount.preTax)).toBe(asMember);
  expect(read(costs.subtotalDiscounted)).toBe(asMember - read(costs.discount.amount));
  expect(read(costs.taxes)).toBe(
    sum(costs.taxBrackets.flatMap((bracket) => [bracket.tax1.amount, bracket.tax2.amount])),
  );
  expect(read(costs.taxes)).toBe(sum([costs.taxInfo.tax1, costs.taxInfo.tax2]));
  const parts = [costs.subtotalDiscounted, costs.serviceCharge.amount, costs.deliveryCharge.amount, costs.taxes];
  expect(read(costs.total)).toBe(sum(parts));
  expect(read(costs.totalWithTip)).toBe(sum([costs.total, costs.tip.amount]) - read(costs.voucher.amount));
}

describe("Promise 12: money adds up", () => {
  it("to the cent, for any cart: what set-costs says is what is charged and what the receipt says", async () => {
    await fc.assert(
      fc.asyncProperty(someCarts, async ({ items, tip, discount, voucher, identifier }) => {
        const costs = { tip, discount, voucher };
        const memberInfo = identifier === null ? null : { identifier, promosApplied: true };
        const asked = { items, type: "dine-in", tableNum: "12", costs, checkout: { memberInfo } };
        const shown = await call("/api/orders/set-costs", asked, AT_THE_GRILL);
        expect(shown.status).toBe(200);
        expectToAddUp(shown.body.costs, shown.body.orderItems);

        const { totalWithTip } = shown.body.costs;
        const checkout = { contact: { full_name: "Gabrielle Guest" }, memberInfo };
        const placed = await submit({ call }, aSubmit({ items, costs: { ...costs, totalWithTip }, checkout }));
        expect(placed).toMatchObject({ status: 201, body: { order: { payment: { amount: totalWithTip } } } });
        expect(placed.body.order.costs).toEqual({ ...shown.body.costs, voucher: placed.body.order.costs.voucher });
        const receipt = await call(`/api/orders/${placed.body.order.id}`);
        expect(receipt.body.order.costs).toEqual(placed.body.order.costs);
      }),
      { numRuns: runLength({ quick: 40, full: 10_000 }) },
    );
  });
});
