import type pg from "pg";

/** Connection pool. Its creator closes it. */
export type Database = pg.Pool;

export type Queryable = Pick<pg.ClientBase, "query">;
