import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { moveOrder } from "../../ordering/orders/refund/move-order.ts";
import { refundOrder } from "../../ordering/orders/refund/refund-order.ts";
import { differencesOf } from "../../testing/check-books.ts";
import { GRILL, line } from "../../testing/grill.ts";
import { processPaymentsNow } from "../../testing/process-payments-now.ts";
import { aCard, aPickup, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";

const test = await openTestApi({ sweepEveryMs: 3_600_000 });
const { clock, load, pool } = test;
clock.set("2026-11-20T17:00:00Z");
const menus = GRILL.menus.map((menu) => ({ ...menu, items: menu.items.map((item) => ({ ...item, stock: null })) }));
await load({ ...GRILL, menus, restaurant: { ...GRILL.restaurant, payment_processor: "sandbox", hours: [] } });
const deps = { database: pool, clock: clock.now };

/** Places an order for six soups; a gift card pays 50.00, and a card pays the remaining amount. */
async function anOrder() {
  const contact = { full_name: "Ada", email: "ada@example.test", phone_number: "416-555-0123" };
  const checkout = { contact, paymentMethod: "credit_card", card: await aCard(test) };
  const costs = { voucher: { code: "FULL-0000-1111-2222" } };
  const { status, body } = await submit(test, aPickup({ items: [line(11, { quantity: 6 })], costs, checkout }));
  expect(status, JSON.stringify(body)).toBe(201);
  await processPaymentsNow(pool);
  return { restaurantId: "7", orderId: body.order.id as string };
}
const tendersOf = async (orderId: string) =>
  (
    await pool.query(
      "select means, amount_cents::int as amount, back_cents::int as back, state from tenders where order_id = $1 order by position",
      [orderId],
    )
  ).rows;

it("payment#tender: an order of the version before has the tenders that it says, and gives back what is left of each", async () => {
  const order = await anOrder();
  const before = await tendersOf(order.orderId);
  expect(before).toMatchObject([
    { means: "gift_card", amount: 5000, back: 0, state: "taken" },
    { means: "credit_card", back: 0, state: "taken" },
  ]);
  const [, { amount: byCard }] = before as [unknown, { amount: number }];
  const refund = (amountCents: number) =>
    refundOrder(deps, order, { key: randomUUID(), reason: null, what: { of: "amount", amountCents } as never });
  expect(await refund(byCard + 5000 - 1)).toHaveProperty("given");
  expect(await refund(1)).toHaveProperty("given");
  // `tenders_keep` derives the tenders from the order as a server of the version before writes it. Such an
  // order omits a gift card that was refunded in full.
  await pool.query("select tenders_keep($1, $2)", [order.restaurantId, order.orderId]);
  expect(await tendersOf(order.orderId)).toEqual(before.map((tender) => ({ ...tender, back: tender.amount })));
  expect(await moveOrder(deps, order, "cancelled")).toHaveProperty("moved");
  const { rows } = await pool.query("select sum(amount_cents)::int as cents from gift_card_entries");
  expect(rows).toEqual([{ cents: 5000 }]);
  expect(await differencesOf(pool)).toEqual([]);
});

it("payment#tender: an order that a server of the version before cancels has nothing left of its tenders", async () => {
  const { orderId } = await anOrder();
  await pool.query("update orders set status = 'cancelled' where id = $1", [orderId]);
  expect(await tendersOf(orderId)).toSatisfy((tenders: { amount: number; back: number }[]) =>
    tenders.every(({ amount, back }) => amount === back),
  );
  await pool.query("update orders set status = 'placed' where id = $1", [orderId]);
  expect((await tendersOf(orderId)).map(({ back }) => back)).toEqual([0, 0]);
});
