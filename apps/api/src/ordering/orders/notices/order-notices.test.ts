import { m } from "@comptoir/messages";
import { beforeEach, describe, expect, it } from "vitest";
import { eraseContacts } from "../../../entry/background/tidy.ts";
import { sendDueNotices } from "../../../events/notices/send-notices.ts";
import { emptyTables } from "../../../testing/empty-tables.ts";
import { AT_THE_GRILL, GRILL, line, STEAK } from "../../../testing/grill.ts";
import { keepingMessengers, noticeDeps } from "../../../testing/notice-deps.ts";
import { aCard, aPickup, aSubmit, submit } from "../../../testing/submit.ts";
import { openTestApi } from "../../../testing/test-api.ts";
import { moveOrder } from "../refund/move-order.ts";
import { writeNoticesOfEvents } from "./order-notices.store.ts";

const test = await openTestApi();
const { api, clock, load, pool } = test;
const { mails, texts, mail, text } = keepingMessengers();
const deps = await noticeDeps(test, { mail, text });
const move = (orderId: string, to: "ready" | "cancelled") =>
  moveOrder({ database: pool, clock: clock.now }, { restaurantId: "7", orderId }, to);

const TORONTO = {
  ...GRILL,
  restaurant: {
    ...GRILL.restaurant,
    hours: [],
    province: "ON",
    address: "12 King St W, Toronto",
    phone: "416-555-0188",
    tax_rate: { tax1: "0.13" },
    tax_numbers: { HST: "12345 6789 RT0001" },
    payment_processor: "sandbox",
    order_options: { contact_retention_days: 30, support_email: "help@grill.example" },
  },
};

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  mails.length = 0;
  texts.length = 0;
  await emptyTables(pool, "notices, orders, rate_limits, contact_erasures");
  await load(TORONTO);
});

const contact = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };
const sendAll = () => sendDueNotices(deps);
const pepper = line(10, {
  quantity: 2,
  orderOptions: [
    { id: 100, values: [{ id: 101, quantity: 1 }] },
    { id: 110, values: [{ id: 111, quantity: 1 }] },
  ],
});
async function placeByCard(headers: Record<string, string> = {}) {
  const checkout = { contact, paymentMethod: "credit_card", card: await aCard(test) };
  const costs = { tip: { type: "percentage", percentageValue: "18" } };
  const { status, body } = await submit(test, aSubmit({ items: [pepper], checkout, costs }), { headers });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.order;
}

describe("The mail of an order", () => {
  it("has its number, its lines with their options, each tax explained, the venue's tax numbers, the payment, the tip, the total and its link", async () => {
    const order = await placeByCard();
    await sendAll();
    expect(mails).toHaveLength(1);
    const [{ to, subject, fromName, replyTo, text: words, html, locale }] = mails as [(typeof mails)[number]];
    expect({ to, subject, fromName, replyTo, locale }).toEqual({
      replyTo: "help@grill.example",
      ...{ to: "ada@example.test", fromName: "The Grill", locale: "en-CA" },
      subject: `Your order ${order.number} at The Grill`,
    });
    const expected = [
      "2 × Steak … $48.00",
      "Rare",
      "Pepper … $3.00",
      "Tip (18%) … $9.18",
      `Total … $${order.costs.total}`,
      `Paid … $${order.costs.totalWithTip}`,
      "HST 13% on $51.00 … $6.63",
      "HST: 12345 6789 RT0001",
      "12 King St W, Toronto",
      "416-555-0188",
      "help@grill.example",
      "with Visa ending in 4242",
      m.order_to_table({ table: "12" }, { locale: "en-CA" }),
      `https://order.example/the-grill/orders/${order.id}`,
    ];
    for (const one of expected) expect(words.replaceAll("\u00a0", " ")).toContain(one);
    expect(html).toContain(`href="https://order.example/the-grill/orders/${order.id}"`);
    expect(html).toContain('lang="en-CA"');
  });

  it("is in the order's language", async () => {
    const order = await placeByCard({ "x-locale": "fr-CA" });
    await sendAll();
    const [{ subject, text: words, locale }] = mails as [(typeof mails)[number]];
    expect({ subject, locale }).toEqual({ subject: `Votre commande ${order.number} chez The Grill`, locale: "fr-CA" });
    expect(words).toContain("2 × Bifteck");
    expect(words).toContain("TVH de 13\u00a0% sur 51,00\u00a0$");
  });

  it("is not written without an email address, and is sent after the answer", async () => {
    await submit(test, aSubmit({ items: [STEAK], checkout: { contact: { full_name: "Ada" } } }));
    await writeNoticesOfEvents(pool);
    expect((await pool.query("select from notices")).rowCount).toBe(0);
    await placeByCard();
    expect(mails).toEqual([]);
    await writeNoticesOfEvents(pool);
    expect((await pool.query("select attempts from notices")).rows).toEqual([{ attempts: 0 }]);
  });

  it("is not written if the order is not", async () => {
    await pool.query("update restaurants set revision = revision + 1");
    const before = await pool.query("select from orders");
    const refused = await submit(test, aSubmit({ items: [line(12)], checkout: { contact } }));
    expect(refused.status).toBe(409);
    await writeNoticesOfEvents(pool);
    expect((await pool.query("select from notices")).rowCount).toBe(before.rowCount);
    await load(TORONTO);
    await api.whenCaughtUp();
  });
});

