import { randomUUID } from "node:crypto";
import { runWithLocale } from "@comptoir/messages/server";
import { ALLERGIES, type Allergy } from "@comptoir/ordering";
import { foodList, saidWords } from "@comptoir/receipt";
import { runLength } from "@comptoir/test-kit";
import { beforeEach, expect, test } from "vitest";
import { emptyTables } from "../testing/empty-tables.ts";
import { ANY_NUMBER_OPEN, AT_THE_GRILL, GRILL, line } from "../testing/grill.ts";
import { openPrintWork } from "../testing/print-work.ts";
import { aStaffMember, type StaffMember } from "../testing/staff.ts";
import { aStarPrinter } from "../testing/star-printer.ts";
import { aPickup, submit } from "../testing/submit.ts";
import { cookiesOf, openTestApi } from "../testing/test-api.ts";

// Goal: promise 64. Method: random sequences of what a guest and the staff do to orders, beside a model that knows only
// what was said. Every paper of two printers, the board, the order's page and its receipt are compared with it.

const SEQUENCES = runLength({ quick: 3, full: 200 });
const STEPS = 30;

const own = await openTestApi();
const { call, clock, load, pool } = own;
const work = await openPrintWork(own);

const VENUE = {
  ...GRILL,
  restaurant: {
    ...GRILL.restaurant,
    hours: [],
    order_options: { ...ANY_NUMBER_OPEN, max_items_per_cart: 100, cancelling: { before_minutes: 0 } },
  },
  menus: [
    {
      id: 2,
      name: "Pickup",
      dine_in: false,
      ...{ required_notice: 0, ordering_interval: 30, max_orders_per_interval: 1_000, estimated_prep_time: 180 },
      items: [{ id: 21, name: "Soup", price: "8.00" }],
    },
  ],
};
let boss: StaffMember;
let cookie = "";

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(
    pool,
    "restaurants, orders, order_lines, order_events, order_changes, board_reads, unpaid_orders, printers, print_jobs, rate_limits, order_numbers, venue_events, venue_event_sequences, venue_event_readers",
  );
  await load(VENUE);
  boss = await aStaffMember(own, { name: "Boss", role: "manager" });
  cookie = cookiesOf(await call("/api/orders/set-costs", { type: "pickup", items: [] }, AT_THE_GRILL));
});

type Order = {
  readonly id: string;
  readonly sent: { readonly body: object; readonly key: string };
  said: readonly Allergy[];
  quantity: number;
  /** The order can be changed: it is neither refunded nor cancelled, and was changed less often than is allowed. */
  changesLeft: number;
};

