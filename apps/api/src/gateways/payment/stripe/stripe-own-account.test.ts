import { randomUUID } from "node:crypto";
import { cents, parsePlatformFee } from "@comptoir/ordering";
import { testDatabase } from "@comptoir/test-kit/database";
import pino from "pino";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import {
  accountEvent,
  CONNECT_SECRET,
  signatureOf,
  stripeEvent,
  WEBHOOK_SECRET,
} from "../../../testing/stripe-events.ts";
import { openStripeServer } from "../../../testing/stripe-server.ts";
import { gatewayNamed, gatewayOfPayment, processorOf, withTimeouts } from "../payment-gateways.ts";
import type { AuthoriseRequest, PaymentGateway } from "../port.ts";
import { openStripe } from "./stripe-gateway.ts";

const { pool } = await testDatabase();
const server = await openStripeServer();
afterAll(() => server.close());
afterEach(() => server.calm());
const fee = parsePlatformFee("1.5%+10") ?? undefined;
if (!fee) throw new Error("no fee");
const stripe = await openStripe(
  {
    ...{ secretKey: "sk_test_1", publishableKey: "pk_test_1" },
    ...{ webhookSecret: WEBHOOK_SECRET, connectWebhookSecret: CONNECT_SECRET, fee },
  },
  { books: pool, logger: pino({ level: "silent" }) },
  { host: "127.0.0.1", port: server.port, protocol: "http", timeout: 400 },
);
server.addAccount("acct_A");
server.addAccount("acct_B");
const own = (account: string) => stripe.ofAccount?.(account) as PaymentGateway;
const [a, b] = [own("acct_A"), own("acct_B")];
const asking = (but: Partial<AuthoriseRequest> = {}): AuthoriseRequest => ({
  reference: randomUUID(),
  amountCents: cents(2712),
  feeCents: cents(51),
  ...{ token: "pm_card_visa", customer: null, postalCode: null, challenge: "if-asked" },
  ...but,
});
async function captured(gateway: PaymentGateway, but: Partial<AuthoriseRequest> = {}) {
  const request = asking(but);
  expect((await gateway.authorise(request)).outcome).toBe("approved");
  expect(await gateway.capture(request.reference)).toEqual({ outcome: "captured" });
  return request.reference;
}
const refund = (gateway: PaymentGateway, reference: string, amount: number, key = randomUUID()) =>
  gateway.refund(reference, { key, amountCents: cents(amount) });

describe("payment#own-account: a payment on a restaurant's own account", () => {
  it("has the account on each call, from the authorisation to the last refund", async () => {
    const before = server.asked.length;
    const reference = await captured(a);
    await refund(a, reference, 700);
    await a.find(reference);
    const voided = asking();
    await a.authorise(voided);
    await a.void(voided.reference);
    const ofPayments = server.asked.slice(before).filter(({ path }) => !path.startsWith("/v1/application_fees"));
    expect(new Set(ofPayments.map(({ account }) => account))).toEqual(new Set(["acct_A"]));
    expect(server.intentOf(reference)).toMatchObject({ account: "acct_A", refunded: 700 });
  });

  it("is unknown on another account, which can neither take nor give back nor void it", async () => {
    const request = asking();
    await a.authorise(request);
    for (const other of [b, stripe]) {
      expect((await other.capture(request.reference)).outcome).not.toBe("captured");
      expect((await other.find(request.reference)).outcome).toBe("unreachable");
    }
    expect(server.intentOf(request.reference)?.status).toBe("requires_capture");
    expect(await a.capture(request.reference)).toEqual({ outcome: "captured" });
    for (const other of [b, stripe]) expect((await refund(other, request.reference, 100)).outcome).toBe("unknown");
    expect(server.intentOf(request.reference)?.refunded).toBe(0);
  });

  it("is listed on its own account alone", async () => {
    const reference = await captured(b);
    const listedBy = async (gateway: PaymentGateway) => {
      const listed = await gateway.list(new Date(0), null);
      return listed.outcome === "listed" ? listed.payments.map((one) => one.reference) : [];
    };
    expect(await listedBy(b)).toContain(reference);
    expect(await listedBy(a)).not.toContain(reference);
    expect(await listedBy(stripe)).not.toContain(reference);
  });

  it("answers a bank's challenge on its account, and never takes over the challenge of another account", async () => {
    const first = asking({ token: "pm_card_threeDSecure2Required", amountCents: cents(999) });
    const asked = await a.authorise(first);
    if (asked.outcome !== "challenge") throw new Error(asked.outcome);
    expect(asked.challengeUrl).toMatch(/^stripe:acct_A\/pi_\w+_secret_\w+$/);
    server.answerBank(asked.challengeUrl.slice("stripe:acct_A/".length));
    const elsewhere = { ...first, reference: randomUUID() };
    expect((await b.authorise(elsewhere)).outcome).toBe("challenge");
    const again = { ...first, reference: randomUUID() };
    expect((await a.authorise(again)).outcome).toBe("approved");
    expect(server.intentOf(again.reference)?.account).toBe("acct_A");
  });

  it("waits while its owner has ended our access, and is never taken for declined or lost", async () => {
    const account = server.addAccount("acct_gone");
    const gone = own("acct_gone");
    const request = asking();
    await gone.authorise(request);
    account.isRevoked = true;
    expect((await gone.capture(request.reference)).outcome).toBe("unreachable");
    expect((await gone.find(request.reference)).outcome).toBe("unreachable");
    expect((await gone.authorise(asking())).outcome).toBe("unreachable");
  });

  it("is found by its processor and account, also behind the timeouts, always as the same gateway", () => {
    const gateways = withTimeouts({ stripe }, 500);
    const found = gatewayOfPayment(gateways, { processor: "stripe", account: "acct_A" });
    expect(found).toMatchObject({ account: "acct_A", name: "stripe:acct_A", fee });
    expect(gatewayNamed(gateways, "stripe:acct_A")).toBe(found);
    expect(gatewayNamed(gateways, "stripe")).toBe(gateways.stripe);
    expect(gatewayOfPayment(gateways, { processor: "sandbox", account: "acct_A" })).toBeNull();
    const data = { payment_processor: "stripe" };
    expect(processorOf({ data, payee: { account: "acct_A", takesCards: true } }, gateways)).toEqual({
      takes: "cards",
      gateway: found,
    });
    expect(processorOf({ data, payee: { account: "acct_A", takesCards: false } }, gateways)?.takes).toBe("no-cards");
    expect(processorOf({ data, payee: { account: null, takesCards: false } }, gateways)?.takes).toBe("no-cards");
    expect(processorOf({ data, payee: null }, gateways)).toEqual({ takes: "cards", gateway: gateways.stripe });
  });
});

