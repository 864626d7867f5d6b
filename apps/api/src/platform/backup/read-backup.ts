import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import type { z } from "zod";
import { BackupRefusal } from "./backup-refusal.ts";
import { sumRows } from "./checksum.ts";
import {
  type BackupContents,
  type BackupTotals,
  backupContents,
  backupTotals,
  CONTENTS_NAME,
  keyOf,
  largestFile,
  TOTALS_NAME,
} from "./contents.ts";
import { isHomePath } from "./home-files.ts";
import { readTar, type TarEntry, TarFault } from "./tar.ts";

/**
 * Part of a backup, in file order. The rows of a table are contiguous; the tables follow the order of
 * `contents.tables`.
 */
export type BackupPart =
  | { readonly kind: "contents"; readonly contents: BackupContents }
  | { readonly kind: "rows"; readonly table: string; readonly lines: Buffer }
  | { readonly kind: "file"; readonly path: string; readonly content: Buffer }
  | { readonly kind: "totals"; readonly totals: BackupTotals };

/**
 * Streams a backup's parts, and verifies every checksum on the way. The totals come last and prove
 * completeness. Rejects a file that is incomplete or no backup.
 */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.on("error", (error) => unpacked.destroy(error));
  let isOurs = false;
  try {
    for await (const part of partsOf(readTar(unpacked))) {
      isOurs = true;
      yield part;
    }
  } catch (error) {
    throw refusalOf(error, file, isOurs);
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}

/** Verifies a whole backup; returns only its contents and totals. */
export async function checkBackup(file: string): Promise<{ contents: BackupContents; totals: BackupTotals }> {
  let contents: BackupContents | undefined;
  let totals: BackupTotals | undefined;
  for await (const part of readBackup(file)) {
    if (part.kind === "contents") contents = part.contents;
    if (part.kind === "totals") totals = part.totals;
  }
  if (!contents || !totals) throw new Error("readBackup ended without contents or totals.");
  return { contents, totals };
}

class Damage extends Error {
  override name = "Damage";
}

async function* partsOf(entries: AsyncIterable<TarEntry>): AsyncGenerator<BackupPart> {
  let contents: BackupContents | undefined;
  let isWhole = false;
  const found: BackupTotals = { tables: {}, files: {} };
  let sum = sumRows();
  let current = "";
  for await (const { name, size, content } of entries) {
    if (!contents && name !== CONTENTS_NAME) throw new TarFault();
    // An entry after the totals has no checksum, so it counts as damage.
    if (isWhole || size > largestFile(name)) throw new Damage(name);
    const bytes = await gather(content);
    if (!contents) {
      contents = parse(backupContents, bytes);
      for (const table of contents.tables) found.tables[keyOf(table)] = sumRows().sum();
      yield { kind: "contents", contents };
    } else if (name === TOTALS_NAME) {
      const totals = parse(backupTotals, bytes);
      assertSame(totals, found);
      isWhole = true;
      yield { kind: "totals", totals };
    } else if (name.startsWith("tables/")) {
      const table = name.split("/")[1] ?? "";
      if (!Object.hasOwn(found.tables, table)) throw new Damage(name);
      if (table !== current) sum = sumRows();
      current = table;
      sum.add(bytes);
      found.tables[table] = sum.sum();
      yield { kind: "rows", table, lines: bytes };
    } else {
      const path = name.replace(/^home\//, "");
      if (!isHomePath(path)) throw new Damage(name);
      found.files[path] = { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
      yield { kind: "file", path, content: bytes };
    }
  }
  if (!isWhole) throw new Damage("no totals");
}

async function gather(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}

function parse<Schema extends z.ZodType>(schema: Schema, bytes: Buffer): z.infer<Schema> {
  return schema.parse(JSON.parse(bytes.toString("utf8")));
}

function assertSame(totals: BackupTotals, found: BackupTotals): void {
  for (const kind of ["tables", "files"] as const) {
    const names = new Set([...Object.keys(totals[kind]), ...Object.keys(found[kind])]);
    for (const name of names) {
      if (JSON.stringify(totals[kind][name]) !== JSON.stringify(found[kind][name])) throw new Damage(name);
    }
  }
}

function refusalOf(error: unknown, file: string, isOurs: boolean): unknown {
  const { code, name } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return new BackupRefusal(`${file} does not exist.`);
  if (code === "EISDIR") return new BackupRefusal(`${file} is a folder, not a file.`);
  if (code === "EACCES") return new BackupRefusal(`${file} cannot be read (${code}).`);
  const isUnreadable = code?.startsWith("Z_") || ["TarFault", "Damage", "ZodError", "SyntaxError"].includes(name);
  if (!isUnreadable) return error;
  return new BackupRefusal(
    isOurs
      ? `${file} is truncated or damaged. Use another backup.`
      : `${file} is not a Comptoir backup, or its version is not supported.`,
  );
}
