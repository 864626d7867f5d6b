import type pg from "pg";

export async function everythingStored(pool: pg.Pool): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const texts = await Promise.all(
    tables.map(({ name }) => pool.query(`select string_agg(t::text, ' ') as rows from ${name} t`)),
  );
  return texts.map(({ rows }) => rows[0].rows ?? "").join("\n");
}
