import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { copyOut, quoted } from "../db/copy.ts";
import type { Database } from "../db/database.ts";
import { appliedMigrations, hasMigrations } from "../db/migrate.ts";
import { inSnapshot } from "../db/snapshot.ts";
import type { Transaction } from "../db/transaction.ts";
import { BackupRefusal } from "./backup-refusal.ts";
import { sumRows } from "./checksum.ts";
import {
  type BackupContents,
  type BackupTable,
  type BackupTotals,
  CONTENTS_NAME,
  keyOf,
  largestFile,
  TOTALS_NAME,
} from "./contents.ts";
import { readHomeFiles } from "./home-files.ts";
import { listSequences, listTables, momentOfSnapshot } from "./tables.store.ts";
import { packTar } from "./tar.ts";

/** gzip level: higher levels save little, and take CPU time from the server. */
const COMPRESSION_LEVEL = 3;

export type WrittenBackup = { readonly contents: BackupContents; readonly totals: BackupTotals };

/**
 * Writes a backup: all tables in one snapshot, and the uploads and outbox of the home. Servers keep running.
 * The file is readable by its owner only; it is renamed to its final name after fsync. operations#backup.
 */
export async function writeBackup(
  database: Database,
  { file, home }: { file: string; home: string },
): Promise<WrittenBackup> {
  if (!(await hasMigrations(database))) throw new BackupRefusal("There is nothing to back up: the database is empty.");
  const part = `${file}.part`;
  await rm(part, { force: true });
  try {
    const written = await inSnapshot(database, async (snapshot) => {
      const contents = await contentsOf(snapshot);
      const totals: BackupTotals = { tables: {}, files: {} };
      await pipeline(
        packTar(filesOf(snapshot, { contents, totals, home }), new Date(contents.moment)),
        createGzip({ level: COMPRESSION_LEVEL }),
        createWriteStream(part, { flags: "wx", mode: 0o600, flush: true }),
      );
      return { contents, totals };
    });
    await rename(part, file);
    return written;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function contentsOf(snapshot: Transaction): Promise<BackupContents> {
  const { moment, postgres } = await momentOfSnapshot(snapshot);
  return {
    format: "comptoir backup",
    version: 1,
    moment: moment.toISOString(),
    postgres,
    migrations: await appliedMigrations(snapshot),
    tables: await listTables(snapshot),
    sequences: await listSequences(snapshot),
  };
}

type Archived = { contents: BackupContents; totals: BackupTotals; home: string };

async function* filesOf(snapshot: Transaction, { contents, totals, home }: Archived) {
  const member = (name: string, content: Buffer) => {
    if (content.length > largestFile(name)) throw new BackupRefusal(`${name} is too large for a backup.`);
    return { name, content };
  };
  yield member(CONTENTS_NAME, Buffer.from(JSON.stringify(contents, null, 2)));
  for (const table of contents.tables) {
    const sum = sumRows();
    let piece = 0;
    for await (const lines of copyOut(snapshot, columnsOf(table))) {
      sum.add(lines);
      piece += 1;
      yield member(`tables/${keyOf(table)}/${String(piece).padStart(6, "0")}.copy`, lines);
    }
    totals.tables[keyOf(table)] = sum.sum();
  }
  for await (const file of readHomeFiles(home)) {
    yield member(`home/${file.path}`, file.content);
    const sha256 = createHash("sha256").update(file.content).digest("hex");
    totals.files[file.path] = { bytes: file.content.length, sha256 };
  }
  yield member(TOTALS_NAME, Buffer.from(JSON.stringify(totals, null, 2)));
}

export function columnsOf({ schema, name, columns }: BackupTable): string {
  return `${quoted(schema, name)} (${columns.map((column) => quoted(column)).join(", ")})`;
}
