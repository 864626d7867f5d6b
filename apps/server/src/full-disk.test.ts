import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { isFullLength } from "@comptoir/test-kit";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { layoutOf } from "./database/home.ts";
import { openDatabase } from "./database/open-database.ts";
import { findPostmaster, stopPostmaster } from "./database/postmaster.ts";
import { fillHome } from "./testing/made-home.ts";
import { letGuestsOrder } from "./testing/ordering-guests.ts";
import { type ServerProcess, startServerProcess, stopServerProcess } from "./testing/server-process.ts";

/*
 * Mounts a small tmpfs as data folder, to fill it completely. Skipped unless run as root, since mounting
 * requires root.
 */
const DISK_MB = 300;
let disk: string;
const servers: ServerProcess[] = [];

function canMount(): boolean {
  if (process.getuid?.() !== 0 || process.platform !== "linux") return false;
  const place = mkdtempSync(path.join(tmpdir(), "comptoir-mount-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", place], { stdio: "ignore" });
    execFileSync("umount", [place]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(place, { recursive: true });
  }
}

const isPossible = canMount();

beforeEach(async () => {
  if (!isPossible) return;
  disk = await mkdtemp(path.join(tmpdir(), "comptoir-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m`, "tmpfs", disk]);
  await chmod(disk, 0o755);
});

afterEach(async () => {
  if (!isPossible) return;
  for (const { child } of servers.splice(0)) child.kill("SIGKILL");
  const left = await findPostmaster(layoutOf(path.join(disk, "home")).data);
  if (left !== null) await stopPostmaster(left);
  execFileSync("umount", ["--lazy", disk]);
  await rm(disk, { recursive: true });
});

describe.runIf(isPossible)("A disk that is full", () => {
  test.runIf(isFullLength)(
    "is reported by /readyz and the log; once it has room, the server goes on with all answered data.",
    async () => {
      const home = path.join(disk, "home");
      await fillHome(home, "demonstration");
      const server = startServerProcess(home);
      servers.push(server);
      const address = await server.opened;
      const readiness = async () => {
        const answer = await fetch(`${address}/readyz`);
        return { status: answer.status, ...((await answer.json()) as object) };
      };
      const full = { status: 503, ready: false, database: "disk_full" };
      const guests = letGuestsOrder(1, () => address, { mayGoUncharged: true });
      const answered = () => guests.asked.flatMap(({ orderId }) => orderId ?? []);
      await vi.waitFor(() => expect(answered().length).toBeGreaterThan(2), { timeout: 30_000 });

      const client = await connectTo(home);
      const ballast = path.join(disk, "ballast");
      // PostgreSQL may fill the disk before this write does.
      await writeFile(ballast, Buffer.alloc(statfsSync(disk).bavail * statfsSync(disk).bsize)).catch(() => undefined);
      expect(await readiness()).toEqual(full);
      // Writes more than the remaining WAL space, so that PostgreSQL shuts down and cannot restart.
      const changes =
        "select pg_logical_emit_message(true, 'ballast', repeat('x', 1000000)) from generate_series(1, 64)";
      await expect(client.query(changes)).rejects.toThrow();
      await vi.waitFor(
        () => expect(server.said.join("")).toMatch(/"event":"database_down","reason":"[^"]+ is full\./),
        {
          timeout: 30_000,
        },
      );
      expect(await readiness()).toEqual(full);
      expect(server.said.join("")).toMatch(new RegExp(`"event":"disk_full","place":"${home}"`));

      await rm(ballast);
      await vi.waitFor(async () => expect(await readiness()).toMatchObject({ ready: true }), { timeout: 30_000 });
      const before = answered().length;
      await vi.waitFor(() => expect(answered().length).toBeGreaterThan(before), { timeout: 30_000 });
      await guests.stop();
      for (const id of answered()) expect((await fetch(`${address}/api/orders/${id}`)).status).toBe(200);
      expect(server.said.join("")).toContain('"event":"disk_has_room"');
      await stopServerProcess(server);
    },
  );
});

/** Connects to the database of a running home. */
async function connectTo(home: string): Promise<pg.Client> {
  const database = await openDatabase({ databaseUrl: null, home }, () => undefined);
  const client = new pg.Client({ connectionString: database.url });
  client.on("error", () => undefined);
  await client.connect();
  await database.stop();
  return client;
}
