import { setTimeout as pause } from "node:timers/promises";
import type { Metrics } from "../middleware/metrics.ts";
import type { Logger } from "../settings.ts";
import { type Repeated, repeat } from "./repeat.ts";

/** What became of a row: `later` where nothing failed and it has to be looked at again. */
export type WorkOutcome = "done" | "later";

/** Durable work over the rows of a table. The row itself says that it is due; there is no other record of the work. decision 092. */
export type WorkQueue<Row> = {
  /** Its name in logs and metrics. operations#work-queues. */
  readonly name: string;
  /** How many rows a server works side by side. */
  readonly atOnce: number;
  /** Takes due rows for this server alone, and moves their due time on by their lease. `takeDueRows` writes its SQL. */
  readonly take: (atMost: number) => Promise<readonly Row[]>;
  /** Works a row. Idempotent: a row may come again after its lease. */
  readonly work: (row: Row) => Promise<WorkOutcome>;
  /** Moves the due time of a row that is not done, by its backoff. Without it the row is due again when its lease ends. */
  readonly putOff?: (row: Row) => Promise<void>;
  /** From when on a row that is not done is logged as an error, once an hour, since a person has to see to it. */
  readonly late?: { readonly since: (row: Row) => Date; readonly afterMs: number };
  /** What the log says of a row: ids, never a person. */
  readonly namesOf: (row: Row) => Readonly<Record<string, string>>;
};

/** Where a queue says what became of its rows. */
export type WorkDeps = { readonly logger: Logger; readonly metrics?: Pick<Metrics, "workedRows"> };

/** How long a server that stops waits for rows that it has begun. What is not done by then is due after its lease. */
const STOP_WITHIN_MS = 5_000;
/** How often a row that stays late is logged as an error. */
const LATE_AGAIN_MS = 60 * 60_000;
/** More rows are taken when so many places are free: one slow row holds no others up, and rows come many at a time. */
const FREE_BEFORE_TAKING = 0.25;

/** Works one row, and puts it off where it is not done. Never throws. */
export async function workRow<Row>(queue: WorkQueue<Row>, { logger, metrics }: WorkDeps, row: Row): Promise<void> {
  let outcome: WorkOutcome | "failed";
  let reason: string | undefined;
  try {
    outcome = await queue.work(row);
  } catch (error) {
    outcome = "failed";
    reason = (error as Error).message;
  }
  metrics?.workedRows.inc({ queue: queue.name, outcome });
  if (outcome === "done") return;
  const line = { queue: queue.name, ...queue.namesOf(row), reason };
  if (isNewsOfLate(queue, row)) logger.error({ event: "work_put_off", ...line });
  else if (reason !== undefined) logger.warn({ event: "work_put_off", ...line });
  // Where this fails too the row is due again after its lease.
  await queue
    .putOff?.(row)
    .catch((error: Error) => logger.warn({ event: "work_not_put_off", ...line, reason: error.message }));
}

/** When this server logged a late row last, by the queue and the names of the row. */
const lateLogged = new WeakMap<object, Map<string, number>>();

/** Whether a row that is not done is late, and has not been logged as that for an hour. */
function isNewsOfLate<Row>(queue: WorkQueue<Row>, row: Row): boolean {
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
 * Works the due rows of a queue, and those that their work makes due, until none is left; answers how many there were. Several servers may
 * do so at once.
 */
export async function workDue<Row>(queue: WorkQueue<Row>, deps: WorkDeps): Promise<number> {
  const places = openPlaces(queue, deps);
  for (let count = 0; ; ) {
    const taken = await places.takeAll();
    if (taken === 0) return count;
    count += taken;
    await places.finish();
  }
}

/**
 * Works the due rows of a queue at once and then every so often, while a server runs. `stop` waits for the rows that it has begun,
 * for some seconds.
 */
export function keepWorking<Row>(queue: WorkQueue<Row>, deps: WorkDeps, everyMs: number): Repeated {
  const places = openPlaces(queue, deps);
  const rounds = repeat(everyMs, queue.name, deps.logger, async () => void (await places.takeAll()));
  return {
    stop: async () => {
      places.takeNoMore();
      await withinStop(rounds.stop().then(places.finish));
    },
  };
}

/** Waits for work that has begun, as long as a server that stops has time for it. */
export async function withinStop(begun: Promise<void>): Promise<void> {
  await Promise.race([begun, pause(STOP_WITHIN_MS, undefined, { ref: false })]);
}

/** The places of a server at a queue, each for one row. */
function openPlaces<Row>(queue: WorkQueue<Row>, deps: WorkDeps) {
  const { atOnce } = queue;
  const running = new Set<Promise<void>>();
  let takesNoMore = false;

  function begin(row: Row): void {
    const work = workRow(queue, deps, row).finally(() => running.delete(work));
    running.add(work);
  }

  return {
    /** Takes and begins rows until none is left to take; answers how many. */
    takeAll: async (): Promise<number> => {
      for (let count = 0; ; ) {
        while (atOnce - running.size < atOnce * FREE_BEFORE_TAKING) await Promise.race(running);
        if (takesNoMore) return count;
        const free = atOnce - running.size;
        const rows = await queue.take(free);
        for (const row of rows) begin(row);
        count += rows.length;
        if (rows.length < free) return count;
      }
    },
    takeNoMore: (): void => {
      takesNoMore = true;
    },
    /** Waits for the rows that have begun. */
    finish: async (): Promise<void> => {
      await Promise.all(running);
    },
  };
}
