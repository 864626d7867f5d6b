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
export const HOME_FOLDERS = ["uploads", "outbox"] as const;

const MIB = 1024 * 1024;
/** Returns the size limit of a file in a backup, in bytes: each is held in memory. operations#backup-file-size. */
export function largestFile(name: string): number {
  return name === CONTENTS_NAME || name === TOTALS_NAME ? 16 * MIB : 256 * MIB;
}

const whole = z.number().int().nonnegative();

export const backupContents = z.object({
  format: z.literal("comptoir backup"),
  /** Format version; rises with each change that older releases cannot read. */
  version: z.literal(1),
  moment: z.iso.datetime(),
  /** PostgreSQL version of the source. A backup can be restored to any version. */
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Tables in restore order: referenced tables first. */
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()).min(1) })),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: whole })),
});
export type BackupContents = z.infer<typeof backupContents>;
export type BackupTable = BackupContents["tables"][number];

export const backupTotals = z.object({
  /** Keys are `schema.table`. */
  tables: z.record(z.string(), z.object({ rows: whole, checksum: z.string() })),
  files: z.record(z.string(), z.object({ bytes: whole, sha256: z.string() })),
});
export type BackupTotals = z.infer<typeof backupTotals>;

export function keyOf({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return `${schema}.${name}`;
}
