import { randomUUIDv7 } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Clock, PgBoss } from "pg-boss";
import type { Database, Queryable } from "../db/database.ts";
import { holdConnection } from "../db/hold-connection.ts";
import type { Logger } from "../settings.ts";
import { gatherJobs } from "./gather-jobs.ts";

/** The durable work there is, each with what it needs to know. A job may come more than once and says only what to look at. */
export type JobData = {
  readonly "process-payment": { readonly restaurantId: string; readonly paymentId: string };
};
export type JobName = keyof JobData;
/** What a committed row asks for at once, so that no job is written for it. */
type SoonName = "process-payment";
const JOB_NAMES: readonly JobName[] = ["process-payment"];

/** Durable work after the answer. payment#authorise-write-capture, decision 015. */
export type JobQueue = {
  /**
   * Adds jobs inside a transaction: they are there if, and only if, the transaction commits. The same job twice is one while
   * it waits, so that what cannot be done for long does not pile up.
   */
  enqueue<Name extends JobName>(db: Queryable, name: Name, ...jobs: readonly JobData[Name][]): Promise<void>;
  /** Adds jobs whose like may be waiting, for longer than it should: by now the clock may have been set back. They may come twice. */
  enqueueAgain<Name extends JobName>(db: Queryable, name: Name, ...jobs: readonly JobData[Name][]): Promise<void>;
  /**
   * Does a job in a moment, side by side with others, in this process where it works; elsewhere, or when it throws, it is left to
   * the queue. For what a committed row asks for by itself and the sweeper finds there: a server that ends in this moment delays
   * the job and does not lose it.
   */
  doSoon(name: SoonName, job: JobData[SoonName]): void;
  /** Does the jobs of a name, so many of the queue at the same time; one that throws is done again later. */
  work<Name extends JobName>(name: Name, atOnce: number, handle: (data: JobData[Name]) => Promise<void>): Promise<void>;
  /** How many jobs of the queue are due and not done, and for how long the oldest of them has been, in seconds. */
  waiting(): Promise<{ readonly count: number; readonly oldestSeconds: number }>;
  /** Finishes what has begun. */
  stop(): Promise<void>;
};

/** The tables of the queue lie apart from ours, and are its library's to change. */
const SCHEMA = "jobs";
const POLL_SECONDS = 1;
/** How often done jobs whose time is over are looked for. */
const CLEAR_EVERY_SECONDS = 600;
const STOP_WITHIN_MS = 3_000;
/** How long jobs that are to be done soon are waited for: nobody notices it, and fifty side by side cost little more than one. */
const SOON_MS = 200;

