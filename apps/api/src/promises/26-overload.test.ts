import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { runLength, timeLimitMs } from "@comptoir/test-kit";
import pg from "pg";
import { describe, expect, inject, it, vi } from "vitest";
import { AT_THE_GRILL, GRILL, line, STEAK } from "../testing/grill.ts";
import { aSubmit, submit } from "../testing/submit.ts";
import { openTestApi } from "../testing/test-api.ts";

const AT_WORK = 4;
const WAITING = 8;
/** Number of orders: ten times as many as the server admits and queues. */
const RUSH = 10 * (AT_WORK + WAITING);
const SECOND_MS = timeLimitMs(1_000);

const config = { requestsAtOnce: AT_WORK, checkoutsAtOnce: AT_WORK, requestsWaiting: WAITING, waitMs: 300 };
const test = await openTestApi(config);
const { api, call, load, pool } = test;
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, hours: [] } });

const validate = () => call("/api/orders/validate", { itemsInCart: [line(11)], type: "dine-in" }, AT_THE_GRILL);
const ordersStanding = async () => (await pool.query("select count(*)::int as n from orders")).rows[0].n as number;

/** Submits all orders at once; returns the answers with their durations. */
async function rush(): Promise<{ status: number; code: unknown; retryAfter: string | null; ms: number }[]> {
  return Promise.all(
    Array.from({ length: RUSH }, async () => {
      const started = performance.now();
      const { status, headers, body } = await submit(test, aSubmit({ items: [STEAK] }));
      return { status, code: body.code, retryAfter: headers.get("retry-after"), ms: performance.now() - started };
    }),
  );
}

/** Returns the size of the heap after garbage collection. */
function heapBytes(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}

describe("Promise 26: overload", () => {
  it("completes the admitted requests, and answers the others within a second with a time to retry", async () => {
    // Warm-up: the first order of a process is slower.
    expect((await submit(test, aSubmit({ items: [STEAK] }))).status).toBe(201);
    const before = await ordersStanding();
    const answers = await rush();
    const placed = answers.filter(({ status }) => status === 201);
    const turnedAway = answers.filter(({ status }) => status !== 201);
    expect(placed.length).toBeGreaterThanOrEqual(AT_WORK);
    expect(await ordersStanding()).toBe(before + placed.length);
    expect(turnedAway.length).toBeGreaterThan(0);
    for (const { ms, ...answer } of turnedAway) {
      expect(answer).toEqual({ status: 503, code: "unavailable", retryAfter: "1" });
      expect(ms).toBeLessThan(SECOND_MS);
    }
  });

  it("accepts the next order within ten seconds after a rush", async () => {
    await rush();
    const started = performance.now();
    expect((await submit(test, aSubmit({ items: [STEAK] }))).status).toBe(201);
    expect(performance.now() - started).toBeLessThan(timeLimitMs(10_000));
  });

  it("uses no more memory after many rushes than after the first ones", async () => {
    for (let warm = 0; warm < 3; warm += 1) await rush();
    const before = heapBytes();
    const rushes = runLength({ quick: 5, full: 200 });
    for (let count = 0; count < rushes; count += 1) await rush();
    expect(heapBytes() - before).toBeLessThan(10_000_000);
  });
});

describe("Promise 26: the database is gone", () => {
  it("makes the server not ready, answers 503 without the reason, and is recovered from without a restart", async () => {
    const database = new URL((pool.options as { connectionString: string }).connectionString).pathname.slice(1);
    const admin = new pg.Client({ connectionString: inject("testPostgresUrl") });
    await admin.connect();
    await admin.query(`alter database ${database} with allow_connections false`);
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [database]);
    try {
      // A terminated backend exits asynchronously, possibly after the call has returned.
      const left = "select from pg_stat_activity where datname = $1";
      await vi.waitFor(async () => expect((await admin.query(left, [database])).rowCount).toBe(0), { timeout: 5_000 });
      const asked = performance.now();
      const ready = await api.fetch(new Request("http://comptoir.test/readyz"));
      expect(ready.status).toBe(503);
      expect(performance.now() - asked).toBeLessThan(timeLimitMs(5_000));
      const answer = await validate();
      expect(answer).toMatchObject({ status: 503, body: { code: "unavailable" } });
      expect(answer.headers.get("retry-after")).toBe("2");
      expect(JSON.stringify(answer.body)).not.toMatch(/database|connect|postgres|stack/i);
      expect((await call("/healthz")).status).toBe(200);
    } finally {
      await admin.query(`alter database ${database} with allow_connections true`);
      await admin.end();
    }
    expect((await validate()).status).toBe(200);
    expect((await call("/readyz")).status).toBe(200);
  });
});
