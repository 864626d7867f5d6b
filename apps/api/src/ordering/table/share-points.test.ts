import { randomUUID } from "node:crypto";
import { m } from "@comptoir/messages";
import pino from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { findLedgerDifferences } from "../../money/books/ledger-checks.store.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { line } from "../../testing/grill.ts";
import { GRILL_WITH_TABLES } from "../../testing/grill-with-tables.ts";
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
const GIFT = "GIFT-0000-1111-2222";
const VENUE = {
  ...GRILL_WITH_TABLES,
  restaurant: { ...GRILL_WITH_TABLES.restaurant, loyalty_program: true },
  loyalty: { name: "Embers", points_per_dollar: "10", points_value: { points: 100, value: "5.00" } },
  gift_cards: [{ code: GIFT, balance: "50.00" }],
};
const [SOUP, STEAK] = [line(11), line(12)];
let boss: StaffMember;

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(
    pool,
    "table_sessions, table_payments, carts, orders, payments, refunds, tenders, rate_limits, idempotency_keys, ledger_entries, loyalty_members, loyalty_entries, gift_cards, gift_card_entries, people, staff, restaurants",
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

  it("earns on prices that include taxes as the menu has them, which a tip in percent is of, too", async () => {
    await load({ ...VENUE, restaurant: { ...VENUE.restaurant, tax_inclusive: true } });
    await api.whenCaughtUp();
    const person = await aMember("ana@example.test");
    const { ana } = await aServedTable(person);
    const [claim] = (await ana.claim({ of: "mine" })).body.table.claims;
    expect(claim).toMatchObject({ amount: "20.00", tipBase: "20.00" });
    expect((await ana.pay(claim, { tip: { type: "percentage", percentageValue: "10" } })).status).toBe(200);
    expect((await ana.payments())[0]).toMatchObject({ amount: "20.00", tip: "2.00", pointsEarned: 200 });
    await pay(ana, { of: "amount", amount: "4.00" });
    // The order at the counter, the steak, and half of the soup for 8.00.
    expect(await balance(person)).toBe(80 + 200 + 40);
    await agree();
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

/** A member who has 300 points, which pay 15.00. */
async function aRichMember(): Promise<SignedIn> {
  const person = await aMember("ana@example.test");
  await pool.query(
    `insert into loyalty_entries (restaurant_id, member_key, points, reason, order_id, amount_cents, entered_at)
     select restaurant_id, member_key, 220, 'earned', gen_random_uuid(), 1, now() from loyalty_members`,
  );
  return person;
}
const POINTS = { points: 300, amount: "15.00" };
async function claimed(phone: TablePhone, share: object = { of: "mine" }) {
  const { you, table } = (await phone.claim(share)).body;
  return table.claims.find(({ person }: { person: string }) => person === you);
}
async function agree(): Promise<void> {
  await expect.poll(() => findLedgerDifferences(pool)).toEqual([]);
}

describe("table#table-points: points that pay a share", () => {
  it("pay first, and no tip; a card pays the rest, once per key. What they pay earns none", async () => {
    const person = await aRichMember();
    const { ana } = await aServedTable(person);
    const claim = await claimed(ana);
    const [key, entered] = [randomUUID(), await ana.cardOf()];
    const but = { tip: { type: "dollar", amount: "2.00" }, points: POINTS, entered };
    const answers = await Promise.all([1, 2, 3].map(() => ana.pay(claim, but, key)));
    for (const { status, body } of answers) expect([200, 409], JSON.stringify(body)).toContain(status);
    expect((await ana.pay(claim, but, key)).headers.get("idempotent-replayed")).toBe("true");
    expect((await ana.payments())[0]).toMatchObject({
      ...{ amount: "22.60", tip: "2.00", byPoints: "15.00", byGiftCard: "0.00", pointsEarned: 50 },
    });
    // The dishes are 20.00, of which points paid 15.00.
    expect(await balance(person)).toBe(50);
    await expect.poll(charges).toEqual([{ status: "captured", cents: 960 }]);
    await agree();
    const { totals } = (await call("/api/staff/day?day=2026-11-20", undefined, boss.headers)).body;
    expect(totals.methods).toEqual(
      expect.arrayContaining([
        { name: "points", cents: 1_500 },
        { name: "tableShares", cents: 960 },
      ]),
    );
    const receipt = (await ana.ask(`/receipt?payment=${(await ana.payments())[0].id}`)).body.receipt;
    expect(receipt).toMatchObject({ byPoints: "15.00", byCard: { amount: "9.60" }, pointsEarned: 50 });
  });

  it("and a gift card need no card if they pay share and tip", async () => {
    const person = await aRichMember();
    const { ana } = await aServedTable(person);
    const giftCard = { code: GIFT, amount: "9.60" };
    const but = { tip: { type: "dollar", amount: "2.00" }, points: POINTS, entered: null };
    // More than points leave of it.
    const more = await ana.pay(await claimed(ana), { ...but, giftCard: { code: GIFT, amount: "9.61" } });
    expect(more.body.code, JSON.stringify(more.body)).toBe(428);
    expect((await ana.pay(await claimed(ana), { ...but, giftCard })).status).toBe(200);
    expect(await charges()).toEqual([]);
    expect((await ana.payments())[0]).toMatchObject({ byPoints: "15.00", byGiftCard: "9.60", card: { last4: "" } });
    await agree();
  });

  it("are refused unless the page showed what they pay: whole steps, up to the share, and the account's own", async () => {
    const person = await aRichMember();
    const { ana, olu } = await aServedTable(person);
    const claim = await claimed(ana);
    const refused = async (phone: TablePhone, of: { id: string; amount: string }, points: object) => {
      const { status, body } = await phone.pay(of, { points });
      return [status, body.code, body.message];
    };
    for (const points of [
      { points: 150, amount: "7.50" },
      { points: 500, amount: "25.00" },
      { points: 300, amount: "15.01" },
    ]) {
      expect((await refused(ana, claim, points)).slice(0, 2)).toEqual([409, 428]);
    }
    expect(await refused(ana, claim, { points: 400, amount: "20.00" })).toEqual([
      ...[409, 428, m.table_pay_points_short({}, { locale: "en-CA" })],
    ]);
    expect((await refused(olu, await claimed(olu), { points: 100, amount: "5.00" })).slice(0, 2)).toEqual([409, 428]);
    expect([await charges(), await balance(person)]).toEqual([[], 300]);
    expect((await ana.table()).table.left).toBe("31.64");
  });

  it("pay once, however many phones of their person ask at the same moment", async () => {
    const person = await aRichMember();
    const { ana } = await aServedTable(person);
    const second = aTablePhone(at, "Ana");
    second.browser.signIn(person);
    const claim = await claimed(ana);
    const answers = await Promise.all([ana.pay(claim, { points: POINTS }), second.pay(claim, { points: POINTS })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await expect.poll(async () => (await charges()).map(({ status }) => status).sort()).toEqual(["captured", "voided"]);
    expect(await balance(person)).toBe(50);
    await agree();
  });

  it("pay one of a share and an order that ask for the same points: the other takes nothing, of the card either", async () => {
    const person = await aRichMember();
    const { ana } = await aServedTable(person);
    const claim = await claimed(ana);
    const checkout = { contact: { full_name: "Ana" }, paymentMethod: "credit_card", card: await aCard(at) };
    const soups = [{ ...line(11), quantity: 3 }];
    const ordered = aSubmit({ checkout, items: soups, costs: { points: { points: 300 } } });
    const [paid, placed] = await Promise.all([
      ana.pay(claim, { points: POINTS }),
      submit(at, ordered, { headers: person.headers }),
    ]);
    expect([paid.status === 200, placed.status === 201].sort(), JSON.stringify([paid.body, placed.body])).toEqual([
      ...[false, true],
    ]);
    expect(paid.status === 200 ? placed.body.code : paid.body.code).toBe(428);
    expect(await spent()).toEqual([-300]);
    await expect
      .poll(async () => (await charges()).filter(({ status }) => status === "captured").length)
      .toBe(paid.status === 200 ? 1 : 0);
    await agree();
  });

  it("come back in proportion to what of the share goes back, the rest to the card; none for a returned tip", async () => {
    const person = await aRichMember();
    const { ana } = await aServedTable(person);
    await pay(ana, { of: "mine" }, { tip: { type: "dollar", amount: "2.00" }, points: POINTS });
    await expect.poll(charges).toEqual([{ status: "captured", cents: 960 }]);
    const { rounds, payments, id } = (await ana.table()).table;
    const tipBack = { key: randomUUID(), payment: payments[0].id, cents: 200, reason: "Typed by mistake" };
    const returned = await call(`/api/staff/tables/${id}/return-tip`, tipBack, boss.headers);
    expect(returned.status, JSON.stringify(returned.body)).toBe(200);
    expect(await balance(person)).toBe(50);
    await refund(rounds[0].orderId, 1_130);
    await expect.poll(async () => (await ana.payments())[0]?.back).toBe("11.30");
    // Half of 300 comes back, and half of the 50 that it earned is taken back. 7.50 are points, 3.80 go to the card.
    expect(await balance(person)).toBe(50 + 150 - 25);
    expect(await toCards()).toBe(580);
    await moveOrder(
      { database: pool, clock: clock.now },
      { restaurantId: "7", orderId: rounds[0].orderId },
      "cancelled",
    );
    await expect.poll(async () => (await ana.payments())[0]?.back).toBe("22.60");
    expect([await balance(person), await toCards()]).toEqual([300, 960]);
    await agree();
  });

  it("stay with the payer if the card is declined, and come back if the gateway does not capture it", async () => {
    const person = await aRichMember();
    const { ana } = await aServedTable(person);
    expect((await ana.pay(await claimed(ana), { points: POINTS, card: "decline" })).status).toBe(402);
    expect(await balance(person)).toBe(300);
    await pay(ana, { of: "mine" }, { points: POINTS });
    await expect.poll(async () => (await charges()).at(-1)?.status).toBe("captured");
    await pool.query("update payments set status = 'failed' where id in (select payment_id from table_payments)");
    await settleFailed({ database: pool, clock: clock.now, logger: pino({ level: "silent" }) });
    expect((await ana.table()).table.left).toBe("31.64");
    expect(await balance(person)).toBe(300);
  });

  it("are taken or not as one with their payment while the staff close the table, and come back after its end", async () => {
    const person = await aRichMember();
    const { ana } = await aServedTable(person);
    const { id, rounds } = (await ana.table()).table;
    const claim = await claimed(ana);
    const key = randomUUID();
    const but = { points: POINTS, entered: await ana.cardOf() };
    const close = () => call(`/api/staff/tables/${id}/close`, { openLines: 9, dueCents: 99_999 }, boss.headers);
    const [paid, closed] = await Promise.all([ana.pay(claim, but, key), close()]);
    expect(closed.status, JSON.stringify(closed.body)).toBe(200);
    expect([200, 404], JSON.stringify(paid.body)).toContain(paid.status);
    const isPaid = paid.status === 200;
    expect((await ana.pay(claim, but, key)).status).toBe(paid.status);
    expect(await spent()).toEqual(isPaid ? [-300] : []);
    if (isPaid) {
      await expect.poll(charges).toEqual([{ status: "captured", cents: 760 }]);
      await refund(rounds[0].orderId, 2_260);
    }
    await expect.poll(() => balance(person)).toBe(300);
    await agree();
  });
});

const spent = async () =>
  (await pool.query("select points from loyalty_entries where reason = 'spent'")).rows.map(({ points }) => points);
/** What has gone back to cards of shares, in cents. */
const toCards = async () =>
  (
    await pool.query(
      "select sum(card_cents)::int4 as cents from refunds where order_id in (select id from table_payments)",
    )
  ).rows[0].cents;
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
