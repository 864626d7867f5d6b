import { randomUUID } from "node:crypto";
import { m } from "@comptoir/messages";
import pino from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { sandboxOnly } from "../../../gateways/payment/payment-gateways.ts";
import { closeDay } from "../../../money/books/close-day.ts";
import { listCloses } from "../../../money/books/day-closes.store.ts";
import { totalPostings, totalsOfDay } from "../../../money/books/day-totals.ts";
import { workRefunds } from "../../../money/payment/work-refunds.ts";
import { errorMessage } from "../../../platform/middleware/error-messages.ts";
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
import { aStaffMember } from "../../../testing/staff.ts";
import { aCard, tally } from "../../../testing/submit.ts";
import { openTestApi } from "../../../testing/test-api.ts";
import { moveOrder } from "../refund/move-order.ts";
import { refundOrder } from "../refund/refund-order.ts";

const test = await openTestApi({ sweepEveryMs: 3_600_000 });
const { call, clock, load, pool } = test;

const CODES = {
  discounts: [
    { code: "HALL10", value: "10%" },
    { code: "FIVE", value: "5.00$", max_uses_per_person: 1, minimum_order_amount: "30.00" },
    { code: "ONCE", value: "5.00$", max_uses: 1 },
    { code: "TABLES", value: "10%", order_types: ["dine-in"] },
  ],
  gift_cards: ["A", "B", "C", "D", "E"].map((letter) => ({ code: `HALL-0000-1111-${letter}`, balance: "10.00" })),
};
const BILLING = [{ type: "invoice" }, { type: "purchase_order", label: "PO number" }];
const hall = (of: typeof HALL, but: object = {}) => load({ ...of, ...CODES, restaurant: { ...of.restaurant, ...but } });
for (const kitchen of KITCHENS) await load(kitchen);
// A kitchen's gift card is not valid at the hall.
await load({ ...TACOS, gift_cards: [{ code: "TACO-0000-1111-2222", balance: "10.00" }] });
beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await hall(HALL);
});

const CONTACT = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };
const MEAL = [
  ofKitchen(DUMPLINGS, 1, { quantity: 2 }),
  ofKitchen(TACOS, 2, { orderOptions: [{ id: 5, values: [{ id: 6, quantity: 1 }] }] }),
  ofKitchen(SWEETS, 3),
];
type Order = { readonly id: string; readonly restaurantId: number; readonly total: string };

const price = (costs: object, but: object = {}, headers: object = {}) =>
  call("/api/orders/set-costs", { type: "pickup", items: MEAL, costs, ...but }, { ...AT_THE_HALL, ...headers });
async function place(costs: object, but: { checkout?: object; items?: object[]; key?: string } = {}) {
  const checkout = { contact: CONTACT, paymentMethod: "credit_card", card: await aCard(test), ...but.checkout };
  const body = { type: "pickup", data: { items: but.items ?? MEAL, checkout, costs, date: null } };
  return call("/api/orders/create-marketplace-order", body, {
    ...AT_THE_HALL,
    "idempotency-key": but.key ?? randomUUID(),
  });
}
const uses = async (code: string) =>
  (await pool.query("select uses from discounts where restaurant_id = '800' and code_key = $1", [code])).rows[0].uses;
const balance = async (giftCardNumber: string) =>
  (await call("/api/orders/get-gift-card", { restaurantId: 800, giftCardNumber }, AT_THE_HALL)).body.balance ?? "0.00";
const booksAgree = async () => {
  await processPaymentsNow(pool);
  await workRefunds({ database: pool, gateways: sandboxOnly(pool), logger: pino({ level: "silent" }) });
  expect(await differencesOf(pool)).toEqual([]);
};
const asOrders = (body: { orders?: Order[] }) =>
  (body.orders ?? []).map(({ restaurantId, id }) => ({ restaurantId: String(restaurantId), orderId: id }));
const costsOf = (body: { orders?: Order[] }) =>
  Promise.all((body.orders ?? []).map(async ({ id }) => (await call(`/api/orders/${id}`)).body.order.costs));
const deps = { database: pool, clock: clock.now };

