import { randomUUID } from "node:crypto";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sandboxOnly } from "../../../gateways/payment/payment-gateways.ts";
import type { PaymentGateway } from "../../../gateways/payment/port.ts";
import { workRefunds } from "../../../money/payment/work-refunds.ts";
import { differencesOf } from "../../../testing/check-books.ts";
import {
  AT_THE_HALL,
  DUMPLINGS,
  HALL,
  HALL_OF_ACCOUNTS,
  KITCHENS,
  ofKitchen,
  SWEETS,
  TACOS,
} from "../../../testing/hall.ts";
import { processPaymentsNow } from "../../../testing/process-payments-now.ts";
import { aCard, tally } from "../../../testing/submit.ts";
import { openTestApi } from "../../../testing/test-api.ts";
import { writeNoticesOfEvents } from "../notices/order-notices.store.ts";
import { moveOrder } from "../refund/move-order.ts";
import { refundOrder } from "../refund/refund-order.ts";

/**
 * Returns the outcome of an authorisation from the number of earlier authorisations; null leaves the outcome
 * to the sandbox.
 */
let onAsked: (asked: number) => Awaited<ReturnType<PaymentGateway["authorise"]>> | null = () => null;
let asked = 0;

const test = await openTestApi({ sweepEveryMs: 3_600_000 }, (pool) => {
  const sandbox = sandboxOnly(pool).sandbox as PaymentGateway;
  const authorise: PaymentGateway["authorise"] = async (request) => {
    const answer = onAsked(asked++);
    return answer ?? sandbox.authorise(request);
  };
  return { sandbox: { ...sandbox, authorise } };
});
const { call, clock, load, pool } = test;
for (const kitchen of KITCHENS) await load(kitchen);
await load(HALL);
beforeEach(() => clock.set("2026-11-20T17:00:00Z"));
afterEach(() => {
  onAsked = () => null;
  asked = 0;
});

const CONTACT = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };
const MEAL = [
  ofKitchen(DUMPLINGS, 1, { quantity: 2 }),
  ofKitchen(TACOS, 2, { orderOptions: [{ id: 5, values: [{ id: 6, quantity: 1 }] }] }),
  ofKitchen(SWEETS, 3),
];
/** Totals of the three kitchens: 19.98 + 10% + 13%; 5.10 + 13%; 6.10. */
const TOTALS = ["24.84", "5.76", "6.10"];
const TOTAL = "36.70";

type Order = { readonly id: string; readonly restaurantId: number; readonly total: string };

async function aMeal(but: Record<string, unknown> = {}, card = aCard(test)) {
  const checkout = { contact: CONTACT, paymentMethod: "credit_card", card: await card };
  return { type: "pickup", data: { items: MEAL, checkout, costs: {}, date: null, ...but } };
}
const send = (body: object, key: string = randomUUID()) =>
  call("/api/orders/create-marketplace-order", body, { ...AT_THE_HALL, "idempotency-key": key });
const count = async (what: string) => (await pool.query(`select count(*)::int as n from ${what}`)).rows[0].n as number;
const everything = async () => ({
  orders: await count("orders"),
  authorised: await count("sandbox_gateway.payments where state in ('authorised', 'captured')"),
  slots: (await pool.query("select coalesce(sum(taken), 0)::int as n from slot_counts")).rows[0].n,
  keys: await count("idempotency_keys"),
});
const amounts = async (of: readonly string[]) =>
  (
    await pool.query(
      "select restaurant_id as at, order_id as pays, amount_cents::int as cents, status from payments where order_id = any($1::uuid[]) order by 1",
      [of],
    )
  ).rows;

describe("GET /menu/{slug}/data.json of a hub", () => {
  it("has its kitchens' menus, grouped by restaurant, and follows their changes", async () => {
    const read = async () => (await call("/menu/the-hall/data.json")).body;
    const { menu_groups, menus, revision } = await read();
    expect(menu_groups.map((group: { restaurant_id: number }) => group.restaurant_id)).toEqual([801, 802, 803]);
    expect(menus).toMatchObject([
      { items: [{ id: "801~1" }, { id: "801~2" }] },
      { id: "802~1" },
      { tax_rate: { tax1: "0" } },
    ]);
    const price = { ...SWEETS, menus: [{ id: 1, name: "Menu", items: [{ id: 1, name: "Pie", price: "7.00" }] }] };
    await load(price);
    const changed = await read();
    expect(changed.menus[2].items[0].name).toBe("Pie");
    expect(changed.revision).toBeGreaterThan(revision);
    await load({ ...SWEETS, restaurant: { ...SWEETS.restaurant, group: "elsewhere" } });
    expect((await read()).menus).toHaveLength(2);
    await load(SWEETS);
    expect((await read()).menus).toHaveLength(3);
  });
});

