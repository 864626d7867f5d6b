import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { afterAll, inject } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    /** URL of the test run's PostgreSQL, as superuser. */
    testPostgresUrl: string;
  }
}

/** The migrated database that is copied for every test file. */
export const TEMPLATE_DATABASE = "comptoir_template";

/** Copies files instead of pages, which takes half as long, and a third for the later drop. */
const COPIED = "strategy file_copy";

export type TestDatabase = { url: string; pool: pg.Pool };

/**
 * Creates a database for a test file, at the top of the file (`const { pool } = await testDatabase()`). It is
 * dropped after the last test.
 * @param template the database that is copied; by default the migrated one
 */
export async function testDatabase(template = TEMPLATE_DATABASE): Promise<TestDatabase> {
  const adminUrl = inject("testPostgresUrl");
  const name = `test_${randomBytes(8).toString("hex")}`;
  const url = databaseUrl(adminUrl, name);
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  // Without a listener, the error of a broken idle connection would end the process.
  pool.on("error", () => undefined);
  afterAll(async () => {
    if (!pool.ended) await pool.end();
    await waitForNoConnections(superuser(adminUrl), name);
    await superuser(adminUrl).query(`drop database if exists ${name} with (force)`);
  });
  await superuser(adminUrl).query(`create database ${name} template ${template} ${COPIED}`);
  return { url, pool };
}

let kept: pg.Pool | undefined;

/**
 * Returns the superuser's connection, which the files of a worker share: opening one takes 40 ms of work. It does not
 * keep the process alive.
 */
function superuser(adminUrl: string): pg.Pool {
  if (kept) return kept;
  kept = new pg.Pool({ connectionString: adminUrl, max: 1, idleTimeoutMillis: 60_000, allowExitOnIdle: true });
  // Breaks when PostgreSQL stops at the end of the run.
  kept.on("error", () => undefined);
  return kept;
}

/** Milliseconds within which a closed connection disappears. One that is still open then was never closed. */
const LEAVE_MS = 1_000;

/**
 * Waits until a database has no connections, because `pool.end()` resolves before they close, and dropping
 * the database would fail.
 */
async function waitForNoConnections(client: pg.Client | pg.Pool, database: string): Promise<void> {
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

/**
 * Makes another template once in a test run: a copy of the migrated one, filled by `fill`. Test files that need it at
 * the same moment wait for the first one.
 */
export async function makeTemplate(name: string, fill: (pool: pg.Pool) => Promise<unknown>): Promise<void> {
  const adminUrl = inject("testPostgresUrl");
  await asSuperuser(adminUrl, async (client) => {
    // The lock ends with the connection.
    await client.query("select pg_advisory_lock(hashtext($1))", [name]);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished} template ${TEMPLATE_DATABASE}`);
    const pool = new pg.Pool({ connectionString: databaseUrl(adminUrl, unfinished), max: 4 });
    await fill(pool).finally(() => pool.end());
    await waitForNoConnections(client, unfinished);
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
}

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
