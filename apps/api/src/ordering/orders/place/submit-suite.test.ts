import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { formatDate, formatMoney } from "@comptoir/messages";
import { receiptWords } from "@comptoir/receipt";
import pino from "pino";
import { beforeAll, describe, expect, it } from "vitest";
import { sandboxOnly } from "../../../gateways/payment/payment-gateways.ts";
import { checkBooks } from "../../../money/books/check-books.ts";
import { openListener } from "../../../platform/db/listen.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { login, type SignedIn } from "../../../testing/people.ts";
import { processPaymentsNow } from "../../../testing/process-payments-now.ts";
import { AT_THE_STADIUM, STADIUM } from "../../../testing/stadium.ts";
import { aCard, tally } from "../../../testing/submit.ts";
import { openTestApi } from "../../../testing/test-api.ts";
import { closeAndChargeTabs } from "../../../testing/work-tabs.ts";
import { openVenues } from "../../../venue/venues/venue-cache.ts";
import { writeNoticesOfEvents } from "../notices/order-notices.store.ts";
import { writeTabNotices } from "../tab/tab-notices.ts";
import { bindOrders } from "../tab/tabs.store.ts";

/**
 * Dishes of two menus. One menu is for advance orders with three days of notice. The other is for the event's
 * day, with last call an hour before the end of the event.
 */
const CARVERY = 20;
const ROAST = 21;
const HOT_DOG = 30;
const dish = (id: number, name: string) => ({ id, name, price: "9.00" });
const MENUS = [
  {
    id: 2,
    name: "Advance",
    dine_in: false,
    on_demand: false,
    required_notice: 3 * 1_440,
    items: [dish(CARVERY, "Carvery"), dish(ROAST, "Roast")],
  },
  { id: 3, name: "Event day", scheduled: false, last_call_time: 60, items: [dish(HOT_DOG, "Hot dog")] },
];
/** Adds two suites to the first event, for concurrent pre-orders. */
const RACED = STADIUM.events.map((event, at) =>
  at === 0
    ? {
        ...event,
        event_suites: [
          ...event.event_suites,
          { id: "r-1", name: "Suite R", owner: "ana@example.ca" },
          { id: "r-2", name: "Suite S", owner: "ana@example.ca" },
        ],
      }
    : event,
);

const test = await openTestApi();
const { api, call, clock, load, pool } = test;
clock.set("2026-11-20T17:00:00Z");
await load({ ...STADIUM, menus: [...STADIUM.menus, ...MENUS] });

/** Prices a cart of a suite. */
async function costsOf(
  ids: readonly number[],
  suiteId: string,
  type: "catering" | "dine-in",
  date: string | null,
  locale = "en-CA",
) {
  const items = ids.map((id, at) => ({ id, orderId: at + 1, quantity: 1, orderOptions: [] }));
  const body = { type, items, costs: {}, checkout: {}, date, eventSuiteId: suiteId };
  const { headers } = person("ana");
  const answer = await call("/api/orders/set-costs", body, { ...AT_THE_STADIUM, ...headers, "x-locale": locale });
  return answer.body;
}

/** Prices a cart of one dish for a suite; returns the code of its refusal, or null. */
async function refusalOf(id: number, suiteId: string, type: "catering" | "dine-in", date: string | null) {
  return (await costsOf([id], suiteId, type, date)).warning?.code ?? null;
}

const people: Record<string, SignedIn> = {};
const cards: Record<string, string> = {};
const person = (name: string) => people[name] as SignedIn;
beforeAll(async () => {
  for (const name of ["ana", "ben", "carl", "olu"]) people[name] = await login(test, `${name}@example.ca`);
  for (const name of ["ana", "ben"]) await saveCard(name);
});

async function saveCard(name: string) {
  const { self, cookie } = person(name);
  const { body } = await call("/api/auth/payment-method", { ...self, card: await aCard(test) }, { cookie });
  cards[name] = body.paymentMethods[0].paymentCardId;
}

