import type { Database } from "../platform/db/database.ts";

/** Returns the rows of all tables, without the `excluded` ones, as text, to find values that must not be stored. */
export async function allRows(pool: Database, excluded: readonly string[] = []): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') and not tablename = any($1)`,
    [excluded],
  );
  const tables = await Promise.all(
    rows.map(({ name }) => pool.query(`select coalesce(string_agg(t::text, ' '), '') as t from ${name} t`)),
  );
  return tables.map(({ rows: [row] }) => row.t).join("\n");
}
