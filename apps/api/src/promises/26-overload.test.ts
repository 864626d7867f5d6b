import pg from "pg";
import { describe, expect, inject, it, vi } from "vitest";
import { AT_THE_GRILL, GRILL, line } from "../testing/grill.ts";
import { openTestApi } from "../testing/test-api.ts";

const { api, call, load, pool } = await openTestApi({ requestsAtOnce: 4, requestsWaiting: 8, waitMs: 300 });
await load(GRILL);

const validate = () => call("/api/orders/validate", { itemsInCart: [line(11)], type: "dine-in" }, AT_THE_GRILL);

describe("Promise 26: overload", () => {
  it("finishes what it lets in, and asks the others within a second to come back", async () => {
    const started = performance.now();
    const answers = await Promise.all(Array.from({ length: 400 }, validate));
    const statuses = new Set(answers.map((answer) => answer.status));
    expect([...statuses].sort()).toEqual([200, 503]);
    for (const answer of answers.filter(({ status }) => status === 503)) {
      expect(answer.body.code).toBe("unavailable");
      expect(answer.headers.get("retry-after")).toBe("1");
    }
    expect(performance.now() - started).toBeLessThan(5_000);
    expect((await validate()).status).toBe(200);
  });
});

describe("Promise 26: the database is gone", () => {
  it("is not ready any more, answers 503 without a word of why, and recovers by itself", async () => {
    const database = new URL((pool.options as { connectionString: string }).connectionString).pathname.slice(1);
    const admin = new pg.Client({ connectionString: inject("testPostgresUrl") });
    await admin.connect();
    await admin.query(`alter database ${database} with allow_connections false`);
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [database]);
    try {
      // Connections end when their processes hear of it, which may be after the answer.
      const left = "select from pg_stat_activity where datname = $1";
      await vi.waitFor(async () => expect((await admin.query(left, [database])).rowCount).toBe(0), { timeout: 5_000 });
      const ready = await api.fetch(new Request("http://comptoir.test/readyz"));
      expect(ready.status).toBe(503);
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
