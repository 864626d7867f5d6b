import { randomUUID } from "node:crypto";
import { addDays } from "@comptoir/ordering";
import { beforeEach, describe, expect, it } from "vitest";
import { sendDueNotices } from "../../../events/notices/send-notices.ts";
import { accountKey } from "../../../money/loyalty/loyalty.store.ts";
import { keepingMessengers, noticeDeps } from "../../../testing/notice-deps.ts";
import { register } from "../../../testing/people.ts";
import { processPaymentsNow } from "../../../testing/process-payments-now.ts";
import { AT_SCHOOL, addChild, orderDates, SCHOOL, submitDates } from "../../../testing/school.ts";
import { aCard } from "../../../testing/submit.ts";
import { cookiesOf, openTestApi } from "../../../testing/test-api.ts";
import { writeNoticesOfEvents } from "../notices/order-notices.store.ts";

const test = await openTestApi();
const { call, clock, load, pool } = test;
await load({ ...SCHOOL, gift_cards: [{ code: "GIFT-2026-LUNCH-0001", balance: "10.00" }] });
/** Friday noon: Monday can be ordered until the end of the day. */
beforeEach(() => clock.set("2026-11-20T17:00:00Z"));

const meal = (id: number, orderId: number, but: object = {}) => ({ id, orderId, quantity: 1, ...but });
const MONDAY = { date: "2026-11-23", orderId: 1, items: [meal(1, 1), meal(20, 2)] };
const WEDNESDAY = { date: "2026-11-25", orderId: 2, items: [meal(20, 3, { quantity: 2 })] };
const THURSDAY = { date: "2026-11-26", orderId: 3, items: [meal(10, 4)] };
/** Dish served on each date of three weeks. */
const DISH_OF: Readonly<Record<string, number>> = {
  "2026-11-23": 20,
  "2026-11-25": 20,
  "2026-11-26": 10,
  "2026-11-30": 10,
  "2026-12-02": 10,
  "2026-12-03": 20,
  "2026-12-07": 20,
};
const CONTACT = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };

type Body = { readonly data: object };
async function aWeek(dates: readonly object[], data: object = {}, card = aCard(test)): Promise<Body> {
  const checkout = { contact: CONTACT, paymentMethod: "credit_card", card: await card };
  return { type: "school", data: { rotationalMenuOrders: dates, checkout, costs: {}, ...data } } as Body;
}
const send = (body: Body, key: string = randomUUID()) =>
  call("/api/orders/create-k12-order", body, { ...AT_SCHOOL, "idempotency-key": key });
const count = async (what: string) => (await pool.query(`select count(*)::int as n from ${what}`)).rows[0].n;
const everything = async () => ({ orders: await count("orders"), lines: await count("order_lines") });

