import { randomUUID } from "node:crypto";
import { m } from "@comptoir/messages";
import { parsePlatformFee } from "@comptoir/ordering";
import pino from "pino";
import { beforeAll, describe, expect, it } from "vitest";
import { openPaymentBooks } from "../../../money/payment/payment-books.ts";
import { type PaymentDifference, reconcilePayments } from "../../../money/payment/reconcile-payments.ts";
import { STEAK } from "../../../testing/grill.ts";
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
import { register, type SignedIn } from "../../../testing/people.ts";
import { openStripeApi, STRIPE_GRILL } from "../../../testing/stripe-api.ts";
import { aSubmit, submit } from "../../../testing/submit.ts";
import { abandonExpiredCheckouts } from "./checkouts.store.ts";

const fee = parsePlatformFee("1.5%+10");
if (!fee) throw new Error("no fee");
const test = await openStripeApi({ checkoutLeaseMs: 60_000, gatewayTimeoutMs: 3_000 }, fee);
const { call, pool, load, stripe, processed, connect, differences } = test;
test.clock.set("2026-11-20T17:00:00Z");
const byStripe = <Venue extends { readonly restaurant: object }>(venue: Venue) => ({
  ...venue,
  restaurant: { ...venue.restaurant, payment_processor: "stripe" },
});
await load(STRIPE_GRILL);
await load({ ...STRIPE_GRILL, restaurant: { ...STRIPE_GRILL.restaurant, id: 8, slug: "elsewhere" } });
for (const kitchen of KITCHENS) await load(byStripe(kitchen));
await load(byStripe(HALL_OF_ACCOUNTS));
await connect("7", "acct_grill");
await connect("8", "acct_elsewhere");

const placed = async () => (await pool.query("select count(*)::int as orders from orders")).rows[0].orders as number;
/** Works what is due; then nothing may be held, and the books agree. Returns the number of orders. */
async function settled(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    await abandonExpiredCheckouts(pool);
    await processed().catch(() => undefined);
  }
  expect([...stripe.intents.values()].filter(({ status }) => status === "requires_capture")).toEqual([]);
  expect(await differences()).toEqual([]);
  return placed();
}

describe("hub#hub-charges: a hub whose kitchens have accounts of their own", () => {
  beforeAll(async () => {
    await connect("801", "acct_dumplings");
    await connect("802", "acct_tacos");
    await connect("803", "acct_sweets");
  });
  const send = (card: object, { key = randomUUID(), headers = {} }: { key?: string; headers?: object } = {}) => {
    const items = [ofKitchen(DUMPLINGS, 1), ofKitchen(TACOS, 2), ofKitchen(SWEETS, 3)];
    const contact = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };
    const { chosenCreditCard, ...paid } = card as { chosenCreditCard?: object };
    const checkout = { contact, paymentMethod: "credit_card", ...paid };
    const body = { type: "pickup", data: { items, checkout, costs: {}, date: null, chosenCreditCard } };
    return call("/api/orders/create-marketplace-order", body, { ...AT_THE_HALL, "idempotency-key": key, ...headers });
  };
  const by = (token: string) => ({ card: { token } });
  const last = () => [...stripe.intents.values()].slice(-3);

  it("charges each part on its kitchen's account, with its fee, by a copy of the card that the page entered once", async () => {
    const config = await call("/api/payment/get-payment-config", { app8RestaurantId: 800 }, AT_THE_HALL);
    expect(config.body).toMatchObject({ account: null, cardsKeptAt: "stripe" });
    const before = await settled();
    const { status, body } = await send(by("pm_once_201_card_visa"));
    expect(status, JSON.stringify(body)).toBe(201);
    expect(last().map((intent) => intent.account)).toEqual(["acct_dumplings", "acct_tacos", "acct_sweets"]);
    expect(last().every(({ feeAmount }) => feeAmount > 10)).toBe(true);
    expect(new Set(last().map(({ paymentMethod }) => paymentMethod)).size).toBe(3);
    await expect.poll(() => stripe.asked.some(({ path }) => path.endsWith("/pm_once_201_card_visa/detach"))).toBe(true);
    expect(await settled()).toBe(before + 3);
  });

  it.each(["pm_once_211_card_visa_chargeDeclined", "pm_once_212_card_threeDSecure2Required"])(
    "has no payment and no order if the card is refused or has to be challenged for each (%s)",
    async (token) => {
      const before = await settled();
      const key = randomUUID();
      const first = await send(by(token), { key });
      expect(first.status).toBe(402);
      if (first.body.code === "challenge_required") {
        const url = first.body.challenge_url as string;
        expect(url).toMatch(/^stripe:acct_dumplings\//);
        stripe.answerBank(url.slice("stripe:acct_dumplings/".length));
        expect(await send(by(token), { key })).toMatchObject({ status: 402, body: { code: 200 } });
      }
      expect(await settled()).toBe(before);
    },
  );

  it("voids the parts before the one whose account takes no payment, and places nothing", async () => {
    const before = await settled();
    const sweets = stripe.accounts.get("acct_sweets");
    Object.assign(sweets ?? {}, { chargesEnabled: false });
    expect((await send(by("pm_once_221_card_visa"))).status).toBeGreaterThanOrEqual(400);
    expect(last().map(({ account }) => account)).not.toContain("acct_sweets");
    expect(await settled()).toBe(before);
    Object.assign(sweets ?? {}, { chargesEnabled: true });
  });

  it("shows a kitchen whose cards are off as one that takes no orders now", async () => {
    await pool.query("update stripe_accounts set charges_enabled = false where restaurant_id = '803'");
    await load(byStripe(SWEETS));
    const refused = await send(by("pm_once_231_card_visa"));
    expect(refused).toMatchObject({ status: 409, body: { code: 419, message: expect.stringContaining("Sweets") } });
    await connect("803", "acct_sweets");
  });

  it("charges one payment on the hub's account where the hub takes it for all", async () => {
    await load(byStripe(HALL));
    await connect("800", "acct_hall");
    const before = await settled();
    const config = await call("/api/payment/get-payment-config", { app8RestaurantId: 800 }, AT_THE_HALL);
    expect(config.body).toMatchObject({ account: "acct_hall" });
    expect((await send(by("pm_once_241_card_visa"))).status).toBe(201);
    expect([...stripe.intents.values()].at(-1)).toMatchObject({ account: "acct_hall" });
    expect(await settled()).toBe(before + 3);
    await load(byStripe(HALL_OF_ACCOUNTS));
  });

  it("charges a card that is saved on the installation's account to each kitchen", async () => {
    const noor = await register(test, { email: "noor@example.test" });
    const saved = await save(noor, "800");
    const before = await settled();
    const { status, body } = await send({ chosenCreditCard: { paymentCardId: saved } }, { headers: noor.headers });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(last().map((intent) => intent.account)).toEqual(["acct_dumplings", "acct_tacos", "acct_sweets"]);
    expect(await settled()).toBe(before + 3);
  });
});

