import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { Database, Queryable } from "./database.ts";
import { holdConnection } from "./hold-connection.ts";
import { inShare } from "./restaurant-share.ts";

/** How far a transaction is kept apart from others. It is always said, never left to the database's default. */
export type Isolation = "read committed" | "repeatable read" | "serializable";

/** One connection inside a transaction. What asks for it, and not for a `Queryable`, is wrong outside of one. */
export type Transaction = pg.PoolClient;

/** What is to be done once a transaction is committed, by its connection. */
const afterwards = new WeakMap<object, ((database: Database) => void)[]>();

/**
 * Does something once what `db` writes is committed, and nothing where that is rolled back: at once where `db` is the database itself, whose
 * statement is committed by now. It must not throw, and is not awaited.
 */
export function afterCommit(db: Queryable, act: (database: Database) => void): void {
  if (db instanceof pg.Pool) act(db);
  else afterwards.get(db)?.push(act);
}

/** Two transactions that stood in each other's way: serialization failure and deadlock. One of them is to be tried again. */
const RETRIED_STATES = new Set(["40001", "40P01"]);
const ATTEMPTS = 6;
/** A server that falls asleep inside a transaction must not keep its locks from the others until it wakes. */
const IDLE_LIMIT = "set local idle_in_transaction_session_timeout = '5s'";

/**
 * Runs `work` in one transaction: committed when it answers, rolled back when it throws. When it stood in another one's
 * way it is run again from its beginning, so that `work` must have no effect but through the transaction. `restaurantId` says
 * for whom it is, where it is for one restaurant: its connection counts in that one's share.
 */
export function inTransaction<Result>(
  database: Database,
  isolation: Isolation,
  work: (transaction: Transaction) => Promise<Result>,
  restaurantId: string | null = null,
): Promise<Result> {
  const run = () => untilItStands(() => runOnce(database, isolation, work));
  return restaurantId === null ? run() : inShare(database, restaurantId, run);
}

/**
 * Does again, from its beginning, what stood in another transaction's way and was rolled back for it: a whole transaction, or a statement that is
 * one by itself.
 */
export async function untilItStands<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= ATTEMPTS || !RETRIED_STATES.has(sqlState(error) ?? "")) throw error;
    }
    // Those who collided must not meet again at the same moment.
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
    // On a connection whose answer did not come, the next one would not come either; one to a PostgreSQL that is not the
    // primary any more would go on leading there.
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

/** Marks a point in a transaction; answers how to undo what came after it. A later mark takes the place of an earlier one. */
export async function savepoint(transaction: Transaction): Promise<() => Promise<void>> {
  await transaction.query("savepoint mark");
  return async () => {
    await transaction.query("rollback to savepoint mark");
  };
}

/** Tells whether the driver gave up waiting for an answer. Its connection is of no use any more. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === "Query read timeout";
}

/** Tells whether PostgreSQL takes no writes: a standby, or a primary that was demoted. */
function isReadOnly(error: unknown): boolean {
  return sqlState(error) === "25006";
}

/** The five-character SQLSTATE of a failure, also where it is the cause of another; undefined when it has none. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  }
  return undefined;
}

/** Whether a row was refused since the account that it is of is deleted by now. people#deletion. */
export function isOfGoneAccount(error: unknown): boolean {
  if (sqlState(error) !== "23503") return false;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("constraint" in cause && /_(person|owner)_id_fkey$/.test(String(cause.constraint))) return true;
  }
  return false;
}

/** Whether a row was refused since another has what may stand only once. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === "23505";
}
