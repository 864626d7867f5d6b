import type pg from "pg";

/** The database as the rooms see it: its pool, which stays its maker's, who ends it. */
export type Database = pg.Pool;

/** What runs a statement: the database, or one connection inside a transaction. */
export type Queryable = Pick<pg.ClientBase, "query">;
