import { randomUUID } from "node:crypto";
import { m } from "@comptoir/messages";
import { cents, formatCents, parseCents } from "@comptoir/ordering";
import { beforeAll, describe, expect, it } from "vitest";
import { STEAK } from "../../../testing/grill.ts";
import { AT_THE_HALL, DUMPLINGS, HALL_OF_ACCOUNTS, KITCHENS, ofKitchen, SWEETS, TACOS } from "../../../testing/hall.ts";
import { openStripeApi, STRIPE_GRILL } from "../../../testing/stripe-api.ts";
import type { StripeTrouble } from "../../../testing/stripe-server.ts";
import { aSubmit, submit, tally } from "../../../testing/submit.ts";
import { issueGiftCards } from "../../quote/gift-cards.store.ts";
import { abandonExpiredCheckouts } from "./checkouts.store.ts";

const test = await openStripeApi({ checkoutLeaseMs: 60_000, gatewayTimeoutMs: 3_000 });
const { call, pool, load, stripe, processed } = test;
test.clock.set("2026-11-20T17:00:00Z");
await load(STRIPE_GRILL);

const payWith = (token: string) =>
  aSubmit({
    items: [STEAK],
    checkout: { contact: { full_name: "Ada Lovelace" }, paymentMethod: "credit_card", card: { token } },
  });

/**
 * Compares the orders with Stripe's books after all due work: each order is captured once, and nothing else is
 * held or captured. Returns the number of orders.
 */
async function books() {
  for (let round = 0; round < 3; round += 1) {
    await abandonExpiredCheckouts(pool);
    // A failed call is retried in the next round.
    await processed().catch(() => undefined);
  }
  const { rows } = await pool.query(
    `select p.id, p.status, p.amount_cents::int as cents, o.id is not null as placed
     from payments p left join orders o on o.id = p.order_id`,
  );
  const held = [...stripe.intents.values()].filter(({ status }) => status === "requires_capture");
  const taken = [...stripe.intents.values()].filter(({ status, refunded }) => status === "succeeded" && refunded === 0);
  const orders = rows.filter(({ placed, status }) => placed && status === "captured");
  expect(held).toEqual([]);
  expect(taken.map(({ metadata, amount }) => `${metadata.comptoir_reference} ${amount}`).sort()).toEqual(
    orders.map(({ id, cents }) => `${id} ${cents}`).sort(),
  );
  const unsettled = rows.filter(({ status }) => /authoris|voiding|refunding/.test(status));
  expect(unsettled).toEqual([]);
  return orders.length;
}

