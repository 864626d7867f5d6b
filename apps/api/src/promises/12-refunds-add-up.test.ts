import { randomUUID } from "node:crypto";
import { cents, formatCents, isRefused, parseCents } from "@comptoir/ordering";
import { runLength } from "@comptoir/test-kit";
import fc from "fast-check";
import pino from "pino";
import { describe, expect, it } from "vitest";
import { sandboxOnly } from "../gateways/payment/payment-gateways.ts";
import { workRefunds } from "../money/payment/work-refunds.ts";
import { type RefundRequest, refundOrder } from "../ordering/orders/refund/refund-order.ts";
import { issueGiftCards } from "../ordering/quote/gift-cards.store.ts";
import { differencesOf } from "../testing/check-books.ts";
import { GRILL, line } from "../testing/grill.ts";
import { register } from "../testing/people.ts";
import { processPaymentsNow } from "../testing/process-payments-now.ts";
import { aCard, aSubmit, submit } from "../testing/submit.ts";
import { openTestApi } from "../testing/test-api.ts";

// Goal: for any bill and any sequence of partial refunds, the books agree after each part. All parts add up
// to the payment of each means.
// Method: random meals at two grills, one with prices that include taxes, paid by points, a gift card and a
// card.
const test = await openTestApi({ sweepEveryMs: 3_600_000 });
const { call, clock, load, pool } = test;
clock.set("2026-11-20T17:00:00Z");
const menus = GRILL.menus.map((menu) => ({ ...menu, items: menu.items.map((item) => ({ ...item, stock: null })) }));
const GRILLS = [
  { id: 7, slug: "the-grill", tax_rate: { tax1: "0.05", tax2: "0.09975" }, service_charge: "12.5%" },
  { id: 8, slug: "the-other-grill", tax_rate: { tax1: "0.13" }, tax_inclusive: true },
] as const;
for (const grill of GRILLS) {
  const restaurant = { ...GRILL.restaurant, ...grill, payment_processor: "sandbox", loyalty_program: true };
  const loyalty = { points_per_dollar: "10", points_value: { points: 1, value: "0.25" } };
  await load({ ...GRILL, menus, restaurant, loyalty });
}
const noor = await register(test, { email: "noor@example.test" });

