import { randomUUID } from "node:crypto";
import { m } from "@comptoir/messages";
import pino from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { findLedgerDifferences } from "../../money/books/ledger-checks.store.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { ANY_NUMBER_OPEN } from "../../testing/grill.ts";
import { AT_THE_HALL, DUMPLINGS, HALL, HALL_OF_ACCOUNTS, ofKitchen, SWEETS, TACOS } from "../../testing/hall.ts";
import { aStaffMember, type StaffMember } from "../../testing/staff.ts";
import { aCard } from "../../testing/submit.ts";
import { aTablePhone, seated, type TablePhone } from "../../testing/table-phone.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { settleFailed } from "./work-tables.ts";

const at = await openTestApi();
const { api, call, clock, load, pool } = at;
await api.startWork();

const TOGETHER = { ...ANY_NUMBER_OPEN, group_ordering: true, max_items_per_cart: 12 };
const HALL_WITH_TABLES = {
  ...HALL,
  restaurant: { ...HALL.restaurant, order_options: TOGETHER },
  discounts: [{ code: "TEN", value: "10%" }],
  gift_cards: [{ code: "TENN-0000-1111-2222", balance: "10.00" }],
};
const [BUNS, TACO, CAKE] = [ofKitchen(DUMPLINGS, 1, { quantity: 2 }), ofKitchen(TACOS, 2), ofKitchen(SWEETS, 3)];
/** What the kitchens charge for two portions of dumplings (19.98 + 10 % + 13 %), a taco (4.35 + 13 %), and a cake (6.10). */
const [OF_BUNS, OF_TACO, OF_CAKE] = ["24.84", "4.92", "6.10"];
const BILL = "35.86";
/** A member of the staff of each restaurant. */
const staff = new Map<string, StaffMember>();

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(
    pool,
    "table_sessions, table_payments, carts, orders, payments, refunds, tenders, rate_limits, idempotency_keys, ledger_entries, gift_cards, gift_card_entries, staff, restaurants",
  );
  for (const kitchen of [DUMPLINGS, TACOS, SWEETS]) await load(kitchen);
  await load(HALL_WITH_TABLES);
  for (const restaurantId of ["800", "801", "802", "803"]) {
    staff.set(restaurantId, await aStaffMember(at, { name: "Boss", role: "manager", restaurantId }));
  }
});

const phone = (name: string, locale?: string) => aTablePhone(at, name, locale, AT_THE_HALL);
const books = () => findLedgerDifferences(pool);
const headersOf = (restaurantId: string) => (staff.get(restaurantId) as StaffMember).headers;
const boardOf = async (restaurantId: string) =>
  (await call("/api/staff/board", undefined, headersOf(restaurantId))).body.orders;

type Round = { readonly orderId: string; readonly kitchen?: { readonly name: string }; readonly lines: object[] };
const orderOf = (rounds: readonly Round[], kitchen: string) =>
  rounds.find((one) => one.kitchen?.name === kitchen) as Round;

/** Ana has dumplings and a cake, Olu a taco; all are sent together as one round. */
async function aServedTable(): Promise<{ ana: TablePhone; olu: TablePhone; ids: string[] }> {
  const [ana, olu] = [phone("Ana"), phone("Olu")];
  const ids = await seated(ana, olu);
  await ana.browser.set([BUNS, CAKE]);
  await olu.browser.set([TACO]);
  await ana.send(ids);
  clock.set("2026-11-20T17:00:21Z");
  const lines = async () => {
    const { rounds, open } = (await ana.table()).table;
    return [rounds.length, open.length];
  };
  await expect.poll(lines, { timeout: 15_000 }).toEqual([3, 0]);
  return { ana, olu, ids };
}

