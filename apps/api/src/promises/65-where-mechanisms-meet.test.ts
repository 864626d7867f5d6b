import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { cents, isRefused, parseCents } from "@comptoir/ordering";
import { runLength } from "@comptoir/test-kit";
import fc from "fast-check";
import pino from "pino";
import { afterAll, expect, it } from "vitest";
import { type PaymentGateways, sandboxOnly, withTimeouts } from "../gateways/payment/payment-gateways.ts";
import type { PaymentGateway } from "../gateways/payment/port.ts";
import { accountKey } from "../money/loyalty/loyalty.store.ts";
import { openPaymentBooks } from "../money/payment/payment-books.ts";
import { PaymentPendingError } from "../money/payment/process-payment.ts";
import { workEvents } from "../money/payment/work-events.ts";
import { workRefunds } from "../money/payment/work-refunds.ts";
import { acceptOrder, declineOrder } from "../ordering/orders/board/answer-order.ts";
import { workBoards } from "../ordering/orders/board/work-board.ts";
import { cancelDay } from "../ordering/orders/days/cancel-day.ts";
import type { GivenBack } from "../ordering/orders/order-record.ts";
import { abandonExpiredCheckouts } from "../ordering/orders/place/checkouts.store.ts";
import { moveOrder } from "../ordering/orders/refund/move-order.ts";
import { type RefundRequest, refundOrder } from "../ordering/orders/refund/refund-order.ts";
import { issueGiftCards } from "../ordering/quote/gift-cards.store.ts";
import type { Database } from "../platform/db/database.ts";
import { openListener } from "../platform/db/listen.ts";
import { differencesOf } from "../testing/check-books.ts";
import { newGuest } from "../testing/order-over-http.ts";
import { login, register, type SignedIn } from "../testing/people.ts";
import { processPaymentsNow } from "../testing/process-payments-now.ts";
import { orderDates } from "../testing/school.ts";
import { openPool } from "../testing/serve-api.ts";
import { aCard } from "../testing/submit.ts";
import type { Answer } from "../testing/test-api.ts";
import { openThreeServers } from "../testing/three-servers.ts";
import { closeAndChargeTabs } from "../testing/work-tabs.ts";
import { openVenues } from "../venue/venues/venue-cache.ts";
import {
  type ActName,
  AFTERWARDS,
  ANSWERS,
  ASKING,
  AT_ASKING_GRILL,
  BILLED,
  CARDS,
  EXTRAS,
  FEAST,
  FRIDAY,
  GRILLS,
  HOUSES,
  type HouseName,
  type Meal,
  SCHOOL_DATES,
  type Scene,
  VENUES,
} from "./65-houses.ts";
import {
  type Act,
  type Books,
  type Money,
  NO_MONEY,
  NO_ORDERS,
  possibleAfter,
  seenFrom,
  type Told,
  withoutAnswers,
} from "./65-model.ts";

/*
 * Goal: whatever happens to an order concurrently, payments less refunds equal the standing amounts.
 * Method: random sequences of acts (`Play`). Up to three acts overlap, on three servers and a worker, with a
 * slow processor that loses answers. After all pending work, the observed books must be possible in a model
 * that knows only the acts and their answers.
 */

const TROUBLES = ["none", "slow", "lost on the way there", "lost on the way back"] as const;
/** Faults of the next calls to the processor, in order; later calls succeed. */
let troubles: (typeof TROUBLES)[number][] = [];
function troubled<Asked extends unknown[], Outcome>(ask: (...asked: Asked) => Promise<Outcome>) {
  return async (...asked: Asked): Promise<Outcome> => {
    const trouble = troubles.shift();
    if (trouble === "lost on the way there") throw new Error("connection reset");
    if (trouble === "slow") await pause(30);
    const outcome = await ask(...asked);
    if (trouble === "lost on the way back") throw new Error("connection reset");
    return outcome;
  };
}
function troubledGateways(books: Database): PaymentGateways {
  const sandbox = sandboxOnly(books).sandbox as PaymentGateway;
  const { authorise, capture, void: voidPayment, refund: giveBack, find } = sandbox;
  const calls = { authorise: troubled(authorise), capture: troubled(capture), find: troubled(find) };
  return { sandbox: { ...sandbox, ...calls, void: troubled(voidPayment), refund: troubled(giveBack) } };
}

