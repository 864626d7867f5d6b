import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { runLength } from "@comptoir/test-kit";
import { afterAll, expect, test, vi } from "vitest";
import type { Balancer } from "./testing/balancer.ts";
import { demonstrationDatabase } from "./testing/demonstration-database.ts";
import { openDeployment } from "./testing/deployment.ts";
import { IS_OF_GUESTS } from "./testing/guest-contact.ts";
import { askAnew, type Outcome } from "./testing/new-connections.ts";
import { letGuestsRoam } from "./testing/roaming-guests.ts";

/*
 * Goal: replacing servers is invisible to guests. Method: two servers behind a balancer that polls /readyz,
 * with guests on new connections. Servers are replaced one by one, with a migration of a newer release in
 * between. deploy.test.ts does the same with an older release's code.
 */

const RESTARTS = runLength({ quick: 1, full: 20 });
const GUESTS = 3;
const STOPS_WITHIN_MS = 10_000;

const { url, pool } = await demonstrationDatabase();
const deployment = await openDeployment(url);
afterAll(deployment.stop);

/**
 * Starts guests who request a menu, its data and a dish's availability in turn, each on a new connection,
 * until stopped.
 */
function letGuestsAsk({ origin }: Balancer) {
  const outcomes: Outcome[] = [];
  let isOpen = true;
  const asks = [
    { path: "/menu/braise/data.json" },
    {
      // This call stores no cart. A network address may create only a few carts a minute, which the ordering
      // guests need.
      path: "/api/orders/validate",
      headers: { "content-type": "application/json", "x-restaurant-id": "1" },
      body: JSON.stringify({
        type: "dine-in",
        itemsInCart: [{ id: 1077, menu_id: 14, orderId: 1, quantity: 1, orderOptions: [] }],
      }),
    },
    { path: "/braise?tableNum=12" },
  ];
  const guest = async (_: unknown, first: number) => {
    for (let turn = first; isOpen; turn += 1) {
      outcomes.push(await askAnew(origin, asks[turn % asks.length] ?? { path: "/" }));
      await pause(100);
    }
  };
  const all = Promise.all(Array.from({ length: GUESTS }, guest));
  return {
    stop: async () => {
      isOpen = false;
      await all;
      return outcomes;
    },
  };
}

/**
 * Migrates the database as a future release may: tables and columns unknown to the current code, and an index
 * built concurrently.
 */
async function migrateAhead(): Promise<void> {
  await pool.query(`begin;
    create table to_come (restaurant_id text primary key, told boolean not null default false);
    alter table orders add column to_come text;
    alter table payments add column to_come boolean not null default false;
    insert into schema_migrations (name, checksum) values ('9999_to_come.sql', 'unknown to this code');
    commit`);
  await pool.query("create index concurrently orders_to_come on orders (restaurant_id, to_come)");
}

test("Promise 24: servers are replaced one by one, a newer one migrates during it, and no guest gets an error.", {
  timeout: 600_000,
}, async () => {
  await Promise.all([deployment.add(), deployment.add()]);
  const guests = letGuestsAsk(deployment.balancer);
  const diners = letGuestsRoam(1, () => deployment.balancer.origin);
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    const { tookMs, exitCode } = await deployment.removeOldest();
    expect(tookMs).toBeLessThan(STOPS_WITHIN_MS);
    expect(exitCode).toBe(0);
    if (restart === 0) await migrateAhead();
    await deployment.add();
  }
  await diners.stop();
  const outcomes = await guests.stop();
  expect(outcomes.length).toBeGreaterThan(50);
  // A busy machine may answer 503; a restart never does.
  const isAnswered = ({ status, retryAfter }: Outcome) => status === 200 || (status === 503 && retryAfter !== null);
  expect(outcomes.filter((outcome) => !isAnswered(outcome))).toEqual([]);
  expect([diners.troubles, diners.cut]).toEqual([[], []]);
  const { rows } = await pool.query<{ id: string }>(`select id::text from orders where ${IS_OF_GUESTS}`);
  expect(rows.map(({ id }) => id).sort()).toEqual(diners.orders.toSorted());
});

test("A stop takes less than ten seconds, whatever is half-sent or streaming, and is announced first.", async () => {
  // The servers of the test before run on.
  if (deployment.oldest() === undefined) await deployment.add();
  const { address = "" } = deployment.oldest() ?? {};
  const port = Number(new URL(address).port);
  const sends = [
    "POST /api/orders HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{",
    "GET / HTTP/1.1\r\nHost: loc",
    "",
  ];
  const held = sends.map((sent) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(sent);
    return socket;
  });
  await pause(100);
  const stopped = deployment.removeOldest();
  await vi.waitFor(
    async () => {
      const ready = await fetch(`${address}/readyz`);
      expect([ready.status, await ready.json()]).toEqual([503, { ready: false, stopping: true }]);
    },
    { timeout: 10_000 },
  );
  const still = await fetch(`${address}/menu/braise/data.json`);
  expect([still.status, still.headers.get("connection")]).toEqual([200, "close"]);
  await still.arrayBuffer();
  const { tookMs, exitCode } = await stopped;
  expect(tookMs).toBeLessThan(STOPS_WITHIN_MS);
  expect(exitCode).toBe(0);
  for (const socket of held) socket.destroy();
});