describe("table#halls: a round at a food hall", () => {
  it("is one order for each kitchen, on one bill, and each kitchen has its own dishes and people", async () => {
    const { ana, ids } = await aServedTable();
    const { table } = await ana.table();
    expect(table).toMatchObject({ due: BILL, left: BILL, takesCards: true, open: [], notSent: null });
    expect(table.rounds).toMatchObject([
      {
        kitchen: { id: 801, name: "Dumplings" },
        lines: [{ name: "Pork dumplings", quantity: 2, people: [ids[0]], amount: OF_BUNS }],
      },
      { kitchen: { id: 802, name: "Tacos" }, lines: [{ name: "Taco", people: [ids[1]], amount: OF_TACO }] },
      { kitchen: { id: 803, name: "Sweets" }, lines: [{ name: "Cake", people: [ids[0]], amount: OF_CAKE }] },
    ]);
    expect(new Set(table.rounds.map(({ sentAt }: { sentAt: string }) => sentAt)).size).toBe(1);
    const cards = (await Promise.all(["801", "802", "803"].map(boardOf))).flat();
    expect(cards.map(({ person, round, destination }) => [person, round, destination.tableNum])).toEqual([
      ["Ana", 1, "12"],
      ["Olu", 1, "12"],
      ["Ana", 1, "12"],
    ]);
    expect(await boardOf("800")).toEqual([]);
    expect(await books()).toEqual([]);
  });

  it("names the kitchen of each dish before it is sent", async () => {
    const ana = phone("Ana");
    await seated(ana);
    await ana.browser.set([BUNS, CAKE]);
    const { open } = (await ana.table()).table;
    expect(open.map(({ kitchen }: { kitchen: string }) => kitchen)).toEqual(["Dumplings", "Sweets"]);
  });

  it("is counted once: the next one is the second round of the kitchens that have it", async () => {
    const { olu, ids } = await aServedTable();
    clock.set("2026-11-20T17:05:00Z");
    await olu.browser.set([CAKE]);
    expect((await olu.send([ids[1] ?? ""])).status).toBe(200);
    expect((await boardOf("803")).map(({ round }: { round: number }) => round).sort()).toEqual([1, 2]);
    expect((await boardOf("802")).map(({ round }: { round: number }) => round)).toEqual([1]);
  });

  it("may be sent ten times a minute, however many kitchens have it", async () => {
    for (const kitchen of [DUMPLINGS, SWEETS]) {
      await load({ ...kitchen, restaurant: { ...kitchen.restaurant, order_options: ANY_NUMBER_OPEN } });
    }
    await api.whenCaughtUp();
    const ana = phone("Ana");
    const [id = ""] = await seated(ana);
    const answers = [];
    for (let sent = 0; sent < 11; sent += 1) {
      clock.set(new Date(Date.parse("2026-11-20T17:00:00Z") + sent * 1_000).toISOString());
      await ana.browser.set([BUNS, { ...CAKE, orderId: 2 }]);
      answers.push((await ana.send([id])).status);
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await pool.query("select from orders")).rowCount).toBe(20);
  });

  it("is placed whole or not at all, and its refusal names the kitchen", async () => {
    const ana = phone("Ana");
    const [id = ""] = await seated(ana);
    await ana.browser.set([BUNS, { ...TACO, orderId: 2 }]);
    await load({ ...TACOS, restaurant: { ...TACOS.restaurant, orders_paused: true } });
    const refused = await ana.send([id]);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      419,
      m.refusal_of_kitchen(
        { kitchen: "Tacos", message: m.refusal_orders_paused({}, { locale: "en-CA" }) },
        { locale: "en-CA" },
      ),
    ]);
    expect((await ana.table()).table).toMatchObject({ rounds: [], open: [{ id: "801~1" }, { id: "802~1" }] });
    expect((await pool.query("select from orders")).rowCount).toBe(0);
  });

  it("is placed once, however often and from wherever it is sent", async () => {
    const ana = phone("Ana");
    const [id = ""] = await seated(ana);
    await ana.browser.set([BUNS, { ...CAKE, orderId: 2 }]);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => ana.send([id], key)));
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    await expect.poll(async () => (await ana.table()).table.rounds.length).toBe(2);
    expect((await ana.send([id], key)).status).toBe(409);
    expect((await pool.query("select from orders")).rowCount).toBe(2);
  });

  it("shares the hall's promo code over the kitchens, as a checkout does", async () => {
    const ana = phone("Ana");
    const [id = ""] = await seated(ana);
    await ana.browser.set([
      { ...TACO, orderId: 1 },
      { ...CAKE, orderId: 2 },
    ]);
    const sent = await ana.send([id], randomUUID(), { code: "ten" });
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    // 10.45 less 10 % (1.05): 0.44 of the taco, before its tax, and 0.61 of the cake.
    expect(sent.body.table.rounds.map(({ lines }: Round) => lines)).toMatchObject([
      [{ amount: "4.42" }],
      [{ amount: "5.49" }],
    ]);
  });
});

