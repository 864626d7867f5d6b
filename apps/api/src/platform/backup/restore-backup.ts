import type pg from "pg";
import { type CopyIn, copyIn, copyOut, quoted } from "../db/copy.ts";
import { holdConnection } from "../db/hold-connection.ts";
import { findForeignMigration, migrate } from "../db/migrate.ts";
import { inSnapshot } from "../db/snapshot.ts";
import { analyzeTables, emptyTables, enableTriggers } from "../db/whole-tables.ts";
import { BackupRefusal } from "./backup-refusal.ts";
import { sumRows } from "./checksum.ts";
import { type BackupContents, type BackupTotals, keyOf } from "./contents.ts";
import { clearHomeFilesAside, writeHomeFileAside } from "./home-files.ts";
import { checkBackup, readBackup } from "./read-backup.ts";
import { setSequence } from "./tables.store.ts";
import { columnsOf } from "./write-backup.ts";

/** Backup that is verified, and whose migrations this release has. */
export type CheckedBackup = { readonly file: string; readonly contents: BackupContents; readonly totals: BackupTotals };

/** Verifies a backup; refuses one that is damaged, or made by a newer release. operations#restore. */
export async function openBackup(file: string): Promise<CheckedBackup> {
  const checked = await checkBackup(file);
  const foreign = await findForeignMigration(checked.contents.migrations);
  if (foreign !== null) {
    throw new BackupRefusal(`${file} was made by a newer Comptoir: this one does not have the migration ${foreign}.`);
  }
  return { file, ...checked };
}

/**
 * Restores a backup into an empty database, and stages its files beside `home`. Then runs the migrations that
 * are newer than the backup. After any failure the caller must discard the database.
 */
export async function fillFromBackup(pool: pg.Pool, backup: CheckedBackup, home: string): Promise<void> {
  await restoreAtBackupSchema(pool, backup, home);
  await migrate(pool);
  await analyzeTables(pool);
}

/** Creates the schema of the backup's release, loads its rows and verifies them. */
export async function restoreAtBackupSchema(
  pool: pg.Pool,
  { file, contents, totals }: CheckedBackup,
  home: string,
): Promise<void> {
  await migrate(
    pool,
    contents.migrations.map(({ name }) => name),
  );
  const names = contents.tables.map(({ schema, name }) => quoted(schema, name));
  if (names.length > 0) await emptyTables(pool, names);
  await clearHomeFilesAside(home);
  await copyParts(pool, file, home);
  await enableTriggers(pool, names);
  for (const sequence of contents.sequences) await setSequence(pool, sequence);
  await assertRestored(pool, contents, totals);
}

async function copyParts(pool: pg.Pool, file: string, home: string): Promise<void> {
  const { client, release } = await holdConnection(pool);
  let isOver = false;
  let columns = new Map<string, string>();
  let filling: { table: string; copy: CopyIn } | null = null;
  const finish = async () => {
    await filling?.copy.end();
    filling = null;
  };
  try {
    for await (const part of readBackup(file)) {
      if (part.kind === "contents")
        columns = new Map(part.contents.tables.map((table) => [keyOf(table), columnsOf(table)]));
      if (part.kind !== "rows" || part.table !== filling?.table) await finish();
      if (part.kind === "file") await writeHomeFileAside(home, part);
      if (part.kind !== "rows") continue;
      filling ??= { table: part.table, copy: await copyIn(client, columns.get(part.table) ?? "") };
      await filling.copy.write(part.lines);
    }
    isOver = true;
  } finally {
    release(!isOver);
  }
}

/** Verifies the restored rows by checksum. A difference here is a bug or a disk fault. */
async function assertRestored(pool: pg.Pool, contents: BackupContents, totals: BackupTotals): Promise<void> {
  await inSnapshot(pool, async (snapshot) => {
    for (const table of contents.tables) {
      const sum = sumRows();
      for await (const lines of copyOut(snapshot, columnsOf(table))) sum.add(lines);
      const restored = JSON.stringify(sum.sum());
      const backedUp = JSON.stringify(totals.tables[keyOf(table)]);
      if (restored !== backedUp) throw new Error(`${keyOf(table)} is ${restored}, but ${backedUp} in the backup`);
    }
  });
}
