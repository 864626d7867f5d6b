import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { testDatabase } from "@comptoir/test-kit/database";
import { afterAll, expect, test } from "vitest";
import { startServerProcess, stopServerProcess } from "./testing/server-process.ts";

const { url } = await testDatabase();
const home = await mkdtemp(path.join(tmpdir(), "comptoir-main-"));
afterAll(() => rm(home, { recursive: true }));

test("With DATABASE_URL, several servers run on one PostgreSQL and none of their own.", {
  timeout: 120_000,
}, async () => {
  const servers = [0, 1].map(() => startServerProcess(home, { DATABASE_URL: url }));
  for (const { opened } of servers) {
    const address = await opened;
    expect(await (await fetch(`${address}/readyz`)).json()).toMatchObject({ ready: true });
    expect((await fetch(`${address}/menu/braise/data.json`)).status).toBe(200);
  }
  await Promise.all(servers.map(stopServerProcess));
  expect(servers.map(({ child }) => child.exitCode)).toEqual([0, 0]);
  expect(existsSync(path.join(home, "database"))).toBe(false);
});

test.each([
  [{ PORT: "here" }, /^PORT: "here" is not a port number from 0 to 65535\.\n$/],
  [{ HOST: "192.0.2.1" }, /^HOST: 192\.0\.2\.1 is not an address of this machine\. .+\n$/],
  [
    { DATABASE_URL: "postgres://ana:secret@127.0.0.1:9/orders" },
    /^DATABASE_URL: 127\.0\.0\.1:9\/orders cannot be used: .+\n$/,
  ],
  [{ COMPTOIR_HOME: "/dev/null/home" }, /^COMPTOIR_HOME: \/dev\/null\/home cannot be written: .+\n$/],
])("A start with %j ends with code 1 and one clear line.", { timeout: 120_000 }, async (settings, line) => {
  const server = startServerProcess(home, settings as Record<string, string>);
  await expect(server.opened).rejects.toThrow();
  expect(server.child.exitCode).toBe(1);
  expect(server.said.join("")).toMatch(line);
});
