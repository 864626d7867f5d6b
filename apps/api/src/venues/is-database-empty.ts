import type pg from "pg";

/** Whether no restaurant was ever imported: then the demonstration may be loaded. Rules, section 7. */
export async function isDatabaseEmpty(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ empty: boolean }>("select not exists (select from restaurants) as empty");
  return rows[0]?.empty ?? true;
}
