import { randomBytes } from "node:crypto";
import { fixedClock } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import pino from "pino";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createApi } from "../entry/api.ts";
import { writeVenueNotices } from "../money/payment/venue-notices.ts";
import { emptyTables } from "../testing/empty-tables.ts";
import { GRILL, STEAK } from "../testing/grill.ts";
import { openPool } from "../testing/serve-api.ts";
import { aCard, aSubmit, submit, tally } from "../testing/submit.ts";
import { type Answer, callOf } from "../testing/test-api.ts";
import { importVenueFile } from "../venue/venue-files/import-venue-file.ts";

const { pool, url } = await testDatabase();
const clock = fixedClock();
clock.set("2026-11-20T17:00:00Z");
let events: { event: string; scope?: string; restaurant_id?: string }[] = [];
const logger = pino({}, { write: (written: string) => void events.push(JSON.parse(written)) });
const pools = [1, 2].map(() => openPool(url, 10));
const PATIENT = { requestsAtOnce: 1_000, requestsWaiting: 1_000, waitMs: 60_000 };
const apis = await Promise.all(pools.map((own) => createApi({ pool: own, clock: clock.now, config: PATIENT, logger })));
afterAll(async () => {
  for (const api of apis) await api.stop();
  for (const own of pools) await own.end();
});
await importVenueFile(
  pool,
  {
    ...GRILL,
    restaurant: { ...GRILL.restaurant, payment_processor: "sandbox" },
    contact: { email: "chef@grill.test", locale: "fr-CA" },
  },
  { now: clock.now() },
);
const cards = { call: callOf(apis[0] as (typeof apis)[number]) };
const declined = await aCard(cards, "decline");
const good = await aCard(cards);

let test = 0;
/** The address of a test's guests. Late decrements of the test before reach no counter of this one. */
const ownAddress = () => `203.0.113.${test}`;
beforeEach(async () => {
  test += 1;
  await emptyTables(pool, "rate_limits");
  events = [];
});

const aSession = () => `comptoir_session=${randomBytes(32).toString("base64url")}`;
let turn = 0;
/** Pays with a card, at the servers in turn. */
function pay(card: object, { session = aSession(), address = ownAddress(), restaurantId = 7 } = {}): Promise<Answer> {
  turn += 1;
  const call = callOf(apis[turn % apis.length] as (typeof apis)[number]);
  const checkout = { contact: { full_name: "Ada Lovelace" }, paymentMethod: "credit_card", card };
  return submit(
    { call: (path, sent, headers) => call(path, sent, headers, address) },
    aSubmit({ config: { restaurantId, tableNum: "12" }, items: [STEAK], checkout }),
    { headers: { cookie: session, "x-restaurant-id": String(restaurantId) } },
  );
}
const alerts = () => events.filter(({ event }) => event === "card_testing").map(({ scope }) => scope);

