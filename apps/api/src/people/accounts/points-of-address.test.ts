import { cents } from "@comptoir/ordering";
import { beforeEach, describe, expect, it } from "vitest";
import { takePointsBack } from "../../money/loyalty/points-back.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { differencesOf } from "../../testing/check-books.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { GRILL } from "../../testing/grill.ts";
import { login, register, type SignedIn } from "../../testing/people.ts";
import { aCard, aSubmit, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { proveEmail } from "../../venue/suites/prove-email.ts";

const test = await openTestApi();
const { call, clock, load, pool } = test;
const restaurant = { ...GRILL.restaurant, payment_processor: "sandbox", loyalty_program: true, hours: [] };
const menus = GRILL.menus.map((menu) => ({ ...menu, items: menu.items.map((item) => ({ ...item, stock: null })) }));
const loyalty = { points_per_dollar: "10", points_value: { points: 10, value: "1.00" } };
await load({ ...GRILL, menus, restaurant, loyalty });
await load({ ...GRILL, menus, restaurant: { ...restaurant, id: 8, slug: "elsewhere" }, loyalty });

const ADA = "ada.o'neil+points@example.test";

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "people, rate_limits, notices, orders, loyalty_members, loyalty_entries");
});

/** Orders a soup for 8.00 by card: 80 points for an e-mail address, or for the signed-in person. */
async function order(who: SignedIn | null, program: object, restaurantId = 7, costs: object = {}) {
  const checkout = {
    contact: { full_name: "Ada" },
    paymentMethod: "credit_card",
    card: await aCard(test),
    loyaltyProgram: { join: true, ...program },
  };
  const body = aSubmit({ checkout, costs, config: { restaurantId, tableNum: "12" } });
  const placed = await submit(test, body, { headers: { ...who?.headers, "x-restaurant-id": String(restaurantId) } });
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  return { restaurantId: String(restaurantId), orderId: placed.body.order.id as string };
}
const prove = ({ userId: personId }: SignedIn, email = ADA) =>
  inTransaction(pool, "read committed", (transaction) =>
    proveEmail(transaction, { personId, email, now: clock.now() }),
  );
const balances = async (who: SignedIn) => {
  const { body } = await call("/api/auth/points", who.self, { cookie: who.cookie });
  type Program = { restaurant: { slug: string }; points: number };
  return Object.fromEntries(body.programs.map((one: Program) => [one.restaurant.slug, one.points]));
};

describe("people#points-handed-over: points of an email address", () => {
  it("belongs to the account after the confirmation, at every venue, and can be spent", async () => {
    await order(null, { email: ADA });
    await order(null, { email: ADA }, 8);
    await order(null, { email: "eve@example.test" });
    const ada = await register(test, { email: ADA });
    expect(await balances(ada)).toEqual({});
    await prove(ada);
    expect(await balances(ada)).toEqual({ "the-grill": 80, elsewhere: 80 });
    await order(ada, { email: null }, 8, { points: { points: 80 } });
    expect(await balances(ada)).toEqual({ "the-grill": 80, elsewhere: 0 });
    expect(await differencesOf(pool)).toEqual([]);
  });

  it("is transferred once, even by concurrent confirmations, and no ledger entry changes", async () => {
    await order(null, { email: ADA });
    const before = (await pool.query("select entry_id, points, member_key from loyalty_entries")).rows;
    const ada = await register(test, { email: ADA });
    await Promise.all([prove(ada), prove(ada), prove(ada)]);
    await prove(ada);
    expect(await balances(ada)).toEqual({ "the-grill": 80 });
    const after = (await pool.query("select entry_id, points, member_key from loyalty_entries")).rows;
    expect(after).toEqual(expect.arrayContaining(before));
    expect(after).toHaveLength(3);
  });

  it("stays with the address until it is confirmed, and is not added to another account", async () => {
    await order(null, { email: ADA });
    const eve = await register(test, { email: "eve@example.test" });
    // Confirming an e-mail address other than the account's proves nothing.
    await prove(eve);
    await prove(eve, "eve@example.test");
    expect(await balances(eve)).toEqual({});
  });

  it("goes to the account at once after the confirmation, also for an order without a sign-in", async () => {
    await order(null, { email: ADA });
    const ada = await register(test, { email: ADA });
    await prove(ada);
    await order(null, { email: ` ${ADA.toUpperCase()} ` });
    expect(await balances(ada)).toEqual({ "the-grill": 160 });
    // The e-mail address counts as unconfirmed for this order, as if the points came from before its
    // confirmation. They move to the account with the account's next order.
    await pool.query("update people set email_confirmed_at = null");
    await order(null, { email: ADA });
    expect(await balances(ada)).toEqual({ "the-grill": 160 });
    await pool.query("update people set email_confirmed_at = now()");
    await order(await login(test, ADA), {});
    expect(await balances(ada)).toEqual({ "the-grill": 320 });
  });

  it("is taken back from its current owner when its order is refunded: a part, the rest, and never more", async () => {
    const placed = await order(null, { email: ADA });
    const refund = (soFarCents: number) => () =>
      inTransaction(pool, "read committed", (transaction) =>
        takePointsBack(transaction, placed, { refundedCents: cents(soFarCents), billCents: cents(904) }, clock.now()),
      );
    expect(await refund(226)()).toBe(20);
    const ada = await register(test, { email: ADA });
    await prove(ada);
    expect(await balances(ada)).toEqual({ "the-grill": 60 });
    expect(await refund(452)()).toBe(20);
    expect(await refund(904)()).toBe(40);
    expect(await refund(904)()).toBe(0);
    expect(await balances(ada)).toEqual({ "the-grill": 0 });
  });

  it("is neither lost nor doubled if a refund and the confirmation are concurrent", async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = `ada-${round}@example.test`;
      const placed = await order(null, { email });
      const ada = await register(test, { email });
      const refund = inTransaction(pool, "read committed", (transaction) =>
        takePointsBack(transaction, placed, "all", clock.now()),
      );
      await Promise.all([prove(ada, email), refund]);
      expect(Object.values(await balances(ada)).filter((points) => points !== 0)).toEqual([]);
      const { rows } = await pool.query(
        "select sum(points)::int as points from loyalty_entries where order_id = $1 group by member_key",
        [placed.orderId],
      );
      for (const { points } of rows) expect(points).toBe(0);
    }
  });
});
