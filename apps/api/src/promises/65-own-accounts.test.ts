import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { cents, parsePlatformFee, type StaffCaller } from "@comptoir/ordering";
import { runLength } from "@comptoir/test-kit";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { connectAccount, disconnectAccount } from "../money/payment/accounts/connect-account.ts";
import { readAccount } from "../money/payment/accounts/read-account.ts";
import { abandonExpiredCheckouts } from "../ordering/orders/place/checkouts.store.ts";
import { moveOrder } from "../ordering/orders/refund/move-order.ts";
import { refundOrder } from "../ordering/orders/refund/refund-order.ts";
import { STEAK } from "../testing/grill.ts";
import { newGuest } from "../testing/order-over-http.ts";
import { openStripeApi, STRIPE_GRILL } from "../testing/stripe-api.ts";
import { accountEvent, sendAccountEvent, sendEvent, stripeEvent } from "../testing/stripe-events.ts";
import type { KeptAccount, KeptIntent } from "../testing/stripe-shapes.ts";
import { aSubmit, submit } from "../testing/submit.ts";

/*
 * Promise 65, on restaurants' own accounts. Two restaurants with an account each: random sequences of submit, capture,
 * refund, decline, disconnect, connect, account.updated, deauthorisation and events of the wrong account, up to three at
 * once, with answers of Stripe that are lost. Afterwards:
 * - each order has one captured payment, each payment one order, and nothing is held;
 * - what each account took and gave back is what the orders of its own restaurant cost, and no account has another
 *   restaurant's payment;
 * - the fees are those of the ledger, and the books agree with Stripe.
 */

const fee = parsePlatformFee("2.9%+30");
if (!fee) throw new Error("no fee");
const test = await openStripeApi({ checkoutLeaseMs: 60_000, gatewayTimeoutMs: 4_000 }, fee);
const { clock, pool, load, stripe, processed, refunded, worked, connect, differences, gateways } = test;
clock.set("2026-11-20T17:00:00Z");
const HOUSES = ["7", "8"] as const;
const deps = () => ({ database: pool, clock: clock.now, paymentGateways: gateways(), gateways: gateways() });

/** The accounts that each restaurant ever had. */
const accountsOf = new Map<string, Set<string>>(HOUSES.map((house) => [house, new Set()]));
let accounts = 0;
async function connectAnew(house: string): Promise<void> {
  accounts += 1;
  const account = `acct_${house}_${accounts}`;
  accountsOf.get(house)?.add(account);
  await connect(house, account);
}

// Randomly delays statements between their snapshot and their locks, as on a busy machine.
beforeAll(async () => {
  await load(STRIPE_GRILL);
  await load({ ...STRIPE_GRILL, restaurant: { ...STRIPE_GRILL.restaurant, id: 8, slug: "elsewhere" } });
  await pool.query(`create function stand_still() returns trigger language plpgsql as $$ begin
    if random() < 0.2 then perform pg_sleep(random() * 0.015); end if;
    return null; end $$`);
  for (const table of ["orders", "payments", "refunds", "stripe_accounts", "restaurants"])
    await pool.query(
      `create trigger stand_still before update on ${table} for each statement execute function stand_still()`,
    );
});

const ACTS = [
  ...["submit", "submit", "decline", "capture", "capture", "refund", "refund", "cancel"],
  ...["disconnect", "connect", "press connect", "charges off", "charges on", "revoked", "restored"],
  ...["event", "event of another account", "server is lost"],
] as const;
type ActName = (typeof ACTS)[number];
const someActs = fc.record({
  does: fc.constantFrom(...(ACTS as unknown as ActName[])),
  house: fc.constantFrom(...HOUSES),
  order: fc.nat(5),
  amount: fc.integer({ min: 1, max: 3_000 }),
  afterMs: fc.nat(12),
});
type Act = typeof someActs extends fc.Arbitrary<infer Value> ? Value : never;
const TROUBLES = ["500-before", "500-after", "drop-after"] as const;
const ENDINGS = ["/payment_intents", "/confirm", "/capture", "/refunds", "/cancel", "/accounts"] as const;
const somePlays = fc.record({
  troubles: fc.array(fc.record({ ending: fc.constantFrom(...ENDINGS), kind: fc.constantFrom(...TROUBLES) }), {
    maxLength: 2,
  }),
  moments: fc.array(fc.array(someActs, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 6 }),
});

