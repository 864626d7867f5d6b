import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { findLedgerDifferences } from "../../money/books/ledger-checks.store.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { line } from "../../testing/grill.ts";
import { GRILL_WITH_TABLES } from "../../testing/grill-with-tables.ts";
import { aStaffMember, type StaffMember } from "../../testing/staff.ts";
import { aTablePhone, seated, type TablePhone } from "../../testing/table-phone.ts";
import { openTestApi } from "../../testing/test-api.ts";

const at = await openTestApi();
const { api, call, clock, load, pool } = at;
await api.startWork();
const GIFT_CARD = "TENN-0000-1111-2222";
const VENUE = { ...GRILL_WITH_TABLES, gift_cards: [{ code: GIFT_CARD, balance: "25.00" }] };
let boss: StaffMember;

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(
    pool,
    "table_sessions, table_payments, carts, orders, payments, refunds, tenders, rate_limits, idempotency_keys, ledger_entries, gift_cards, gift_card_entries, staff_acts, staff, restaurants",
  );
  await load(VENUE);
  boss = await aStaffMember(at, { name: "Boss", role: "manager" });
});

/** Ana at a table, who has paid her steak, 22.60 with taxes, and a tip of 5.00. */
async function aPayer(but: object = {}): Promise<{ ana: TablePhone; tableId: string; payment: string }> {
  const ana = aTablePhone(at, "Ana");
  const ids = await seated(ana);
  await ana.browser.set([line(12)]);
  await ana.send([ids[0] ?? ""]);
  const claim = (await ana.claim({ of: "mine" })).body.table.claims[0];
  const paid = await ana.pay(claim, { tip: { type: "dollar", amount: "5.00" }, ...but });
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);
  await expect.poll(async () => (await statuses()).every((one) => one === "captured")).toBe(true);
  return { ana, tableId: paid.body.table.id, payment: (await ana.payments())[0].id };
}
const statuses = async (): Promise<string[]> =>
  (await pool.query("select status from payments")).rows.map(({ status }) => status);
const give = (tableId: string, payment: string, cents: number, but: { key?: string; who?: StaffMember } = {}) => {
  const body = { key: but.key ?? randomUUID(), payment, cents, reason: "Typed by mistake" };
  return call(`/api/staff/tables/${tableId}/return-tip`, body, (but.who ?? boss).headers);
};
const ofCard = async () =>
  (await pool.query("select card_cents::int4 as cents, status from refunds where card_cents > 0 order by step")).rows;
const balance = async () =>
  (await call("/api/orders/get-gift-card", { giftCardNumber: GIFT_CARD }, { "x-restaurant-id": "7" })).body.balance;
const day = async () => (await call("/api/staff/day?day=2026-11-20", undefined, boss.headers)).body.totals;

