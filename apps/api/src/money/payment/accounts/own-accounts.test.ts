import { randomUUID } from "node:crypto";
import { m } from "@comptoir/messages";
import { cents, parsePlatformFee } from "@comptoir/ordering";
import { beforeEach, describe, expect, it } from "vitest";
import { moveOrder } from "../../../ordering/orders/refund/move-order.ts";
import { refundOrder } from "../../../ordering/orders/refund/refund-order.ts";
import { emptyTables } from "../../../testing/empty-tables.ts";
import { GRILL, STEAK } from "../../../testing/grill.ts";
import { aStaffMember, type StaffMember } from "../../../testing/staff.ts";
import { openStripeApi, STRIPE_GRILL } from "../../../testing/stripe-api.ts";
import { accountEvent, sendAccountEvent, sendEvent, stripeEvent } from "../../../testing/stripe-events.ts";
import { intentShape } from "../../../testing/stripe-shapes.ts";
import { aSubmit, submit } from "../../../testing/submit.ts";

const fee = parsePlatformFee("1.5%+10");
if (!fee) throw new Error("no fee");
const test = await openStripeApi({ checkoutLeaseMs: 60_000, gatewayTimeoutMs: 3_000 }, fee);
const { call, clock, pool, load, stripe, processed, refunded, worked, connect, differences, said } = test;
const NOW = "2026-11-20T17:00:00Z";
clock.set(NOW);
const OTHER = { ...STRIPE_GRILL, restaurant: { ...STRIPE_GRILL.restaurant, id: 8, slug: "elsewhere" } };
await load(STRIPE_GRILL);
await load(OTHER);
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, id: 9, slug: "on-premise" } });

let boss: StaffMember;
let account = "";
let accounts = 0;

beforeEach(async () => {
  clock.set(NOW);
  await emptyTables(pool, "staff, staff_acts, rate_limits");
  boss = await aStaffMember(test, { name: "Boss", role: "manager" });
  accounts += 1;
  account = `acct_${accounts}`;
  await connect("7", account);
});

const payments = async (who = boss) => (await call("/api/staff/payments", undefined, who.headers)).body;
const post = (path: string, who = boss) => call(`/api/staff/payments/${path}`, {}, who.headers);
const isOff = async (slug = "the-grill") => (await call(`/menu/${slug}/data.json`)).body.restaurant.cards_off === true;
const payWith = (token: string, but: object = {}) =>
  aSubmit({
    items: [STEAK],
    checkout: { contact: { full_name: "Ada Lovelace" }, paymentMethod: "credit_card", card: { token } },
    ...but,
  });
async function anOrder(restaurantId = 7) {
  const body = payWith("pm_card_visa", { config: { restaurantId, tableNum: "12" } });
  const headers = { "x-restaurant-id": String(restaurantId) };
  const { status, body: answer } = await submit(test, body, { headers });
  expect(status, JSON.stringify(answer)).toBe(201);
  const { rows } = await pool.query(
    "select id, gateway_account as account, fee_cents::int as fee from payments where order_id = $1",
    [answer.order.id],
  );
  const { id: reference, ...paid } = rows[0];
  const intent = stripe.intentOf(reference);
  if (!intent) throw new Error("Stripe has no such payment");
  return { orderId: answer.order.id as string, reference: reference as string, intent, ...paid };
}
const statusOf = async (reference: string) =>
  (await pool.query("select status from payments where id = $1", [reference])).rows[0]?.status;
const feeRow = async (reference: string) =>
  (
    await pool.query("select fee_cents::int as taken, fee_back_cents::int as back from payments where id = $1", [
      reference,
    ])
  ).rows[0];
const deps = { database: pool, clock: clock.now };
const cancel = async (orderId: string) =>
  expect(await moveOrder(deps, { restaurantId: "7", orderId }, "cancelled")).not.toHaveProperty("refused");
async function refund(orderId: string, amountCents: number | null) {
  const what =
    amountCents === null ? ({ of: "all" } as const) : ({ of: "amount", amountCents: cents(amountCents) } as const);
  const made = await refundOrder(deps, { restaurantId: "7", orderId }, { key: randomUUID(), reason: null, what });
  expect(made).toHaveProperty("given");
}

