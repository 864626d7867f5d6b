import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { askingGrill, openBoardWork, orderByCard } from "../../../testing/answered-orders.ts";
import { differencesOf, emptyLedger } from "../../../testing/check-books.ts";
import { emptyTables } from "../../../testing/empty-tables.ts";
import { line } from "../../../testing/grill.ts";
import { aStaffMember, type StaffMember } from "../../../testing/staff.ts";
import { aPickup, submit, tally } from "../../../testing/submit.ts";
import { openTestApi } from "../../../testing/test-api.ts";

const test = await openTestApi({ sweepEveryMs: 3_600_000 });
const { api, call, clock, load, pool } = test;
const { settle } = await openBoardWork(test);
clock.set("2026-11-20T17:00:00Z");

let amira: StaffMember;
beforeEach(async () => {
  await emptyTables(
    pool,
    "restaurants, orders, order_lines, order_events, unpaid_orders, venue_events, staff, rate_limits",
  );
  await emptyTables(
    pool,
    "payments, refunds, tenders, sandbox_gateway.payments, sandbox_gateway.ledger, sandbox_gateway.refunds",
  );
  await emptyLedger(pool);
  await load(askingGrill({}));
  await api.whenCaughtUp();
  amira = await aStaffMember(test, { name: "Amira", role: "manager" });
});

/** Places an order for three boxes; returns its id. */
async function anOrder(but: Record<string, unknown> = {}): Promise<string> {
  const { id } = await orderByCard(test, { items: [line(20, { quantity: 3 })], ...but });
  await settle();
  return id;
}
const ask = (path: string, body: object, who = amira) => call(`/api/staff/orders/${path}`, body, who.headers);
const quote = (id: string, what: object = { of: "all" }) => ask(`${id}/refund/quote`, { what });
const refund = (id: string, version: number, but: object = {}) =>
  ask(`${id}/refund`, { key: randomUUID(), version, reason: "Cold", what: { of: "all" }, ...but });
const acts = async () => (await call("/api/staff/acts", undefined, amira.headers)).body.acts;