describe("Promise 10: a cancelled order", () => {
  it("is announced by mail once, with what happens to the payment", async () => {
    const order = await placeByCard();
    await sendAll();
    await move(order.id, "cancelled");
    await move(order.id, "cancelled");
    await sendAll();
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Your order ${order.number} at The Grill`,
      `Your order ${order.number} at The Grill was cancelled`,
    ]);
    expect(mails[1]?.text).toContain("goes back to your card");
  });
});

describe("The text message of an order", () => {
  const pickUp = async (but: object = {}) => {
    await load({ ...TORONTO, restaurant: { ...TORONTO.restaurant, payment_processor: "payOnPremise" } });
    const { status, body } = await submit(test, aPickup(but as Record<string, unknown>), { headers: AT_THE_GRILL });
    expect(status, JSON.stringify(body)).toBe(201);
    return body.order;
  };

  it("is sent for a pickup order when it is ready, once, and not before", async () => {
    const order = await pickUp();
    await sendAll();
    expect(texts).toEqual([]);
    await move(order.id, "ready");
    await sendAll();
    await sendAll();
    expect(texts.map(({ to, text: words }) => [to, words])).toEqual([
      ["+14165550123", `The Grill: order ${order.number} is ready. Come and pick it up.`],
    ]);
  });

  it("is not sent for an order that is cancelled, nor an hour after it was ready", async () => {
    const cancelled = await pickUp();
    await move(cancelled.id, "cancelled");
    const late = await pickUp();
    await move(late.id, "ready");
    await writeNoticesOfEvents(pool);
    await pool.query(
      "update notices set told_of_at = now() - interval '61 minutes' where kind = 'order-ready' and due_at is not null",
    );
    await sendAll();
    expect(texts).toEqual([]);
    expect(
      (await pool.query("select outcome from notices where kind = 'order-ready' and order_id = $1", [late.id])).rows,
    ).toEqual([{ outcome: "too-late" }]);
  });
});

describe("A delivery", () => {
  it.each([
    ["en-CA", "Ready for the courier around", "Delivery instructions: Ring twice", "is ready and on its way to you."],
    [
      "fr-CA",
      "Prête à être livrée vers",
      "Instructions de livraison\u00a0: Ring twice",
      "est prête et en route vers vous.",
    ],
  ])(
    "is announced as on its way by mail and text message, not as ready for pickup (%s)",
    async (locale, label, note, said) => {
      const delivery = { type: "custom", custom: [{ location: "Library" }] };
      await load({ ...TORONTO, restaurant: { ...TORONTO.restaurant, payment_processor: "payOnPremise", delivery } });
      const checkout = { contact, pickup: { delivery: true }, delivery: { location: "Library", notes: "Ring twice" } };
      const headers = { ...AT_THE_GRILL, "x-locale": locale };
      const { body } = await submit(test, aPickup({ checkout }), { headers });
      await sendAll();
      for (const words of [label, note]) expect(mails[0]?.text).toContain(words);
      expect(mails[0]?.html).toContain(note);
      const asked = { config: { restaurantId: 7, checkNum: body.order.number }, checkout: { contact }, date: null };
      await test.call(
        "/api/orders/notification",
        { type: "notification", status: "in-progress", data: asked },
        headers,
      );
      await move(body.order.id, "ready");
      await sendAll();
      expect(texts.map(({ text: words }) => words)).toEqual([expect.stringContaining(said)]);
    },
  );
});

describe("Promise 48: the recipient of a notice", () => {
  it("is erased with the contact of its order, and a sent notice keeps no text", async () => {
    await placeByCard();
    await sendAll();
    expect((await pool.query("select content from notices where kind = 'order-placed'")).rows).toEqual([
      { content: null },
    ]);
    clock.set("2026-12-25T17:00:00Z");
    await eraseContacts({ ...deps, clock: clock.now });
    expect((await pool.query("select from notices")).rowCount).toBe(0);
  });
});