describe("payment#own-account: a manager connects the restaurant's own account", () => {
  it("once, however often the button is pressed, and gets an address at Stripe each time", async () => {
    const stranger = await aStaffMember(test, { name: "Stranger", role: "manager", restaurantId: "8" });
    expect((await payments(stranger)).account).toBeNull();
    const before = stripe.accounts.size;
    const answers = await Promise.all(Array.from({ length: 5 }, () => post("connect", stranger)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const { body } of answers) expect(body.url).toMatch(/^https:\/\/connect\.stripe\.com\//);
    expect((await post("connect", stranger)).status).toBe(200);
    expect(stripe.accounts.size).toBe(before + 1);
    const acts = (await call("/api/staff/acts", undefined, stranger.headers)).body.acts;
    expect(acts.filter(({ act }: { act: string }) => act === "connect-account")).toHaveLength(1);
    const link = stripe.asked.findLast(({ path }) => path === "/v1/account_links");
    expect(link?.form.get("return_url")).toBe("http://comptoir.test/staff/payments?from=stripe");
    expect(link?.form.get("refresh_url")).toBe("http://comptoir.test/staff/payments?from=ended");
  });

  it("takes cards off from the press until Stripe accepts the account, and says what is missing", async () => {
    const stranger = await aStaffMember(test, { name: "Stranger", role: "manager", restaurantId: "8" });
    await pool.query("delete from stripe_accounts where restaurant_id = '8'");
    await load(OTHER);
    expect(await isOff("elsewhere")).toBe(false);
    await post("connect", stranger);
    await test.api.whenCaughtUp();
    expect(await isOff("elsewhere")).toBe(true);
    expect((await post("read", stranger)).body.account).toMatchObject({
      ...{ standing: "unfinished", takesCards: false, needs: ["business", "bank", "terms"] },
    });
    const made = stripe.accounts.get((await payments(stranger)).account.id);
    Object.assign(made ?? {}, { chargesEnabled: true, payoutsEnabled: true, detailsSubmitted: true, currentlyDue: [] });
    expect((await post("read", stranger)).body).toMatchObject({
      fee: { percent: "1.5", cents: 10 },
      account: { standing: "ready", takesCards: true, needs: [] },
    });
    expect(await isOff("elsewhere")).toBe(false);
  });

  it("not where guests pay on premise, and not by anybody else than a manager of it", async () => {
    const other = await aStaffMember(test, { name: "Other", role: "manager", restaurantId: "9" });
    expect(await payments(other)).toMatchObject({ processor: "payOnPremise", isOffered: false, fee: null });
    expect((await post("connect", other)).body.code).toBe("accounts_off");
    expect((await post("read", other)).body.code).toBe("account_missing");
    const counter = await aStaffMember(test, { name: "Noor", role: "counter" });
    for (const path of ["connect", "read", "disconnect"]) expect((await post(path, counter)).status).toBe(403);
    expect((await payments()).account.id).toBe(account);
  });

  it("again after a failure at Stripe, which makes no second account", async () => {
    await post("disconnect");
    const before = stripe.accounts.size;
    stripe.trouble("/accounts", "500-after", 2);
    expect((await post("connect")).body.code).toBe(1803);
    stripe.calm();
    stripe.trouble("/account_links", "500-before", 2);
    await post("connect");
    stripe.calm();
    // Stripe replays the error of a key for a day; a new key follows once the manager has disconnected.
    expect(stripe.accounts.size).toBe(before + 1);
  });
});

describe("payment#own-account: a payment", () => {
  it("is made on the restaurant's account, with the fee, and its page gets the account for its card", async () => {
    const config = await call("/api/payment/get-payment-config", { app8RestaurantId: 7 });
    expect(config.body).toMatchObject({ account, cardsKeptAt: `stripe:${account}`, cardsOff: false });
    const order = await anOrder();
    expect(order).toMatchObject({ account, fee: 51, intent: { account, feeAmount: 51 } });
    await processed();
    expect(order.intent.status).toBe("succeeded");
    expect(await differences()).toEqual([]);
    const elsewhere = await call("/api/payment/get-payment-config", { app8RestaurantId: 9 });
    expect(elsewhere.body).toMatchObject({ account: null, cardsKeptAt: null });
  });

  it("stays on the account with which it was made when another one is connected", async () => {
    const order = await anOrder();
    await processed();
    await connect("7", `${account}_new`);
    const later = await anOrder();
    expect(later.intent.account).toBe(`${account}_new`);
    await processed();
    await refund(order.orderId, 500);
    await refunded();
    expect([order.intent.refunded, later.intent.refunded]).toEqual([500, 0]);
    expect(await differences()).toEqual([]);
  });

  it("of the installation's account from before is captured and refunded there", async () => {
    await pool.query("delete from stripe_accounts where restaurant_id = '8'");
    await load(OTHER);
    const order = await anOrder(8);
    expect(order).toMatchObject({ account: null, fee: 0, intent: { account: null, feeAmount: 0 } });
    await connect("8", `${account}_8`);
    await processed();
    expect(order.intent.status).toBe("succeeded");
    expect(await differences()).toEqual([]);
  });
});

describe("payment#cards-off: while the account takes no cards", () => {
  it("a card is refused before anything is reserved or authorised, and the menu says so", async () => {
    const state = stripe.accounts.get(account);
    Object.assign(state ?? {}, { chargesEnabled: false, disabledReason: "requirements.past_due" });
    await sendAccountEvent(test, accountEvent(account, `evt_off_${account}`, "account.updated", { id: account }));
    const asked = stripe.asked.length;
    // The submit comes before the event is worked: Stripe refuses the payment, and nothing is held or placed.
    const { rows: before } = await pool.query("select count(*)::int as orders from orders");
    const early = await submit(test, payWith("pm_card_visa"));
    expect(early.status).toBeGreaterThanOrEqual(400);
    expect(await worked()).toBe(1);
    await test.api.whenCaughtUp();
    expect(await isOff()).toBe(true);
    const between = stripe.asked.length;
    const refused = await submit(test, payWith("pm_card_visa"));
    expect(refused).toMatchObject({ status: 402, body: { code: "payment_required" } });
    expect(refused.body.message).toBe(m.refusal_cards_off({}, { locale: "en-CA" }));
    expect(stripe.asked.length).toBe(between);
    expect(asked).toBeLessThan(between);
    const { rows: after } = await pool.query("select count(*)::int as orders from orders");
    expect(after).toEqual(before);
    const config = await call("/api/payment/get-payment-config", { app8RestaurantId: 7 });
    expect(config.body).toMatchObject({ processor: "stripe", paymentMethods: [], cardsOff: true, account: null });
    Object.assign(state ?? {}, { chargesEnabled: true, disabledReason: null });
    await sendAccountEvent(test, accountEvent(account, `evt_on_${account}`, "account.updated", { id: account }));
    await worked();
    await test.api.whenCaughtUp();
    expect((await submit(test, payWith("pm_card_visa"))).status).toBe(201);
    await processed();
  });

  it("the other means stand", async () => {
    await pool.query("update stripe_accounts set charges_enabled = false where restaurant_id = '7'");
    await load({
      ...STRIPE_GRILL,
      restaurant: {
        ...STRIPE_GRILL.restaurant,
        extra_payment_methods: [{ type: "invoice", label: "Monthly invoice" }],
      },
    });
    const contact = { full_name: "Ada Lovelace" };
    const billed = aSubmit({ items: [STEAK], checkout: { contact, paymentMethod: "invoice" } });
    expect((await submit(test, billed)).status).toBe(201);
    expect((await submit(test, payWith("pm_card_visa"))).status).toBe(402);
    await load(STRIPE_GRILL);
  });

  it("a disconnected account leaves them off, and an order that was paid before can still be refunded", async () => {
    const order = await anOrder();
    expect((await post("disconnect")).body.code).toBe("account_in_use");
    await processed();
    await refund(order.orderId, 100);
    expect((await post("disconnect")).body.code).toBe("account_in_use");
    await refunded();
    expect((await post("disconnect")).body.account).toMatchObject({ id: null, standing: "none", takesCards: false });
    expect(await isOff()).toBe(true);
    expect((await post("disconnect")).body.code).toBe("account_missing");
    expect((await submit(test, payWith("pm_card_visa"))).status).toBe(402);
    await refund(order.orderId, null);
    await refunded();
    expect(order.intent).toMatchObject({ account, refunded: order.intent.amount });
    expect(await differences()).toEqual([]);
  });
});

describe("payment#platform-fee: the fee in the books", () => {
  const postings = async (reference: string) =>
    (
      await pool.query(
        "select kind, accounts, amounts from ledger_entries where payment_id = $1 and kind like 'fee%' order by at, kind",
        [reference],
      )
    ).rows.map(({ kind, accounts, amounts }) => [kind, accounts, amounts.map(Number)]);

  it("is the restaurant's cost of the capture, and refunds give it back to the cent", async () => {
    const order = await anOrder();
    expect(await postings(order.reference)).toEqual([]);
    await processed();
    expect(await postings(order.reference)).toEqual([["fee", ["platform-fee", "gateway:stripe"], [51, -51]]]);
    for (const amount of [333, 333, 333]) {
      await refund(order.orderId, amount);
      await refunded();
    }
    expect(await feeRow(order.reference)).toEqual({ taken: 51, back: 18 });
    expect(await differences()).toEqual([]);
    await refund(order.orderId, null);
    await refunded();
    expect(await feeRow(order.reference)).toEqual({ taken: 51, back: 51 });
    expect(await statusOf(order.reference)).toBe("refunded");
    const booked = (await postings(order.reference)).map(([, , [cents]]) => cents);
    expect(booked).toEqual([51, -6, -6, -6, -33]);
    expect(await differences()).toEqual([]);
  });

  it("is in no book of an order that was cancelled before its capture, and given back with one cancelled after", async () => {
    const [early, late] = [await anOrder(), await anOrder()];
    await cancel(early.orderId);
    await processed();
    await cancel(late.orderId);
    await processed();
    expect(await postings(early.reference)).toEqual([]);
    expect(await feeRow(late.reference)).toEqual({ taken: 51, back: 51 });
    expect([early.intent.status, late.intent.refunded]).toEqual(["canceled", late.intent.amount]);
    expect(await differences()).toEqual([]);
  });

  it("is given back once if the answer of a refund is lost", async () => {
    const order = await anOrder();
    await processed();
    await refund(order.orderId, 1000);
    stripe.trouble("/refunds", "drop-after", 2);
    await refunded();
    stripe.calm();
    await pool.query("update refunds set settle_after = now() - interval '1 second' where status = 'refunding'");
    await refunded();
    expect(await feeRow(order.reference)).toEqual({ taken: 51, back: 18 });
    expect(order.intent.refunded).toBe(1000);
    expect(await differences()).toEqual([]);
  });

  it("is in the day's figures, as a movement and a cost", async () => {
    const order = await anOrder();
    await processed();
    const { rows } = await pool.query("select max(local_day)::text as day from ledger_entries where kind = 'fee'");
    // Money is booked on the day of its movement, by the database's clock.
    clock.set(new Date().toISOString());
    const now = await aStaffMember(test, { name: "Now", role: "manager" });
    const { totals } = (await call(`/api/staff/day?day=${rows[0].day}`, undefined, now.headers)).body;
    const ofFees = totals.movements.filter(({ kind }: { kind: string }) => kind.startsWith("fee"));
    expect(ofFees).toContainEqual(expect.objectContaining({ account: "gateway:stripe", kind: "fee" }));
    expect(totals.feesCents).toBe(-ofFees.reduce((sum: number, { cents }: { cents: number }) => sum + cents, 0));
    expect(order.fee).toBe(51);
  });
});

describe("payment#account-events: events of accounts", () => {
  const about = (order: Awaited<ReturnType<typeof anOrder>>) => {
    const { latest_charge: id } = intentShape(order.intent, false);
    return { id, object: "charge", payment_intent: order.intent.id, metadata: order.intent.metadata, refunded: true };
  };

  it("an event of one account about another one's payment changes nothing, and is logged", async () => {
    await connect("8", `${account}_8`);
    const order = await anOrder();
    await processed();
    order.intent.refunded = order.intent.amount;
    const ids = ["a", "b", "c"].map((name) => `evt_${name}_${account}`);
    await sendAccountEvent(test, accountEvent(`${account}_8`, ids[0] ?? "", "charge.refunded", about(order)));
    await sendEvent(test, stripeEvent(ids[1] ?? "", "charge.refunded", about(order)));
    expect(await worked()).toBe(2);
    expect(await statusOf(order.reference)).toBe("captured");
    expect(said).toContainEqual(
      expect.objectContaining({
        event: "gateway_event_misplaced",
        reference: order.reference,
        account: `${account}_8`,
      }),
    );
    await sendAccountEvent(test, accountEvent(account, ids[2] ?? "", "charge.refunded", about(order)));
    expect(await worked()).toBe(1);
    expect(await statusOf(order.reference)).toBe("refunded");
    // The refund was made in the restaurant's dashboard, which keeps the fee: the books say so.
    expect(await feeRow(order.reference)).toEqual({ taken: 51, back: 0 });
  });

  it("account.updated is not believed: the account is read", async () => {
    const body = accountEvent(account, `evt_lie_${account}`, "account.updated", {
      id: account,
      charges_enabled: false,
    });
    await sendAccountEvent(test, body);
    expect(await worked()).toBe(1);
    expect((await payments()).account).toMatchObject({ takesCards: true, standing: "ready" });
  });

  it("account.application.deauthorized turns cards off, which reading the account proves", async () => {
    const order = await anOrder();
    await processed();
    const state = stripe.accounts.get(account);
    Object.assign(state ?? {}, { isRevoked: true });
    await sendAccountEvent(
      test,
      accountEvent(account, `evt_end_${account}`, "account.application.deauthorized", { object: "application" }),
    );
    expect(await worked()).toBe(1);
    await test.api.whenCaughtUp();
    expect((await payments()).account).toMatchObject({ takesCards: false, standing: "ended" });
    expect(await isOff()).toBe(true);
    // A refund waits: nothing is lost, and nothing goes to another account.
    await refund(order.orderId, null);
    await refunded();
    expect(await statusOf(order.reference)).toBe("captured");
    Object.assign(state ?? {}, { isRevoked: false });
    await pool.query("update refunds set settle_after = now() - interval '1 second' where status = 'refunding'");
    await refunded();
    expect(await statusOf(order.reference)).toBe("refunded");
    const ofOrder = (await differences()).filter((one) => "orderId" in one && one.orderId === order.orderId);
    expect(ofOrder).toEqual([]);
  });

  it("an account of no restaurant is ignored, and one that cannot be read now is read later", async () => {
    await sendAccountEvent(test, accountEvent("acct_nobodys", `evt_n_${account}`, "account.updated", {}));
    expect(await worked()).toBe(1);
    stripe.trouble(`/${account}`, "500-before", 2);
    await sendAccountEvent(test, accountEvent(account, `evt_s_${account}`, "account.updated", {}));
    expect(await worked()).toBe(1);
    stripe.calm();
    const { rows } = await pool.query("select outcome, due_at is null as ended from gateway_events where id = $1", [
      `evt_s_${account}`,
    ]);
    expect(rows[0]).toEqual({ outcome: null, ended: false });
    await pool.query("update gateway_events set due_at = now() - interval '1 second' where due_at is not null");
    expect(await worked()).toBe(1);
  });

  it("an event without the signature of its own endpoint is 400", async () => {
    const body = accountEvent(account, `evt_f_${account}`, "account.updated", {});
    expect((await sendAccountEvent(test, body, "whsec_comptoir")).status).toBe(400);
    expect((await sendEvent(test, body, null)).status).toBe(400);
  });
});