const TRAY = { id: 10, orderId: 1, quantity: 1, orderOptions: [] };
const POP = { id: 11, orderId: 1, quantity: 1, orderOptions: [] };

type Order = { id?: string; operatorToken?: string; suites?: object; data?: object };

/** Returns a pre-order of a nacho tray. */
function preOrder(suiteId: string, { suites = {}, data = {}, ...more }: Order = {}) {
  return {
    type: "catering",
    data: {
      config: { restaurantId: 9 },
      items: [TRAY],
      costs: {},
      checkout: { contact: { full_name: "Ana Tremblay", email: "ana@example.ca", phone_number: "416-555-0123" } },
      suites: { eventSuiteId: suiteId, deliveryTime: "half-time", notes: null, tabLimit: null, ...suites },
      date: null,
      ...data,
    },
    ...more,
  };
}

/** Returns an order of a pop on the event's day. */
function eventDay(suiteId: string, data: object = {}) {
  const order = preOrder(suiteId, {
    data: { config: { restaurantId: 9, eventDayOrdering: true }, items: [POP], ...data },
  });
  return { ...order, type: "dine-in" };
}

const paidBy = (name: string) => ({
  chosenCreditCard: { paymentCardId: cards[name], isDefault: true },
});

const submit = ({ headers }: Pick<SignedIn, "headers">, body: object, key: string = randomUUID()) =>
  call("/api/orders", body, { ...AT_THE_STADIUM, ...headers, "idempotency-key": key });

async function suiteOf({ self, cookie }: SignedIn, eventSuiteId: string) {
  const body = { ...self, eventSuiteId };
  const answer = await call("/api/catering/events/auth-get-event-info", body, { ...AT_THE_STADIUM, cookie });
  return answer.body.eventSuite;
}

async function actAs(name: string, eventSuiteId: string): Promise<SignedIn> {
  const { token, email, cookie } = person(name);
  const body = { eventSuiteId, token, suiteOperatorEmail: email };
  const answer = await call("/api/auth/login-as", body, { ...AT_THE_STADIUM, cookie });
  const { id: userId, token: acting } = answer.body;
  const headers = { cookie, authorization: `Bearer ${acting}` };
  return { userId, token: acting, email, cookie, self: { userId, token: acting }, headers };
}

async function openTab({ self, cookie }: SignedIn, suiteId: string, tab_limit: string | null) {
  const response = await api.fetch(
    new Request(`http://comptoir.test/api/catering/events/final/event-suites/${suiteId}/update-event-day-settings`, {
      method: "PUT",
      headers: { ...AT_THE_STADIUM, cookie, "content-type": "application/json" },
      body: JSON.stringify({ ...self, event_day_payment_preference: "charge", tab_limit }),
    }),
  );
  expect(response.status).toBe(200);
}

