import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createGunzip, gunzipSync, gzipSync } from "node:zlib";
import { testDatabase } from "@comptoir/test-kit/database";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emptyDatabase } from "../../testing/empty-database.ts";
import { GRILL } from "../../testing/grill.ts";
import { importVenueFile } from "../../venue/venue-files/import-venue-file.ts";
import { putHomeFilesInPlace } from "./home-files.ts";
import { fillFromBackup, openBackup } from "./restore-backup.ts";
import { listTables } from "./tables.store.ts";
import { packTar, readTar } from "./tar.ts";
import { writeBackup } from "./write-backup.ts";

const { pool } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), "comptoir-backup-"));
afterAll(() => rm(folder, { recursive: true }));
const home = join(folder, "home");
const file = join(folder, "backup.tar.gz");

/** Text with characters that COPY, tar or JSON might mishandle. */
const ODD = 'tab\t, line\n, \\N, \\., "quoted", é, 🍟, \r\n and \u2028';

beforeAll(async () => {
  await importVenueFile(pool, GRILL, { now: new Date("2026-11-20T17:00:00Z") });
  await pool.query(
    `insert into orders (restaurant_id, id, local_day, number, type, placed_at, ready_at, locale, venue, costs, explanation,
       total_with_tip_cents, remarks, payment_method, payment_status, taken, table_num)
     select '7', gen_random_uuid(), '2026-11-20', n, 'dine-in', now(), now(), 'en-CA', $1::json, '{ "a":  1 }', '[]', 100, '{}',
       'credit_card', 'captured', '{}', nullif($2 || n, $2 || '2')
     from generate_series(1, 3000) n`,
    [JSON.stringify({ odd: ODD }), ODD],
  );
  await pool.query(
    `insert into sandbox_gateway.ledger (reference, kind, amount_cents) select gen_random_uuid(), 'authorise', n from generate_series(1, 9) n`,
  );
  const bytes = randomBytes(100_000);
  await pool.query(`insert into pictures values ('7', 'a', 40, 30, $1, $1, now())`, [bytes]);
  await pool.query(`insert into picture_crops values ('7', 'a', '0-0-40-30', now(), now())`);
  await pool.query(`insert into picture_renditions values ('7', 'a', '0-0-40-30', 'avif', 40, $1)`, [bytes]);
  await mkdir(join(home, "uploads", "a folder"), { recursive: true });
  await writeFile(join(home, "uploads", "a folder", `${"long".repeat(20)}.png`), randomBytes(70_000));
  await writeFile(join(home, "password"), "not to be taken along");
});

/** Reads every row of every table as text. */
async function everything(of: pg.Pool): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  for (const { schema, name } of await listTables(of)) {
    const { rows } = await of.query<{ row: string }>(`select t::text as row from ${schema}.${name} t order by 1`);
    tables[`${schema}.${name}`] = rows.map(({ row }) => row);
  }
  return tables;
}

/** Returns an entry of a tar archive as anybody may forge it. */
function tarEntry(name: string, content: string, typeflag = "0"): Buffer {
  const header = Buffer.alloc(512);
  const size = Buffer.byteLength(content).toString(8).padStart(11, "0");
  header.write(`${name.padEnd(100, "\0")}0000600\x000000000\x000000000\0${size}\x0000000000000\0        ${typeflag}`);
  header.write("ustar\x0000", 257);
  header.write(
    `${header
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, "0")}\0 `,
    148,
  );
  return Buffer.concat([header, Buffer.from(content), Buffer.alloc(512 - Buffer.byteLength(content))]);
}

describe("A backup", () => {
  it("restores every row of every table, and the files of the home, into another database", async () => {
    const before = await everything(pool);
    const { totals } = await writeBackup(pool, { file, home });
    expect(totals.tables["public.orders"]?.rows).toBe(3000);
    // studio#uploaded-pictures: uploaded pictures are rows.
    expect(totals.tables["public.picture_renditions"]?.rows).toBe(1);
    const restored = await emptyDatabase();
    const elsewhere = join(folder, "elsewhere");
    await fillFromBackup(restored, await openBackup(file), elsewhere);
    await putHomeFilesInPlace(elsewhere);
    expect(await everything(restored)).toEqual(before);
    const picture = join("uploads", "a folder", `${"long".repeat(20)}.png`);
    expect(await readFile(join(elsewhere, picture))).toEqual(await readFile(join(home, picture)));
    await expect(stat(join(elsewhere, "password"))).rejects.toThrow("ENOENT");
    // Sequences continue after the last number before the backup.
    const entry =
      "insert into sandbox_gateway.ledger (reference, kind, amount_cents) values (gen_random_uuid(), 'void', 1) returning id";
    expect((await restored.query<{ id: string }>(entry)).rows).toEqual([{ id: "10" }]);
  });

  it("is a compressed tar that its owner alone may read", async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const { stdout } = await promisify(execFile)("tar", ["-tzf", file]);
    expect(stdout).toMatch(/^backup\.json\n/);
    expect(stdout).toContain("tables/public.orders/000001.copy\n");
    expect(stdout).toMatch(/totals\.json\n$/);
  });

  it("is a snapshot: rows written while it is made are not in it, and no writer waits for it", async () => {
    const during = join(folder, "during.tar.gz");
    let isDone = false;
    const backingUp = writeBackup(pool, { file: during, home }).finally(() => {
      isDone = true;
    });
    let written = 0;
    while (!isDone) {
      // One statement inserts a gift card and a token: a backup must hold both or neither.
      await pool.query(
        `with card as (insert into gift_cards (restaurant_id, code_hash, last4, issued_at)
           values ('7', decode(md5(random()::text), 'hex'), '0000', now()) returning *)
         insert into sandbox_gateway.tokens (token, behaviour, type, last4, expiry_date)
         select encode(code_hash, 'hex'), 'approve', 'VISA', last4, '12/30' from card`,
      );
      written += 1;
    }
    const { totals } = await backingUp;
    expect(written).toBeGreaterThan(1);
    const [cards, tokens] = ["public.gift_cards", "sandbox_gateway.tokens"].map(
      (table) => totals.tables[table]?.rows ?? 0,
    );
    expect(cards).toBe((tokens ?? 0) + GRILL.gift_cards.length);
    expect(tokens).toBeLessThan(written);
  });
});