describe("Promise 31: card testing", () => {
  it("of 300 declined cards of a session at once, twenty are tried, then it has to wait, and the venue is warned once", async () => {
    const session = aSession();
    const answers = await Promise.all(Array.from({ length: 300 }, () => pay(declined, { session })));
    const { "402 200": asked = 0, "402 challenge_required": challenged = 0, ...rest } = tally(answers);
    expect(asked).toBe(20);
    expect(rest).toEqual({ "429 too_many_requests": 280 - challenged });
    const stopped = await pay(good, { session });
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(600);
    expect(alerts().filter((scope) => scope === "address").length).toBeLessThanOrEqual(1);
    expect(alerts()).toContain("session");
  });

  it("the venue's contact is warned by mail, in its language and once in some hours; no other caller sees the address", async () => {
    const { rows } = await pool.query("select * from notices where kind = 'card-testing'");
    // Two alerts are sent if a six-hour period ends between them.
    expect(rows.length === 1 || rows.length === 2).toBe(true);
    expect(rows[0]).toMatchObject({
      restaurant_id: "7",
      channel: "mail",
      recipient: "chef@grill.test",
      locale: "fr-CA",
    });
    const write = writeVenueNotices({ database: pool });
    const { id: noticeId, order_id: orderId, recipient, locale } = rows[0];
    const names = { restaurantId: "7", noticeId, orderId, recipient, locale };
    const mail = await write({ ...names, kind: "card-testing", channel: "mail" });
    expect(mail).toMatchObject({
      subject: expect.stringContaining("Quelqu’un teste peut-être des cartes volées chez"),
    });
    const menu = await cards.call("/menu/the-grill/data.json", undefined);
    expect(menu.status).toBe(200);
    expect(JSON.stringify(menu.body)).not.toContain("chef@grill.test");
  });

  it("an address with a new session per card must pass a bank challenge after some cards; other addresses need not", async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => pay(declined)));
    const { "402 200": asked = 0, "402 challenge_required": challenged = 0 } = tally(answers);
    expect(asked).toBeLessThanOrEqual(60);
    expect(asked + challenged).toBe(300);
    expect(alerts()).toEqual(["address"]);
    const guest = await pay(good);
    expect(guest).toMatchObject({ status: 402, body: { code: "challenge_required" } });
    await cards.call(guest.body.challenge_url, {});
    expect((await pay(good)).status).toBe(201);
    expect((await pay(await aCard(cards), { address: "198.51.100.9" })).status).toBe(201);
  });

  it("a venue's own limits per address apply, so that all guests of a stadium can pay at once", async () => {
    const card_testing = { at_once_per_address: 300, declines_per_address: 300 };
    const stadium = { ...GRILL.restaurant, id: 8, slug: "the-stadium", order_options: { card_testing } };
    await importVenueFile(
      pool,
      { ...GRILL, restaurant: { ...stadium, payment_processor: "sandbox" } },
      { now: clock.now() },
    );
    const answers = await Promise.all(
      Array.from({ length: 90 }, (_, guest) => pay(guest < 25 ? declined : good, { restaurantId: 8 })),
    );
    expect(tally(answers)).toEqual({ "201": 65, "402 200": 25 });
    expect(alerts()).toEqual([]);
  });

  it("another venue does not reset the limits of a session or an address", async () => {
    const { restaurant } = GRILL;
    const venue = { ...restaurant, id: 9, slug: "the-other", payment_processor: "sandbox" };
    await importVenueFile(pool, { ...GRILL, restaurant: venue }, { now: clock.now() });
    const session = aSession();
    const answers: Answer[] = [];
    for (let card = 0; card < 20; card += 1)
      answers.push(await pay(declined, { session, restaurantId: card % 2 === 0 ? 7 : 9 }));
    expect(tally(answers)).toEqual({ "402 200": 20 });
    expect((await pay(good, { session, restaurantId: 9 })).status).toBe(429);
    const unasked = await aCard(cards);
    const guest = await pay(unasked, { restaurantId: 9 });
    expect(guest).toMatchObject({ status: 402, body: { code: "challenge_required" } });
    expect((await pay(unasked, { restaurantId: 9, address: "192.0.2.5" })).status).toBe(201);
  });

  it("a venue with a hundred declined cards requires a challenge of every card, and refuses no visitor", async () => {
    for (let index = 0; index < 100; index += 10) {
      await Promise.all(
        Array.from({ length: 10 }, (_, one) => pay(declined, { address: `198.51.100.${index + one}` })),
      );
    }
    expect(alerts()).toEqual(["venue"]);
    const card = await aCard(cards);
    const guest = await pay(card, { address: "192.0.2.1" });
    expect(guest).toMatchObject({ status: 402, body: { code: "challenge_required" } });
    await cards.call(guest.body.challenge_url, {});
    expect((await pay(card, { address: "192.0.2.1" })).status).toBe(201);
  });

  it("approved cards are never counted", async () => {
    const session = aSession();
    for (let order = 0; order < 3; order += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => pay(good, { session })));
      expect(tally(answers)).toEqual({ "201": 10 });
    }
    await vi.waitFor(
      async () => {
        const { rows } = await pool.query("select key from rate_limits where points > 0");
        expect(rows).toEqual([]);
      },
      { timeout: 10_000 },
    );
  });
});