describe("table#halls: the bill of a food hall's table", () => {
  it("is paid in shares by one card each, with tips; the books of the hall and of the kitchens agree", async () => {
    const { ana, olu } = await aServedTable();
    const mine = (await ana.claim({ of: "mine" })).body.table.claims[0];
    expect(mine).toMatchObject({ amount: "30.94", tipBase: "26.08" });
    const paid = await ana.pay(mine, { tip: { type: "dollar", amount: "3.00" } });
    expect(paid.body.table, JSON.stringify(paid.body)).toMatchObject({ left: OF_TACO });
    await olu.pay((await olu.claim({ of: "rest" })).body.table.claims[0]);
    expect((await ana.table()).table).toMatchObject({ due: BILL, left: "0.00" });
    const { rows } = await pool.query("select restaurant_id, amount_cents::int4 as cents from payments order by cents");
    expect(rows).toEqual([
      { restaurant_id: "800", cents: 492 },
      { restaurant_id: "800", cents: 3_394 },
    ]);
    await expect.poll(statuses).toEqual(["captured", "captured"]);
    expect(await books()).toEqual([]);
    for (const kitchen of ["801", "802", "803"]) {
      expect(
        (await boardOf(kitchen)).map(({ dueCents, isPaid }: { dueCents: number; isPaid: boolean }) => [
          dueCents,
          isPaid,
        ]),
      ).toEqual([[0, true]]);
    }
    const sold = (await call("/api/staff/day?day=2026-11-20", undefined, headersOf("801"))).body.totals;
    expect([sold.totalCents, sold.methods]).toEqual([2_484, [{ name: "tableShares", cents: 2_484 }]]);
    const hall = (await call("/api/staff/day?day=2026-11-20", undefined, headersOf("800"))).body.totals;
    expect([hall.tipsCents, hall.totalCents]).toEqual([300, 300]);
    expect(hall.kitchens).toEqual([
      { name: "Dumplings", cents: 2_484 },
      { name: "Tacos", cents: 492 },
      { name: "Sweets", cents: 610 },
    ]);
  });

  it("is paid by a gift card of the hall, and what a kitchen refunds goes back to who paid for the dish", async () => {
    const { ana, olu } = await aServedTable();
    const mine = (await ana.claim({ of: "mine" })).body.table.claims[0];
    const giftCard = { code: "TENN-0000-1111-2222", amount: "10.00" };
    const paid = await ana.pay(mine, { giftCard });
    expect(paid.status, JSON.stringify(paid.body)).toBe(200);
    await olu.pay((await olu.claim({ of: "rest" })).body.table.claims[0]);
    await expect.poll(statuses).toEqual(["captured", "captured"]);
    const { rounds } = (await ana.table()).table;
    await refund("801", orderOf(rounds, "Dumplings").orderId);
    await expect.poll(async () => (await ana.payments())[0]?.back).toBe(OF_BUNS);
    expect((await olu.payments())[0]?.back).toBe("0.00");
    await expect.poll(statuses).toEqual(["captured", "captured"]);
    await expect.poll(books).toEqual([]);
    const { rows } = await pool.query(
      "select card_cents::int4 as card, gift_card_cents::int4 as gift from refunds where restaurant_id = '800'",
    );
    expect(rows).toEqual([{ card: 2_094, gift: 390 }]);
    expect((await ana.table()).table).toMatchObject({ left: "0.00" });
    // The kitchens' reports have what was paid on phones in full; what gift cards paid of it is taken off in the hall's.
    const hall = (await call("/api/staff/day?day=2026-11-20", undefined, headersOf("800"))).body.totals;
    expect([hall.totalCents, hall.methods]).toEqual([
      0,
      [
        { name: "tableShares", cents: -610 },
        { name: "gift_card", cents: 610 },
      ],
    ]);
    expect(hall.kitchens).toEqual([
      { name: "Tacos", cents: 492 },
      { name: "Sweets", cents: 610 },
    ]);
  });

  it("that is not paid on phones is collected by each kitchen", async () => {
    const { ana } = await aServedTable();
    await ana.pay(
      (await ana.claim({ of: "lines", lines: [lineOf((await ana.table()).table, "Sweets")] })).body.table.claims[0],
    );
    const owed = await Promise.all(["801", "802", "803"].map(boardOf));
    expect(owed.flat().map(({ dueCents }) => dueCents)).toEqual([2_484, 492, 0]);
  });

  it("has receipts that name the kitchens with their tax numbers", async () => {
    const { ana, olu } = await aServedTable();
    await olu.pay((await olu.claim({ of: "mine" })).body.table.claims[0]);
    const [{ id }] = await olu.payments();
    const { receipt } = (await olu.ask(`/receipt?payment=${id}`)).body;
    expect(receipt).toMatchObject({
      restaurant: { name: "The Hall" },
      kitchens: [{ name: "Tacos", tax_numbers: [{ label: "HST", number: "802 RT0001" }] }],
      lines: [{ name: "Taco", kitchen: "Tacos", amount: OF_TACO }],
    });
    const whole = (await ana.ask("/receipt")).body.receipt;
    expect(whole.kitchens.map(({ name }: { name: string }) => name)).toEqual(["Dumplings", "Tacos", "Sweets"]);
    expect(whole).toMatchObject({ amount: BILL, left: "30.94" });
  });

  it("has receipts that label the service charge as its kitchens do, unless they label it differently", async () => {
    const labelled = (kitchen: typeof DUMPLINGS, label: string) => ({
      ...kitchen,
      restaurant: {
        ...kitchen.restaurant,
        ...{ service_charge: "10%", order_options: { ...ANY_NUMBER_OPEN, service_charge_label: label } },
        localization: { "fr-CA": { service_charge_label: `${label} (fr)` } },
      },
    });
    await load(labelled(DUMPLINGS, "Hall service"));
    await load(labelled(SWEETS, "Hall service"));
    await api.whenCaughtUp();
    const { ana, olu } = await aServedTable();
    const labelOf = async (locale: string) => {
      const { receipt } = (
        await ana.browser.ask("/api/table/receipt", undefined, { ...AT_THE_HALL, "x-locale": locale })
      ).body;
      return receipt.parts.find(({ part }: { part: string }) => part === "service-charge").label;
    };
    expect([await labelOf("en-CA"), await labelOf("fr-CA")]).toEqual(["Hall service", "Hall service (fr)"]);
    await load(labelled(SWEETS, "Sweet service"));
    await api.whenCaughtUp();
    // The label that was sent is kept, and is not that of the dumplings in French.
    expect([await labelOf("en-CA"), await labelOf("fr-CA")]).toEqual(["Hall service", undefined]);
    const [claim] = (await olu.claim({ of: "mine" })).body.table.claims;
    const paid = await olu.pay(claim);
    const { receipt } = (await olu.ask(`/receipt?payment=${paid.body.table.payments[0].id}`)).body;
    expect(receipt.parts).not.toContainEqual(expect.objectContaining({ part: "service-charge" }));
  });

  it("is on the page of the hall's staff, with the kitchens' names, and no kitchen's staff has it", async () => {
    await aServedTable();
    const listed = (restaurantId: string) => call("/api/staff/tables/open", undefined, headersOf(restaurantId));
    expect((await listed("800")).body.tables[0]).toMatchObject({
      tableNum: "12",
      dueCents: 3_586,
      rounds: [{ kitchen: "Dumplings", cents: 2_484 }, { kitchen: "Tacos" }, { kitchen: "Sweets" }],
    });
    expect((await listed("801")).body.tables ?? []).toEqual([]);
  });
});