describe("A suite's pre-order", () => {
  it("Pre-ordering needs at least one saved payment method. Otherwise the pre-order-without-payment-method message is shown.", async () => {
    const { status, body } = await submit(person("carl"), preOrder("s-1"));
    expect({ status, code: body.code }).toEqual({ status: 409, code: "pre_order_without_payment_method" });
    expect(body.message).toContain("save a payment method");
  });

  it("is paid only by a saved card", async () => {
    const checkout = { ...preOrder("s-1").data.checkout, card: await aCard(test) };
    const other = await submit(person("ana"), preOrder("s-1", { data: { checkout } }));
    expect(other.body.code).toBe("payment_required");
    const { status, body } = await submit(person("ana"), preOrder("s-1", { data: paidBy("ana") }));
    expect(status).toBe(201);
    expect(body.order).toMatchObject({
      type: "catering",
      destination: { kind: "suite", eventSuiteId: "s-1", name: "Suite 1" },
      date: "2026-12-06T00:30:00.000Z",
      payment: { status: "authorised", last4: "4242" },
    });
    expect(await suiteOf(person("ana"), "s-1")).toMatchObject({
      state: "placed",
      orders: [{ id: body.order.id, kind: "pre-order", version: 1 }],
    });
    // The list of a person's upcoming events shows the state too, also to a host.
    for (const name of ["ana", "carl"]) {
      const { email, headers } = person(name);
      const listed = await call("/api/catering/suite-owners/get-upcoming-events", { email }, headers);
      expect(listed.body.events[0]).toMatchObject({ id: "final", suites: [{ id: "s-1", state: "placed" }] });
    }
  });

  it("is limited to one per suite: a second one is refused with the current one", async () => {
    const { body } = await submit(person("ana"), preOrder("s-1", { data: paidBy("ana") }));
    expect(body).toMatchObject({
      code: "version_conflict",
      current: { state: "placed", orders: [{ kind: "pre-order", version: 1 }] },
    });
    await saveCard("carl");
    const host = await submit(person("carl"), preOrder("s-1", { data: paidBy("carl") }));
    expect(host.body, "a host is told that there is one, and nothing of it").toMatchObject({
      code: "version_conflict",
      current: { state: "placed", orders: [], acts: [] },
    });
  });

  it("is placed once if several people submit the first one concurrently", async () => {
    await load({ ...STADIUM, menus: [...STADIUM.menus, ...MENUS], events: RACED });
    const racers = Array.from({ length: 8 }, () => submit(person("ana"), preOrder("r-1", { data: paidBy("ana") })));
    expect(tally(await Promise.all(racers))).toEqual({ "201": 1, "409 version_conflict": 7 });
    const stands = await pool.query("select from suite_orders where suite_id = 'r-1'");
    expect(stands.rows).toHaveLength(1);
  });

  it("Promise 19: optional id to modify a suite catering order: by its version, and an older one is told what is there now", async () => {
    const [order] = (await suiteOf(person("ana"), "s-1")).orders;
    const changed = (version: number, quantity: number) =>
      preOrder("s-1", {
        id: order.id,
        suites: { version },
        data: { ...paidBy("ana"), items: [{ ...TRAY, quantity }] },
      });
    const first = await submit(person("ana"), changed(1, 2));
    expect(first).toMatchObject({ status: 201, body: { order: { id: order.id, number: order.number } } });
    expect(first.body.order.costs.subtotal).toBe("120.00");
    const late = await submit(person("ana"), changed(1, 3));
    expect(late).toMatchObject({
      status: 409,
      body: { code: "version_conflict", current: { orders: [{ version: 2 }] } },
    });
    const raced = await Promise.all([4, 5].map((quantity) => submit(person("ana"), changed(2, quantity))));
    expect(tally(raced)).toEqual({ "201": 1, "409 version_conflict": 1 });
    const tooLate = raced.find(({ status }) => status === 409);
    expect(tooLate?.body.current.orders, "what is there now goes along, also in the race").toMatchObject([
      { version: 3 },
    ]);
  });

  it("may be billed later: payment preference charge or invoice", async () => {
    const checkout = { ...preOrder("s-2").data.checkout, paymentMethod: "invoice" };
    const { body } = await submit(person("ben"), preOrder("s-2", { data: { checkout } }));
    expect(body.order.payment).toMatchObject({ method: "invoice", status: "invoiced" });
  });

  it("keeps data.suites.notes, which its answer, its page and its receipt show", async () => {
    const [order] = (await suiteOf(person("ana"), "s-1")).orders;
    const suites = { version: order.version, notes: "  Two nut allergies. " };
    const { body } = await submit(person("ana"), preOrder("s-1", { id: order.id, suites, data: paidBy("ana") }));
    const page = await call(`/api/orders/${order.id}`, undefined, AT_THE_STADIUM);
    expect([body.order.notes, page.body.order.notes]).toEqual(["Two nut allergies.", "Two nut allergies."]);
    const when = { date: "2026-12-05", minutes: 1_080, weekday: 5 } as const;
    const words = receiptWords(
      page.body.order,
      { province: "ON" } as never,
      { placed: when, ready: when, at: () => when } as never,
    );
    expect(words.said).toEqual(["For the kitchen: Two nut allergies."]);
  });

  it("can be changed by its id without a version, and keeps omitted fields", async () => {
    const [order] = (await suiteOf(person("ana"), "s-1")).orders;
    const changed = (suites: object, quantity: number) =>
      submit(
        person("ana"),
        preOrder("s-1", { id: order.id, suites, data: { ...paidBy("ana"), items: [{ ...TRAY, quantity }] } }),
      );
    const later = await changed({ deliveryTime: "half-time", notes: "No peanuts." }, 1);
    expect(later.status, JSON.stringify(later.body)).toBe(201);
    const told = { pre_order_delivery_time: "half-time", pre_order_additional_notes: "No peanuts." };
    expect(await suiteOf(person("ana"), "s-1")).toMatchObject(told);
    const again = await changed({}, 2);
    expect(again).toMatchObject({
      status: 201,
      body: { order: { date: later.body.order.date, notes: "No peanuts." } },
    });
    expect(await suiteOf(person("ana"), "s-1")).toMatchObject(told);
    const cleared = await changed({ notes: "" }, 1);
    expect(cleared).toMatchObject({ status: 201, body: { order: { notes: null } } });
    expect((await changed({ notes: "Two nut allergies." }, 1)).status).toBe(201);
  });

  it("belongs to its host, who cannot change another's", async () => {
    const [order] = (await suiteOf(person("ana"), "s-1")).orders;
    const change = preOrder("s-1", { id: order.id, suites: { version: order.version }, data: paidBy("carl") });
    expect(await submit(person("carl"), change)).toMatchObject({ status: 403, body: { code: "not_yours" } });
    expect(await suiteOf(person("carl"), "s-1")).toMatchObject({ state: "placed", orders: [], acts: [] });
    const cancelled = await call(
      `/api/orders/${order.id}/cancel`,
      {},
      { ...AT_THE_STADIUM, ...person("carl").headers },
    );
    expect(cancelled).toMatchObject({ status: 403, body: { code: "not_yours" } });
  });

  it("cannot be changed for another suite, nor by a guest", async () => {
    expect((await submit(person("ben"), preOrder("s-1"))).body.code).toBe("not_assigned_to_suite");
    expect((await submit({ headers: {} } as SignedIn, preOrder("s-1"))).body.code).toBe("login_required");
    expect((await submit(person("olu"), preOrder("s-1"))).body.code).toBe("not_assigned_to_suite");
    expect((await submit(person("ana"), preOrder("s-9"))).body.code).toBe("no_event_suite");
  });

  it("suites#event-menus: has the menus for pre-orders, each until its notice", async () => {
    const halfTime = "2026-12-06T00:30:00Z";
    clock.set("2026-12-03T00:29:00Z");
    expect(await refusalOf(CARVERY, "s-1", "catering", halfTime)).toBeNull();
    expect(await refusalOf(HOT_DOG, "s-1", "catering", halfTime)).toBe(416);
    clock.set("2026-12-03T00:31:00Z");
    expect(await refusalOf(CARVERY, "s-1", "catering", halfTime)).toBe(424);
    expect(await refusalOf(10, "s-1", "catering", halfTime)).toBeNull();
  });

  it("suites#event-menus: is refused with the time until which a dish could be ordered", async () => {
    const halfTime = "2026-12-06T00:30:00Z";
    clock.set("2026-12-03T00:31:00Z");
    const said = async (ids: readonly number[], locale: string) =>
      (await costsOf(ids, "s-1", "catering", halfTime, locale)).warning.message;
    expect(await said([CARVERY], "en-CA")).toBe(
      "Carvery could be ordered until Wednesday, December\u00a02, 7:30\u00a0p.m.",
    );
    expect(await said([CARVERY], "fr-CA")).toBe(
      "Carvery\u00a0: pouvait être commandé jusqu’au mercredi 2\u00a0décembre à 19\u00a0h\u00a030.",
    );
    expect(await said([CARVERY, ROAST], "en-CA")).toBe("Part of your cart can no longer be ordered for this event.");
  });

  it("suites#delivery-preference: is priced for the suite's delivery time if it has no date", async () => {
    clock.set("2026-12-03T00:31:00Z");
    const { warning, nearest } = await costsOf([10], "s-1", "catering", null);
    expect([warning, nearest?.at]).toEqual([null, "2026-12-05T22:30:00.000Z"]);
    expect(await refusalOf(CARVERY, "s-1", "catering", null)).toBe(424);
  });

  it("is refused after the event's pre-orders close", async () => {
    clock.set("2026-12-03T17:00:00Z");
    const { body } = await submit(person("ana"), preOrder("s-1", { data: paidBy("ana") }));
    expect(body.code).toBe("pre_order_closed");
    clock.set("2026-11-20T17:00:00Z");
  });
});

