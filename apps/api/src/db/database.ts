import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";

/** What runs queries: the pool, or one connection inside a transaction. Stores take it and do not ask which it is. */
export type Orm = NodePgDatabase<Record<string, never>>;

/** What runs a statement: the pool, or one connection inside a transaction. */
export type Queryable = Pick<pg.ClientBase, "query">;

/** The database as the rooms see it. */
export type Database = { readonly pool: pg.Pool; readonly orm: Orm };

/** The builder on a connection inside a transaction. */
export function ormOf(client: pg.PoolClient): Orm {
  return drizzle(client);
}

/** Wraps a pool. The pool stays its maker's, who ends it. */
export function openDatabase(pool: pg.Pool): Database {
  return { pool, orm: drizzle(pool) };
}
