import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { runLength, timeLimitMs } from "@comptoir/test-kit";
import { afterAll, describe, expect, it, vi } from "vitest";
import { ensureRunning } from "../../../server/src/database/embedded-database.ts";
import { inHome } from "../../../server/src/database/home.ts";
import { stopPostmaster } from "../../../server/src/database/postmaster.ts";
import { fillHome } from "../../../server/src/testing/made-home.ts";
import { type Api, createApi } from "../entry/api.ts";
import { openPool } from "../platform/db/open-pool.ts";
import { GRILL, line, STEAK } from "../testing/grill.ts";
import { openPool as openUnlimitedPool } from "../testing/serve-api.ts";
import { aSubmit } from "../testing/submit.ts";
import { openStallingProxy } from "../testing/swallowing-network.ts";
import { importVenueFile } from "../venue/venue-files/import-venue-file.ts";

// A separate PostgreSQL, which the tests suspend.
const home = await mkdtemp(path.join(tmpdir(), "comptoir-test-waits-"));
await writeFile(path.join(home, "owner"), String(process.pid));
await fillHome(home, "tables");
const postgres = await inHome(home, () => ensureRunning(home, "durable"));
const url = postgres.urlOf("comptoir");
/** The test's own connections have no timeout. */
const owner = openUnlimitedPool(url, 4);

const RIVAL = { ...GRILL.restaurant, id: 8, slug: "the-rival", name: "The Rival", hours: [] };
const venues = [
  { ...GRILL, restaurant: { ...GRILL.restaurant, hours: [] } },
  { ...GRILL, restaurant: RIVAL },
];
for (const venue of venues) await importVenueFile(owner, venue, { now: new Date() });
const rename = (name: string) =>
  importVenueFile(owner, { ...venues[0], restaurant: { ...GRILL.restaurant, hours: [], name } }, { now: new Date() });

/**
 * `DATABASE_WAIT_MS` of the servers. It is longer in `npm test`, where even an unblocked call may wait for the
 * processor.
 */
const WAIT_MS = runLength({ quick: 4_000, full: 1_700 });
const network = await openStallingProxy(url);
const pool = openPool(network.url, { connections: 25, waitMs: WAIT_MS });
pool.on("error", () => undefined);
const api: Api = await createApi({ pool });

afterAll(async () => {
  await api.stop();
  await pool.end();
  await owner.end();
  await network.close();
  await stopPostmaster(postgres.postmaster);
  await rm(home, { recursive: true, force: true });
}, 30_000);

/** Duration of a disturbance, in milliseconds. */
const TROUBLE_MS = runLength({ quick: 5_500, full: 12_000 });
const TEST_LIMIT_MS = timeLimitMs(40_000);
const EVERY_MS = runLength({ quick: 400, full: 100 });
const ANSWERED_WITHIN_MS = timeLimitMs(2_000);
const RIGHT_AGAIN_WITHIN_MS = timeLimitMs(5_000);

type Timed = {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly ms: number;
  readonly text: string;
};

async function ask(pathname: string, init: RequestInit = {}): Promise<Timed> {
  const started = performance.now();
  const answer = await api.fetch(new Request(`http://comptoir.test${pathname}`, init));
  const text = await answer.text();
  return {
    status: answer.status,
    retryAfter: answer.headers.get("retry-after"),
    ms: performance.now() - started,
    text,
  };
}

const headersAt = (restaurantId: number) => ({
  "content-type": "application/json",
  "x-restaurant-id": String(restaurantId),
  "idempotency-key": randomUUID(),
});
const order = (restaurantId: number) =>
  ask("/api/orders", {
    method: "POST",
    headers: headersAt(restaurantId),
    body: JSON.stringify(aSubmit({ items: [STEAK], config: { restaurantId, tableNum: "12" } })),
  });
const setCosts = (restaurantId: number) =>
  ask("/api/orders/set-costs", {
    method: "POST",
    headers: headersAt(restaurantId),
    body: JSON.stringify({ type: "dine-in", items: [line(11)], costs: {}, date: null }),
  });
const ready = () => ask("/readyz");
const menu = () => ask("/menu/the-grill/data.json");

/** Repeats requests while a disturbance lasts; returns the answers. */
async function throughout(trouble: Promise<unknown>, asks: () => readonly Promise<Timed>[]): Promise<Timed[][]> {
  const rounds: Promise<Timed[]>[] = [];
  let isOver = false;
  void trouble.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    rounds.push(Promise.all(asks()));
    await pause(EVERY_MS);
  }
  return Promise.all(rounds);
}