describe("hub#hub-codes: a hall's codes", () => {
  it("reduce all kitchens' bills: percentages each, dollars in proportion, to the cent, and the shown total is charged", async () => {
    const shown = (await price({ discount: { code: "hall10" }, tip: { type: "dollar", amount: "3.00" } })).body.costs;
    // The discount is 10% of the subtotals 19.98, 5.10 and 6.10, each rounded.
    expect(shown.discount).toMatchObject({ code: "HALL10", type: "percentage", amount: "3.12" });
    const costs = { discount: { code: "FIVE" }, tip: { type: "dollar", amount: "3.00" } };
    const five = (await price(costs)).body.costs;
    expect(five).toMatchObject({
      subtotal: "31.18",
      discount: { type: "dollar", amount: "5.00" },
      tip: { amount: "3.00" },
    });
    const { status, body } = await place({ ...costs, totalWithTip: five.totalWithTip });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.order.costs).toMatchObject({
      discount: { code: "FIVE", amount: "5.00" },
      totalWithTip: five.totalWithTip,
    });
    // The discount of 5.00 is spread over the subtotals 19.98, 5.10 and 6.10: 3.204, 0.818 and 0.978 before
    // rounding.
    expect((await costsOf(body)).map(({ discount }) => discount.amount)).toEqual(["3.20", "0.82", "0.98"]);
    // Another browser sends the same email address, so the code is refused as used by this person.
    expect((await place(costs)).body).toMatchObject({
      code: "discount_invalid",
      message: m.refusal_discount_used_by_you({}, { locale: "en-CA" }),
    });
    await booksAgree();
  });

  it("check their conditions on all kitchens together, and say what is missing", async () => {
    expect((await price({ discount: { code: "FIVE" } })).status).toBe(200);
    const less = await price({ discount: { code: "FIVE" } }, { items: MEAL.slice(0, 2) });
    const words = m.refusal_discount_below_minimum({ minimum: "$30.00", remaining: "$4.92" }, { locale: "en-CA" });
    expect(less.body).toMatchObject({ code: "discount_invalid", message: words });
    expect((await price({ discount: { code: "TABLES" } })).body.code).toBe("discount_invalid");
    expect((await price({ discount: { code: "TABLES" } }, { type: "dine-in", tableNum: "4" })).status).toBe(200);
    expect((await place({ discount: { code: "TABLES" } })).body).toMatchObject({
      code: "discount_invalid",
      message: m.refusal_discount_other_order_type({}, { locale: "en-CA" }),
    });
  });

  it("are used once per checkout, however many kitchens it has, and are released when all orders are cancelled", async () => {
    const before = await uses("HALL10");
    const { body } = await place({ discount: { code: "HALL10" } });
    expect(await uses("HALL10")).toBe(before + 1);
    await booksAgree();
    const [one, two, three] = asOrders(body) as [{ restaurantId: string; orderId: string }, ...never[]];
    for (const order of [two, one]) await moveOrder(deps, order as typeof one, "cancelled");
    expect(await uses("HALL10")).toBe(before + 1);
    await moveOrder(deps, three as unknown as typeof one, "cancelled");
    expect(await uses("HALL10")).toBe(before);
    await booksAgree();
  });

  it("are released once if the last two kitchens cancel concurrently", async () => {
    const before = await uses("HALL10");
    const { body } = await place({ discount: { code: "HALL10" } }, { items: MEAL.slice(0, 2) });
    await booksAgree();
    await Promise.all(asOrders(body).map((order) => moveOrder(deps, order, "cancelled")));
    expect(await uses("HALL10")).toBe(before);
    await booksAgree();
  });

  it("give the last use to one of several concurrent orders, and to no refused order", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => place({ discount: { code: "ONCE" } })));
    expect(tally(answers)["201"]).toBe(1);
    expect(await uses("ONCE")).toBe(1);
    const { rows } = await pool.query(
      "select count(*)::int as n from orders where costs #>> '{discount,code}' = 'ONCE'",
    );
    expect(rows[0].n).toBe(KITCHENS.length);
    await booksAgree();
  });
});

