import { randomUUID } from "node:crypto";
import pino from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { findLedgerDifferences } from "../../money/books/ledger-checks.store.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { line } from "../../testing/grill.ts";
import { GRILL_WITH_TABLES } from "../../testing/grill-with-tables.ts";
import { aStaffMember, type StaffMember } from "../../testing/staff.ts";
import { aTablePhone, seated, type TablePhone } from "../../testing/table-phone.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { moveOrder } from "../orders/refund/move-order.ts";
import { settleFailed } from "./work-tables.ts";

const at = await openTestApi();
const { api, call, clock, load, pool } = at;
await api.startWork();
const [SMALL, LARGE, EMPTY] = ["TENN-0000-1111-2222", "BIGG-0000-1111-2222", "NONE-0000-1111-2222"];
const VENUE = {
  ...GRILL_WITH_TABLES,
  gift_cards: [
    { code: SMALL, balance: "10.00" },
    { code: LARGE, balance: "100.00" },
    { code: EMPTY, balance: "0.00" },
  ],
};
const [SOUP, STEAK] = [line(11), line(12)];
let boss: StaffMember;

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(
    pool,
    "table_sessions, table_payments, carts, orders, payments, refunds, tenders, rate_limits, idempotency_keys, ledger_entries, gift_cards, gift_card_entries, staff, restaurants",
  );
  await load(VENUE);
  boss = await aStaffMember(at, { name: "Boss", role: "manager" });
});

/** A table of Ana, who has a steak, and Olu, who has a soup: 22.60 and 9.04 with taxes. */
async function aServedTable(): Promise<{ ana: TablePhone; olu: TablePhone }> {
  const [ana, olu] = [aTablePhone(at, "Ana"), aTablePhone(at, "Olu")];
  const ids = await seated(ana, olu);
  await ana.browser.set([STEAK]);
  await olu.browser.set([SOUP]);
  await ana.send([ids[0] ?? ""]);
  await olu.send([ids[1] ?? ""]);
  return { ana, olu };
}
async function claimed(phone: TablePhone, of: "mine" | "rest") {
  const { you, table } = (await phone.claim({ of })).body;
  return table.claims.find(({ person }: { person: string }) => person === you);
}
const balance = async (code: string) =>
  (await call("/api/orders/get-gift-card", { giftCardNumber: code }, { "x-restaurant-id": "7" })).body;
const charges = async () =>
  (await pool.query("select status, amount_cents::int4 as cents from payments order by created_at, id")).rows;

