import { z } from "zod";

/*
 * Format of a backup, a gzipped tar (operations#backup):
 * - `backup.json` first: the contents
 * - `tables/public.orders/000001.copy`: the tables in COPY format
 * - `home/uploads/…`: files of the data folder
 * - `totals.json` last, so that a truncated file is detected
 */

export const CONTENTS_NAME = "backup.json";
export const TOTALS_NAME = "totals.json";
/** Folders of the data folder that a backup includes. */
export const HOME_FOLDERS = ["uploads", "outbox"] as const;

const MIB = 1024 * 1024;
/** Returns the size limit of a file in a backup, in bytes: each is held in memory. operations#backup-file-size. */
export function largestFile(name: string): number {
  return name === CONTENTS_NAME || name === TOTALS_NAME ? 16 * MIB : 256 * MIB;
}

const whole = z.number().int().nonnegative();

/** Header of a backup, known before the tables are read. */
export const backupContents = z.object({
  format: z.literal("comptoir backup"),
  /** Format version; rises when older releases can no longer read the format. */
  version: z.literal(1),
  /** Time of the snapshot. */
  moment: z.iso.datetime(),
  /** PostgreSQL version of the source; any version can restore it. */
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Tables in restore order: referenced tables first. */
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()).min(1) })),
  /** Sequences with their current values. */
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: whole })),
});
export type BackupContents = z.infer<typeof backupContents>;
export type BackupTable = BackupContents["tables"][number];

/** Totals of a backup, written last. */
export const backupTotals = z.object({
  /** Keys are `schema.table`. */
  tables: z.record(z.string(), z.object({ rows: whole, checksum: z.string() })),
  files: z.record(z.string(), z.object({ bytes: whole, sha256: z.string() })),
});
export type BackupTotals = z.infer<typeof backupTotals>;

/** Returns the key of a table in the totals and the file names of a backup. */
export function keyOf({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return `${schema}.${name}`;
}
