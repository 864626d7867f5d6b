import { setTimeout as pause } from "node:timers/promises";
import { testDatabase } from "@comptoir/test-kit/database";
import pg from "pg";
import pino from "pino";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyTables } from "../../testing/empty-tables.ts";
import { statement } from "../db/statement.ts";
import { inTransaction } from "../db/transaction.ts";
import { createMetrics } from "../middleware/metrics.ts";
import { backoffByAge, takeDueRows } from "./due-rows.ts";
import { keepWorking, type WorkQueue, workDue } from "./keep-working.ts";

const { pool, url } = await testDatabase();
await pool.query(
  "create table errands (id text primary key, due_at timestamptz default now(), made_at timestamptz not null default now())",
);
beforeEach(() => emptyTables(pool, "errands"));

const said: Record<string, unknown>[] = [];
const logger = pino({ level: "info" }, { write: (line) => void said.push(JSON.parse(line)) });
const deps = { logger };
const IN_TIME = { timeout: 20_000 };

type Errand = { readonly id: string; readonly madeAt: Date };

const takeStatement = statement({
  name: "test: take due errands",
  text: takeDueRows({
    table: "errands",
    key: ["id"],
    due: "due_at",
    waiting: "due_at is not null",
    lease: "interval '2 seconds'",
    farthest: "interval '10 minutes'",
    returning: `errands.id, made_at as "madeAt"`,
  }),
  params: { atMost: "int8" },
  row: { id: "text", madeAt: "timestamptz" },
});
const putOffStatement = statement({
  name: "test: put errand off",
  text: `update errands set due_at = now() + ${backoffByAge("made_at", "interval '20 seconds'")} where id = :id`,
  params: { id: "text" },
});

/** Test queue of errands: `run` executes one, after which it is no longer due. */
function errands(
  run: (id: string) => Promise<void>,
  but: Partial<WorkQueue<Errand>> = {},
  db = pool,
): WorkQueue<Errand> {
  return {
    name: "errands",
    atOnce: 5,
    take: (atMost) => takeStatement.rows(db, { atMost }),
    work: async ({ id }) => {
      await run(id);
      await db.query("update errands set due_at = null where id = $1", [id]);
      return "done";
    },
    putOff: async ({ id }) => void (await putOffStatement.count(db, { id })),
    late: { since: ({ madeAt }) => madeAt, afterMs: 60_000 },
    namesOf: ({ id }) => ({ errand: id }),
    ...but,
  };
}
const add = (...ids: string[]) => pool.query("insert into errands (id) select unnest($1::text[])", [ids]);
const leftToDo = async () => (await pool.query("select id from errands where due_at is not null order by id")).rows;

