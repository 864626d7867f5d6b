import { beforeEach, describe, expect, it } from "vitest";
import { sendDueNotices } from "../../../events/notices/send-notices.ts";
import { emptyTables } from "../../../testing/empty-tables.ts";
import { AT_THE_GRILL, GRILL, STEAK } from "../../../testing/grill.ts";
import { keepingMessengers, noticeDeps } from "../../../testing/notice-deps.ts";
import { type Guest, newGuest } from "../../../testing/order-over-http.ts";
import { aSubmit, submit } from "../../../testing/submit.ts";
import { openTestApi } from "../../../testing/test-api.ts";
import { moveOrder } from "../refund/move-order.ts";

const test = await openTestApi();
const { call, clock, load, pool } = test;
const { texts, mail, text } = keepingMessengers();
const deps = await noticeDeps(test, { mail, text });

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  texts.length = 0;
  await emptyTables(pool, "notices, orders, rate_limits, order_numbers");
  await load({ ...GRILL, restaurant: { ...GRILL.restaurant, hours: [] } });
});

const ask = (
  checkNum: unknown,
  phone_number: unknown,
  headers: Guest & { "x-locale"?: string } = {},
  address?: string,
) =>
  call(
    "/api/orders/notification",
    {
      type: "notification",
      status: "in-progress",
      data: { config: { restaurantId: 7, checkNum }, checkout: { contact: { phone_number } }, date: null },
    },
    { ...AT_THE_GRILL, ...headers },
    address,
  );
const place = async () => (await submit(test, aSubmit({ items: [STEAK] }))).body.order;
const ready = (orderId: string) =>
  moveOrder({ database: pool, clock: clock.now }, { restaurantId: "7", orderId }, "ready");
const sent = async () => {
  await sendDueNotices(deps);
  return texts.map(({ to }) => to);
};

describe("POST /orders/notification", () => {
  it("sends one text message when that order is ready, in the language of the request", async () => {
    const order = await place();
    const noted = await ask(order.number, "416-555-0123", { "x-locale": "fr-CA" });
    expect(noted).toMatchObject({
      status: 200,
      body: { message: "Nous enverrons un texto au 416-555-0123 quand la commande 1 sera prête." },
    });
    await ask(order.number, "416-555-0123");
    expect(await sent()).toEqual([]);
    await ready(order.id);
    expect(await sent()).toEqual(["+14165550123"]);
    expect(texts[0]?.text).toContain("la commande 1 est prête");
  });

  it("sends it at once if the order is already ready", async () => {
    const order = await place();
    await ready(order.id);
    await ask(order.number, "416-555-0123");
    expect(await sent()).toEqual(["+14165550123"]);
  });

  it("Notification form: order id is required, and the phone number must be 12 digits.", async () => {
    const nothing = await ask("", "");
    expect(nothing.status).toBe(400);
    expect(nothing.body.issues).toEqual([
      { path: "data.config.checkNum", message: "This field is required." },
      { path: "data.checkout.contact.phone_number", message: "This field is required." },
    ]);
    expect((await ask("1", "416-555")).body.issues).toEqual([
      { path: "data.checkout.contact.phone_number", message: "This field must have at least 12 characters." },
    ]);
  });

  it("gives the same answer for an unknown number, and sends nothing", async () => {
    const order = await place();
    const known = await ask(order.number, "416-555-0123");
    const unknown = await ask("999", "416-555-0123");
    expect(unknown.status).toBe(known.status);
    expect(unknown.body.message).toBe(known.body.message.replace("order 1", "order 999"));
    expect((await pool.query("select from notices")).rowCount).toBe(1);
  });

  it("finds only today's open orders, and after midnight also those of the evening", async () => {
    clock.set("2026-11-21T03:00:00Z");
    const order = await place();
    clock.set("2026-11-21T05:30:00Z");
    await ask(order.number, "416-555-0123");
    expect((await pool.query("select from notices")).rowCount).toBe(1);
    clock.set("2026-11-22T17:00:00Z");
    await ask(order.number, "416-555-0124");
    expect((await pool.query("select from notices")).rowCount).toBe(1);
    const done = await place();
    await pool.query("update orders set status = 'completed' where id = $1", [done.id]);
    await ask(done.number, "416-555-0125");
    expect((await pool.query("select from notices")).rowCount).toBe(1);
  });

  it("Promise 32: accepts four phones per order, and ten requests of a visitor in 15 minutes", async () => {
    const order = await place();
    const answers: number[] = [];
    for (let phone = 0; phone < 12; phone += 1) {
      const { status } = await ask(order.number, `416-555-01${10 + phone}`, {}, "203.0.113.7");
      answers.push(status);
    }
    expect(answers).toEqual([...Array(10).fill(200), 429, 429]);
    expect((await pool.query("select from notices")).rowCount).toBe(4);
    expect((await ask(order.number, "416-555-0199", {}, "203.0.113.8")).status).toBe(200);
  });

  it("Promise 32: a new session or a new network address does not reset the limits", async () => {
    const order = await place();
    const phones = Array.from({ length: 25 }, (_, phone) => `416-555-01${10 + phone}`);
    const asked = [];
    for (const phone of phones) asked.push((await ask(order.number, phone, newGuest(), "203.0.113.7")).status);
    expect(asked).toEqual([...Array(20).fill(200), ...Array(5).fill(429)]);
    const pestered = [];
    for (let at = 0; at < 7; at += 1)
      pestered.push((await ask(String(100 + at), "416-555-0199", newGuest(), `198.51.100.${at}`)).status);
    expect(pestered).toEqual([...Array(5).fill(200), 429, 429]);
  });

  it("never limits a guest for their own order", async () => {
    const guest = newGuest();
    const { order } = (await submit(test, aSubmit({ items: [STEAK] }), { headers: guest })).body;
    for (let other = 0; other < 11; other += 1)
      await ask(String(900 + other), `416-555-01${10 + other}`, guest, "203.0.113.7");
    expect((await ask("901", "416-555-0150", guest, "203.0.113.7")).status).toBe(429);
    expect((await ask(order.number, "416-555-0199", guest, "203.0.113.7")).status).toBe(200);
    expect((await pool.query("select recipient from notices")).rows).toHaveLength(1);
  });
});