describe("An order that is paid through Stripe", () => {
  it("gets the public configuration for its page, and never the secret key", async () => {
    const { body } = await call("/api/payment/get-payment-config", { app8RestaurantId: 7 });
    expect(body).toMatchObject({
      processor: "stripe",
      publishableKey: "pk_test_1",
      tokenUrl: null,
      leastCents: 50,
      pageSources: { script: ["https://js.stripe.com"], connect: ["https://api.stripe.com"] },
    });
    expect(JSON.stringify(body)).not.toMatch(/sk_test|whsec/);
  });

  it("is refused before a call to Stripe if the rest after a gift card is below the minimum charge, with a remedy", async () => {
    const asked = stripe.asked.length;
    const priced = { type: "dine-in", tableNum: "12", items: [STEAK] };
    const { body } = await call("/api/orders/set-costs", { ...priced, costs: {} }, { "x-restaurant-id": "7" });
    const balance = formatCents(cents(Number(parseCents(body.costs.total)) - 49));
    const card = { code: "LESS-0000-1111-2222", balance };
    await issueGiftCards(pool, "7", [card], test.clock.now());
    const checkout = payWith("pm_card_visa").data.checkout;
    const pay = (costs: object) =>
      submit(test, aSubmit({ items: [STEAK], checkout, costs: { voucher: { code: card.code }, ...costs } }));
    const refused = await pay({});
    expect(refused).toMatchObject({ status: 402, body: { code: "payment_required" } });
    expect(refused.body.message).toBe(m.refusal_charge_too_little({ least: "$0.50" }, { locale: "en-CA" }));
    expect(stripe.asked.length).toBe(asked);
    expect((await pay({ tip: { type: "dollar", amount: "0.01" } })).status).toBe(201);
  });

  it("is authorised, placed, and captured once", async () => {
    const before = await books();
    const { status, body } = await submit(test, payWith("pm_card_amex"));
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.order.payment).toMatchObject({ status: "authorised", type: "AMEX", last4: "0005", amount: "27.12" });
    expect(await books()).toBe(before + 1);
    expect((await call(`/api/orders/${body.order.id}`)).body.order.payment.status).toBe("captured");
  });

  it.each(["pm_card_visa_chargeDeclined", "pm_unknown_card"])(
    "is refused if its card is (%s), with our message, and can be paid by another card under the same key",
    async (token) => {
      const key = randomUUID();
      const refused = await submit(test, payWith(token), { key });
      expect(refused).toMatchObject({ status: 402, body: { code: 200 } });
      expect(JSON.stringify(refused.body)).not.toMatch(/generic_decline|PaymentMethod|stripe/i);
      expect((await submit(test, payWith("pm_card_visa"), { key })).status).toBe(201);
      await books();
    },
  );

  it("waits for the bank's challenge, and is placed under the same key with the completed intent", async () => {
    const key = randomUUID();
    const asked = await submit(test, payWith("pm_card_threeDSecure2Required"), { key });
    expect(asked).toMatchObject({ status: 402, body: { code: "challenge_required" } });
    stripe.answerBank(asked.body.challenge_url.slice("stripe:".length));
    const before = stripe.intents.size;
    expect((await submit(test, payWith("pm_card_threeDSecure2Required"), { key })).status).toBe(201);
    expect(stripe.intents.size).toBe(before);
    await books();
  });

  it("holds nothing if the bank's challenge is never answered", async () => {
    const before = await books();
    await submit(test, payWith("pm_card_threeDSecure2Required"));
    expect(await books()).toBe(before);
  });

  /** Faults per Stripe call, with the answers that the diner may get. */
  const TROUBLES: readonly (readonly [string, StripeTrouble, readonly string[]])[] = [
    ["/payment_intents", "500-before", ["502 1803"]],
    ["/payment_intents", "429", ["502 1803"]],
    ["/payment_intents", "wrong-key", ["502 1803"]],
    ["/payment_intents", "drop-after", ["502 1803", "201"]],
    ["/payment_intents", "silence-after", ["502 1803", "201"]],
    ["/confirm", "500-before", ["402 410"]],
    ["/confirm", "500-after", ["201"]],
    ["/confirm", "drop-after", ["201"]],
    ["/confirm", "silence-after", ["201"]],
    ["/confirm", "429", ["502 1803"]],
    ["/capture", "500-before", ["201"]],
    ["/capture", "500-after", ["201"]],
    ["/capture", "drop-after", ["201"]],
    ["/capture", "silence-after", ["201"]],
    ["/capture", "429", ["201"]],
  ];
  it.each(TROUBLES)(
    "gives one order and one capture, or none and no authorisation: %s, %s",
    async (ending, kind, told) => {
      const before = await books();
      // Stripe's library retries once; both attempts fail.
      stripe.trouble(ending, kind, 2);
      const { status, body } = await submit(test, payWith("pm_card_visa"));
      const answer = body.code === undefined ? String(status) : `${status} ${body.code}`;
      expect(told).toContain(answer);
      await processed().catch(() => undefined);
      stripe.calm();
      expect(await books()).toBe(before + (status === 201 ? 1 : 0));
    },
  );

  it("is placed once, however often it is sent concurrently", async () => {
    const before = await books();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(test, payWith("pm_card_visa"), { key })));
    expect(Object.keys(tally(answers)).sort()).toEqual(
      Object.keys(tally(answers))
        .filter((name) => name === "201" || name === "409 in_progress")
        .sort(),
    );
    expect(new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.order.id)).size).toBe(1);
    expect(await books()).toBe(before + 1);
  });
});

