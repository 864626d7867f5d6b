import { randomUUID } from "node:crypto";
import type { DayCloseData, DayTotalsData } from "@comptoir/contract";
import { addDays, cents, formatCents, parseCents } from "@comptoir/ordering";
import { runLength } from "@comptoir/test-kit";
import fc from "fast-check";
import pino from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { sandboxOnly } from "../../gateways/payment/payment-gateways.ts";
import { moveOrder } from "../../ordering/orders/refund/move-order.ts";
import { issueGiftCards } from "../../ordering/quote/gift-cards.store.ts";
import { localMomentOf } from "../../platform/time/zoned.ts";
import { differencesOf, emptyLedger } from "../../testing/check-books.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { GRILL, line } from "../../testing/grill.ts";
import { processPaymentsNow } from "../../testing/process-payments-now.ts";
import { aStaffMember, type StaffMember } from "../../testing/staff.ts";
import { aCard, aSubmit, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { workRefunds } from "../payment/work-refunds.ts";

/*
 * Goal: a day's totals equal a model of the orders, and every cent of the ledger is in exactly one close. Method:
 * random orders, refunds, cancellations and closes over three days, beside a model; closes and orders at once on the
 * real database.
 */
const test = await openTestApi({ sweepEveryMs: 3_600_000 });
const { call, clock, load, pool } = test;
const ZONE = "America/Toronto";
const NOW = new Date();
// Captures and cancellations are booked on the database's own day, so the last of the three days is today.
const TODAY = localMomentOf(NOW, ZONE).date;
const DAYS = [addDays(TODAY, -2), addDays(TODAY, -1), TODAY];
const QUEBEC = {
  payment_processor: "sandbox",
  province: "QC",
  tax_rate: { tax1: "0.05", tax2: "0.09975" },
  service_charge: "12.5%",
  hours: [],
};
const menus = GRILL.menus.map((menu) => ({ ...menu, items: menu.items.map((item) => ({ ...item, stock: null })) }));
const grill = (but: object = {}) => load({ ...GRILL, menus, restaurant: { ...GRILL.restaurant, ...QUEBEC, ...but } });
await grill();

let amira: StaffMember;
beforeEach(async () => {
  clock.set(NOW.toISOString());
  await emptyTables(pool, "orders, order_lines, order_events, payments, refunds, tenders, staff, rate_limits");
  await emptyTables(pool, "sandbox_gateway.payments, sandbox_gateway.ledger, sandbox_gateway.refunds");
  await forgetCloses();
  await emptyLedger(pool);
  await grill();
  amira = await aStaffMember(test, { name: "Amira", role: "manager" });
});

/** Empties the closes, whose trigger refuses it otherwise. */
async function forgetCloses(): Promise<void> {
  await pool.query(
    `alter table day_closes disable trigger user; delete from day_closes; alter table day_closes enable trigger user;
     alter table gift_card_entries disable trigger user; delete from gift_card_entries; alter table gift_card_entries enable trigger user`,
  );
}

/** Sets the clock to one of the three days, at the time of the test. */
const goTo = (day: string) => clock.set(new Date(NOW.getTime() - 86_400_000 * (2 - DAYS.indexOf(day))).toISOString());
const read = (amount = "0.00") => Number(parseCents(amount));
const settle = async () => {
  await processPaymentsNow(pool);
  await workRefunds({ database: pool, gateways: sandboxOnly(pool), logger: pino({ level: "silent" }) });
};

const someMeal = fc.record({
  dishes: fc.array(fc.record({ soup: fc.boolean(), quantity: fc.integer({ min: 1, max: 3 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  tipCents: fc.integer({ min: 0, max: 900 }),
  isDiscounted: fc.boolean(),
  isMember: fc.boolean(),
  giftCardCents: fc.option(fc.integer({ min: 1, max: 6_000 })),
});
type Meal = typeof someMeal extends fc.Arbitrary<infer Value> ? Value : never;

async function place({ dishes, tipCents, isDiscounted, isMember, giftCardCents }: Meal) {
  const code = `DAY-${randomUUID()}`;
  if (giftCardCents !== null) {
    await issueGiftCards(pool, "7", [{ code, balance: formatCents(cents(giftCardCents)) }], clock.now());
  }
  const items = dishes.map(({ soup, quantity }, index) => {
    const orderOptions = soup ? [] : [{ id: 100, values: [{ id: 101, quantity: 1 }] }];
    return line(soup ? 11 : 10, { orderId: index + 1, quantity, orderOptions });
  });
  const costs = {
    tip: { type: "dollar", amount: formatCents(cents(tipCents)) },
    ...(isDiscounted && { discount: { code: "TEN" } }),
    ...(giftCardCents !== null && { voucher: { code } }),
  };
  const checkout = {
    contact: { full_name: "Noor", email: "noor@example.test" },
    paymentMethod: "credit_card",
    card: await aCard(test),
    memberInfo: isMember ? { identifier: "marc@example.test", promosApplied: true } : null,
  };
  const { status, body } = await submit(test, aSubmit({ items, costs, checkout }));
  expect(status, JSON.stringify(body)).toBe(201);
  return body.order as { readonly id: string; readonly costs: Record<string, never> };
}

const ask = async (path: string, body?: object, who = amira) => call(`/api/staff/${path}`, body, who.headers);
async function day(wanted: string) {
  const { status, body } = await ask(`day?day=${wanted}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as {
    totals: DayTotalsData;
    afterClose: DayTotalsData | null;
    closes: number[];
    tips: { cents: number }[];
  };
}
const closes = async () => (await ask("day/closes")).body.closes as DayCloseData[];
const close = (wanted: string) => ask("day/close", { day: wanted });

/** What the model knows of a day. Amounts in cents. */
type Model = Record<
  "sold" | "takenBack" | "refunded" | "taxes" | "tips" | "sales" | "discounts" | "card" | "giftCard",
  number
>;
const NOTHING: Model = {
  ...{ sold: 0, takenBack: 0, refunded: 0, taxes: 0, tips: 0, sales: 0, discounts: 0, card: 0, giftCard: 0 },
};
const named = (amounts: readonly { readonly name: string; readonly cents: number }[], name: string) =>
  amounts.find((one) => one.name === name)?.cents ?? 0;
const sum = (amounts: readonly { readonly cents: number }[]) => amounts.reduce((total, one) => total + one.cents, 0);

function modelOf(totals: DayTotalsData): Model {
  return {
    sold: totals.soldCents,
    takenBack: totals.takenBackCents,
    refunded: totals.refundedCents,
    taxes: sum(totals.taxes),
    tips: totals.tipsCents,
    sales: totals.salesCents,
    discounts: sum(totals.discounts),
    card: named(totals.methods, "credit_card"),
    giftCard: named(totals.methods, "gift_card"),
  };
}

function add(to: Model, more: Partial<Model>): void {
  for (const [name, amount] of Object.entries(more) as [keyof Model, number][]) to[name] += amount;
}

/** The parts of totals agree: the total is what was sold less what was given back, its parts, and its means. */
function agreesWithItself(totals: DayTotalsData): void {
  const { soldCents, takenBackCents, refundedCents, totalCents, dishesCents, charges, salesCents, taxes, tipsCents } =
    totals;
  expect(soldCents + takenBackCents + refundedCents).toBe(totalCents);
  expect(salesCents + sum(taxes) + tipsCents).toBe(totalCents);
  expect(dishesCents + sum(charges)).toBe(salesCents);
  expect(sum(totals.methods)).toBe(totalCents);
}

/** The sums of the ledger, by account; and those of all closes with what no close has. */
async function everyCent() {
  const { rows } = await pool.query(
    `with ledger as (
       select local_day as day, e.kind, account, sum(amount)::int as cents from ledger_entries e, unnest(e.accounts, e.amounts) as p (account, amount)
       where restaurant_id = '7' and kind <> 'opening' group by 1, 2, 3
     ), closed as (
       select p.day, p.kind, p.account, sum(p.cents)::int as cents from day_closes c,
         jsonb_to_recordset(c.postings) as p (day date, kind text, account text, cents int8) where c.restaurant_id = '7' group by 1, 2, 3
     )
     select coalesce(l.day, c.day)::text as day, coalesce(l.account, c.account) as account, coalesce(l.cents, 0) as ledger, coalesce(c.cents, 0) as closed
     from ledger l full join closed c using (day, kind, account)`,
  );
  return rows as { day: string; account: string; ledger: number; closed: number }[];
}

describe("payment#books-day, payment#day-close: a restaurant's days", () => {
  const someAct = fc.oneof(
    { weight: 4, arbitrary: fc.record({ act: fc.constant("place" as const), meal: someMeal }) },
    {
      weight: 3,
      arbitrary: fc.record({
        act: fc.constant("refund" as const),
        order: fc.nat(9),
        cents: fc.option(fc.integer({ min: 1, max: 4_000 })),
      }),
    },
    { weight: 2, arbitrary: fc.record({ act: fc.constant("cancel" as const), order: fc.nat(9) }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant("close" as const), back: fc.nat(1) }) },
  );

  it("equal a model to the cent, and every cent is in exactly one close", { timeout: 180_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(...DAYS.map(() => fc.array(someAct, { minLength: 1, maxLength: 5 }))),
        fc.boolean(),
        async (days, isInclusive) => {
          await forgetCloses();
          await emptyTables(pool, "orders, order_lines, order_events, payments, refunds, tenders");
          await emptyTables(pool, "sandbox_gateway.payments, sandbox_gateway.ledger, sandbox_gateway.refunds");
          await emptyLedger(pool);
          await grill({ tax_inclusive: isInclusive });
          await test.api.whenCaughtUp();
          await play(days);
        },
      ),
      { numRuns: runLength({ quick: 5, full: 60 }) },
    );
  });

  type Act = typeof someAct extends fc.Arbitrary<infer Value> ? Value : never;
  async function play(days: readonly (readonly Act[])[]): Promise<void> {
    const model = new Map(DAYS.map((one) => [one, { ...NOTHING }]));
    const of = (one: string) => model.get(one) as Model;
    const orders: { readonly id: string; left: Model; isCancelled: boolean }[] = [];
    let lastClosed = "";
    for (const [index, acts] of days.entries()) {
      const today = DAYS[index] as string;
      goTo(today);
      for (const one of acts) {
        if (one.act === "place") {
          const { id, costs } = await place(one.meal);
          await settle();
          const { total, tip, taxes, totalWithoutTaxes, discount, memberDiscount, voucher, totalWithTip } =
            costs as never as Record<string, string & { amount: string; preTax: string }>;
          const sold = {
            sold: read(total) + read(tip?.amount),
            taxes: read(taxes),
            tips: read(tip?.amount),
            sales: read(totalWithoutTaxes),
            discounts: read(discount?.amount) + read(memberDiscount?.preTax),
            card: read(totalWithTip),
            giftCard: read(voucher?.amount),
          };
          add(of(today), sold);
          orders.push({ id, left: { ...NOTHING, ...sold }, isCancelled: false });
        } else if (one.act === "close") {
          const wanted = addDays(today, -one.back);
          const { status, body } = await close(wanted);
          expect([status, body.code]).toEqual(wanted > lastClosed ? [200, undefined] : [409, "day_closed"]);
          if (status === 200) lastClosed = wanted;
        } else {
          const order = orders[one.order % Math.max(orders.length, 1)];
          if (order === undefined) continue;
          if (one.act === "cancel") await cancel(order);
          else await refund(order, one.cents);
        }
      }
    }
    goTo(TODAY);

    async function refund(order: (typeof orders)[number], amount: number | null): Promise<void> {
      const what = amount === null ? { of: "all" } : { of: "amount", cents: amount };
      const quote = await ask(`orders/${order.id}/refund/quote`, { what });
      const left = order.isCancelled ? 0 : order.left.sold;
      const isPossible = left > 0 && (amount === null || amount <= left);
      expect([quote.status, quote.body.code]).toEqual(
        isPossible ? [200, undefined] : [409, order.isCancelled ? "order_cancelled" : "refund_not_possible"],
      );
      if (!isPossible) return;
      const request = { key: randomUUID(), version: quote.body.version, reason: "Cold", what };
      const made = await ask(`orders/${order.id}/refund`, request);
      expect(made.status, JSON.stringify(made.body)).toBe(200);
      expect(made.body.refund).toEqual(quote.body.refund);
      await settle();
      const { cents: given, taxesCents, tipCents, to } = made.body.refund;
      expect(given).toBe(amount ?? left);
      const toMeans = (means: string) => to.find((one: { where: string }) => one.where === means)?.cents ?? 0;
      const back = {
        taxes: -taxesCents,
        tips: -tipCents,
        sales: -(given - taxesCents - tipCents),
        card: -toMeans("toCard"),
        giftCard: -toMeans("toGiftCard"),
      };
      const on = localMomentOf(clock.now(), ZONE).date;
      add(of(on), { ...back, refunded: -given });
      add(order.left, { ...back, sold: -given });
    }

    async function cancel(order: (typeof orders)[number]): Promise<void> {
      const moved = await moveOrder(
        { database: pool, clock: clock.now },
        { restaurantId: "7", orderId: order.id },
        "cancelled",
      );
      if (order.isCancelled) return expect("refused" in moved).toBe(true) as never;
      await settle();
      const { sold, discounts, taxes, tips, sales } = order.left;
      // The database books a cancellation on its own day; what a gift card gets back, on the clock's.
      add(of(TODAY), { takenBack: -sold, taxes: -taxes, tips: -tips, sales: -sales, discounts: -discounts });
      add(of(TODAY), { card: -sold });
      const on = localMomentOf(clock.now(), ZONE).date;
      add(of(on), { card: order.left.giftCard, giftCard: -order.left.giftCard });
      Object.assign(order, { isCancelled: true });
    }

    const shown = new Map<string, Awaited<ReturnType<typeof day>>>();
    for (const one of DAYS) {
      const x = await day(one);
      shown.set(one, x);
      agreesWithItself(x.totals);
      expect({ day: one, ...modelOf(x.totals) }).toEqual({ day: one, ...of(one) });
      expect(x.tips.at(-1)?.cents).toBe(of(one).tips);
    }
    const made = await closes();
    expect(made.map(({ number }) => number)).toEqual(made.map((_, index) => made.length - index));
    for (const z of made) agreesWithItself(z.totals);
    for (const z of made) expect(z.days.every((one) => one.day <= z.day)).toBe(true);
    // Every account of every day: closed to the cent, or shown as not closed yet.
    for (const { day: on, account, ledger, closed } of await everyCent()) {
      const after = on > lastClosed || shown.get(on)?.afterClose !== null;
      if (!after) expect({ on, account, closed }).toEqual({ on, account, closed: ledger });
    }
    const total = (some: readonly DayTotalsData[]) => some.reduce((all, one) => all + one.totalCents, 0);
    const open = DAYS.flatMap((one) => {
      const x = shown.get(one);
      return one > lastClosed ? (x?.totals ?? []) : (x?.afterClose ?? []);
    });
    const ofDays = DAYS.flatMap((one) => shown.get(one)?.totals ?? []);
    expect(total(made.map((z) => z.totals)) + total(open)).toBe(total(ofDays));
    // One more close takes the rest of all days, and nothing is left.
    if (lastClosed < TODAY) {
      expect((await close(TODAY)).status).toBe(200);
      for (const { closed, ledger } of await everyCent()) expect(closed).toBe(ledger);
    }
    expect(await differencesOf(pool)).toEqual([]);
  }

  it("are not closed before they begin, which the answer says of the day", async () => {
    const { status, body } = await close(addDays(TODAY, 1));
    expect([status, body.code, body.message]).toEqual([400, "invalid_request", expect.stringContaining("not begun")]);
    expect(body.issues[0].path).toBe("day");
  });

  it("are closed once by closes at the same time, with every order in one close or none", {
    timeout: 60_000,
  }, async () => {
    const meal = {
      dishes: [{ soup: true, quantity: 1 }],
      tipCents: 100,
      isDiscounted: false,
      isMember: false,
      giftCardCents: null,
    };
    await Promise.all(Array.from({ length: 4 }, () => place(meal)));
    const [orders, answers] = await Promise.all([
      Promise.all(Array.from({ length: 12 }, () => place(meal))),
      Promise.all([TODAY, TODAY, DAYS[1], TODAY, DAYS[1], DAYS[0]].map((one) => close(String(one)))),
    ]);
    await settle();
    const ofToday = answers.filter((_, index) => [0, 1, 3].includes(index)).map(({ status }) => status);
    expect(ofToday.sort()).toEqual([200, 409, 409]);
    const made = await closes();
    expect(made.map(({ number }) => number)).toEqual(made.map((_, index) => made.length - index));
    expect(made.length).toBe(answers.filter(({ status }) => status === 200).length);
    const { totals, afterClose } = await day(TODAY);
    const closed = made.reduce((all, z) => all + z.totals.totalCents, 0);
    expect(closed + (afterClose?.totalCents ?? 0)).toBe(totals.totalCents);
    expect(totals.orders).toBe(orders.length + 4);
    const countOf = made.reduce((all, z) => all + z.totals.orders, 0);
    expect(countOf + (afterClose?.orders ?? 0)).toBe(orders.length + 4);
  });

  it("keep what was written but not committed at the close for the next one", async () => {
    const writer = await pool.connect();
    try {
      await writer.query("begin");
      await writer.query(
        `insert into ledger_entries (restaurant_id, at, local_day, kind, method, accounts, amounts)
         values ('7', now(), $1, 'sale', 'credit_card', array['due', 'sales'], array[500, -500])`,
        [DAYS[1]],
      );
      expect((await close(String(DAYS[1]))).body.close.totals.totalCents).toBe(0);
      await writer.query("commit");
    } finally {
      writer.release();
    }
    expect((await day(String(DAYS[1]))).afterClose?.totalCents).toBe(500);
    const next = (await close(TODAY)).body.close as DayCloseData;
    expect(next).toMatchObject({ number: 2, dayBefore: DAYS[1], by: "Amira", days: [{ day: DAYS[1] }] });
    expect(next.totals.totalCents).toBe(500);
    expect(await day(String(DAYS[1]))).toMatchObject({ closes: [2], afterClose: null });
  });

  it("are not closed before they begin, nor twice, nor changed, and the history says who closed them", async () => {
    expect(await close(addDays(TODAY, 1))).toMatchObject({ status: 400, body: { issues: [{ path: "day" }] } });
    expect((await close(TODAY)).body.close).toMatchObject({ number: 1, day: TODAY, dayBefore: null, by: "Amira" });
    expect(await close(TODAY)).toMatchObject({ status: 409, body: { code: "day_closed" } });
    expect(await close(String(DAYS[0]))).toMatchObject({ status: 409, body: { code: "day_closed" } });
    await expect(pool.query("update day_closes set number = 2")).rejects.toThrow("only ever added to");
    const { body } = await call("/api/staff/acts", undefined, amira.headers);
    expect(body.acts[0]).toMatchObject({ act: "close-day", by: { name: "Amira" }, details: { number: 1, day: TODAY } });
  });

  it("have the ledger's sums for good: books check finds what is in no close a month later", async () => {
    const [before, old] = [addDays(TODAY, -41), addDays(TODAY, -40)];
    const enter = (on: string) =>
      pool.query(
        `insert into ledger_entries (restaurant_id, at, local_day, kind, method, accounts, amounts)
         values ('7', now(), $1, 'gift-card-issued', null, array['gift-cards-issued', 'of-nothing'], array[500, -500])`,
        [on],
      );
    await enter(before);
    expect((await close(old)).status).toBe(200);
    expect((await close(TODAY)).status).toBe(200);
    expect(await differencesOf(pool)).toEqual([]);
    await enter(old);
    expect(await differencesOf(pool)).toEqual([
      { kind: "closes-differ", restaurantId: "7", orderId: null, paymentId: null, expectedCents: 0, bookedCents: 500 },
      { kind: "closes-differ", restaurantId: "7", orderId: null, paymentId: null, expectedCents: 0, bookedCents: -500 },
    ]);
  });

  it("are shown and closed by managers only", async () => {
    const noor = await aStaffMember(test, { name: "Noor", role: "counter" });
    for (const answer of [
      await ask("day", undefined, noor),
      await ask("day/closes", undefined, noor),
      await ask("day/close", { day: TODAY }, noor),
    ]) {
      expect(answer.status).toBe(403);
    }
  });

  it("say which of the sales are charges, what discounts took off, and give charges back with a refund", async () => {
    const meal = {
      dishes: [{ soup: false, quantity: 2 }],
      tipCents: 0,
      isDiscounted: true,
      isMember: true,
      giftCardCents: null,
    };
    const { id, costs } = await place(meal);
    await settle();
    const { serviceCharge, discount, memberDiscount } = costs as never as Record<
      string,
      { amount: string; preTax: string }
    >;
    const { totals } = await day(TODAY);
    expect(totals.charges).toEqual([{ name: "service-charge", cents: read(serviceCharge?.amount) }]);
    expect(totals.discounts).toEqual([
      { name: "code", cents: read(discount?.amount) },
      { name: "member-price", cents: read(memberDiscount?.preTax) },
    ]);
    for (const what of [{ of: "lines", lines: [{ line: 1, quantity: 1 }] }, { of: "all" }]) {
      const { version } = (await ask(`orders/${id}/refund/quote`, { what })).body;
      const refund = { key: randomUUID(), version, reason: "Cold", what };
      expect((await ask(`orders/${id}/refund`, refund)).status).toBe(200);
      await settle();
    }
    const after = (await day(TODAY)).totals;
    expect(after).toMatchObject({ charges: [], dishesCents: 0, salesCents: 0, refundedCents: -totals.soldCents });
    expect(await differencesOf(pool)).toEqual([]);
  });
});