describe("POST /orders/create-k12-order", () => {
  it("places one order per date, under one payment", async () => {
    const { status, body } = await send(
      await aWeek([THURSDAY, MONDAY, WEDNESDAY], { costs: { totalWithTip: "30.00" } }),
    );
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.orders).toMatchObject([
      { date: "2026-11-23", orderId: 1, total: "12.00", status: "placed", readyAt: "2026-11-23T17:00:00.000Z" },
      { date: "2026-11-25", orderId: 2, total: "12.00" },
      { date: "2026-11-26", orderId: 3, total: "6.00" },
    ]);
    const [first] = body.orders;
    expect(body.order).toMatchObject({
      id: first.id,
      number: first.number,
      type: "school",
      destination: { kind: "school-date", date: "2026-11-23" },
      items: [{ id: 1, date: "2026-11-23" }, { id: 20 }],
      payment: { status: "authorised", amount: "12.00", last4: "4242" },
    });
    const { rows } = await pool.query("select amount_cents::int, order_id from payments");
    expect(rows).toEqual([{ amount_cents: 3000, order_id: first.id }]);
    await processPaymentsNow(pool);
    const receipts = await Promise.all(body.orders.map(({ id }: { id: string }) => call(`/api/orders/${id}`)));
    expect(receipts.map((receipt) => receipt.body.order.payment)).toMatchObject([
      { status: "captured", amount: "12.00" },
      { status: "captured", amount: "12.00" },
      { status: "captured", amount: "6.00" },
    ]);
    const { rows: ledger } = await pool.query("select kind, amount_cents::int from sandbox_gateway.ledger order by 1");
    expect(ledger).toEqual([
      { kind: "authorise", amount_cents: 3000 },
      { kind: "capture", amount_cents: 3000 },
    ]);
  });

  it("repeats the first answer for the same key, whatever the state of the orders, and places nothing twice", async () => {
    const key = randomUUID();
    const body = await aWeek([MONDAY, THURSDAY]);
    const first = await send(body, key);
    const before = await everything();
    await pool.query("update orders set status = 'ready' where id = $1", [first.body.order.id]);
    const again = await send(body, key);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(JSON.stringify(again.body)).toBe(JSON.stringify(first.body));
    expect((await send(await aWeek([MONDAY]), key)).body.code).toBe("idempotency_mismatch");
    expect(await everything()).toEqual(before);
    const found = await call(`/api/orders/reference/${key}`, undefined, AT_SCHOOL);
    expect(found.body.order.id).toBe(first.body.order.id);
  });

  it.each([
    [
      "closed",
      [MONDAY, { ...WEDNESDAY, date: "2026-11-24" }],
      418,
      "There are no meals on Tuesday, November\u00a024: PD day.",
    ],
    [
      "past its cutoff",
      [{ ...THURSDAY, date: "2026-11-19" }, MONDAY],
      424,
      "It’s too late to order for Thursday, November\u00a019.",
    ],
    [
      "too far ahead",
      [MONDAY, { ...THURSDAY, date: "2026-12-14" }],
      424,
      "Orders for Monday, December\u00a014 are not open yet.",
    ],
    ["without that meal", [MONDAY, { ...THURSDAY, items: [meal(30, 4)] }], 426, "Meal 30 is not available."],
  ])("places no order if one date is %s", async (_why, dates, code, message) => {
    const before = await everything();
    const { status, body } = await send(await aWeek(dates as object[]));
    expect({ status, code: body.code, message: body.message }).toEqual({ status: 409, code, message });
    expect(await everything()).toEqual(before);
  });

  it("refuses an invalid date in every call, and describes the format", async () => {
    const line = meal(10, 1);
    for (const date of ["9999-12-30", "9999-12-31", "0000-01-01", "2026-02-30"]) {
      const dated = { ...line, date };
      const answers = [
        await send(await aWeek([{ ...THURSDAY, date }])),
        await call("/api/orders/set-costs", { type: "school", items: [dated] }, AT_SCHOOL),
        await call("/api/orders/validate", { type: "school", itemsInCart: [dated] }, AT_SCHOOL),
        await call("/api/orders/item", { type: "school", itemToAdd: dated }, AT_SCHOOL),
      ];
      for (const { status, body } of answers) {
        expect({ date, status, code: body.code }).toEqual({ date, status: 400, code: "invalid_request" });
        expect(body.issues).toMatchObject([{ message: "This is not a day of the calendar, such as 2026-11-23." }]);
      }
    }
  });

  it("places no order if one date is full, and charges nothing", async () => {
    const full = { ...MONDAY, date: "2026-12-01", items: [meal(20, 1)] };
    const other = { date: "2026-11-30", orderId: 2, items: [meal(10, 2)] };
    const limited = SCHOOL.menus.map((menu) =>
      menu.name === "soup" ? { ...menu, max_orders_per_interval: 1, ordering_interval: 60 } : menu,
    );
    await load({ ...SCHOOL, menus: limited });
    expect((await send(await aWeek([full]))).status).toBe(201);
    const before = await everything();
    const { body } = await send(await aWeek([other, full]));
    expect(body).toMatchObject({ code: 422, message: expect.stringContaining("December\u00a01.") });
    expect(await everything()).toEqual(before);
    await processPaymentsNow(pool);
    expect(await count("sandbox_gateway.payments where state = 'authorised'")).toBe(0);
    await load(SCHOOL);
  });

  it("charges nothing if the card is declined", async () => {
    const before = await everything();
    const { body } = await send(await aWeek([MONDAY, THURSDAY], {}, aCard(test, "decline")));
    expect(body.code).toBe(200);
    expect(await everything()).toEqual(before);
  });

  it("is refused if the total differs from the one shown", async () => {
    const { body } = await send(await aWeek([MONDAY, THURSDAY], { costs: { totalWithTip: "17.00" } }));
    expect(body).toMatchObject({ code: 428, message: expect.stringContaining("18.00") });
  });

  it("pays the dates in sequence with a gift card, and the rest by card", async () => {
    const costs = { voucher: { code: "GIFT-2026-LUNCH-0001" }, totalWithTip: "8.00" };
    const { body } = await send(await aWeek([MONDAY, THURSDAY], { costs }));
    expect(body.orders).toMatchObject([{ total: "2.00" }, { total: "6.00" }]);
    const { rows } = await pool.query(
      "select sum(amount_cents)::int as debited from gift_card_entries where order_id is not null",
    );
    expect(rows).toEqual([{ debited: -1000 }]);
  });

  it("is the only call for school orders: POST /orders accepts no closed date, past cutoff or other day's menu", async () => {
    const before = await everything();
    const { data } = (await aWeek([])) as { data: object };
    const key = () => ({ ...AT_SCHOOL, "idempotency-key": randomUUID() });
    const config = { tableNum: "1" };
    for (const type of ["school", "pickup", "take-out", "dine-in"]) {
      for (const date of ["2026-11-26T17:00:00Z", null]) {
        for (const line of [meal(10, 1), meal(10, 1, { date: "2026-11-21" }), meal(10, 1, { date: "2027-01-07" })]) {
          const { status, body } = await call(
            "/api/orders",
            { type, data: { ...data, config, items: [line], date } },
            key(),
          );
          expect([type, status, body.code]).toEqual([type, 409, "order_type_not_offered"]);
        }
      }
    }
    expect(await everything()).toEqual(before);
  });

  it("refuses a time on a day that is not one of its dates", async () => {
    const week = await aWeek([MONDAY, THURSDAY]);
    const said = (but: { pickup_time?: string; date?: string; pickup?: object }) => {
      const { pickup_time, date, pickup } = but;
      const { checkout } = week.data as { checkout: object };
      return send({ ...week, pickup_time, data: { ...week.data, date, checkout: { ...checkout, pickup } } } as Body);
    };
    for (const [but, path] of [
      [{ pickup_time: "2026-11-24T17:00:00Z" }, "pickup_time"],
      [{ date: "2026-11-21T17:00:00Z" }, "data.date"],
      [{ pickup: { dueByDate: "2026-11-25" } }, "data.checkout.pickup.dueByDate"],
    ] as const) {
      const { status, body } = await said(but);
      expect({ status, path: body.issues?.[0]?.path }).toEqual({ status: 400, path });
    }
    const { status, body } = await said({ pickup_time: "2026-11-23T17:00:00Z" });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.orders).toMatchObject([{ date: "2026-11-23" }, { date: "2026-11-26" }]);
  });

  it("is only for schools", async () => {
    const grill = { ...SCHOOL, restaurant: { ...SCHOOL.restaurant, id: "grill", slug: "a-grill", k12: false } };
    await load(grill);
    const body = await aWeek([MONDAY]);
    const refused = await call("/api/orders/create-k12-order", body, {
      "x-restaurant-id": "grill",
      "idempotency-key": randomUUID(),
    });
    expect(refused.body.code).toBe("order_type_not_offered");
  });

  it("ordering#unpaid-orders: accepts several invoiced weeks, because dates placed together count as one unpaid order", async () => {
    const extra_payment_methods = [{ type: "invoice", label: "e-Transfer, without a fee" }];
    await load({ ...SCHOOL, restaurant: { ...SCHOOL.restaurant, extra_payment_methods } });
    const ada = await register(test, { email: `${randomUUID()}@example.ca` });
    const billed = { checkout: { card: null, paymentMethod: "invoice" } };
    const week = (monday: string, children: readonly string[]) =>
      [0, 2, 3].flatMap((day) =>
        children.map((childId) => ({
          date: addDays(monday, day),
          childId,
          items: [{ id: DISH_OF[addDays(monday, day)] ?? 0 }],
        })),
      );
    const children = [
      await addChild(test, ada, { name: "Zoé", class: "2B" }),
      await addChild(test, ada, { name: "Léo", class: "5A" }),
    ];
    for (const monday of ["2026-11-23", "2026-11-30"]) {
      const { status, body } = await submitDates(test, ada, week(monday, children), billed);
      expect(status, JSON.stringify(body)).toBe(201);
      expect(body.orders).toHaveLength(6);
    }
    const one = [{ date: "2026-12-07", items: [{ id: 20 }] }];
    expect((await submitDates(test, ada, one, billed)).status).toBe(201);
    expect((await submitDates(test, ada, one, billed)).status, "a fourth within a minute").toBe(429);
    await load(SCHOOL);
  });

  it("accepts dates of several children, up to the maximum number of lines in a cart", async () => {
    const ada = await register(test, { email: `${randomUUID()}@example.ca` });
    const children: string[] = [];
    for (let at = 0; at < 7; at += 1) children.push(await addChild(test, ada, { name: `Child ${at}`, class: "2B" }));
    const dates = Object.entries(DISH_OF).flatMap(([date, id]) =>
      children.map((childId) => ({ date, childId, items: [{ id }] })),
    );
    expect(dates.length).toBeGreaterThan(42);
    const { status, body } = await submitDates(test, ada, dates, { costs: { totalWithTip: `${dates.length * 6}.00` } });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.orders).toHaveLength(dates.length);
    const whole = await call(`/api/orders/${body.order.id}`, undefined, ada.headers);
    expect(whole.body.together).toHaveLength(dates.length);
  });

  it("cannot be cancelled by its guest, because its payment is shared", async () => {
    const { body } = await send(await aWeek([MONDAY, THURSDAY]));
    expect((await call(`/api/orders/${body.order.id}/cancel`, {}, AT_SCHOOL)).status).toBe(403);
  });
});