/** Expects that every request succeeds again within five seconds. */
const rightAgain = () =>
  vi.waitFor(
    async () => {
      const answers = await Promise.all([order(7), order(8), setCosts(7), menu(), ready()]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 200, 200, 200]);
    },
    { timeout: RIGHT_AGAIN_WITHIN_MS, interval: 100 },
  );

function expectAskedToComeBack(answers: readonly Timed[]): void {
  for (const { status, retryAfter, ms } of answers) {
    expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: "2" });
    expect(ms).toBeLessThan(ANSWERED_WITHIN_MS);
  }
}

describe("Promise 53: every wait ends", () => {
  it(
    "a locked row of one restaurant blocks neither other restaurants nor /readyz",
    async () => {
      await rightAgain();
      // Opens all connections first: on a busy machine, opening one takes longer than a call's timeout.
      await vi.waitFor(
        async () => {
          await Promise.allSettled(Array.from({ length: pool.options.max }, () => pool.query("select pg_sleep(0.5)")));
          expect(pool.totalCount).toBe(pool.options.max);
        },
        { timeout: 20_000 },
      );
      const holder = await owner.connect();
      await holder.query("begin; select from order_numbers where restaurant_id = '7' for update");
      const trouble = pause(TROUBLE_MS);
      const rounds = await throughout(trouble, () => [
        order(8),
        setCosts(8),
        ready(),
        // Sends more requests than the pool has connections.
        ...Array.from({ length: 6 }, () => order(7)),
      ]);
      await holder.query("rollback");
      holder.release();
      for (const [other, costs, readiness, ...held] of rounds) {
        expect([other?.status, costs?.status, readiness?.status]).toEqual([201, 200, 200]);
        for (const one of [other, costs, readiness]) expect(one?.ms).toBeLessThan(ANSWERED_WITHIN_MS);
        expectAskedToComeBack(held);
      }
      await rightAgain();
    },
    TEST_LIMIT_MS,
  );

  it.runIf(process.platform === "linux")(
    "a suspended PostgreSQL causes 503 within two seconds for every caller",
    async () => {
      await rightAgain();
      await signalPostgres("SIGSTOP");
      const trouble = pause(TROUBLE_MS).then(() => signalPostgres("SIGCONT"));
      // Stops before the disturbance ends, since requests sent just before its end may succeed.
      const rounds = await throughout(pause(TROUBLE_MS - WAIT_MS - 300), () => [
        order(7),
        setCosts(8),
        order(8),
        ready(),
      ]);
      await trouble;
      for (const [one, costs, other, readiness] of rounds) {
        expectAskedToComeBack([one, costs, other].filter((answer) => answer !== undefined));
        expect(readiness?.status).toBe(503);
        expect(readiness?.ms).toBeLessThan(ANSWERED_WITHIN_MS);
      }
      await rightAgain();
    },
    TEST_LIMIT_MS,
  );

  it(
    "a network that drops all packets causes 503 within two seconds, and never outdated data",
    async () => {
      await rename("The Old Grill");
      await vi.waitFor(async () => expect((await menu()).text).toContain("The Old Grill"), { timeout: 10_000 });
      network.swallow();
      await rename("The New Grill");
      await pause(2_100);
      const trouble = pause(TROUBLE_MS);
      const rounds = await throughout(trouble, () => [menu(), order(7), setCosts(7)]);
      network.carry();
      for (const answers of rounds) expectAskedToComeBack(answers);
      const carriedAt = performance.now();
      await vi.waitFor(async () => expect((await menu()).status).toBe(200), { timeout: RIGHT_AGAIN_WITHIN_MS });
      expect((await menu()).text).toContain("The New Grill");
      await rightAgain();
      expect(performance.now() - carriedAt).toBeLessThan(RIGHT_AGAIN_WITHIN_MS);
    },
    TEST_LIMIT_MS,
  );
});

/** Sends a signal to every process of PostgreSQL. */
async function signalPostgres(signal: NodeJS.Signals): Promise<void> {
  const { pid } = postgres.postmaster;
  if (signal === "SIGSTOP") process.kill(pid, signal);
  for (const entry of await readdir("/proc")) {
    const stat = /^\d+$/.test(entry) ? await readFile(`/proc/${entry}/stat`, "utf8").catch(() => "") : "";
    // The file's format is "pid (command) state parent …"; the command may contain spaces.
    const parent = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1];
    if (parent === String(pid)) process.kill(Number(entry), signal);
  }
  if (signal !== "SIGSTOP") process.kill(pid, signal);
}
