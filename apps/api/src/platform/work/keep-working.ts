import { setTimeout as pause } from "node:timers/promises";
import { beginAtZero, type Metrics } from "../middleware/metrics.ts";
import type { Logger } from "../settings.ts";
import { inTrace, type Tracer } from "../tracing/spans.ts";
import { type Repeated, repeat } from "./repeat.ts";

/** `later`: the row did not fail, but must be processed again. */
export type WorkOutcome = "done" | "later";

/** Queue of durable work over a table's rows. The row is the only record that work is due. decision 092. */
export type WorkQueue<Row> = {
  /** Name in logs and metrics. operations#work-queues. */
  readonly name: string;
  readonly atOnce: number;
  /**
   * Whether `take` may leave due rows, because others of the same owner are in progress. More are then taken as soon as one
   * of them is done, and not at the next round.
   */
  readonly leavesDue?: true;
  /** Leases due rows: moves their due time by the lease. `takeDueRows` builds its SQL. */
  readonly take: (atMost: number) => Promise<readonly Row[]>;
  /** Processes a row. Must be idempotent: a row may be delivered again after its lease. */
  readonly work: (row: Row) => Promise<WorkOutcome>;
  /** Postpones an unfinished row by its backoff. If absent, the row is due again when its lease ends. */
  readonly putOff?: (row: Row) => Promise<void>;
  /** Age after which an unfinished row is logged as an error, once an hour, for an operator to act on. */
  readonly late?: { readonly since: (row: Row) => Date; readonly afterMs: number };
  /** Log fields that identify a row: ids, never personal data. */
  readonly namesOf: (row: Row) => Readonly<Record<string, string>>;
};

/** `tracer`: null while traces are off. */
export type WorkDeps = {
  readonly logger: Logger;
  readonly metrics?: Pick<Metrics, "workedRows">;
  readonly tracer?: Tracer | null;
};

/**
 * Time in ms within which a stopping server finishes rows in progress. Unfinished rows are due after their
 * lease.
 */
const STOP_WITHIN_MS = 5_000;
const LATE_AGAIN_MS = 60 * 60_000;
/**
 * Share of `atOnce` that must be free before more rows are taken. This batches the queries, and one slow row
 * does not block the others.
 */
const FREE_BEFORE_TAKING = 0.25;
/** Time in ms for which finished rows are gathered, and after which a queue that leaves due rows looks for new ones. */
const GATHER_MS = 20;
const LOOK_AGAIN_MS = 500;

/** Processes one row, and postpones it when unfinished. Never throws. */
export async function workRow<Row>(
  queue: WorkQueue<Row>,
  { logger, metrics, tracer }: WorkDeps,
  row: Row,
): Promise<void> {
  let outcome: WorkOutcome | "failed";
  let reason: string | undefined;
  try {
    // A trace of its own: the row is durable, and may have been written by another server.
    outcome = await inTrace(tracer, { name: `work ${queue.name}`, kind: "consumer" }, async (span) => {
      const ended = await queue.work(row);
      span?.note({ "comptoir.outcome": ended });
      return ended;
    });
  } catch (error) {
    outcome = "failed";
    reason = (error as Error).message;
  }
  metrics?.workedRows.inc({ queue: queue.name, outcome });
  if (outcome === "done") return;
  const line = { queue: queue.name, ...queue.namesOf(row), reason };
  if (shouldLogLate(queue, row)) logger.error({ event: "work_put_off", ...line });
  else if (reason !== undefined) logger.warn({ event: "work_put_off", ...line });
  // If `putOff` fails too, the row is due again after its lease.
  await queue
    .putOff?.(row)
    .catch((error: Error) => logger.warn({ event: "work_not_put_off", ...line, reason: error.message }));
}

/** Time of this server's last log line per late row, by queue and row name. */
const lateLogged = new WeakMap<object, Map<string, number>>();

/** Tells whether an unfinished row is late and was not logged within the last hour. */
function shouldLogLate<Row>(queue: WorkQueue<Row>, row: Row): boolean {
  const { late } = queue;
  const now = Date.now();
  if (late === undefined || now - late.since(row).getTime() <= late.afterMs) return false;
  const logged = lateLogged.get(queue) ?? new Map<string, number>();
  lateLogged.set(queue, logged);
  for (const [name, at] of logged) {
    if (Math.abs(now - at) < LATE_AGAIN_MS) break;
    logged.delete(name);
  }
  const name = JSON.stringify(queue.namesOf(row));
  if (logged.has(name)) return false;
  logged.set(name, now);
  return true;
}

/**
 * Processes all due rows of a queue, including rows that become due through this work; returns their number.
 * Safe to run on several servers.
 */
export async function workDue<Row>(queue: WorkQueue<Row>, deps: WorkDeps): Promise<number> {
  const workers = workerPool(queue, deps);
  for (let count = 0; ; ) {
    const taken = await workers.takeAll();
    if (taken === 0) return count;
    count += taken;
    await workers.finish();
  }
}

/** Processes due rows at once and then at an interval. `stop` waits some seconds for rows in progress. */
export function keepWorking<Row>(queue: WorkQueue<Row>, deps: WorkDeps, everyMs: number): Repeated {
  const counted = ["done", "later", "failed"].map((outcome) => ({ queue: queue.name, outcome }));
  if (deps.metrics) beginAtZero(deps.metrics.workedRows, counted);
  const workers = workerPool(queue, deps);
  const rounds = repeat(everyMs, queue.name, deps.logger, async () => void (await workers.takeAll()));
  return {
    stop: async () => {
      workers.takeNoMore();
      await withinStop(rounds.stop().then(workers.finish));
    },
  };
}

export async function withinStop(begun: Promise<void>): Promise<void> {
  await Promise.race([begun, pause(STOP_WITHIN_MS, undefined, { ref: false })]);
}

function workerPool<Row>(queue: WorkQueue<Row>, deps: WorkDeps) {
  const { atOnce } = queue;
  const running = new Set<Promise<void>>();
  let takesNoMore = false;

  function begin(row: Row): void {
    const work = workRow(queue, deps, row).finally(() => running.delete(work));
    running.add(work);
  }

  return {
    /** Takes and starts rows until none is due; returns how many. */
    takeAll: async (): Promise<number> => {
      for (let count = 0; ; ) {
        while (atOnce - running.size < atOnce * FREE_BEFORE_TAKING) await Promise.race(running);
        if (takesNoMore) return count;
        const free = atOnce - running.size;
        const rows = await queue.take(free);
        for (const row of rows) begin(row);
        count += rows.length;
        if (rows.length === free) continue;
        if (!queue.leavesDue || running.size === 0) return count;
        await Promise.race([...running, pause(LOOK_AGAIN_MS, undefined, { ref: false })]);
        await pause(GATHER_MS);
      }
    },
    takeNoMore: (): void => {
      takesNoMore = true;
    },
    finish: async (): Promise<void> => {
      await Promise.all(running);
    },
  };
}
