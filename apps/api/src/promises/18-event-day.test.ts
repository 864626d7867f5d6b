import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { runLength } from "@comptoir/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sandboxOnly } from "../gateways/payment/payment-gateways.ts";
import { checkBooks } from "../money/books/check-books.ts";
import { newGuest, sendOrder } from "../testing/order-over-http.ts";
import { login, PASSWORD, type SignedIn } from "../testing/people.ts";
import { AT_THE_STADIUM, STADIUM } from "../testing/stadium.ts";
import { type ApiProcess, startApiProcess } from "../testing/start-api-process.ts";
import { startStayingApi } from "../testing/start-staying-api.ts";
import { aCard } from "../testing/submit.ts";
import { openTestApi } from "../testing/test-api.ts";

/*
 * Goal: on the day of an event no suite's order is lost or doubled, no tab exceeds its limit, and the books
 * agree.
 * Method:
 * - A stadium's suites pre-order and order on their tabs at separate servers.
 * - The network drops every third request, which is retried under the same key.
 * - Pre-orders become tabs and tabs close on time, while servers are killed between the steps.
 * - The p99 of the answers is printed.
 */

const SUITES = runLength({ quick: 3, full: 120 });
const PHONES = runLength({ quick: 2, full: 4 });
const ORDERS_OF_PHONE = 3;
/**
 * Maximum pause between a phone's orders, in milliseconds. At full length every phone orders about four
 * times a minute.
 */
const THINKS_MS = runLength({ quick: 0, full: 30_000 });
/**
 * Wait in ms before a phone retries after a dropped connection. If the server sends `Retry-After`, the phone
 * waits that long instead, as the checkout page does.
 */
const ASKS_AGAIN_MS = 1_000;
const LONGEST_MS = runLength({ quick: 120_000, full: 1_200_000 });
const PRE_ORDERED = Math.ceil((SUITES * 2) / 3);
/** Every third tab has no limit; the others have room for a few pops. */
const limitOf = (suite: number) => (suite % 3 === 2 ? null : "20.00");

/**
 * The steps of closing tabs at which servers are killed: after the bill is saved, around the authorisation,
 * and around the capture.
 */
const KILLED_AT = ["authorise:after:1", "authorise:before:1", "capture:before:1", "capture:after:1"].slice(
  0,
  runLength({ quick: 1, full: 4 }),
);

const PRE_ORDER_DAY = "2026-11-20T17:00:00Z";
const EVENT_DAY = "2026-12-05T11:00:00Z";
const KICK_OFF = "2026-12-05T23:30:00Z";
const AFTERWARDS = "2026-12-06T05:00:00Z";

const test = await openTestApi();
const { call, clock, load, pool, url } = test;
clock.set(PRE_ORDER_DAY);
const [final] = STADIUM.events;
const suites = Array.from({ length: SUITES }, (_, number) => ({
  id: `suite-${number}`,
  name: `Suite ${number}`,
  owner: `owner-${number}@example.ca`,
  tab_limit: limitOf(number),
  event_day_payment_preference: number % 2 === 0 ? "charge" : "invoice",
}));
await load({
  ...STADIUM,
  events: [{ ...final, event_suites: suites }],
  users: [
    ...STADIUM.users.filter(({ email }) => email === "olu@example.ca"),
    ...suites.map(({ owner, name }) => ({ email: owner, password: PASSWORD, firstName: name, lastName: "Roy" })),
  ],
});

const owners: SignedIn[] = [];
const cards: string[] = [];
const servers: ApiProcess[] = [];
beforeAll(async () => {
  for (const { owner } of suites) {
    const signedIn = await login(test, owner);
    const { self, cookie } = signedIn;
    const { body } = await call("/api/auth/payment-method", { ...self, card: await aCard(test) }, { cookie });
    owners.push(signedIn);
    cards.push(body.paymentMethods[0].paymentCardId);
  }
  servers.push(
    await startStayingApi(url, PRE_ORDER_DAY),
    await startApiProcess(url, undefined, undefined, PRE_ORDER_DAY),
  );
}, LONGEST_MS);
/** Kills all running servers. */
async function killAll(): Promise<void> {
  const killed = servers.splice(0);
  for (const server of killed) server.signal("SIGKILL");
  await Promise.all(killed.map(({ ended }) => ended));
}
afterAll(killAll);