describe("suites#event-moved: a pre-order whose event moves", () => {
  const [final, concert] = STADIUM.events;
  const moveTo = (starts_at: string, ends_at: string) =>
    load({
      ...STADIUM,
      menus: [...STADIUM.menus, ...MENUS],
      events: [{ ...(RACED[0] as NonNullable<typeof final>), starts_at, ends_at }, concert],
    });

  it("keeps its time relative to the event, on its page and on the run sheet, and its owner is told by mail", async () => {
    const [order] = (await suiteOf(person("ana"), "s-1")).orders;
    await writeNoticesOfEvents(pool);
    await pool.query("delete from notices");
    await moveTo("2026-12-07T00:00:00Z", "2026-12-07T04:00:00Z");
    const halfTime = "2026-12-07T02:00:00.000Z";
    const page = await call(`/api/orders/${order.id}`, undefined, AT_THE_STADIUM);
    expect(page.body.order.date).toBe(halfTime);
    const asked = { ...AT_THE_STADIUM, ...person("olu").headers };
    const sheet = await call("/api/catering/events/final/run-sheet", undefined, asked);
    const times = sheet.body.orders.map(({ suite, at }: { suite: string; at: string }) => `${suite} ${at}`);
    expect(times).toEqual([`Suite 1 ${halfTime}`, `Suite 2 ${halfTime}`, `Suite R ${halfTime}`]);
    await writeNoticesOfEvents(pool);
    const told = await pool.query("select distinct kind, recipient from notices");
    expect(told.rows).toEqual([{ kind: "order-changed", recipient: "ana@example.ca" }]);
    const { acts } = await suiteOf(person("ana"), "s-1");
    expect(acts[0]).toMatchObject({ act: "pre-order-moved", by: null, details: { order: order.id } });
  });

  it("stays without a mail when the same file is imported again, and moves back with its event", async () => {
    await pool.query("delete from notices");
    await moveTo("2026-12-07T00:00:00Z", "2026-12-07T04:00:00Z");
    await writeNoticesOfEvents(pool);
    expect((await pool.query("select from notices")).rowCount).toBe(0);
    await moveTo(final?.starts_at ?? "", final?.ends_at ?? "");
    const { rows } = await pool.query("select distinct wanted_at, ready_at from orders where type = 'catering'");
    const halfTime = new Date("2026-12-06T00:30:00Z");
    expect(rows).toEqual([{ wanted_at: halfTime, ready_at: halfTime }]);
  });
});