describe("A queue of due rows", () => {
  it("has a due row if, and only if, the transaction that wrote it commits", async () => {
    const leave = (id: string, fails: boolean) =>
      inTransaction(pool, "read committed", async (transaction) => {
        await transaction.query("insert into errands (id) values ($1)", [id]);
        if (fails) throw new Error("no order");
      });
    await expect(leave("lost", true)).rejects.toThrow("no order");
    await leave("kept", false);
    const done: string[] = [];
    await workDue(
      errands(async (id) => void done.push(id)),
      deps,
    );
    expect(done).toEqual(["kept"]);
  });

  it("processes a row once that became due twice while it waited", async () => {
    await add("kept", "other");
    await pool.query("update errands set due_at = now() where id = 'kept'");
    const done: string[] = [];
    expect(
      await workDue(
        errands(async (id) => void done.push(id)),
        deps,
      ),
    ).toBe(2);
    expect(done.sort()).toEqual(["kept", "other"]);
    expect(await leftToDo()).toEqual([]);
  });

  it("processes all due rows, with a maximum of concurrent ones", async () => {
    await add(...Array.from({ length: 43 }, (_, index) => `e${index}`));
    let running = 0;
    let most = 0;
    const run = async () => {
      running += 1;
      most = Math.max(most, running);
      await pause(2);
      running -= 1;
    };
    expect(await workDue(errands(run), deps)).toBe(43);
    expect(most).toBe(5);
    expect(await leftToDo()).toEqual([]);
  });

  it("retries a failed row without delaying the others, and logs the failure once, by the queue's name", async () => {
    await add("failing", "other");
    said.length = 0;
    const done: string[] = [];
    const worker = keepWorking(
      errands(async (id) => {
        done.push(id);
        if (id === "failing" && done.filter((one) => one === id).length === 1) throw new Error("not yet");
      }),
      deps,
      50,
    );
    await vi.waitFor(() => expect(done.filter((id) => id === "failing")).toHaveLength(2), IN_TIME);
    await worker.stop();
    expect(done.filter((id) => id === "other")).toHaveLength(1);
    expect(said).toMatchObject([
      { level: 40, event: "work_put_off", queue: "errands", errand: "failing", reason: "not yet" },
    ]);
  });

  it("logs each late row as an error for an operator, and again after an hour", async () => {
    await add("old", "older");
    await pool.query("update errands set made_at = now() - interval '2 minutes'");
    said.length = 0;
    const queue = errands(() => Promise.reject(new Error("still not")));
    const workAll = async () => {
      await pool.query("update errands set due_at = now()");
      await workDue(queue, deps);
      return said.splice(0).map(({ level, errand }) => `${level} ${errand}`);
    };
    expect((await workAll()).sort()).toEqual(["50 old", "50 older"]);
    expect((await workAll()).sort()).toEqual(["40 old", "40 older"]);
    const now = Date.now.bind(Date);
    vi.spyOn(Date, "now").mockImplementation(() => now() + 61 * 60_000);
    expect((await workAll()).sort()).toEqual(["50 old", "50 older"]);
    expect((await workAll()).sort()).toEqual(["40 old", "40 older"]);
    vi.restoreAllMocks();
  });

  it("counts the outcomes of rows", async () => {
    await add("done", "failed", "later");
    const metrics = createMetrics();
    const queue = errands(async (id) => {
      if (id === "failed") throw new Error("no");
    });
    await workDue(
      { ...queue, work: async (errand) => (errand.id === "later" ? "later" : queue.work(errand)) },
      { logger, metrics },
    );
    const { values } = await metrics.workedRows.get();
    expect(values.map(({ labels, value }) => [labels.queue, labels.outcome, value]).sort()).toEqual([
      ["errands", "done", 1],
      ["errands", "failed", 1],
      ["errands", "later", 1],
    ]);
  });

  it("exports its outcomes as 0 before the first row: operations#counts-from-zero", async () => {
    const metrics = createMetrics();
    await keepWorking(
      errands(async () => {}),
      { logger, metrics },
      60_000,
    ).stop();
    expect(await metrics.workedRows.get()).toMatchObject({ values: [{ value: 0 }, { value: 0 }, { value: 0 }] });
  });

  it("does not delay other rows by a slow one", async () => {
    await add("slow");
    const slow = Promise.withResolvers<void>();
    const done: string[] = [];
    const worker = keepWorking(
      errands(async (id) => {
        if (id === "slow") await slow.promise;
        done.push(id);
      }),
      deps,
      20,
    );
    await pause(60);
    await add("quick");
    await vi.waitFor(() => expect(done).toEqual(["quick"]), IN_TIME);
    slow.resolve();
    await worker.stop();
  });

  it("finishes rows in progress before it stops, and takes no more", async () => {
    await add("first");
    const begun = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const worker = keepWorking(
      errands(async () => {
        begun.resolve();
        await answer.promise;
      }),
      deps,
      20,
    );
    await begun.promise;
    const stopped = worker.stop();
    await add("second");
    await pause(100);
    answer.resolve();
    await stopped;
    expect(await leftToDo()).toEqual([{ id: "second" }]);
  });

  it("continues when the database's or the server's clock is set back", async () => {
    await add("from before");
    await pool.query("update errands set due_at = now() + interval '2 hours'");
    const done: string[] = [];
    const worker = keepWorking(
      errands(async (id) => void done.push(id)),
      deps,
      50,
    );
    await vi.waitFor(() => expect(done).toEqual(["from before"]), IN_TIME);
    const clock = Date.now.bind(Date);
    vi.spyOn(Date, "now").mockImplementation(() => clock() - 2 * 3_600_000);
    await pause(200);
    await add("afterwards");
    await vi.waitFor(() => expect(done).toContain("afterwards"), IN_TIME);
    vi.restoreAllMocks();
    await worker.stop();
  });

  it("skips a row that is postponed, or that another server has leased", async () => {
    await add("put off", "taken");
    await pool.query("update errands set due_at = now() + interval '9 minutes'");
    expect(
      await workDue(
        errands(async () => undefined),
        deps,
      ),
    ).toBe(0);
  });
});

describe("Several servers", () => {
  it("take different rows concurrently, each row once", async () => {
    const ids = Array.from({ length: 400 }, (_, index) => `e${index}`);
    await add(...ids);
    const servers = Array.from({ length: 4 }, () => new pg.Pool({ connectionString: url, max: 3 }));
    const done: string[] = [];
    const counts = await Promise.all(
      servers.map((server) =>
        workDue(
          errands(
            async (id) => {
              await pause(1);
              done.push(id);
            },
            {},
            server,
          ),
          deps,
        ),
      ),
    );
    await Promise.all(servers.map((server) => server.end()));
    expect(done.sort()).toEqual(ids.sort());
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(1);
  });

  it("process a row of a crashed server once its lease has expired, and not before", async () => {
    await add("left");
    // Simulates a killed server: the row is leased and never finished.
    await takeStatement.rows(pool, { atMost: 1 });
    const done: string[] = [];
    const other = errands(async (id) => void done.push(id));
    expect(await workDue(other, deps)).toBe(0);
    const worker = keepWorking(other, deps, 50);
    await vi.waitFor(() => expect(done).toEqual(["left"]), IN_TIME);
    await worker.stop();
  });

  it("continue with the next round after the database was briefly unreachable", async () => {
    said.length = 0;
    await add("waiting");
    const done: string[] = [];
    const queue = errands(async (id) => void done.push(id));
    let isAway = true;
    const worker = keepWorking(
      {
        ...queue,
        take: (atMost) => {
          if (!isAway) return queue.take(atMost);
          isAway = false;
          return Promise.reject(new Error("connection refused"));
        },
      },
      deps,
      50,
    );
    await vi.waitFor(() => expect(done).toEqual(["waiting"]), IN_TIME);
    await worker.stop();
    expect(said).toMatchObject([{ event: "round_failed", round: "errands", reason: "connection refused" }]);
  });
});

afterAll(() => pool.query("drop table errands"));