describe("A file that is no whole backup is refused", () => {
  const refused = async (content: Buffer): Promise<string> => {
    const damaged = join(folder, "damaged");
    await writeFile(damaged, content);
    return openBackup(damaged).then(
      () => "taken",
      (error: Error) => `${error.name}: ${error.message.replace(damaged, "FILE")}`,
    );
  };
  const DAMAGED = "BackupRefusal: FILE is truncated or damaged. Use another backup.";
  const FOREIGN = "BackupRefusal: FILE is not a Comptoir backup, or its version is not supported.";

  it("when it was truncated at any byte", async () => {
    const whole = await readFile(file);
    for (const part of [0.3, 0.9, 0.999]) {
      expect(await refused(whole.subarray(0, Math.trunc(whole.length * part))), String(part)).toBe(DAMAGED);
    }
  });

  it("when any byte of it has changed", async () => {
    const whole = await readFile(file);
    for (const part of [0.4, 0.8]) {
      const changed = Buffer.from(whole);
      const place = Math.trunc(whole.length * part);
      changed[place] = (changed[place] ?? 0) ^ 0x10;
      expect(await refused(changed), String(part)).toBe(DAMAGED);
    }
  });

  it("when a row was taken out of it by hand", async () => {
    const unpacked = gunzipSync(await readFile(file));
    const place = unpacked.indexOf("captured");
    unpacked.write("refunded", place);
    expect(await refused(gzipSync(unpacked))).toBe(DAMAGED);
  });

  it("when it is another kind of file", async () => {
    for (const content of [
      Buffer.alloc(0),
      Buffer.from("hello"),
      gzipSync("hello"),
      gzipSync(Buffer.alloc(4096, "x")),
    ]) {
      expect(await refused(content)).toBe(FOREIGN);
    }
    await expect(openBackup(join(folder, "nowhere"))).rejects.toThrow(/nowhere does not exist\.$/);
    await expect(openBackup(folder)).rejects.toThrow(/is a folder, not a file\.$/);
  });

  it("when one of its files is larger than any that a backup has", async () => {
    async function* paddedTo(bytes: number) {
      for await (const { name, content } of readTar(createReadStream(file).pipe(createGunzip()))) {
        const whole = Buffer.concat(await Array.fromAsync(content));
        const padding = name === "backup.json" ? Buffer.alloc(bytes - whole.length, " ") : Buffer.alloc(0);
        yield { name, content: Buffer.concat([whole, padding]) };
      }
    }
    const packed = async (bytes: number) =>
      gzipSync(Buffer.concat(await Array.fromAsync(packTar(paddedTo(bytes), new Date(0)))));
    expect(await refused(await packed(1024 * 1024))).toBe("taken");
    expect(await refused(await packed(17 * 1024 * 1024))).toBe(FOREIGN);
  });

  it("when it has an entry that is no file, or one after the totals", async () => {
    const whole = gunzipSync(await readFile(file));
    const archiveEnd = Buffer.alloc(512 * 2);
    const contents = whole.subarray(
      0,
      512 + Math.ceil(Number.parseInt(whole.toString("latin1", 124, 135), 8) / 512) * 512,
    );
    for (const typeflag of ["1", "2", "5"]) {
      const entry = tarEntry("home/uploads/a", "none", typeflag);
      expect(await refused(gzipSync(Buffer.concat([contents, entry, archiveEnd])))).toBe(DAMAGED);
    }
    const added = Buffer.concat([
      whole.subarray(0, whole.length - archiveEnd.length),
      tarEntry("home/uploads/a", "more"),
    ]);
    expect(await refused(gzipSync(Buffer.concat([added, archiveEnd])))).toBe(DAMAGED);
  });

  it("when it would write outside of the home", async () => {
    const unpacked = gunzipSync(await readFile(file)).toString("latin1");
    const outside = unpacked.replaceAll("uploads/a folder", "uploads/../../..");
    expect(await refused(gzipSync(Buffer.from(outside, "latin1")))).toBe(DAMAGED);
  });

  it("when a newer Comptoir has made it", async () => {
    const checksum = "select checksum from schema_migrations limit 1";
    await pool.query(`insert into schema_migrations (name, checksum) values ('9999_tomorrow.sql', (${checksum}))`);
    const newer = join(folder, "newer.tar.gz");
    await writeBackup(pool, { file: newer, home });
    await expect(openBackup(newer)).rejects.toThrow(
      /newer\.tar\.gz was made by a newer Comptoir: this one does not have the migration 9999_tomorrow\.sql\.$/,
    );
  });
});
