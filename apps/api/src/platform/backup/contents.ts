import { z } from "zod";

/*
 * What a backup says of itself. It is a compressed tar: `backup.json` first, then the tables as COPY writes them
 * (`tables/public.orders/000001.copy`), the files of the home (`home/uploads/…`), and `totals.json` last, so that one that was
 * cut off is seen to be. operations#backup.
 */

export const CONTENTS_NAME = "backup.json";
export const TOTALS_NAME = "totals.json";
/** The folders of a home that go along. */
export const HOME_FOLDERS = ["uploads", "outbox"] as const;

const MIB = 1024 * 1024;
/** The most bytes that one file of a backup may have: each is held in memory. operations#backup-file-size. */
export function largestFile(name: string): number {
  return name === CONTENTS_NAME || name === TOTALS_NAME ? 16 * MIB : 256 * MIB;
}

const whole = z.number().int().nonnegative();

/** What is in a backup, known before it is written. */
export const backupContents = z.object({
  format: z.literal("comptoir backup"),
  /** Grows when an older Comptoir could not read it any more. */
  version: z.literal(1),
  /** The moment that everything is as of. */
  moment: z.iso.datetime(),
  /** The PostgreSQL that it came from; any other takes it. */
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** In the order in which they may be filled: what others refer to comes first. */
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()).min(1) })),
  /** Where the numbers that the database gives by itself stand. */
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: whole })),
});
export type BackupContents = z.infer<typeof backupContents>;
export type BackupTable = BackupContents["tables"][number];

/** What it all came to, known after it was written. */
export const backupTotals = z.object({
  /** By `schema.table`. */
  tables: z.record(z.string(), z.object({ rows: whole, checksum: z.string() })),
  files: z.record(z.string(), z.object({ bytes: whole, sha256: z.string() })),
});
export type BackupTotals = z.infer<typeof backupTotals>;

/** A table's name as the totals and the files of a backup have it. */
export function keyOf({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return `${schema}.${name}`;
}