const staff = (restaurantId: string): StaffCaller => {
  const [staffId, sessionHash] = [randomUUID(), randomUUID()];
  return { kind: "staff", restaurantId, staffId, personId: null, sessionHash, role: "manager" };
};
const currentAccount = async (house: string) =>
  (await pool.query("select account_id from stripe_accounts where restaurant_id = $1", [house])).rows[0]?.account_id as
    | string
    | null;
const kept = async (house: string): Promise<KeptAccount | null> =>
  stripe.accounts.get((await currentAccount(house)) ?? "") ?? null;

async function order(house: string, token: string): Promise<boolean> {
  const body = aSubmit({
    items: [STEAK],
    config: { restaurantId: Number(house), tableNum: "12" },
    checkout: { contact: { full_name: "Ada Lovelace" }, paymentMethod: "credit_card", card: { token } },
  });
  const { status, body: answer } = await submit(test, body, { headers: { ...newGuest(), "x-restaurant-id": house } });
  if (status === 500) throw new Error(`a mistake of ours: ${JSON.stringify(answer)}`);
  return status === 201;
}
async function anyOrder(house: string, index: number): Promise<string | null> {
  const { rows } = await pool.query(
    "select id from orders where restaurant_id = $1 order by placed_at desc, id limit 6",
    [house],
  );
  return rows[index % Math.max(rows.length, 1)]?.id ?? null;
}
const refundNow = async () => {
  await pool.query("update refunds set settle_after = now() - interval '1 second' where status = 'refunding'");
  await refunded().catch(() => undefined);
};
async function hear(house: string, from: string | null): Promise<void> {
  const account = from ?? (await currentAccount(house));
  const { rows } = await pool.query(
    "select id from payments where restaurant_id = $1 order by created_at desc limit 3",
    [house],
  );
  for (const { id } of rows) {
    const intent = stripe.intentOf(id);
    const object = { object: "charge", payment_intent: intent?.id, metadata: { comptoir_reference: id } };
    const event = [randomUUID(), "charge.refunded", object] as const;
    await (account === null
      ? sendEvent(test, stripeEvent(...event))
      : sendAccountEvent(test, accountEvent(account, ...event)));
  }
  if (account !== null) {
    await sendAccountEvent(test, accountEvent(account, randomUUID(), "account.updated", { id: account }));
  }
  await worked();
}
const set = async (house: string, state: Partial<KeptAccount>) => {
  Object.assign((await kept(house)) ?? {}, state);
  if (Math.random() < 0.7) await hear(house, null);
};

const PLAYED: Readonly<Record<ActName, (act: Act) => Promise<unknown>>> = {
  submit: ({ house }) => order(house, "pm_card_visa"),
  decline: ({ house }) => order(house, "pm_card_visa_chargeDeclined"),
  capture: () => processed().catch(() => undefined),
  refund: async ({ house, order: index, amount }) => {
    const orderId = await anyOrder(house, index);
    if (orderId === null) return;
    const what = amount > 2_712 ? ({ of: "all" } as const) : ({ of: "amount", amountCents: cents(amount) } as const);
    await refundOrder(deps(), { restaurantId: house, orderId }, { key: randomUUID(), reason: null, what });
    await refundNow();
  },
  cancel: async ({ house, order: index }) => {
    const orderId = await anyOrder(house, index);
    if (orderId !== null) await moveOrder(deps(), { restaurantId: house, orderId }, "cancelled");
  },
  disconnect: ({ house }) => disconnectAccount(deps(), staff(house)),
  connect: ({ house }) => connectAnew(house),
  "press connect": async ({ house }) => {
    const accountGateway = gateways().stripe?.accounts;
    if (!accountGateway) return;
    const back = { returnUrl: "https://order.example/a", refreshUrl: "https://order.example/b" };
    await connectAccount(deps(), accountGateway, { by: staff(house), back });
    const account = await currentAccount(house);
    if (account) accountsOf.get(house)?.add(account);
  },
  "charges off": ({ house }) => set(house, { chargesEnabled: false }),
  "charges on": ({ house }) => set(house, { chargesEnabled: true }),
  revoked: ({ house }) => set(house, { isRevoked: true }),
  restored: ({ house }) => set(house, { isRevoked: false, chargesEnabled: true }),
  event: ({ house }) => hear(house, null),
  "event of another account": async ({ house }) => {
    const other = await currentAccount(house === "7" ? "8" : "7");
    if (other) await hear(house, other);
  },
  "server is lost": async () => {
    await pool.query("update idempotency_keys set lease_until = now() - interval '1 second' where lease is not null");
    await abandonExpiredCheckouts(pool);
  },
};

