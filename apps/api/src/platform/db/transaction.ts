import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { inSpan } from "../tracing/spans.ts";
import type { Database, Queryable } from "./database.ts";
import { holdConnection } from "./hold-connection.ts";
import { inShare } from "./restaurant-share.ts";

/** Isolation level. Callers always pass one, so that the database's default does not matter. */
export type Isolation = "read committed" | "repeatable read" | "serializable";

/**
 * Connection inside a transaction. A function that takes a `Transaction`, not a `Queryable`, must run inside
 * one.
 */
export type Transaction = pg.PoolClient;

const afterwards = new WeakMap<object, ((database: Database) => void)[]>();

/**
 * Runs `act` after the transaction of `db` commits; drops it on rollback. Runs it at once when `db` is the
 * pool, whose statement has already committed. `act` must not throw, and is not awaited.
 */
export function afterCommit(db: Queryable, act: (database: Database) => void): void {
  if (db instanceof pg.Pool) act(db);
  else afterwards.get(db)?.push(act);
}

/** SQLSTATEs of conflicts between transactions that are retried: serialization failure and deadlock. */
const RETRIED_STATES = new Set(["40001", "40P01"]);
const ATTEMPTS = 6;
/** Span of a transaction with its retries. operations#traces. */
const TRANSACTION = { name: "transaction", kind: "client", attributes: { "db.system.name": "postgresql" } } as const;
/** Limits how long a suspended server holds its locks inside a transaction. */
const IDLE_LIMIT = "set local idle_in_transaction_session_timeout = '5s'";

/**
 * Runs `work` in a transaction: commits when it resolves, rolls back when it throws. Reruns `work` after a
 * conflict, so it must have no other effects. With `restaurantId`, the connection counts against that
 * restaurant's share.
 */
export function inTransaction<Result>(
  database: Database,
  isolation: Isolation,
  work: (transaction: Transaction) => Promise<Result>,
  restaurantId: string | null = null,
): Promise<Result> {
  const run = () =>
    inSpan(TRANSACTION, () => retryOnConflict(() => runOnce(database, isolation, work)), failureOfDatabase);
  return restaurantId === null ? run() : inShare(database, restaurantId, run);
}

/**
 * Runs `work`, a transaction or a single statement, and reruns it if PostgreSQL rolled it back because of a
 * conflict.
 */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= ATTEMPTS || !RETRIED_STATES.has(sqlState(error) ?? "")) throw error;
    }
    // Random backoff, so that the transactions do not conflict again.
    await delay(2 ** attempt * (1 + Math.random()));
  }
}

async function runOnce<Result>(
  database: Database,
  isolation: Isolation,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const { client, release } = await holdConnection(database);
  let broken: Error | undefined;
  const acts: ((database: Database) => void)[] = [];
  afterwards.set(client, acts);
  try {
    await client.query(`begin isolation level ${isolation}; ${IDLE_LIMIT}`);
    const result = await work(client);
    await client.query("commit");
    for (const act of acts) act(database);
    return result;
  } catch (error) {
    // After a lost answer, further queries on the connection would hang. A read-only connection leads to a
    // demoted primary. Discard both.
    if (isUnanswered(error) || isReadOnly(error)) broken = error as Error;
    else {
      await client.query("rollback").catch((rollbackError: Error) => {
        broken = rollbackError;
      });
    }
    throw error;
  } finally {
    afterwards.delete(client);
    release(broken);
  }
}

/** Sets a savepoint; returns a function that rolls back to it. A later savepoint replaces an earlier one. */
export async function savepoint(transaction: Transaction): Promise<() => Promise<void>> {
  await transaction.query("savepoint mark");
  return async () => {
    await transaction.query("rollback to savepoint mark");
  };
}

/** Tells whether the driver timed out waiting for an answer, which makes the connection unusable. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === "Query read timeout";
}

/** Returns the type of a failure of the database; null for a refusal, which rolls back too. */
export function failureOfDatabase(error: unknown): string | null {
  return sqlState(error) ?? (isUnanswered(error) ? "timeout" : null);
}

function isReadOnly(error: unknown): boolean {
  return sqlState(error) === "25006";
}

export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  }
  return undefined;
}

/** Tells whether a row was rejected because its account has been deleted. people#deletion. */
export function isOfGoneAccount(error: unknown): boolean {
  if (sqlState(error) !== "23503") return false;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("constraint" in cause && /_(person|owner)_id_fkey$/.test(String(cause.constraint))) return true;
  }
  return false;
}

export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === "23505";
}
