import type pg from "pg";
import { type CopyIn, copyIn, copyOut, quoted } from "../db/copy.ts";
import { holdConnection } from "../db/hold-connection.ts";
import { findForeignMigration, migrate } from "../db/migrate.ts";
import { inSnapshot } from "../db/snapshot.ts";
import { analyzeTables, emptyTables, wakeTriggers } from "../db/whole-tables.ts";
import { BackupRefusal } from "./backup-refusal.ts";
import { sumRows } from "./checksum.ts";
import { type BackupContents, type BackupTotals, keyOf } from "./contents.ts";
import { clearHomeFilesAside, writeHomeFileAside } from "./home-files.ts";
import { checkBackup, readBackup } from "./read-backup.ts";
import { setSequence } from "./tables.store.ts";
import { columnsOf } from "./write-backup.ts";

/** A backup that was read to its end and found whole, and that these migrations can carry on from. */
export type CheckedBackup = { readonly file: string; readonly contents: BackupContents; readonly totals: BackupTotals };

/** Reads a backup to its end; refuses one that is not whole, or that a newer Comptoir has made. operations#restore. */
export async function openBackup(file: string): Promise<CheckedBackup> {
  const checked = await checkBackup(file);
  const foreign = await findForeignMigration(checked.contents.migrations);
  if (foreign !== null) {
    throw new BackupRefusal(`${file} was made by a newer Comptoir: this one does not have the migration ${foreign}.`);
  }
  return { file, ...checked };
}

/**
 * Fills an empty database with a backup, lays the files of its home beside those of `home`, and brings the tables up to this
 * release, as they would have been in use. Whatever fails leaves the database to be thrown away.
 */
export async function fillFromBackup(pool: pg.Pool, backup: CheckedBackup, home: string): Promise<void> {
  await fillAsItWas(pool, backup, home);
  await migrate(pool);
  await analyzeTables(pool);
}

/** Makes the tables as they were when the backup was written, fills them, and compares them with it. */
export async function fillAsItWas(
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
  await wakeTriggers(pool, names);
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

/** Reads back what was filled. What differs from the backup now is a mistake of ours, or of the disk. */
async function assertRestored(pool: pg.Pool, contents: BackupContents, totals: BackupTotals): Promise<void> {
  await inSnapshot(pool, async (snapshot) => {
    for (const table of contents.tables) {
      const sum = sumRows();
      for await (const lines of copyOut(snapshot, columnsOf(table))) sum.add(lines);
      const restored = JSON.stringify(sum.sum());
      const backedUp = JSON.stringify(totals.tables[keyOf(table)]);
      if (restored !== backedUp) throw new Error(`${keyOf(table)} is ${restored}, and in the backup ${backedUp}`);
    }
  });
}