describe("payment#platform-fee: the fee at Stripe", () => {
  const feeOf = (reference: string) => server.intentOf(reference)?.fee ?? null;

  it("is taken at the capture, and not of a payment that is voided", async () => {
    const request = asking();
    await a.authorise(request);
    expect(feeOf(request.reference)).toBeNull();
    await a.capture(request.reference);
    expect(feeOf(request.reference)).toMatchObject({ account: "acct_A", amount: 51, refunded: 0 });
    const voided = asking();
    await a.authorise(voided);
    await a.void(voided.reference);
    expect(feeOf(voided.reference)).toBeNull();
  });

  it("is given back in proportion, and in full with the last part, whatever Stripe rounds", async () => {
    const reference = await captured(a);
    const told: (number | undefined)[] = [];
    for (const amount of [333, 333, 333, 1713]) {
      const answer = await refund(a, reference, amount);
      expect(answer.outcome).toBe("refunded");
      told.push(answer.outcome === "refunded" ? answer.feeBackCents : undefined);
      expect(feeOf(reference)?.refunded).toBe(told.at(-1));
    }
    expect(told).toEqual([6, 12, 18, 51]);
    expect(await a.find(reference)).toMatchObject({ state: "refunded", feeBackCents: 51 });
    const listed = await a.list(new Date(0), null);
    if (listed.outcome !== "listed") throw new Error("not listed");
    expect(listed.payments.find((one) => one.reference === reference)?.fee).toEqual({ takenCents: 51, backCents: 51 });
  });

  it("is given back once, however often the answer is lost", async () => {
    const reference = await captured(a);
    const key = randomUUID();
    server.trouble("/refunds", "500-after", 2);
    expect((await refund(a, reference, 1000, key)).outcome).toBe("unknown");
    server.calm();
    server.trouble(feeOf(reference)?.id ?? "", "500-before", 2);
    expect((await refund(a, reference, 1000, key)).outcome).toBe("unknown");
    server.calm();
    expect(await refund(a, reference, 1000, key)).toEqual({ outcome: "refunded", feeBackCents: 18 });
    expect(server.intentOf(reference)?.refunded).toBe(1000);
  });

  it("is in full with the payment, also when parts are given back at the same moment", async () => {
    const reference = await captured(b);
    await Promise.all([[1000], [1000], [712]].map(([amount = 0]) => refund(b, reference, amount)));
    expect(server.intentOf(reference)?.refunded).toBe(2712);
    expect(feeOf(reference)?.refunded).toBe(51);
    expect(await refund(b, reference, 1)).toEqual({ outcome: "refunded", feeBackCents: 51 });
    expect(feeOf(reference)?.refunded).toBe(51);
  });

  it("is absent on the installation's account", async () => {
    expect(stripe.fee).toBeUndefined();
    const { feeCents: _fee, ...request } = asking();
    await stripe.authorise(request);
    await stripe.capture(request.reference);
    expect(feeOf(request.reference)).toBeNull();
    expect(await refund(stripe, request.reference, 2712)).toEqual({ outcome: "refunded" });
  });
});