const setClocks = async (instant: string) => {
  clock.set(instant);
  await Promise.all(servers.map(({ setClock }) => setClock(instant)));
};

type Placed = {
  readonly suite: number;
  readonly status: number;
  readonly code: unknown;
  readonly orderId: string | null;
};
const times: number[] = [];
let sent = 0;

/** Places a suite's order over a network that drops every third request, retrying under one key until a final answer. */
async function placeOverWifi(suite: number, body: object): Promise<Placed> {
  const key = randomUUID();
  const { headers, cookie } = owners[suite] as SignedIn;
  // Each phone also has its own guest session. Limits then count each phone, although all phones share one
  // network address.
  const to = { path: "/orders", at: { ...AT_THE_STADIUM, ...headers, cookie: `${cookie}; ${newGuest().cookie}` } };
  const began = performance.now();
  for (let attempt = 0; ; attempt += 1) {
    sent += 1;
    const server = servers[sent % servers.length] as ApiProcess;
    const isDropped = sent % 3 === 0 && attempt < 3;
    const answer = await sendOrder(server.origin, body, key, { hangsUpMs: isDropped ? 1 + (sent % 25) : 30_000, to });
    const said = (await answer?.json().catch(() => null)) as { code?: unknown; order?: { id: string } } | null;
    // Only an answer that does not ask for a retry is final.
    const isLast = answer && said && answer.status < 500 && answer.status !== 429 && said.code !== "in_progress";
    if (isLast) {
      times.push(performance.now() - began);
      return { suite, status: answer.status, code: said.code ?? null, orderId: said.order?.id ?? null };
    }
    if (answer !== null)
      process.stderr.write(`${answer.status} ${String(said?.code)} ${answer.headers.get("retry-after")}\n`);
    await pause(answer === null ? ASKS_AGAIN_MS : Number(answer.headers.get("retry-after")) * 1_000);
  }
}

const order = (suite: number, type: string, itemId: number, data: object) => ({
  type,
  data: {
    config: { restaurantId: 9, eventDayOrdering: type === "dine-in" },
    items: [{ id: itemId, orderId: 1, quantity: 1, orderOptions: [] }],
    checkout: { contact: { full_name: "Roy", email: `owner-${suite}@example.ca`, phone_number: "416-555-0123" } },
    suites: { eventSuiteId: `suite-${suite}`, deliveryTime: "half-time" },
    ...data,
  },
});
const preOrder = (suite: number) =>
  order(suite, "catering", 10, { chosenCreditCard: { paymentCardId: cards[suite], isDefault: true } });
const pop = (suite: number) => order(suite, "dine-in", 11, {});

const rowsOf = async (sql: string) => (await pool.query(sql)).rows;
const until = (sql: string, count: number) =>
  expect.poll(async () => (await rowsOf(sql)).length, { timeout: 60_000, interval: 100 }).toBe(count);

