import { randomBytes, randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { emptyLedger } from "../../../testing/check-books.ts";
import { emptyTables } from "../../../testing/empty-tables.ts";
import { ANY_NUMBER_OPEN, AT_THE_GRILL, GRILL, line } from "../../../testing/grill.ts";
import { isWaitedFor, meetingLocks } from "../../../testing/meeting-locks.ts";
import { QUICK_CONFIG } from "../../../testing/serve-api.ts";
import { settle } from "../../../testing/settle.ts";
import { startApiProcess } from "../../../testing/start-api-process.ts";
import { aCard, aPickup, submit } from "../../../testing/submit.ts";
import { openTestApi } from "../../../testing/test-api.ts";
import { writeNoticesOfEvents } from "../notices/order-notices.store.ts";
import { moveOrder } from "../refund/move-order.ts";
import { refundOrder } from "../refund/refund-order.ts";

const test = await openTestApi(QUICK_CONFIG);
const { api, call, clock, load, pool } = test;
await api.startWork();

/** The grill with a stock of three boxes, and capacity for two orders per half hour. */
const [dinner, pickup, ...others] = GRILL.menus;
const items = [
  { id: 20, name: "Box", price: "15.00", stock: 3 },
  { id: 21, name: "Salad", price: "9.00" },
];
const CARD_GRILL = {
  ...GRILL,
  restaurant: {
    ...GRILL.restaurant,
    payment_processor: "sandbox",
    order_options: { ...ANY_NUMBER_OPEN, custom_questions: [{ question: "Cutlery?", question_type: "select_one" }] },
  },
  menus: [dinner, { ...pickup, items }, ...others],
};

const ONE = "2026-11-20T18:00:00.000Z";
const TWO = "2026-11-20T19:00:00.000Z";
beforeEach(async () => {
  clock.set("2026-11-20T16:00:00Z");
  await emptyTables(
    pool,
    "restaurants, orders, order_lines, order_events, idempotency_keys, payments, unpaid_orders, notices",
  );
  await emptyTables(pool, "sandbox_gateway.payments, sandbox_gateway.ledger");
  await emptyLedger(pool);
  await load(CARD_GRILL);
});

const aGuest = () => ({ cookie: `comptoir_session=${randomBytes(32).toString("base64url")}` });
type Guest = ReturnType<typeof aGuest>;
const contact = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };
const withCard = async (but: object, behaviour?: Parameters<typeof aCard>[1]) =>
  aPickup({ checkout: { contact, paymentMethod: "credit_card", card: await aCard(test, behaviour) }, ...but });
const boxes = (quantity: number) => [line(20, { quantity })];

async function anOrder(guest: Guest, { quantity = 2, date = ONE } = {}) {
  const { status, body } = await submit(test, await withCard({ items: boxes(quantity), date }), { headers: guest });
  expect(status, JSON.stringify(body)).toBe(201);
  await settle(pool);
  return body.order;
}
const change = (id: string, body: object, guest: Guest, key: string = randomUUID()) =>
  call(`/api/orders/${id}/change`, body, { ...AT_THE_GRILL, ...guest, "idempotency-key": key });
const standing = async (id: string) => (await call(`/api/orders/${id}`)).body.order;
const left = async () =>
  (await pool.query("select remaining from stock_levels where thing_id = '20'")).rows[0].remaining;
const slots = async () => {
  const { rows } = await pool.query(
    "select slot_starts_at as at, taken from slot_counts where taken > 0 order by slot_starts_at",
  );
  return rows.map(({ at, taken }) => [at.toISOString(), taken]);
};
/** Returns the balance of the gift card of 50.00 in cents, and the number of its ledger entries. */
const ofCard = async () => {
  const { rows } = await pool.query(
    `select sum(amount_cents)::int as balance, count(*)::int as entries from gift_card_entries
     group by code_hash having bool_or(reason = 'issue' and amount_cents = 5000)`,
  );
  return rows[0];
};
/** Returns the state that a failed change must leave untouched. */
const everything = async (id: string) => ({ order: await standing(id), left: await left(), slots: await slots() });

