import { setTimeout as pause } from "node:timers/promises";
import { testDatabase } from "@comptoir/test-kit/database";
import pg from "pg";
import pino from "pino";
import { afterAll, describe, expect, it, vi } from "vitest";
import { inTransaction } from "../db/transaction.ts";
import { openJobQueue } from "./job-queue.ts";

const { pool } = await testDatabase();
const jobs = await openJobQueue(pool, pino({ level: "silent" }));
afterAll(() => jobs.stop());

const payment = (paymentId: string) => ({ restaurantId: "7", paymentId });
const waiting = async () => (await pool.query("select data from jobs.job where state = 'created'")).rows;

describe("The job queue", () => {
  it("has a job if, and only if, the transaction that left it commits", async () => {
    const failing = inTransaction(pool, "read committed", async (transaction) => {
      await jobs.enqueue(transaction, "process-payment", payment("lost"));
      throw new Error("no order");
    });
    await expect(failing).rejects.toThrow("no order");
    expect(await waiting()).toEqual([]);
    await inTransaction(pool, "read committed", (transaction) =>
      jobs.enqueue(transaction, "process-payment", payment("kept")),
    );
    expect(await waiting()).toEqual([{ data: payment("kept") }]);
  });

  it("takes the same job twice for one while it waits", async () => {
    await jobs.enqueue(pool, "process-payment", payment("kept"));
    await jobs.enqueue(pool, "process-payment", payment("other"));
    expect(await waiting()).toHaveLength(2);
  });

  it("leaves jobs that are to be done soon to others where it does not work, together, and before it stops at the latest", async () => {
    const { pool: own } = await testDatabase();
    const queue = await openJobQueue(own, pino({ level: "silent" }));
    const ids = Array.from({ length: 100 }, (_, index) => `p${index}`);
    const query = vi.spyOn(pg.Client.prototype, "query");
    for (const id of ids) queue.doSoon("process-payment", payment(id));
    await queue.stop();
    expect(query.mock.calls.filter(([sent]) => (sent as { name?: string }).name?.startsWith("enqueue"))).toHaveLength(
      1,
    );
    query.mockRestore();
    const { rows } = await own.query("select data->>'paymentId' as id from jobs.job where state = 'created'");
    expect(rows.map(({ id }) => id).sort()).toEqual(ids.sort());
  });

  it("does jobs soon by itself where it works, side by side, and leaves those that failed to the queue", async () => {
    const { pool: own } = await testDatabase();
    const queue = await openJobQueue(own, pino({ level: "silent" }));
    const left = async () =>
      (await own.query("select data->>'paymentId' as id, state from jobs.job order by 1")).rows as { id: string }[];
    const done: string[] = [];
    let failures = 0;
    await queue.work("process-payment", 5, async ({ paymentId }) => {
      if (paymentId === "later" && failures === 0) {
        failures += 1;
        throw new Error("not yet");
      }
      done.push(paymentId);
    });
    for (const id of ["one", "later", "two"]) queue.doSoon("process-payment", payment(id));
    await vi.waitFor(() => expect(done.slice(0, 2)).toEqual(["one", "two"]), { timeout: 20_000 });
    await vi.waitFor(async () => expect((await left()).map(({ id }) => id)).toEqual(["later"]), { timeout: 20_000 });
    await vi.waitFor(() => expect(done).toEqual(["one", "two", "later"]), { timeout: 20_000 });
    await queue.stop();
  });

  it("does a job again that failed, and the others meanwhile", async () => {
    const done: string[] = [];
    await jobs.work("process-payment", 5, async ({ paymentId }) => {
      done.push(paymentId);
      if (paymentId === "kept" && done.filter((id) => id === "kept").length === 1) throw new Error("not yet");
    });
    await vi.waitFor(() => expect(done.filter((id) => id === "kept")).toHaveLength(2), { timeout: 20_000 });
    expect(done.filter((id) => id === "other")).toHaveLength(1);
  });

  it("goes on with its work when the clock is set back", async () => {
    const { pool: own } = await testDatabase();
    const queue = await openJobQueue(own, pino({ level: "silent" }));
    const done: string[] = [];
    await queue.work("process-payment", 5, async ({ paymentId }) => void done.push(paymentId));
    const clock = Date.now.bind(Date);
    vi.spyOn(Date, "now").mockImplementation(() => clock() - 2 * 3_600_000);
    // Every worker has looked for work once more by then.
    await pause(1_500);
    await queue.enqueue(own, "process-payment", payment("after the clock was set"));
    await vi.waitFor(() => expect(done).toContain("after the clock was set"), { timeout: 20_000 });
    vi.restoreAllMocks();
    await queue.stop();
  });
});