describe("table#table-stored: a payer's gift card", () => {
  it("pays a share wholly where the restaurant takes no cards, and no part of one", async () => {
    await load({ ...VENUE, restaurant: { ...VENUE.restaurant, payment_processor: "payOnPremise" } });
    await api.whenCaughtUp();
    const { ana, olu } = await aServedTable();
    expect((await ana.table()).table.takesCards).toBe(false);
    const steak = await claimed(ana, "mine");
    const part = await ana.pay(steak, { giftCard: { code: SMALL, amount: "10.00" }, entered: null });
    expect([part.status, (await balance(SMALL)).balance]).toEqual([402, "10.00"]);
    const paid = await ana.pay(steak, { giftCard: { code: LARGE, amount: "22.60" }, entered: null });
    expect(paid.status, JSON.stringify(paid.body)).toBe(200);
    expect((await olu.table()).table).toMatchObject({ left: "9.04", payments: [{ amount: "22.60" }] });
    expect([await charges(), (await balance(LARGE)).balance]).toEqual([[], "77.40"]);
    expect(await findLedgerDifferences(pool)).toEqual([]);
  });

  it("pays the share and the tip first, and a card the rest, once per key; the books and the day's report have both", async () => {
    const { ana } = await aServedTable();
    const claim = await claimed(ana, "mine");
    const key = randomUUID();
    const but = { tip: { type: "dollar", amount: "2.00" }, giftCard: { code: SMALL, amount: "10.00" } };
    const entered = await ana.cardOf();
    const paid = await ana.pay(claim, { ...but, entered }, key);
    expect(paid.status, JSON.stringify(paid.body)).toBe(200);
    expect((await ana.pay(claim, { ...but, entered }, key)).headers.get("idempotent-replayed")).toBe("true");
    expect(paid.body.table).toMatchObject({ left: "9.04", payments: [{ amount: "22.60" }] });
    expect((await ana.payments())[0]).toMatchObject({ amount: "22.60", tip: "2.00", byGiftCard: "10.00" });
    await expect.poll(charges).toEqual([{ status: "captured", cents: 1_460 }]);
    expect(await findLedgerDifferences(pool)).toEqual([]);
    const { totals } = (await call("/api/staff/day?day=2026-11-20", undefined, boss.headers)).body;
    expect(totals).toMatchObject({ tipsCents: 200, totalCents: 3_364 });
    expect(totals.methods).toHaveLength(3);
    expect(totals.methods).toEqual(
      expect.arrayContaining([
        { name: "tableBill", cents: 904 },
        { name: "tableShares", cents: 1_460 },
        { name: "gift_card", cents: 1_000 },
      ]),
    );
  });

  it("that covers share and tip needs no card, and is taken once however often it is sent", async () => {
    const { ana } = await aServedTable();
    const claim = await claimed(ana, "mine");
    const key = randomUUID();
    const but = { tip: { type: "dollar", amount: "2.40" }, giftCard: { code: LARGE, amount: "25.00" }, entered: null };
    const answers = await Promise.all([1, 2, 3].map(() => ana.pay(claim, but, key)));
    for (const { status, body } of answers) expect([200, 409], JSON.stringify(body)).toContain(status);
    expect(answers.map(({ body }) => body.code)).not.toContain("share_gone");
    expect((await ana.pay(claim, but, key)).status).toBe(200);
    expect(await balance(LARGE)).toMatchObject({ balance: "75.00" });
    expect((await ana.payments()).map(({ byGiftCard }: { byGiftCard: string }) => byGiftCard)).toEqual(["25.00"]);
    expect(await charges()).toEqual([]);
    expect(await findLedgerDifferences(pool)).toEqual([]);
  });

  it("that has less than the page showed takes nothing, of the other card either", async () => {
    const { ana, olu } = await aServedTable();
    const [first, second] = [await claimed(ana, "mine"), await claimed(olu, "mine")];
    const giftCard = { code: SMALL, amount: "9.00" };
    // Two shares by one card at the same moment: it pays one of them.
    const answers = await Promise.all([ana.pay(first, { giftCard }), olu.pay(second, { giftCard })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(({ body }) => body.code)).toContain(428);
    expect(await balance(SMALL)).toMatchObject({ balance: "1.00" });
    await expect.poll(async () => (await charges()).filter(({ status }) => status === "captured").length).toBe(1);
    expect((await ana.table()).table.payments).toHaveLength(1);
    expect(await findLedgerDifferences(pool)).toEqual([]);
  });

  it("is refused as at a checkout if it is unknown, empty, or guessed too often; and never pays more than the share", async () => {
    const { ana } = await aServedTable();
    const claim = await claimed(ana, "mine");
    const refused = async (code: string, amount = "5.00") =>
      (await ana.pay(claim, { giftCard: { code, amount } })).body;
    expect(await refused("WRNG-0000-1111-2222")).toMatchObject({ code: "gift_card_invalid" });
    expect(await refused(EMPTY)).toMatchObject({
      code: "gift_card_invalid",
      message: expect.stringMatching(/empty|left/),
    });
    expect(await refused(LARGE, "22.61")).toMatchObject({ code: 428 });
    for (let turn = 0; turn < 10; turn += 1) await refused(`WRNG-0000-1111-22${turn}0`);
    expect(await refused("WRNG-0000-1111-9999")).toMatchObject({ code: "too_many_requests" });
    expect(await charges()).toEqual([]);
    expect((await ana.table()).table.left).toBe("31.64");
  });

  it("gets back from a refund what the card did not pay; a cancellation gives all of the share back", async () => {
    const { ana, olu } = await aServedTable();
    await ana.pay(await claimed(ana, "mine"), {
      ...{ tip: { type: "dollar", amount: "1.00" }, giftCard: { code: SMALL, amount: "10.00" } },
    });
    await olu.pay(await claimed(olu, "rest"), { giftCard: { code: LARGE, amount: "9.04" }, entered: null });
    await expect.poll(charges).toEqual([{ status: "captured", cents: 1_360 }]);
    const [steak, soup] = (await ana.table()).table.rounds;
    // The card pays last, so it gets back first: 13.60 of 15.00.
    await refund(steak.orderId, 1_500);
    await expect.poll(async () => (await ana.payments())[0]?.back).toBe("15.00");
    expect(await balance(SMALL)).toMatchObject({ balance: "1.40" });
    await refund(steak.orderId, 760);
    await cancel(soup.orderId);
    await expect.poll(async () => (await ana.payments())[0]?.back).toBe("22.60");
    await expect.poll(async () => (await olu.payments())[0]?.back).toBe("9.04");
    // The tip of 1.00 stays with the staff.
    expect(await balance(SMALL)).toMatchObject({ balance: "9.00" });
    expect(await balance(LARGE)).toMatchObject({ balance: "100.00" });
    await expect.poll(() => findLedgerDifferences(pool)).toEqual([]);
  });

  it("gets all of it back if the gateway does not capture the card after all", async () => {
    const { ana } = await aServedTable();
    await ana.pay(await claimed(ana, "mine"), { giftCard: { code: SMALL, amount: "10.00" } });
    await expect.poll(charges).toEqual([{ status: "captured", cents: 1_260 }]);
    await pool.query("update payments set status = 'failed'");
    await settleFailed({ database: pool, clock: clock.now, logger: pino({ level: "silent" }) });
    expect((await ana.table()).table.left).toBe("31.64");
    expect(await balance(SMALL)).toMatchObject({ balance: "10.00" });
  });
});

async function refund(orderId: string, cents: number): Promise<void> {
  const { rows } = await pool.query("select version from orders where id = $1", [orderId]);
  const body = { key: randomUUID(), version: rows[0].version, what: { of: "amount", cents }, reason: "Cold" };
  const answer = await call(`/api/staff/orders/${orderId}/refund`, body, boss.headers);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}
async function cancel(orderId: string): Promise<void> {
  const moved = await moveOrder({ database: pool, clock: clock.now }, { restaurantId: "7", orderId }, "cancelled");
  expect(moved).not.toHaveProperty("refused");
}
