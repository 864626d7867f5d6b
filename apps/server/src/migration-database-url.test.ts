import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { isFullLength } from "@comptoir/test-kit";
import pg from "pg";
import { afterAll, expect, inject, test } from "vitest";
import { startServerProcess, stopServerProcess } from "./testing/server-process.ts";

// operations#migration-database-url. A role that may not create tables stands for a pooler, which may not keep a session.
const home = await mkdtemp(path.join(tmpdir(), "comptoir-pooler-"));
const owner = new URL(inject("testPostgresUrl"));
const name = `pooled_${process.pid}`;
const admin = new pg.Client({ connectionString: owner.href });
await admin.connect();
await admin.query(`create database ${name}`);
await admin.query(`create role ${name} login password 'calls'`);
const direct = Object.assign(new URL(owner), { pathname: `/${name}` });
const pooled = Object.assign(new URL(direct), { username: name, password: "calls" });
const inDatabase = new pg.Client({ connectionString: direct.href });
await inDatabase.connect();
await inDatabase.query(`alter default privileges grant all on tables to ${name}`);
await inDatabase.query(`alter default privileges grant all on sequences to ${name}`);
await inDatabase.query(`alter default privileges grant usage on schemas to ${name}`);
afterAll(async () => {
  await inDatabase.end();
  await admin.query(`drop database ${name} with (force)`);
  await admin.query(`drop role ${name}`);
  await admin.end();
  await rm(home, { recursive: true });
});

test.runIf(isFullLength)(
  "Migrations and the connection that listens go past the pooler; calls go through it.",
  {
    timeout: 180_000,
  },
  async () => {
    const settings = { DATABASE_URL: pooled.href, COMPTOIR_DEMO: "off" };
    const without = startServerProcess(home, settings);
    await expect(without.opened).rejects.toThrow("Comptoir cannot create its tables");
    const server = startServerProcess(home, { ...settings, MIGRATION_DATABASE_URL: direct.href });
    const address = await server.opened;
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const { rows } = await admin.query(
      `select distinct application_name = 'comptoir listener' as listens, usename = $1 as "isPooled" from pg_stat_activity
     where datname = $1 and pid <> $2 order by 1`,
      [name, (await inDatabase.query("select pg_backend_pid() as pid")).rows[0].pid],
    );
    expect(rows).toEqual([
      { listens: false, isPooled: true },
      { listens: true, isPooled: false },
    ]);
    await stopServerProcess(server);
  },
);
