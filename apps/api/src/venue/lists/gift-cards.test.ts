import { randomUUID } from "node:crypto";
import { cents } from "@comptoir/ordering";
import { beforeEach, describe, expect, it } from "vitest";
import { OF_GIFT_CARD } from "../../money/tender/means/gift-card.ts";
import { moveOrder } from "../../ordering/orders/refund/move-order.ts";
import { giftCardCodeHash } from "../../ordering/quote/gift-card-codes.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { emptyLedger } from "../../testing/check-books.ts";
import { openCommandLine } from "../../testing/command-line.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { AT_THE_GRILL, GRILL, line } from "../../testing/grill.ts";
import { processPaymentsNow } from "../../testing/process-payments-now.ts";
import { aStaffMember, type StaffMember } from "../../testing/staff.ts";
import { aCard, aSubmit, submit } from "../../testing/submit.ts";

const test = await openCommandLine();
const { api, call, clock, comptoir, load, pool } = test;

// The database books captures by its own clock.
const NOW = new Date().toISOString();
const menus = GRILL.menus.map((menu) => ({ ...menu, items: menu.items.map((item) => ({ ...item, stock: null })) }));
const VENUE = { ...GRILL, menus, restaurant: { ...GRILL.restaurant, hours: [] } };
let ana: StaffMember;
let olu: StaffMember;

beforeEach(async () => {
  clock.set(NOW);
  await emptyTables(
    pool,
    "staff, staff_acts, rate_limits, orders, order_lines, order_events, payments, gift_cards, sandbox_gateway.payments",
  );
  await emptyLedger(pool);
  await load(VENUE);
  ana = await aStaffMember(test, { name: "Ana", role: "manager" });
  olu = await aStaffMember(test, { name: "Olu", role: "manager" });
});

const post = (path: string, body: object, who = ana) => call(`/api/staff/gift-cards${path}`, body, who.headers);
const read = async (path = "") => (await call(`/api/staff/gift-cards${path}`, undefined, ana.headers)).body;
const issue = (amount: string, { key = randomUUID() as string, recipient = "Noor", who = ana } = {}) =>
  post("", { key, amount, recipient }, who);
const aGiftCard = async (amount = "20.00") =>
  (await issue(amount)).body as { readonly id: string; readonly code: string };
const topUp = (id: string, amount: string, { key = randomUUID() as string, who = ana } = {}) =>
  post(`/${id}/top-up`, { key, amount }, who);
const stop = (id: string, who = ana) => post(`/${id}/stop`, { stopped: true, reason: "Lost" }, who);
const start = (id: string, who = ana) => post(`/${id}/stop`, { stopped: false }, who);
const balance = async (id: string) => (await read(`/${id}`)).card.balance;
const acts = async () =>
  (await call("/api/staff/acts", undefined, ana.headers)).body.acts
    .map(({ act }: { act: string }) => act)
    .filter((act: string) => act.endsWith("gift-card"));
const look = (code: string) => call("/api/orders/get-gift-card", { giftCardNumber: code }, AT_THE_GRILL);
const order = async (code: string, items = [line(11)]) =>
  submit(test, aSubmit({ items, payment: await aCard(test), costs: { voucher: { code } } }));
const booked = async () =>
  (
    await pool.query(
      "select kind, amounts from ledger_entries where 'gift-cards-issued' = any(accounts) order by at, entry_id",
    )
  ).rows;
const expectBooksAgree = async () => {
  await processPaymentsNow(pool);
  expect((await comptoir("books", "check")).out).toBe("The books agree.\n");
};

