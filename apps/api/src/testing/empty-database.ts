import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";

/** A database without any tables in the PostgreSQL of the tests, such as one that is restored into; it goes with the test file. */
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