const servers = await openThreeServers({}, troubledGateways);
const { call, clock, load, pool, url } = servers;
for (const venue of VENUES) await load(venue);

/** A worker with its own connections, as in a separate process. The servers run no background work. */
const ofWorker = openPool(url, 6);
const logger = pino({ level: "silent" });
const listener = await openListener(ofWorker, logger);
const gateways = withTimeouts(troubledGateways(ofWorker), 5_000);
const worker = {
  ...{ database: ofWorker, clock: clock.now, logger, gateways, paymentGateways: gateways },
  payments: openPaymentBooks(ofWorker),
  venues: await openVenues(ofWorker, listener),
};
afterAll(async () => {
  await listener.stop();
  await ofWorker.end();
});

// Randomly delays statements between their snapshot and their locks, as on a busy machine.
await pool.query(`create function stand_still() returns trigger language plpgsql as $$ begin
  if random() < 0.2 then perform pg_sleep(random() * 0.015); end if;
  return null; end $$`);
for (const table of ["orders", "payments", "account_credits", "event_suites", "refunds", "suite_tab_bills"])
  await pool.query(
    `create trigger stand_still before update on ${table} for each statement execute function stand_still()`,
  );

// Noor has a saved card, and points and account credit for all test runs. Ben has suites and a saved card.
clock.set(FRIDAY);
const noor = await register(servers, { email: "noor@example.test" });
const ben = await login(servers, "ben@example.ca");
const BEHAVIOURS = [
  "approve",
  "decline",
  "timeout",
  "unreachable",
  "fail-after-authorise",
  "drop-after-capture",
] as const;
const cards: Record<string, Awaited<ReturnType<typeof aCard>>> = {};
for (const behaviour of BEHAVIOURS) cards[behaviour] = await aCard(servers, behaviour);
async function saveCard({ self, cookie }: SignedIn): Promise<string> {
  const { body } = await call("/api/auth/payment-method", { ...self, card: await aCard(servers) }, { cookie });
  return body.paymentMethods[0].paymentCardId;
}
await saveCard(ben);
const savedCardId = await saveCard(noor);
const [feast] = await orderDates(servers, noor, [FEAST]);
await processPaymentsNow(pool);
await call(`/api/orders/${feast?.id}/cancel`, {}, { "x-restaurant-id": "school", ...noor.headers });
for (const id of GRILLS) {
  await pool.query(
    `with joined as (
       insert into loyalty_members (restaurant_id, member_key, person_id, joined_at)
       values ($1, decode($2, 'hex'), $3, now()) returning restaurant_id, member_key
     )
     insert into loyalty_entries (restaurant_id, member_key, points, reason, order_id, amount_cents, entered_at)
     select restaurant_id, member_key, 1000000, 'earned', gen_random_uuid(), 1, now() from joined`,
    [id, accountKey(id, noor.userId), noor.userId],
  );
}

// --- Generators of test runs (`Play`).

const someMeals = fc.record({
  quantity: fc.integer({ min: 1, max: 3 }),
  means: fc.constantFrom<Meal["means"][]>(...CARDS, ...CARDS, ...BILLED),
  extra: fc.constantFrom(...EXTRAS),
});
const someActs = (house: HouseName) =>
  fc.record({
    does: fc.constantFrom<ActName[]>(...HOUSES[house].acts),
    order: fc.nat(1),
    meal: someMeals,
    afterMs: fc.nat(12),
  });
