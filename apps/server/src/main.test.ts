import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { isFullLength, runLength } from "@comptoir/test-kit";
import pg from "pg";
import { afterAll, describe, expect, inject, test, vi } from "vitest";
import { demonstrationDatabase } from "./testing/demonstration-database.ts";
import { type ServerProcess, startServerProcess, stopServerProcess } from "./testing/server-process.ts";

const { url } = await demonstrationDatabase();
const home = await mkdtemp(path.join(tmpdir(), "comptoir-main-"));
afterAll(() => rm(home, { recursive: true }));

describe("With DATABASE_URL", () => {
  const servers = [0, 1].map(() => startServerProcess(home, { DATABASE_URL: url }));
  const [one, other] = servers as [ServerProcess, ServerProcess];
  const readyAt = async (address: string) => (await fetch(`${address}/readyz`)).status;

  test.runIf(isFullLength)(
    "several servers run on one PostgreSQL and none of their own.",
    { timeout: 120_000 },
    async () => {
      for (const { opened } of servers) {
        const address = await opened;
        // A server that warms up on a busy machine may ask its database for longer than the check waits.
        await vi.waitFor(async () => expect(await readyAt(address)).toBe(200), { timeout: 30_000 });
        expect((await fetch(`${address}/menu/braise/data.json`)).status).toBe(200);
      }
      expect(existsSync(path.join(home, "database"))).toBe(false);
    },
  );

  test("operations#start: a start prints one address, and one table of who can sign in.", async () => {
    const address = await one.opened;
    const text = () => one.said.join("");
    await vi.waitFor(() => expect(text()).toContain("luc@suites.example"), { timeout: 10_000 });
    expect(text()).toContain(`Comptoir is open at ${address}\n`);
    const table = text()
      .split("\n")
      .filter((line) => line.startsWith("  "));
    expect(table[0]?.trim()).toMatch(/^Who can sign in\s+at\s+by$/);
    expect(table[1]).toMatch(/^ {2}Braise.*: a manager\s+http:\S+\/staff#\S+\s+this link, once$/);
    expect(table[2]).toMatch(/^ {2}a restaurant of your own\s+http:\S+\/staff\/start#\S+\s+this link, once$/);
    expect(table.filter((line) => line.includes("/login")).length).toBe(table.length - 3);
    // The columns are aligned.
    expect(new Set(table.slice(1).map((line) => line.indexOf("http:"))).size).toBe(1);
  });

  test("operations#table-codes: a command's links use the origin last seen by a server, whatever the command's port.", async () => {
    const seenAt = await Promise.all(servers.map(({ opened }) => opened));
    const command = [path.join(import.meta.dirname, "comptoir.ts"), "tables", "braise", "--tables", "12"];
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, NODE_COMPILE_CACHE, COMPTOIR_HOME: home, DATABASE_URL: url, PORT: "8080" };
    const { stdout } = await promisify(execFile)(process.execPath, command, { env });
    const [, , link] = /^(\S+)\t(\S+?)\/braise\?tableNum=12$/m.exec(stdout) ?? [];
    expect(seenAt).toContain(link);
  });

  test("Promise 26: without a database, pages report an outage without its cause, and recover at once.", async () => {
    const address = await one.opened;
    const menu = `${address}/braise?tableNum=12`;
    expect((await fetch(menu)).status).toBe(200);
    const comeBack = await takeDatabaseAway();
    try {
      await vi.waitFor(async () => expect(await readyAt(address)).toBe(503), { timeout: 5_000 });
      for (const page of [menu, `${address}/braise/orders/00000000-0000-4000-8000-000000000000`]) {
        // The cache serves the menu until the server notices the lost connection.
        const answer = await vi.waitFor(async () => {
          const asked = await fetch(page);
          expect(asked.status).toBe(503);
          return asked;
        });
        const text = await answer.text();
        expect(text).toContain("We’ll be right back");
        expect(text).not.toMatch(/postgres|ECONN|database|stack|node_modules|\.ts:\d/i);
      }
    } finally {
      await comeBack();
    }
    await vi.waitFor(async () => expect((await fetch(menu)).status).toBe(200), { timeout: 10_000 });
    expect(await readyAt(address)).toBe(200);
  });

  test("each of them stops gracefully.", async () => {
    await Promise.all([one, other].map(stopServerProcess));
    expect(servers.map(({ child }) => child.exitCode)).toEqual([0, 0]);
  });
});

/** Disconnects all clients of the database and rejects new ones, until the returned function is called. */
async function takeDatabaseAway(): Promise<() => Promise<void>> {
  const database = new URL(url).pathname.slice(1);
  const admin = new pg.Client({ connectionString: inject("testPostgresUrl") });
  await admin.connect();
  await admin.query(`alter database ${database} with allow_connections false`);
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [database]);
  return async () => {
    await admin.query(`alter database ${database} with allow_connections true`);
    await admin.end();
  };
}

/** A fault that is seen before the modules are loaded, one that is seen afterwards, and those of embedded-database.test.ts. */
const REFUSED = [
  [{ PORT: "here" }, /^PORT: "here" is not a port number from 0 to 65535\.\n$/],
  [{ HOST: "192.0.2.1" }, /^HOST: 192\.0\.2\.1 is not an address of this machine\. .+\n$/],
  [
    { DATABASE_URL: "postgres://ana:secret@127.0.0.1:9/orders" },
    /^DATABASE_URL: 127\.0\.0\.1:9\/orders cannot be used: .+\n$/,
  ],
  [{ COMPTOIR_HOME: "/dev/null/home" }, /^COMPTOIR_HOME: \/dev\/null\/home cannot be written: .+\n$/],
] as const;

test.each(REFUSED.slice(0, runLength({ quick: 2, full: 4 })))(
  "A start with %j ends with exit code 1 and a one-line message.",
  { timeout: 120_000 },
  async (settings, line) => {
    const server = startServerProcess(home, settings);
    await expect(server.opened).rejects.toThrow();
    expect(server.child.exitCode).toBe(1);
    expect(server.said.join("")).toMatch(line);
  },
);
