import { randomUUID } from "node:crypto";
import { cents, isRefused } from "@comptoir/ordering";
import { describe, expect, it } from "vitest";
import { type RefundRequest, refundOrder } from "../../ordering/orders/refund/refund-order.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { differencesOf } from "../../testing/check-books.ts";
import { ANY_NUMBER_OPEN, AT_THE_GRILL, GRILL, line } from "../../testing/grill.ts";
import { register } from "../../testing/people.ts";
import { processPaymentsNow } from "../../testing/process-payments-now.ts";
import { aCard, aPickup, aSubmit, submit } from "../../testing/submit.ts";
import { cookiesOf, openTestApi } from "../../testing/test-api.ts";
import { takePointsBack } from "./points-back.ts";

const test = await openTestApi();
const { call, clock, load, pool } = test;
clock.set("2026-11-20T17:00:00Z");
const menus = GRILL.menus.map((menu) => ({
  ...menu,
  items: menu.items.map((item) => (item.id === 11 ? { ...item, stock: null } : item)),
}));
const restaurant = {
  ...GRILL.restaurant,
  payment_processor: "sandbox",
  loyalty_program: true,
  order_options: ANY_NUMBER_OPEN,
};
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
  it("answers not-enrolled, and enrolled after the member has joined at the checkout, however the address is typed", async () => {
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
  it("are earned on what a card or a gift card paid for the dishes, after the discount", async () => {
    await pool.query("delete from loyalty_entries");
    await order({ email: "ada@example.test" }, { costs: { discount: { code: "TEN" } } });
    await order({ email: "ada@example.test" }, { costs: { voucher: { code: "FULL-0000-1111-2222" } } });
    // 8.00 less a discount of 10 % earns 72 points, and 8.00 earns 80: ten points for each dollar.
    expect(await points()).toEqual([
      { points: 72, reason: "earned" },
      { points: 80, reason: "earned" },
    ]);
  });

  it("are shown on the order that earned them, less those that a refund took back", async () => {
    await pool.query("delete from loyalty_entries");
    const { id } = (await order({ email: "ada@example.test" })).body.order;
    const earned = async () => (await call(`/api/orders/${id}`)).body.order.pointsEarned;
    expect(await earned()).toBe(80);
    const soFar = { refundedCents: cents(226), billCents: cents(904) };
    const back = (all: typeof soFar | "all") =>
      inTransaction(
        pool,
        "read committed",
        (transaction) => takePointsBack(transaction, { restaurantId: "7", orderId: id }, all, clock.now()),
        "7",
      );
    await back(soFar);
    expect(await earned()).toBe(60);
    await back("all");
    expect(await earned()).toBeUndefined();
  });

  it("are not earned by a visitor who has not joined, nor on an order that is not paid yet", async () => {
    await pool.query("delete from loyalty_entries");
    await order({ email: "eve@example.test" });
    await load({
      ...GRILL,
      menus,
      restaurant: { ...restaurant, payment_processor: "payOnPremise" },
      loyalty: { points_per_dollar: "10" },
    });
    await order({ email: "ada@example.test" });
    const billing = { ...restaurant, extra_payment_methods: [{ type: "invoice" }] };
    await load({ ...GRILL, menus, restaurant: billing, loyalty: { points_per_dollar: "10" } });
    const loyaltyProgram = { email: "ada@example.test", join: true };
    const checkout = { contact: { full_name: "Ada" }, paymentMethod: "invoice", loyaltyProgram };
    expect((await order({}, { checkout })).body.order.payment.status).toBe("invoiced");
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

  it("are stored without the email address: no table contains it", async () => {
    const { rows } = await pool.query("select to_jsonb(m)::text as row from loyalty_members m");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/ada/i);
  });
});

const noor = await register(test, { email: "noor@example.test", firstName: "Noor" });

describe("Points spent", () => {
  const CLUB = {
    ...GRILL,
    menus,
    restaurant,
    loyalty: { points_per_dollar: "100", points_value: { points: 100, value: "2.00" }, points_minimum: 200 },
  };
  const asNoor = { headers: noor.headers };
  const balance = async () =>
    (await call("/api/auth/points", noor.self, { cookie: noor.cookie })).body.programs[0]?.points ?? null;
  const spending = async (asked: number | null, but: Record<string, unknown> = {}) =>
    submit(
      test,
      aSubmit({
        checkout: {
          contact: { full_name: "Noor" },
          paymentMethod: "credit_card",
          card: await aCard(test),
          loyaltyProgram: { join: true },
        },
        costs: { points: { points: asked } },
        ...but,
      }),
      asNoor,
    );
  /** Gives Noor 800 points, worth a soup for 8.00. */
  const with800 = async () => {
    await load(CLUB);
    if ((await balance()) === null) expect((await spending(null)).status).toBe(201);
    const missing = 800 - (await balance());
    if (missing !== 0) {
      await pool.query(
        `insert into loyalty_entries (restaurant_id, member_key, points, reason, order_id, amount_cents, entered_at)
         select restaurant_id, member_key, $1, 'earned', gen_random_uuid(), 1, now() from loyalty_members where person_id = $2`,
        [missing, noor.userId],
      );
    }
    expect(await balance()).toBe(800);
  };

  it("belong to the account that collected them: set-costs does not take them off the total of another caller", async () => {
    await with800();
    const quote = async (headers: Record<string, string>) =>
      (
        await call(
          "/api/orders/set-costs",
          { items: [line(11)], type: "dine-in", tableNum: "12", costs: { points: { points: 400 } } },
          { ...AT_THE_GRILL, ...headers },
        )
      ).body.costs;
    expect(await quote(noor.headers)).toMatchObject({
      points: { points: 400, amount: "8.00" },
      total: "9.04",
      totalWithTip: "1.04",
    });
    const eve = await register(test, { email: "eve@example.test" });
    expect((await quote(eve.headers)).points).toMatchObject({ points: 0, amount: "0.00" });
    expect((await quote({})).points).toBeUndefined();
    // A person can query the status of their own email address only.
    const told = (headers: Record<string, string>) =>
      call("/api/auth/get-user-enrolled-program-status", { email: noor.email, app8RestaurantId: 7 }, headers);
    expect((await told(noor.headers)).body).toEqual({
      userStatus: "enrolled",
      points: { balance: 800, step: 100, value: "2.00", minimum: 200 },
    });
    expect((await told(eve.headers)).body).toEqual({ userStatus: "not-enrolled" });
  });

  it("pay the order in whole steps, the card the rest, and what they paid earns no points", async () => {
    await with800();
    const placed = await spending(350);
    expect(placed.body.order.costs).toMatchObject({ points: { points: 300, amount: "6.00" }, totalWithTip: "3.04" });
    expect(placed.body.order.payment).toMatchObject({ amount: "3.04" });
    // 800 points less 300 spent, plus 200 earned: 2.00 of the 8.00 for dishes were paid with money.
    expect(await balance()).toBe(700);
    expect(await differencesOf(pool)).toEqual([]);
  });

  it("are spent once: concurrent orders never spend more than there are", async () => {
    await with800();
    const answers = await Promise.all(Array.from({ length: 6 }, () => spending(400)));
    const placed = answers.filter(({ status }) => status === 201);
    const spent = placed.reduce((sum, { body }) => sum + body.order.costs.points.points, 0);
    expect(spent).toBeGreaterThan(0);
    // An order whose dishes are all paid with points earns none.
    expect(spent).toBeLessThanOrEqual(800);
    // `start` never moves, so each placed order's points count at once: ten per dollar that points did not pay.
    const earned = placed.reduce((sum, { body }) => sum + 800 - 2 * body.order.costs.points.points, 0);
    expect(await balance()).toBe(800 + earned - spent);
    for (const { status, body } of answers.filter(({ status: one }) => one !== 201)) {
      expect({ status, code: body.code }).toEqual({ status: 409, code: 428 });
    }
    expect(await differencesOf(pool)).toEqual([]);
  });

  it("are given back once by a cancelled order, and the points that it earned are taken back", async () => {
    await with800();
    const checkout = {
      contact: { full_name: "Noor", email: noor.email, phone_number: "416-555-0123" },
      paymentMethod: "credit_card",
      card: await aCard(test),
    };
    const placed = await submit(
      test,
      aPickup({ date: "2026-11-20T20:00:00Z", checkout, costs: { points: { points: 800 } } }),
      asNoor,
    );
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    expect(await balance()).toBeLessThan(800);
    for (const _ of [1, 2]) {
      await call(`/api/orders/${placed.body.order.id}/cancel`, {}, { ...AT_THE_GRILL, ...noor.headers });
    }
    expect(await balance()).toBe(800);
    expect(await differencesOf(pool)).toEqual([]);
  });

  it("do not include those of an order that can still be cancelled: they count once it stands for good", async () => {
    await with800();
    const start = clock.now();
    const checkout = {
      contact: { full_name: "Noor", email: noor.email, phone_number: "416-555-0123" },
      paymentMethod: "credit_card",
      card: await aCard(test),
    };
    const ahead = (date: string) => submit(test, aPickup({ date, checkout }), asNoor);
    const cancel = ({ body }: Awaited<ReturnType<typeof ahead>>) =>
      call(`/api/orders/${body.order.id}/cancel`, {}, { ...AT_THE_GRILL, ...noor.headers });
    const first = await ahead("2026-11-20T20:00:00Z");
    const second = await ahead("2026-11-20T20:30:00Z");
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await balance()).toBe(800);
    const soups = await spending(1200, { items: [line(11, { quantity: 2 })] });
    expect(soups.body.order.costs.points, "what is not there yet pays nothing").toMatchObject({ points: 800 });
    expect(await balance()).toBe(0);
    expect((await cancel(first)).status).toBe(200);
    expect(await balance()).toBe(0);
    clock.set("2026-11-20T19:45:00Z");
    expect(await balance()).toBe(1500);
    clock.set(start.toISOString());
    expect((await cancel(second)).status).toBe(200);
    clock.set("2026-11-20T19:45:00Z");
    expect(await balance()).toBe(0);
    clock.set(start.toISOString());
    expect(await differencesOf(pool)).toEqual([]);
  });

  it("come back in proportion with a refund, all of them with the last cent", async () => {
    await with800();
    // The total is 9.04: points pay 8.00, and the card pays 1.04.
    const placed = await spending(400);
    await processPaymentsNow(pool);
    const refund = async (what: RefundRequest["what"]) => {
      const made = await refundOrder(
        { database: pool, clock: clock.now },
        { restaurantId: "7", orderId: placed.body.order.id },
        { key: randomUUID(), reason: null, what },
      );
      return isRefused(made) ? made : made.given;
    };
    const half = await refund({ of: "amount", amountCents: cents(452) });
    expect(half).toMatchObject({ amount: "4.52", toPoints: "4.00", toCard: "0.52" });
    expect(await balance()).toBe(400 + 200);
    expect(await refund({ of: "all" })).toMatchObject({ amount: "4.52", toPoints: "4.00", toCard: "0.52" });
    expect(await balance()).toBe(800);
  });

  it("pay all of an order, with a tip that money pays", async () => {
    await with800();
    await load({ ...CLUB, loyalty: { ...CLUB.loyalty, points_value: { points: 100, value: "2.26" } } });
    const free = await spending(400);
    expect(free.body.order.costs).toMatchObject({ points: { amount: "9.04" }, totalWithTip: "0.00" });
    expect(free.body.order.payment.status).toBe("not-required");
    const tipped = await spending(400, { costs: { points: { points: 400 }, tip: { type: "dollar", amount: "2.00" } } });
    expect(tipped.body.order.payment).toMatchObject({ status: "authorised", amount: "2.00" });
    expect(await differencesOf(pool)).toEqual([]);
  });

  it("stay without a name when their account is deleted", async () => {
    await with800();
    const gone = await register(test, { email: "gone@example.test" });
    await submit(
      test,
      aSubmit({
        checkout: {
          contact: { full_name: "Gone" },
          paymentMethod: "credit_card",
          card: await aCard(test),
          loyaltyProgram: { join: true },
        },
      }),
      { headers: gone.headers },
    );
    const members = async () =>
      (await pool.query("select count(*)::int as all, count(person_id)::int as named from loyalty_members")).rows[0];
    const before = await members();
    await pool.query("delete from people where id = $1", [gone.userId]);
    expect(await members()).toEqual({ all: before.all, named: before.named - 1 });
  });
});
