import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GRILL, line } from "../../../testing/grill.ts";
import { aCard, aPickup, submit } from "../../../testing/submit.ts";
import { openTestApi } from "../../../testing/test-api.ts";

const api = await openTestApi();
const { call, clock } = api;

const QUESTION = {
  question: "Do you need plates and cutlery?",
  options: ["Yes", "No"],
  question_type: "select_one",
  required: true,
};

/**
 * Returns a caterer that delivers to two floors of a tower: two days of notice, ten days ahead, at least 100
 * dollars.
 */
function caterer(id: number, slug: string, order_options: object = {}, but: object = {}) {
  return {
    restaurant: {
      ...GRILL.restaurant,
      id,
      slug,
      catering: true,
      payment_processor: "sandbox",
      tax_rebate: { max_amount: "4.00", tax1: "0.05" },
      delivery: {
        type: "custom",
        custom: [{ location: "Tower", areas: ["12th floor", "14th floor"] }],
        delivery_charge: "25.00$",
      },
      order_options: {
        order_cutoff_days: 2,
        max_advanced_order_days: 10,
        catering_minimum_order_amount: "100.00",
        custom_questions: [QUESTION],
        ...order_options,
      },
      ...but,
    },
    menus: [
      {
        id: 1,
        name: "Trays",
        dine_in: false,
        on_demand: false,
        ordering_interval: 30,
        items: [
          { id: 20, name: "Tray", price: "60.00" },
          { id: 21, name: "Mint", price: "1.00" },
        ],
      },
    ],
  };
}

const HERE = { "x-restaurant-id": "7" };
/** Friday noon in Toronto; Sunday noon is two days later. */
const FRIDAY_NOON = "2026-11-20T17:00:00Z";
const SUNDAY_NOON = "2026-11-22T17:00:00.000Z";

beforeAll(async () => {
  await api.load(caterer(7, "caterer"));
  await api.load(caterer(8, "for-members", { generic_catering_requires_login: true }));
  await api.load(caterer(9, "on-account", { generic_catering_hide_credit_card: true }));
  await api.load(caterer(10, "or-collected", { generic_catering_show_pickup_option: true }));
  await api.load(caterer(11, "collected-alone", {}, { delivery: null }));
  await api.load(caterer(12, "at-the-door", {}, { payment_processor: "payOnPremise" }));
  await api.load(caterer(16, "only-catering", { generic_catering_only: true }));
  await api.load(caterer(13, "no-caterer", {}, { catering: false }));
});
beforeEach(() => clock.set(FRIDAY_NOON));

const contact = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };

async function order(but: Record<string, unknown> = {}, checkout: object = {}, headers: Record<string, string> = HERE) {
  const filled = {
    contact,
    pickup: { delivery: true },
    delivery: { location: "Tower", area: "12th floor" },
    questions: [{ question: QUESTION.question, answer: "Yes" }],
    paymentMethod: "credit_card",
    card: await aCard(api),
    ...checkout,
  };
  const items = [line(20, { quantity: 2 })];
  const { config: _table, ...body } = aPickup({ items, date: SUNDAY_NOON }).data;
  return submit(api, { type: "generic-catering", data: { ...body, checkout: filled, ...but } }, { headers });
}
const at = (id: number) => ({ "x-restaurant-id": String(id) });
const codeOf = ({ status, body }: Awaited<ReturnType<typeof order>>) => [status, body.code];

