import { cents } from "@comptoir/ordering";
import { describe, expect, it } from "vitest";
import { inTransaction } from "../db/transaction.ts";
import { AT_THE_GRILL, GRILL, line } from "../testing/grill.ts";
import { aCard, aPickup, aSubmit, submit } from "../testing/submit.ts";
import { cookiesOf, openTestApi } from "../testing/test-api.ts";
import { takePointsBack } from "./take-points-back.ts";

const test = await openTestApi();
const { call, clock, load, pool } = test;
clock.set("2026-11-20T17:00:00Z");
const menus = GRILL.menus.map((menu) => ({
  ...menu,
  items: menu.items.map((item) => (item.id === 11 ? { ...item, stock: null } : item)),
}));
const restaurant = { ...GRILL.restaurant, payment_processor: "sandbox", loyalty_program: true };
await load({ ...GRILL, menus, restaurant, loyalty: { name: "Embers", points_per_dollar: "10" } });

const status = (email: string, app8RestaurantId: unknown = 7) =>
  call("/api/auth/get-user-enrolled-program-status", { email, app8RestaurantId });
const order = async (loyaltyProgram: object, but: Record<string, unknown> = {}) =>
  submit(
    test,
    aSubmit({
      checkout: {
        contact: { full_name: "Ada" },
        paymentMethod: "credit_card",
        card: await aCard(test),
        loyaltyProgram,
      },
      ...but,
    }),
  );
const points = async () =>
  (await pool.query("select points, reason from loyalty_entries order by entered_at, reason")).rows as {
    points: number;
    reason: string;
  }[];

describe("POST /auth/get-user-enrolled-program-status", () => {
  it("answers not-enrolled, and enrolled once somebody has joined at the checkout, however the address is typed", async () => {
    expect((await status("ada@example.test")).body).toEqual({ userStatus: "not-enrolled" });
    const placed = await order({ email: "Ada@Example.test", join: true });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    expect((await status("ada@example.test")).body).toEqual({ userStatus: "enrolled" });
  });

  it("answers unavailable where there is no programme", async () => {
    await load({ ...GRILL, restaurant: { ...GRILL.restaurant, id: 9, slug: "no-points" } });
    expect((await status("ada@example.test", 9)).body).toEqual({ userStatus: "unavailable" });
    expect((await status("ada@example.test", 77)).status).toBe(404);
  });
});

describe("Points", () => {
  it("are earned on what was paid for the dishes, after the discount, by a card or a gift card", async () => {
    await pool.query("delete from loyalty_entries");
    await order({ email: "ada@example.test" }, { costs: { discount: { code: "TEN" } } });
    await order({ email: "ada@example.test" }, { costs: { voucher: { code: "FULL-0000-1111-2222" } } });
    // 8.00 less a tenth, and 8.00, ten points for each dollar.
    expect(await points()).toEqual([
      { points: 72, reason: "earned" },
      { points: 80, reason: "earned" },
    ]);
  });

  it("are not earned by who has not joined, nor on what is not paid yet", async () => {
    await pool.query("delete from loyalty_entries");
    await order({ email: "eve@example.test" });
    await load({
      ...GRILL,
      menus,
      restaurant: { ...restaurant, payment_processor: "payOnPremise" },
      loyalty: { points_per_dollar: "10" },
    });
    await order({ email: "ada@example.test" });
    await load({ ...GRILL, menus, restaurant, loyalty: { points_per_dollar: "10" } });
    expect(await points()).toEqual([]);
  });

  it("are taken back in proportion when an order is refunded, all with the last cent, and never more", async () => {
    await pool.query("delete from loyalty_entries");
    const { body } = await order({ email: "ada@example.test" });
    const name = { restaurantId: "7", orderId: body.order.id };
    const refunded = (amount: number) =>
      inTransaction(
        pool,
        "read committed",
        (transaction) =>
          takePointsBack(transaction, name, { refundedCents: cents(amount), billCents: cents(904) }, clock.now()),
        "7",
      );
    const taken = [await refunded(226), await refunded(226), await refunded(452), await refunded(904)];
    expect(taken).toEqual([20, 0, 20, 40]);
    expect((await points()).reduce((sum, entry) => sum + entry.points, 0)).toBe(0);
  });

  it("of a cancelled order are all taken back, once", async () => {
    await pool.query("delete from loyalty_entries");
    const cookie = cookiesOf(
      await call(
        "/api/orders/set-costs",
        { items: [line(20)], type: "pickup", date: "2026-11-20T20:00:00Z" },
        AT_THE_GRILL,
      ),
    );
    const checkout = {
      contact: { full_name: "Ada", email: "ada@example.test", phone_number: "416-555-0123" },
      paymentMethod: "credit_card",
      card: await aCard(test),
      loyaltyProgram: { join: true },
    };
    const placed = await submit(test, aPickup({ date: "2026-11-20T20:00:00Z", checkout }), { headers: { cookie } });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    for (const _ of [1, 2]) await call(`/api/orders/${placed.body.order.id}/cancel`, {}, { ...AT_THE_GRILL, cookie });
    expect(await points()).toEqual([
      { points: 150, reason: "earned" },
      { points: -150, reason: "taken-back" },
    ]);
  });

  it("are kept without the address: no table holds it", async () => {
    const { rows } = await pool.query("select to_jsonb(m)::text as row from loyalty_members m");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/ada/i);
  });
});