describe("A guest changes an order for a chosen time", () => {
  it("at most twelve times a minute; further changes are refused", async () => {
    const guest = aGuest();
    const { id } = await anOrder(guest, { quantity: 1 });
    for (let count = 0; count < 12; count += 1) {
      const body = await withCard({ items: boxes(1 + (count % 2)), date: ONE });
      expect((await change(id, body, guest)).status).toBe(200);
    }
    const { status, body, headers } = await change(id, await withCard({ items: boxes(1), date: ONE }), guest);
    expect({ status, code: body.code }).toEqual({ status: 429, code: "too_many_requests" });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await call(`/api/orders/${id}`)).body.order.items).toMatchObject([{ quantity: 2 }]);
  });

  it("and a retry under the same key does not count as a further change", async () => {
    const guest = aGuest();
    const { id } = await anOrder(guest, { quantity: 1 });
    const [key, body] = [randomUUID(), await withCard({ items: boxes(2), date: ONE })];
    for (let count = 0; count < 13; count += 1) expect((await change(id, body, guest, key)).status).toBe(200);
    expect((await change(id, await withCard({ items: boxes(1), date: ONE }), guest)).status).toBe(200);
  });

  it("and omitted notes and answers are kept, while an empty text clears the notes", async () => {
    const guest = aGuest();
    const told = { pickup: { notes: "NUT ALLERGY" }, questions: [{ question: "Cutlery?", answer: "Yes" }] };
    const card = await aCard(test);
    const checkout = { contact, paymentMethod: "credit_card", card, ...told };
    const placed = await submit(test, aPickup({ items: boxes(1), date: ONE, checkout }), { headers: guest });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    const { id } = placed.body.order;
    const remarks = async () => (await pool.query("select remarks from orders where id = $1", [id])).rows[0].remarks;
    expect((await change(id, await withCard({ items: boxes(2), date: ONE }), guest)).status).toBe(200);
    expect(await remarks()).toMatchObject({ notes: "NUT ALLERGY", questions: told.questions });
    const cleared = { contact, paymentMethod: "credit_card", card: await aCard(test), pickup: { notes: "" } };
    expect((await change(id, aPickup({ items: boxes(1), date: ONE, checkout: cleared }), guest)).status).toBe(200);
    expect(await remarks()).toMatchObject({ notes: null, questions: told.questions });
  });

  it("in its lines and time: the number stays, the new total is charged and the old one refunded", async () => {
    const guest = aGuest();
    const before = await anOrder(guest);
    const { status, body } = await change(
      before.id,
      await withCard({ items: [...boxes(1), line(21)], date: TWO }),
      guest,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    const { id, number, placedAt } = before;
    expect(body.order).toMatchObject({ id, number, placedAt, date: TWO, readyAt: TWO, yours: true, status: "placed" });
    expect(body.order.items.map(({ name }: { name: string }) => name)).toEqual(["Box", "Salad"]);
    expect(await settle(pool)).toEqual({ orders: 1, captures: 2 });
    expect((await standing(id)).payment).toMatchObject({ status: "captured", amount: "27.12" });
    expect({ left: await left(), slots: await slots() }).toEqual({ left: 2, slots: [[TWO, 1]] });
    await writeNoticesOfEvents(pool);
    const { rows } = await pool.query("select kind from notices where channel = 'mail' order by told_of_at");
    expect(rows.map(({ kind }) => kind)).toEqual(["order-placed", "order-changed"]);
    const { rows: lines } = await pool.query("select line, item_id from order_lines order by line");
    expect(lines).toEqual([
      { line: 1, item_id: "20" },
      { line: 2, item_id: "21" },
    ]);
  });

  it("once per key, and again under another key, with a mail for each change", async () => {
    const guest = aGuest();
    const { id } = await anOrder(guest);
    const key = randomUUID();
    const body = await withCard({ items: boxes(1), date: TWO });
    const answers = await Promise.all(Array.from({ length: 8 }, () => change(id, body, guest, key)));
    for (const { status, headers } of answers) {
      expect([200, 409]).toContain(status);
      if (status === 409) expect(headers.get("retry-after")).toBe("1");
    }
    expect((await change(id, body, guest, key)).headers.get("idempotent-replayed")).toBe("true");
    expect((await change(id, { ...body, type: "delivery" }, guest, key)).status).toBe(422);
    expect((await settle(pool)).captures).toBe(2);
    expect((await change(id, await withCard({ items: boxes(3), date: ONE }), guest)).status).toBe(200);
    expect(await settle(pool)).toEqual({ orders: 1, captures: 3 });
    expect({ left: await left(), slots: await slots() }).toEqual({ left: 0, slots: [[ONE, 1]] });
    await writeNoticesOfEvents(pool);
    const { rows } = await pool.query("select count(*)::int as mails from notices where kind = 'order-changed'");
    expect(rows).toEqual([{ mails: 1 }]);
  });

  it("with its own last portions, and its own capacity in a full slot", async () => {
    const guest = aGuest();
    const { id } = await anOrder(guest, { quantity: 3 });
    await submit(test, await withCard({ items: [line(21)], date: ONE }), { headers: aGuest() });
    expect((await change(id, await withCard({ items: [...boxes(3), line(21)], date: ONE }), guest)).status).toBe(200);
    expect((await change(id, await withCard({ items: boxes(3), date: TWO }), guest)).status).toBe(200);
    expect({ left: await left(), slots: await slots() }).toEqual({
      left: 0,
      slots: [
        [ONE, 1],
        [TWO, 1],
      ],
    });
    await settle(pool);
  });

  it("and cancels it afterwards: its stock is released and all payments are returned", async () => {
    const guest = aGuest();
    const { id } = await anOrder(guest);
    await change(id, await withCard({ items: boxes(1), date: TWO }), guest);
    await settle(pool);
    expect((await call(`/api/orders/${id}/cancel`, {}, { ...AT_THE_GRILL, ...guest })).status).toBe(200);
    await settle(pool);
    expect({ left: await left(), slots: await slots() }).toEqual({ left: 3, slots: [] });
  });

  it("that a single-use code and a gift card paid, with both again: each debit and credit is in the ledger", async () => {
    const guest = aGuest();
    const costs = { discount: { code: "ONCE" }, voucher: { code: "FULL-0000-1111-2222" } };
    const paid = async (quantity: number, date: string) =>
      withCard({ items: [...boxes(quantity), line(21, { quantity: 3 })], date, costs });
    const placed = await submit(test, await paid(2, ONE), { headers: guest });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    const { id } = placed.body.order;
    for (const quantity of [3, 1]) {
      await settle(pool);
      const changed = await change(id, await paid(quantity, TWO), guest);
      expect(changed.status, JSON.stringify(changed.body)).toBe(200);
      const { discount, voucher } = changed.body.order.costs;
      expect({ discount: discount.amount, inAll: (await ofCard()).balance + Number(voucher.amount) * 100 }).toEqual({
        discount: "5.00",
        inAll: 5000,
      });
    }
    expect((await call(`/api/orders/${id}/cancel`, {}, { ...AT_THE_GRILL, ...guest })).status).toBe(200);
    await settle(pool);
    expect(await ofCard()).toEqual({ balance: 5000, entries: 7 });
  });

  it("that is paid in person, without a card", async () => {
    await load({ ...CARD_GRILL, restaurant: { ...CARD_GRILL.restaurant, payment_processor: "payOnPremise" } });
    const guest = aGuest();
    const placed = await submit(test, aPickup({ items: boxes(1), date: ONE }), { headers: guest });
    const { id } = placed.body.order;
    expect((await change(id, aPickup({ items: boxes(2), date: TWO }), guest)).status).toBe(200);
    expect({ left: await left(), slots: await slots() }).toEqual({ left: 1, slots: [[TWO, 1]] });
    expect((await pool.query("select order_id from unpaid_orders")).rows).toEqual([{ order_id: id }]);
  });
});