describe("An operator who acts for an owner", () => {
  it("suites#audit: can cancel the suite's pre-order, with both names in the audit trail, and no other suite's", async () => {
    const placed = await submit(person("ana"), preOrder("r-2", { data: paidBy("ana") }));
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    const { id } = placed.body.order;
    const cancelAs = ({ headers }: Pick<SignedIn, "headers">) =>
      call(`/api/orders/${id}/cancel`, {}, { ...AT_THE_STADIUM, ...headers });
    expect(await cancelAs(await actAs("olu", "s-1"))).toMatchObject({ status: 403, body: { code: "not_yours" } });
    expect((await cancelAs(await actAs("olu", "r-2"))).status).toBe(200);
    const { acts } = await suiteOf(person("ana"), "r-2");
    expect(acts[0]).toMatchObject({ act: "order-cancelled", details: { order: id } });
    expect(acts[0].by).toMatch(/^Olu/);
    expect(acts[0].for).toMatch(/^Ana/);
  });

  it("uses 'login as' for a suite owner, and the operator token is then sent with the order", async () => {
    const acting = await actAs("olu", "s-2");
    const [order] = (await suiteOf(acting, "s-2")).orders;
    const checkout = { ...preOrder("s-2").data.checkout, paymentMethod: "invoice" };
    const change = { id: order.id, suites: { version: 1 }, data: { checkout, items: [{ ...TRAY, quantity: 3 }] } };
    for (const operatorToken of [undefined, acting.token, person("ben").token]) {
      const refused = await submit(acting, preOrder("s-2", { ...change, ...(operatorToken ? { operatorToken } : {}) }));
      expect(refused).toMatchObject({ status: 403, body: { code: "not_suite_operator" } });
    }
    const placed = await submit(acting, preOrder("s-2", { ...change, operatorToken: person("olu").token }));
    expect(placed.status).toBe(201);
    const { orders, acts } = await suiteOf(person("ben"), "s-2");
    expect(orders).toMatchObject([{ id: order.id, version: 2 }]);
    expect(acts[0]).toMatchObject({ act: "pre-order-changed", by: "Olu Tremblay", for: "Ben Tremblay" });
    const owner = await pool.query("select owner from orders where id = $1", [order.id]);
    expect(owner.rows).toEqual([{ owner: `user ${person("ben").userId}` }]);
  });

  it("can order only for that suite", async () => {
    const acting = await actAs("olu", "s-2");
    const { token: operatorToken } = person("olu");
    expect(await submit(acting, preOrder("s-1", { operatorToken }))).toMatchObject({
      status: 403,
      body: { code: "not_assigned_to_suite" },
    });
    const table = { ...eventDay("s-2", { config: { restaurantId: 9, tableNum: "4" } }), operatorToken };
    expect(await submit(acting, table)).toMatchObject({ status: 403, body: { code: "not_assigned_to_suite" } });
    const own = { ...preOrder("s-1", { data: paidBy("ana") }), operatorToken };
    expect((await submit(person("ana"), own)).body.code).toBe("not_suite_operator");
  });
});

