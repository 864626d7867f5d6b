import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { Queryable } from "./database.ts";

const MIGRATIONS_FOLDER = join(import.meta.dirname, "../../../migrations");
const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;
/** Key of the advisory lock that servers take to migrate. The number is arbitrary. */
const LOCK_KEY = 7_266_781;
const TURN_EVERY_MS = 100;
/** First line of a migration that runs outside a transaction, to build indexes concurrently. */
const OUTSIDE_OF_TRANSACTIONS = "-- Outside of transactions";
const NO_LIMITS = { query_timeout: 0, statement_timeout: 0, lock_timeout: 0 };

export type AppliedMigration = { readonly name: string; readonly checksum: string };
type Migration = AppliedMigration & { readonly sql: string };

/**
 * The database's migration history does not match these files. Nothing is changed; an operator must
 * investigate.
 */
export class MigrationError extends Error {
  override name = "MigrationError";
}

/**
 * Runs pending migrations, each in a transaction of its own unless the file opts out. Servers that start
 * together take turns. Throws when a file has changed since it ran.
 * @param names runs only these, to create the schema of an older release in an empty database
 */
export async function migrate(pool: pg.Pool, names?: readonly string[]): Promise<void> {
  const migrations = (await readMigrations()).filter(({ name }) => names?.includes(name) ?? true);
  // A separate connection without timeouts, because a migration may take long.
  const client = new pg.Client({ ...pool.options, ...NO_LIMITS });
  // Ignore the event: a broken connection also fails the statement.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await waitForTurn(client);
    await client.query(
      `create table if not exists schema_migrations (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const applied = new Map((await appliedMigrations(client)).map(({ name, checksum }) => [name, checksum]));
    for (const migration of migrations) await applyOnce(client, migration, applied.get(migration.name));
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}

/**
 * Takes the migration lock by polling. A blocking wait would never end: `create index concurrently` waits for
 * all running statements, among them the one that waits for this lock.
 */
async function waitForTurn(client: pg.Client): Promise<void> {
  const ask = "select pg_try_advisory_lock($1) as taken";
  while (!(await client.query<{ taken: boolean }>(ask, [LOCK_KEY])).rows[0]?.taken) await delay(TURN_EVERY_MS);
}

/** Tells whether all migrations of this release have run; part of readiness. A newer release may have run more. */
export async function isMigrated(db: Queryable): Promise<boolean> {
  const applied = new Set((await appliedMigrations(db)).map(({ name }) => name));
  return (await readMigrations()).every((migration) => applied.has(migration.name));
}

export async function appliedMigrations(db: Queryable): Promise<AppliedMigration[]> {
  const { rows } = await db.query<AppliedMigration>("select name, checksum from schema_migrations order by name");
  return rows;
}

export async function hasMigrations(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ there: boolean }>("select to_regclass('schema_migrations') is not null as there");
  return rows[0]?.there ?? false;
}

/**
 * Returns the first of `others` that this release does not have, or that differs from its file; null when all
 * match.
 */
export async function findForeignMigration(others: readonly AppliedMigration[]): Promise<string | null> {
  const ours = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]));
  return others.find(({ name, checksum }) => ours.get(name) !== checksum)?.name ?? null;
}

async function applyOnce(client: pg.Client, migration: Migration, appliedChecksum: string | undefined) {
  if (appliedChecksum === migration.checksum) return;
  if (appliedChecksum !== undefined) {
    throw new MigrationError(
      `Migration ${migration.name} has changed since it ran on this database; restore its file.`,
    );
  }
  try {
    if (migration.sql.startsWith(OUTSIDE_OF_TRANSACTIONS)) await runBesideWriters(client, migration.sql);
    await client.query("begin");
    if (!migration.sql.startsWith(OUTSIDE_OF_TRANSACTIONS)) await client.query(migration.sql);
    await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [
      migration.name,
      migration.checksum,
    ]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw new MigrationError(`Migration ${migration.name} failed.`, { cause: error });
  }
}

/**
 * Runs a file's statements outside of a transaction, as `create index concurrently` requires. Drops invalid
 * indexes of an interrupted build first. Statements use `if [not] exists`, so that the file can be rerun.
 */
async function runBesideWriters(client: pg.Client, sql: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name
     from pg_index join pg_class on pg_class.oid = indexrelid join pg_namespace on pg_namespace.oid = relnamespace
     where not indisvalid and nspname in (current_schema(), 'sandbox_gateway')`,
  );
  for (const { name } of rows) await client.query(`drop index concurrently if exists ${name}`);
  const statements = sql.replaceAll(/^--.*$/gm, "").split(/;\s*$/m);
  for (const one of statements) if (one.trim() !== "") await client.query(one.trim());
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(MIGRATIONS_FOLDER)).filter((name) => FILE_NAME.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(MIGRATIONS_FOLDER, name), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}
