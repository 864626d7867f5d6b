import { randomUUID } from "node:crypto";
import { cents } from "@comptoir/ordering";
import { testDatabase } from "@comptoir/test-kit/database";
import pino from "pino";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { openStripeServer } from "../../../testing/stripe-server.ts";
import type { AuthoriseRequest } from "../port.ts";
import { openStripe } from "./stripe-gateway.ts";

const { pool } = await testDatabase();
const server = await openStripeServer();
afterAll(() => server.close());
afterEach(() => server.calm());
const reported: unknown[] = [];
const logger = pino({ level: "error" }, { write: (line) => void reported.push(JSON.parse(line)) });
const gateway = await openStripe(
  {
    ...{ secretKey: "sk_test_comptoir", publishableKey: "pk_test_comptoir", webhookSecret: null },
    ...{ connectWebhookSecret: "whsec_connect", fee: { percent: { digits: 15, scale: 1 }, cents: cents(10) } },
  },
  { books: pool, logger },
  { host: "127.0.0.1", port: server.port, protocol: "http", timeout: 400 },
);

const asking = (token: string, but: Partial<AuthoriseRequest> = {}): AuthoriseRequest => ({
  reference: randomUUID(),
  amountCents: cents(2712),
  token,
  customer: null,
  postalCode: null,
  challenge: "if-asked",
  ...but,
});
/** Authorises with a card that is approved; returns the reference. */
async function authorised(): Promise<string> {
  const request = asking("pm_card_visa");
  expect((await gateway.authorise(request)).outcome).toBe("approved");
  return request.reference;
}
const whole = (key: string) => ({ key, amountCents: cents(2712) });
const statusOf = (reference: string) => server.intentOf(reference)?.status;
const timesAsked = (ending: string) => server.asked.filter(({ path }) => path.endsWith(ending)).length;

describe("A card that Stripe is asked to authorise", () => {
  it("is approved under our reference, held and not taken, and named by Stripe", async () => {
    const request = asking("pm_card_amex");
    expect(await gateway.authorise(request)).toEqual({ outcome: "approved", card: { type: "AMEX", last4: "0005" } });
    expect(server.intentOf(request.reference)).toMatchObject({ status: "requires_capture", amount: 2712 });
    const opened = server.asked.find(({ key }) => key === request.reference);
    expect(Object.fromEntries(opened?.form ?? [])).toMatchObject({ currency: "cad", capture_method: "manual" });
  });

  it("is declined with nothing held, when its bank or Stripe refuses it", async () => {
    for (const token of ["pm_card_visa_chargeDeclined", "pm_unknown"]) {
      const request = asking(token);
      expect(await gateway.authorise(request)).toEqual({ outcome: "declined" });
      expect(statusOf(request.reference)).toBe("requires_payment_method");
    }
  });

  it("is asked once, however often the same call comes", async () => {
    const request = asking("pm_card_visa");
    const answers = [
      await gateway.authorise(request),
      await gateway.authorise(request),
      await gateway.authorise(request),
    ];
    expect(answers.map(({ outcome }) => outcome)).toEqual(["approved", "approved", "approved"]);
    const intents = [...server.intents.values()].filter(
      ({ metadata }) => metadata.comptoir_reference === request.reference,
    );
    expect(intents).toHaveLength(1);
  });

  it("waits for its holder when the bank asks, and the next attempt goes on with what was answered", async () => {
    const first = asking("pm_card_threeDSecure2Required");
    const asked = await gateway.authorise(first);
    if (asked.outcome !== "challenge") throw new Error(asked.outcome);
    expect(asked.challengeUrl).toMatch(/^stripe:pi_\w+_secret_\w+$/);
    expect(await gateway.find(first.reference)).toMatchObject({ state: "none" });
    server.answerBank(asked.challengeUrl.slice("stripe:".length));
    const opened = server.intents.size;
    const second = { ...first, reference: randomUUID() };
    expect(await gateway.authorise(second)).toMatchObject({ outcome: "approved" });
    expect(server.intents.size).toBe(opened);
    expect(statusOf(second.reference)).toBe("requires_capture");
    // Voiding the first reference does not release the authorisation that the second reference now has.
    expect(await gateway.void(first.reference)).toEqual({ outcome: "voided" });
    expect(statusOf(second.reference)).toBe("requires_capture");
  });

  it("is declined when its holder was not recognised by the bank", async () => {
    const first = asking("pm_card_threeDSecure2Required", { amountCents: cents(999) });
    const asked = await gateway.authorise(first);
    if (asked.outcome !== "challenge") throw new Error(asked.outcome);
    server.answerBank(asked.challengeUrl.slice("stripe:".length), false);
    expect(await gateway.authorise({ ...first, reference: randomUUID() })).toEqual({ outcome: "declined" });
  });

  it("is asked anew for another amount than the bank asked about", async () => {
    const first = asking("pm_card_threeDSecure2Required", { amountCents: cents(500) });
    await gateway.authorise(first);
    const second = { ...first, reference: randomUUID(), amountCents: cents(600) };
    expect((await gateway.authorise(second)).outcome).toBe("challenge");
    expect(server.intentOf(second.reference)?.amount).toBe(600);
  });

  it("has its holder asked where we require it, and again as long as there is no answer", async () => {
    const first = asking("pm_card_visa", { challenge: "required", amountCents: cents(700) });
    const asked = await gateway.authorise(first);
    expect(asked.outcome).toBe("challenge");
    expect(await gateway.authorise({ ...first, reference: randomUUID() })).toEqual(asked);
  });
});

