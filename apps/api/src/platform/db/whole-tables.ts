import type { Queryable } from "./database.ts";

/**
 * Clears whatever migrations themselves have put into tables; they are named as SQL takes them. Until `wakeTriggers` they take rows as they
 * are, without triggers and notifications: what the ledger would write of an order stands in the ledger's own rows.
 */
export async function emptyTables(db: Queryable, tables: readonly string[]): Promise<void> {
  await db.query(tables.map((table) => `alter table ${table} disable trigger user;`).join(" "));
  await db.query(`truncate ${tables.join(", ")}`);
}

/** Lets the triggers of tables work again. */
export async function wakeTriggers(db: Queryable, tables: readonly string[]): Promise<void> {
  await db.query(tables.map((table) => `alter table ${table} enable trigger user;`).join(" "));
}

/** Tells PostgreSQL what tables hold by now, so that it plans their first queries as it would plan later ones. */
export async function analyzeTables(db: Queryable): Promise<void> {
  await db.query("analyze");
}
