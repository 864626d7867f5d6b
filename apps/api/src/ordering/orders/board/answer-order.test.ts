import { randomBytes, randomUUID } from "node:crypto";
import { m } from "@comptoir/messages";
import { DECLINED_AS_MISSED } from "@comptoir/ordering";
import { whereWords } from "@comptoir/receipt";
import { beforeEach, describe, expect, it } from "vitest";
import { sendDueNotices } from "../../../events/notices/send-notices.ts";
import { askingGrill, openBoardWork, orderByCard } from "../../../testing/answered-orders.ts";
import { differencesOf, emptyLedger } from "../../../testing/check-books.ts";
import { emptyTables } from "../../../testing/empty-tables.ts";
import { AT_THE_GRILL, line } from "../../../testing/grill.ts";
import { AT_THE_HALL, DUMPLINGS, HALL, KITCHENS, ofKitchen, SWEETS, TACOS } from "../../../testing/hall.ts";
import { keepingMessengers, noticeDeps } from "../../../testing/notice-deps.ts";
import { register } from "../../../testing/people.ts";
import { processPaymentsNow, sandboxLedger } from "../../../testing/process-payments-now.ts";
import { AT_SCHOOL, orderDates, SCHOOL } from "../../../testing/school.ts";
import { aCard, aPickup } from "../../../testing/submit.ts";
import { openTestApi } from "../../../testing/test-api.ts";
import { eraseContactsOfDay } from "../contacts.store.ts";
import type { OrderName } from "../order-changes.ts";
import { moveOrder } from "../refund/move-order.ts";
import { refundOrder } from "../refund/refund-order.ts";
import { acceptOrder, declineOrder } from "./answer-order.ts";

const test = await openTestApi({ sweepEveryMs: 3_600_000 });
const { api, call, clock, load, pool } = test;
const { deps, venues, round, settle } = await openBoardWork(test);
const { mails, texts, mail, text } = keepingMessengers();
const notices = await noticeDeps(test, { mail, text });

const NOON = "2026-11-20T17:00:00Z";
const MANUAL = { acceptance: { mode: "manual" } } as const;
const ofGrill = (orderId: string) => ({ restaurantId: "7", orderId });
const BY_STAFF = { version: null, by: "restaurant" } as const;
const SOLD_OUT = { reason: "sold-out", words: "The last one just went.", missed: false } as const;

const open = async (options: object, restaurant: object = {}) => {
  await load(askingGrill(options, restaurant));
  await Promise.all([api.whenCaughtUp(), venues.whenCaughtUp()]);
};
const order = async (id: string) => (await call(`/api/orders/${id}`)).body.order;
const payments = async () =>
  (await pool.query("select status from payments order by created_at, id")).rows.map(({ status }) => status);
const stock = async () =>
  (await pool.query("select remaining from stock_levels where thing_id = '20'")).rows[0].remaining;
const events = async () =>
  (await pool.query("select type from venue_events where order_id is not null order by sequence")).rows.map(
    ({ type }) => type,
  );
const later = (seconds: number) => clock.set(new Date(Date.parse(NOON) + seconds * 1_000).toISOString());

beforeEach(async () => {
  clock.set(NOON);
  mails.length = 0;
  texts.length = 0;
  await emptyTables(
    pool,
    "restaurants, orders, order_lines, order_events, idempotency_keys, payments, unpaid_orders, notices, venue_events, venue_event_sequences, venue_event_readers, refunds, tenders, rate_limits, account_credits, account_credit_entries",
  );
  await emptyLedger(pool);
  await emptyTables(pool, "sandbox_gateway.payments, sandbox_gateway.ledger, sandbox_gateway.refunds");
});