describe("An answer of Stripe's that is lost", () => {
  it.each(["500-after", "drop-after", "silence-after"] as const)(
    "is no decline: what became of the card is found out (%s)",
    async (kind) => {
      server.trouble("/confirm", kind, 2);
      const request = asking("pm_card_visa");
      const answer = await gateway.authorise(request);
      const found = answer.outcome === "approved" ? null : await gateway.find(request.reference);
      expect([answer.outcome, found]).toEqual(
        found === null ? ["approved", null] : ["unknown", expect.objectContaining({ state: "authorised" })],
      );
      expect(statusOf(request.reference)).toBe("requires_capture");
    },
  );

  it.each([
    ["429", "unreachable"],
    ["wrong-key", "unreachable"],
    ["500-before", "unreachable"],
  ] as const)("that never opened anything leaves nothing (%s)", async (kind, outcome) => {
    server.trouble("/payment_intents", kind, 2);
    const request = asking("pm_card_visa");
    expect(await gateway.authorise(request)).toEqual({ outcome });
    expect(await gateway.void(request.reference)).toEqual({ outcome: "voided" });
    expect(server.intentOf(request.reference)).toBeUndefined();
  });

  it("reports a wrong key to the operator, without the key", () => {
    expect(reported).toContainEqual(expect.objectContaining({ event: "stripe_refuses_us", call: "open intent" }));
    expect(JSON.stringify(reported)).not.toContain("sk_test");
  });

  it("leaves a payment that is captured, voided or refunded once all the same", async () => {
    const [one, two] = [await authorised(), await authorised()];
    server.trouble("/capture", "drop-after", 2);
    await gateway.capture(one);
    expect(await gateway.capture(one)).toEqual({ outcome: "captured" });
    server.trouble("/refunds", "500-after", 1);
    await gateway.refund(one, whole(one));
    server.calm();
    expect(await gateway.refund(one, whole(one))).toEqual({ outcome: "refunded" });
    expect(server.intentOf(one)?.refunded).toBe(2712);
    server.trouble("/cancel", "silence-after", 2);
    await gateway.void(two);
    expect(await gateway.void(two)).toEqual({ outcome: "voided" });
  });

  it("of a capture that failed is not answered for a day: the next attempt captures", async () => {
    const reference = await authorised();
    server.trouble("/capture", "500-before", 2);
    expect((await gateway.capture(reference)).outcome).toBe("unknown");
    expect(await gateway.capture(reference)).toEqual({ outcome: "captured" });
  });
});