describe("Children", () => {
  const zoe = { name: "Zoé Xyzzy", class: "2B", allergies: ["Peanuts"], note: "An EpiPen in her bag", consent: true };
  const leo = { name: "Léo Xyzzy", class: "5A", allergies: [], consent: true };
  const parent = () => register(test, { email: `${randomUUID()}@example.ca` });
  type Parent = Awaited<ReturnType<typeof parent>>;
  const add = (who: Parent, child: object) => call("/api/auth/add-child", { ...who.self, ...child }, who.headers);
  const place = async (who: Parent | null, dates: readonly object[]) =>
    call("/api/orders/create-k12-order", await aWeek(dates), {
      ...AT_SCHOOL,
      ...who?.headers,
      "idempotency-key": randomUUID(),
    });

  it("school#children: are added with consent, changed and removed by their parent", async () => {
    const ada = await parent();
    expect((await add(ada, { ...zoe, consent: false })).body.code).toBe("invalid_request");
    expect((await add(ada, { ...zoe, allergies: ["Sunshine"] })).body.code).toBe("invalid_request");
    const { status, body } = await add(ada, zoe);
    expect(status, JSON.stringify(body)).toBe(201);
    const { consent: _, ...kept } = zoe;
    expect(body.children).toMatchObject([kept]);
    const [{ id: childId }] = body.children;
    const edited = await call("/api/auth/edit-child", { ...ada.self, ...zoe, class: "3B", childId }, ada.headers);
    expect(edited.body.children).toMatchObject([{ id: childId, class: "3B" }]);
    const { rows } = await pool.query("select consented_at from children where id = $1", [childId]);
    expect(rows).toEqual([{ consented_at: clock.now() }]);
    const removed = await call("/api/auth/remove-child", { ...ada.self, childId }, ada.headers);
    expect(removed.body.children).toEqual([]);
    const again = await call("/api/auth/remove-child", { ...ada.self, childId }, ada.headers);
    expect(again).toMatchObject({ status: 404, body: { code: "child_unknown" } });
  });

  it("school#children: are at most twenty, also with concurrent calls", async () => {
    const ada = await parent();
    const answers = await Promise.all(Array.from({ length: 22 }, () => add(ada, leo)));
    const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.code);
    expect(refused).toEqual(["children_full", "children_full"]);
  });

  it("school#child-orders: each date of each child is an order of its own, and only the parent sees the child", async () => {
    const ada = await parent();
    await add(ada, zoe);
    const { body: kept } = await add(ada, leo);
    const [first, second] = kept.children.map(({ id }: { id: string }) => id);
    const { status, body } = await place(ada, [
      { date: MONDAY.date, orderId: 5, childId: second, items: [meal(20, 5)] },
      { ...MONDAY, childId: first },
      { ...THURSDAY, childId: second },
    ]);
    expect(status, JSON.stringify(body)).toBe(201);
    const [one, two, last] = body.orders;
    const monday = [
      { date: MONDAY.date, childId: first, orderId: 1, total: "12.00" },
      { date: MONDAY.date, childId: second, orderId: 5, total: "6.00" },
    ].toSorted((a, b) => (a.childId < b.childId ? -1 : 1));
    expect([one, two]).toMatchObject(monday);
    expect(last).toMatchObject({ date: THURSDAY.date, childId: second, orderId: 3, total: "6.00" });
    const ids = body.orders.map(({ id }: { id: string }) => id);
    const { rows } = await pool.query("select amount_cents::int from payments where order_id = any($1)", [ids]);
    expect(rows).toEqual([{ amount_cents: 2400 }]);
    const own = await call(`/api/orders/${last.id}`, undefined, ada.headers);
    expect(own.body.order.childId).toBe(second);
    expect(own.body.together).toMatchObject([
      ...monday.map(({ childId, total }) => ({ childId, total, status: "placed" })),
      { id: last.id, childId: second, total: "6.00", date: "2026-11-26T17:00:00.000Z" },
    ]);
    const open = await call(`/api/orders/${last.id}`);
    expect(open.body.together).toEqual([]);
    expect(JSON.stringify(open.body)).not.toMatch(new RegExp(`Xyzzy|${second}`));
    const { rows: mails } = await pool.query("select to_jsonb(n)::text as text from notices n");
    expect(JSON.stringify(mails)).not.toMatch(/Xyzzy|EpiPen/);
  });

  it("school#child-orders: a person cannot order for another's child, nor a guest for any child", async () => {
    const [ada, eve] = [await parent(), await parent()];
    const { body } = await add(ada, zoe);
    const dates = [MONDAY, { ...THURSDAY, childId: body.children[0].id }];
    const before = await everything();
    for (const who of [eve, null]) {
      expect(await place(who, dates)).toMatchObject({ status: 404, body: { code: "child_unknown" } });
    }
    expect(await everything()).toEqual(before);
  });
});

