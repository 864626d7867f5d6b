import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import type { Queryable } from "./database.ts";

const MIGRATIONS_FOLDER = join(import.meta.dirname, "../../migrations");
const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;
/** Any number will do, as long as every server that migrates takes the same lock. */
const LOCK_KEY = 7_266_781;

type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

/** A database whose history is not the one of these files: nothing is changed, and a person has to look. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

/**
 * Brings the database's tables up to these files, each in a transaction of its own. Servers that start at the same time
 * wait for each other. Files that ran once are immutable: a changed one is refused.
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  const migrations = await readMigrations();
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
      const { rows } = await client.query<{ name: string; checksum: string }>(
        "select name, checksum from schema_migrations",
      );
      const applied = new Map(rows.map((row) => [row.name, row.checksum]));
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
  const { rows } = await db.query<{ name: string }>("select name from schema_migrations");
  const applied = new Set(rows.map((row) => row.name));
  return (await readMigrations()).every((migration) => applied.has(migration.name));
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