describe("hub#hub-codes: a hall's gift card", () => {
  it("pays each kitchen's part in proportion, and the card the rest; refunds go to the card first", async () => {
    const code = "HALL-0000-1111-A";
    const { body } = await place({ voucher: { code }, totalWithTip: "26.70" });
    expect(body.order).toMatchObject({
      costs: { voucher: { amount: "10.00" }, totalWithTip: "26.70" },
      payment: { amount: "26.70" },
    });
    // The gift card's 10.00 is spread over the totals 24.84, 5.76 and 6.10.
    expect((await costsOf(body)).map(({ voucher }) => voucher.amount)).toEqual(["6.77", "1.57", "1.66"]);
    expect(await balance(code)).toBe("0.00");
    await booksAgree();
    const [, tacos] = asOrders(body);
    const all = { key: "k", reason: null, what: { of: "all" } } as const;
    const back = { given: { amount: "5.76", toCard: "4.19", toGiftCard: "1.57" } };
    expect(await refundOrder(deps, tacos as never, all)).toMatchObject({ ...back, isReplayed: false });
    expect(await refundOrder(deps, tacos as never, all)).toMatchObject({ ...back, isReplayed: true });
    expect(await balance(code)).toBe("1.57");
    await booksAgree();
    const [dumplings, , sweets] = asOrders(body);
    for (const order of [dumplings, sweets]) await moveOrder(deps, order as never, "cancelled");
    expect(await balance(code)).toBe("10.00");
    await booksAgree();
  });

  it("pays the whole order with its tip, without a card", async () => {
    const items = [ofKitchen(TACOS, 1), ofKitchen(SWEETS, 2)];
    const costs = (tip: string) => ({
      voucher: { code: "HALL-0000-1111-B" },
      discount: { code: "HALL10" },
      tip: { type: "dollar", amount: tip },
    });
    // After the discount, the kitchens' bills are 3.91 with 13% of tax, and 5.49 without tax.
    expect((await price(costs("0.50"), { items })).body.costs.totalWithTip).toBe("0.41");
    const { status, body } = await place(costs("0.09"), { items, checkout: { card: null } });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.order).toMatchObject({ costs: { totalWithTip: "0.00" }, payment: { status: "not-required" } });
    await booksAgree();
  });

  it("is never overdrawn by concurrent tables: a late one is refused because its total has changed", async () => {
    const costs = { voucher: { code: "HALL-0000-1111-C" }, totalWithTip: "26.70" };
    const answers = await Promise.all(Array.from({ length: 6 }, () => place(costs)));
    expect(tally(answers)["201"]).toBe(1);
    expect(await balance("HALL-0000-1111-C")).toBe("0.00");
    await booksAgree();
  });

  it("never deadlocks, whatever kitchens the checkouts share", async () => {
    const carts = [MEAL, MEAL.slice(1), [MEAL[2], MEAL[0]], [MEAL[1]]] as object[][];
    const answers = await Promise.all(
      [...carts, ...carts].map((items) =>
        place({ voucher: { code: "HALL-0000-1111-D" }, discount: { code: "HALL10" } }, { items }),
      ),
    );
    expect(Object.keys(tally(answers)).filter((outcome) => outcome.startsWith("5"))).toEqual([]);
    const { rows } = await pool.query(
      "select min(held)::int as least from (select sum(amount_cents) as held from gift_card_entries group by code_hash) cards",
    );
    expect(rows[0].least).toBeGreaterThanOrEqual(0);
    await booksAgree();
  });

  it("is valid only at the hall, and a kitchen's gift card only at the kitchen", async () => {
    expect((await price({ voucher: { code: "TACO-0000-1111-2222" } })).body.code).toBe("gift_card_invalid");
    const alone = { type: "pickup", items: [{ id: 1, menu_id: 1, orderId: 1, quantity: 1 }] };
    const there = { ...alone, costs: { voucher: { code: "HALL-0000-1111-E" } } };
    expect((await call("/api/orders/set-costs", there, { "x-restaurant-id": "802" })).body.code).toBe(
      "gift_card_invalid",
    );
  });

  it("is a liability of the hall and a payment method of each kitchen in the daily totals", async () => {
    clock.set("2026-12-05T17:00:00Z");
    const { body } = await place({ voucher: { code: "HALL-0000-1111-E" } });
    await booksAgree();
    const totals = (restaurantId: string | null) =>
      totalsOfDay({ database: pool }, { day: "2026-12-05", restaurantId });
    const days = await totals(null);
    const methodsOf = (id: string) =>
      Object.fromEntries(
        days.find((day) => day.restaurantId === id)?.methods.map(({ name, cents }) => [name, cents]) ?? [],
      );
    expect(methodsOf("802")).toEqual({ credit_card: 419, gift_card: 157 });
    expect(methodsOf("800")).toEqual({});
    const [{ total }] = body.orders.slice(1);
    expect(total).toBe("4.19");
    const [alone] = await totals("802");
    expect(alone?.methods).toEqual(days.find(({ restaurantId }) => restaurantId === "802")?.methods);
    // The hall's day says what each kitchen sold through it; the kitchens took no orders of their own.
    const hana = await aStaffMember(test, { name: "Hana", role: "manager", restaurantId: "800" });
    const { body: ofHall } = await call("/api/staff/day?day=2026-12-05", undefined, hana.headers);
    const sold = KITCHENS.flatMap(({ restaurant: { id, name } }) => {
      const cents = days.find(({ restaurantId }) => restaurantId === String(id))?.totalCents ?? 0;
      return cents === 0 ? [] : [{ name, cents }];
    });
    expect(sold.length).toBeGreaterThan(1);
    expect(ofHall.totals.kitchens).toEqual(sold);
    // A close holds the same of each: the card is a means of the kitchen, and a movement of the hall.
    for (const id of ["802", "800"]) {
      const who = { kind: "staff", staffId: randomUUID(), personId: null, restaurantId: id, sessionHash: "" } as const;
      const by = { ...who, role: "manager" } as const;
      const closing = { day: "2026-12-05", today: "2026-12-05", by };
      expect(await closeDay({ database: pool, clock: clock.now }, closing)).toEqual({ number: 1 });
      const [close] = await listCloses(pool, { restaurantId: id, before: null, atMost: 1 });
      const kept = totalPostings(
        (close?.postings ?? []).filter(({ day }) => day === "2026-12-05"),
        { restaurantId: id, province: null },
      );
      const { methods, movements } = days.find(({ restaurantId }) => restaurantId === id) ?? {};
      expect({ methods: kept.methods, movements: kept.movements }).toEqual({ methods, movements });
    }
  });
});

