import type pg from "pg";
import { inTransaction } from "../platform/db/transaction.ts";

/**
 * Empties tables between two tests, and those that refer to them. A job that goes on meanwhile may wait for what is emptied already and
 * hold what is next: whoever of the two is told to give way begins again.
 */
export async function emptyTables(pool: pg.Pool, tables: string): Promise<void> {
  await inTransaction(pool, "read committed", (transaction) => transaction.query(`truncate ${tables} cascade`));
}