describe("board#acceptance: an order at a restaurant that accepts by hand", () => {
  it("waits with its card authorised, which no worker captures", async () => {
    await open(MANUAL);
    const { id } = await orderByCard(test);
    await settle();
    expect(await payments()).toEqual(["authorised"]);
    expect(await order(id)).toMatchObject({
      status: "placed",
      acceptance: { from: "2026-11-20T17:00:00.000Z", until: "2026-11-20T17:03:00.000Z", acceptedAt: null },
      payment: { status: "authorised" },
    });
  });

  it("is charged once when it is accepted, and once only for two tablets at once", async () => {
    await open(MANUAL);
    const { id } = await orderByCard(test);
    const answers = await Promise.all([1, 2].map(() => acceptOrder(deps, ofGrill(id), BY_STAFF)));
    expect(answers.map((answer) => ("refused" in answer ? answer.refused.code : "accepted")).sort()).toEqual([
      ...["accepted", "awaits-no-answer"],
    ]);
    await settle();
    await settle();
    expect(await payments()).toEqual(["captured"]);
    expect(await sandboxLedger(pool)).toMatchObject({ authorise: 1, capture: 1, void: 0 });
    expect((await order(id)).acceptance.acceptedAt).toBe("2026-11-20T17:00:00.000Z");
    expect(await events()).toEqual(["order.placed", "order.accepted"]);
    expect(await differencesOf(pool)).toEqual([]);
  });

  it("costs nothing when it is declined: the card is released, the stock is back, and its guest is told why", async () => {
    await open(MANUAL);
    const { id, number } = await orderByCard(test, { items: [line(20, { quantity: 2 })] });
    expect(await stock()).toBe(1);
    expect(await declineOrder(deps, ofGrill(id), { ...BY_STAFF, declined: SOLD_OUT })).toHaveProperty("acted");
    await settle();
    expect(await stock()).toBe(3);
    expect(await payments()).toEqual(["voided"]);
    expect(await sandboxLedger(pool)).toMatchObject({ capture: 0, void: 1, refund: 0 });
    expect(await order(id)).toMatchObject({ status: "cancelled", cancelledByGuest: false, declined: SOLD_OUT });
    await sendDueNotices(notices);
    expect(mails.map(({ subject }) => subject)).toEqual([`The Grill couldn’t take your order ${number}`]);
    for (const words of ["Something in it is sold out.", "The last one just went.", "416-555-0188", "Try again"])
      expect(mails[0]?.text).toContain(words);
    expect(texts.map(({ text: words }) => words)).toEqual([expect.stringContaining("sold out")]);
    expect(texts[0]?.text).toContain(m.order_not_charged({}, { locale: "en-CA" }));
    expect(await differencesOf(pool)).toEqual([]);
  });

  it("keeps no words to its guest beyond the retention of contacts", async () => {
    await open(MANUAL);
    const { id } = await orderByCard(test);
    await declineOrder(deps, ofGrill(id), { ...BY_STAFF, declined: SOLD_OUT });
    await eraseContactsOfDay(pool, "7", "2026-11-21");
    expect((await order(id)).declined).toEqual({ ...SOLD_OUT, words: null });
  });

  it("tells its guest first that it waits, then that it is accepted", async () => {
    await open(MANUAL);
    const { id, number } = await orderByCard(test);
    await sendDueNotices(notices);
    expect(mails.map(({ subject }) => subject)).toEqual([`Your order ${number} at The Grill: waiting for an answer`]);
    await acceptOrder(deps, ofGrill(id), BY_STAFF);
    await sendDueNotices(notices);
    expect(mails.map(({ subject }) => subject).at(-1)).toBe(`The Grill accepted your order ${number}`);
    expect(texts.map(({ text: words }) => words.replaceAll("\u00a0", " "))).toEqual([
      `The Grill: order ${number} is accepted. Ready around 12:20 p.m.`,
    ]);
  });

  it("may be moved on at once, which accepts it", async () => {
    await open(MANUAL);
    const { id } = await orderByCard(test);
    await moveOrder(deps, ofGrill(id), "in-progress");
    await settle();
    expect(await payments()).toEqual(["captured"]);
    expect(await events()).toEqual(["order.placed", "order.accepted", "order.started"]);
  });

  it("may be accepted and still be declined later, with the money back", async () => {
    await open(MANUAL);
    const { id } = await orderByCard(test);
    await acceptOrder(deps, ofGrill(id), BY_STAFF);
    await settle();
    await declineOrder(deps, ofGrill(id), { ...BY_STAFF, declined: SOLD_OUT });
    await settle();
    expect(await payments()).toEqual(["refunded"]);
    expect(await differencesOf(pool)).toEqual([]);
  });

  it("cannot be refunded before it is charged", async () => {
    await open(MANUAL);
    const { id } = await orderByCard(test);
    const request = { key: randomUUID(), reason: null, what: { of: "all" } } as const;
    expect(await refundOrder(deps, ofGrill(id), request)).toEqual({ refused: { code: "not-captured" } });
  });

  it("is not completed as forgotten while it waits for the next opening", async () => {
    await open({ ...MANUAL, max_advanced_order_days: 9 });
    clock.set("2026-11-21T04:00:00Z");
    const { id } = await orderByCard(test, { date: "2026-11-21T18:00:00.000Z" });
    expect((await order(id)).acceptance).toMatchObject({
      from: "2026-11-21T16:00:00.000Z",
      until: "2026-11-21T16:03:00.000Z",
    });
    clock.set("2026-11-21T15:59:00Z");
    await round();
    expect((await order(id)).acceptance.acceptedAt).toBeNull();
    clock.set("2026-11-21T16:03:00Z");
    await round();
    expect((await order(id)).declined).toEqual(DECLINED_AS_MISSED);
  });
});