describe("POST /orders/set-costs at a hub", () => {
  const price = (items: object[], but: object = {}) =>
    call("/api/orders/set-costs", { type: "pickup", items, costs: {}, ...but }, AT_THE_HALL);

  it("adds up a bill for each kitchen, by its own taxes and charges, under the ids of the hub's menu", async () => {
    const { status, body } = await price(MEAL, { costs: { tip: { type: "dollar", amount: "3.00" } } });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.orderItems).toMatchObject([
      { id: "801~1", orderId: 1 },
      { id: "802~1" },
      { id: "803~1", menu_id: "803~1" },
    ]);
    expect(body.costs).toMatchObject({
      subtotal: "31.18",
      serviceCharge: { type: "dollar", amount: "2.00" },
      taxes: "3.52",
      total: TOTAL,
      tip: { type: "dollar", amount: "3.00" },
      totalWithTip: "39.70",
    });
    expect(body).toMatchObject({ warning: null, queue: { prepTime: 20 } });
  });

  it("stores the cart until it is ordered, and warns of a paused kitchen by name and of too many dishes in total", async () => {
    const { headers } = await price(MEAL);
    const cookie = headers
      .getSetCookie()
      .map((set) => set.split(";")[0])
      .join("; ");
    const saved = await call("/api/cart?type=pickup", undefined, { ...AT_THE_HALL, cookie });
    expect(saved.body.items).toMatchObject([{ id: "801~1" }, { id: "802~1" }, { id: "803~1" }]);
    // An order removes its lines from the cart. ordering#cart-after-order.
    const key = { ...AT_THE_HALL, cookie, "idempotency-key": randomUUID() };
    expect((await call("/api/orders/create-marketplace-order", await aMeal(), key)).status).toBe(201);
    expect((await call("/api/cart?type=pickup", undefined, { ...AT_THE_HALL, cookie })).body.items).toEqual([]);
    await load({ ...TACOS, restaurant: { ...TACOS.restaurant, orders_paused: true } });
    expect((await price(MEAL)).body.warning).toMatchObject({ code: 419, message: expect.stringMatching(/^Tacos: /) });
    expect((await price([MEAL[0] as object])).body.warning).toBeNull();
    await load({ ...TACOS, restaurant: { ...TACOS.restaurant, orders_paused: false } });
    const many = await price([ofKitchen(DUMPLINGS, 1, { quantity: 7 }), ofKitchen(SWEETS, 2, { quantity: 6 })]);
    expect(many.body.warning.code).toBe("cart_full");
  });
});

