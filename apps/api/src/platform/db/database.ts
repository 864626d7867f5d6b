import type pg from "pg";

/** Connection pool as the modules see it. Its creator closes it. */
export type Database = pg.Pool;

/** Executor of statements: the pool, or a transaction's connection. */
export type Queryable = Pick<pg.ClientBase, "query">;