describe("Promise 18: the event's day of a stadium", () => {
  it(
    "each pre-order is placed once, however often it is sent",
    async () => {
      const placed = await Promise.all(
        Array.from({ length: PRE_ORDERED }, (_, suite) => placeOverWifi(suite, preOrder(suite))),
      );
      expect(placed.filter(({ status }) => status !== 201)).toEqual([]);
      const stands = await rowsOf("select order_id as id from suite_orders where kind = 'pre-order'");
      expect(stands.map(({ id }) => id).sort()).toEqual(placed.map(({ orderId }) => orderId).sort());
    },
    LONGEST_MS,
  );

  it(
    "pre-orders become open tabs of their own suite on the day of the event",
    async () => {
      await setClocks(EVENT_DAY);
      await until("select from event_suites where tab_opened_at is not null", PRE_ORDERED);
      const opened = await rowsOf("select suite_id from suite_acts where act = 'tab-opened' and by_person is null");
      expect(opened).toHaveLength(PRE_ORDERED);
      // Owners without a pre-order confirm their settings on the day.
      for (let suite = PRE_ORDERED; suite < SUITES; suite += 1) {
        const { self, cookie } = owners[suite] as SignedIn;
        const path = `/api/catering/events/final/event-suites/suite-${suite}/update-event-day-settings`;
        const body = { ...self, event_day_payment_preference: "charge", tab_limit: limitOf(suite) };
        const headers = { ...AT_THE_STADIUM, cookie, "content-type": "application/json" };
        const response = await fetch(`${servers[0]?.origin}${path}`, {
          method: "PUT",
          headers,
          body: JSON.stringify(body),
        });
        expect(response.status).toBe(200);
      }
    },
    LONGEST_MS,
  );

  it(
    "every acknowledged order is on its tab once, no other order is, and no tab exceeds its limit",
    async () => {
      await setClocks(KICK_OFF);
      times.length = 0;
      const phones = suites.flatMap((_, suite) => Array.from({ length: PHONES }, () => suite));
      const placed = await Promise.all(
        phones.map(async (suite) => {
          const own: Placed[] = [];
          for (let count = 0; count < ORDERS_OF_PHONE; count += 1) {
            await pause(Math.random() * THINKS_MS);
            own.push(await placeOverWifi(suite, pop(suite)));
          }
          return own;
        }),
      );
      const answers = placed.flat();
      const accepted = answers.filter(({ status }) => status === 201);
      expect(answers.filter(({ status, code }) => status !== 201 && code !== "tab_limit_reached")).toEqual([]);
      const stands = await rowsOf("select order_id as id from suite_orders where kind = 'event-day'");
      expect(stands.map(({ id }) => id).sort()).toEqual(accepted.map(({ orderId }) => orderId).sort());
      const tabs = await rowsOf(
        `select s.id, s.tab_limit_cents::int as "limit", s.tab_cents::int as tab, coalesce(sum(o.total_with_tip_cents), 0)::int as orders
       from event_suites s left join suite_orders so on so.suite_id = s.id and so.kind = 'event-day' left join orders o on o.id = so.order_id
       group by s.id, s.tab_limit_cents, s.tab_cents`,
      );
      for (const { id, limit, tab, orders } of tabs) {
        expect(tab, id).toBe(orders);
        expect(tab, id).toBeLessThanOrEqual(limit ?? Number.POSITIVE_INFINITY);
      }
      // A pop is 4.52: a tab of twenty dollars has room for four.
      expect(tabs.filter(({ limit }) => limit !== null).every(({ tab }) => tab === 4 * 452)).toBe(true);
      tellTimes(accepted.length, answers.length);
    },
    LONGEST_MS,
  );

  it(
    "each tab closes into one charge or invoice of all its orders, though servers are killed between the steps; the ledger agrees",
    async () => {
      await killAll();
      for (const at of KILLED_AT) {
        const killed = await startApiProcess(url, { at, signal: "SIGKILL" }, undefined, AFTERWARDS);
        servers.push(killed);
        expect(await Promise.race([killed.ended.then(() => at), pause(30_000)])).toBe(at);
        // Expires the leases of the killed server at once, instead of waiting for them.
        await pool.query("update suite_tab_bills set work_after = now() where status = 'charging'");
        await pool.query("update payments set settle_after = now() - interval '1 second' where status = 'authorised'");
      }
      clock.set(AFTERWARDS);
      servers.push(await startStayingApi(url, AFTERWARDS));
      await until("select from suite_tab_bills where status <> 'charging'", SUITES);
      await until("select from payments where status in ('authorising', 'authorised')", 0);
      const bills = await rowsOf(
        `select b.suite_id from suite_tab_bills b join event_suites s on s.id = b.suite_id
       where b.amount_cents <> s.tab_cents or b.kind <> s.event_day_payment_preference`,
      );
      expect(bills).toEqual([]);
      const charged = await rowsOf("select from sandbox_gateway.ledger where kind = 'capture'");
      const byCard = await rowsOf("select from suite_tab_bills where kind = 'charge'");
      expect(charged).toHaveLength(byCard.length + PRE_ORDERED);
      const gateways = sandboxOnly(pool);
      expect(await Array.fromAsync(checkBooks({ database: pool, gateways }, clock.now()))).toEqual([]);
    },
    LONGEST_MS,
  );
});

/** Prints how long answers took, at full length only. */
function tellTimes(accepted: number, answered: number): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  const words = `${SUITES} suites, ${accepted} of ${answered} orders taken: median ${at(0.5)} ms, p99 ${at(0.99)} ms`;
  expect(sorted).toHaveLength(answered);
  if (SUITES >= 100) process.stdout.write(`${words}\n`);
}