describe("An order on the event's day", () => {
  beforeAll(() => clock.set("2026-12-05T23:30:00Z"));

  it("goes on its suite's open tab without a card", async () => {
    expect((await submit(person("ana"), eventDay("s-1"))).body.code).toBe("tab_not_open");
    await openTab(person("ana"), "s-1", "40.00");
    const { status, body } = await submit(person("carl"), eventDay("s-1"));
    expect(status).toBe(201);
    expect(body.order).toMatchObject({
      type: "dine-in",
      destination: { kind: "suite", eventSuiteId: "s-1", name: "Suite 1" },
      tableNum: null,
      payment: { method: "tab", status: "on-tab" },
    });
    const total = body.order.costs.totalWithTip;
    expect(await suiteOf(person("ana"), "s-1")).toMatchObject({ state: "converted", tab_total: total });
  });

  it("Promise 18: a tab raced to its limit from 50 phones is not a cent over", async () => {
    const before = Number((await suiteOf(person("ana"), "s-1")).tab_total);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, phone) => submit(phone % 2 ? person("ana") : person("carl"), eventDay("s-1"))),
    );
    const accepted = answers.filter(({ status }) => status === 201);
    const each = Number(accepted[0]?.body.order.costs.totalWithTip);
    const fits = Math.floor((40 - before + 0.001) / each);
    expect(tally(answers)).toEqual({ "201": fits, "409 tab_limit_reached": 50 - fits });
    const { tab_total, orders } = await suiteOf(person("ana"), "s-1");
    expect(Number(tab_total)).toBeCloseTo(before + fits * each, 2);
    expect(Number(tab_total)).toBeLessThanOrEqual(40);
    expect(orders).toHaveLength(fits + 2);
    // A host sees only their own orders, but the tab's whole total.
    const hosts = await suiteOf(person("carl"), "s-1");
    expect(hosts.tab_total).toBe(tab_total);
    expect(hosts.orders.length).toBeLessThan(fits + 2);
    expect(new Set(hosts.acts.map(({ act, by }: { act: string; by: string }) => `${act} ${by}`))).toEqual(
      new Set(["ordered Carl Tremblay"]),
    );
  });

  it("is repeated under the same key without a second entry on the tab", async () => {
    await openTab(person("ben"), "s-2", null);
    const key = randomUUID();
    const [one, again] = [
      await submit(person("ben"), eventDay("s-2"), key),
      await submit(person("ben"), eventDay("s-2"), key),
    ];
    expect(again.body.order.id).toBe(one.body.order.id);
    expect((await suiteOf(person("ben"), "s-2")).tab_total).toBe(one.body.order.costs.totalWithTip);
  });

  it("suites#event-menus: has the menus of the day, up to the last call before the event's end", async () => {
    clock.set("2026-12-06T00:59:00Z");
    expect(await refusalOf(CARVERY, "s-1", "dine-in", null)).toBe(416);
    expect(await refusalOf(HOT_DOG, "s-1", "dine-in", null)).toBeNull();
    clock.set("2026-12-06T01:01:00Z");
    expect(await refusalOf(HOT_DOG, "s-1", "dine-in", null)).toBe(417);
    expect(await refusalOf(11, "s-1", "dine-in", null)).toBeNull();
    const items = [{ id: HOT_DOG, orderId: 1, quantity: 1, orderOptions: [] }];
    expect((await submit(person("ben"), eventDay("s-2", { items }))).body.code).toBe(417);
  });

  it("is refused from three hours after the event", async () => {
    clock.set("2026-12-06T05:00:00Z");
    expect((await submit(person("ben"), eventDay("s-2"))).body.code).toBe("tab_not_open");
  });
});

