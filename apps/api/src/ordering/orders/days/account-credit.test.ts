import { randomUUID } from "node:crypto";
import { cents } from "@comptoir/ordering";
import pino from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { sandboxOnly } from "../../../gateways/payment/payment-gateways.ts";
import { findLedgerDifferences } from "../../../money/books/ledger-checks.store.ts";
import { workRefunds } from "../../../money/payment/work-refunds.ts";
import { differencesOf } from "../../../testing/check-books.ts";
import { isWaitedFor, meetingLocks } from "../../../testing/meeting-locks.ts";
import { PASSWORD, register, type SignedIn } from "../../../testing/people.ts";
import { processPaymentsNow } from "../../../testing/process-payments-now.ts";
import { AT_SCHOOL, SCHOOL, submitDates } from "../../../testing/school.ts";
import { openTestApi } from "../../../testing/test-api.ts";
import { refundOrder } from "../refund/refund-order.ts";

const test = await openTestApi();
const { call, clock, load, pool } = test;
await load(SCHOOL);
/** Friday noon: Monday can be ordered until the end of the day. */
beforeEach(() => clock.set("2026-11-20T17:00:00Z"));

const MONDAY = { date: "2026-11-23", items: [{ id: 1 }, { id: 20 }] };
const WEDNESDAY = { date: "2026-11-25", items: [{ id: 20, quantity: 2 }] };
const THURSDAY = { date: "2026-11-26", items: [{ id: 10 }] };
const NO_CARD = { card: null, paymentMethod: null };
type Place = Parameters<typeof submitDates>;

const parent = () => register(test, { email: `${randomUUID()}@example.ca` });
const submit = (who: SignedIn | null, dates: Place[2], checkout: Readonly<Record<string, unknown>> = {}) =>
  submitDates(test, who, dates, { checkout });
/** Places orders for dates and captures the card's payment. */
async function place(...of: Parameters<typeof submit>) {
  const answer = await submit(...of);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  await processPaymentsNow(pool);
  return answer.body;
}
const cancel = (who: SignedIn, id: string) => call(`/api/orders/${id}/cancel`, {}, { ...AT_SCHOOL, ...who.headers });
const orderOf = async (who: SignedIn, id: string) =>
  (await call(`/api/orders/${id}`, undefined, who.headers)).body.order;
const balance = async (who: SignedIn) =>
  (await call("/api/auth/account-credit", who.self, { ...AT_SCHOOL, ...who.headers })).body.balance;
async function booksAgree() {
  await processPaymentsNow(pool);
  expect(await differencesOf(pool)).toEqual([]);
}