describe("school#together: the mail of a school's dates", () => {
  it("covers all dates that were placed together, with a receipt each; a cancelled date gets its own mail", async () => {
    await writeNoticesOfEvents(pool);
    await pool.query("delete from notices");
    const { mails, mail } = keepingMessengers();
    const sending = await noticeDeps(test, { mail });
    const ada = await register(test, { email: `${randomUUID()}@example.ca` });
    const orders = await orderDates(test, ada, [
      { date: MONDAY.date, items: [{ id: 1 }] },
      { date: THURSDAY.date, items: [{ id: 10, quantity: 2 }] },
    ]);
    await sendDueNotices(sending);
    expect(mails.map(({ subject }) => subject)).toEqual(["Your meals at The School"]);
    const [placed] = mails;
    expect(placed?.text).toMatch(
      /For Monday, November.23\.[\s\S]*Meal 1[\s\S]*For Thursday, November.26\.[\s\S]*2 × Meal 10/,
    );
    expect(placed?.html).toContain("For Thursday, November\u00a026.");
    expect(placed?.text).toContain(`https://order.example/the-school/orders/${orders[0]?.id}`);
    await call(`/api/orders/${orders[1]?.id}/cancel`, {}, { ...AT_SCHOOL, ...ada.headers });
    await sendDueNotices(sending);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain("account credit");
    expect(mails[1]?.text).toMatch(/For Thursday, November.26\./);
    expect(mails[1]?.text).not.toContain("your card");
  });
});