const playsAt = (house: HouseName) =>
  fc.record({
    house: fc.constant(house),
    isGuest: fc.boolean(),
    card: fc.oneof({ weight: 4, arbitrary: fc.constant("approve" as const) }, fc.constantFrom(...BEHAVIOURS)),
    troubles: fc.oneof(fc.constant([]), fc.array(fc.constantFrom(...TROUBLES), { maxLength: 6 })),
    meal: someMeals,
    /**
     * `meanwhile`: the acts concurrent with the submit. `isCaptured`: whether the payment is captured next.
     * `moments`: the concurrent acts of each later moment.
     */
    meanwhile: fc.array(someActs(house), { maxLength: 1 }),
    isCaptured: fc.boolean(),
    moments: fc.array(fc.array(someActs(house), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
  });
const somePlays = fc.constantFrom(...(Object.keys(HOUSES) as HouseName[])).chain(playsAt);
type Play = typeof somePlays extends fc.Arbitrary<infer Value> ? Value : never;
type ActOfPlay = Play["moments"][number][number];

const A_BOX: Meal = { quantity: 2, means: "card", extra: "nothing" };
const act = (does: ActName): ActOfPlay => ({ does, order: 0, meal: A_BOX, afterMs: 0 });
const USUAL = { isGuest: false, card: "approve", troubles: [], meal: A_BOX, meanwhile: [], isCaptured: true } as const;
/** Returns a test run with one moment of concurrent acts. */
const play = (house: HouseName, moment: ActOfPlay[], but: Partial<Play> = {}): [Play] => [
  { ...USUAL, troubles: [], meanwhile: [], house, moments: [moment], ...but },
];
/** Regressions: test runs that failed once are always repeated. */
const ONCE_FAILED: readonly [Play][] = [
  // Failed because both changes were paid, one of them without an order.
  play("grill", [act("change"), act("change")]),
  // Failed because the order was cancelled, but its change was captured.
  play("grill", [act("change"), act("cancel")]),
  // Failed because the change replaced an order that had just been partly refunded.
  play("grill", [act("refund of an amount"), act("change")]),
  play("on premise", [act("refund of a line"), act("change")]),
  // Failed because an order was paid with its tab, although it was cancelled while the tab closed.
  play("tab charged", [act("staff cancels"), act("tab closes")]),
  // Failed because two days that were cancelled during their capture were credited twice.
  play("school", [act("cancel"), act("day is cancelled"), act("work")], {
    isCaptured: false,
    meal: { ...A_BOX, extra: "account credit" },
  }),
];

/** Each answer of the restaurant beside each other act, before the payment is captured. */
const EACH_ANSWER: readonly [Play][] = ANSWERS.flatMap((answer) =>
  [...new Set(AT_ASKING_GRILL)].map((other) => play("asking grill", [act(answer), act(other)], { isCaptured: false })),
);

// --- Performing a test run.

/** A test run in progress: the idempotency keys of its submits, and a function that repeats its last request. */
type Stage = Scene & { readonly play: Play; readonly keys: string[]; again: () => Promise<Told | null> };
const isTab = ({ play }: Stage) => play.house.startsWith("tab");

let plays = 0;
async function setScene(play: Play): Promise<Stage> {
  const { house, isGuest, card } = play;
  clock.set(HOUSES[house].now);
  plays += 1;
  const [giftCard, suiteId] = [`PLAY-${randomUUID()}`, `play-${plays}`];
  for (const id of GRILLS) await issueGiftCards(pool, id, [{ code: giftCard, balance: "15.00" }], clock.now());
  const preference = house === "tab invoiced" ? "invoice" : "charge";
  const suite = { id: suiteId, tab_opened_at: clock.now(), event_day_payment_preference: preference };
  const isOnTab = house.startsWith("tab");
  if (isOnTab)
    await pool.query(
      "insert into event_suites select (jsonb_populate_record(e, $1)).* from event_suites e where id = 's-2'",
      [suite],
    );
  const person = isOnTab ? ben : isGuest ? null : noor;
  const scene = {
    person,
    guest: newGuest() as Record<string, string>,
    card: cards[card] as unknown as Scene["card"],
    savedCardId,
    giftCard,
    suiteId,
  };
  return { ...scene, play, keys: [], again: async () => null };
}

/** Makes a request under a new key, and stores how to repeat it. */
function ask(stage: Stage, request: (key: string) => Promise<Told>): Promise<Told> {
  const key = randomUUID();
  stage.again = () => request(key);
  return request(key);
}

async function post({ person, guest }: Stage, at: string, path: string, body: object, key: string = randomUUID()) {
  const headers = { "x-restaurant-id": at, ...guest, ...person?.headers, "idempotency-key": key };
  return answerTo(await call(path, body, headers));
}
function answerTo({ status, body }: Answer): Told["answer"] {
  if (status === 500) throw new Error(`a mistake of ours: ${JSON.stringify(body)}`);
  if (status < 300) return "ok";
  return status === 503 || body.code === "in_progress" ? "unknown" : "refused";
}

function placeOrder(stage: Stage, meal: Meal): Promise<Told> {
  const { path, at, body, paid } = HOUSES[stage.play.house].order(stage, meal);
  const index = stage.keys.length;
  return ask(stage, async (key) => {
    stage.keys[index] = key;
    const orders = Object.fromEntries(paid.map((one, of) => [index + of, one]));
    return { act: { does: "submit", key, orders }, answer: await post(stage, at, path, body, key) };
  });
}

type Placed = {
  readonly restaurantId: string;
  readonly orderId: string;
  readonly status: string;
  /** The order's index in the test run: that of its submit, since a later submit may be written first. */
  readonly index: number;
};
/** Reads the orders of a test run as the staff sees them; empty until they are written. */
async function ordersOf({ keys }: Stage): Promise<Placed[]> {
  const { rows } = await pool.query<Placed>(
    `select o.restaurant_id as "restaurantId", o.id as "orderId", o.status,
       (array_position($1, k.key) - 2 + row_number() over (
         partition by k.key order by o.id <> k.order_id, o.restaurant_id, o.id))::int as index
     from idempotency_keys k
     join orders o on o.id = k.order_id or (o.submission_id = k.order_id and o.payment_method <> 'tab')
     where k.key = any($1) order by index`,
    [keys],
  );
  return rows;
}

type OnOrder = (stage: Stage, order: Placed, meal: Meal) => Promise<Told>;
/** Performs an act on an order once it exists; gives up after ten tries. */
const onOrder =
  (act: OnOrder) =>
  async (stage: Stage, { order, meal }: ActOfPlay): Promise<Told | null> => {
    const index = order % Math.max(HOUSES[stage.play.house].orders, isTab(stage) ? stage.keys.length : 1);
    for (let look = 0; look < 10; look += 1) {
      const found = (await ordersOf(stage)).find((placed) => placed.index === index);
      if (found) return act(stage, found, meal);
      await pause(5);
    }
    return null;
  };

const change: OnOrder = (stage, { orderId, index }, meal) => {
  const { at, body, paid } = HOUSES[stage.play.house].order(stage, meal);
  return ask(stage, async (key) => ({
    act: { does: "change", key, order: index, paid: paid[0] as (typeof paid)[number] },
    answer: await post(stage, at, `/api/orders/${orderId}/change`, body, key),
  }));
};

function read({ toCard, offInvoice, atRestaurant, toGiftCard, toPoints, toCredit }: GivenBack): Money {
  const sum = (...of: (string | undefined)[]) => of.reduce((all, one) => all + Number(parseCents(one ?? "0.00")), 0);
  return {
    ...{ method: sum(toCard, offInvoice, atRestaurant), giftCard: sum(toGiftCard) },
    ...{ points: sum(toPoints), credit: sum(toCredit) },
  };
}
const refund =
  (what: RefundRequest["what"]): OnOrder =>
  (stage, { index, ...order }) =>
    ask(stage, async (key) => {
      const answer = await refundOrder(worker, order, { key, reason: null, what });
      const given = isRefused(answer) ? NO_MONEY : read(answer.given);
      return { act: { does: "refund", key, order: index, given }, answer: isRefused(answer) ? "refused" : "ok" };
    });

const cancelling = ({ play, person }: Stage, order: number): Act => ({
  ...{ does: "cancel", order, toCredit: play.house === "school" && person !== null },
});
const staffMoves =
  (to: "cancelled" | "completed"): OnOrder =>
  async (stage, { index, ...order }) => {
    const act = to === "cancelled" ? cancelling(stage, index) : ({ does: "complete", order: index } as const);
    return { act, answer: isRefused(await moveOrder(worker, order, to)) ? "refused" : "ok" };
  };

const BY_STAFF = { version: null, by: "restaurant" } as const;
const TOO_BUSY = { reason: "too-busy", words: null, missed: false } as const;
const accept: OnOrder = async (_, { index, ...order }) => ({
  act: { does: "accept", order: index },
  answer: isRefused(await acceptOrder(worker, order, BY_STAFF)) ? "refused" : "ok",
});
const decline: OnOrder = async (_, { index, ...order }) => ({
  act: { does: "decline", order: index },
  answer: isRefused(await declineOrder(worker, order, { ...BY_STAFF, declined: TOO_BUSY })) ? "refused" : "ok",
});
/** Lets the time for every answer pass, and declines what nobody answered. */
async function missAnswers(): Promise<void> {
  await pool.query("update orders set accept_until = $1 where restaurant_id = $2 and accept_until > $1", [
    clock.now(),
    ASKING,
  ]);
  await workBoards(worker);
  // Three missed orders in a row would pause the restaurant.
  await pool.query("update restaurants set missed_in_a_row = 0 where restaurant_id = $1", [ASKING]);
}

/** Processes due payments and refunds. A payment whose processor does not answer stays due. */
async function work(): Promise<void> {
  await processPaymentsNow(ofWorker, gateways).catch((error: Error) => {
    if (!(error instanceof PaymentPendingError)) throw error;
  });
  await workRefunds(worker);
}
/** Inserts two gateway events for each recent payment and processes them. */
async function hearOfPayments(): Promise<void> {
  await pool.query(
    `insert into gateway_events (processor, id, type, reference, happened_at)
     select 'sandbox', gen_random_uuid(), 'payment.moved', id, now() from payments, generate_series(1, 2)
     where updated_at > now() - interval '1 second'`,
  );
  while ((await workEvents(worker)) > 0);
}
/** Expires all leases at once, as when servers are lost, and takes over their work. */
async function loseServers(): Promise<void> {
  for (const overdue of [
    "update idempotency_keys set lease_until = now() - interval '1 second' where lease is not null",
    "update refunds set settle_after = now() where status = 'refunding'",
    "update suite_tab_bills set work_after = now() where status = 'charging'",
  ])
    await pool.query(overdue);
  await abandonExpiredCheckouts(ofWorker);
}
async function closeTabs(): Promise<void> {
  clock.set(AFTERWARDS);
  await closeAndChargeTabs(worker);
}

/** Wraps an act that has no answer to a caller. */
const unasked = (act: () => Promise<void>) => async (): Promise<null> => {
  await act();
  return null;
};
const ACTS: Readonly<Record<ActName, (stage: Stage, act: ActOfPlay) => Promise<Told | null>>> = {
  again: (stage) => stage.again(),
  work: unasked(work),
  event: unasked(hearOfPayments),
  "server is lost": unasked(loseServers),
  "tab closes": unasked(closeTabs),
  "orders more": (stage, { meal }) => placeOrder(stage, meal),
  change: onOrder(change),
  cancel: onOrder(async (stage, { restaurantId, orderId, index }) => ({
    act: cancelling(stage, index),
    answer: await post(stage, restaurantId, `/api/orders/${orderId}/cancel`, {}),
  })),
  "staff cancels": onOrder(staffMoves("cancelled")),
  completes: onOrder(staffMoves("completed")),
  accept: onOrder(accept),
  decline: onOrder(decline),
  missed: onOrder(async (_, { index }) => {
    await missAnswers();
    return { act: { does: "missed", order: index }, answer: "unknown" };
  }),
  "day is cancelled": async (stage, { order }) => {
    const date = SCHOOL_DATES[order] as string;
    const { credited, givenBack } = await cancelDay(worker, { restaurantId: "school", date });
    return { act: cancelling(stage, order), answer: credited + givenBack > 0 ? "ok" : "refused" };
  },
  "refund of all": onOrder(refund({ of: "all" })),
  "refund of a line": onOrder(refund({ of: "lines", lines: [{ lineNumber: 1, quantity: 1 }] })),
  "refund of an amount": onOrder(refund({ of: "amount", amountCents: cents(350) })),
};

// --- Comparing the result.

/** Performs all pending work, with a processor without faults. */
async function settle(stage: Stage): Promise<void> {
  troubles = [];
  for (let round = 0; round < 10; round += 1) {
    await loseServers();
    if (isTab(stage)) await closeTabs();
    if (stage.play.house === "asking grill") await missAnswers();
    await work();
    const { rows } = await pool.query(
      `select from payments where status in ('authorising', 'authorised', 'voiding', 'refunding')
       union all select from refunds where status = 'refunding' union all select from idempotency_keys where lease is not null
       union all select from suite_tab_bills where status = 'charging'`,
    );
    if (rows.length === 0) return;
  }
  throw new Error("something is never done");
}

/** Sums the payments less refunds of each means, and the amount owed. */
async function look(): Promise<Record<string, number>> {
  const { rows } = await pool.query(
    `select
       (select coalesce(sum(case kind when 'capture' then amount_cents when 'refund' then -amount_cents end), 0)::int
        from sandbox_gateway.ledger) as card,
       (select coalesce(sum(total_with_tip_cents - coalesce(premises, 0)), 0)::int from orders o
          left join (select order_id as id, sum(premises_cents) as premises from refunds group by 1) f using (id)
        where status <> 'cancelled' and payment_status in ('on-premise', 'invoiced', 'on-tab')) as owed,
       (select coalesce(-sum(amount_cents), 0)::int from gift_card_entries where reason <> 'issue') as "giftCard",
       (select coalesce(sum(case reason when 'spent' then amount_cents else -amount_cents end), 0)::int
        from loyalty_entries where reason in ('spent', 'given-back')) as points,
       (select coalesce(-sum(balance_cents), 0)::int from account_credits) as credit`,
  );
  return rows[0];
}

/**
 * Returns tenders that a server of the previous version would derive differently from orders, refunds and
 * payments. That version cannot express a fully refunded gift card, so this difference is left out.
 */
async function differentBefore(): Promise<object[]> {
  const columns =
    "restaurant_id, order_id, position, means, amount_cents, back_cents, state, payment_restaurant_id, payment_id";
  const [ours, theirs] = [
    `select ${columns} from tenders`,
    `select ${columns} from (select t.* from orders o, tenders_before(o) t) as before`,
  ];
  return (await pool.query(`(${ours} except ${theirs}) union all (${theirs} except ${ours})`)).rows;
}

/** Number of test runs between two checks of the books, since a check reads them all. */
const CHECKED_AFTER = runLength({ quick: 5, full: 50 });
const answered: Record<string, number> = {};

async function playAndCompare(play: Play): Promise<void> {
  const stage = await setScene(play);
  const before = await look();
  const story: Told[][] = [];
  let books: readonly Books[] = [NO_ORDERS];
  const atOnce = async (acts: readonly Promise<Told | null>[]) => {
    const told = (await Promise.all(acts)).filter((one) => one !== null);
    story.push(told);
    books = possibleAfter(books, told);
    for (const { act, answer } of told)
      answered[`${act.does} ${answer}`] = (answered[`${act.does} ${answer}`] ?? 0) + 1;
  };
  const perform = async (act: ActOfPlay) => {
    await pause(act.afterMs);
    return ACTS[act.does](stage, act);
  };
  troubles = [...play.troubles];
  await atOnce([placeOrder(stage, play.meal), ...play.meanwhile.map(perform)]);
  if (play.isCaptured) await work();
  for (const moment of play.moments) await atOnce(moment.map(perform));
  await settle(stage);
  const statuses = (await ordersOf(stage)).map(({ status }) => status);
  const changes = Object.entries(await look()).map(([means, sum]) => [means, sum - (before[means] ?? 0)]);
  const seen = { statuses, ...Object.fromEntries(changes) };
  expect(books.map(withoutAnswers).map(seenFrom), JSON.stringify({ story, seen }, null, 1)).toContainEqual(seen);
  if (plays % CHECKED_AFTER === 0) {
    expect(await differencesOf(pool), JSON.stringify(story, null, 1)).toEqual([]);
    expect(await differentBefore(), JSON.stringify(story, null, 1)).toEqual([]);
  }
  // Resets the state between test runs: no open orders, and no counted declines.
  await pool.query("update orders set status = 'completed' where status = 'placed'; delete from rate_limits");
}

const RUNS = runLength({ quick: 30, full: 10_000 });
it(
  "Promise 65: for any concurrent operations, payments minus refunds equal the amount owed, for any order and means of payment",
  async () => {
    await fc.assert(fc.asyncProperty(somePlays, playAndCompare), {
      // The listed plays come before the random ones.
      numRuns: RUNS + EACH_ANSWER.length,
      examples: [...ONCE_FAILED, ...EACH_ANSWER],
      // A race may not be reproducible, so the first failure is reported without shrinking.
      endOnFailure: true,
    });
    expect(await differencesOf(pool)).toEqual([]);
    // Fails if most requests were refused, which would test nothing.
    for (const does of ["submit", "change", "refund", "cancel", "complete"] as const)
      expect(answered[`${does} ok`], does).toBeGreaterThan(RUNS / 20);
    for (const does of ["accept", "decline"] as const) expect(answered[`${does} ok`], does).toBeGreaterThan(RUNS / 40);
  },
  runLength({ quick: 600_000, full: 7_200_000 }),
);
