import type pg from "pg";
import { inTransaction } from "../platform/db/transaction.ts";

/**
 * Truncates tables, and those that reference them, between two tests. A background job may cause a deadlock,
 * which is retried.
 */
export async function emptyTables(pool: pg.Pool, tables: string): Promise<void> {
  await inTransaction(pool, "read committed", (transaction) => transaction.query(`truncate ${tables} cascade`));
}