/** The time between two polls is measured on a clock that nobody sets back: the queue would sleep for as long as it was set. */
const STEADY_CLOCK: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (act, ms) => setTimeout(act, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (act, ms) => setInterval(act, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

const QUEUE = {
  policy: "short",
  retryLimit: 8,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 60,
  deleteAfterSeconds: 3600,
} as const;
/** Any number will do, as long as every server that starts takes the same lock. */
const LOCK_KEY = 7_266_783;

/**
 * Opens the queue on the database that orders are in, on connections that no call waits for. Every server enqueues and works; which of them does a job is the
 * database's to say. A job that fails is tried again for a while, ever more slowly; what is still due then is found by
 * the sweeper and becomes a job again, for as long as it takes.
 */
export async function openJobQueue(database: Database, logger: Logger): Promise<JobQueue> {
  const boss = new PgBoss({
    schema: SCHEMA,
    db: { executeSql: (text, values) => database.query(text, values) },
    schedule: false,
    monitorVacuum: false,
    clockMonitorIntervalSeconds: 600,
    maintenanceIntervalSeconds: CLEAR_EVERY_SECONDS,
    clock: STEADY_CLOCK,
  });
  boss.on("error", (error) => logger.error({ event: "job_queue_failed", reason: error.message }));
  await oneAtATime(database, async () => {
    await boss.start();
    for (const name of JOB_NAMES) await boss.createQueue(name, QUEUE);
  });

  const insert = async <Name extends JobName>(
    db: Queryable,
    name: Name,
    key: string,
    jobs: readonly JobData[Name][],
  ) => {
    if (jobs.length === 0) return;
    // The statement is the same for every job of a name, so that the server need not parse it again.
    const executeSql = (text: string, values?: unknown[]) =>
      db.query({ name: `enqueue ${name}`, text, ...(values ? { values } : {}) });
    const inserts = jobs.map((data) => ({ id: randomUUIDv7(), data, singletonKey: `${JSON.stringify(data)}${key}` }));
    await boss.insert(name, inserts, { db: { executeSql } });
  };
  const enqueue: JobQueue["enqueue"] = (db, name, ...jobs) => insert(db, name, "", jobs);
  const handlers = new Map<JobName, (job: never) => Promise<void>>();
  const attempt = async <Name extends JobName>(
    name: Name,
    handle: (job: JobData[Name]) => Promise<void>,
    job: JobData[Name],
  ) => {
    try {
      await handle(job);
      return true;
    } catch (error) {
      logger.warn({ event: "job_failed", job: name, reason: (error as Error).message });
      return false;
    }
  };
  const doHere = async <Name extends JobName>(name: Name, jobs: readonly JobData[Name][]) => {
    const handle = handlers.get(name) as ((job: JobData[Name]) => Promise<void>) | undefined;
    const isDone = handle && (await Promise.all(jobs.map((job) => attempt(name, handle, job))));
    await enqueue(database, name, ...jobs.filter((_, index) => !isDone?.[index]));
  };
  const notEnqueued = (error: Error) => logger.warn({ event: "job_not_enqueued", reason: error.message });
  const soon = {
    "process-payment": gatherJobs<JobData["process-payment"]>(
      (jobs) => doHere("process-payment", jobs),
      notEnqueued,
      SOON_MS,
    ),
  };

  return {
    enqueue,
    enqueueAgain: (db, name, ...jobs) => insert(db, name, " again", jobs),
    doSoon: (name, job) => soon[name].add(job),
    async waiting() {
      const { rows } = await database.query<{ count: number; oldestSeconds: number }>(
        `select count(*)::int as count, coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as "oldestSeconds"
         from ${SCHEMA}.job where state in ('created', 'retry', 'active') and start_after <= now()`,
      );
      return rows[0] ?? { count: 0, oldestSeconds: 0 };
    },
    async work(name, atOnce, handle) {
      handlers.set(name, handle);
      const options = {
        batchSize: atOnce,
        pollingIntervalSeconds: POLL_SECONDS,
        // As long as there is more to do, nobody waits for the next poll.
        burstWhenBatchFull: true,
        perJobResults: true as const,
      };
      await boss.work<JobData[typeof name], unknown, typeof options>(name, options, (jobs) =>
        Promise.all(
          jobs.map(async ({ id, data }) => {
            const status = (await attempt(name, handle, data)) ? ("completed" as const) : ("failed" as const);
            return { id, status };
          }),
        ),
      );
    },
    async stop() {
      // What is not done by then stands in its rows.
      const inTime = pause(STOP_WITHIN_MS, undefined, { ref: false });
      const flushed = Promise.all(Object.values(soon).map((queue) => queue.flush()));
      await Promise.all([Promise.race([flushed, inTime]), boss.stop({ graceful: true, timeout: STOP_WITHIN_MS })]);
    },
  };
}

/** Lets servers that start at the same moment make the queue's tables one after another: its library's own lock lets some fail. */
async function oneAtATime(database: Database, make: () => Promise<void>): Promise<void> {
  const { client, release } = await holdConnection(database);
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK_KEY]);
    await make();
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK_KEY]).catch(() => undefined);
    release();
  }
}
