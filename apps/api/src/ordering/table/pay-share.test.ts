import { randomUUID } from "node:crypto";
import { m } from "@comptoir/messages";
import { paymentWords } from "@comptoir/receipt";
import pino from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { findLedgerDifferences } from "../../money/books/ledger-checks.store.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { line } from "../../testing/grill.ts";
import { GRILL_WITH_TABLES } from "../../testing/grill-with-tables.ts";
import { aStaffMember, type StaffMember } from "../../testing/staff.ts";
import { aCard } from "../../testing/submit.ts";
import { aTablePhone, seated, type TablePhone } from "../../testing/table-phone.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { moveOrder } from "../orders/refund/move-order.ts";
import { settleFailed } from "./work-tables.ts";

const at = await openTestApi();
const { api, call, clock, load, pool } = at;
await api.startWork();
const [dinner, ...others] = GRILL_WITH_TABLES.menus;
const [SOUP, STEAK] = [line(11), line(12)];
let boss: StaffMember;

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(
    pool,
    "table_sessions, table_payments, carts, orders, payments, refunds, tenders, rate_limits, idempotency_keys, ledger_entries, staff, restaurants",
  );
  await load(GRILL_WITH_TABLES);
  boss = await aStaffMember(at, { name: "Boss", role: "manager" });
});

const phone = (name: string) => aTablePhone(at, name);
const books = () => findLedgerDifferences(pool);

/** A table of Ana, who has a steak, and Olu, who has a soup: 22.60 and 9.04 with taxes. */
async function aServedTable(): Promise<{ ana: TablePhone; olu: TablePhone; ids: string[] }> {
  const [ana, olu] = [phone("Ana"), phone("Olu")];
  const ids = await seated(ana, olu);
  await ana.browser.set([STEAK]);
  await olu.browser.set([SOUP]);
  for (const [one, id] of [
    [ana, ids[0]],
    [olu, ids[1]],
  ] as const) {
    const sent = await one.send([id ?? ""]);
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  }
  return { ana, olu, ids };
}