async function save({ self, cookie }: SignedIn, restaurantId: string | null, token = "pm_card_visa"): Promise<string> {
  const headers = { cookie, ...(restaurantId !== null && { "x-restaurant-id": restaurantId }) };
  const { status, body } = await call("/api/auth/payment-method", { ...self, card: { token } }, headers);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.paymentCardId;
}

describe("payment#kept-cards: a saved card", () => {
  const payWith = (paymentCardId: string, restaurantId = 7) =>
    aSubmit({
      items: [STEAK],
      config: { restaurantId, tableNum: "12" },
      checkout: { contact: { full_name: "Ada Lovelace" }, paymentMethod: "credit_card" },
      chosenCreditCard: { paymentCardId },
    });
  const at = (restaurantId: number, { headers }: SignedIn) => ({
    headers: { ...headers, "x-restaurant-id": String(restaurantId) },
  });

  it("of one restaurant's account cannot be charged at another's, and each has its own customer", async () => {
    const ada = await register(test, { email: "ada@example.test" });
    const [grill, elsewhere] = [await save(ada, "7"), await save(ada, "8", "pm_card_amex")];
    const { rows } = await pool.query(
      "select processor, customer from person_customers where person_id = $1 order by 1",
      [ada.userId],
    );
    expect(rows.map(({ processor }) => processor)).toEqual(["stripe:acct_elsewhere", "stripe:acct_grill"]);
    expect(new Set(rows.map(({ customer }) => customer)).size).toBe(2);
    expect(await submit(test, payWith(elsewhere), at(7, ada))).toMatchObject({
      status: 404,
      body: { code: "card_unknown" },
    });
    expect((await submit(test, payWith(grill), at(7, ada))).status).toBe(201);
    expect((await submit(test, payWith(elsewhere, 8), at(8, ada))).status).toBe(201);
    expect([...stripe.intents.values()].slice(-2).map(({ account }) => account)).toEqual([
      "acct_grill",
      "acct_elsewhere",
    ]);
    const listed = (await call("/api/auth/get-comptoir-user-info", ada.self, ada.headers)).body.paymentMethods;
    expect(listed.map(({ keptAt }: { keptAt: string }) => keptAt).sort()).toEqual([
      "stripe:acct_elsewhere",
      "stripe:acct_grill",
    ]);
    await settled();
  });

  it("of the installation's account is copied to the restaurant's, for each payment anew", async () => {
    const cleo = await register(test, { email: "cleo@example.test" });
    const card = await save(cleo, null);
    for (let time = 0; time < 2; time += 1) {
      expect((await submit(test, payWith(card), at(7, cleo))).status).toBe(201);
      expect([...stripe.intents.values()].at(-1)).toMatchObject({ account: "acct_grill", customer: null });
    }
    await settled();
  });

  it("is deleted on the account that has it", async () => {
    const dora = await register(test, { email: "dora@example.test" });
    const card = await save(dora, "8");
    await call("/api/auth/delete-payment", { ...dora.self, paymentCardId: card }, dora.headers);
    expect(stripe.asked.findLast(({ path }) => path.endsWith("/detach"))?.account).toBe("acct_elsewhere");
  });
});

