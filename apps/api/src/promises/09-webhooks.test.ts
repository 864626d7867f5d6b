import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { STEAK } from "../testing/grill.ts";
import { openStripeApi, STRIPE_GRILL } from "../testing/stripe-api.ts";
import { sendEvent, signatureOf, stripeEvent } from "../testing/stripe-events.ts";
import { intentShape } from "../testing/stripe-shapes.ts";
import { aSubmit, submit } from "../testing/submit.ts";

/*
 * Promise 9: each event is sent five times, in reverse order, before its order exists, with a bad signature,
 * and 6 days old.
 * - The final state is right.
 * - A bad signature is 400.
 * - An event of an unknown order is parked, never dropped.
 */

const test = await openStripeApi({ checkoutLeaseMs: 60_000 });
const { pool, load, stripe, processed, worked, said } = test;
test.clock.set("2026-11-20T17:00:00Z");
await load(STRIPE_GRILL);

/** Places an order that is paid and captured; returns its payment's reference, and the intent at Stripe. */
async function anOrder() {
  const checkout = {
    contact: { full_name: "Ada Lovelace" },
    paymentMethod: "credit_card",
    card: { token: "pm_card_visa" },
  };
  const { status, body } = await submit(test, aSubmit({ items: [STEAK], checkout }));
  expect(status, JSON.stringify(body)).toBe(201);
  await processed();
  const { rows } = await pool.query("select id from payments where order_id = $1", [body.order.id]);
  const reference = rows[0].id as string;
  const intent = stripe.intentOf(reference);
  if (!intent) throw new Error("Stripe has no such payment");
  return { reference, intent, orderId: body.order.id as string };
}

const statusOf = async (reference: string) =>
  (await pool.query("select status from payments where id = $1", [reference])).rows[0]?.status;
const inbox = async (id: string) =>
  (await pool.query("select tries, outcome, due_at is null as ended from gateway_events where id = $1", [id])).rows[0];
const dueNow = () =>
  pool.query("update gateway_events set due_at = now() - interval '1 second' where due_at is not null");

/**
 * Returns Stripe's events for a payment that was captured and then refunded in Stripe's dashboard, oldest
 * first.
 */
function tellsOf(intent: Parameters<typeof intentShape>[0], prefix: string): string[] {
  const shape = intentShape(intent, false);
  const charge = { id: shape.latest_charge, object: "charge", payment_intent: intent.id, metadata: intent.metadata };
  return [
    stripeEvent(`${prefix}_1`, "payment_intent.amount_capturable_updated", { ...shape, status: "requires_capture" }),
    stripeEvent(`${prefix}_2`, "payment_intent.succeeded", { ...shape, status: "succeeded" }),
    stripeEvent(`${prefix}_3`, "charge.refunded", { ...charge, refunded: true }),
  ];
}

