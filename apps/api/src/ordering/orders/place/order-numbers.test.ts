import { randomBytes, randomUUID } from "node:crypto";
import pino from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { eraseContacts, tidy } from "../../../entry/background/tidy.ts";
import { openCommandLine } from "../../../testing/command-line.ts";
import { emptyTables } from "../../../testing/empty-tables.ts";
import { AT_THE_GRILL, GRILL, STEAK } from "../../../testing/grill.ts";
import { aPickup, aSubmit, submit } from "../../../testing/submit.ts";
import { writeNoticesOfEvents } from "../notices/order-notices.store.ts";

const test = await openCommandLine();
const { call, clock, comptoir, load, pool } = test;
const deps = { database: pool, clock: clock.now, logger: pino({ level: "silent" }) };

const order_options = { ...GRILL.restaurant.order_options, contact_retention_days: 2, max_advanced_order_days: 90 };
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, hours: null, order_options } });
beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "notices, orders, order_numbers, slot_counts, unpaid_orders, contact_erasures");
});

const TOMORROW = "2026-11-21T23:00:00.000Z";
const aGuest = () => ({ cookie: `comptoir_session=${randomBytes(32).toString("base64url")}` });
const ordered = async (body: object, headers = aGuest()) => {
  const answer = await submit(test, body, { headers });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.order;
};
const forLater = (date: string, headers = aGuest()) => ordered(aPickup({ date }), headers);
const forNow = () => ordered(aSubmit({ items: [STEAK] }));
const ask = (checkNum: string, date: string | null = null) => {
  const data = { config: { restaurantId: 7, checkNum }, checkout: { contact: { phone_number: "416-555-0199" } }, date };
  return call("/api/orders/notification", { type: "notification", status: "in-progress", data }, AT_THE_GRILL);
};
const toldOf = async () => {
  const { rows } = await pool.query(
    "select order_id as id from notices where kind = 'order-ready' and recipient = '416-555-0199'",
  );
  return rows.map(({ id }) => id);
};

describe("ordering#order-number: an order's number belongs to the day for which it is wanted", () => {
  it("differs from the numbers of orders that are placed on that day", async () => {
    const early = await forLater(TOMORROW);
    const today = await forNow();
    clock.set("2026-11-21T17:00:00Z");
    const late = await forNow();
    expect([early.number, today.number, late.number]).toEqual(["1", "1", "2"]);
  });

  it("finds the order on its day, and after midnight of that evening", async () => {
    const early = await forLater(TOMORROW);
    await forNow();
    clock.set("2026-11-21T17:00:00Z");
    await forNow();
    await ask(early.number);
    clock.set("2026-11-22T05:30:00Z");
    expect(await toldOf()).toEqual([early.id]);
    await pool.query("delete from notices");
    await ask(early.number);
    expect(await toldOf()).toEqual([early.id]);
  });

  it("finds the order on the day before by its date, and today's order without a date", async () => {
    const early = await forLater(TOMORROW);
    const today = await forNow();
    await ask("1", TOMORROW);
    expect(await toldOf()).toEqual([early.id]);
    await pool.query("delete from notices");
    await ask("1");
    expect(await toldOf()).toEqual([today.id]);
  });

  it("is on the list of that day", async () => {
    const early = await forLater(TOMORROW);
    expect((await comptoir("orders", "list", "the-grill")).out).toBe("There are no orders on 2026-11-20.\n");
    clock.set("2026-11-21T17:00:00Z");
    const listed = JSON.parse((await comptoir("orders", "list", "the-grill", "--json")).out);
    expect(listed).toMatchObject([{ orderId: early.id, number: 1 }]);
    expect((await comptoir("orders", "show", "the-grill", "1", "--json")).out).toContain(early.id);
  });

  it("changes if the order is moved to another day, and stays otherwise", async () => {
    const guest = aGuest();
    const early = await forLater(TOMORROW, guest);
    await forLater("2026-11-22T23:00:00.000Z");
    const move = async (date: string) => {
      const headers = { ...AT_THE_GRILL, ...guest, "idempotency-key": randomUUID() };
      const { status, body } = await call(`/api/orders/${early.id}/change`, aPickup({ date }), headers);
      expect(status, JSON.stringify(body)).toBe(200);
      return body.order.number;
    };
    expect(await move("2026-11-21T23:30:00.000Z")).toBe("1");
    expect(await move("2026-11-22T23:30:00.000Z")).toBe("2");
    expect(await ordered(aPickup({ date: TOMORROW }))).toMatchObject({ number: "2" });
  });

  it("books the sale on the day on which the order is placed", async () => {
    const { id } = await forLater(TOMORROW);
    const { rows } = await pool.query("select local_day::text from ledger_entries where order_id = $1", [id]);
    expect(rows).toEqual([{ local_day: "2026-11-20" }]);
  });
});

describe("venue#contact-retention: the retention of contacts starts on the day for which an order is wanted", () => {
  const names = async () => (await pool.query("select contact ->> 'full_name' as name from orders")).rows;

  it("keeps those of a future order, and erases them later", async () => {
    await forLater("2026-12-24T23:00:00.000Z");
    clock.set("2026-12-20T17:00:00Z");
    await eraseContacts(deps);
    expect(await names()).toEqual([{ name: "Ada Lovelace" }]);
    clock.set("2026-12-28T17:00:00Z");
    await eraseContacts(deps);
    expect(await names()).toEqual([{ name: null }]);
  });

  it("keeps those of future orders that an older version stored under the day of placing", async () => {
    await forLater("2026-12-24T23:00:00.000Z");
    await pool.query("update orders set local_day = '2026-11-20'");
    clock.set("2026-12-20T17:00:00Z");
    await eraseContacts(deps);
    expect(await names()).toEqual([{ name: "Ada Lovelace" }]);
    clock.set("2026-12-28T17:00:00Z");
    await eraseContacts(deps);
    expect(await names()).toEqual([{ name: null }]);
  });

  it("keeps the pending messages of a future order", async () => {
    const { id } = await forLater("2026-12-24T23:00:00.000Z");
    await writeNoticesOfEvents(pool);
    await pool.query("update notices set created_at = now() - interval '61 days'");
    await tidy(deps);
    const kept = await pool.query("select kind from notices where order_id = $1 and kind = 'order-ready'", [id]);
    expect(kept.rowCount).toBe(1);
    await pool.query("update orders set status = 'completed'");
    await tidy(deps);
    expect((await pool.query("select from notices where order_id = $1", [id])).rowCount).toBe(0);
  });
});