describe("payment#shared-card: an unsaved card that pays each of several kitchens separately", () => {
  const byStripe = <Venue extends { readonly restaurant: object }>(venue: Venue) => ({
    ...venue,
    restaurant: { ...venue.restaurant, payment_processor: "stripe" },
  });
  beforeAll(async () => {
    for (const kitchen of KITCHENS) await load(byStripe(kitchen));
    await load(byStripe(HALL_OF_ACCOUNTS));
  });
  const send = (token: string, key: string = randomUUID()) => {
    const items = [ofKitchen(DUMPLINGS, 1), ofKitchen(TACOS, 2), ofKitchen(SWEETS, 3)];
    const contact = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };
    const checkout = { contact, paymentMethod: "credit_card", card: { token } };
    const body = { type: "pickup", data: { items, checkout, costs: {}, date: null } };
    return call("/api/orders/create-marketplace-order", body, { ...AT_THE_HALL, "idempotency-key": key });
  };
  const detached = (token: string) => stripe.asked.some(({ path }) => path.endsWith(`/${token}/detach`));

  it("is charged once for each, by an anonymous Stripe customer, which is deleted afterwards", async () => {
    const before = await books();
    const { status, body } = await send("pm_once_1_card_visa");
    expect(status, JSON.stringify(body)).toBe(201);
    const ours = [...stripe.intents.values()].slice(-3);
    expect(new Set(ours.map(({ customer }) => customer)).size).toBe(1);
    expect(ours.map(({ paymentMethod }) => paymentMethod)).toEqual(Array(3).fill("pm_once_1_card_visa"));
    await expect.poll(() => detached("pm_once_1_card_visa")).toBe(true);
    expect(await books()).toBe(before + 3);
  });

  const challengeOf = ({ body }: Awaited<ReturnType<typeof send>>) => body.challenge_url.slice("stripe:".length);

  it("needs one bank challenge at most, which covers every charge", async () => {
    const before = await books();
    const key = randomUUID();
    const asked = await send("pm_once_5_card_authenticationRequiredOnSetup", key);
    expect(asked).toMatchObject({ status: 402, body: { code: "challenge_required" } });
    expect(await books()).toBe(before);
    stripe.answerBank(challengeOf(asked));
    const { status, body } = await send("pm_once_5_card_authenticationRequiredOnSetup", key);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(await books()).toBe(before + 3);
    await expect.poll(() => detached("pm_once_5_card_authenticationRequiredOnSetup")).toBe(true);
  });

  it("has no charge and no order if its bank requires a challenge per charge, and is deleted at Stripe", async () => {
    const before = await books();
    const key = randomUUID();
    const asked = await send("pm_once_2_card_threeDSecure2Required", key);
    expect(asked).toMatchObject({ status: 402, body: { code: "challenge_required" } });
    expect(await books()).toBe(before);
    stripe.answerBank(challengeOf(asked));
    expect(await send("pm_once_2_card_threeDSecure2Required", key)).toMatchObject({ status: 402, body: { code: 200 } });
    expect(await books()).toBe(before);
    await expect.poll(() => detached("pm_once_2_card_threeDSecure2Required")).toBe(true);
  });

  it("is deleted at Stripe within the hour if its checkout fails, even if the server dies", async () => {
    await send("pm_once_6_card_threeDSecure2Required");
    const noted = async () =>
      (await pool.query("select token from shared_cards")).rows.map(({ token }) => token as string);
    expect(await noted()).toContain("pm_once_6_card_threeDSecure2Required");
    await test.cardsForgotten();
    expect(detached("pm_once_6_card_threeDSecure2Required")).toBe(false);
    await pool.query("update shared_cards set forget_after = now()");
    await test.cardsForgotten();
    expect(detached("pm_once_6_card_threeDSecure2Required")).toBe(true);
    expect(await noted()).toEqual([]);
  });

  it("counts as declined if Stripe refuses to store it, with nothing held and nothing placed", async () => {
    const before = await books();
    expect(await send("pm_once_3_card_visa_chargeDeclined")).toMatchObject({ status: 402, body: { code: 200 } });
    expect(await books()).toBe(before);
  });

  it("is not charged while Stripe is unreachable", async () => {
    const before = await books();
    stripe.trouble("/attach", "500-before", 2);
    expect(await send("pm_once_4_card_visa")).toMatchObject({ status: 502, body: { code: 1803 } });
    stripe.calm();
    expect(await books()).toBe(before);
  });
});
