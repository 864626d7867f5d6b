import type { Queryable } from "./database.ts";

/**
 * Truncates tables, given as quoted names, to clear rows that migrations inserted. Disables their triggers
 * until `enableTriggers`: a backup already has the rows that triggers would write, such as ledger entries.
 */
export async function emptyTables(db: Queryable, tables: readonly string[]): Promise<void> {
  await disableTriggers(db, tables);
  await db.query(`truncate ${tables.join(", ")}`);
}

export async function disableTriggers(db: Queryable, tables: readonly string[]): Promise<void> {
  await db.query(tables.map((table) => `alter table ${table} disable trigger user;`).join(" "));
}

export async function enableTriggers(db: Queryable, tables: readonly string[]): Promise<void> {
  await db.query(tables.map((table) => `alter table ${table} enable trigger user;`).join(" "));
}

/** Updates the planner's statistics, so that the first queries get good plans. */
export async function analyzeTables(db: Queryable): Promise<void> {
  await db.query("analyze");
}
