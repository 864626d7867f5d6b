import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { runLength } from "@comptoir/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureRunning } from "../../../server/src/database/embedded-database.ts";
import { inHome } from "../../../server/src/database/home.ts";
import { stopPostmaster } from "../../../server/src/database/postmaster.ts";
import { fillHome } from "../../../server/src/testing/made-home.ts";
import { runCommand } from "../entry/commands/run-command.ts";
import { readVenueEvents, type VenueEvent } from "../events/venue-events/venue-events.store.ts";
import { GRILL } from "../testing/grill.ts";
import { ISSUE_CARD, newGuest, PAID_STEAK, placePatiently } from "../testing/order-over-http.ts";
import { openPool } from "../testing/serve-api.ts";
import { type ApiProcess, startApiProcess } from "../testing/start-api-process.ts";
import { startStayingApi } from "../testing/start-staying-api.ts";
import { importVenueFile } from "../venue/venue-files/import-venue-file.ts";

// A separate PostgreSQL, durable as in production, which is killed while orders come in.
const home = await mkdtemp(path.join(tmpdir(), "comptoir-test-events-"));
await writeFile(path.join(home, "owner"), String(process.pid));
await fillHome(home, "tables");
const run = () => inHome(home, () => ensureRunning(home, "durable"));
let postgres = await run();
const pool = openPool(postgres.urlOf("comptoir"), 12);
const RESTAURANTS = ["7", "8"] as const;
const AT = RESTAURANTS.map((id) => ({ "x-restaurant-id": id }));
const SLUGS = ["grill-of-7", "grill-of-8"] as const;
const servers: ApiProcess[] = [];

beforeAll(async () => {
  for (const [index, id] of RESTAURANTS.entries()) {
    const restaurant = {
      ...GRILL.restaurant,
      id: Number(id),
      slug: SLUGS[index],
      payment_processor: "sandbox",
      hours: [],
    };
    const { gift_cards: _cards, ...venue } = GRILL as typeof GRILL & { gift_cards?: unknown };
    await importVenueFile(pool, { ...venue, restaurant }, { now: new Date() });
  }
  await pool.query(ISSUE_CARD);
  const url = postgres.urlOf("comptoir");
  servers.push(await startStayingApi(url), await startApiProcess(url));
});
afterAll(async () => {
  for (const server of servers) server.signal("SIGKILL");
  await Promise.all(servers.map(({ ended }) => ended));
  await pool.end();
  await stopPostmaster(postgres.postmaster);
  await rm(home, { recursive: true, force: true });
});

/**
 * Retries work until it succeeds without an error. A failed attempt may have taken effect, so the work must
 * be idempotent.
 */
async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch {
      await pause(50);
    }
  }
}

/** Moves an order by the restaurant's command, retrying until it succeeds. */
async function move(index: number, orderId: string, to: string): Promise<void> {
  for (;;) {
    const said: string[] = [];
    const exit = await runCommand(["orders", "move", SLUGS[index] as string, orderId, to], {
      openPool: async () => pool,
      makeNewDatabase: () => Promise.reject(new Error("not here")),
      home,
      clock: () => new Date(),
      ask: undefined,
      siteOrigin: () => "https://here.example",
      stdout: { write: () => true },
      stderr: { write: (text: string) => said.push(text) > 0 },
    }).catch(() => null);
    if (exit === 0 || (exit !== null && !said.join("").includes("database"))) return;
    await pause(50);
  }
}

/** Reads a restaurant's events as they arrive, each time after the last one read, as every reader does. */
async function readAll(restaurantId: string, isOver: () => boolean): Promise<VenueEvent[]> {
  const read: VenueEvent[] = [];
  for (;;) {
    const wasOver = isOver();
    const after = read.at(-1)?.sequence ?? 0;
    const news = await patiently(() => readVenueEvents(pool, { restaurantId, after, limit: 20 }));
    read.push(...news);
    if (wasOver && news.length === 0) return read;
    if (news.length === 0) await pause(runLength({ quick: 100, full: 20 }));
  }
}

