import { randomUUID } from "node:crypto";
import pino from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { findLedgerDifferences } from "../../money/books/ledger-checks.store.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { ANY_NUMBER_OPEN, GRILL, line } from "../../testing/grill.ts";
import { proveAddress, register, type SignedIn } from "../../testing/people.ts";
import { aStaffMember, type StaffMember } from "../../testing/staff.ts";
import { aCard, aSubmit, submit } from "../../testing/submit.ts";
import { aTablePhone, seated, type TablePhone } from "../../testing/table-phone.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { moveOrder } from "../orders/refund/move-order.ts";
import { settleFailed } from "./work-tables.ts";

const at = await openTestApi();
const { api, call, clock, load, pool } = at;
await api.startWork();
const [dinner, ...others] = GRILL.menus;
const VENUE = {
  ...GRILL,
  restaurant: {
    ...GRILL.restaurant,
    payment_processor: "sandbox",
    tax_rate: { tax1: "0.13" },
    loyalty_program: true,
    order_options: { ...ANY_NUMBER_OPEN, group_ordering: true, max_items_per_cart: 60 },
  },
  loyalty: { name: "Embers", points_per_dollar: "10" },
  menus: [
    {
      ...dinner,
      items: [
        { id: 11, name: "Soup", price: "8.00" },
        { id: 12, name: "Steak", price: "20.00" },
      ],
    },
    ...others,
  ],
};
const [SOUP, STEAK] = [line(11), line(12)];
let boss: StaffMember;

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(
    pool,
    "table_sessions, table_payments, carts, orders, payments, refunds, tenders, rate_limits, idempotency_keys, ledger_entries, loyalty_members, loyalty_entries, people, staff, restaurants",
  );
  await load(VENUE);
  boss = await aStaffMember(at, { name: "Boss", role: "manager" });
});

/** A person who has joined the programme with an order at the counter, which earned 80 points. */
async function aMember(email: string): Promise<SignedIn> {
  const person = await register(at, { email });
  const checkout = {
    ...{ contact: { full_name: "Ana" }, paymentMethod: "credit_card", card: await aCard(at) },
    loyaltyProgram: { join: true },
  };
  const placed = await submit(at, aSubmit({ checkout }), { headers: person.headers });
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  return person;
}

/** A table of Ana, who is signed in and has a steak, and Olu, a guest with a soup: 22.60 and 9.04 with taxes. */
async function aServedTable(person: SignedIn): Promise<{ ana: TablePhone; olu: TablePhone }> {
  const [ana, olu] = [aTablePhone(at, "Ana"), aTablePhone(at, "Olu")];
  ana.browser.signIn(person);
  const ids = await seated(ana, olu);
  await ana.browser.set([STEAK]);
  await olu.browser.set([SOUP]);
  for (const [phone, id] of [
    [ana, ids[0] ?? ""],
    [olu, ids[1] ?? ""],
  ] as const) {
    const sent = await phone.send([id]);
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  }
  return { ana, olu };
}

async function pay(phone: TablePhone, share: object, but: Parameters<TablePhone["pay"]>[1] = {}, key = randomUUID()) {
  const { you, table } = (await phone.claim(share)).body;
  const paid = await phone.pay(
    table.claims.find(({ person }: { person: string }) => person === you),
    but,
    key,
  );
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);
}
const balance = async ({ self, cookie }: SignedIn) =>
  (await call("/api/auth/points", self, { cookie })).body.programs[0]?.points ?? null;
const earned = async (phone: TablePhone) => (await phone.payments())[0]?.pointsEarned;