describe("POST /orders/create-marketplace-order", () => {
  it("places an order at each kitchen and a parent order, with one charge to the hub", async () => {
    const { status, body } = await send(await aMeal({ costs: { totalWithTip: TOTAL } }));
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.orders).toMatchObject(
      [801, 802, 803].map((restaurantId, at) => ({ restaurantId, total: TOTALS[at], status: "placed" })),
    );
    expect(body.order).toMatchObject({
      restaurant: { id: 800, slug: "the-hall", name: "The Hall" },
      costs: { totalWithTip: TOTAL },
      payment: { status: "authorised", amount: TOTAL, last4: "4242" },
      kitchens: [{ name: "Dumplings" }, { name: "Tacos", items: [{ id: 1, quantity: 1 }] }, { name: "Sweets" }],
    });
    expect(await amounts([body.order.id])).toEqual([
      { at: "800", pays: body.order.id, cents: 3670, status: "authorised" },
    ]);
    await processPaymentsNow(pool);
    const receipts = await Promise.all(body.orders.map(({ id }: Order) => call(`/api/orders/${id}`)));
    expect(receipts.map((receipt) => receipt.body.order)).toMatchObject(
      TOTALS.map((amount) => ({
        parentId: body.order.id,
        restaurant: { hub: { slug: "the-hall" } },
        payment: { status: "captured", amount },
      })),
    );
    expect((await call(`/api/orders/${body.order.id}`)).body.order).toMatchObject({
      status: "placed",
      payment: { status: "captured" },
    });
    await writeNoticesOfEvents(pool);
    const mails = await pool.query(
      "select count(*)::int as n from notices where kind = 'order-placed' and order_id = any($1::uuid[])",
      [body.orders.map(({ id }: Order) => id)],
    );
    expect(mails.rows[0].n).toBe(3);
    expect(await differencesOf(pool)).toEqual([]);
  });

  it("reaches a state once every kitchen's order has", async () => {
    const { body } = await send(await aMeal());
    const ids: string[] = body.orders.map(({ id }: Order) => id);
    const statusNow = async () => (await call(`/api/orders/${body.order.id}`)).body.order.status;
    await pool.query("update orders set status = 'ready' where id = any($1::uuid[])", [ids.slice(1)]);
    expect(await statusNow()).toBe("placed");
    await pool.query("update orders set status = 'in-progress' where id = $1", [ids[0]]);
    expect(await statusNow()).toBe("in-progress");
    await pool.query("update orders set status = 'ready' where id = $1", [ids[0]]);
    expect(await statusNow()).toBe("ready");
  });

  it("repeats the first answer for the same key, finds the order by the key, and places nothing twice", async () => {
    const key = randomUUID();
    const meal = await aMeal();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(meal, key)));
    const first = answers.find(({ status }) => status === 201);
    expect(Object.keys(tally(answers)).sort()).toEqual(expect.arrayContaining(["201"]));
    const before = await everything();
    const again = await send(meal, key);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(JSON.stringify(again.body)).toBe(JSON.stringify(first?.body));
    expect((await send(await aMeal({ items: MEAL.slice(1) }), key)).body.code).toBe("idempotency_mismatch");
    const found = await call(`/api/orders/reference/${key}`, undefined, AT_THE_HALL);
    expect(found.body.order.id).toBe(first?.body.order.id);
    expect(await everything()).toEqual(before);
  });

  it.each([
    ["a dish is gone", { items: [...MEAL, { ...MEAL[0], id: "801~99", orderId: 4 }] }, 426],
    ["the whole costs something else than was shown", { costs: { totalWithTip: "36.69" } }, 428],
    ["a line costs something else than was shown", { items: [{ ...MEAL[0], orderPrice: "19.97" }, MEAL[1]] }, 428],
    ["a kitchen sells nothing at that time of that kind", { items: [{ ...MEAL[0], id: "900~1" }] }, 426],
  ])("places nothing if %s", async (_why, but, code) => {
    const before = await everything();
    const { status, body } = await send(await aMeal(but));
    expect({ status, code: body.code }).toEqual({ status: 409, code });
    expect(await everything()).toEqual(before);
  });

  it("names an invalid line by its id on the hub's menu", async () => {
    const { body } = await send(await aMeal({ items: [{ ...MEAL[2], orderPrice: "1.00" }] }));
    expect(body.invalid_items).toMatchObject([{ id: "803~1", orderId: 3, code: 428, price: "6.10" }]);
  });

  it("is the only submit call for hubs, and only for hubs", async () => {
    const meal = await aMeal();
    const headers = { "idempotency-key": randomUUID() };
    const elsewhere = await call("/api/orders/create-marketplace-order", meal, {
      ...headers,
      "x-restaurant-id": "802",
    });
    expect(elsewhere.body.code).toBe("order_type_not_offered");
    expect((await call("/api/orders", meal, { ...headers, ...AT_THE_HALL })).body.code).toBe("order_type_not_offered");
    const named = await aMeal({ config: { restaurantId: 802 } });
    expect((await send(named)).body.code).toBe("restaurant_unknown");
  });

  it("cannot be cancelled by its guest for single kitchens", async () => {
    const { body } = await send(await aMeal());
    const [{ id }] = body.orders;
    expect((await call(`/api/orders/${id}/cancel`, {}, { "x-restaurant-id": "801" })).status).toBe(403);
  });

  it("gives the last portion and slot to one whole order, and nothing to the others", async () => {
    await pool.query("update stock_levels set remaining = 1 where restaurant_id = '801'");
    const items = [{ ...ofKitchen(DUMPLINGS, 1), id: "801~2" }, ofKitchen(SWEETS, 2)];
    const before = await count("orders");
    const meals = await Promise.all(Array.from({ length: 6 }, () => aMeal({ items })));
    const answers = await Promise.all(meals.map((meal) => send(meal)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await count("orders")).toBe(before + 2);
    await processPaymentsNow(pool);
    const wanted = "2026-11-20T19:00:00Z";
    const timed = await Promise.all(Array.from({ length: 5 }, () => aMeal({ date: wanted })));
    const inSlot = await Promise.all(timed.map((meal) => send(meal)));
    expect(tally(inSlot)).toEqual({ "201": 2, "409 422": 3 });
    expect(inSlot.find(({ status }) => status === 409)?.body.message).toMatch(/^Tacos: /);
    await processPaymentsNow(pool);
    expect(await count("sandbox_gateway.payments where state = 'authorised'")).toBe(0);
    expect(await differencesOf(pool)).toEqual([]);
  });
});

