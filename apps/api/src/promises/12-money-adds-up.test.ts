import type { OrderData, PricedLineData } from "@comptoir/contract";
import { type CostsData, cents, parseCents, sumCents } from "@comptoir/ordering";
import { runLength } from "@comptoir/test-kit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { differencesOf } from "../testing/check-books.ts";
import { AT_THE_GRILL, GRILL, line } from "../testing/grill.ts";
import { noticeDeps } from "../testing/notice-deps.ts";
import { aSubmit, submit } from "../testing/submit.ts";
import { openTestApi } from "../testing/test-api.ts";

// Goal: the amount that the diner sees is the amount of the payment and the amount on the receipt, and it adds
// up. Method: random carts with codes, tips and members are priced by set-costs, ordered at the displayed
// total, and read again.
const test = await openTestApi();
const { call, load, pool } = test;
const { write } = await noticeDeps(test);
const dishes = GRILL.menus.map((menu) => ({
  ...menu,
  items: menu.items.map(({ ...item }) => ("stock" in item ? { ...item, stock: null } : item)),
}));
const VENUE = {
  ...GRILL,
  restaurant: { ...GRILL.restaurant, service_charge: "12.5%", tax_rate: { tax1: "0.05", tax2: "0.09975" } },
  menus: dishes,
  gift_cards: [{ code: "GREAT-0000-1111-2222", balance: "900000.00" }],
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

/** Checks the amounts of a bill by independent sums. */
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

async function mailOf(orderId: string): Promise<{ readonly html: string; readonly text: string }> {
  const mail = await write({
    ...{ restaurantId: "7", noticeId: orderId, orderId, kind: "order-placed", channel: "mail" },
    ...{ recipient: "gabrielle@example.test", locale: "en-CA" },
  });
  if (mail === null || !("html" in mail)) throw new Error("an order without a mail");
  return mail;
}

/** Checks that both forms of a mail show the order's amounts, each on its own row. */
function expectMailToSay({ html, text }: { html: string; text: string }, order: OrderData): void {
  const { costs } = order;
  const due = order.payment.status === "on-premise" ? "To pay" : "Paid";
  const amounts = { Subtotal: costs.subtotal, Total: costs.total, [due]: costs.totalWithTip, Taxes: costs.taxes };
  const words = html.replaceAll(/<[^>]*>/g, "\n");
  for (const [label, amount] of Object.entries(amounts)) {
    const isLeftOut = (label === "Taxes" || label === due) && !text.includes(`\n${label} …`);
    if (isLeftOut) expect(label === "Taxes" ? read(amount) : read(costs.totalWithTip) - read(costs.total)).toBe(0);
    else expect(text).toContain(`\n${label} … $${groups(amount)}\n`);
    if (!isLeftOut) expect(words.replaceAll(/\n+/g, "\n")).toContain(`\n${label}\n$${groups(amount)}\n`);
  }
}

/** Groups thousands as the page does. */
const groups = (amount: string) => amount.replace(/\B(?=(\d{3})+\.)/g, ",");

describe("Promise 12: money adds up", () => {
  it("to the cent for any cart: set-costs, the charge, the receipt and the mail have the same total", async () => {
    await fc.assert(
      fc.asyncProperty(someCarts, async ({ items, tip, discount, voucher, identifier }) => {
        const costs = { tip, discount, voucher };
        const memberInfo = identifier === null ? null : { identifier, promosApplied: true };
        const asked = { items, type: "dine-in", tableNum: "12", costs, checkout: { memberInfo } };
        const shown = await call("/api/orders/set-costs", asked, AT_THE_GRILL);
        expect(shown.status).toBe(200);
        expectToAddUp(shown.body.costs, shown.body.orderItems);

        const { totalWithTip } = shown.body.costs;
        const contact = { full_name: "Gabrielle Guest", email: "gabrielle@example.test" };
        const checkout = { contact, memberInfo };
        const placed = await submit({ call }, aSubmit({ items, costs: { ...costs, totalWithTip }, checkout }));
        expect(placed).toMatchObject({ status: 201, body: { order: { payment: { amount: totalWithTip } } } });
        expect(placed.body.order.costs).toEqual({ ...shown.body.costs, voucher: placed.body.order.costs.voucher });
        const receipt = await call(`/api/orders/${placed.body.order.id}`);
        expect(receipt.body.order.costs).toEqual(placed.body.order.costs);
        expectMailToSay(await mailOf(placed.body.order.id), receipt.body.order);
      }),
      { numRuns: runLength({ quick: 40, full: 10_000 }) },
    );
    expect(await differencesOf(pool)).toEqual([]);
  }, 3_600_000);
});
