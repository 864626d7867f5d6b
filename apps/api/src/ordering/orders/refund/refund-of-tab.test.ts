import { randomUUID } from "node:crypto";
import { cents, parseCents } from "@comptoir/ordering";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sandboxOnly } from "../../../gateways/payment/payment-gateways.ts";
import { workRefunds } from "../../../money/payment/work-refunds.ts";
import { openListener } from "../../../platform/db/listen.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { differencesOf } from "../../../testing/check-books.ts";
import { openCommandLine } from "../../../testing/command-line.ts";
import { login, type SignedIn } from "../../../testing/people.ts";
import { processPaymentsNow } from "../../../testing/process-payments-now.ts";
import { AT_THE_STADIUM, STADIUM } from "../../../testing/stadium.ts";
import { aCard } from "../../../testing/submit.ts";
import { closeAndChargeTabs } from "../../../testing/work-tabs.ts";
import { openVenues } from "../../../venue/venues/venue-cache.ts";
import { dropCharge, noteCharge } from "../tab/tab-bills.store.ts";
import { moveOrder } from "./move-order.ts";
import { type RefundRequest, refundOrder } from "./refund-order.ts";

const test = await openCommandLine({ sweepEveryMs: 3_600_000 });
const { api, call, clock, load, pool } = test;
clock.set("2026-12-05T23:30:00Z");
/** Ana's suites, with a tab for each test. */
const SUITES = [
  "s-1",
  "s-3",
  "s-4",
  "s-5",
  "s-6",
  "s-7",
  "s-8",
  "s-9",
  "s-10",
  "s-11",
  "s-12",
  "s-13",
  "s-14",
  "s-15",
].map((id) => ({
  id,
  name: id,
  owner: "ana@example.ca",
}));
const [menu] = STADIUM.menus;
await load({
  ...STADIUM,
  menus: [{ ...menu, items: [...(menu?.items ?? []), { id: 12, name: "Water", price: "0.00" }] }],
  events: STADIUM.events.map((one, at) => (at === 0 ? { ...one, event_suites: SUITES } : one)),
});
const logger = pino({ level: "silent" });
const listener = await openListener(pool, logger);
const venues = await openVenues(pool, listener);
afterAll(async () => {
  await listener.stop();
});
const deps = { database: pool, clock: clock.now, venues, paymentGateways: sandboxOnly(pool) };

let ana: SignedIn;
beforeAll(async () => {
  ana = await login(test, "ana@example.ca");
  const { self, cookie } = ana;
  await call("/api/auth/payment-method", { ...self, card: await aCard(test) }, { cookie });
});

async function openTab(suiteId: string, preference: "charge" | "invoice") {
  const url = `http://comptoir.test/api/catering/events/final/event-suites/${suiteId}/update-event-day-settings`;
  const { version } = await suite(suiteId);
  const body = { ...ana.self, event_day_payment_preference: preference, tab_limit: null, version };
  const headers = { ...AT_THE_STADIUM, cookie: ana.cookie, "content-type": "application/json" };
  const answer = await api.fetch(new Request(url, { method: "PUT", headers, body: JSON.stringify(body) }));
  expect(answer.status, await answer.text()).toBe(200);
}
async function suite(eventSuiteId: string) {
  const headers = { ...AT_THE_STADIUM, cookie: ana.cookie };
  return (await call("/api/catering/events/auth-get-event-info", { ...ana.self, eventSuiteId }, headers)).body
    .eventSuite;
}
const tabOf = async (suiteId: string) => parseCents((await suite(suiteId)).tab_total);

/** Orders three pops, or three of another dish, on a tab; returns the order's name and amount. */
async function pops(eventSuiteId: string, id = 11) {
  const data = {
    config: { restaurantId: 9, eventDayOrdering: true },
    items: [{ id, orderId: 1, quantity: 3, orderOptions: [] }],
    costs: {},
    checkout: { contact: { full_name: "Ana Tremblay", email: "ana@example.ca", phone_number: "416-555-0123" } },
    suites: { eventSuiteId, deliveryTime: null, notes: null, tabLimit: null },
    date: null,
  };
  const headers = { ...AT_THE_STADIUM, ...ana.headers, "idempotency-key": randomUUID() };
  const { status, body } = await call("/api/orders", { type: "dine-in", data }, headers);
  expect(status, JSON.stringify(body)).toBe(201);
  const { id: orderId, costs } = body.order;
  return { restaurantId: "9", orderId: orderId as string, cents: Number(parseCents(costs.totalWithTip)) };
}
type Pops = Awaited<ReturnType<typeof pops>>;