describe("A submit beside another act on the account", () => {
  const payWith = (token: string) =>
    aSubmit({
      items: [STEAK],
      checkout: { contact: { full_name: "Ada Lovelace" }, paymentMethod: "credit_card", card: { token } },
    });

  it("is reviewed again if cards go off while its card is authorised: the authorisation is voided, and it is refused", async () => {
    const before = await settled();
    stripe.trouble("/confirm", "500-before", 1); // Stripe's library waits half a second, and asks again.
    const sent = submit(test, payWith("pm_card_visa"));
    await expect.poll(() => stripe.asked.at(-1)?.path).toMatch(/confirm$/);
    await pool.query("update stripe_accounts set charges_enabled = false where restaurant_id = '7'");
    await load(STRIPE_GRILL);
    const answer = await sent;
    expect(answer).toMatchObject({ status: 402, body: { code: "payment_required" } });
    expect(answer.body.message).toBe(m.refusal_cards_off({}, { locale: "en-CA" }));
    expect(await settled()).toBe(before);
    await connect("7", "acct_grill");
  });

  it("is charged on the account that it was reviewed with, or not at all, if another one is connected", async () => {
    const before = await settled();
    stripe.trouble("/confirm", "500-before", 1);
    const sent = submit(test, payWith("pm_card_visa"));
    await expect.poll(() => stripe.asked.at(-1)?.path).toMatch(/confirm$/);
    await connect("7", "acct_grill_2");
    const { status } = await sent;
    const orders = await settled();
    expect(orders).toBe(before + (status === 201 ? 1 : 0));
    const { rows } = await pool.query("select id, gateway_account as account from payments where status = 'captured'");
    for (const { id, account } of rows) expect(stripe.intentOf(id)?.account ?? null).toBe(account);
    await connect("7", "acct_grill");
  });
});

describe("payment#reconciliation: after a restore", () => {
  it("each account is asked, and a reference that another account's owner wrote is never taken for ours", async () => {
    const body = aSubmit({
      items: [STEAK],
      checkout: {
        contact: { full_name: "Ada Lovelace" },
        paymentMethod: "credit_card",
        card: { token: "pm_card_visa" },
      },
    });
    expect((await submit(test, body)).status).toBe(201);
    await settled();
    const { rows } = await pool.query("select id from payments order by created_at desc limit 1");
    const reference = rows[0].id as string;
    const lost = stripe.intentOf(reference);
    if (!lost) throw new Error("no intent");
    const forged = { ...lost, id: "pi_forged", account: "acct_elsewhere", amount: 1, fee: null, feeAmount: 0 };
    (stripe.intents as Map<string, typeof forged>).set(forged.id, forged);
    const deps = {
      database: pool,
      payments: openPaymentBooks(pool),
      gateways: test.gateways(),
      logger: pino({ level: "silent" }),
    };
    const found = async (since: Date) =>
      Array.fromAsync(reconcilePayments(deps, since)) as Promise<PaymentDifference[]>;
    const since = new Date(Date.now() - 60_000);
    expect(await found(since)).toEqual([
      expect.objectContaining({
        kind: "unknown",
        processor: "stripe:acct_elsewhere",
        payment: expect.objectContaining({ amountCents: 1 }),
      }),
    ]);
    (stripe.intents as Map<string, typeof forged>).delete(forged.id);
    // A refund in the restaurant's own dashboard, of which no event came.
    lost.refunded = lost.amount;
    expect(await found(since)).toMatchObject([{ kind: "differs", state: "refunded", now: "refunded" }]);
    stripe.accounts.get("acct_elsewhere") &&
      Object.assign(stripe.accounts.get("acct_elsewhere") ?? {}, { isRevoked: true });
    expect(await found(since)).toContainEqual({ kind: "unasked", processor: "stripe:acct_elsewhere" });
  });
});
