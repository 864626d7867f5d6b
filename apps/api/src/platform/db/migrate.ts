import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { Queryable } from "./database.ts";

const MIGRATIONS_FOLDER = join(import.meta.dirname, "../../../migrations");
const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;
/** Any number will do, as long as every server that migrates takes the same lock. */
const LOCK_KEY = 7_266_781;
const TURN_EVERY_MS = 100;
/** What a file begins with that builds indexes of large tables without holding up those who write to them. */
const OUTSIDE_OF_TRANSACTIONS = "-- Outside of transactions";
const NO_LIMITS = { query_timeout: 0, statement_timeout: 0, lock_timeout: 0 };

/** A migration as a database remembers it. */
export type AppliedMigration = { readonly name: string; readonly checksum: string };
type Migration = AppliedMigration & { readonly sql: string };

/** A database whose history is not the one of these files: nothing is changed, and a person has to look. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

/**
 * Brings the database's tables up to these files, each in a transaction of its own, or outside of any where it says so. Servers
 * that start at the same time wait for each other. Files that ran once are immutable: a changed one is refused.
 * @param names runs these alone, which brings an empty database to where an older release left another
 */
export async function migrate(pool: pg.Pool, names?: readonly string[]): Promise<void> {
  const migrations = (await readMigrations()).filter(({ name }) => names?.includes(name) ?? true);
  // A connection of its own: a migration takes as long as it takes, and what it sets ends with it.
  const client = new pg.Client({ ...pool.options, ...NO_LIMITS });
  // A connection that is cut while it waits for its turn fails its statement; the event beside it says nothing more.
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
    // The lock goes with the connection.
    await client.end();
  }
}

/**
 * Takes the lock of migrations. It is asked for again and again, never waited for: an index that is built beside writers waits
 * for every statement that runs, and one that waits for the builder's lock would run for ever.
 */
async function waitForTurn(client: pg.Client): Promise<void> {
  const ask = "select pg_try_advisory_lock($1) as taken";
  while (!(await client.query<{ taken: boolean }>(ask, [LOCK_KEY])).rows[0]?.taken) await delay(TURN_EVERY_MS);
}

/** Whether every migration of these files has run: part of being ready. A newer server may have run more. */
export async function isMigrated(db: Queryable): Promise<boolean> {
  const applied = new Set((await appliedMigrations(db)).map(({ name }) => name));
  return (await readMigrations()).every((migration) => applied.has(migration.name));
}

/** Every migration that has run on a database, in their order. */
export async function appliedMigrations(db: Queryable): Promise<AppliedMigration[]> {
  const { rows } = await db.query<AppliedMigration>("select name, checksum from schema_migrations order by name");
  return rows;
}

/** Whether a database has any tables of ours: the first start has run there. */
export async function hasMigrations(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ there: boolean }>("select to_regclass('schema_migrations') is not null as there");
  return rows[0]?.there ?? false;
}

/** The first migration of another database that these files do not have as it ran there; null when they have all. */
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
 * Runs the statements of a file one by one, each a transaction of its own, as `create index concurrently` asks for. Every one
 * says `if exists` or `if not exists`, so that a file that was broken off is run again; an index that is only half built is
 * dropped before.
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