describe("promise 9: webhooks", () => {
  it("Events that arrive 5 times in reverse order are stored and processed once, and the payment matches Stripe.", async () => {
    const { reference, intent } = await anOrder();
    expect(await statusOf(reference)).toBe("captured");
    intent.refunded = intent.amount;
    const events = tellsOf(intent, "evt_reversed").reverse();
    for (const body of events) {
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => sendEvent(test, body)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(answers.filter(({ body: { again } }) => again === false)).toHaveLength(1);
    }
    expect(await worked()).toBe(3);
    expect(await worked()).toBe(0);
    expect(await statusOf(reference)).toBe("refunded");
    for (const id of ["evt_reversed_1", "evt_reversed_2", "evt_reversed_3"]) {
      expect(await inbox(id)).toMatchObject({ tries: 1, outcome: "settled" });
    }
    // The refund was made at Stripe, not by Comptoir, so it is logged for the operator.
    expect(said).toContainEqual(expect.objectContaining({ event: "payment_differs", reference, state: "refunded" }));
  });

  it("Without any event an order is captured, because the server queries payments that it began.", async () => {
    const { reference, intent } = await anOrder();
    expect({ ours: await statusOf(reference), theirs: intent.status }).toEqual({
      ours: "captured",
      theirs: "succeeded",
    });
    expect((await pool.query("select from gateway_events where reference = $1", [reference])).rowCount).toBe(0);
  });

  it("A partial refund from the Stripe dashboard is reported to the operator, and one made by Comptoir is not.", async () => {
    const { reference, intent } = await anOrder();
    const refunded = (id: string) => {
      const { latest_charge } = intentShape(intent, false);
      const charge = { id: latest_charge, object: "charge", payment_intent: intent.id, metadata: intent.metadata };
      return stripeEvent(id, "charge.refunded", { ...charge, refunded: false, amount_refunded: intent.refunded });
    };
    const differs = expect.objectContaining({ event: "payment_differs", reference, refunded_there: "5.00" });
    intent.refunded = 500;
    await pool.query("update payments set refunded_cents = 500 where id = $1", [reference]);
    await sendEvent(test, refunded("evt_part_1"));
    await worked();
    expect(said).not.toContainEqual(differs);
    await pool.query("update payments set refunded_cents = 0 where id = $1", [reference]);
    await sendEvent(test, refunded("evt_part_2"));
    await worked();
    expect(said).toContainEqual(differs);
    expect(await statusOf(reference)).toBe("captured");
  });

  it("An event that is 6 days old or repeated after days changes nothing.", async () => {
    const { reference, intent } = await anOrder();
    const sixDaysAgo = Math.floor(Date.now() / 1000) - 6 * 86_400;
    const late = stripeEvent(
      "evt_late",
      "payment_intent.canceled",
      { ...intentShape(intent, false), status: "canceled" },
      sixDaysAgo,
    );
    expect((await sendEvent(test, late)).status).toBe(200);
    await worked();
    expect(await statusOf(reference)).toBe("captured");
    expect((await sendEvent(test, late)).body).toEqual({ received: true, again: true });
    expect(await worked()).toBe(0);
  });

  it.each([
    ["none", () => null],
    ["of another secret", (body: string) => signatureOf(body, "whsec_other")],
    ["of another body", () => signatureOf("{}")],
    [
      "replayed after its five minutes",
      (body: string) => signatureOf(body, undefined, Math.floor(Date.now() / 1000) - 301),
    ],
    ["malformed", () => "t=1,v1=zz"],
  ])("A signature that does not hold (%s) is 400, and nothing is kept.", async (_what, sign) => {
    const { intent } = await anOrder();
    const id = `evt_forged_${randomUUID()}`;
    const body = stripeEvent(id, "charge.refunded", intentShape(intent, false));
    expect((await sendEvent(test, body, sign(body))).status).toBe(400);
    expect(await inbox(id)).toBeUndefined();
    // With the right signature the same body is accepted.
    expect((await sendEvent(test, body)).status).toBe(200);
    expect(await worked()).toBe(1);
  });

  it.each([
    ["no object", { data: null, type: "payout.paid", id: "evt_bare" }],
    ["a moment that is none", { id: "evt_when", type: "payout.paid", created: 1e300, data: { object: {} } }],
    ["a name that no row holds", { id: "evt\u0000", type: "payout.paid", created: 1, data: { object: {} } }],
    ["a name without an end", { id: "e".repeat(9_000), type: "payout.paid", created: 1, data: { object: {} } }],
    ["a number for a name", { id: 12, type: "payout.paid", created: 1, data: { object: {} } }],
  ])("A signed body that is no event (%s) is 400, not an internal error.", async (_what, event) => {
    const answer = await sendEvent(test, JSON.stringify({ object: "event", ...event }));
    expect(answer.status).toBe(400);
  });

  it("An endless body is 413, and a request from another site is refused like any without the secret.", async () => {
    const large = JSON.stringify({ filler: "x".repeat(200_000) });
    expect((await sendEvent(test, large)).status).toBe(413);
    const answer = await test.call("/webhooks/stripe", "{}", { origin: "https://evil.example" });
    expect(answer.status).toBe(400);
  });

  it("An event that arrives before its order waits until the order exists.", async () => {
    const reference = randomUUID();
    const body = stripeEvent("evt_early", "payment_intent.succeeded", {
      id: "pi_early",
      object: "payment_intent",
      metadata: { comptoir_reference: reference },
    });
    expect((await sendEvent(test, body)).status).toBe(200);
    expect(await worked()).toBe(1);
    expect(await inbox("evt_early")).toMatchObject({ outcome: null, ended: false });
    const { orderId, reference: known } = await anOrder();
    await pool.query(
      `insert into payments (restaurant_id, id, order_id, status, processor, amount_cents, settle_after)
       select restaurant_id, $1, order_id, 'declined', processor, amount_cents, now() from payments where id = $2`,
      [reference, known],
    );
    expect(orderId).toBeDefined();
    await dueNow();
    await worked();
    expect(await inbox("evt_early")).toMatchObject({ outcome: "settled", ended: true });
  });

  it("An event of an unknown payment is parked after three days and logged.", async () => {
    const about = { id: "pi_x", object: "payment_intent", metadata: { comptoir_reference: randomUUID() } };
    await sendEvent(test, stripeEvent("evt_never", "payment_intent.succeeded", about));
    await worked();
    await pool.query("update gateway_events set received_at = now() - interval '4 days' where id = 'evt_never'");
    await dueNow();
    await worked();
    expect(await inbox("evt_never")).toMatchObject({ outcome: "unknown", ended: true });
    expect(said).toContainEqual(
      expect.objectContaining({ event: "gateway_event_unknown", gateway_event: "evt_never" }),
    );
  });

  it("An event about another system's payment is stored and ignored.", async () => {
    await sendEvent(test, stripeEvent("evt_payout", "payout.paid", { id: "po_1", object: "payout" }));
    await worked();
    expect(await inbox("evt_payout")).toMatchObject({ outcome: "ignored" });
  });

  it("If a server dies while processing an event, another one takes it over a minute later.", async () => {
    const { reference, intent } = await anOrder();
    intent.refunded = intent.amount;
    await sendEvent(test, tellsOf(intent, "evt_killed")[2] as string);
    // A killed server leaves an event in this state: taken, but not finished.
    const taken = "update gateway_events set tries = 1, due_at = now() + interval '1 minute' where id = 'evt_killed_3'";
    await pool.query(taken);
    expect(await worked()).toBe(0);
    await dueNow();
    expect(await worked()).toBe(1);
    expect(await statusOf(reference)).toBe("refunded");
  });

  it("An event is retried for as long as Stripe does not answer.", async () => {
    const { reference, intent } = await anOrder();
    intent.refunded = intent.amount;
    await sendEvent(test, tellsOf(intent, "evt_down")[2] as string);
    stripe.trouble(intent.id, "500-before", 2);
    await worked();
    expect(await statusOf(reference)).toBe("captured");
    await dueNow();
    await worked();
    expect(await statusOf(reference)).toBe("refunded");
  });

  it("An authorisation that Stripe let lapse is not captured, and its order says that the payment failed.", async () => {
    const checkout = {
      contact: { full_name: "Ada Lovelace" },
      paymentMethod: "credit_card",
      card: { token: "pm_card_visa" },
    };
    const { body } = await submit(test, aSubmit({ items: [STEAK], checkout }));
    const { rows } = await pool.query("select id from payments where order_id = $1", [body.order.id]);
    const intent = stripe.intentOf(rows[0].id);
    if (!intent) throw new Error("no intent");
    intent.status = "canceled";
    await sendEvent(test, stripeEvent("evt_lapsed", "payment_intent.canceled", intentShape(intent, false)));
    await worked();
    expect(await statusOf(rows[0].id)).toBe("failed");
    expect((await test.call(`/api/orders/${body.order.id}`)).body.order.payment.status).toBe("failed");
  });
});