const give = (order: Pops, what: RefundRequest["what"] = { of: "lines", lines: [{ lineNumber: 1, quantity: 1 }] }) =>
  refundOrder(deps, order, { key: randomUUID(), reason: null, what });
async function booksAgree() {
  await processPaymentsNow(pool);
  await workRefunds({ database: pool, gateways: sandboxOnly(pool), logger });
  expect(await differencesOf(pool)).toEqual([]);
}
async function closeTabs() {
  clock.set("2026-12-06T05:00:00Z");
  await closeAndChargeTabs(deps);
  await booksAgree();
}
const captured = async () => {
  const { rows } = await pool.query(
    "select coalesce(sum(amount_cents) filter (where kind = 'capture'), 0)::int as taken, coalesce(sum(amount_cents) filter (where kind = 'refund'), 0)::int as back from sandbox_gateway.ledger",
  );
  return rows[0];
};

describe("A refund of an order on a suite's tab", () => {
  it("reduces an open tab, and goes to the card after the tab was charged, by line or in full", async () => {
    clock.set("2026-12-05T23:30:00Z");
    await openTab("s-1", "charge");
    const [one, two, three] = [await pops("s-1"), await pops("s-1"), await pops("s-1")];
    expect(await tabOf("s-1")).toBe(one.cents * 3);
    const off = await give(one);
    expect(off).toMatchObject({ given: { atRestaurant: "0.00", toCard: "0.00" } });
    const offCents = Number(parseCents("given" in off ? (off.given.offInvoice ?? "") : ""));
    expect(offCents).toBeGreaterThan(0);
    expect(await tabOf("s-1")).toBe(one.cents * 3 - offCents);
    await booksAgree();

    await closeTabs();
    expect(await captured()).toEqual({ taken: one.cents * 3 - offCents, back: 0 });
    const rest = await give(one, { of: "all" });
    expect(rest).toMatchObject({
      given: { toCard: (cents(one.cents - offCents) / 100).toFixed(2), atRestaurant: "0.00" },
    });
    await booksAgree();
    expect(await captured()).toMatchObject({ back: one.cents - offCents });
    expect(await moveOrder(deps, two, "cancelled")).toHaveProperty("moved");
    await booksAgree();
    expect(await captured()).toMatchObject({ back: one.cents - offCents + two.cents });
    await give(three, { of: "all" });
    await booksAgree();
    const { taken, back } = await captured();
    expect(back).toBe(taken);
  });

  it("waits while the tab's card is being charged", async () => {
    clock.set("2026-12-05T23:30:00Z");
    await openTab("s-3", "charge");
    const order = await pops("s-3");
    const paymentId = randomUUID();
    const bill = { ...order, paymentId, suiteId: "s-3", orderIds: [order.orderId], amountCents: cents(order.cents) };
    await noteCharge(pool, { ...bill, processor: "sandbox", account: null, feeCents: 0, now: clock.now() });
    expect(await give(order)).toEqual({ refused: { code: "not-captured" } });
    const dropped = { restaurantId: "9", paymentId, to: "declined" } as const;
    await inTransaction(pool, "read committed", (transaction) => dropCharge(transaction, dropped));
    expect(await give(order)).toHaveProperty("given");
  });

  it("reduces the invoice of an invoiced tab, before and after it is closed", async () => {
    clock.set("2026-12-05T23:30:00Z");
    await openTab("s-4", "invoice");
    const [one, two] = [await pops("s-4"), await pops("s-4")];
    await give(one);
    const [before] = [await tabOf("s-4")];
    // Cancelling a partly refunded order takes the rest off the tab.
    await moveOrder(deps, one, "cancelled");
    expect(await tabOf("s-4")).toBe(two.cents);
    expect(before).toBeLessThan(one.cents + two.cents);
    await closeTabs();
    const { rows } = await pool.query("select amount_cents::int as cents from suite_tab_bills where suite_id = 's-4'");
    expect(rows).toEqual([{ cents: two.cents }]);
    expect(await give(two)).toMatchObject({ given: { offInvoice: expect.any(String), atRestaurant: "0.00" } });
    await booksAgree();
  });

  it("makes a tab an invoice if the rest is below the gateway's minimum charge", async () => {
    clock.set("2026-12-05T23:30:00Z");
    await openTab("s-5", "charge");
    const order = await pops("s-5");
    await give(order);
    const left = await tabOf("s-5");
    clock.set("2026-12-06T05:00:00Z");
    const { sandbox, ...others } = deps.paymentGateways;
    const leastCents = cents((left ?? 0) + 1);
    await closeAndChargeTabs({
      ...deps,
      paymentGateways: { ...others, ...(sandbox && { sandbox: { ...sandbox, leastCents } }) },
    });
    const { rows } = await pool.query(
      "select kind, status, amount_cents::int as cents from suite_tab_bills where suite_id = 's-5'",
    );
    expect(rows).toEqual([{ kind: "invoice", status: "invoiced", cents: left }]);
    await booksAgree();
  });

  it("goes once to a card that an older version charged for a cancelled order, and then the ledger agrees", async () => {
    clock.set("2026-12-05T23:30:00Z");
    await openTab("s-11", "charge");
    const [one, two] = [await pops("s-11"), await pops("s-11")];
    await closeTabs();
    const before = await captured();
    // Simulates an older version, which cancelled the order without checking the tab's payment.
    const ofOne = "where order_id = $1 and means = 'tab'";
    const { rows } = await pool.query(`select payment_id as id from tenders ${ofOne}`, [one.orderId]);
    await pool.query(`update tenders set payment_id = null, payment_restaurant_id = null ${ofOne}`, [one.orderId]);
    expect(await moveOrder(deps, one, "cancelled")).not.toHaveProperty("refused");
    await pool.query(`update tenders set payment_id = $2, payment_restaurant_id = '9' ${ofOne}`, [
      one.orderId,
      rows[0].id,
    ]);
    expect(await differencesOf(pool)).toMatchObject([
      { kind: "order-open", expectedCents: 0, bookedCents: -one.cents },
    ]);

    const { exit, out } = await test.comptoir("payments", "reconcile");
    expect({ exit, out }).toMatchObject({
      exit: 0,
      out: expect.stringContaining(`Order ${one.orderId} was charged although it was cancelled`),
    });
    expect((await captured()).back - before.back).toBe(one.cents);
    expect(await differencesOf(pool)).toEqual([]);
    expect((await test.comptoir("payments", "reconcile")).out).not.toContain("although it was cancelled");
    expect(
      (await call(`/api/orders/${one.orderId}`, undefined, { cookie: ana.cookie })).body.order.refunds,
    ).toMatchObject([{ toCard: one.cents === 0 ? "" : expect.stringMatching(/\d\.\d\d/) }]);
    expect(await give(two, { of: "all" })).toHaveProperty("given");
    await booksAgree();
  });
});