describe("A payment at Stripe", () => {
  it("is given back in parts, each once, and never more than was captured", async () => {
    const reference = await authorised();
    await gateway.capture(reference);
    const part = { key: randomUUID(), amountCents: cents(700) };
    expect(await Promise.all([1, 2, 3].map(() => gateway.refund(reference, part)))).toEqual(
      [1, 2, 3].map(() => ({ outcome: "refunded" })),
    );
    server.trouble("/refunds", "500-after", 2);
    const lost = { key: randomUUID(), amountCents: cents(12) };
    expect((await gateway.refund(reference, lost)).outcome).toBe("unknown");
    server.calm();
    expect(await gateway.refund(reference, lost)).toEqual({ outcome: "refunded" });
    expect(server.intentOf(reference)?.refunded).toBe(712);
    expect((await gateway.refund(reference, { key: randomUUID(), amountCents: cents(2001) })).outcome).not.toBe(
      "refunded",
    );
    // Every refund uses its own key as idempotency key, so Stripe makes it once.
    const made = server.asked.filter(({ method, path }) => method === "POST" && path.endsWith("/refunds"));
    expect(made.map(({ form }) => form.get("metadata[comptoir_refund]"))).toContain(part.key);
    for (const { key, form } of made) expect(key).toBe(`refund-${form.get("metadata[comptoir_refund]")}`);
    expect(await gateway.find(reference)).toMatchObject({ state: "captured" });
    expect(await gateway.list(new Date(0), null)).toMatchObject({
      payments: expect.arrayContaining([expect.objectContaining({ reference, amountCents: 2712, refundedCents: 712 })]),
    });
  });

  it("is captured once and refunded once; one that was captured is not voided", async () => {
    const reference = await authorised();
    expect(await gateway.capture(reference)).toEqual({ outcome: "captured" });
    expect(await gateway.capture(reference)).toEqual({ outcome: "captured" });
    expect(await gateway.void(reference)).toEqual({ outcome: "captured" });
    expect(await gateway.find(reference)).toMatchObject({ state: "captured", card: { type: "VISA", last4: "4242" } });
    expect(await gateway.refund(reference, whole(reference))).toEqual({ outcome: "refunded" });
    expect(await gateway.find(reference)).toMatchObject({ state: "refunded" });
    expect(timesAsked("/refunds")).toBeGreaterThan(0);
  });

  it("is voided, and then neither captured nor authorised again", async () => {
    const request = asking("pm_card_visa");
    await gateway.authorise(request);
    expect(await gateway.void(request.reference)).toEqual({ outcome: "voided" });
    expect(statusOf(request.reference)).toBe("canceled");
    expect(await gateway.capture(request.reference)).toEqual({ outcome: "refused" });
    expect(await gateway.authorise(request)).toEqual({ outcome: "declined" });
  });

  it("that was voided before its authorisation came is closed to it", async () => {
    const request = asking("pm_card_visa");
    expect(await gateway.void(request.reference)).toEqual({ outcome: "voided" });
    expect(await gateway.authorise(request)).toEqual({ outcome: "declined" });
    expect(server.intentOf(request.reference)).toBeUndefined();
  });

  it("whose id a restore has lost is found by our reference, and let go", async () => {
    const reference = await authorised();
    await pool.query("delete from stripe_payments where reference = $1", [reference]);
    expect(await gateway.find(reference)).toMatchObject({ state: "authorised" });
    await pool.query("delete from stripe_payments where reference = $1", [reference]);
    expect(await gateway.void(reference)).toEqual({ outcome: "voided" });
    expect(statusOf(reference)).toBe("canceled");
  });

  it("is listed by our references, in their order, behind one of them", async () => {
    const references = [await authorised(), await authorised()].sort();
    const listed = await gateway.list(new Date(Date.now() - 60_000), null);
    if (listed.outcome !== "listed") throw new Error(listed.outcome);
    const all = listed.payments.map(({ reference }) => reference);
    expect(all).toEqual([...all].sort());
    expect(all).toEqual(expect.arrayContaining(references));
    expect(await gateway.list(new Date(Date.now() - 60_000), all.at(-1) ?? "")).toEqual({
      outcome: "listed",
      payments: [],
    });
  });
});

describe("A card that Stripe keeps", () => {
  it("belongs to a customer of whom Stripe knows nothing, and is charged as theirs", async () => {
    const opened = await gateway.createCustomer();
    if (opened.outcome !== "created") throw new Error(opened.outcome);
    const { customer } = opened;
    const saved = await gateway.saveCard({ token: "pm_card_visa", customer });
    expect(saved).toEqual({
      outcome: "saved",
      token: "pm_card_visa",
      card: { type: "VISA", last4: "4242", expiryDate: "12/34", fingerprint: "visa-4242" },
    });
    const request = asking("pm_card_visa", { customer });
    expect((await gateway.authorise(request)).outcome).toBe("approved");
    expect(server.intentOf(request.reference)?.customer).toBe(customer);
    expect(await gateway.forgetCard({ token: "pm_card_visa", customer })).toEqual({ outcome: "forgotten" });
    const told = server.asked.filter(({ path }) => path === "/v1/customers").map(({ form }) => [...form].length);
    expect(told).toEqual([0]);
  });

  it("is refused where its bank refuses that", async () => {
    const saving = gateway.saveCard({ token: "pm_card_visa_chargeDeclined", customer: "cus_1" });
    expect(await saving).toEqual({ outcome: "refused" });
  });
});

describe("A wallet's payload", () => {
  const sealed = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString("base64");
  const APPLE = {
    paymentData: { version: "EC_v1", data: "x" },
    paymentMethod: { network: "Visa", displayName: "Visa 4242" },
  };

  it("of Apple's is opened by Stripe, of Google's is Stripe's own token, and both are charged", async () => {
    const apple = asking(sealed(APPLE), { wallet: "applePay" });
    expect((await gateway.authorise(apple)).outcome).toBe("approved");
    expect(server.intentOf(apple.reference)?.paymentMethod).toBe("tok_apple");
    const google = asking(sealed(JSON.stringify({ id: "tok_google", object: "token" })), { wallet: "googlePay" });
    expect((await gateway.authorise(google)).outcome).toBe("approved");
    expect(server.intentOf(google.reference)?.paymentMethod).toBe("tok_google");
  });

  it("that is forged is declined, and nothing is held", async () => {
    const made = [
      "",
      "{",
      sealed({}),
      sealed({ id: "tok_1" }),
      sealed("not json"),
      sealed({ paymentData: { version: "x" } }),
    ];
    for (const token of made) {
      for (const wallet of ["applePay", "googlePay"] as const) {
        const request = asking(token, { wallet });
        expect((await gateway.authorise(request)).outcome).toBe("declined");
        expect(statusOf(request.reference)).toBe("requires_payment_method");
      }
    }
  });
});