describe("board#acceptance: the order type", () => {
  it("decides; without a setting an order is accepted as it is placed, and captured as ever", async () => {
    await open({ acceptance_by_type: { delivery: { mode: "manual" } } });
    const { id } = await orderByCard(test);
    await processPaymentsNow(pool);
    expect(await payments()).toEqual(["captured"]);
    const placed = await order(id);
    expect(placed.acceptance).toBeUndefined();
    expect(placed.declined).toBeUndefined();
    expect(await acceptOrder(deps, ofGrill(id), BY_STAFF)).toEqual({ refused: { code: "awaits-no-answer" } });
    later(10_000);
    await round();
    expect(await events()).toEqual(["order.placed"]);
  });
});

describe("board#missed: an order that nobody answers", () => {
  it.each([
    ["manual", "cancelled", "voided", "order.declined"],
    ["countdown", "placed", "captured", "order.accepted"],
  ] as const)(
    "%s: is %s at the end of its time, by any of three servers, once",
    async (mode, status, payment, event) => {
      await open({ acceptance: { mode, seconds: 60 } });
      const { id } = await orderByCard(test);
      later(59);
      await round();
      expect(await events()).toEqual(["order.placed"]);
      later(60);
      await Promise.all([round(), round(), round()]);
      await settle();
      expect(await events()).toEqual(["order.placed", event]);
      expect(await order(id)).toMatchObject({ status });
      expect(await payments()).toEqual([payment]);
      expect(await differencesOf(pool)).toEqual([]);
    },
  );

  it("tells its guest that nobody answered", async () => {
    await open(MANUAL);
    const { id } = await orderByCard(test, {}, { "x-locale": "fr-CA" });
    later(180);
    await round();
    await sendDueNotices(notices);
    expect((await order(id)).declined).toEqual(DECLINED_AS_MISSED);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("Le restaurant n’a pas répondu à temps.");
  });

  it("pauses the restaurant at the third in a row, until the next opening or until staff resume it", async () => {
    await open({ ...MANUAL, alerts: [{ email: "boss@grill.example" }, { phone: "416-555-0111" }] });
    const restaurant = async () =>
      (await pool.query("select orders_paused, pause_reason, orders_paused_until, missed_in_a_row from restaurants"))
        .rows[0];
    for (let missed = 1; missed <= 3; missed += 1) {
      await orderByCard(test, { items: [line(21)] });
      expect(await restaurant()).toMatchObject({ orders_paused: false, missed_in_a_row: missed - 1 });
      later(200 * missed);
      await round();
      await Promise.all([api.whenCaughtUp(), venues.whenCaughtUp()]);
    }
    expect(await restaurant()).toEqual({
      ...{ orders_paused: true, pause_reason: "missed", missed_in_a_row: 0 },
      orders_paused_until: new Date("2026-11-21T16:00:00Z"),
    });
    const { rows } = await pool.query("select recipient from notices where kind = 'venue-paused' order by 1");
    expect(rows.map(({ recipient }) => recipient)).toEqual(["416-555-0111", "boss@grill.example"]);
    const { rows: paused } = await pool.query("select data from venue_events where type = 'venue.paused'");
    expect(paused).toMatchObject([{ data: { reason: "missed" } }]);
  });

  it("is not counted once staff act on any order in between", async () => {
    await open(MANUAL);
    const count = async () => (await pool.query("select missed_in_a_row as n from restaurants")).rows[0].n;
    for (const expected of [1, 2]) {
      await orderByCard(test, { items: [line(21)] });
      later(200 * expected);
      await round();
      expect(await count()).toBe(expected);
    }
    const { id } = await orderByCard(test, { items: [line(21)] });
    await acceptOrder(deps, ofGrill(id), BY_STAFF);
    expect(await count()).toBe(0);
  });

  it("is not counted if a board shows it while it accepts itself", async () => {
    await open({ acceptance: { mode: "countdown" } });
    await orderByCard(test);
    later(180);
    await pool.query("insert into board_presence values ('7', 'tablet', $1)", [clock.now()]);
    await round();
    expect((await pool.query("select missed_in_a_row as n from restaurants")).rows[0].n).toBe(0);
  });
});