describe("table#table-tip-back: the tip of a payment at a table", () => {
  it("goes back to the card, once per key; the books, the day's report, the payer's receipt and the history have it", async () => {
    const { ana, tableId, payment } = await aPayer();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => give(tableId, payment, 500, { key })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body.tables[0].payments).toEqual([
      { id: payment, person: expect.any(String), cents: 2_260, tipCents: 0 },
    ]);
    await expect.poll(ofCard).toEqual([{ cents: 500, status: "refunded" }]);
    expect((await ana.payments())[0]).toMatchObject({ amount: "22.60", tip: "5.00", back: "0.00", tipBack: "5.00" });
    const { receipt } = (await ana.ask(`/receipt?payment=${payment}`)).body;
    expect(receipt).toMatchObject({ tip: "5.00", tipBack: "5.00", back: "0.00" });
    // The share stays paid.
    expect((await ana.table()).table).toMatchObject({ left: "0.00", payments: [{ amount: "22.60" }] });
    await expect.poll(() => findLedgerDifferences(pool)).toEqual([]);
    expect(await day()).toMatchObject({
      ...{ tipsCents: 0, totalCents: 2_260, methods: [{ name: "tableShares", cents: 2_260 }] },
    });
    expect((await pool.query("select act, details from staff_acts where act like '%tip'")).rows).toEqual([
      { act: "return-table-tip", details: { table: "12", amount: "5.00", reason: "Typed by mistake" } },
    ]);
  });

  it("goes back in parts, to the card first and then to the gift card, also after the table has ended and the share went back", async () => {
    const { ana, tableId, payment } = await aPayer({ giftCard: { code: GIFT_CARD, amount: "24.00" } });
    expect((await give(tableId, payment, 200)).status).toBe(200);
    expect(await balance()).toBe("1.00");
    const closed = { openLines: 60, dueCents: 1_000_000 };
    expect((await call(`/api/staff/tables/${tableId}/close`, closed, boss.headers)).status).toBe(200);
    expect((await give(tableId, payment, 300)).status).toBe(200);
    // 3.60 by card are all back, and 1.40 of the gift card.
    expect(await balance()).toBe("2.40");
    await expect.poll(ofCard).toEqual([
      { cents: 200, status: "refunded" },
      { cents: 160, status: "refunded" },
    ]);
    await refundSteak();
    await expect.poll(balance).toBe("25.00");
    expect((await ana.payments())[0]).toMatchObject({ back: "22.60", tipBack: "5.00" });
    await expect.poll(() => findLedgerDifferences(pool)).toEqual([]);
    expect(await day()).toMatchObject({ tipsCents: 0, totalCents: 0 });
  });

  it("can be returned from the list of ended tables, for a day, until nothing of it is left", async () => {
    const { tableId, payment } = await aPayer();
    const ended = async () => (await call("/api/staff/tables/open", undefined, boss.headers)).body.ended;
    expect(await ended()).toEqual([]);
    const closed = { openLines: 60, dueCents: 1_000_000 };
    await call(`/api/staff/tables/${tableId}/close`, closed, boss.headers);
    expect(await ended()).toEqual([
      {
        ...{ id: tableId, tableNum: "12", endedAt: "2026-11-20T17:00:00.000Z" },
        payments: [{ id: payment, name: "Ana", cents: 2_260, tipCents: 500 }],
      },
    ]);
    const counter = await aStaffMember(at, { name: "Counter", role: "counter" });
    expect((await call("/api/staff/tables/open", undefined, counter.headers)).body.ended).toEqual([]);
    expect((await give(tableId, payment, 200)).body.ended[0].payments).toMatchObject([{ tipCents: 300 }]);
    await pool.query("update table_sessions set ended_at = ended_at - interval '1 day'");
    expect(await ended()).toEqual([]);
    await pool.query("update table_sessions set ended_at = ended_at + interval '1 hour'");
    expect(await ended()).toHaveLength(1);
    expect((await give(tableId, payment, 300)).body.ended).toEqual([]);
  });

  it("is never more than was paid, by two managers at once either", async () => {
    const { tableId, payment } = await aPayer();
    const answers = await Promise.all([give(tableId, payment, 300), give(tableId, payment, 300)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await give(tableId, payment, 201)).body.code).toBe("table_changed");
    expect((await give(tableId, payment, 200)).status).toBe(200);
    await expect.poll(async () => (await ofCard()).map(({ cents }) => cents)).toEqual([300, 200]);
  });

  it("is refused for a key of another return, for a card that is not captured, and to the counter", async () => {
    const { tableId, payment } = await aPayer();
    const key = randomUUID();
    expect((await give(tableId, payment, 100, { key })).status).toBe(200);
    expect((await give(tableId, payment, 200, { key })).body.code).toBe("refund_mismatch");
    await pool.query("update payments set status = 'authorised', settle_after = now() + interval '1 hour'");
    expect((await give(tableId, payment, 100)).body.code).toBe("refund_not_possible");
    const counter = await aStaffMember(at, { name: "Noor", role: "counter" });
    expect((await give(tableId, payment, 100, { who: counter })).status).toBe(403);
    expect((await give(tableId, randomUUID(), 100)).status).toBe(404);
    expect((await give(randomUUID(), payment, 100)).status).toBe(404);
  });
});

async function refundSteak(): Promise<void> {
  const { rows } = await pool.query("select id, version from orders");
  const body = { key: randomUUID(), version: rows[0].version, what: { of: "all" }, reason: "Cold" };
  const answer = await call(`/api/staff/orders/${rows[0].id}/refund`, body, boss.headers);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}