describe("A refund of a hub's orders", () => {
  const deps = { database: pool, clock: clock.now };
  const placed = async () => {
    const { body } = await send(await aMeal());
    await processPaymentsNow(pool);
    const orders = body.orders.map(({ restaurantId, id }: Order) => ({
      restaurantId: String(restaurantId),
      orderId: id,
    }));
    return { id: body.order.id as string, orders: orders as { restaurantId: string; orderId: string }[] };
  };
  const refund = (order: { restaurantId: string; orderId: string } | undefined) =>
    refundOrder(deps, order ?? { restaurantId: "", orderId: "" }, {
      key: randomUUID(),
      reason: null,
      what: { of: "all" },
    });
  const settled = async () => {
    await workRefunds({ database: pool, gateways: sandboxOnly(pool), logger: pino({ level: "silent" }) });
    expect(await differencesOf(pool)).toEqual([]);
  };
  const payment = async (id: string) => (await call(`/api/orders/${id}`)).body.order.payment.status;

  it.each([
    ["the hub's one payment", HALL],
    ["the kitchen's own payment", HALL_OF_ACCOUNTS],
  ])("is a kitchen's share of %s, and the ledger agrees", async (_whose, hall) => {
    await load(hall);
    const { id, orders } = await placed();
    expect(await refund(orders[1])).toMatchObject({ given: { amount: TOTALS[1], toCard: TOTALS[1] } });
    await settled();
    expect((await call(`/api/orders/${id}`)).body.order.refunds).toMatchObject([
      { kitchen: "Tacos", amount: TOTALS[1] },
    ]);
    for (const order of [orders[0], orders[2]]) await refund(order);
    await settled();
    expect(await payment(id)).toBe("refunded");
    await load(HALL);
  });

  it("is the share of a kitchen's order that is cancelled after the capture; the others stand", async () => {
    const { body } = await send(await aMeal());
    const [first] = body.orders;
    const order = { restaurantId: String(first.restaurantId), orderId: first.id };
    expect(await moveOrder(deps, order, "cancelled")).toEqual({ refused: { code: "payment-under-way" } });
    await processPaymentsNow(pool);
    expect(await moveOrder(deps, order, "cancelled")).toMatchObject({ moved: { status: "cancelled" } });
    await settled();
    const { rows } = await pool.query(
      "select amount_cents::int as cents from sandbox_gateway.refunds order by at desc limit 1",
    );
    expect(rows).toEqual([{ cents: 2484 }]);
    const { order: whole } = (await call(`/api/orders/${body.order.id}`)).body;
    expect(whole).toMatchObject({ status: "placed", payment: { status: "captured" } });
    expect(whole.kitchens.map(({ status }: { status: string }) => status)).toEqual(["cancelled", "placed", "placed"]);
  });

  it("hub#hub-parent: the parent order's event stream has each kitchen's changes until the last order is completed", async () => {
    const { body } = await send(await aMeal());
    const response = await test.api.fetch(new Request(`http://comptoir.test/api/orders/${body.order.id}/events`));
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const told: { status: string; kitchens: { id: string; status: string }[] }[] = [];
    const hear = async (until: (last: (typeof told)[number]) => boolean) => {
      let text = "";
      while (told.length === 0 || !until(told.at(-1) as (typeof told)[number])) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: "" };
        if (done) throw new Error(`The stream ended: ${JSON.stringify(told)}`);
        text += value;
        const whole = text.split("\n\n");
        text = whole.pop() ?? "";
        for (const event of whole) {
          const data = /^data: (.*)$/m.exec(event)?.[1];
          if (data) told.push(JSON.parse(data));
        }
      }
      return told.at(-1);
    };
    expect(await hear(({ kitchens }) => kitchens.length === 3)).toMatchObject({ status: "placed" });
    const orders: Order[] = body.orders;
    const move = (of: Order, to: "ready" | "completed") =>
      moveOrder(deps, { restaurantId: String(of.restaurantId), orderId: of.id }, to);
    await move(orders[1] as Order, "ready");
    const one = await hear(({ kitchens }) => kitchens.some(({ status }) => status === "ready"));
    expect(one?.status, "the others are still made").toBe("placed");
    for (const order of orders) await move(order, "completed");
    expect((await hear(({ status }) => status === "completed"))?.kitchens.map(({ status }) => status)).toEqual(
      Array(3).fill("completed"),
    );
    expect((await reader?.read())?.done).toBe(true);
  });
});