describe("people#points-earned: a signed-in payer of a share", () => {
  it("earns points on the dishes in it, as of an order, and once: not on tip and taxes, nor with the round", async () => {
    const person = await aMember("ana@example.test");
    const { ana, olu } = await aServedTable(person);
    expect(await balance(person)).toBe(80);
    const mine = (await ana.claim({ of: "mine" })).body.table.claims[0];
    const [key, entered] = [randomUUID(), await ana.cardOf()];
    for (const _ of [1, 2]) await ana.pay(mine, { tip: { type: "dollar", amount: "5.00" }, entered }, key);
    // 20.00 at ten points a dollar.
    expect([await balance(person), await earned(ana)]).toEqual([280, 200]);
    // A guest earns nothing, and has no place in the programme.
    await pay(olu, { of: "rest" });
    expect(await earned(olu)).toBeUndefined();
    const { rows } = await pool.query("select count(*)::int as count from loyalty_entries");
    expect(rows[0].count).toBe(2);
    expect(await findLedgerDifferences(pool)).toEqual([]);
  });

  it("earns on their part of the dishes by a share of no dish in particular; all shares earn as the bill would", async () => {
    const person = await aMember("ana@example.test");
    const { ana } = await aServedTable(person);
    await pay(ana, { of: "equal", parts: 3 });
    // A third of 28.00 is 9.33.
    expect(await balance(person)).toBe(80 + 93);
    await pay(ana, { of: "rest" });
    expect(await balance(person)).toBe(80 + 93 + 186);
  });

  it("earns nothing outside the programme; a member's proven address is one of the programme", async () => {
    const person = await register(at, { email: "new@example.test" });
    const { ana } = await aServedTable(person);
    await pay(ana, { of: "mine" });
    expect([await balance(person), await earned(ana)]).toEqual([null, undefined]);
    const joined = { loyaltyProgram: { join: true, email: "new@example.test" } };
    const checkout = { contact: { full_name: "N" }, paymentMethod: "credit_card", card: await aCard(at), ...joined };
    await submit(at, aSubmit({ checkout }));
    await proveAddress(at, person);
    await pay(ana, { of: "rest" });
    // 80 of the order under the address, which are the account's with its proof, and 80 of the soup.
    expect(await balance(person)).toBe(160);
  });

  it("has points taken back in proportion to what of the share goes back, and all with all of it; a returned tip takes none", async () => {
    const person = await aMember("ana@example.test");
    const { ana } = await aServedTable(person);
    await pay(ana, { of: "mine" }, { tip: { type: "dollar", amount: "5.00" } });
    await expect.poll(async () => (await charges())[0]?.status).toBe("captured");
    const [steak] = (await ana.table()).table.rounds;
    await refund(steak.orderId, 1_130);
    await expect.poll(async () => (await ana.payments())[0]?.back).toBe("11.30");
    expect([await balance(person), await earned(ana)]).toEqual([180, 100]);
    const { table } = await ana.table();
    const returned = await call(
      `/api/staff/tables/${table.id}/return-tip`,
      { key: randomUUID(), payment: table.payments[0].id, cents: 500, reason: "Typed by mistake" },
      boss.headers,
    );
    expect(returned.status, JSON.stringify(returned.body)).toBe(200);
    expect(await balance(person)).toBe(180);
    await moveOrder({ database: pool, clock: clock.now }, { restaurantId: "7", orderId: steak.orderId }, "cancelled");
    await expect.poll(async () => (await ana.payments())[0]?.back).toBe("22.60");
    expect([await balance(person), await earned(ana)]).toEqual([80, undefined]);
    await expect.poll(() => findLedgerDifferences(pool)).toEqual([]);
  });

  it("has all of them taken back if the gateway does not capture the card after all", async () => {
    const person = await aMember("ana@example.test");
    const { ana } = await aServedTable(person);
    await pay(ana, { of: "mine" });
    expect(await balance(person)).toBe(280);
    await expect.poll(async () => (await charges()).every(({ status }) => status === "captured")).toBe(true);
    await pool.query("update payments set status = 'failed' where order_id in (select id from table_payments)");
    await settleFailed({ database: pool, clock: clock.now, logger: pino({ level: "silent" }) });
    expect((await ana.table()).table.left).toBe("31.64");
    expect(await balance(person)).toBe(80);
  });
});

const charges = async () =>
  (
    await pool.query(
      "select status, amount_cents::int4 as cents from payments where order_id in (select id from table_payments) order by created_at, id",
    )
  ).rows;
async function refund(orderId: string, cents: number): Promise<void> {
  const { rows } = await pool.query("select version from orders where id = $1", [orderId]);
  const body = { key: randomUUID(), version: rows[0].version, what: { of: "amount", cents }, reason: "Cold" };
  const answer = await call(`/api/staff/orders/${orderId}/refund`, body, boss.headers);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}