describe("Promise 58: the events of a restaurant are delivered in sequence, whatever process is killed", () => {
  it(
    "each event is delivered once and without gaps, and the events of an order in sequence",
    async () => {
      let isOver = false;
      let isQuiet = false;
      let placed = 0;
      const client = async (number: number) => {
        while (!isOver) {
          const index = placed % RESTAURANTS.length;
          const to = { path: "/orders", at: AT[index] as object as Record<string, string> };
          const origin = () => servers[(number + placed) % servers.length]?.origin ?? "";
          const config = { restaurantId: Number(RESTAURANTS[index]), tableNum: "12" };
          const body = { ...PAID_STEAK, data: { ...PAID_STEAK.data, config } };
          const { orderId, status, code } = await placePatiently(origin, body, newGuest(), to);
          // A refused order ends the test.
          if (status !== 201) isOver = true;
          expect({ status, code }).toEqual({ status: 201, code: null });
          placed += 1;
          const moves = [["in-progress", "ready", "completed"], ["in-progress"], ["cancelled"], []][placed % 4] ?? [];
          for (const status of moves) await move(index, orderId ?? "", status);
          // Leaves the processor to the servers that start meanwhile.
          await pause(runLength({ quick: 50, full: 0 }));
        }
      };
      const clients = Array.from({ length: runLength({ quick: 2, full: 4 }) }, (_, number) => client(number));
      const readers = RESTAURANTS.map((restaurantId) => readAll(restaurantId, () => isQuiet));
      for (let kill = 1; kill <= runLength({ quick: 2, full: 60 }); kill += 1) {
        const before = placed;
        await expect.poll(() => placed, { timeout: 300_000 }).toBeGreaterThan(isOver ? -1 : before + (kill % 5));
        if (kill % 2 === 1) {
          process.kill(postgres.postmaster.pid, "SIGKILL");
          postgres = await run();
        } else {
          const at = (kill / 2) % servers.length;
          servers[at]?.signal("SIGKILL");
          servers[at] = await startApiProcess(postgres.urlOf("comptoir"));
        }
      }
      isOver = true;
      await Promise.all(clients);
      isQuiet = true;
      const read = (await Promise.all(readers)).flat();

      const { rows: written } = await pool.query(
        "select restaurant_id, sequence::int4, id, type, order_id, order_version from venue_events order by 1, 2",
      );
      expect(read.map(({ id }) => id)).toEqual(written.map(({ id }) => id));
      const { rows: counters } = await pool.query(
        "select restaurant_id, last_sequence::int4 as last from venue_event_sequences order by 1",
      );
      for (const { restaurant_id: restaurantId, last } of counters) {
        const own = written.filter((event) => event.restaurant_id === restaurantId);
        expect(own.map(({ sequence }) => sequence)).toEqual(Array.from({ length: last }, (_, index) => index + 1));
      }
      const { rows: orders } = await pool.query(
        `select o.id, o.version, array_agg(e.status order by e.step) as states
         from orders o join order_events e on e.restaurant_id = o.restaurant_id and e.order_id = o.id group by o.id, o.version`,
      );
      const TYPES = { placed: "order.placed", "in-progress": "order.started" } as Readonly<Record<string, string>>;
      const ofOrders = written.filter(({ order_id }) => order_id !== null);
      const told = Map.groupBy(ofOrders, ({ order_id }) => order_id as string);
      expect(told.size).toBe(orders.length);
      for (const { id, version, states } of orders as { id: string; version: number; states: string[] }[]) {
        const own = told.get(id) ?? [];
        expect(own.map(({ type }) => type)).toEqual(states.map((state) => TYPES[state] ?? `order.${state}`));
        expect(own.map(({ order_version }) => order_version)).toEqual(
          Array.from({ length: version }, (_, index) => index + 1),
        );
      }
      expect(orders.length).toBe(placed);
    },
    runLength({ quick: 300_000, full: 3_600_000 }),
  );
});
