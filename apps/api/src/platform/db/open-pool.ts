import pg from "pg";
import type { Logger } from "../settings.ts";
import type { Database } from "./database.ts";

type Waits = {
  readonly connectionMs: number;
  readonly lockMs: number;
  readonly statementMs: number;
  /** Driver's timeout for the answer, in case the network lost it. The connection is then closed. */
  readonly answerMs: number;
};

/** Timeout of background work in ms; longer than a call's. */
const BACKGROUND_WAIT_MS = 20_000;
const BACKGROUND_CONNECTIONS = 3;
/** Number of a server's connections outside the pool for calls: background work, notifications and `/readyz`. */
const BESIDE_CALLS = BACKGROUND_CONNECTIONS + 1 + 1;

/**
 * Divides a total wait into timeouts. PostgreSQL's are shorter, so that its error is reported; the driver's
 * is the fallback.
 */
function waitsWithin(waitMs: number): Waits {
  const share = (part: number) => Math.round(waitMs * part);
  return { connectionMs: share(0.35), lockMs: share(0.45), statementMs: share(0.55), answerMs: share(0.65) };
}

/** Returns pool options under which a connection and an answer together take at most `waitMs`. */
export function limitedTo(waitMs: number): pg.PoolConfig {
  const { connectionMs, lockMs, statementMs, answerMs } = waitsWithin(waitMs);
  return {
    connectionTimeoutMillis: connectionMs,
    lock_timeout: lockMs,
    statement_timeout: statementMs,
    query_timeout: answerMs,
  };
}

/**
 * Opens the pool for calls, sized so that the server has `connections` in total. Every wait (connection,
 * lock, statement, lost answer) ends within `waitMs`. promises#promise-53, operations#database-connections,
 * operations#database-wait.
 */
export function openPool(
  connectionString: string,
  { connections, waitMs }: { readonly connections: number; readonly waitMs: number },
): pg.Pool {
  // `pipeline` sends a transaction's queries without waiting for the answers before them; they run in order.
  return new pg.Pool({ connectionString, pipeline: true, max: connections - BESIDE_CALLS, ...limitedTo(waitMs) });
}

export function openBackgroundPool(database: Database, logger: Logger): Database {
  const pool = new pg.Pool({ ...database.options, ...limitedTo(BACKGROUND_WAIT_MS), max: BACKGROUND_CONNECTIONS });
  pool.on("error", (error) => logger.warn({ event: "background_connection_lost", reason: error.message }));
  return pool;
}
