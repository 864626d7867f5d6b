import { type ChildProcess, spawn } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { StartRefusal } from "../start-refusal.ts";
import type { Binaries } from "./binaries.ts";
import { assertReachable, type DatabaseUser } from "./database-user.ts";
import { identifyFolder } from "./folder-identity.ts";
import type { Layout } from "./layout.ts";
import { openLog } from "./postgres-log.ts";
import { identify } from "./process-identity.ts";
import { type PostgresStart, postgresEnvironment, postgresSettings } from "./settings.ts";

/** A running PostgreSQL on our data folder. */
export type Postmaster = { pid: number; port: number };

/**
 * Finds the PostgreSQL that runs on a data folder, ours or one that a killed server left. A pid file whose process is
 * gone, is by now something else with the same number, or runs on the folder that this one was copied from, is put out of
 * the way: PostgreSQL would refuse to start because of it. operations#copied-home.
 */
export async function findPostmaster(data: string): Promise<Postmaster | null> {
  const pidFile = path.join(data, "postmaster.pid");
  const text = await readFile(pidFile, "utf8").catch(() => null);
  if (text === null) return null;
  const [pidText, folder, , portText] = text.split("\n");
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0) {
    await rm(pidFile, { force: true });
    return null;
  }
  const found = await identify(pid);
  const isPostgres = found !== null && (process.platform === "win32" || found.command.includes(folder ?? data));
  if (isPostgres && (await runsOn(data, pid, folder ?? data))) return { pid, port: Number(portText) || 0 };
  // PostgreSQL takes its parent's number in the file as proof of a stale one. The rest of the file stays as it was,
  // since it names the shared memory by which PostgreSQL sees that processes of the last run are still at work.
  await writeFile(pidFile, [process.pid, ...text.split("\n").slice(1)].join("\n"));
  return null;
}

/**
 * Whether a PostgreSQL runs on this very folder. It works inside its data folder, which holds also when that was moved
 * meanwhile; where the system does not tell, the folder that its pid file names has to be this one.
 */
async function runsOn(data: string, pid: number, named: string): Promise<boolean> {
  const inside = process.platform === "linux" ? await identifyFolder(`/proc/${pid}/cwd`) : null;
  const place = inside ?? (await identifyFolder(named));
  return place !== null && place === (await identifyFolder(data));
}

/** Starts PostgreSQL in a session of its own, so that neither Ctrl-C nor the end of this process takes it along. */
export async function spawnPostmaster(
  layout: Layout,
  binaries: Binaries,
  user: DatabaseUser,
  start: PostgresStart,
): Promise<ChildProcess> {
  const log = await openLog(layout);
  try {
    const child = spawn(binaries.postgres, ["-D", layout.data, ...postgresSettings(start)], {
      cwd: layout.data,
      detached: true,
      env: postgresEnvironment(),
      stdio: ["ignore", log.fd, log.fd],
      ...(user === "ourselves" ? {} : { uid: user.uid, gid: user.gid }),
    });
    const error = await new Promise<Error | null>((resolve) => {
      child.once("error", resolve);
      child.once("spawn", () => resolve(null));
    });
    if (error !== null) {
      await assertReachable(binaries.postgres, user);
      throw new StartRefusal(`PostgreSQL could not be started: ${error.message}.`);
    }
    child.unref();
    return child;
  } finally {
    await log.close();
  }
}

/** Ends PostgreSQL in good order: open transactions are rolled back, everything committed is on the disk. */
export async function stopPostmaster(postmaster: Postmaster, timeoutMs = 60_000): Promise<void> {
  signal(postmaster.pid, "SIGINT");
  const deadline = performance.now() + timeoutMs;
  while ((await identify(postmaster.pid)) !== null) {
    if (performance.now() > deadline) return signal(postmaster.pid, "SIGQUIT");
    await pause(15);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