describe("suites#tab-closing: while the card of a closed tab is charged", () => {
  const back = async () => {
    const { taken, back } = await captured();
    return taken - back;
  };
  const bills = async (suiteId: string) => {
    const { rows } = await pool.query(
      "select kind, status, amount_cents::int as cents from suite_tab_bills where suite_id = $1",
      [suiteId],
    );
    return rows;
  };
  const payments = async (suiteId: string) => {
    const { rows } = await pool.query(
      `select p.status, p.amount_cents::int as cents from payments p where p.id in (select payment_id from suite_tab_bills where suite_id = $1)
       or p.order_id = p.id order by p.id`,
      [suiteId],
    );
    return rows;
  };
  /**
   * Returns dependencies whose gateway runs `before` after its first authorisation. `lost`: the answer of
   * that authorisation does not arrive.
   */
  function answering(before: () => Promise<unknown>, lost = false): typeof deps {
    const { sandbox, ...others } = deps.paymentGateways;
    if (!sandbox) throw new Error("no sandbox");
    const authorise: typeof sandbox.authorise = async (request) => {
      const answer = await sandbox.authorise(request);
      await before();
      return lost ? { outcome: "unreachable" } : answer;
    };
    let isFirst = true;
    return {
      ...deps,
      paymentGateways: {
        ...others,
        sandbox: {
          ...sandbox,
          authorise: (request) => {
            if (!isFirst) return sandbox.authorise(request);
            isFirst = false;
            return authorise(request);
          },
        },
      },
    };
  }
  const workAgain = async () => {
    await pool.query("update suite_tab_bills set work_after = now() - interval '1 second'");
    await closeAndChargeTabs(deps);
  };
  async function aClosedTab(suiteId: string, count: number): Promise<Pops[]> {
    clock.set("2026-12-05T23:30:00Z");
    await openTab(suiteId, "charge");
    const orders: Pops[] = [];
    for (let one = 0; one < count; one += 1) orders.push(await pops(suiteId));
    clock.set("2026-12-06T05:00:00Z");
    return orders;
  }

  it.each([
    ["s-6", 0],
    ["s-7", 1],
  ])("an order that is cancelled in that time is not charged: %s, number %i of two", async (suiteId, cancelled) => {
    const before = await back();
    const orders = await aClosedTab(suiteId, 2);
    const [gone, stays] = [orders[cancelled], orders[1 - cancelled]] as [Pops, Pops];
    await closeAndChargeTabs(answering(() => moveOrder(deps, gone, "cancelled")));
    await booksAgree();
    expect(await bills(suiteId)).toEqual([{ kind: "charge", status: "charged", cents: stays.cents }]);
    expect((await back()) - before).toBe(stays.cents);
    expect((await call(`/api/orders/${gone.orderId}`)).body.order).toMatchObject({
      status: "cancelled",
      payment: { status: "on-tab" },
    });
    expect((await call(`/api/orders/${stays.orderId}`)).body.order.payment.status).toBe("captured");
  });

  it("an order that was fully refunded from the tab and is then cancelled has no payment, and the ledger agrees", async () => {
    const [stays, gone] = (await aClosedTab("s-14", 2)) as [Pops, Pops];
    expect(await give(gone, { of: "all" })).toHaveProperty("given");
    await closeAndChargeTabs(answering(() => moveOrder(deps, gone, "cancelled")));
    await booksAgree();
    expect(await bills("s-14")).toEqual([{ kind: "charge", status: "charged", cents: stays.cents }]);
  });

  it("an order with nothing owed is settled with its tab", async () => {
    clock.set("2026-12-05T23:30:00Z");
    await openTab("s-15", "charge");
    const [paid, free] = [await pops("s-15"), await pops("s-15", 12)];
    await closeTabs();
    const statusOf = async ({ orderId }: Pops) => (await call(`/api/orders/${orderId}`)).body.order.payment.status;
    expect([await statusOf(paid), await statusOf(free)]).toEqual(["captured", "captured"]);
  });

  it("nothing is charged if all its orders are cancelled, even if the card's answer was lost", async () => {
    const before = await back();
    const [only] = (await aClosedTab("s-8", 1)) as [Pops];
    await closeAndChargeTabs(answering(async () => {}, true));
    expect(await bills("s-8")).toEqual([{ kind: "charge", status: "charging", cents: only.cents }]);
    await moveOrder(deps, only, "cancelled");
    await workAgain();
    await booksAgree();
    expect(await bills("s-8")).toEqual([]);
    expect((await back()) - before).toBe(0);
    const { rows } = await pool.query("select from sandbox_gateway.payments where state = 'authorised'");
    expect(rows).toEqual([]);
  });

  it("the authorisation of a card that the owner deleted is voided, and the tab is invoiced", async () => {
    const [only] = (await aClosedTab("s-9", 1)) as [Pops];
    await closeAndChargeTabs(answering(async () => {}, true));
    await pool.query("delete from person_cards");
    await workAgain();
    await booksAgree();
    expect(await bills("s-9")).toEqual([{ kind: "invoice", status: "invoiced", cents: only.cents }]);
    const { rows } = await pool.query("select from sandbox_gateway.payments where state = 'authorised'");
    expect(rows).toEqual([]);
    expect(await payments("s-9")).toContainEqual({ status: "voided", cents: only.cents });
  });
});