describe("studio#gift-cards: gift cards", () => {
  it("are issued with a code that pays at once, are value sold in the books, and are listed without the code", async () => {
    const { id, code } = await aGiftCard("50.00");
    expect((await look(code)).body.balance).toBe("50.00");
    expect((await order(code)).status).toBe(201);
    const { cards, cursor, isOffered } = await read("?search=noo");
    expect([cursor, isOffered]).toEqual([null, true]);
    expect(cards).toHaveLength(1);
    expect(cards[0]).toMatchObject({ id, last4: code.slice(-4), recipient: "Noor", state: "active", loaded: "50.00" });
    expect(JSON.stringify(cards)).not.toContain(code);
    const { card, entries } = await read(`/${id}`);
    expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual(["order", "issue"]);
    expect(entries[0]).toMatchObject({ balance: card.balance, order: { number: expect.any(Number) } });
    expect((await booked()).at(-1)).toEqual({ kind: "gift-card-issued", amounts: ["-5000", "5000"] });
    await expectBooksAgree();
    expect(JSON.stringify((await call("/api/staff/acts", undefined, ana.headers)).body)).not.toContain(code);
  });

  it("are the same for the same key, also at one moment; another request with the key is refused", async () => {
    const key = randomUUID();
    const answers = await Promise.all([issue("20.00", { key }), issue("20.00", { key, who: olu })]);
    expect(answers[0].body).toEqual(answers[1].body);
    expect((await issue("20.00", { key: key.toUpperCase() })).body).toEqual(answers[0].body);
    expect((await issue("25.00", { key })).body.code).toBe("gift_card_mismatch");
    expect((await issue("20.00", { key, recipient: "Eve" })).status).toBe(422);
    expect((await read("?search=noor")).cards).toHaveLength(1);
    expect(await acts()).toEqual(["issue-gift-card"]);
    await expectBooksAgree();
  });

  it("are issued with an amount of a cent to 2,000.00", async () => {
    for (const amount of ["0.00", "-5.00", "2000.01", "1e3", "", "12.345"]) {
      const { status, body } = await issue(amount);
      expect([status, body.issues?.[0]?.path], amount).toEqual([400, "amount"]);
    }
    expect((await issue("2000.00")).status).toBe(200);
    expect((await post("", { key: "1", amount: "5.00" })).status).toBe(400);
  });

  it("are topped up once for a key, also at one moment and after a lost answer", async () => {
    const { id } = await aGiftCard();
    const key = randomUUID();
    const answers = await Promise.all([
      topUp(id, "5.00", { key }),
      topUp(id, "5.00", { key, who: olu }),
      topUp(id, "7.00"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await balance(id)).toBe("32.00");
    expect((await topUp(id, "6.00", { key })).status).toBe(422);
    await stop(id);
    expect((await topUp(id, "5.00", { key })).body).toEqual({ balance: "32.00" });
    expect((await topUp(id, "5.00")).body.code).toBe("gift_card_stopped");
    expect((await topUp(randomUUID(), "5.00")).status).toBe(404);
    expect(
      (await booked())
        .slice(-2)
        .map(({ amounts }) => Math.abs(Number(amounts[0])))
        .sort(),
    ).toEqual([500, 700]);
    await expectBooksAgree();
  });

  it("are corrected by at most what is on them, once for a key, with the reason in the history", async () => {
    const { id } = await aGiftCard();
    await topUp(id, "500.00");
    const key = randomUUID();
    const body = { key, amount: "450.00", reason: "Typed 500 for 50" };
    const answers = await Promise.all([post(`/${id}/correct`, body), post(`/${id}/correct`, body, olu)]);
    expect(answers.map(({ body: answered }) => answered)).toEqual([{ balance: "70.00" }, { balance: "70.00" }]);
    expect((await read(`/${id}`)).card).toMatchObject({ balance: "70.00", loaded: "70.00" });
    expect((await read(`/${id}`)).entries[0]).toMatchObject({ kind: "correction", amount: "-450.00", order: null });
    const refused = await post(`/${id}/correct`, { ...body, key: randomUUID(), amount: "70.01" });
    expect(refused.body.code).toBe("gift_card_too_little");
    expect((await post(`/${id}/correct`, { ...body, amount: "1.00" })).body.code).toBe("gift_card_mismatch");
    expect((await topUp(id, "450.00", { key })).body.code).toBe("gift_card_mismatch");
    for (const reason of [undefined, "", " "]) {
      const unsaid = await post(`/${id}/correct`, { key: randomUUID(), amount: "1.00", reason });
      expect(unsaid.body.issues?.[0].path, JSON.stringify(reason)).toBe("reason");
    }
    // A stopped card is corrected too: its balance is owed.
    await stop(id);
    expect((await post(`/${id}/correct`, { ...body, key: randomUUID(), amount: "70.00" })).status).toBe(200);
    expect(await acts()).toContain("correct-gift-card");
    expect(await booked()).toContainEqual({ kind: "gift-card-removed", amounts: ["45000", "-45000"] });
    await expectBooksAgree();
  });

  it("that are corrected and pay an order at the same moment never have less than nothing", async () => {
    for (let n = 0; n < 4; n += 1) {
      const { id, code } = await aGiftCard("20.00");
      const correct = { key: randomUUID(), amount: "20.00", reason: "Given back" };
      const [placed, corrected] = await Promise.all([order(code), post(`/${id}/correct`, correct)]);
      expect([placed.status === 201, corrected.status === 200].filter(Boolean)).toHaveLength(1);
      expect(Number(await balance(id))).toBeGreaterThanOrEqual(0);
    }
    await expectBooksAgree();
  });

  it("and an order at the same moment: no cent is lost or made", async () => {
    const { id, code } = await aGiftCard("20.00");
    const [placed] = await Promise.all([order(code), topUp(id, "15.00")]);
    expect(placed.status).toBe(201);
    const { entries } = await read(`/${id}`);
    const sum = entries.reduce((total: number, { amount }: { amount: string }) => total + Number(amount), 0);
    expect(sum.toFixed(2)).toBe(await balance(id));
    expect(entries[0].balance).toBe(await balance(id));
    await expectBooksAgree();
  });

  it("are paged by card, and their history by entry", async () => {
    for (let n = 0; n < 3; n += 1) await comptoir("gift-cards", "issue", "the-grill", "1.00", "--count", "17");
    const first = await read("?state=active");
    expect(first.cards).toHaveLength(50);
    const second = await read(`?state=active&after=${first.cursor}`);
    // The file's full card comes first of all.
    expect(second.cards.length + first.cards.length).toBe(52);
    expect(new Set([...first.cards, ...second.cards].map(({ id }) => id)).size).toBe(52);
    const { id } = await aGiftCard("1.00");
    for (let n = 0; n < 51; n += 1) await topUp(id, "0.01");
    const newest = await read(`/${id}`);
    const older = await read(`/${id}?before=${newest.cursor}`);
    expect([newest.entries.length, older.entries.length, older.cursor]).toEqual([50, 2, null]);
    expect(older.entries[1]).toMatchObject({ position: 1, kind: "issue", balance: "1.00" });
  });

  it("are exported as CSV without codes, and are for managers only", async () => {
    const { id, code } = await aGiftCard();
    await stop(id);
    const request = new Request("http://comptoir.test/api/staff/gift-cards.csv?search=noor", { headers: ana.headers });
    const text = await (await api.fetch(request)).text();
    expect(text.split("\r\n")[1]).toBe(`${code.slice(-4)},Noor,stopped,20.00,20.00,${NOW},${NOW},Lost`);
    expect(text).not.toContain(code);
    const noor = await aStaffMember(test, { name: "Noor", role: "counter" });
    expect((await issue("5.00", { who: noor })).status).toBe(403);
    expect((await topUp(id, "5.00", { who: noor })).status).toBe(403);
    expect((await start(id, noor)).status).toBe(403);
  });
});

describe("payment#stopped-gift-card: a stopped gift card", () => {
  it("pays nothing from then on, keeps its balance, and pays again once it is started", async () => {
    const { id, code } = await aGiftCard();
    expect((await post(`/${id}/stop`, { stopped: true })).body.issues).toEqual([
      { path: "reason", message: expect.any(String) },
    ]);
    expect((await stop(id)).status).toBe(200);
    expect((await post(`/${id}/stop`, { stopped: true, reason: "Stolen" }, olu)).status).toBe(200);
    expect((await read(`/${id}`)).card).toMatchObject({
      state: "stopped",
      balance: "20.00",
      stopped: { reason: "Lost" },
    });
    expect((await look(code)).body.code).toBe("gift_card_invalid");
    expect((await order(code)).body.code).toBe("gift_card_invalid");
    await start(id);
    expect((await order(code)).status).toBe(201);
    expect(await acts()).toEqual(["start-gift-card", "stop-gift-card", "issue-gift-card"]);
    await expectBooksAgree();
  });

  it("and an order at the same moment: it is paid by the card, or refused", async () => {
    for (let n = 0; n < 4; n += 1) {
      const { id, code } = await aGiftCard();
      const [placed] = await Promise.all([order(code), stop(id)]);
      const { card, entries } = await read(`/${id}`);
      expect(card.state).toBe("stopped");
      expect(entries).toHaveLength(placed.status === 201 ? 2 : 1);
      if (placed.status !== 201) expect(placed.body.code).toBe("gift_card_invalid");
    }
    await expectBooksAgree();
  });

  it("that is stopped after an order was checked does not pay it", async () => {
    const { id, code } = await aGiftCard();
    await stop(id);
    const reference = { restaurantId: "7", codeHash: giftCardCodeHash("7", code).toString("hex") };
    const tender = { means: "gift_card", amountCents: cents(500), reference } as never;
    const taking = { restaurantId: "7", orderId: randomUUID(), owner: "guest", at: new Date(), together: [] } as never;
    const take = () =>
      inTransaction(pool, "read committed", async (transaction) => OF_GIFT_CARD.take?.(transaction, tender, taking));
    expect(await take()).toEqual({ code: "gift-card-stopped" });
    await start(id);
    expect(await take()).toBeNull();
    expect(await balance(id)).toBe("15.00");
  });

  it("and a top-up at the same moment: the amount is on it, or refused", async () => {
    const { id } = await aGiftCard();
    const [added] = await Promise.all([topUp(id, "5.00"), stop(id, olu)]);
    expect(await balance(id)).toBe(added.status === 200 ? "25.00" : "20.00");
    await expectBooksAgree();
  });

  it("gets back what a cancelled order took from it", async () => {
    const { id, code } = await aGiftCard();
    const placed = await order(code);
    await stop(id);
    clock.set(new Date(Date.parse(NOW) + 1_000).toISOString());
    await moveOrder(
      { database: pool, clock: clock.now },
      { restaurantId: "7", orderId: placed.body.order.id },
      "cancelled",
    );
    expect((await read(`/${id}`)).card).toMatchObject({ state: "stopped", balance: "20.00" });
    expect((await read(`/${id}`)).entries[0]).toMatchObject({
      kind: "give-back",
      order: { number: expect.any(Number) },
    });
    await expectBooksAgree();
  });

  it("stays stopped when the file that issued it is imported again", async () => {
    const { cards } = await read("?search=2222&state=active");
    await stop(cards[0].id);
    await load(VENUE);
    expect((await read(`/${cards[0].id}`)).card.state).toBe("stopped");
    expect((await look("FULL-0000-1111-2222")).body.code).toBe("gift_card_invalid");
  });
});