/** Ends all that is due, once Stripe answers and every owner lets us in. */
async function settle(): Promise<void> {
  stripe.calm();
  for (const account of stripe.accounts.values()) Object.assign(account, { isRevoked: false, chargesEnabled: true });
  for (const house of HOUSES) {
    const account = await currentAccount(house);
    if (account) await readAccount(deps(), account);
  }
  await PLAYED["server is lost"]({} as Act);
  for (let round = 0; round < 3; round += 1) {
    await processed().catch(() => undefined);
    await refundNow();
  }
  await pool.query("update gateway_events set due_at = now() - interval '1 second' where due_at is not null");
  while ((await worked()) > 0);
}

async function check(): Promise<void> {
  const intents = [...stripe.intents.values()];
  expect(intents.filter(({ status }) => status === "requires_capture")).toEqual([]);
  const { rows } = await pool.query(
    `select p.id, p.restaurant_id as house, p.gateway_account as account, p.status, p.amount_cents::int as cents,
       p.refunded_cents::int as back, p.fee_cents::int as fee, p.fee_back_cents::int as fee_back, o.id as order_id, o.status as order_status,
       o.total_with_tip_cents::int as total
     from payments p left join orders o on o.restaurant_id = p.restaurant_id and o.id = p.order_id`,
  );
  expect(rows.filter(({ status }) => /authoris|voiding|refunding/.test(status))).toEqual([]);
  const byReference = new Map<string, KeptIntent>(
    intents.map((intent) => [intent.metadata.comptoir_reference ?? "", intent]),
  );
  for (const { id, house, account, status, cents: amount, fee: taken, fee_back: given, ...row } of rows) {
    if (account !== null) expect(accountsOf.get(house)).toContain(account);
    const intent = byReference.get(id);
    if (intent) expect(intent.account).toBe(account);
    const isTaken = status === "captured" || status === "refunded";
    expect(intent?.status === "succeeded").toBe(isTaken);
    if (!isTaken || !intent) continue;
    expect(row.order_id).not.toBeNull();
    expect(amount).toBe(row.total);
    expect(intent.refunded).toBe(status === "refunded" ? amount : row.back);
    expect(status === "refunded").toBe(row.order_status === "cancelled" || row.back === amount);
    expect({ taken: intent.fee?.amount ?? 0, given: intent.fee?.refunded ?? 0 }).toEqual({ taken, given });
    if (status === "refunded") expect(given).toBe(taken);
    expect(taken > 0).toBe(account !== null);
  }
  const orders = rows.filter(({ status }) => status === "captured" || status === "refunded" || status === "voided");
  const { rows: standing } = await pool.query("select count(*)::int as orders from orders where status <> 'cancelled'");
  expect(
    new Set(orders.filter(({ order_status: status }) => status && status !== "cancelled").map(({ order_id: id }) => id))
      .size,
  ).toBe(standing[0].orders);
  expect(await differences()).toEqual([]);
}

it("Whatever happens to two restaurants' accounts at once, each is paid for its own orders, once, and the fees are right.", async () => {
  await fc.assert(
    fc.asyncProperty(somePlays, async ({ troubles, moments }) => {
      for (const house of HOUSES) await connectAnew(house);
      for (const { ending, kind } of troubles) stripe.trouble(ending, kind, 2);
      for (const moment of moments) {
        await Promise.all(
          moment.map(async (act) => {
            await pause(act.afterMs);
            await PLAYED[act.does](act);
          }),
        );
      }
      await settle();
      await check();
    }),
    { numRuns: runLength({ quick: 10, full: 300 }), endOnFailure: true },
  );
  // The plays did what they are for, on many accounts.
  const { rows } = await pool.query(
    `select status, count(*)::int as payments, count(*) filter (where fee_back_cents > 0)::int as fees_back,
       count(distinct gateway_account)::int as accounts from payments group by status`,
  );
  const found = Object.fromEntries(rows.map(({ status, ...row }) => [status, row]));
  expect((found.captured?.accounts ?? 0) + (found.refunded?.accounts ?? 0)).toBeGreaterThan(1);
  expect((found.captured?.fees_back ?? 0) + (found.refunded?.fees_back ?? 0)).toBeGreaterThan(0);
}, 1_200_000);