describe("A tab whose event is over", () => {
  beforeAll(() => clock.set("2026-12-06T05:00:00Z"));
  const paymentGateways = sandboxOnly(pool);
  const bills = async () =>
    (
      await pool.query(
        "select suite_id, kind, status, amount_cents, due_on::text from suite_tab_bills order by suite_id",
      )
    ).rows;
  const statuses = async (suiteId: string) =>
    (
      await pool.query(
        `select distinct payment_status from orders where id in (
           select order_id from suite_orders where suite_id = $1 and kind = 'event-day')`,
        [suiteId],
      )
    ).rows.map(({ payment_status }) => payment_status);

  it("bills no order that is being cancelled at that moment", async () => {
    clock.set("2026-12-06T01:30:00Z");
    await openTab(person("ana"), "r-1", null);
    const placed = [await submit(person("ana"), eventDay("r-1")), await submit(person("ana"), eventDay("r-1"))];
    clock.set("2026-12-06T05:00:00Z");
    const [cancelled, stands] = placed.map(({ body }) => body.order) as [
      { id: string },
      { costs: { totalWithTip: string } },
    ];
    const cancelling = await pool.connect();
    await cancelling.query("begin");
    await cancelling.query("update orders set status = 'cancelled' where id = $1", [cancelled.id]);
    const tab = { restaurantId: "9", suiteId: "r-1" };
    const closed = inTransaction(pool, "read committed", async (transaction) => {
      // Throws to roll back the transaction: the test needs only the result.
      throw await bindOrders(transaction, tab);
    }).catch((found: unknown) => found);
    await pause(200);
    await cancelling.query("commit");
    cancelling.release();
    expect(await closed).toMatchObject({ amountCents: Math.round(Number(stands.costs.totalWithTip) * 100) });
    // The suite's new owner has no saved card when the tab is charged.
    await pool.query("update event_suites set owner_id = $1 where id = 'r-1'", [person("carl").userId]);
    await pool.query("delete from person_cards where person_id = $1", [person("carl").userId]);
  });

  it("closes into one charge of the owner's card, however often closing is started", async () => {
    const { tab_total } = await suiteOf(person("ana"), "s-1");
    await pool.query("update event_suites set event_day_payment_preference = 'invoice' where id = 's-2'");
    const listener = await openListener(pool, pino({ level: "silent" }));
    const venues = await openVenues(pool, listener);
    const deps = { database: pool, clock: clock.now, venues, paymentGateways };
    await Promise.all([closeAndChargeTabs(deps), closeAndChargeTabs(deps)]);
    await closeAndChargeTabs(deps);
    await processPaymentsNow(pool);
    const cents = Math.round(Number(tab_total) * 100);
    const invoiced = Math.round(Number((await suiteOf(person("ben"), "s-2")).tab_total) * 100);
    expect(await bills()).toEqual([
      { suite_id: "r-1", kind: "invoice", status: "invoiced", amount_cents: "452", due_on: "2027-01-05" },
      { suite_id: "s-1", kind: "charge", status: "charged", amount_cents: String(cents), due_on: null },
      { suite_id: "s-2", kind: "invoice", status: "invoiced", amount_cents: String(invoiced), due_on: "2027-01-05" },
    ]);
    const { rows: told } = await pool.query(
      `select restaurant_id as "restaurantId", id as "noticeId", order_id as "orderId", kind, channel, recipient, locale
       from notices where kind = 'suite-tab-closed' order by recipient`,
    );
    expect(told.map(({ recipient }) => recipient)).toEqual(["ana@example.ca", "ben@example.ca", "carl@example.ca"]);
    const write = writeTabNotices({ database: pool, venues, origin: "https://comptoir.test" });
    const [charge, invoice] = await Promise.all(told.map(async (notice) => (await write(notice))?.text ?? ""));
    expect(charge).toContain(`${formatMoney(cents)} was charged to your saved card`);
    expect(invoice).toContain(`${formatMoney(invoiced)} is billed by one invoice, due ${formatDate("2027-01-05")}`);
    expect(invoice).toContain("https://comptoir.test/the-stadium/events/final/s-2/record");
    expect((await suiteOf(person("ben"), "s-2")).acts[0]).toMatchObject({
      act: "tab-closed",
      details: { by: "invoice", due_on: "2027-01-05" },
    });
    expect((await suiteOf(person("carl"), "r-1")).acts.slice(0, 2)).toMatchObject([
      { act: "tab-invoiced", by: null, details: { amount: "4.52", due_on: "2027-01-05" } },
      { act: "tab-closed", details: { by: "charge" } },
    ]);
    expect(await statuses("s-1")).toEqual(["captured"]);
    expect(await statuses("s-2")).toEqual(["invoiced"]);
    const captured = await pool.query(
      "select amount_cents::int from sandbox_gateway.ledger where kind = 'capture' and amount_cents = $1",
      [cents],
    );
    expect(captured.rows).toEqual([{ amount_cents: cents }]);
    await listener.stop();
  });

  it("leaves the books clean: orders, payments, gateway and ledger agree", async () => {
    expect(await Array.fromAsync(checkBooks({ database: pool, gateways: paymentGateways }, clock.now()))).toEqual([]);
  });
});