describe("suites#tab-closing: a tab that cannot be closed", () => {
  it("does not block other tabs, and is closed by a later run", async () => {
    clock.set("2026-12-05T23:30:00Z");
    for (const id of ["s-12", "s-13"]) {
      await openTab(id, "invoice");
      await pops(id);
    }
    const closed = async () =>
      (
        await pool.query(
          "select id from event_suites where id in ('s-12', 's-13') and tab_closed_at is not null order by id",
        )
      ).rows.map(({ id }) => id);
    await pool.query("alter table suite_tab_bills add constraint no_bill check (suite_id <> 's-12') not valid");
    await closeTabs();
    await pool.query("alter table suite_tab_bills drop constraint no_bill");
    expect(await closed()).toEqual(["s-13"]);
    await closeTabs();
    expect(await closed()).toEqual(["s-12", "s-13"]);
  });
});

describe("suites#tab-closing: a tab with nothing due", () => {
  it("is closed, and its orders have no pending payment", async () => {
    clock.set("2026-12-05T23:30:00Z");
    await openTab("s-10", "invoice");
    const order = await pops("s-10");
    await give(order, { of: "all" });
    await closeTabs();
    expect((await call(`/api/orders/${order.orderId}`)).body.order.payment.status).toBe("not-required");
    expect((await pool.query("select from suite_tab_bills where suite_id = 's-10'")).rowCount).toBe(0);
    await booksAgree();
  });
});