describe("payment#one-after-the-other: two concurrent calls for one order", () => {
  /** Starts calls that queue for the lock of one order, in this sequence. */
  async function atOnce<Result>(id: string, ...calls: (() => Promise<Result>)[]): Promise<Result[]> {
    const [first, ...others] = calls as [() => Promise<Result>, ...(() => Promise<Result>)[]];
    return meetingLocks(
      pool,
      `select from orders where id = '${id}' for update`,
      async () => {
        const asked = [first()];
        for (const ask of others) {
          await isWaitedFor(pool, asked.length);
          asked.push(ask());
        }
        return Promise.all(asked);
      },
      calls.length,
    );
  }
  const cancel = (id: string, guest: Guest) => call(`/api/orders/${id}/cancel`, {}, { ...AT_THE_GRILL, ...guest });

  it("two changes: the second one returns the payment of the first one", async () => {
    const guest = aGuest();
    const { id } = await anOrder(guest, { quantity: 1 });
    const [one, two] = [await withCard({ items: boxes(2), date: TWO }), await withCard({ items: boxes(3), date: ONE })];
    const answers = await atOnce(
      id,
      () => change(id, one, guest),
      () => change(id, two, guest),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await settle(pool);
    expect((await standing(id)).payment).toMatchObject({ status: "captured", amount: "50.85" });
    expect({ left: await left(), slots: await slots() }).toEqual({ left: 0, slots: [[ONE, 1]] });
  });

  it("a change, then a cancellation: both payments are returned", async () => {
    const guest = aGuest();
    const { id } = await anOrder(guest);
    const body = await withCard({ items: boxes(1), date: TWO });
    const answers = await atOnce(
      id,
      () => change(id, body, guest),
      () => cancel(id, guest),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await settle(pool);
    expect({ left: await left(), slots: await slots() }).toEqual({ left: 3, slots: [] });
  });

  it("a cancellation, then a change: the change is refused, and its authorisation is voided", async () => {
    const guest = aGuest();
    const { id } = await anOrder(guest);
    const body = await withCard({ items: boxes(1), date: TWO });
    const answers = await atOnce(
      id,
      () => cancel(id, guest),
      () => change(id, body, guest),
    );
    expect(answers.map(({ status, body: { code } }) => [status, code])).toEqual([
      [200, undefined],
      [409, "order_cancelled"],
    ]);
    // A stale browser tab gets the reason `order_cancelled`, not that it is too late.
    const later = await change(id, body, guest);
    expect([later.status, later.body.code]).toEqual([409, "order_cancelled"]);
    expect((await change(id, body, aGuest())).body.code).toBe("not_yours");
    await settle(pool);
    expect({ left: await left(), slots: await slots() }).toEqual({ left: 3, slots: [] });
  });

  it("a refund, then a change: a refunded order cannot be changed", async () => {
    const guest = aGuest();
    const { id } = await anOrder(guest);
    const body = await withCard({ items: boxes(1), date: TWO });
    const refund = {
      key: randomUUID(),
      reason: null,
      what: { of: "lines", lines: [{ lineNumber: 1, quantity: 1 }] },
    } as const;
    const deps = { database: pool, clock: clock.now };
    const [given, changed] = await atOnce<object>(
      id,
      () => refundOrder(deps, { restaurantId: "7", orderId: id }, refund),
      () => change(id, body, guest),
    );
    expect(given).toMatchObject({ given: { toCard: "16.95" } });
    expect(changed).toMatchObject({ status: 409, body: { code: "change_too_late" } });
    await settle(pool);
  });
});

describe("An order stays unchanged", () => {
  it("when the new card is declined, the slot is full, or the stock is too low", async () => {
    const guest = aGuest();
    const { id } = await anOrder(guest);
    for (const salad of [1, 2]) {
      const other = await submit(test, await withCard({ items: [line(21, { quantity: salad })], date: TWO }), {
        headers: aGuest(),
      });
      expect(other.status).toBe(201);
    }
    await settle(pool);
    const before = await everything(id);
    const declined = await change(id, await withCard({ items: boxes(1), date: ONE }, "decline"), guest);
    expect([declined.status, declined.body.code]).toEqual([402, 200]);
    const full = await change(id, await withCard({ items: boxes(1), date: TWO }), guest);
    expect([full.status, full.body.code]).toEqual([409, 422]);
    const short = await change(id, await withCard({ items: boxes(4), date: ONE }), guest);
    expect([short.status, short.body.code]).toEqual([409, 1804]);
    // The authorisation of the failed change was voided.
    expect((await settle(pool)).captures).toBe(3);
    expect(await everything(id)).toEqual(before);
    await writeNoticesOfEvents(pool);
    expect((await pool.query("select from notices where kind = 'order-changed'")).rowCount).toBe(0);
  });

  it("when it is another person's, is past its cutoff, or the kitchen has started", async () => {
    const guest = aGuest();
    const { id } = await anOrder(guest);
    const body = await withCard({ items: boxes(1), date: TWO });
    expect((await change(id, body, aGuest())).body.code).toBe("not_yours");
    expect((await change(randomUUID(), body, guest)).status).toBe(404);
    expect((await call(`/api/orders/${id}/change`, body, { ...AT_THE_GRILL, ...guest })).status).toBe(400);
    clock.set("2026-11-20T17:01:00Z");
    const late = await change(id, body, guest);
    expect([late.status, late.body.code]).toEqual([409, "change_too_late"]);
    clock.set("2026-11-20T16:00:00Z");
    const deps = { database: pool, clock: clock.now };
    await moveOrder(deps, { restaurantId: "7", orderId: id }, "in-progress");
    expect((await change(id, body, guest)).body.code).toBe("change_too_late");
    expect((await settle(pool)).captures).toBe(1);
  });

  it("when the server is killed between the authorisation and the change, and the authorisation is voided", async () => {
    const tomorrow = new Date(
      Temporal.Now.plainDateISO("America/Toronto")
        .add({ days: 1 })
        .toZonedDateTime({ timeZone: "America/Toronto", plainTime: "14:00" }).epochMilliseconds,
    ).toISOString();
    clock.set(new Date().toISOString());
    const guest = aGuest();
    const { id } = await anOrder(guest, { date: tomorrow });
    const before = await everything(id);
    const server = await startApiProcess(String(pool.options.connectionString), {
      at: "authorise:after:1",
      signal: "SIGKILL",
    });
    const key = randomUUID();
    const body = await withCard({ items: boxes(1), date: tomorrow });
    const lost = await fetch(`${server.origin}/api/orders/${id}/change`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key, ...AT_THE_GRILL, ...guest },
      body: JSON.stringify(body),
    }).catch(() => null);
    expect(lost).toBeNull();
    await server.ended;
    expect((await settle(pool)).captures).toBe(1);
    expect(await everything(id)).toEqual(before);
    // A retry with the same key completes the change.
    const again = await withCard({ items: boxes(1), date: tomorrow });
    expect((await change(id, again, guest, key)).status).toBe(200);
    expect(await settle(pool)).toEqual({ orders: 1, captures: 2 });
  }, 120_000);
});