describe("board#alerts: the people named for unanswered orders", () => {
  const alerted = async () =>
    (await pool.query("select recipient from notices where kind = 'order-unanswered' order by 1")).rows.map(
      ({ recipient }) => recipient,
    );
  const ALERTS = { ...MANUAL, alerts: [{ email: "boss@grill.example", phone: "416-555-0111" }] };

  it("are told at once if no board is present, each once", async () => {
    await open(ALERTS);
    await orderByCard(test);
    await Promise.all([round(), round(), round()]);
    later(100);
    await round();
    expect(await alerted()).toEqual(["416-555-0111", "boss@grill.example"]);
  });

  it("are told after 70 seconds if a board is present, and not of an answered order", async () => {
    await open(ALERTS);
    const seen = () =>
      pool.query(
        "insert into board_presence values ('7', 'tablet', $1) on conflict (restaurant_id, session) do update set seen_at = excluded.seen_at",
        [clock.now()],
      );
    await seen();
    const [waiting, answered] = [await orderByCard(test), await orderByCard(test)];
    later(69);
    await seen();
    await round();
    expect(await alerted()).toEqual([]);
    await acceptOrder(deps, ofGrill(answered.id), BY_STAFF);
    later(70);
    await seen();
    await round();
    const { rows } = await pool.query("select distinct order_id from notices where kind = 'order-unanswered'");
    expect(rows).toEqual([{ order_id: waiting.id }]);
  });

  it("are not public", async () => {
    await open(ALERTS);
    const { body } = await call("/menu/the-grill/data.json");
    expect(JSON.stringify(body)).not.toContain("boss@grill.example");
    expect(body.restaurant.order_options.acceptance).toEqual({ mode: "manual" });
  });
});