describe("table#hall-accounts: a hall whose kitchens take their own payments", () => {
  beforeEach(async () => {
    const restaurant = { ...HALL_OF_ACCOUNTS.restaurant, order_options: TOGETHER };
    await load({ ...HALL_WITH_TABLES, restaurant });
  });
  const charged = async () => {
    const { rows } = await pool.query(
      "select restaurant_id, amount_cents::int4 as cents, status from payments where status <> 'voided' order by restaurant_id, cents",
    );
    return rows.map(({ restaurant_id, cents, status }) => [restaurant_id, cents, status]);
  };
  /** Waits until all payments that were made are captured, and there are so many. */
  const areCaptured = (payments: number) =>
    expect
      .poll(async () => (await charged()).map(([, , status]) => status))
      .toEqual(Array.from({ length: payments }, () => "captured"));

  it("is paid for a share at each kitchen whose dishes are in it, with its part of the tip; each has a receipt", async () => {
    const { ana, olu } = await aServedTable();
    const mine = (await ana.claim({ of: "mine" })).body.table.claims[0];
    const paid = await ana.pay(mine, { tip: { type: "dollar", amount: "3.00" } });
    expect(paid.status, JSON.stringify(paid.body)).toBe(200);
    expect(paid.body.table).toMatchObject({ left: OF_TACO, takesCards: true });
    // 3.00 of tip over 24.84 and 6.10.
    await expect.poll(charged).toEqual([
      ["801", 2_725, "captured"],
      ["803", 669, "captured"],
    ]);
    const own = await ana.payments();
    expect(
      own.map(({ amount, tip, lines }: { amount: string; tip: string; lines: object[] }) => [amount, tip, lines]),
    ).toEqual(
      expect.arrayContaining([
        [OF_BUNS, "2.41", [{ name: "Pork dumplings", quantity: 2, amount: OF_BUNS }]],
        [OF_CAKE, "0.59", [{ name: "Cake", quantity: 1, amount: OF_CAKE }]],
      ]),
    );
    for (const { id } of own) {
      expect((await ana.ask(`/receipt?payment=${id}`)).body.receipt.kitchens).toHaveLength(1);
    }
    await olu.pay((await olu.claim({ of: "rest" })).body.table.claims[0]);
    expect((await ana.table()).table).toMatchObject({ due: BILL, left: "0.00" });
    const [{ payments }] = (await call("/api/staff/tables/open", undefined, headersOf("800"))).body.tables;
    for (const shown of [
      payments,
      (await ana.table()).table.payments,
      (await ana.ask("/receipt")).body.receipt.payments,
    ]) {
      expect(shown.map(({ kitchen }: { kitchen: string }) => kitchen).sort()).toEqual(["Dumplings", "Sweets", "Tacos"]);
    }
    await expect.poll(async () => (await charged()).length).toBe(3);
    await expect.poll(books).toEqual([]);
    const sold = (await call("/api/staff/day?day=2026-11-20", undefined, headersOf("801"))).body.totals;
    expect([sold.tipsCents, sold.totalCents]).toEqual([241, 2_725]);
    expect(sold.methods).toEqual([{ name: "tableShares", cents: 2_725 }]);
    expect((await call("/api/staff/day?day=2026-11-20", undefined, headersOf("800"))).body.totals.kitchens).toEqual([]);
  });

  it("is paid its part of an equal part or an amount, to the cent", async () => {
    const { ana, olu } = await aServedTable();
    const half = (await ana.claim({ of: "equal", parts: 2 })).body.table.claims[0];
    expect(half.amount).toBe("17.93");
    expect((await ana.pay(half)).body.table.left).toBe("17.93");
    // It is a part of the bill, and no dish of the payer's.
    const own = await ana.payments();
    expect(own.map(({ kitchen }: { kitchen: string }) => kitchen).sort()).toEqual(["Dumplings", "Sweets", "Tacos"]);
    expect(own.flatMap(({ lines }: { lines: object[] }) => lines)).toEqual([]);
    const { receipt } = (await ana.ask(`/receipt?payment=${own[0].id}`)).body;
    expect([receipt.lines, receipt.kitchens.length]).toEqual([[], 1]);
    await olu.pay((await olu.claim({ of: "rest" })).body.table.claims[0]);
    expect((await ana.table()).table.left).toBe("0.00");
    await areCaptured(6);
    const sums = Map.groupBy(await charged(), ([restaurant]) => restaurant);
    expect([...sums.values()].map((all) => all.reduce((sum, [, amount]) => sum + Number(amount), 0))).toEqual([
      2_484, 492, 610,
    ]);
    await expect.poll(books).toEqual([]);
  });

  it("gives back what it refunds by the payment that it got, and the others keep theirs", async () => {
    const { ana } = await aServedTable();
    await ana.pay((await ana.claim({ of: "rest" })).body.table.claims[0]);
    await areCaptured(3);
    await refund("802", orderOf((await ana.table()).table.rounds, "Tacos").orderId);
    const back = async () =>
      (
        await pool.query(
          "select payment_restaurant_id as payer, card_cents::int4 as cents, status from refunds where card_cents > 0",
        )
      ).rows;
    await expect.poll(back).toEqual([{ payer: "802", cents: 492, status: "refunded" }]);
    await expect.poll(books).toEqual([]);
    expect((await ana.table()).table).toMatchObject({ due: "30.94", left: "0.00" });
  });

  it("has what goes back to a card on the day of the restaurant that was paid", async () => {
    // Where it is another day now than in Toronto.
    const isMorning =
      new Date().toLocaleString("en-CA", { timeZone: "America/Toronto", hour: "2-digit", hour12: false }) < "06";
    const zone = isMorning ? "Pacific/Pago_Pago" : "Pacific/Kiritimati";
    await load({ ...TACOS, restaurant: { ...TACOS.restaurant, menu_configuration: { zone } } });
    const { ana } = await aServedTable();
    await ana.pay((await ana.claim({ of: "rest" })).body.table.claims[0]);
    await areCaptured(3);
    await refund("802", orderOf((await ana.table()).table.rounds, "Tacos").orderId);
    const booked = async () =>
      (
        await pool.query(
          "select local_day = (at at time zone $1)::date as own, local_day = (at at time zone 'America/Toronto')::date as toronto from ledger_entries where kind = 'refunded'",
          [zone],
        )
      ).rows;
    await expect.poll(booked).toEqual([{ own: true, toronto: false }]);
  });

  it("whose payment is not captured is owed again, without the others", async () => {
    const { ana } = await aServedTable();
    await ana.pay((await ana.claim({ of: "rest" })).body.table.claims[0]);
    await areCaptured(3);
    await pool.query("update payments set status = 'failed' where restaurant_id = '801'");
    await settleFailed({ database: pool, clock: clock.now, logger: pino({ level: "silent" }) });
    expect((await ana.table()).table.left).toBe(OF_BUNS);
    expect((await boardOf("801"))[0].dueCents).toBe(2_484);
    expect((await boardOf("803"))[0].dueCents).toBe(0);
  });

  it("returns its part of a tip by itself", async () => {
    const { ana } = await aServedTable();
    await ana.pay((await ana.claim({ of: "mine" })).body.table.claims[0], { tip: { type: "dollar", amount: "3.00" } });
    await areCaptured(2);
    const { table } = await ana.table();
    const payment = (await ana.payments()).find(({ tip }: { tip: string }) => tip === "2.41");
    const body = { key: randomUUID(), payment: payment.id, cents: 241, reason: "Typed by mistake" };
    const returned = await call(`/api/staff/tables/${table.id}/return-tip`, body, headersOf("800"));
    expect(returned.status, JSON.stringify(returned.body)).toBe(200);
    await expect.poll(books).toEqual([]);
    expect((await ana.payments()).map(({ tipBack }: { tipBack: string }) => tipBack).sort()).toEqual(["0.00", "2.41"]);
  });

  it("is paid once, however often it is sent; a declined card takes nothing of any kitchen", async () => {
    const { ana } = await aServedTable();
    const claim = (await ana.claim({ of: "rest" })).body.table.claims[0];
    expect((await ana.pay(claim, { card: "decline" })).status).toBe(402);
    const [key, entered] = [randomUUID(), await aCard(at)];
    const answers = await Promise.all([1, 2, 3].map(() => ana.pay(claim, { entered }, key)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await ana.pay(claim, { entered }, key)).status).toBe(200);
    await expect
      .poll(async () => (await charged()).filter(([, , status]) => status === "captured"))
      .toEqual([
        ["801", 2_484, "captured"],
        ["802", 492, "captured"],
        ["803", 610, "captured"],
      ]);
    await expect.poll(books).toEqual([]);
  });

  it("counts what the hall's account took before the kitchens took their own payments in the hall's report", async () => {
    await load(HALL_WITH_TABLES);
    const { ana, olu } = await aServedTable();
    await ana.pay((await ana.claim({ of: "mine" })).body.table.claims[0]);
    await load({ ...HALL_WITH_TABLES, restaurant: { ...HALL_OF_ACCOUNTS.restaurant, order_options: TOGETHER } });
    expect((await olu.pay((await olu.claim({ of: "rest" })).body.table.claims[0])).body.table.left).toBe("0.00");
    expect((await call("/api/staff/day?day=2026-11-20", undefined, headersOf("800"))).body.totals.kitchens).toEqual([
      { name: "Dumplings", cents: 2_484 },
      { name: "Sweets", cents: 610 },
    ]);
  });

  it("refuses a claim of no dish that was made before the kitchens took their own payments, and takes a new one", async () => {
    await load(HALL_WITH_TABLES);
    const { ana } = await aServedTable();
    const before = (await ana.claim({ of: "equal", parts: 2 })).body.table.claims[0];
    await load({ ...HALL_WITH_TABLES, restaurant: { ...HALL_OF_ACCOUNTS.restaurant, order_options: TOGETHER } });
    const refused = await ana.pay(before);
    expect([refused.status, refused.body.code]).toEqual([409, "share_gone"]);
    expect((await ana.pay((await ana.claim({ of: "equal", parts: 2 })).body.table.claims[0])).status).toBe(200);
  });

  it("is paid by no gift card of the hall, and by no card where a kitchen is paid on premise", async () => {
    const { ana } = await aServedTable();
    const claim = (await ana.claim({ of: "rest" })).body.table.claims[0];
    const giftCard = { code: "TENN-0000-1111-2222", amount: "10.00" };
    const refused = await ana.pay(claim, { giftCard });
    const notOffered = m.refusal_share_not_offered({}, { locale: "en-CA" });
    expect([refused.status, refused.body.message]).toEqual([402, notOffered]);
    const { token } = (await aCard(at)) as unknown as { token: string };
    const taco = (await ana.claim({ of: "lines", lines: [lineOf((await ana.table()).table, "Tacos")] })).body.table
      .claims[0];
    const checkout = { paymentMethod: "applePay", applePayPaymentToken: token };
    const byWallet = await ana.ask("/pay", { claim: taco.id, amount: taco.amount, checkout }, randomUUID());
    expect(byWallet.body.code, JSON.stringify(byWallet.body)).toBe("wallet_unsupported");
    const again = (await ana.claim({ of: "rest" })).body.table.claims[0];
    await load({ ...TACOS, restaurant: { ...TACOS.restaurant, payment_processor: "payOnPremise" } });
    expect((await ana.table()).table.takesCards).toBe(false);
    const onPremise = await ana.pay(again);
    expect([onPremise.status, onPremise.body.message]).toEqual([402, notOffered]);
    expect((await pool.query("select from payments where status <> 'voided'")).rowCount).toBe(0);
  });
});

function lineOf({ rounds }: { readonly rounds: readonly Round[] }, kitchen: string) {
  const { orderId, lines } = orderOf(rounds, kitchen) as Round & { lines: { line: number }[] };
  return { orderId, line: lines[0]?.line, parts: 1 };
}
async function statuses(): Promise<string[]> {
  return (await pool.query("select status from payments order by created_at, id")).rows.map(({ status }) => status);
}
async function refund(restaurantId: string, orderId: string): Promise<void> {
  const { rows } = await pool.query("select version from orders where id = $1", [orderId]);
  const body = { key: randomUUID(), version: rows[0].version, what: { of: "all" }, reason: "Cold" };
  const answer = await call(`/api/staff/orders/${orderId}/refund`, body, headersOf(restaurantId));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}