describe("hub#hub-charges: codes where each kitchen has an account", () => {
  it("are split over the accounts, and a declined one reverses everything", async () => {
    await hall(HALL_OF_ACCOUNTS);
    await load({ ...HALL_OF_ACCOUNTS, ...CODES, gift_cards: [{ code: "MIDS-0000-1111-2222", balance: "10.00" }] });
    const { status, body } = await place({ voucher: { code: "MIDS-0000-1111-2222" }, discount: { code: "HALL10" } });
    expect(status, JSON.stringify(body)).toBe(201);
    const { rows } = await pool.query(
      "select restaurant_id as at, amount_cents::int as cents from payments where order_id = any($1::uuid[]) order by 1",
      [body.orders.map(({ id }: Order) => id)],
    );
    expect(rows.map(({ at }) => at)).toEqual(["801", "802", "803"]);
    expect(rows.map(({ cents }) => cents)).toEqual(
      body.orders.map(({ total }: Order) => Number(total.replace(".", ""))),
    );
    await booksAgree();
    for (const order of asOrders(body)) await moveOrder(deps, order, "cancelled");
    expect(await balance("MIDS-0000-1111-2222")).toBe("10.00");
    await booksAgree();
  });
});

describe("hub#hub-terms: how else a hall is paid", () => {
  it("offers the hall's invoice methods, with the given reference on each kitchen's order", async () => {
    await hall(HALL, { extra_payment_methods: BILLING });
    const checkout = { paymentMethod: "purchaseOrder", purchaseOrder: "PO-88", card: null };
    const { status, body } = await place({}, { checkout });
    expect(status, JSON.stringify(body)).toBe(201);
    const orders = await Promise.all(body.orders.map(({ id }: Order) => call(`/api/orders/${id}`)));
    for (const { body } of orders) expect(body.order.payment).toMatchObject({ status: "invoiced", reference: "PO-88" });
    expect((await place({}, { checkout: { ...checkout, purchaseOrder: "" } })).status).toBe(400);
    await booksAgree();
    await hall(HALL_OF_ACCOUNTS, { extra_payment_methods: BILLING });
    expect((await place({}, { checkout })).body.code).toBe("payment_required");
  });

  it("refuses what only a single kitchen offers, in both languages: member prices and deliveries", async () => {
    const memberInfo = { identifier: "ada@example.test", promosApplied: true };
    for (const locale of ["en-CA", "fr-CA"] as const) {
      const words = { "x-locale": locale };
      const shown = await price({}, { checkout: { memberInfo } }, words);
      expect(shown.body).toMatchObject({ code: 2202, message: m.refusal_members_at_hub({}, { locale }) });
      const brought = {
        type: "take-out",
        data: { items: MEAL, checkout: { contact: CONTACT, pickup: { delivery: true } }, costs: {}, date: null },
      };
      const door = await call("/api/orders/create-marketplace-order", brought, {
        ...AT_THE_HALL,
        ...words,
        "idempotency-key": randomUUID(),
      });
      expect(door.body).toMatchObject({
        code: "order_type_not_offered",
        message: errorMessage("orderTypeNotOffered", locale),
      });
    }
    expect((await place({}, { checkout: { memberInfo } })).body.code).toBe(2202);
    await hall(HALL, { membership_program: true, loyalty_program: true, hasDiscounts: true });
    const { restaurant } = (await call("/menu/the-hall/data.json")).body;
    expect(restaurant).toMatchObject({ membership_program: false, loyalty_program: false, hasDiscounts: true });
  });
});