describe("school#cancel-day: a cancelled day", () => {
  it("becomes credit once if it is before the cutoff, and the other days stand", async () => {
    const ada = await parent();
    const { orders } = await place(ada, [MONDAY, THURSDAY]);
    const [monday, thursday] = orders;
    const eve = await parent();
    expect((await cancel(eve, thursday.id)).status).toBe(403);
    const answers = await Promise.all([1, 2, 3].map(() => cancel(ada, thursday.id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body.order).toMatchObject({ status: "cancelled", payment: { toCredit: "6.00" } });
    expect(await balance(ada)).toBe("6.00");
    expect(await balance(eve)).toBe("0.00");
    expect(await orderOf(ada, monday.id)).toMatchObject({ status: "placed", payment: { amount: "12.00" } });
    // Monday's cutoff is the end of Friday.
    clock.set("2026-11-21T05:00:00Z");
    expect((await cancel(ada, monday.id)).body.code).toBe("cancel_too_late");
    expect(await balance(ada)).toBe("6.00");
    await booksAgree();
  });

  it("is credited when its card payment is captured, before or after the cancellation", async () => {
    const ada = await parent();
    const { body } = await submit(ada, [MONDAY, THURSDAY]);
    const [monday, thursday] = body.orders;
    await cancel(ada, thursday.id);
    expect(await balance(ada)).toBe("0.00");
    expect((await orderOf(ada, thursday.id)).payment, "it is on its way").toMatchObject({ toCredit: "6.00" });
    await Promise.all([cancel(ada, monday.id), processPaymentsNow(pool)]);
    await processPaymentsNow(pool);
    expect(await balance(ada)).toBe("18.00");
    expect((await orderOf(ada, thursday.id)).payment).toMatchObject({ toCredit: "6.00", status: "captured" });
    await booksAgree();
  });

  it("is credited once if its card is captured concurrently: the credit's part and the card's part", async () => {
    const ada = await parent();
    await cancel(ada, (await place(ada, [THURSDAY])).order.id);
    const { body } = await submit(ada, [MONDAY], { accountCredit: "5.00" });
    const { id } = body.order;
    expect(await balance(ada)).toBe("1.00");
    // The capture's statement starts before the cancellation commits, and waits for it.
    await meetingLocks(
      pool,
      `select from orders where id = '${id}' for update`,
      async () => {
        const cancelled = cancel(ada, id);
        await isWaitedFor(pool, 1);
        await Promise.all([cancelled, processPaymentsNow(pool)]);
      },
      2,
    );
    expect(await orderOf(ada, id)).toMatchObject({ status: "cancelled", payment: { toCredit: "12.00" } });
    expect(await balance(ada)).toBe("13.00");
    await booksAgree();
  });

  it("releases a code's use only when the last day with the code is cancelled", async () => {
    await load({ ...SCHOOL, discounts: [{ code: "FIRST", value: "10%", max_uses: 1 }] });
    const ada = await parent();
    const costs = { discount: { code: "FIRST" } };
    const { status, body } = await submitDates(test, ada, [MONDAY, THURSDAY], { costs });
    expect(status, JSON.stringify(body)).toBe(201);
    await processPaymentsNow(pool);
    const again = async () => (await submitDates(test, ada, [WEDNESDAY], { costs })).body.code ?? "placed";
    await cancel(ada, body.orders[0].id);
    expect(await again()).toBe("discount_invalid");
    await cancel(ada, body.orders[1].id);
    expect(await again()).toBe("placed");
    await booksAgree();
    await load(SCHOOL);
  });

  it("is credited only with the part that credit paid if its card is never captured", async () => {
    const ada = await parent();
    const before = await place(ada, [THURSDAY]);
    await cancel(ada, before.order.id);
    const { body } = await submit(ada, [MONDAY], { accountCredit: "5.00" });
    await cancel(ada, body.order.id);
    expect(await balance(ada)).toBe("6.00");
    // Simulates a processor that released the authorisation.
    await pool.query(
      "update sandbox_gateway.payments set state = 'voided' where reference in (select id from payments where status = 'authorised')",
    );
    await processPaymentsNow(pool);
    expect((await orderOf(ada, body.order.id)).payment).toMatchObject({ status: "failed", toCredit: "5.00" });
    expect(await balance(ada)).toBe("6.00");
    await booksAgree();
  });
});

describe("school#account-credit: account credit", () => {
  it("pays the dates of the next order in sequence, and the card pays the rest", async () => {
    const ada = await parent();
    const { orders } = await place(ada, [MONDAY, THURSDAY]);
    for (const { id } of orders) await cancel(ada, id);
    expect(await balance(ada)).toBe("18.00");
    const next = await place(ada, [MONDAY, WEDNESDAY], { accountCredit: "15.00" });
    expect(next.order.payment).toMatchObject({ amount: "12.00", fromCredit: "12.00" });
    const ids = next.orders.map(({ id }: { id: string }) => id);
    const { rows } = await pool.query("select amount_cents::int from payments where order_id = any($1)", [ids]);
    expect(rows).toEqual([{ amount_cents: 900 }]);
    expect(await balance(ada)).toBe("3.00");
    await booksAgree();
    // The part paid by credit is credited again, together with the part paid by card.
    await cancel(ada, ids[1]);
    expect(await balance(ada)).toBe("15.00");
    await booksAgree();
  });

  it("pays all of an order without a card, but not another person's order", async () => {
    const ada = await parent();
    await cancel(ada, (await place(ada, [THURSDAY])).order.id);
    const whole = await place(ada, [THURSDAY], { accountCredit: "6.00", ...NO_CARD });
    expect(whole.order).toMatchObject({
      payment: { method: "account_credit", status: "not-required", fromCredit: "6.00" },
    });
    const eve = await parent();
    expect((await submit(eve, [THURSDAY], { accountCredit: "6.00" })).body.code).toBe("credit_short");
    await booksAgree();
  });

  it("is refused after sign-out, because the card would pay more than was shown", async () => {
    const before = (await pool.query("select from orders")).rowCount;
    for (const accountCredit of ["5.00", "6.00"])
      expect(await submit(null, [THURSDAY], { accountCredit })).toMatchObject({
        status: 409,
        body: { code: "credit_short" },
      });
    expect((await pool.query("select from orders")).rowCount).toBe(before);
    expect((await submit(null, [THURSDAY], { accountCredit: "0.00" })).status).toBe(201);
  });

  it("is never overdrawn by concurrent orders", async () => {
    const ada = await parent();
    const { orders } = await place(ada, [THURSDAY, { ...MONDAY, items: [{ id: 20 }] }]);
    for (const { id } of orders) await cancel(ada, id);
    expect(await balance(ada)).toBe("12.00");
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(() => submit(ada, [THURSDAY], { accountCredit: "6.00", ...NO_CARD })),
    );
    const codes = answers.map((answer) => answer.body.code ?? answer.status).sort();
    expect(codes).toEqual([201, 201, ...Array(4).fill("credit_short")]);
    expect(await balance(ada)).toBe("0.00");
    await booksAgree();
  });
});

describe("payment#refund-means: a refund of an order that credit paid in part", () => {
  const logger = pino({ level: "silent" });
  /** Makes a refund as the command does, and works the refund queue until the card has its share. */
  async function giveBack(orderId: string, dollars: number | null) {
    const what =
      dollars === null ? { of: "all" as const } : { of: "amount" as const, amountCents: cents(dollars * 100) };
    const deps = { database: pool, clock: clock.now };
    const answer = await refundOrder(
      deps,
      { restaurantId: "school", orderId },
      { key: randomUUID(), reason: null, what },
    );
    await workRefunds({ database: pool, gateways: sandboxOnly(pool), logger });
    return answer;
  }
  /** Creates a parent with 6.00 of account credit, who pays 5.00 of an order of 12.00 with it. */
  async function anOrderOfBoth() {
    const ada = await parent();
    await cancel(ada, (await place(ada, [THURSDAY])).order.id);
    const { order } = await place(ada, [MONDAY], { accountCredit: "5.00" });
    expect(await balance(ada)).toBe("1.00");
    return { ada, id: order.id as string };
  }

  it("goes to the card first and then to the credit, never more than each has paid", async () => {
    const { ada, id } = await anOrderOfBoth();
    expect(await giveBack(id, 8)).toMatchObject({ given: { amount: "8.00", toCard: "7.00", toCredit: "1.00" } });
    expect(await balance(ada)).toBe("2.00");
    await booksAgree();
    expect(await giveBack(id, null)).toMatchObject({ given: { amount: "4.00", toCard: "0.00", toCredit: "4.00" } });
    expect(await giveBack(id, null)).toEqual({ refused: { code: "nothing-left" } });
    expect(await balance(ada)).toBe("6.00");
    expect((await orderOf(ada, id)).refunds).toMatchObject([{ toCredit: "1.00" }, { toCredit: "4.00" }]);
    await cancel(ada, id);
    expect(await balance(ada)).toBe("6.00");
    await booksAgree();
  });

  it("reduces what a later cancellation of the day returns", async () => {
    const { ada, id } = await anOrderOfBoth();
    await giveBack(id, 8);
    await cancel(ada, id);
    expect(await balance(ada)).toBe("6.00");
    await booksAgree();
  });

  it("goes to the credit if credit paid the whole order", async () => {
    const ada = await parent();
    await cancel(ada, (await place(ada, [THURSDAY])).order.id);
    const { order } = await place(ada, [THURSDAY], { accountCredit: "6.00", ...NO_CARD });
    expect(await giveBack(order.id, 2.5)).toMatchObject({
      given: { toCard: "0.00", toCredit: "2.50", atRestaurant: "0.00" },
    });
    expect(await balance(ada)).toBe("2.50");
    await booksAgree();
  });
});

describe("people#deletion: an account with credit", () => {
  const removal = (who: SignedIn, but: object = {}, locale = "en-CA") =>
    call(
      "/api/auth/delete-account",
      { ...who.self, currentPassword: PASSWORD, ...but },
      { ...who.headers, "x-locale": locale },
    );

  it("is deleted only if the caller gives the credit up; otherwise the refusal names the amount", async () => {
    const ada = await parent();
    const { orders } = await place(ada, [THURSDAY]);
    await cancel(ada, orders[0].id);
    expect(await balance(ada)).toBe("6.00");
    const kept = await removal(ada);
    expect({ status: kept.status, code: kept.body.code }).toEqual({ status: 409, code: "account_has_credit" });
    expect(kept.body.message).toContain("$6.00");
    expect((await removal(ada, {}, "fr-CA")).body.message).toContain("6,00");
    expect(await balance(ada), "nothing changed").toBe("6.00");
    expect((await removal(ada, { giveUpCredit: true })).status).toBe(204);
    await booksAgree();
  });

  it("counts as one while the card of its cancelled day is not captured yet", async () => {
    const ada = await parent();
    const { body } = await submit(ada, [MONDAY, THURSDAY]);
    await cancel(ada, body.orders[1].id);
    expect(await balance(ada)).toBe("0.00");
    expect((await removal(ada)).body.message).toContain("$6.00");
    await booksAgree();
    expect(await balance(ada)).toBe("6.00");
  });
});

describe("payment#books-check: a day that an older version credited twice", () => {
  it("is listed by the ledger check", async () => {
    const ada = await parent();
    const { order } = await place(ada, [THURSDAY]);
    await cancel(ada, order.id);
    const client = await pool.connect();
    try {
      await client.query("begin");
      await client.query(
        `with credited as (
           insert into account_credit_entries (restaurant_id, owner, order_id, reason, amount_cents, entered_at)
           select restaurant_id, owner, order_id, 'day-captured', 500, now() from account_credit_entries
           where order_id = $1 returning restaurant_id, owner)
         update account_credits set balance_cents = balance_cents + 500 from credited
         where account_credits.restaurant_id = credited.restaurant_id and account_credits.owner = credited.owner`,
        [order.id],
      );
      expect(await findLedgerDifferences(client)).toMatchObject([
        { kind: "order-open", orderId: order.id, expectedCents: 0, bookedCents: 500 },
      ]);
    } finally {
      await client.query("rollback");
      client.release();
    }
    await booksAgree();
  });
});