describe("The times of a hub", () => {
  it("are those when every kitchen can be ready, with the capacity of the fullest kitchen", async () => {
    const ask = async (items: object[]) =>
      (await call("/api/orders/scheduling", { type: "pickup", items }, AT_THE_HALL)).body;
    const { days, asap } = await ask(MEAL);
    const full = days[0].slots.find((slot: { at: string }) => slot.at.startsWith("2026-11-20T19:00"));
    expect(full?.remaining).toBe(0);
    expect(asap.available).toBe(true);
    expect((await ask([MEAL[1] as object])).days[0].slots.map(({ at }: { at: string }) => at)).toEqual(
      days[0].slots.map(({ at }: { at: string }) => at),
    );
  });

  it("are held at every kitchen with a capacity until the order is placed", async () => {
    const date = "2026-11-21T19:00:00Z";
    const guest = await call("/api/orders/set-costs", { type: "pickup", items: MEAL, costs: {} }, AT_THE_HALL);
    const cookie = guest.headers
      .getSetCookie()
      .map((set) => set.split(";")[0])
      .join("; ");
    const { body } = await call(
      "/api/orders/validate",
      { itemsInCart: MEAL, type: "pickup", date },
      { ...AT_THE_HALL, cookie },
    );
    expect(body).toMatchObject({ valid: true, hold: { until: expect.any(String) } });
    expect(await count("slot_holds where restaurant_id = '802'")).toBe(1);
  });
});

describe("A hub whose kitchens have a merchant account each (multiple_mids)", () => {
  beforeEach(() => load(HALL_OF_ACCOUNTS));

  it("charges each kitchen's part to the kitchen's own account", async () => {
    const { status, body } = await send(await aMeal({ costs: { tip: { type: "percentage", percentageValue: "10" } } }));
    expect(status, JSON.stringify(body)).toBe(201);
    const ids: string[] = body.orders.map(({ id }: Order) => id);
    const cents = body.orders.map(({ total }: Order) => Number(total.replace(".", "")));
    const paid = [801, 802, 803].map((at, index) => ({
      at: String(at),
      pays: ids[index],
      cents: cents[index],
      status: "authorised",
    }));
    expect(await amounts([body.order.id, ...ids])).toEqual(paid);
    await processPaymentsNow(pool);
    expect((await call(`/api/orders/${body.order.id}`)).body.order.payment.status).toBe("captured");
    expect(await differencesOf(pool)).toEqual([]);
  });

  it.each([
    ["declined", { outcome: "declined" }, 200],
    ["not answered, and unknown", { outcome: "unknown" }, 410],
    ["unreachable", { outcome: "unreachable" }, 1803],
    ["failed after it was authorised", { outcome: "failed" }, 410],
  ] as const)(
    "takes no payment if the second authorisation is %s: the first is voided",
    async (_what, answer, code) => {
      onAsked = (before) => (before === 1 ? answer : null);
      const before = await count("orders");
      const key = randomUUID();
      const meal = await aMeal();
      expect((await send(meal, key)).body.code).toBe(code);
      await processPaymentsNow(pool);
      expect(await count("orders")).toBe(before);
      expect(await count("sandbox_gateway.payments where state = 'authorised'")).toBe(0);
      expect(await count("payments where status in ('authorising', 'authorised', 'voiding')")).toBe(0);
      // A corrected or repeated submit with the same key succeeds.
      expect((await send(meal, key)).status).toBe(201);
      await processPaymentsNow(pool);
      expect(await differencesOf(pool)).toEqual([]);
    },
  );

  it("offers and accepts no wallet, because its token can be charged only once", async () => {
    const config = await call("/api/payment/get-payment-config", { app8RestaurantId: 800 }, AT_THE_HALL);
    expect(config.body.wallets).toMatchObject({ applePay: false, googlePay: false });
    const { token } = (await aCard(test)) as unknown as { token: string };
    const before = await count("orders");
    const checkout = { contact: CONTACT, paymentMethod: "applePay", applePayPaymentToken: token };
    expect((await send(await aMeal({ checkout }))).body.code).toBe("wallet_unsupported");
    expect(await count("orders")).toBe(before);
  });

  it("charges the card only for kitchens that are paid online, and leaves the rest to be paid in person", async () => {
    await load({ ...SWEETS, restaurant: { ...SWEETS.restaurant, payment_processor: "payOnPremise" } });
    const { body } = await send(await aMeal());
    expect(await amounts(body.orders.map(({ id }: Order) => id))).toMatchObject([{ at: "801" }, { at: "802" }]);
    const [, , sweets] = body.orders;
    expect((await call(`/api/orders/${sweets.id}`)).body.order.payment.status).toBe("on-premise");
    await processPaymentsNow(pool);
    expect(await differencesOf(pool)).toEqual([]);
    await load(SWEETS);
  });
});
