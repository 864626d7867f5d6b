import type { Queryable } from "./database.ts";

/** Clears whatever migrations themselves have put into tables; they are named as SQL takes them. */
export async function emptyTables(db: Queryable, tables: readonly string[]): Promise<void> {
  await db.query(`truncate ${tables.join(", ")}`);
}

/** Tells PostgreSQL what tables hold by now, so that it plans their first queries as it would plan later ones. */
export async function analyzeTables(db: Queryable): Promise<void> {
  await db.query("analyze");
}
