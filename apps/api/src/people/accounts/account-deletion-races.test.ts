import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import pino from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { tidy } from "../../entry/background/tidy.ts";
import { moveOrder } from "../../ordering/orders/refund/move-order.ts";
import { differencesOf } from "../../testing/check-books.ts";
import { isWaitedFor, meetingLocks } from "../../testing/meeting-locks.ts";
import { PASSWORD, register, type SignedIn } from "../../testing/people.ts";
import { processPaymentsNow } from "../../testing/process-payments-now.ts";
import { AT_SCHOOL, SCHOOL, submitDates } from "../../testing/school.ts";
import { openTestApi } from "../../testing/test-api.ts";

/*
 * Races: an account is deleted while one of its orders is written or cancelled. A transaction of another server
 * holds a lock, so that the deletion and the other call overlap.
 */

const test = await openTestApi();
const { call, clock, load, pool } = test;
await load(SCHOOL);

const THURSDAY = { date: "2026-11-26", items: [{ id: 10 }] };
const restaurantId = "school";
let ada: SignedIn;

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  ada = await register(test, { email: `${randomUUID()}@example.ca` });
});

const place = () => submitDates(test, ada, [THURSDAY]);
/** Orders a school day and captures its payment; returns the order's id. */
async function aPaidDay(): Promise<string> {
  const { status, body } = await place();
  expect(status, JSON.stringify(body)).toBe(201);
  await processPaymentsNow(pool);
  return body.order.id;
}
const removal = (but: object = {}) =>
  call("/api/auth/delete-account", { ...ada.self, currentPassword: PASSWORD, ...but }, ada.headers);
const cancel = (orderId: string) =>
  moveOrder({ database: pool, clock: clock.now }, { restaurantId, orderId }, "cancelled");
const orderOf = async (id: string) =>
  (await pool.query("select owner, status, contact, child_id from orders where id = $1", [id])).rows[0];
const balance = async () =>
  (await call("/api/auth/account-credit", ada.self, { ...AT_SCHOOL, ...ada.headers })).body.balance;

describe("people#deletion: while an order of the account is moved", () => {
  it("a deletion waits for a concurrent cancellation, and is refused because of its credit", async () => {
    const id = await aPaidDay();
    // The cancellation holds the order's lock, and waits to book the credit.
    const answer = await meetingLocks(
      pool,
      `insert into account_credits values ('${restaurantId}', 'user ${ada.userId}', 0)`,
      async () => {
        const cancelled = cancel(id);
        await isWaitedFor(pool, 1);
        const [removed] = await Promise.all([removal(), cancelled]);
        return removed;
      },
      2,
    );
    expect([answer.status, answer.body?.code]).toEqual([409, "account_has_credit"]);
    expect(await balance()).toBe("6.00");
    expect(await differencesOf(pool)).toEqual([]);
  });

  it("an order that completes before its release has no personal data left", async () => {
    const id = await aPaidDay();
    const answer = await meetingLocks(pool, `update orders set status = 'completed' where id = '${id}'`, removal);
    expect(answer.status).toBe(204);
    expect(await orderOf(id)).toMatchObject({ owner: null, contact: null });
  });
});

