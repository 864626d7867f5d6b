import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { StartRefusal } from "../start-refusal.ts";
import { assertReachable, type DatabaseUser } from "./database-user.ts";
import type { Layout } from "./home.ts";

/** Whether data survives a power cut. `throwaway` is for test databases, which need not. */
export type DatabaseUse = "durable" | "throwaway";

export type Postmaster = { readonly pid: number; readonly port: number; readonly hasSocket: boolean };

export const SOCKET_PREFIX = ".s.PGSQL.";
const LOG_KEPT_BYTES = 10_000_000;

/** The environment of PostgreSQL's programs, without the server's secrets, and with a locale that every system has. */
const { PATH, SystemRoot, TEMP, TMP } = process.env;
export const ENVIRONMENT = { PATH, SystemRoot, TEMP, TMP, LANG: "C", LC_ALL: "C", TZ: "UTC" };

/**
 * Returns the PostgreSQL that runs on a data folder; null if there is none. Repairs a stale pid file, with
 * which PostgreSQL would not start. operations#copied-home.
 * A pid file is stale if its process has ended, is another program, or runs on the original of a copied
 * folder.
 */
export async function findPostmaster(data: string): Promise<Postmaster | null> {
  const file = path.join(data, "postmaster.pid");
  const [pid = "", folder = data, ...rest] = (await readFile(file, "utf8").catch(() => "")).split("\n");
  if (Number(pid) > 0) {
    const [, port, socketFolder] = rest;
    const isRunning = await runsOn(data, Number(pid), folder);
    if (isRunning) return { pid: Number(pid), port: Number(port), hasSocket: Boolean(socketFolder) };
    // A pid file that names PostgreSQL's parent, this process, counts as stale. The other lines must stay,
    // because PostgreSQL detects leftover processes by the shared memory that they name.
    await writeFile(file, [process.pid, folder, ...rest].join("\n"));
  } else await rm(file, { force: true });
  return null;
}

/**
 * Tells whether a process is a PostgreSQL of this folder, by its working directory, which stays right after
 * the folder was moved.
 */
async function runsOn(data: string, pid: number, named: string): Promise<boolean> {
  const command = await commandOf(pid);
  if (command === "" || (process.platform !== "win32" && !command.includes(named))) return false;
  // Without /proc, the folder that the pid file names is compared.
  const place = (await identifyFolder(`/proc/${pid}/cwd`)) ?? (await identifyFolder(named));
  return place !== null && place === (await identifyFolder(data));
}

/** Returns a process's command line; empty if it has ended. On Windows, returns any text for a running process. */
export async function commandOf(pid: number): Promise<string> {
  if (process.platform === "linux") return readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  const asking =
    process.platform === "win32"
      ? Promise.try(() => ({ stdout: String(process.kill(pid, 0)) }))
      : promisify(execFile)("ps", ["-o", "command=", "-p", String(pid)]);
  return asking.then(
    ({ stdout }) => stdout,
    () => "",
  );
}

/** Returns an identity of a folder that survives renames and differs for a copy; null if it is not a folder. */
export async function identifyFolder(folder: string): Promise<string | null> {
  const found = await stat(folder, { bigint: true }).catch(() => null);
  return found?.isDirectory() ? `${found.dev}:${found.ino}` : null;
}

/** `hasPort` listens on a port of 127.0.0.1, `hasSocket` on a Unix socket. */
type Start = { port: number; hasPort: boolean; hasSocket: boolean; use: DatabaseUse };

/** A started PostgreSQL; `said` returns its log output since the start. */
export type Started = { child: ChildProcess; said: () => Promise<string> };

/** Starts PostgreSQL in its own session, so that neither Ctrl-C nor the end of this process stops it. */
export async function startPostmaster(
  layout: Layout,
  postgres: string,
  user: DatabaseUser,
  options: Start,
): Promise<Started> {
  // Deletes stale sockets. PostgreSQL would treat them as in use if their process id was given to another
  // process.
  const sockets = (await readdir(layout.database)).filter((name) => name.startsWith(SOCKET_PREFIX));
  for (const name of sockets) await rm(path.join(layout.database, name), { force: true });
  const { size } = await stat(layout.log).catch(() => ({ size: 0 }));
  if (size > LOG_KEPT_BYTES) await rename(layout.log, `${layout.log}.old`);
  await using log = await open(layout.log, "a", 0o600);
  const logStart = (await log.stat()).size;
  const child = spawn(postgres, ["-D", layout.data, ...settings(layout, options)], {
    ...{ cwd: layout.data, detached: true, env: ENVIRONMENT, stdio: ["ignore", log.fd, log.fd] },
    ...(user === "ourselves" ? {} : user),
  });
  child.unref();
  try {
    await once(child, "spawn");
  } catch (error) {
    await assertReachable(postgres, user);
    throw new StartRefusal(`PostgreSQL could not be started: ${(error as Error).message}.`);
  }
  return { child, said: async () => (await readFile(layout.log)).subarray(logStart).toString("utf8") };
}

/**
 * Returns the settings, which every start passes, so that older data folders get them too. fsync and
 * synchronous_commit stay on, because a placed order must survive a power cut. jit and parallel workers are
 * off, because they slow down short queries.
 */
function settings({ database }: Layout, { port, hasPort, hasSocket, use }: Start): string[] {
  const isDurable = use === "durable";
  const values = {
    listen_addresses: hasPort ? "127.0.0.1" : "",
    port,
    // The setting is a list; quotes allow a folder name with a comma.
    unix_socket_directories: hasSocket ? `"${database.replaceAll('"', '""')}"` : "",
    max_connections: isDurable ? 120 : 300,
    shared_buffers: isDurable ? "256MB" : "128MB",
    effective_cache_size: "1GB",
    work_mem: "8MB",
    max_wal_size: "1GB",
    random_page_cost: 1.1,
    // The planner takes a fast-growing table for empty until its statistics are updated.
    autovacuum_naptime: "10s",
    // Shorter than the lock timeout, so that a deadlock is detected and retried.
    deadlock_timeout: "200ms",
    max_parallel_workers_per_gather: 0,
    jit: "off",
    fsync: isDurable ? "on" : "off",
    synchronous_commit: "on",
    full_page_writes: isDurable ? "on" : "off",
    timezone: "UTC",
    log_timezone: "UTC",
    // Parameters may contain personal data.
    log_parameter_max_length_on_error: 0,
    log_error_verbosity: "terse",
  };
  return Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** Shuts PostgreSQL down: open transactions are rolled back. */
export async function stopPostmaster({ pid }: Postmaster, timeoutMs = 60_000): Promise<void> {
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  };
  signal("SIGINT");
  for (const deadline = performance.now() + timeoutMs; (await commandOf(pid)) !== ""; await pause(15)) {
    if (performance.now() > deadline) return signal("SIGQUIT");
  }
}
