import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import type { Queryable } from "./database.ts";

const MIGRATIONS_FOLDER = join(import.meta.dirname, "../../migrations");
const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;
/** Any number will do, as long as every server that migrates takes the same lock. */
const LOCK_KEY = 7_266_781;

/** A migration as a database remembers it. */
export type AppliedMigration = { readonly name: string; readonly checksum: string };
type Migration = AppliedMigration & { readonly sql: string };

/** A database whose history is not the one of these files: nothing is changed, and a person has to look. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

/**
 * Brings the database's tables up to these files, each in a transaction of its own. Servers that start at the same time
 * wait for each other. Files that ran once are immutable: a changed one is refused.
 * @param names runs these alone, which brings an empty database to where an older release left another
 */
export async function migrate(pool: pg.Pool, names?: readonly string[]): Promise<void> {
  const migrations = (await readMigrations()).filter(({ name }) => names?.includes(name) ?? true);
  const client = await pool.connect();
  // A connection that is cut while it waits for its turn fails its statement; the event beside it says nothing more.
  const ignore = () => undefined;
  client.on("error", ignore);
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK_KEY]);
    try {
      await client.query(
        `create table if not exists schema_migrations (
           name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
      );
      const applied = new Map((await appliedMigrations(client)).map(({ name, checksum }) => [name, checksum]));
      for (const migration of migrations) await applyOnce(client, migration, applied.get(migration.name));
    } finally {
      await client.query("select pg_advisory_unlock($1)", [LOCK_KEY]);
    }
  } finally {
    client.off("error", ignore);
    client.release();
  }
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

async function applyOnce(client: pg.PoolClient, migration: Migration, appliedChecksum: string | undefined) {
  if (appliedChecksum === migration.checksum) return;
  if (appliedChecksum !== undefined) {
    throw new MigrationError(
      `Migration ${migration.name} has changed since it ran on this database; restore its file.`,
    );
  }
  try {
    await client.query("begin");
    await client.query(migration.sql);
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

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(MIGRATIONS_FOLDER)).filter((name) => FILE_NAME.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(MIGRATIONS_FOLDER, name), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}
