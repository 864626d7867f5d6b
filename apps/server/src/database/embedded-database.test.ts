import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { isFullLength } from "@comptoir/test-kit";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fillHome } from "../testing/made-home.ts";
import { inHome, layoutOf } from "./home.ts";
import { openDatabase } from "./open-database.ts";
import { findPostmaster, stopPostmaster } from "./postmaster.ts";

/*
 * Each test has a COMPTOIR_HOME of its own and leaves no PostgreSQL behind. Other servers are real processes,
 * so that they can be killed.
 */
let folder: string;
let home: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "comptoir-home-"));
  home = folder;
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  const left = await findPostmaster(layoutOf(home).data);
  if (left !== null) await stopPostmaster(left);
  await rm(folder, { recursive: true, force: true });
});

const open = () => openDatabase({ databaseUrl: null, home });

const startedBefore = () => fillHome(home, "nothing");

/** Starts another process that opens the database, and waits until it is open. */
async function openElsewhere(): Promise<ChildProcess> {
  const module = path.join(import.meta.dirname, "open-database.ts");
  const program = `const { openDatabase } = await import(${JSON.stringify(module)});
    await openDatabase({ databaseUrl: null, home: ${JSON.stringify(home)} });
    process.stdout.write("open");`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  await once(child.stdout as NodeJS.ReadableStream, "data");
  return child;
}

async function query<T>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
}

const pidOf = async () => (await findPostmaster(layoutOf(home).data))?.pid ?? null;

async function eventually<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempts = 200; ; attempts -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (attempts === 0) throw error;
      await pause(50);
    }
  }
}

describe("A first start", () => {
  test("after an earlier one was killed while creating the database makes one with durable commits and page checksums, readable only by its own user.", async () => {
    await mkdir(path.join(layoutOf(home).making, "data", "base"), { recursive: true });
    await mkdir(layoutOf(home).data, { recursive: true });
    await writeFile(layoutOf(home).lock, "1234567 89 killed");
    const database = await open();
    const [settings] = await query(
      database.url,
      `select current_setting('fsync') fsync, current_setting('synchronous_commit') commit, current_setting('data_checksums') checksums,
        current_setting('listen_addresses') listens, current_setting('autovacuum_naptime') "rowsCountedEvery"`,
    );
    expect(settings).toEqual({
      fsync: "on",
      commit: "on",
      checksums: "on",
      listens: "127.0.0.1",
      rowsCountedEvery: "10s",
    });
    expect((await stat(layoutOf(home).password)).mode & 0o777).toBe(0o600);
    expect((await readFile(layoutOf(home).password, "utf8")).length).toBeGreaterThanOrEqual(32);
    await database.stop();
    expect(await pidOf()).toBeNull();
  });

  test("happens once when two servers start at the same moment.", async () => {
    const [one, other] = await Promise.all([openElsewhere(), open()]);
    expect(await query(other.url, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(one.exitCode).toBeNull();
    await other.stop();
    expect(await pidOf(), "the other server still uses it").not.toBeNull();
  });
});

/** Moves the test's home to a path that is too long for a socket. */
async function inLongPath(): Promise<void> {
  home = path.join(folder, "long".repeat(30));
  // PostgreSQL runs as another user, which must traverse this folder.
  await chmod(folder, 0o755);
  await startedBefore();
}

describe("A later start", () => {
  beforeEach(startedBefore);

  test("finds and uses the PostgreSQL that a killed server left running.", async () => {
    const killed = await openElsewhere();
    const left = await pidOf();
    killed.kill("SIGKILL");
    await once(killed, "exit");
    const database = await open();
    expect(await pidOf()).toBe(left);
    await database.stop();
    expect(await pidOf()).toBeNull();
  });

  test("recovers the committed data after server and PostgreSQL were killed.", async () => {
    const killed = await openElsewhere();
    const database = await open();
    await query(database.url, "create table kept as select generate_series(1, 1000) as n");
    killed.kill("SIGKILL");
    process.kill((await pidOf()) ?? 0, "SIGKILL");
    await eventually(async () =>
      expect(await query(database.url, "select count(*)::int from kept")).toEqual([{ count: 1000 }]),
    );
    await database.stop();
    const again = await open();
    expect(await query(again.url, "select count(*)::int from kept")).toEqual([{ count: 1000 }]);
    await again.stop();
  });

  test.runIf(isFullLength)(
    "ignores a pid file whose process id belongs to another program, and an empty one.",
    async () => {
      const sleeper = spawn("sleep", ["60"]);
      children.push(sleeper);
      const pidFile = path.join(layoutOf(home).data, "postmaster.pid");
      await writeFile(pidFile, `${sleeper.pid}\n${layoutOf(home).data}\n1\n5432\n\n127.0.0.1\n`);
      await chmod(pidFile, 0o644);
      const database = await open();
      expect(await query(database.url, "select 1 as one")).toEqual([{ one: 1 }]);
      await database.stop();
      await writeFile(pidFile, "");
      const again = await open();
      expect(await query(again.url, "select 1 as one")).toEqual([{ one: 1 }]);
      await again.stop();
    },
  );
});

describe("While a server runs", () => {
  beforeEach(startedBefore);

  const restarts = async ({ url }: { readonly url: string }) =>
    eventually(async () => expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]));

  test.runIf(isFullLength)(
    "a killed PostgreSQL is restarted at the same address, on Linux also if another program has taken its port.",
    async () => {
      const database = await open();
      if (process.platform === "linux") await expectOwnSocket(database);
      process.kill((await pidOf()) ?? 0, "SIGKILL");
      await restarts(database);
      if (process.platform === "linux") {
        const taken = await killAndTakePort(database.url);
        await restarts(database);
        await promisify(taken.close.bind(taken))();
      }
      await database.stop();
      expect(await pidOf()).toBeNull();
    },
  );

  test.runIf(isFullLength)(
    "a home whose path is too long for a socket is reached by its port; PostgreSQL waits for it while another program has it.",
    async () => {
      await inLongPath();
      const database = await open();
      expect(new URL(database.url).hostname).toBe("127.0.0.1");
      const taken = await killAndTakePort(database.url);
      await expect(query(database.url, "select 1 as one")).rejects.toThrow();
      await promisify(taken.close.bind(taken))();
      await restarts(database);
      await database.stop();
    },
  );
});

