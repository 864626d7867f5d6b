import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { runLength } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import { afterAll, expect, test, vi } from "vitest";
import { type Balancer, openBalancer } from "./testing/balancer.ts";
import { askAnew, type Outcome } from "./testing/new-connections.ts";
import { type ServerProcess, startServerProcess, stopServerProcess } from "./testing/server-process.ts";

/*
 * Goal: nobody notices that servers are replaced. Method: two servers on one database behind a balancer that looks at
 * /readyz every half second; guests on new connections; one server after the other is stopped and another one started.
 */

const RESTARTS = runLength({ quick: 2, full: 20 });
const GUESTS = 3;
const STOPS_WITHIN_MS = 10_000;

const { url } = await testDatabase();
const home = await mkdtemp(path.join(tmpdir(), "comptoir-rolling-"));
const running = new Set<ServerProcess>();
afterAll(async () => {
  await Promise.all([...running].map(stopServerProcess));
  await rm(home, { recursive: true });
});

async function start(): Promise<{ server: ServerProcess; address: string }> {
  // A drain of its own length: this machine may be slow to look.
  const server = startServerProcess(home, {
    DATABASE_URL: url,
    COMPTOIR_DRAIN_SECONDS: "3",
    DATABASE_WAIT_MS: "15000",
  });
  running.add(server);
  return { server, address: await server.opened };
}

/** Guests who read a menu, its data and a bill in turn, each on a new connection, until they are told to stop. */
function letGuestsAsk({ origin }: Balancer) {
  const outcomes: Outcome[] = [];
  let isOpen = true;
  const asks = [
    { path: "/menu/braise/data.json" },
    {
      path: "/api/orders/set-costs",
      headers: { "content-type": "application/json", "x-restaurant-id": "1" },
      body: JSON.stringify({
        type: "dine-in",
        items: [{ id: 1077, menu_id: 14, orderId: 1, quantity: 1, orderOptions: [] }],
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

test("Promise 24: servers are replaced one after the other, and no guest gets an error.", {
  timeout: 600_000,
}, async () => {
  const balancer = await openBalancer();
  const servers = await Promise.all([start(), start()]);
  for (const { address } of servers) balancer.add(address);
  const becomesReady = (address: string) =>
    vi.waitFor(() => expect(balancer.isReady(address)).toBe(true), { timeout: 10_000 });
  await Promise.all(servers.map(({ address }) => becomesReady(address)));
  const guests = letGuestsAsk(balancer);
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    const old = servers.shift();
    if (old === undefined) throw new Error("no server is left");
    const begun = performance.now();
    await stopServerProcess(old.server);
    expect(performance.now() - begun).toBeLessThan(STOPS_WITHIN_MS);
    expect(old.server.child.exitCode).toBe(0);
    running.delete(old.server);
    balancer.remove(old.address);
    const replacement = await start();
    balancer.add(replacement.address);
    await becomesReady(replacement.address);
    servers.push(replacement);
  }
  const outcomes = await guests.stop();
  await balancer.close();
  expect(outcomes.length).toBeGreaterThan(50);
  // A machine that is busy may ask a guest to come back; a restart never does.
  const isAnswered = ({ status, retryAfter }: Outcome) => status === 200 || (status === 503 && retryAfter !== null);
  expect(outcomes.filter((outcome) => !isAnswered(outcome))).toEqual([]);
});

test("A stop takes less than ten seconds, whatever is half-sent or followed, and says first that it comes.", async () => {
  const { server, address } = await start();
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
  const begun = performance.now();
  const stopped = stopServerProcess(server);
  running.delete(server);
  await vi.waitFor(async () => {
    const ready = await fetch(`${address}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { ready: false, stopping: true }]);
  });
  const still = await fetch(`${address}/menu/braise/data.json`);
  expect([still.status, still.headers.get("connection")]).toEqual([200, "close"]);
  await still.arrayBuffer();
  await stopped;
  expect(performance.now() - begun).toBeLessThan(STOPS_WITHIN_MS);
  expect(server.child.exitCode).toBe(0);
  for (const socket of held) socket.destroy();
});