describe("payment#copied-card: a card of the installation's account", () => {
  it("is copied for each payment on another account, and cannot be charged there itself", async () => {
    const shared = await stripe.shareCard?.("pm_once_71_card_amex");
    if (shared?.outcome !== "shared") throw new Error("not shared");
    const { token, customer } = shared;
    expect((await a.authorise(asking({ token }))).outcome).toBe("declined");
    const copy = async (gateway: PaymentGateway, key: string) => {
      const copied = await gateway.copyCard?.({ token, customer, key });
      return copied?.outcome === "copied" ? copied.token : null;
    };
    const [key, other] = [randomUUID(), randomUUID()];
    const first = await copy(a, key);
    expect(await copy(a, key)).toBe(first);
    const second = await copy(a, other);
    expect(second).not.toBe(first);
    for (const each of [first, second]) {
      const request = asking({ token: each ?? "", copyOf: token });
      expect(await a.authorise(request)).toMatchObject({ outcome: "approved", card: { type: "AMEX" } });
    }
    // A copy pays once, on its own account.
    expect((await a.authorise(asking({ token: first ?? "", copyOf: token }))).outcome).toBe("declined");
    expect((await b.authorise(asking({ token: second ?? "", copyOf: token }))).outcome).toBe("declined");
  });

  it("is found again by its own token after a bank's challenge, although the copy is another one", async () => {
    const shared = await stripe.shareCard?.("pm_once_72_card_threeDSecure2Required");
    if (shared?.outcome !== "shared") throw new Error("not shared");
    const { token, customer } = shared;
    const attempt = async () => {
      const reference = randomUUID();
      const copied = await a.copyCard?.({ token, customer, key: reference });
      if (copied?.outcome !== "copied") throw new Error("not copied");
      return a.authorise(asking({ reference, token: copied.token, copyOf: token, amountCents: cents(4242) }));
    };
    const asked = await attempt();
    if (asked.outcome !== "challenge") throw new Error(asked.outcome);
    server.answerBank(asked.challengeUrl.slice("stripe:acct_A/".length));
    expect((await attempt()).outcome).toBe("approved");
  });

  it("of another restaurant's account is refused", async () => {
    const opened = await b.createCustomer();
    const customer = opened.outcome === "created" ? opened.customer : "";
    expect(await a.copyCard?.({ token: "pm_once_73_card_visa", customer, key: randomUUID() })).toEqual({
      outcome: "refused",
    });
    expect((await a.authorise(asking({ customer }))).outcome).toBe("failed");
    expect(await a.saveCard({ token: "pm_card_visa", customer })).toEqual({ outcome: "refused" });
  });
});

describe("payment#own-account: an account", () => {
  it("is made once per key, linked as often as wanted, and read as Stripe has it", async () => {
    const accounts = stripe.accounts;
    if (!accounts) throw new Error("no accounts");
    const key = randomUUID();
    const [one, two] = await Promise.all([accounts.open(key), accounts.open(key)]);
    expect(one).toEqual(two);
    const account = one.outcome === "opened" ? one.account : "";
    const back = { returnUrl: "https://order.example/back", refreshUrl: "https://order.example/again" };
    const link = await accounts.link(account, back);
    expect(link.outcome === "linked" && link.url).toMatch(/^https:\/\/connect\.stripe\.com\//);
    const created = server.asked.findLast(({ path }) => path === "/v1/accounts");
    expect(Object.fromEntries(created?.form ?? [])).toMatchObject({
      country: "CA",
      "controller[fees][payer]": "account",
      "controller[losses][payments]": "stripe",
      "controller[requirement_collection]": "stripe",
      "controller[stripe_dashboard][type]": "full",
    });
    expect(await accounts.read(account)).toEqual({
      outcome: "read",
      state: {
        ...{ chargesEnabled: false, payoutsEnabled: false, detailsSubmitted: false },
        requirements: ["business_type", "external_account", "tos_acceptance.date"],
        disabledReason: "requirements.past_due",
      },
    });
  });

  it("that was revoked or never was is gone; one that cannot be read now is unreachable", async () => {
    expect(await stripe.accounts?.read("acct_none")).toEqual({ outcome: "gone" });
    server.trouble("/acct_A", "500-before", 2);
    expect(await stripe.accounts?.read("acct_A")).toEqual({ outcome: "unreachable" });
  });
});

describe("payment#account-events: an event of a restaurant's account", () => {
  it("has its account, and is signed by the secret of its own endpoint", async () => {
    const reference = await captured(a);
    const intent = server.intentOf(reference);
    const body = accountEvent("acct_A", "evt_1", "charge.refunded", { object: "charge", payment_intent: intent?.id });
    const sent = (secret: string) => ({ body: Buffer.from(body), signature: signatureOf(body, secret) });
    expect(await stripe.readAccountEvent?.(sent(CONNECT_SECRET))).toMatchObject({ account: "acct_A", reference });
    expect(await stripe.readAccountEvent?.(sent(WEBHOOK_SECRET))).toBeNull();
    expect(await stripe.readEvent?.(sent(CONNECT_SECRET))).toBeNull();
    const ours = stripeEvent("evt_2", "payout.paid", { object: "payout" });
    const signed = { body: Buffer.from(ours), signature: signatureOf(ours) };
    expect(await stripe.readEvent?.(signed)).toMatchObject({ account: null, reference: null });
  });
});