/** A generator of random numbers from 0 to 1 by a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, " ");
const wordsOf = (said: readonly Allergy[]) => runWithLocale("en-CA", () => `Allergies: ${foodList(said)}`);

async function play(seed: number): Promise<void> {
  const random = randomOf(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const chance = (share: number) => random() < share;
  const orders: Order[] = [];
  const steps: string[] = [];
  const why = () => `seed ${seed}: ${steps.join(", ")}`;
  let papers = 0;

  const addPrinter = async (name: string, but: object) => {
    const way = { way: "cloudprnt", model: "star-mc-print3", labelsEach: chance(0.5) ? "order" : "portion" };
    const { status, body } = await call("/api/staff/printers", { name, ...way, ...but }, boss.headers);
    expect(status, JSON.stringify(body)).toBe(201);
    await work.tell();
    return { id: body.printer.id as string, star: aStarPrinter(own, body.address) };
  };
  const bar = await addPrinter("bar", { prints: [] });
  const prints = ["tickets", "labels", "receipts"];
  const kitchen = await addPrinter("kitchen", { prints, fallback: bar.id });

  const someAllergies = () => ALLERGIES.filter(() => chance(0.2));
  const headers = () => ({ cookie, ...AT_THE_GRILL });
  const bodyOf = (guest: number, quantity: number, but: object) => {
    const contact = { full_name: `Guest ${guest}`, email: "ada@example.test", phone_number: "416-555-0123" };
    return aPickup({
      date: "2026-11-20T20:00:00Z",
      items: [line(21, { quantity })],
      checkout: { contact },
      ...but,
    });
  };
  /** What a submit says, and what stands then: its own words, or those of before if it says nothing. */
  const saying = (before: readonly Allergy[]) => {
    if (chance(0.4)) return { but: {}, said: before };
    const said = someAllergies();
    return { but: { diners: said.length === 0 && chance(0.5) ? [] : [{ allergies: said.toReversed() }] }, said };
  };
  const place = async (before: readonly Allergy[] = [], config: object = {}) => {
    const { but, said } = saying(before);
    const sent = {
      body: bodyOf(orders.length, 1, { config: { restaurantId: 7, ...config }, ...but }),
      key: randomUUID(),
    };
    const answer = await submit(own, sent.body, { key: sent.key, headers: { cookie } });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    orders.push({ id: answer.body.order.id, sent, said, quantity: 1, changesLeft: 8 });
  };
  const any = () => orders[below(orders.length)];
  const boardOf = async (id: string) => (await call(`/api/staff/orders/${id}`, undefined, boss.headers)).body.order;

  const check = async (star: typeof kitchen.star) => {
    for (const { text } of await star.work()) {
      const guest = Number(/Guest\s+(\d+)/.exec(text)?.[1]);
      const order = orders[guest] as Order;
      const told = `${why()} — a paper of ${guest}: ${text}`;
      expect(order, told).toBeDefined();
      if (order.said.length === 0) expect(plain(text), told).not.toContain("Allergies:");
      else expect(plain(text), told).toContain(wordsOf(order.said));
      papers += 1;
    }
  };
  const checkScreens = async () => {
    for (const { id, said } of orders) {
      expect(await boardOf(id), why()).toMatchObject({ allergies: said });
      const page = (await call(`/api/orders/${id}`, undefined, headers())).body.order;
      const receipt = runWithLocale("en-CA", () => saidWords(page));
      if (said.length === 0) expect(receipt.join(), why()).not.toContain("Allergies");
      else expect(plain(receipt[0] ?? ""), why()).toBe(wordsOf(said));
    }
  };

  const acts: readonly (readonly [name: string, act: () => Promise<unknown>])[] = [
    ["place", () => place()],
    [
      "round",
      async () => {
        const order = any();
        if (order) await place(order.said, { anotherRoundId: order.id });
      },
    ],
    [
      "retry",
      async () => {
        const order = any();
        if (!order) return;
        const { key, body } = order.sent;
        const answer = await submit(own, body, { key, headers: { cookie } });
        expect([answer.status, answer.body.order.id], why()).toEqual([201, order.id]);
      },
    ],
    [
      "change",
      async () => {
        const order = any();
        if (!order || order.changesLeft === 0) return;
        const { but, said } = saying(order.said);
        const quantity = 1 + below(3);
        const body = bodyOf(orders.indexOf(order), quantity, but);
        const key = { "idempotency-key": randomUUID(), ...headers() };
        const answer = await call(`/api/orders/${order.id}/change`, body, key);
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
        Object.assign(order, { said, quantity, changesLeft: order.changesLeft - 1 });
      },
    ],
    [
      "refund",
      async () => {
        const order = any();
        if (!order) return;
        const { version } = await boardOf(order.id);
        const refund = { key: randomUUID(), version, reason: "Cold", what: { of: "amount", cents: 10 } };
        const { status } = await call(`/api/staff/orders/${order.id}/refund`, refund, boss.headers);
        if (status === 200) order.changesLeft = 0;
      },
    ],
    [
      "cancel",
      async () => {
        const order = chance(0.4) ? any() : undefined;
        if (!order) return;
        const { status } = await call(`/api/orders/${order.id}/cancel`, {}, headers());
        if (status === 200) order.changesLeft = 0;
      },
    ],
    [
      "reprint",
      async () => {
        const order = any();
        const what = ["ticket", "label", "receipt"][below(3)];
        if (order) await call(`/api/staff/orders/${order.id}/print`, { what, printer: null }, boss.headers);
        await work.tell();
      },
    ],
    [
      "print",
      async () => {
        await work.make();
        await check(kitchen.star);
      },
    ],
    [
      "no paper",
      async () => {
        await work.make();
        await kitchen.star.poll("410 Out of paper");
        await work.pass(121);
        await work.watch();
        await work.tell();
        await check(bar.star);
      },
    ],
    ["look", checkScreens],
  ];
  await place();
  for (let step = 0; step < STEPS; step += 1) {
    const [name, act] = acts[below(acts.length)] ?? ["look", checkScreens];
    steps.push(name);
    await act();
  }
  steps.push("settled");
  await work.make();
  for (let round = 0; round < 4; round += 1) {
    await check(kitchen.star);
    await work.pass(121);
    await work.watch();
    await check(bar.star);
  }
  await checkScreens();
  expect(papers, why()).toBeGreaterThan(0);
}

const seeds = Array.from({ length: SEQUENCES }, (_, index) => index + 1);
test.each(seeds)(
  "Promise 64: an allergy is on every paper and screen of its person, in sequence %i",
  {
    timeout: 60_000,
  },
  play,
);
