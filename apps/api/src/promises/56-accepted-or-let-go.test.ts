import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { runLength } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import { afterAll, expect, test, vi } from "vitest";
import { createApi } from "../entry/api.ts";
import { acceptOrder, declineOrder } from "../ordering/orders/board/answer-order.ts";
import { writeNoticesOfEvents } from "../ordering/orders/notices/order-notices.store.ts";
import { askingGrill } from "../testing/answered-orders.ts";
import { differencesOf } from "../testing/check-books.ts";
import { endLeases } from "../testing/end-leases.ts";
import { ANY_NUMBER_OPEN, AT_THE_GRILL, line } from "../testing/grill.ts";
import { openKilledServers } from "../testing/killed-servers.ts";
import { CARD, type Guest, ISSUE_CARD, newGuest } from "../testing/order-over-http.ts";
import { QUICK_CONFIG } from "../testing/serve-api.ts";
import { aPickup, submit } from "../testing/submit.ts";
import { callOf } from "../testing/test-api.ts";
import { importVenueFile } from "../venue/venue-files/import-venue-file.ts";
import { resumeOrders } from "../venue/venues/pause-orders.ts";

// Goal: promise 56. Method: orders wait for an answer; at random they are accepted, declined, cancelled by their guest and
// missed, several at once, while the servers that capture, void, refund and answer missed orders are killed in the middle.
// The processor loses its answer to the capture of every third card.

const ORDERS = runLength({ quick: 18, full: 1_000 });
const AT_ONCE = 6;
/** In `npm test` less often, because each start of a server takes two seconds of work. */
const KILLED_EVERY_MS = runLength({ quick: 5_000, full: 2_500 });
const HALF_HOUR_MS = 1_800_000;

const { pool, url } = await testDatabase();
const api = await createApi({ pool, config: QUICK_CONFIG });
const call = callOf(api);
const deps = { database: pool, clock: () => new Date() };
const servers = await openKilledServers(url, KILLED_EVERY_MS);
afterAll(async () => {
  await servers.stop();
  await api.stop();
});

const options = { acceptance: { mode: "manual", seconds: 1800 }, ...ANY_NUMBER_OPEN, max_items_per_cart: 20 };
await importVenueFile(pool, askingGrill(options, { hours: [] }), { now: new Date() });
await pool.query(ISSUE_CARD);
/** A card whose capture succeeds without an answer. */
const DROPPING = { ...CARD, token: "sandbox_dropping" };
await pool.query(ISSUE_CARD.replace(CARD.token, DROPPING.token).replace("'approve'", "'drop-after-capture'"));
await api.whenCaughtUp();

async function placeOrder(guest: Guest): Promise<string> {
  const contact = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };
  const date = new Date(
    Math.ceil(Date.now() / HALF_HOUR_MS) * HALF_HOUR_MS + randomInt(6, 100) * HALF_HOUR_MS,
  ).toISOString();
  const card = randomInt(0, 3) === 0 ? DROPPING : CARD;
  const body = aPickup({ items: [line(21)], date, checkout: { contact, paymentMethod: "credit_card", card } });
  for (;;) {
    const { status, body: answer } = await submit({ call }, body, { headers: { ...guest } });
    if (status === 201) return answer.order.id;
    // Three orders were missed in a row, so the restaurant has paused itself.
    expect({ status, code: answer.code }).toEqual({ status: 409, code: 419 });
    await resumeOrders(deps, { restaurantId: "7" });
    await api.whenCaughtUp();
  }
}

/** Acts on an order at random, up to three at once; the rest are missed, some while others act. */
async function actAtRandom(orderId: string, guest: Guest): Promise<void> {
  const order = { restaurantId: "7", orderId };
  const by = { version: null, by: "restaurant" } as const;
  const acts = [
    () => acceptOrder(deps, order, by),
    () => acceptOrder(deps, order, by),
    () => declineOrder(deps, order, { ...by, declined: { reason: "too-busy", words: null, missed: false } }),
    () => call(`/api/orders/${orderId}/cancel`, {}, { ...AT_THE_GRILL, ...guest }),
    () => pool.query("update orders set accept_until = now() where id = $1 and accepted_at is null", [orderId]),
  ];
  for (let turn = randomInt(0, 3); turn > 0; turn -= 1) {
    const picked = Array.from(
      { length: randomInt(1, 4) },
      () => acts[randomInt(0, acts.length)] as () => Promise<unknown>,
    );
    await Promise.all(picked.map((act) => act()));
    await pause(randomInt(0, 400));
  }
}

type Outcome = {
  readonly id: string;
  readonly status: string;
  readonly isAccepted: boolean;
  readonly isDeclined: boolean;
  readonly owed: number;
  readonly held: number;
  readonly captures: number;
  readonly told: readonly string[];
};

async function outcomes(): Promise<readonly Outcome[]> {
  const { rows } = await pool.query<Outcome>(
    `select o.id, o.status, o.accepted_at is not null as "isAccepted", o.declined is not null as "isDeclined",
       o.total_with_tip_cents::int as owed,
       (select coalesce(sum(case l.kind when 'capture' then l.amount_cents when 'refund' then -l.amount_cents else 0 end), 0)::int
        from payments p join sandbox_gateway.ledger l on l.reference = p.id where p.order_id = o.id) as held,
       (select count(*)::int from payments p join sandbox_gateway.ledger l on l.reference = p.id
        where p.order_id = o.id and l.kind = 'capture') as captures,
       array(select n.kind from notices n where n.order_id = o.id and n.channel = 'mail' order by 1) as told
     from orders o`,
  );
  return rows;
}

const underWay = async () =>
  (
    await pool.query(
      `select (select count(*)::int from orders where status = 'placed' and accepted_at is null) as waiting,
         (select count(*)::int from payments where status in ('authorising', 'authorised', 'voiding', 'refunding')) as payments`,
    )
  ).rows[0];

test("Promise 56: each accepted order is charged once, each other one holds no money, and its guest is told what happened.", {
  timeout: runLength({ quick: 180_000, full: 3_600_000 }),
}, async () => {
  let left = ORDERS;
  const visit = async () => {
    while (left-- > 0) {
      const guest = newGuest();
      await actAtRandom(await placeOrder(guest), guest);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  // The orders that nobody answered are missed while the servers are still being killed.
  await pool.query("update orders set accept_until = now() where status = 'placed' and accepted_at is null");
  await pause(KILLED_EVERY_MS);
  await servers.calm();
  await endLeases(pool);
  await vi.waitFor(async () => expect(await underWay()).toEqual({ waiting: 0, payments: 0 }), {
    timeout: 90_000,
    interval: 500,
  });
  await writeNoticesOfEvents(pool);
  const all = await outcomes();
  expect(all).toHaveLength(ORDERS);
  for (const { id, status, isAccepted, isDeclined, owed, held, captures, told } of all) {
    const stands = status !== "cancelled";
    expect({ id, held, isOnce: captures <= 1 }).toEqual({ id, held: stands ? owed : 0, isOnce: true });
    if (stands) expect({ id, isAccepted, captures }).toEqual({ id, isAccepted: true, captures: 1 });
    const expected = [
      ...(isAccepted ? ["order-accepted"] : []),
      ...(stands ? [] : [isDeclined ? "order-declined" : "order-cancelled"]),
      "order-placed",
    ];
    expect({ id, told }).toEqual({ id, told: expected.sort() });
  }
  expect(new Set(all.map(({ status }) => status)).size, "both outcomes occur").toBe(2);
  expect(await differencesOf(pool)).toEqual([]);
});