type Meal = typeof someMeals extends fc.Arbitrary<infer Value> ? Value : never;
const someMeals = fc.record({
  grill: fc.constantFrom(...GRILLS),
  dishes: fc.array(
    fc.record({
      soup: fc.boolean(),
      quantity: fc.integer({ min: 1, max: 3 }),
      sauces: fc.integer({ min: 0, max: 2 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  tipCents: fc.integer({ min: 0, max: 1_500 }),
  isDiscounted: fc.boolean(),
  isMember: fc.boolean(),
  giftCardCents: fc.option(fc.integer({ min: 1, max: 9_000 })),
  points: fc.option(fc.integer({ min: 1, max: 200 })),
  refunds: fc.array(
    fc.oneof(
      fc.record({ line: fc.nat(3), quantity: fc.integer({ min: 1, max: 2 }) }),
      fc.record({ amount: fc.integer({ min: 1, max: 3_000 }) }),
    ),
    { maxLength: 5 },
  ),
});

/** Makes Noor a member of a grill's programme, with enough points for any meal. */
async function collectPoints({ id }: Meal["grill"]): Promise<void> {
  const checkout = {
    contact: { full_name: "Noor" },
    paymentMethod: "credit_card",
    card: await aCard(test),
    loyaltyProgram: { join: true },
  };
  await place(id, { items: [line(11)], checkout });
  await pool.query(
    `insert into loyalty_entries (restaurant_id, member_key, points, reason, order_id, amount_cents, entered_at)
     select restaurant_id, member_key, 1000000, 'earned', gen_random_uuid(), 1, now() from loyalty_members where restaurant_id = $1`,
    [String(id)],
  );
}

async function place(id: number, order: Record<string, unknown>): Promise<string> {
  const headers = { ...noor.headers, "x-restaurant-id": String(id) };
  const body = aSubmit({ config: { restaurantId: id, tableNum: "12" }, ...order });
  const answer = await submit(test, body, { headers });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  await processPaymentsNow(pool);
  return answer.body.order.id;
}

async function order({
  grill,
  dishes,
  tipCents,
  isDiscounted,
  isMember,
  giftCardCents,
  points,
}: Meal): Promise<string> {
  const code = `RAND-${randomUUID()}`;
  if (giftCardCents !== null) {
    const balance = formatCents(cents(giftCardCents));
    await issueGiftCards(pool, String(grill.id), [{ code, balance }], clock.now());
  }
  const items = dishes.map(({ soup, quantity, sauces }, index) => {
    const pepper = sauces > 0 ? [{ id: 110, values: [{ id: 111, quantity: sauces }] }] : [];
    const orderOptions = soup ? [] : [{ id: 100, values: [{ id: 101, quantity: 1 }] }, ...pepper];
    return line(soup ? 11 : 10, { orderId: index + 1, quantity, orderOptions });
  });
  const costs = {
    tip: { type: "dollar", amount: formatCents(cents(tipCents)) },
    ...(isDiscounted && { discount: { code: "TEN" } }),
    ...(giftCardCents !== null && { voucher: { code } }),
    ...(points !== null && { points: { points } }),
  };
  const checkout = {
    contact: { full_name: "Noor", email: noor.email },
    paymentMethod: "credit_card",
    card: await aCard(test),
    memberInfo: isMember ? { identifier: "marc@example.test", promosApplied: true } : null,
    loyaltyProgram: { join: true },
  };
  return place(grill.id, { items, costs, checkout });
}

/**
 * Refunds a part of an order, unless the rules refuse it, sends the card's share to the gateway, and checks
 * that the books agree.
 */
async function giveBack(restaurantId: string, orderId: string, what: RefundRequest["what"]): Promise<void> {
  const request = { key: randomUUID(), reason: null, what };
  const answer = await refundOrder({ database: pool, clock: clock.now }, { restaurantId, orderId }, request);
  if (isRefused(answer))
    expect(["nothing-left", "too-many", "too-much", "line-number-unknown"]).toContain(answer.refused.code);
  await workRefunds({ database: pool, gateways: sandboxOnly(pool), logger: pino({ level: "silent" }) });
  expect(await differencesOf(pool)).toEqual([]);
}

async function sumOf(sql: string, orderId: string): Promise<number> {
  return (await pool.query(`select coalesce(sum(${sql}`, [orderId])).rows[0].sum;
}
const read = (amount: string | undefined) => Number(parseCents(amount ?? "0.00"));

describe("Promise 12: refunds add up", () => {
  it("to what card, gift card and points paid, for any refunds of any bill, and the ledger agrees after each", async () => {
    for (const grill of GRILLS) await collectPoints(grill);
    await fc.assert(
      fc.asyncProperty(someMeals, async (meal) => {
        const restaurantId = String(meal.grill.id);
        const orderId = await order(meal);
        for (const one of meal.refunds) {
          const lineNumber = "line" in one ? (one.line % meal.dishes.length) + 1 : 0;
          const what =
            "amount" in one
              ? ({ of: "amount", amountCents: cents(one.amount) } as const)
              : ({ of: "lines", lines: [{ lineNumber, quantity: one.quantity }] } as const);
          await giveBack(restaurantId, orderId, what);
        }
        await giveBack(restaurantId, orderId, { of: "all" });
        const { costs, refunds } = (await call(`/api/orders/${orderId}`)).body.order;
        const back = (of: string) =>
          refunds.reduce((sum: number, one: Record<string, string>) => sum + read(one[of]), 0);
        expect({
          amount: back("amount"),
          taxes: back("taxes"),
          tip: back("tip"),
          toCard: back("toCard"),
          toGiftCard: back("toGiftCard"),
          toPoints: back("toPoints"),
        }).toEqual({
          amount: read(costs.total) + read(costs.tip.amount),
          taxes: read(costs.taxes),
          tip: read(costs.tip.amount),
          toCard: read(costs.totalWithTip),
          toGiftCard: read(costs.voucher.amount),
          toPoints: read(costs.points?.amount),
        });
        expect(await sumOf("points), 0)::int as sum from loyalty_entries where order_id = $1", orderId)).toBe(0);
        const left = `case kind when 'capture' then l.amount_cents when 'refund' then -l.amount_cents else 0 end), 0)::int as sum
          from sandbox_gateway.ledger l join payments p on p.id = l.reference where p.order_id = $1`;
        expect(await sumOf(left, orderId)).toBe(0);
      }),
      { numRuns: runLength({ quick: 8, full: 300 }) },
    );
  }, 1_800_000);
});