describe("people#deletion: while the account places an order", () => {
  /** Orders a school day while another transaction deletes the account, then commits or rolls back that transaction. */
  async function placeDuringDeletion(end: "commit" | "rollback") {
    const other = await pool.connect();
    try {
      await other.query("begin");
      await other.query("delete from people where id = $1", [ada.userId]);
      const placed = place();
      // Until the other transaction ends, the checkout cannot write its order: it has authorised the card, and
      // retries.
      await Promise.race([placed, delay(100)]);
      await other.query(end);
      return await placed;
    } finally {
      other.release();
    }
  }

  it("the order is refused if the account is deleted first: its session has ended, and its card is removed", async () => {
    const answer = await placeDuringDeletion("commit");
    expect([answer.status, answer.body.code]).toEqual([401, 201]);
    expect((await pool.query("select from orders where owner = $1", [`user ${ada.userId}`])).rowCount).toBe(0);
    await processPaymentsNow(pool);
    expect((await pool.query("select status from payments order by created_at desc limit 1")).rows).toEqual([
      { status: "voided" },
    ]);
    expect(await differencesOf(pool)).toEqual([]);
  });

  it("the order is placed if the deletion fails", async () => {
    expect((await placeDuringDeletion("rollback")).status).toBe(201);
  });

  it("a deletion waits for an order that is being written, and releases it with the others", async () => {
    const [placed, removed] = await meetingLocks(
      pool,
      `insert into order_numbers values ('${restaurantId}', '${THURSDAY.date}', 5000) on conflict (restaurant_id, local_day) do update
         set last_number = 5000`,
      async () => {
        const placing = place();
        await isWaitedFor(pool, 1);
        return Promise.all([placing, removal()]);
      },
      2,
    );
    expect([placed.status, removed.status]).toEqual([201, 204]);
    expect(await orderOf(placed.body.order.id)).toMatchObject({ owner: "released" });
  });
});

describe("people#deletion: after an account was deleted", () => {
  const booksAgree = async () => {
    await processPaymentsNow(pool);
    expect(await differencesOf(pool)).toEqual([]);
  };
  const credited = async (owner: string) => {
    const { rows } = await pool.query("select balance_cents::int as cents from account_credits where owner = $1", [
      owner,
    ]);
    return rows[0]?.cents ?? 0;
  };
  const ownCredit = () => credited(`user ${ada.userId}`);

  it("credit that paid an open order has no owner, and a card payment is refunded to the card", async () => {
    await cancel(await aPaidDay());
    const monday = { date: "2026-11-23", items: [{ id: 1 }, { id: 20 }] };
    const { body } = await submitDates(test, ada, [monday], { checkout: { accountCredit: "6.00" } });
    await processPaymentsNow(pool);
    const before = await credited("given up");
    expect((await removal()).status).toBe(204);
    await cancel(body.order.id);
    await booksAgree();
    expect([await ownCredit(), (await credited("given up")) - before]).toEqual([0, 600]);
    const { rows } = await pool.query("select status, amount_cents::int from payments where order_id = $1", [
      body.order.id,
    ]);
    expect(rows).toEqual([{ status: "refunded", amount_cents: 600 }]);
  });

  it("credit that was given up before the card of its cancelled day was charged stays in the ledger", async () => {
    const { body } = await place();
    await cancel(body.order.id);
    expect((await removal({ giveUpCredit: true })).status).toBe(204);
    await booksAgree();
    expect(await ownCredit()).toBe(0);
  });

  it("a day that an older version left with the account is refunded to the card and released", async () => {
    const [cancelled, open] = [await aPaidDay(), await aPaidDay()];
    await pool.query("delete from people where id = $1", [ada.userId]);
    await cancel(cancelled);
    await booksAgree();
    expect(await ownCredit()).toBe(0);
    const { rows } = await pool.query("select status from payments where order_id = $1", [cancelled]);
    expect(rows).toEqual([{ status: "refunded" }]);
    await tidy({ database: pool, clock: clock.now, logger: pino({ level: "silent" }) });
    expect(await orderOf(cancelled)).toMatchObject({ owner: null, contact: null });
    expect(await orderOf(open)).toMatchObject({ owner: "released" });
  });

  it("the ledger check lists credit that a deleted account received afterwards", async () => {
    const id = await aPaidDay();
    await cancel(id);
    await pool.query("delete from people where id = $1", [ada.userId]);
    expect(await differencesOf(pool)).toMatchObject([
      { kind: "account-credit-without-owner", restaurantId, orderId: id, expectedCents: 0, bookedCents: 600 },
    ]);
    await pool.query("delete from account_credit_entries; delete from account_credits");
  });
});