describe("The last minutes before a cutoff", () => {
  it("accept orders to the last second, also on nights when clocks change", async () => {
    const lateOctober = { date: "2026-11-03", orderId: 1, items: [meal(20, 1)] };
    const answers: [string, number, number | undefined][] = [];
    // Sunday, November 1 begins at 04:00 UTC; the clocks go back two hours later.
    for (const now of ["2026-11-01T03:59:59.999Z", "2026-11-01T04:00:00.000Z", "2026-11-01T05:30:00.000Z"]) {
      clock.set(now);
      const { status, body } = await send(await aWeek([lateOctober]));
      answers.push([now, status, body.code]);
    }
    expect(answers.map(([, ...answer]) => answer)).toEqual([
      [201, undefined],
      [409, 424],
      [409, 424],
    ]);
  });
});

describe("POST /orders/set-costs of a school's dates", () => {
  const items = [
    meal(1, 1, { date: "2026-11-23" }),
    meal(10, 2, { date: "2026-11-26" }),
    meal(20, 3, { date: "2026-11-24" }),
  ];
  const price = (lines: object[], costs: object = {}) =>
    call("/api/orders/set-costs", { type: "school", items: lines, costs }, AT_SCHOOL);

  it("returns one bill, the sum of the dates' bills, and names a date that cannot be ordered", async () => {
    const { status, body } = await price(items, { tip: { type: "percentage", percentageValue: "10" } });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.orderItems).toMatchObject([{ orderId: 1, date: "2026-11-23" }, { orderId: 2 }, { orderId: 3 }]);
    expect(body.costs).toMatchObject({ subtotal: "18.00", tip: { amount: "1.80" }, totalWithTip: "19.80" });
    expect(body.warning).toMatchObject({ code: 418, message: expect.stringContaining("PD day") });
  });

  it("drops dates past their cutoff, recalculates the costs, and names the dropped dates", async () => {
    clock.set("2026-11-21T05:00:00Z");
    const { status, body } = await price(items.slice(0, 2));
    expect(status).toBe(200);
    expect(body.orderItems).toMatchObject([{ orderId: 2, date: "2026-11-26" }]);
    expect(body.costs.subtotal).toBe("6.00");
    const message = "It’s too late to order for Monday, November\u00a023.";
    expect(body.warning).toMatchObject({ code: 424, message, invalid_items: [{ orderId: 1, code: 424, message }] });
    // A date that is not open yet is not past its cutoff: its line stays, with a reason.
    clock.set("2026-11-20T17:00:00Z");
    const early = await price([meal(10, 1, { date: "2026-12-14" })]);
    expect(early.body.orderItems).toHaveLength(1);
    expect(early.body.warning.invalid_items).toHaveLength(1);
  });

  it("stores the cart with its dates, and returns it without dates past their cutoff", async () => {
    clock.set("2026-11-21T04:00:00Z");
    const { headers } = await price(items.slice(0, 2));
    const cookie = headers
      .getSetCookie()
      .map((set) => set.split(";")[0])
      .join("; ");
    const saved = () => call("/api/cart?type=school", undefined, { ...AT_SCHOOL, cookie });
    expect((await saved()).body.items).toMatchObject([{ date: "2026-11-23" }, { date: "2026-11-26" }]);
    // Monday's cutoff is the end of Friday.
    clock.set("2026-11-21T05:00:00Z");
    const { body } = await saved();
    expect(body.items).toMatchObject([{ date: "2026-11-26" }]);
    expect(body.dropped).toEqual([{ name: "Meal 1", reason: "past-cutoff", date: "2026-11-23" }]);
  });

  it("ordering#cart-after-order: removes ordered dates from the cart, whatever their sequence", async () => {
    const cookie = cookiesOf(await price([meal(10, 1, { date: "2026-11-26" }), meal(1, 2, { date: "2026-11-23" })]));
    const dates = [
      { date: "2026-11-23", orderId: 1, items: [meal(1, 2)] },
      { date: "2026-11-26", orderId: 2, items: [meal(10, 1)] },
    ];
    const headersOf = { ...AT_SCHOOL, cookie, "idempotency-key": randomUUID() };
    expect((await call("/api/orders/create-k12-order", await aWeek(dates), headersOf)).status).toBe(201);
    expect((await call("/api/cart?type=school", undefined, { ...AT_SCHOOL, cookie })).body.items).toEqual([]);
  });

  it("menu#stock-day: keeps a daily restocked meal of next week although today's stock is 0", async () => {
    clock.set("2026-11-20T17:00:00Z");
    const menus = SCHOOL.menus.map((menu) =>
      menu.id === "pasta"
        ? { ...menu, items: menu.items.map((item) => ({ ...item, stock: 5, auto_restock: "daily" })) }
        : menu,
    );
    await load({ ...SCHOOL, menus });
    await pool.query("update stock_levels set remaining = 0");
    const { headers } = await price([{ ...meal(10, 1), date: "2026-11-26" }]);
    const cookie = headers.getSetCookie().map((set) => set.split(";")[0]);
    const { body } = await call("/api/cart?type=school", undefined, { ...AT_SCHOOL, cookie: cookie.join("; ") });
    expect(body).toMatchObject({ items: [{ id: 10, date: "2026-11-26" }], dropped: [] });
    await load(SCHOOL);
  });
});

