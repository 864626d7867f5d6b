import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { StartRefusal } from "../start-refusal.ts";
import { assertReachable, type DatabaseUser } from "./database-user.ts";
import type { Layout } from "./home.ts";

/** Durability of PostgreSQL. `throwaway` is for test databases, which need not survive a power cut. */
export type DatabaseUse = "durable" | "throwaway";

/** Running PostgreSQL, as its pid file describes it. */
export type Postmaster = { readonly pid: number; readonly port: number; readonly hasSocket: boolean };

export const SOCKET_PREFIX = ".s.PGSQL.";
const LOG_KEPT_BYTES = 10_000_000;

/** Environment of PostgreSQL's programs, without the server's secrets, and with a locale that every machine has. */
const { PATH, SystemRoot, TEMP, TMP } = process.env;
export const ENVIRONMENT = { PATH, SystemRoot, TEMP, TMP, LANG: "C", LC_ALL: "C", TZ: "UTC" };

/**
 * Returns the PostgreSQL that runs on a data folder, whichever server started it; null if there is none. Makes
 * a stale pid file harmless, since PostgreSQL would not start with it. A pid file is stale if its process has
 * ended, is another program, or runs on the original of a copied folder. operations#copied-home.
 */
export async function findPostmaster(data: string): Promise<Postmaster | null> {
  const file = path.join(data, "postmaster.pid");
  const [pid = "", folder = data, ...rest] = (await readFile(file, "utf8").catch(() => "")).split("\n");
  if (Number(pid) > 0) {
    const [, port, socketFolder] = rest;
    const isRunning = await runsOn(data, Number(pid), folder);
    if (isRunning) return { pid: Number(pid), port: Number(port), hasSocket: Boolean(socketFolder) };
    // PostgreSQL treats a pid file as stale if it names PostgreSQL's parent, which is this process. Keep the
    // file's other lines: they name the shared memory by which PostgreSQL detects leftover processes of the
    // last run.
    await writeFile(file, [process.pid, folder, ...rest].join("\n"));
  } else await rm(file, { force: true });
  return null;
}

/**
 * Tells whether a process is a PostgreSQL that runs on this folder. Compares the process's working directory,
 * which is right even after the folder was moved.
 */
async function runsOn(data: string, pid: number, named: string): Promise<boolean> {
  const command = await commandOf(pid);
  if (command === "" || (process.platform !== "win32" && !command.includes(named))) return false;
  // Without /proc, compares the folder that the pid file names.
  const place = (await identifyFolder(`/proc/${pid}/cwd`)) ?? (await identifyFolder(named));
  return place !== null && place === (await identifyFolder(data));
}

/**
 * Returns a process's command line; empty when it has ended or is a zombie. On Windows, returns any text for a
 * running process.
 */
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

/**
 * Returns an identity of a folder that survives renames and symlinks and differs for a copy; null when it is
 * no folder.
 */
export async function identifyFolder(folder: string): Promise<string | null> {
  const found = await stat(folder, { bigint: true }).catch(() => null);
  return found?.isDirectory() ? `${found.dev}:${found.ino}` : null;
}

/** Start options: `hasPort` listens on a port of 127.0.0.1, `hasSocket` on a Unix socket. */
type Start = { port: number; hasPort: boolean; hasSocket: boolean; use: DatabaseUse };

/** PostgreSQL that was started; `said` returns its log output since the start. */
export type Started = { child: ChildProcess; said: () => Promise<string> };

/** Starts PostgreSQL in its own session, so that Ctrl-C or the end of this process does not stop it. */
export async function startPostmaster(
  layout: Layout,
  postgres: string,
  user: DatabaseUser,
  options: Start,
): Promise<Started> {
  // Deletes stale sockets. If another process now has the process id of the killed server, PostgreSQL would
  // treat the sockets as in use.
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
 * Returns the settings, passed at every start so that older data folders get the current ones. A placed order
 * must survive a power cut, so fsync and synchronous_commit stay on. Queries are many and short, so jit and
 * parallel workers would cost more than they save.
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
    // The planner takes a fast-growing table as empty until its statistics are updated, so autovacuum checks
    // often.
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
    // Query parameters may hold personal data, so do not log them.
    log_parameter_max_length_on_error: 0,
    log_error_verbosity: "terse",
  };
  return Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** Shuts PostgreSQL down cleanly: open transactions roll back, committed data is flushed. */
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
