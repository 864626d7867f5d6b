import { execFile } from "node:child_process";
import { chmod, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fillHome } from "../testing/made-home.ts";
import { inHome, layoutOf } from "./home.ts";
import { openDatabase } from "./open-database.ts";
import { findPostmaster, stopPostmaster } from "./postmaster.ts";

/*
 * Tests which PostgreSQL belongs to a COMPTOIR_HOME that is copied, moved or linked while in use. Two real
 * PostgreSQL servers run, each on its own home.
 */
let folder: string;
let original: string;
let copy: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "comptoir-copied-"));
  // PostgreSQL runs as another user, which must traverse this folder.
  await chmod(folder, 0o755);
  original = path.join(folder, "original");
  copy = path.join(folder, "copy");
  await fillHome(original, "nothing");
});

afterEach(async () => {
  for (const home of [original, copy]) {
    const left = await findPostmaster(layoutOf(home).data);
    if (left !== null) await stopPostmaster(left);
  }
  await rm(folder, { recursive: true, force: true });
});

const open = (home: string) => openDatabase({ databaseUrl: null, home });
const copyHome = () => promisify(execFile)("cp", ["-a", original, copy]);
const portOf = (url: string) => new URL(url).port;

async function run(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Opens a home whose database holds one order. A checkpoint flushes it to disk, so its files can be copied. */
async function openWithAnOrder() {
  const database = await open(original);
  await run(database.url, "create table orders (number int)");
  await run(database.url, "insert into orders values (1)");
  await run(database.url, "checkpoint");
  return database;
}

describe("A copied data folder", () => {
  test("of a running server gets its own PostgreSQL: orders placed in the copy are not in the original.", async () => {
    const ours = await openWithAnOrder();
    await copyHome();
    const theirs = await open(copy);
    await run(theirs.url, "insert into orders values (2)");
    expect(await run(ours.url, "select number from orders")).toEqual([{ number: 1 }]);
    expect(await run(theirs.url, "select number from orders order by 1")).toEqual([{ number: 1 }, { number: 2 }]);

    await theirs.stop();
    expect(await run(ours.url, "select number from orders"), "the original runs on").toEqual([{ number: 1 }]);
    await ours.stop();
  });

  test("never gets its original's port, where the original's servers would find it.", async () => {
    const ours = await openWithAnOrder();
    await ours.stop();
    await copyHome();
    const theirs = await open(copy);
    expect(portOf(theirs.url)).not.toBe(portOf(ours.url));
    const again = await open(original);
    expect(portOf(again.url)).toBe(portOf(ours.url));
    await again.stop();
    await theirs.stop();
  });

  test("does not wait for the holder of the original's lock.", async () => {
    const ours = await openWithAnOrder();
    await copyHome();
    // The lock file names this process, which is still alive.
    const held = await inHome(original, () => readFile(layoutOf(original).lock, "utf8"));
    await writeFile(layoutOf(copy).lock, held);
    const theirs = await open(copy);
    expect(await run(theirs.url, "select number from orders")).toEqual([{ number: 1 }]);
    await theirs.stop();
    await ours.stop();
  });
});

describe("A data folder that was moved while its PostgreSQL runs", () => {
  test.runIf(process.platform === "linux")("is known to be in use.", async () => {
    const ours = await openWithAnOrder();
    const before = await findPostmaster(layoutOf(original).data);
    await rename(original, copy);
    expect(await findPostmaster(layoutOf(copy).data)).toEqual(before);
    await rename(copy, original);
    await ours.stop();
  });
});
