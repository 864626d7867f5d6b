import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { createApi } from "../api.ts";
import { AT_THE_GRILL, GRILL, STEAK } from "../testing/grill.ts";
import { aSubmit, tally } from "../testing/submit.ts";
import { openTestApi } from "../testing/test-api.ts";

const CAPACITY = 4;
const test = await openTestApi({ requestsAtOnce: CAPACITY, requestsWaiting: CAPACITY, waitMs: 500 });
test.clock.set("2026-11-20T17:00:00Z");
await test.load(GRILL);

describe("Promise 26: overload, and a database that is gone", () => {
  it("ten times too many at once: some are placed, the rest asked to come back within a second, and all that were placed stand", async () => {
    const body = aSubmit({ items: [STEAK] });
    const answers = await Promise.all(
      Array.from({ length: 10 * 2 * CAPACITY }, async () => {
        const started = performance.now();
        const headers = { ...AT_THE_GRILL, "idempotency-key": randomUUID() };
        const answer = await test.call("/api/orders", body, headers);
        return { ...answer, tookMs: performance.now() - started };
      }),
    );
    const counts = tally(answers);
    const placed = counts["201"] ?? 0;
    expect(placed).toBeGreaterThanOrEqual(CAPACITY);
    expect(placed + (counts["503 unavailable"] ?? 0)).toBe(answers.length);
    for (const { headers } of answers.filter(({ status }) => status === 503)) {
      expect(headers.get("retry-after")).toBe("1");
    }
    expect((await test.pool.query("select count(*)::int as n from orders")).rows[0].n).toBe(placed);
    expect((await test.call("/api/orders", body, { ...AT_THE_GRILL, "idempotency-key": randomUUID() })).status).toBe(
      201,
    );
  });

  it("without the database it is not ready within 5 seconds, and an order is asked to come back, without a word of why", async () => {
    const { pool } = test;
    const cut = new pg.Pool({ connectionString: pool.options.connectionString, max: 2 });
    const api = await createApi({ pool: cut });
    afterAll(() => api.stop().catch(() => undefined));
    const ask = async (path: string, init?: RequestInit) => {
      const response = await api.fetch(new Request(`http://comptoir.test${path}`, init));
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
    expect((await ask("/readyz")).status).toBe(200);
    await cut.end();
    const started = performance.now();
    expect((await ask("/readyz")).status).toBe(503);
    expect(performance.now() - started).toBeLessThan(5_000);
    const headers = { ...AT_THE_GRILL, "content-type": "application/json", "idempotency-key": randomUUID() };
    const order = await ask("/api/orders", { method: "POST", headers, body: JSON.stringify(aSubmit()) });
    expect(order.status).toBe(503);
    expect(order.headers.get("retry-after")).not.toBeNull();
    expect(order.text).not.toMatch(/pool|postgres|stack|at \//i);
  });
});
