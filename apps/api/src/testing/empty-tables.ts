import type pg from "pg";
import { inTransaction } from "../platform/db/transaction.ts";

/** The tables that an emptying reaches, by the tables that it names. */
const reached = new Map<string, readonly string[]>();

/**
 * Empties tables, and those that reference them, between two tests. `truncate` makes new files for each table and index,
 * and has every connection plan its statements again, so it takes fifty times as long for a few rows. A background job
 * may cause a deadlock, which is retried.
 */
export async function emptyTables(pool: pg.Pool, tables: string): Promise<void> {
  const all = reached.get(tables) ?? (await tablesReached(pool, tables));
  reached.set(tables, all);
  const statements = [
    `lock table ${all.join(", ")} in exclusive mode`,
    // Its trigger tells the servers that know the slots.
    ...(all.includes("slot_counts") ? ["delete from slot_counts"] : []),
    // Without their triggers, the others may be emptied in any sequence, and write no books.
    "set local session_replication_role = replica",
    ...all.map((table) => `delete from ${table}`),
  ];
  await inTransaction(pool, "read committed", (transaction) => transaction.query(statements.join("; ")));
}

async function tablesReached(pool: pg.Pool, tables: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `with recursive reached as (
       select trim(named)::regclass::oid as id from string_to_table($1, ',') as named
       union select conrelid from pg_constraint join reached on confrelid = reached.id where contype = 'f'
     ) select id::regclass::text as name from reached order by 1`,
    [tables],
  );
  return rows.map(({ name }) => name);
}