describe("A generic-catering order", () => {
  test("is placed for a time that the caterer offers, delivered, with its questions answered and paid by card.", async () => {
    const answer = await order();
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    expect(answer.body.order).toMatchObject({
      type: "generic-catering",
      readyAt: SUNDAY_NOON,
      destination: { kind: "delivery-area", location: "Tower", area: "12th floor" },
      costs: { subtotal: "120.00", deliveryCharge: { amount: "25.00" } },
      payment: { method: "credit_card" },
    });
  });

  test("is not taken by a restaurant without catering.", async () => {
    expect(codeOf(await order({}, {}, at(13)))).toEqual([409, "order_type_not_offered"]);
  });

  test("is the only order type of a caterer that offers only catering.", async () => {
    const { config: _elsewhere, ...data } = aPickup({ items: [line(20)], date: SUNDAY_NOON }).data;
    const collected = await submit(api, { type: "pickup", data }, { headers: at(16) });
    expect(codeOf(collected)).toEqual([409, "order_type_not_offered"]);
    expect((await order({}, {}, at(16))).status).toBe(201);
  });

  test("is refused below the minimum order amount, with the amount and the remaining amount, in the order's language.", async () => {
    const small = { items: [line(20)] };
    const english = await order(small);
    expect(codeOf(english)).toEqual([409, "below_catering_minimum"]);
    expect(english.body.message).toBe("The minimum for this order is $100.00. Add $40.00 more to reach it.");
    const french = await order(small, {}, { ...HERE, "x-locale": "fr-CA" });
    expect(french.body.message.replace(/\s/g, " ")).toBe(
      "Le minimum pour cette commande est de 100,00 $. Ajoutez encore 40,00 $ pour l’atteindre.",
    );
  });

  test("requires the notice, and a date within the days that can be ordered ahead.", async () => {
    expect(codeOf(await order({ date: "2026-11-22T16:30:00Z" }))).toEqual([409, 424]);
    expect(codeOf(await order({ date: "2026-11-30T17:00:00Z" }))[0]).toBe(201);
    expect(codeOf(await order({ date: "2026-12-01T17:00:00Z" }))).toEqual([409, 424]);
    expect(codeOf(await order({ date: null }))).toEqual([409, 424]);
  });

  test("keeps one answer to each question, the one that is checked.", async () => {
    const [checked, unchecked] = ["Yes", "No, and it is paid"].map((answer) => ({
      question: QUESTION.question,
      answer,
    }));
    const answer = await order({}, { questions: [checked, unchecked] });
    expect(answer.body.order.questions).toEqual([checked]);
  });

  test("keeps no answer to a question that the restaurant does not ask.", async () => {
    const asked = { question: QUESTION.question, answer: "Yes" };
    const answer = await order({}, { questions: [{ question: "Paid?", answer: "Yes, in cash" }, asked] });
    expect(answer.body.order.questions).toEqual([asked]);
  });

  test("requires answers to the restaurant's required questions.", async () => {
    const answer = await order({}, { questions: [] });
    expect(answer.status).toBe(400);
    expect(answer.body.issues).toHaveLength(1);
  });

  test("gets no small-order tax rebate.", async () => {
    await api.load(caterer(14, "mints", { catering_minimum_order_amount: null, custom_questions: [] }));
    const bill = async (type: string) =>
      (await call("/api/orders/set-costs", { type, items: [line(21)], date: SUNDAY_NOON }, at(14))).body.costs
        .taxBrackets;
    expect((await bill("pickup"))[0].tax1.rate).toBe("0.05");
    expect((await bill("generic-catering"))[0].tax1.rate).toBe("0.13");
  });

  test("can be picked up only if the caterer offers pickup or does not deliver.", async () => {
    const collected = { pickup: { delivery: false }, delivery: null };
    expect(codeOf(await order({}, collected))).toEqual([409, "order_type_not_offered"]);
    expect((await order({}, collected, at(10))).body.order.destination).toEqual({ kind: "pickup" });
    expect((await order({}, collected, at(11))).body.order.destination).toEqual({ kind: "pickup" });
    expect((await order({}, {}, at(10))).body.order.destination.kind).toBe("delivery-area");
  });

  test("may require sign-in: each call of an order refuses a guest, and the guest's cart is cleared.", async () => {
    expect(codeOf(await order({}, {}, at(8)))).toEqual([401, "login_required"]);
    const kept = await call("/api/orders/set-costs", { type: "pickup", items: [line(20)] }, at(8));
    const cookie = kept.headers
      .getSetCookie()
      .map((text) => text.split(";")[0])
      .join("; ");
    const cart = async (type: string) =>
      (await call(`/api/cart?type=${type}`, undefined, { ...at(8), cookie })).body.items;
    expect([(await cart("pickup")).length, (await cart("generic-catering")).length]).toEqual([1, 0]);
    const type = "generic-catering";
    const asked = [
      await call("/api/orders/item", { type, itemToAdd: line(20), date: SUNDAY_NOON }, at(8)),
      await call("/api/orders/validate", { type, itemsInCart: [line(20)], date: SUNDAY_NOON }, at(8)),
      await call("/api/orders/set-costs", { type, items: [line(20)], date: SUNDAY_NOON }, at(8)),
    ];
    expect(asked.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([401, "login_required"]));
  });

  test("cannot be paid by card if cards are hidden, and never on premise.", async () => {
    const message = "The restaurant offers no way to pay for this order here. Please call it to order.";
    for (const headers of [at(9), at(12)]) {
      const answer = await order({}, {}, headers);
      expect(codeOf(answer)).toEqual([402, "payment_required"]);
      expect(answer.body.message).toBe(message);
    }
    const methods = async (type: string) =>
      (await call("/api/payment/get-payment-config", { app8RestaurantId: 9, type })).body.paymentMethods;
    expect([await methods("generic-catering"), await methods("pickup")]).toEqual([[], ["credit_card"]]);
  });

  test("always requires a payment method, even if a gift card pays the whole total.", async () => {
    await api.load({ ...caterer(15, "gifts"), gift_cards: [{ code: "PLEN-TYOF-MONEY-1234", balance: "900.00" }] });
    const costs = { voucher: { code: "PLEN-TYOF-MONEY-1234" } };
    expect(codeOf(await order({ costs }, { card: null }, at(15)))).toEqual([402, "payment_required"]);
    const answer = await order({ costs }, {}, at(15));
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    expect(answer.body.order.costs.totalWithTip).toBe("0.00");
  });
});