describe("table#table-paying: at a table that has ordered", () => {
  it("each pays their own by card, with a tip of their own; the books agree, and the staff have nothing to collect", async () => {
    const { ana, olu, ids } = await aServedTable();
    const before = (await ana.table()).table;
    expect([before.due, before.left, before.takesCards]).toEqual(["31.64", "31.64", true]);
    const claimed = (await ana.claim({ of: "mine" })).body.table;
    expect(claimed.claims).toMatchObject([{ person: ids[0], amount: "22.60", tipBase: "20.00" }]);
    const paid = await ana.pay(claimed.claims[0], { tip: { type: "percentage", percentageValue: "15" } });
    expect(paid.status, JSON.stringify(paid.body)).toBe(200);
    expect(paid.body.table).toMatchObject({
      left: "9.04",
      claims: [],
      payments: [{ person: ids[0], amount: "22.60" }],
    });
    expect((await ana.payments())[0]).toMatchObject({
      amount: "22.60",
      tip: "3.00",
      back: "0.00",
      card: { last4: "4242" },
      lines: [{ name: "Steak", quantity: 1, amount: "22.60" }],
    });
    const mine = (await olu.claim({ of: "rest" })).body.table.claims[0];
    expect(mine.amount).toBe("9.04");
    expect((await olu.pay(mine)).body.table).toMatchObject({ due: "31.64", left: "0.00" });
    await expect.poll(statuses).toEqual(["captured", "captured"]);
    expect(await books()).toEqual([]);
    const { orders } = (await call("/api/staff/board", undefined, boss.headers)).body;
    expect(orders.map(({ dueCents, isPaid }: { dueCents: number; isPaid: boolean }) => [dueCents, isPaid])).toEqual([
      [0, true],
      [0, true],
    ]);
    expect((await ana.claim({ of: "rest" })).body.code).toBe("nothing_left");
  });

  it("the order says what was paid on phones, and to pay in person only what is left of it", async () => {
    const { ana, olu } = await aServedTable();
    const [{ orderId }] = (await ana.table()).table.rounds;
    const readsAs = async () => {
      const { order } = (await ana.browser.ask(`/api/orders/${orderId}`)).body;
      return [order.payment.paidAtTable, paymentWords(order).replaceAll("\u00a0", " ")];
    };
    expect(await readsAs()).toEqual([undefined, "To pay in person: $22.60."]);
    await olu.pay((await olu.claim({ of: "amount", amount: "11.53" })).body.table.claims[0]);
    expect(await readsAs()).toEqual(["11.53", "Paid at the table: $11.53. To pay in person: $11.07."]);
    await ana.pay((await ana.claim({ of: "rest" })).body.table.claims[0]);
    expect(await readsAs()).toEqual(["22.60", "Paid at the table: $22.60."]);
    await refund(orderId);
    await expect.poll(readsAs).toEqual([undefined, "Nothing to pay."]);
  });

  it("what one claims is open to nobody else, until the claim is given up or its lease ends", async () => {
    const { ana, olu } = await aServedTable();
    const claim = (await ana.claim({ of: "rest" })).body.table.claims[0];
    expect((await olu.claim({ of: "rest" })).body.code).toBe("nothing_left");
    expect((await ana.release()).body.table.claims).toEqual([]);
    expect((await ana.pay(claim)).body.code).toBe("share_gone");
    const olus = (await olu.claim({ of: "rest" })).body.table.claims[0];
    expect((await ana.claim({ of: "mine" })).body.code).toBe("nothing_left");
    clock.set("2026-11-20T17:01:31Z");
    // Ended, but nobody else has claimed it: it may still be paid.
    expect((await olu.pay(olus)).body.table.left).toBe("0.00");
    expect(await books()).toEqual([]);
  });

  it("of two who pay one dish, one pays, the other is told what is left, and nothing is taken", async () => {
    const { ana, olu } = await aServedTable();
    const first = (await ana.claim({ of: "rest" })).body.table.claims[0];
    clock.set("2026-11-20T17:01:31Z");
    const second = (await olu.claim({ of: "rest" })).body.table.claims[0];
    const answers = await Promise.all([ana.pay(first), olu.pay(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { table } = await ana.table();
    expect([table.left, table.payments.length]).toEqual(["0.00", 1]);
    await expect.poll(async () => (await statuses()).filter((one) => one !== "voided")).toEqual(["captured"]);
    expect(await books()).toEqual([]);
  });

  it("a payment is made once, however often it is sent, and a declined card gives its share back", async () => {
    const { ana, olu } = await aServedTable();
    const claim = (await ana.claim({ of: "mine" })).body.table.claims[0];
    const declined = await ana.pay(claim, { card: "decline" });
    expect([declined.status, declined.body.code]).toEqual([402, 200]);
    expect((await olu.table()).table.claims).toEqual([]);
    const [key, entered] = [randomUUID(), await aCard(at)];
    const answers = await Promise.all([1, 2, 3].map(() => ana.pay(claim, { entered }, key)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await ana.pay(claim, { entered }, key)).status).toBe(200);
    expect((await ana.pay(claim, { entered, tip: { type: "dollar", amount: "5" } }, key)).body.code).toBe(
      "idempotency_mismatch",
    );
    expect((await ana.table()).table).toMatchObject({ left: "9.04", payments: [{ amount: "22.60" }] });
    expect(await ana.payments()).toHaveLength(1);
    expect(await books()).toEqual([]);
  });

  it("of twenty who claim the rest at once, one has it, and all phones say who", async () => {
    const { ana, ids } = await aServedTable();
    const { word } = (await ana.table()).table;
    const phones = Array.from({ length: 18 }, (_, index) => phone(`Guest ${index}`));
    for (const one of phones) await one.join(word);
    const answers = await Promise.all([ana, ...phones].map((one) => one.claim({ of: "rest" })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "nothing_left")).toHaveLength(18);
    const claims = await Promise.all([ana, ...phones].map(async (one) => (await one.table()).table.claims));
    expect(new Set(claims.map(([claim]) => claim.person)).size).toBe(1);
    expect(ids).toHaveLength(2);
  });

  it("who leaves gives their claim up, and who claims again and again without paying has to wait", async () => {
    const { ana, olu } = await aServedTable();
    const claim = (await ana.claim({ of: "rest" })).body.table.claims[0];
    await ana.me("left");
    expect((await olu.table()).table.claims).toEqual([]);
    expect((await ana.pay(claim)).body.code).toBe("no_table");
    const codes = [];
    for (let turn = 0; turn < 21; turn += 1) codes.push((await olu.claim({ of: "rest" })).body.code);
    expect([codes[19], codes[20]]).toEqual([undefined, "too_many_requests"]);
  });

  it("a cent among three is paid by one, and the others have nothing to pay", async () => {
    await load({
      ...GRILL_WITH_TABLES,
      menus: [{ ...dinner, items: [{ id: 11, name: "Soup", price: "0.01" }] }, ...others],
    });
    await api.whenCaughtUp();
    const phones = [phone("Ana"), phone("Olu"), phone("Bo")] as const;
    const ids = await seated(...phones);
    await phones[0].browser.set([SOUP]);
    await phones[0].send([ids[0] ?? ""]);
    const answers = [];
    for (const one of phones) answers.push(await one.claim({ of: "equal", parts: 3 }));
    expect(answers.map(({ body }) => body.code ?? body.table.claims[0].amount)).toEqual([
      "0.01",
      "nothing_left",
      "nothing_left",
    ]);
  });

  it("the shares are paid though the host has left, and after the table has ended no more", async () => {
    const { ana, olu } = await aServedTable();
    await ana.me("left");
    const claim = (await olu.claim({ of: "rest" })).body.table.claims[0];
    await pool.query("update table_sessions set ended_at = now()");
    expect((await olu.pay(claim)).body.code).toBe("no_table");
    await pool.query("update table_sessions set ended_at = null");
    expect((await olu.pay(claim)).body.table.left).toBe("0.00");
    await pool.query("update table_sessions set ended_at = now()");
    expect(await olu.payments()).toHaveLength(1);
  });

  it("a payment that the gateway does not capture is open again", async () => {
    const { ana } = await aServedTable();
    await ana.pay((await ana.claim({ of: "mine" })).body.table.claims[0]);
    await expect.poll(statuses).toEqual(["captured"]);
    await pool.query("update payments set status = 'failed'");
    await settleFailed({ database: pool, clock: clock.now, logger: pino({ level: "silent" }) });
    expect((await ana.table()).table.left).toBe("31.64");
    expect((await ana.table()).table.payments).toEqual([]);
  });

  it("the day's report has the payments by phone with their tips, and nothing of them to collect", async () => {
    const { ana, olu } = await aServedTable();
    await ana.pay((await ana.claim({ of: "mine" })).body.table.claims[0], { tip: { type: "dollar", amount: "3.00" } });
    await olu.table();
    const { totals } = (await call("/api/staff/day?day=2026-11-20", undefined, boss.headers)).body;
    expect(totals).toMatchObject({ tipsCents: 300, totalCents: 3_464 });
    expect(totals.methods).toEqual(
      expect.arrayContaining([
        { name: "tableBill", cents: 904 },
        { name: "tableShares", cents: 2_560 },
      ]),
    );
  });

  it("who orders after somebody has paid adds to what is left, and nothing that is paid changes", async () => {
    const { ana, olu, ids } = await aServedTable();
    await ana.pay((await ana.claim({ of: "rest" })).body.table.claims[0]);
    await olu.browser.set([SOUP]);
    expect((await olu.send([ids[1] ?? ""])).body.table).toMatchObject({ due: "40.68", left: "9.04" });
    expect((await olu.claim({ of: "mine" })).body.table.claims[0].amount).toBe("9.04");
  });
});

describe("table#table-code: a promo code of the table", () => {
  it("lowers each line of its round, and the shares are the bill", async () => {
    const [ana, olu] = [phone("Ana"), phone("Olu")];
    const ids = await seated(ana, olu);
    await ana.browser.set([STEAK]);
    const sent = await ana.send([ids[0] ?? ""], randomUUID(), { code: "ten" });
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    // 20.00 less 10%, with 13% of tax.
    expect(sent.body.table).toMatchObject({ due: "20.34", rounds: [{ lines: [{ amount: "20.34" }] }] });
    await olu.browser.set([SOUP]);
    expect((await olu.send([ids[1] ?? ""])).body.table.due).toBe("29.38");
    await ana.pay((await ana.claim({ of: "rest" })).body.table.claims[0]);
    expect((await ana.table()).table.left).toBe("0.00");
    expect(await books()).toEqual([]);
  });

  it("that is refused sends nothing, and all phones are told why", async () => {
    const { ana, olu, ids } = await aServedTable();
    await ana.browser.set([STEAK]);
    expect((await ana.send([ids[0] ?? ""], randomUUID(), { code: "NO-SUCH" })).body.code).toBe("discount_invalid");
    expect((await olu.table()).table).toMatchObject({
      due: "31.64",
      notSent: { by: ids[0], message: m.refusal_discount_invalid({}, { locale: "en-CA" }) },
      open: [{ name: "Steak" }],
    });
  });
});

describe("table#table-refunds: at a table that has paid", () => {
  it("a refund goes to the card of who paid for the dish; a cancellation to all who paid", async () => {
    const { ana, olu } = await aServedTable();
    await ana.pay((await ana.claim({ of: "mine" })).body.table.claims[0], { tip: { type: "dollar", amount: "1.00" } });
    await olu.pay((await olu.claim({ of: "rest" })).body.table.claims[0]);
    await expect.poll(statuses).toEqual(["captured", "captured"]);
    const [steak, soup] = (await ana.table()).table.rounds;
    await refund(steak.orderId);
    await expect.poll(async () => (await ana.payments())[0]?.back).toBe("22.60");
    expect((await olu.payments())[0]?.back).toBe("0.00");
    await cancel(soup.orderId);
    await expect.poll(async () => (await olu.payments())[0]?.back).toBe("9.04");
    const returned = async () =>
      (
        await pool.query(
          "select card_cents::int4 from refunds where status = 'refunded' and card_cents > 0 order by card_cents",
        )
      ).rows;
    await expect.poll(returned).toEqual([{ card_cents: 904 }, { card_cents: 2_260 }]);
    await expect.poll(books).toEqual([]);
    // The tip stays with the staff.
    expect((await ana.table()).table).toMatchObject({
      due: "0.00",
      left: "0.00",
      payments: [{ amount: "0.00" }, { amount: "0.00" }],
    });
  });
});

async function statuses(): Promise<string[]> {
  return (await pool.query("select status from payments order by created_at, id")).rows.map(({ status }) => status);
}
async function refund(orderId: string): Promise<void> {
  const { rows } = await pool.query("select version from orders where id = $1", [orderId]);
  const body = { key: randomUUID(), version: rows[0].version, what: { of: "all" }, reason: "Cold" };
  const answer = await call(`/api/staff/orders/${orderId}/refund`, body, boss.headers);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}
async function cancel(orderId: string): Promise<void> {
  const moved = await moveOrder({ database: pool, clock: clock.now }, { restaurantId: "7", orderId }, "cancelled");
  expect(moved).not.toHaveProperty("refused");
}