describe("people#points-spent: at a school", () => {
  it("points pay the first possible date, as set-costs shows, and are debited once", async () => {
    const restaurant = { ...SCHOOL.restaurant, loyalty_program: true };
    await load({ ...SCHOOL, restaurant, loyalty: { points_value: { points: 100, value: "5.00" } } });
    const parent = await register(test, { email: "points@example.test" });
    const memberKey = accountKey("school", parent.userId);
    await pool.query(
      `with member as (
         insert into loyalty_members (restaurant_id, member_key, joined_at, person_id)
         values ('school', decode($1, 'hex'), now(), $2) returning restaurant_id, member_key)
       insert into loyalty_entries (restaurant_id, member_key, points, reason, order_id, amount_cents, entered_at)
       select restaurant_id, member_key, 500, 'earned', gen_random_uuid(), 1, now() from member`,
      [memberKey, parent.userId],
    );
    const headers = { ...AT_SCHOOL, ...parent.headers };
    const costs = { points: { points: 500 } };
    const items = [
      meal(1, 1, { date: "2026-11-23" }),
      meal(20, 2, { date: "2026-11-23" }),
      meal(10, 4, { date: "2026-11-26" }),
    ];
    const priced = await call("/api/orders/set-costs", { type: "school", items, costs }, headers);
    // Monday's meals cost 12.00, of which points pay 10.00 in whole steps.
    expect(priced.body.costs).toMatchObject({
      total: "18.00",
      points: { points: 200, amount: "10.00" },
      totalWithTip: "8.00",
    });
    const body = await aWeek([MONDAY, THURSDAY], { costs: { ...costs, totalWithTip: priced.body.costs.totalWithTip } });
    const { status, body: placed } = await call("/api/orders/create-k12-order", body, {
      ...headers,
      "idempotency-key": randomUUID(),
    });
    expect(status, JSON.stringify(placed)).toBe(201);
    expect(placed.orders).toMatchObject([{ total: "2.00" }, { total: "6.00" }]);
    const { rows } = await pool.query("select reason, points from loyalty_entries where reason = 'spent'");
    expect(rows).toEqual([{ reason: "spent", points: -200 }]);
    await load(SCHOOL);
  });
});