describe("payment#held: a payment of several kitchens", () => {
  const MEAL = [ofKitchen(DUMPLINGS, 1, { quantity: 2 }), ofKitchen(TACOS, 2), ofKitchen(SWEETS, 3)];

  async function aMeal() {
    for (const kitchen of KITCHENS)
      await load({ ...kitchen, restaurant: { ...kitchen.restaurant, order_options: MANUAL } });
    await load(HALL);
    await Promise.all([api.whenCaughtUp(), venues.whenCaughtUp()]);
    const contact = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };
    const checkout = { contact, paymentMethod: "credit_card", card: await aCard(test) };
    const body = { type: "pickup", data: { items: MEAL, checkout, costs: {}, date: null } };
    const answer = await call("/api/orders/create-marketplace-order", body, {
      ...AT_THE_HALL,
      "idempotency-key": randomUUID(),
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.orders.map(({ restaurantId, id }: { restaurantId: number; id: string }) => ({
      ...{ restaurantId: String(restaurantId), orderId: id },
    })) as { restaurantId: string; orderId: string }[];
  }
  const refunded = async () =>
    (await pool.query("select coalesce(sum(amount_cents), 0)::int as cents from sandbox_gateway.refunds")).rows[0]
      .cents;

  it("is captured when the last kitchen accepts, also if all accept at once", async () => {
    const orders = await aMeal();
    const [first, ...rest] = orders;
    await acceptOrder(deps, first as (typeof orders)[number], BY_STAFF);
    await settle();
    expect(await payments()).toEqual(["authorised"]);
    await Promise.all(rest.map((one) => acceptOrder(deps, one, BY_STAFF)));
    await settle();
    expect(await payments()).toEqual(["captured"]);
    expect(await differencesOf(pool)).toEqual([]);
  });

  it("gives back the share of a kitchen that declines, once the others are charged", async () => {
    const [one, two, three] = (await aMeal()) as [never, never, never];
    expect(await declineOrder(deps, two, { ...BY_STAFF, declined: SOLD_OUT })).toHaveProperty("acted");
    await settle();
    expect(await payments()).toEqual(["authorised"]);
    await Promise.all([acceptOrder(deps, one, BY_STAFF), acceptOrder(deps, three, BY_STAFF)]);
    await settle();
    await settle();
    expect(await payments()).toEqual(["captured"]);
    expect(await refunded()).toBe(492);
    expect(await differencesOf(pool)).toEqual([]);
  });

  it("is voided if every kitchen declines, or nobody answers", async () => {
    const orders = await aMeal();
    await declineOrder(deps, orders[0] as never, { ...BY_STAFF, declined: SOLD_OUT });
    later(180);
    await round();
    await settle();
    await settle();
    expect(await payments()).toEqual(["voided"]);
    expect(await refunded()).toBe(0);
    expect(await differencesOf(pool)).toEqual([]);
  });
});

describe("payment#held: a payment of a school's dates", () => {
  const DATES = ["2026-11-23", "2026-11-25", "2026-11-26"].map((date, index) => ({
    date,
    items: [{ id: [20, 20, 10][index] as number }],
  }));

  async function aWeek() {
    await load({
      ...SCHOOL,
      restaurant: { ...SCHOOL.restaurant, order_options: { ...SCHOOL.restaurant.order_options, ...MANUAL } },
    });
    await Promise.all([api.whenCaughtUp(), venues.whenCaughtUp()]);
    const ada = await register(test, { email: `${randomUUID()}@example.ca` });
    const orders = await orderDates(test, ada, DATES);
    const balance = async () => {
      const { body } = await call("/api/auth/account-credit", ada.self, { ...AT_SCHOOL, ...ada.headers });
      return body.balance;
    };
    const cancel = (id: string) => call(`/api/orders/${id}/cancel`, {}, { ...AT_SCHOOL, ...ada.headers });
    const names = orders.map(({ id }) => ({ restaurantId: "school", orderId: id })) as [
      OrderName,
      OrderName,
      OrderName,
    ];
    return { names, balance, cancel };
  }

  it("goes back to the card for a declined day, and to the account's credit for a day that the parent cancels", async () => {
    const { names, balance, cancel } = await aWeek();
    const [accepted, declined, cancelled] = names;
    await declineOrder(deps, declined, { ...BY_STAFF, declined: SOLD_OUT });
    expect((await order(declined.orderId)).payment).not.toHaveProperty("toCredit");
    expect((await cancel(cancelled.orderId)).status).toBe(200);
    expect(await payments()).toEqual(["authorised"]);
    await acceptOrder(deps, accepted, BY_STAFF);
    await settle();
    await settle();
    expect(await payments()).toEqual(["captured"]);
    expect(await balance()).toBe("6.00");
    const { rows } = await pool.query("select amount_cents::int as cents from sandbox_gateway.refunds");
    expect(rows).toEqual([{ cents: 600 }]);
    expect(await differencesOf(pool)).toEqual([]);
  });

  it.each([0, 1, 3])(
    "is voided if no day is accepted: the parent cancels %i, and the school declines the rest",
    async (count) => {
      const { names, balance, cancel } = await aWeek();
      for (const { orderId } of names.slice(0, count)) expect((await cancel(orderId)).status).toBe(200);
      for (const name of names.slice(count)) await declineOrder(deps, name, { ...BY_STAFF, declined: SOLD_OUT });
      const seen = await Promise.all(names.map(({ orderId }) => order(orderId)));
      for (const each of seen) {
        expect(each.payment, "no credit comes").not.toHaveProperty("toCredit");
        expect(whereWords(each)).toContain(m.order_not_charged());
      }
      await settle();
      await settle();
      expect(await payments()).toEqual(["voided"]);
      expect(await balance()).toBe("0.00");
      expect(await differencesOf(pool)).toEqual([]);
    },
  );

  it("is voided if every day is declined at once", async () => {
    const { names, balance } = await aWeek();
    await Promise.all(names.map((name) => declineOrder(deps, name, { ...BY_STAFF, declined: SOLD_OUT })));
    await settle();
    await settle();
    expect(await payments()).toEqual(["voided"]);
    expect(await balance()).toBe("0.00");
    expect(await differencesOf(pool)).toEqual([]);
  });
});

describe("board#changed-while-waiting: a change of an order for a chosen time", () => {
  const ONE = "2026-11-20T20:00:00.000Z";
  const aGuest = () => ({ cookie: `comptoir_session=${randomBytes(32).toString("base64url")}` });
  const change = async (id: string, guest: { cookie: string }, but: Record<string, unknown> = {}) => {
    const contact = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };
    const checkout = { contact, paymentMethod: "credit_card", card: await aCard(test) };
    const headers = { ...AT_THE_GRILL, ...guest, "idempotency-key": randomUUID() };
    return call(`/api/orders/${id}/change`, aPickup({ checkout, date: ONE, items: [line(21)], ...but }), headers);
  };

  it("waits anew, and only the changed total is charged once it is accepted", async () => {
    await open(MANUAL);
    const guest = aGuest();
    const { id } = await orderByCard(test, { date: ONE }, guest);
    later(100);
    expect((await change(id, guest)).status).toBe(200);
    expect((await order(id)).acceptance).toMatchObject({ until: "2026-11-20T17:04:40.000Z", acceptedAt: null });
    await settle();
    expect((await payments()).sort()).toEqual(["authorised", "voided"]);
    await acceptOrder(deps, ofGrill(id), BY_STAFF);
    await settle();
    expect((await payments()).sort()).toEqual(["captured", "voided"]);
    expect(await differencesOf(pool)).toEqual([]);
  });

  it("needs no second answer once the order was accepted", async () => {
    await open(MANUAL);
    const guest = aGuest();
    const { id } = await orderByCard(test, { date: ONE }, guest);
    await acceptOrder(deps, ofGrill(id), BY_STAFF);
    await settle();
    expect((await change(id, guest)).status).toBe(200);
    expect((await order(id)).acceptance.acceptedAt).not.toBeNull();
    await settle();
    expect((await payments()).sort()).toEqual(["captured", "refunded"]);
    expect(await differencesOf(pool)).toEqual([]);
  });

  it("and every other act meets acceptance, decline and the deadline at once: the money follows the order", async () => {
    await open({
      ...MANUAL,
      unpaid_orders: {
        open_per_guest: 0,
        open_per_address: 0,
        per_minute_per_guest: 0,
        per_minute_per_address: 0,
        slot_percent_per_guest: 100,
        slot_percent_per_address: 100,
        stock_percent_per_guest: 100,
        stock_percent_per_address: 100,
      },
    });
    for (let turn = 0; turn < 12; turn += 1) {
      clock.set(NOON);
      const guest = aGuest();
      const { id } = await orderByCard(test, { date: ONE, items: [line(21)] }, guest);
      const name = ofGrill(id);
      later(180);
      const acts = [
        () => acceptOrder(deps, name, BY_STAFF),
        () => declineOrder(deps, name, { ...BY_STAFF, declined: SOLD_OUT }),
        () => round(),
        () => call(`/api/orders/${id}/cancel`, {}, { ...AT_THE_GRILL, ...guest }),
        () => change(id, guest),
        () => settle(),
        () => acceptOrder(deps, name, BY_STAFF),
        () => moveOrder(deps, name, "in-progress"),
      ];
      const picked = acts.filter((_, index) => (turn * 7 + index * 5) % 4 !== 0);
      await Promise.all(picked.map((act) => act()));
      await pool.query("update restaurants set orders_paused = false, missed_in_a_row = 0, orders_paused_until = null");
      later(400);
      await round();
      await settle();
      await settle();
      const { status } = await order(id);
      const { rows } = await pool.query(
        `select coalesce(sum(case kind when 'capture' then l.amount_cents when 'refund' then -l.amount_cents else 0 end), 0)::int as held
         from sandbox_gateway.ledger l join payments p on p.id = l.reference
         where p.order_id = $1 or p.id in (select payment_id from tenders where order_id = $1)`,
        [id],
      );
      const { rows: total } = await pool.query("select total_with_tip_cents::int as cents from orders where id = $1", [
        id,
      ]);
      expect(rows[0].held, `${turn}: ${status}`).toBe(status === "cancelled" ? 0 : total[0].cents);
      expect(await differencesOf(pool)).toEqual([]);
    }
    const { rows } = await pool.query(
      "select status from payments where status not in ('captured', 'voided', 'refunded')",
    );
    expect(rows).toEqual([]);
  });
});
