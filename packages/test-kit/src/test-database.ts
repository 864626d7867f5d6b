import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { afterAll, inject } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    /** The PostgreSQL of this run of tests, as its superuser, on the database `postgres`. */
    testPostgresUrl: string;
  }
}

/** The migrated database that every test file's own one is a copy of. */
export const TEMPLATE_DATABASE = "comptoir_template";

/** A real PostgreSQL database that is empty but for the tables, and is this test file's alone. */
export type TestDatabase = { url: string; pool: pg.Pool };

/**
 * Gives a test file a database of its own. Call it at the top of the file (`const { pool } = await testDatabase()`):
 * the connections are closed and the database dropped after its last test.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const adminUrl = inject("testPostgresUrl");
  const name = `test_${randomBytes(8).toString("hex")}`;
  const url = databaseUrl(adminUrl, name);
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  // The pool replaces a connection that is cut while idle; without a listener it would end the process.
  pool.on("error", () => undefined);
  afterAll(async () => {
    if (!pool.ended) await pool.end();
    await asSuperuser(adminUrl, async (client) => {
      await untilLeft(client, name);
      await client.query(`drop database if exists ${name} with (force)`);
    });
  });
  await asSuperuser(adminUrl, (client) => client.query(`create database ${name} template ${TEMPLATE_DATABASE}`));
  return { url, pool };
}

/** How long a connection that has been closed may take to be gone; one that is still there then was left open. */
const LEAVE_MS = 1_000;

/**
 * Waits until a database has no connections. A pool has ended before its connections have: one that was cut in
 * between would be an unhandled error.
 */
async function untilLeft(client: pg.Client, database: string): Promise<void> {
  const end = Date.now() + LEAVE_MS;
  while (Date.now() < end) {
    const { rowCount } = await client.query(
      "select from pg_stat_activity where datname = $1 and backend_type = 'client backend' limit 1",
      [database],
    );
    if (rowCount === 0) return;
    await setTimeout(10);
  }
}

/** The same PostgreSQL, another of its databases. */
function databaseUrl(adminUrl: string, database: string): string {
  return Object.assign(new URL(adminUrl), { pathname: `/${database}` }).href;
}

async function asSuperuser(adminUrl: string, act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}