/** Expects a socket that only its own user can reach. */
async function expectOwnSocket({ url }: { readonly url: string }): Promise<void> {
  const listens = decodeURIComponent(new URL(url).hostname);
  expect(listens).toBe(layoutOf(home).database);
  expect((await stat(listens)).mode & 0o777).toBe(0o700);
  expect(await query(url, "select inet_server_addr() as address")).toEqual([{ address: null }]);
}

/** Kills PostgreSQL and occupies its port before it restarts. */
async function killAndTakePort(url: string): Promise<Server> {
  return inHome(home, async () => {
    process.kill((await pidOf()) ?? 0, "SIGKILL");
    return eventually(async () => {
      const server = createServer((socket) => socket.destroy()).listen(Number(new URL(url).port), "127.0.0.1");
      await once(server, "listening");
      return server;
    });
  });
}

describe("A one-line message", () => {
  test("says that COMPTOIR_HOME is not writable.", async () => {
    const file = path.join(home, "file");
    await writeFile(file, "");
    await expect(openDatabase({ databaseUrl: null, home: path.join(file, "home") })).rejects.toThrow(
      /^COMPTOIR_HOME: .+ cannot be written: part of its path is not a folder\./,
    );
  });

  test.runIf(process.getuid?.() === 0)("names the folder that the database's user cannot enter.", async () => {
    const closed = path.join(home, "closed");
    await mkdir(closed, { mode: 0o700 });
    await chmod(home, 0o755);
    const refused = openDatabase({ databaseUrl: null, home: path.join(closed, "home") });
    await expect(refused).rejects.toThrow(new RegExp(`which has no access to ${closed}\\. Move the project`));
  });

  test("says that DATABASE_URL does not answer, without its password.", async () => {
    const refused = openDatabase({ databaseUrl: "postgres://ana:secret@127.0.0.1:9/orders", home });
    await expect(refused).rejects.toThrow(/^DATABASE_URL: 127\.0\.0\.1:9\/orders cannot be used: (?!.*secret)/);
  });
});
