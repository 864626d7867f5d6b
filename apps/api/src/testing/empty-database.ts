import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";

/** Creates a database without tables, for example to restore into; dropped after the test file. */
export async function emptyDatabase(): Promise<pg.Pool> {
  const name = `test_empty_${randomBytes(6).toString("hex")}`;
  const adminUrl = inject("testPostgresUrl");
  const run = async (sql: string) => {
    const admin = new pg.Client({ connectionString: adminUrl });
    await admin.connect();
    await admin.query(sql).finally(() => admin.end());
  };
  await run(`create database ${name}`);
  const pool = new pg.Pool({ connectionString: Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href });
  pool.on("error", () => undefined);
  afterAll(async () => {
    await pool.end();
    await run(`drop database ${name} with (force)`);
  });
  return pool;
}
