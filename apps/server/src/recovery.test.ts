import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { demonstrationVenues } from "@comptoir/demo";
import { runLength } from "@comptoir/test-kit";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { layoutOf } from "./database/home.ts";
import { openDatabase } from "./database/open-database.ts";
import { findPostmaster, stopPostmaster } from "./database/postmaster.ts";
import { IS_OF_GUESTS } from "./testing/guest-contact.ts";
import { fillHome } from "./testing/made-home.ts";
import { letGuestsOrder, type OrderingGuests } from "./testing/ordering-guests.ts";
import { type ServerProcess, startServerProcess, stopServerProcess } from "./testing/server-process.ts";

/*
 * Goal: after any kill, the next start has everything that was answered. Method: SIGKILL a real server, its
 * PostgreSQL or both, at fixed moments spread over their work; restart and check. The work under way at each
 * moment varies with the machine's speed.
 */

const VICTIMS = ["the server", "PostgreSQL", "both"] as const;
const ROUNDS = runLength({ quick: 2, full: 30 });
const GUESTS = runLength({ quick: 2, full: 4 });
/** In `npm test` embedded-database.test.ts kills first starts, without the demonstration. */
const FIRST_STARTS = runLength({ quick: 0, full: 15 });

let home: string;
const servers: ServerProcess[] = [];

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), "comptoir-recovery-"));
});

afterEach(async () => {
  for (const { child } of servers.splice(0)) child.kill("SIGKILL");
  const left = await findPostmaster(layoutOf(home).data);
  if (left !== null) await stopPostmaster(left);
  await rm(home, { recursive: true, force: true });
});

function start(): ServerProcess {
  const server = startServerProcess(home);
  servers.push(server);
  return server;
}

async function kill(victim: (typeof VICTIMS)[number], server: ServerProcess): Promise<void> {
  const postmaster = await findPostmaster(layoutOf(home).data);
  if (victim !== "PostgreSQL" || postmaster === null) server.child.kill("SIGKILL");
  if (victim !== "the server" && postmaster !== null) process.kill(postmaster.pid, "SIGKILL");
}

/** Returns a moment within a range by the golden ratio, so that consecutive rounds lie far apart. */
function momentOf(round: number, [from, to]: readonly [number, number]): number {
  return from + ((round * 0.618_033_988_75) % 1) * (to - from);
}

async function expectWholeDemonstration(address: string): Promise<void> {
  // While other tests run, PostgreSQL may answer late once.
  const readiness = async () => (await fetch(`${address}/readyz`)).json();
  await expect.poll(readiness, { timeout: 10_000 }).toMatchObject({ ready: true });
  for (const { venue } of await demonstrationVenues()) {
    const { slug } = (venue as { restaurant: { slug: string } }).restaurant;
    const menu = await fetch(`${address}/menu/${slug}/data.json`);
    expect(menu.status, slug).toBe(200);
  }
}

describe("After a kill at any moment, the next start recovers automatically", () => {
  // Range in ms, from process start to open port: creating the database, migrating it, importing the
  // demonstration.
  const firstStart = [20, 2_500] as const;

  test.each(Array.from({ length: FIRST_STARTS }, (_, round) => ({ round, victim: VICTIMS[round % 3] ?? "both" })))(
    "of $victim, during a first start (moment $round).",
    async ({ round, victim }) => {
      const killed = start();
      await Promise.race([pause(momentOf(round, firstStart)), killed.opened.catch(() => undefined)]);
      await kill(victim, killed);
      killed.child.kill("SIGKILL");
      await killed.ended;
      const again = start();
      await expectWholeDemonstration(await again.opened);
      await stopServerProcess(again);
      expect(await findPostmaster(layoutOf(home).data), "nothing is left running").toBeNull();
    },
    120_000,
  );

  test(
    "of each in turn, while guests order: every answered order is there once.",
    async () => {
      await fillHome(home, "demonstration");
      let server = start();
      let address = await server.opened;
      const guests = letGuestsOrder(GUESTS, () => address);
      for (let round = 0; round < ROUNDS - FIRST_STARTS; round += 1) {
        const answeredBefore = countAnswered(guests);
        await vi.waitFor(() => expect(countAnswered(guests)).toBeGreaterThan(answeredBefore), { timeout: 90_000 });
        await pause(momentOf(round, [0, 700]));
        const victim = VICTIMS[round % 3] ?? "both";
        await kill(victim, server);
        // If only PostgreSQL was killed, the server restarts it and keeps running.
        if (victim === "PostgreSQL") continue;
        await server.ended;
        server = start();
        address = await server.opened;
      }
      await guests.stop();

      const ids = await orderIds();
      await stopServerProcess(server);
      const answered = guests.asked.map(({ orderId }) => orderId);
      expect(answered.length).toBeGreaterThan(ROUNDS - FIRST_STARTS);
      expect(ids).toEqual(answered.sort());
    },
    (ROUNDS + 1) * 60_000,
  );
});

function countAnswered({ asked }: OrderingGuests): number {
  return asked.filter(({ orderId }) => orderId !== null).length;
}

/** Lists the guests' orders in this home's database. */
async function orderIds(): Promise<string[]> {
  const database = await openDatabase({ databaseUrl: null, home });
  const pool = new pg.Pool({ connectionString: database.url });
  pool.on("error", () => undefined);
  try {
    const { rows } = await pool.query<{ id: string }>(
      `select id::text from orders where ${IS_OF_GUESTS} order by id::text collate "C"`,
    );
    return rows.map(({ id }) => id);
  } finally {
    await pool.end();
    await database.stop();
  }
}
