import pg from "pg";
import type { Logger } from "../settings.ts";
import type { Database } from "./database.ts";

/** How long each step towards an answer of the database may take, in milliseconds. */
type Waits = {
  /** For a connection, out of the pool or new. */
  readonly connectionMs: number;
  /** The lock timeout. */
  readonly lockMs: number;
  /** For a statement, as PostgreSQL counts it. */
  readonly statementMs: number;
  /** For the answer, as we count it: whatever lies between may have swallowed it. The connection is dropped then. */
  readonly answerMs: number;
};

/** Background work may take longer, but it ends too. */
const BACKGROUND_WAIT_MS = 20_000;
const BACKGROUND_CONNECTIONS = 3;
/** The connections of a server beside those that answer calls: for background work, for hearing of changes, for `/readyz`. */
const BESIDE_CALLS = BACKGROUND_CONNECTIONS + 1 + 1;

/** Divides a wait: PostgreSQL gives up first and says why; where it cannot be heard, we do. */
function waitsWithin(waitMs: number): Waits {
  const share = (part: number) => Math.round(waitMs * part);
  return { connectionMs: share(0.35), lockMs: share(0.45), statementMs: share(0.55), answerMs: share(0.65) };
}

/** The options of connections on which nothing waits longer than `waitMs` for a connection and an answer together. */
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
 * Opens the pool on which a server answers calls, so large that the server has `connections` in all. Every wait in it ends
 * within `waitMs`: for a connection, a lock, a statement, and an answer that never comes. promises#promise-53,
 * operations#database-connections, operations#database-wait.
 */
export function openPool(
  connectionString: string,
  { connections, waitMs }: { readonly connections: number; readonly waitMs: number },
): pg.Pool {
  // What a transaction asks without waiting for the answer before it goes out at once, in its sequence.
  return new pg.Pool({ connectionString, pipeline: true, max: connections - BESIDE_CALLS, ...limitedTo(waitMs) });
}

/** Opens the few connections for a server's background work. */
export function openBackgroundPool(database: Database, logger: Logger): Database {
  const pool = new pg.Pool({ ...database.options, ...limitedTo(BACKGROUND_WAIT_MS), max: BACKGROUND_CONNECTIONS });
  pool.on("error", (error) => logger.warn({ event: "background_connection_lost", reason: error.message }));
  return pool;
}