describe("board#refund: a refund from the board", () => {
  it("is quoted with the means that get it, and made as it was quoted", async () => {
    const id = await anOrder();
    const what = { of: "lines", lines: [{ line: 1, quantity: 1 }] };
    const { status, body: quoted } = await quote(id, what);
    expect(status, JSON.stringify(quoted)).toBe(200);
    expect(quoted.left.lines).toEqual([{ line: 1, name: "Box", quantity: 3 }]);
    expect(quoted.left.cents).toBe(quoted.refund.cents * 3);
    expect(quoted.refund.to).toEqual([{ where: "toCard", cents: quoted.refund.cents }]);
    const { body: made } = await refund(id, quoted.version, { what });
    expect(made.refund).toEqual(quoted.refund);
    expect(made.order).toMatchObject({ id, version: quoted.version + 1 });
    await settle();
    const after = (await quote(id)).body;
    expect(after.left).toEqual({
      cents: quoted.left.cents - made.refund.cents,
      lines: [{ line: 1, name: "Box", quantity: 2 }],
    });
    expect(await differencesOf(pool)).toEqual([]);
    const [act] = await acts();
    expect(act).toMatchObject({ act: "refund", by: { name: "Amira" }, order: { id }, details: { reason: "Cold" } });
    const { rows } = await pool.query("select data from venue_events where type = 'refund.made'");
    expect(rows).toMatchObject([{ data: { by: "staff", staffId: amira.id } }]);
  });

  it("of what is to be paid in person says that the restaurant hands it over", async () => {
    await load(askingGrill({}, { payment_processor: "payOnPremise" }));
    await api.whenCaughtUp();
    const { status, body } = await submit(test, aPickup());
    expect(status, JSON.stringify(body)).toBe(201);
    const quoted = (await quote(body.order.id, { of: "amount", cents: 100 })).body;
    expect(quoted.refund).toMatchObject({ cents: 100, to: [{ where: "atRestaurant", cents: 100 }] });
  });

  it("is made once per key, however often it is sent; the key of another request is refused", async () => {
    const id = await anOrder();
    const { version } = (await quote(id)).body;
    const body = { key: randomUUID(), what: { of: "amount", cents: 500 } };
    const answers = await Promise.all(Array.from({ length: 6 }, () => refund(id, version, body)));
    expect(tally(answers)).toEqual({ 200: 6 });
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body.refund))).size).toBe(1);
    // The order has a later version by now; a retry is still the same refund.
    expect((await refund(id, version, body)).status).toBe(200);
    for (const other of [{ what: { of: "all" } }, { what: { of: "amount", cents: 501 } }, { reason: "Late" }]) {
      expect(await refund(id, version, { ...body, ...other })).toMatchObject({
        status: 422,
        body: { code: "refund_mismatch" },
      });
    }
    await settle();
    expect((await acts()).filter(({ act }: { act: string }) => act === "refund")).toHaveLength(1);
    expect((await pool.query("select sum(card_cents)::int as cents from refunds")).rows).toEqual([{ cents: 500 }]);
  });

  it("of two devices at once with one quote is made once, and the other is told who did it", async () => {
    const id = await anOrder();
    const { version } = (await quote(id)).body;
    const answers = await Promise.all([1, 2, 3].map(() => refund(id, version, { what: { of: "amount", cents: 300 } })));
    expect(tally(answers)).toEqual({ 200: 1, "409 order_changed": 2 });
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body.current).toMatchObject({ by: "Amira", act: "refund.made", order: { version: version + 1 } });
    await settle();
    expect(await differencesOf(pool)).toEqual([]);
  });

  it("at the same moment as a cancellation gives everything back once", async () => {
    for (let round = 0; round < 4; round += 1) {
      await emptyTables(pool, "stock_levels");
      const id = await anOrder({ items: [line(21)] });
      const { version } = (await quote(id)).body;
      const [refunded, declined] = await Promise.all([
        refund(id, version, { what: { of: "amount", cents: 200 } }),
        ask(`${id}/decline`, { version, reason: "closing" }),
      ]);
      expect([refunded.status, declined.status].filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
      await settle();
      await settle();
      expect(await differencesOf(pool)).toEqual([]);
      const { rows } = await pool.query(
        "select sum(case kind when 'capture' then amount_cents when 'refund' then -amount_cents else 0 end)::int as kept from sandbox_gateway.ledger",
      );
      const { rows: kept } = await pool.query(
        `select coalesce(sum(amount_cents - back_cents), 0)::int as kept from tenders`,
      );
      expect(rows).toEqual(kept);
    }
  });

  it("says in words why it is not possible", async () => {
    const id = await anOrder({ items: [line(21)] });
    const { left, version } = (await quote(id)).body;
    const why = async (what: object) => {
      const { status, body } = await quote(id, what);
      return [status, body.code, body.message];
    };
    const total = `$${(left.cents / 100).toFixed(2)}`;
    expect(await why({ of: "amount", cents: left.cents + 1 })).toEqual([
      409,
      "refund_not_possible",
      `Only ${total} is left to refund on this order.`,
    ]);
    expect((await why({ of: "lines", lines: [{ line: 9, quantity: 1 }] }))[2]).toBe("This order has no such line.");
    expect((await why({ of: "lines", lines: [{ line: 1, quantity: 2 }] }))[2]).toBe(
      "Only 1 of this dish is left to refund.",
    );
    expect((await refund(id, version)).status).toBe(200);
    expect((await why({ of: "all" }))[2]).toBe("Nothing is left to refund on this order.");
    expect((await refund(id, version, { reason: " " })).status).toBe(400);
    expect((await quote("nobody")).status).toBe(404);
    const open = await orderByCard(test, { items: [line(21)] });
    expect((await quote(open.id)).body.message).toContain("hasn’t been charged yet");
  });

  it("is for managers only", async () => {
    const id = await anOrder();
    const noor = await aStaffMember(test, { name: "Noor", role: "counter" });
    expect((await ask(`${id}/refund/quote`, { what: { of: "all" } }, noor)).status).toBe(403);
    const body = { key: randomUUID(), version: 1, reason: "Cold", what: { of: "all" } };
    expect((await ask(`${id}/refund`, body, noor)).status).toBe(403);
  });
});
