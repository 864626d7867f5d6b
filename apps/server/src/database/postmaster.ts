import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { StartRefusal } from "../start-refusal.ts";
import { assertReachable, type DatabaseUser } from "./database-user.ts";
import type { Layout } from "./home.ts";

/** How PostgreSQL is run. `throwaway` is for test databases, whose files need not survive a power cut. */
export type DatabaseUse = "durable" | "throwaway";

/** A PostgreSQL that runs on a data folder, as its pid file says. */
export type Postmaster = { readonly pid: number; readonly port: number; readonly hasSocket: boolean };

export const SOCKET_PREFIX = ".s.PGSQL.";
const LOG_KEPT_BYTES = 10_000_000;

/** The environment of PostgreSQL's programs: none of the server's secrets, and no locale that the machine may lack. */
const { PATH, SystemRoot, TEMP, TMP } = process.env;
export const ENVIRONMENT = { PATH, SystemRoot, TEMP, TMP, LANG: "C", LC_ALL: "C", TZ: "UTC" };

/**
 * Finds the PostgreSQL that runs on a data folder, whichever server started it. A pid file whose process is gone, is another
 * program by now, or runs on the folder that this one was copied from, is made void: PostgreSQL would not start because of it.
 * operations#copied-home.
 */
export async function findPostmaster(data: string): Promise<Postmaster | null> {
  const file = path.join(data, "postmaster.pid");
  const [pid = "", folder = data, ...rest] = (await readFile(file, "utf8").catch(() => "")).split("\n");
  if (Number(pid) > 0) {
    const [, port, socketFolder] = rest;
    const isRunning = await runsOn(data, Number(pid), folder);
    if (isRunning) return { pid: Number(pid), port: Number(port), hasSocket: Boolean(socketFolder) };
    // PostgreSQL takes its parent's number for a proof that the file is stale. The rest names the shared memory by which it
    // sees that processes of the last run are still at work.
    await writeFile(file, [process.pid, folder, ...rest].join("\n"));
  } else await rm(file, { force: true });
  return null;
}

/** Whether a process is a PostgreSQL on this very folder: it works inside it, also after the folder was moved. */
async function runsOn(data: string, pid: number, named: string): Promise<boolean> {
  const command = await commandOf(pid);
  if (command === "" || (process.platform !== "win32" && !command.includes(named))) return false;
  // Where the system does not tell where it works, the folder that its pid file names has to be this one.
  const place = (await identifyFolder(`/proc/${pid}/cwd`)) ?? (await identifyFolder(named));
  return place !== null && place === (await identifyFolder(data));
}

/** The command line of a process; empty for one that has ended, zombies included. On Windows any text for one that runs. */
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

/** What tells a folder from all others, a copy of it included; null for none. It outlives a rename, and is the same by every link. */
export async function identifyFolder(folder: string): Promise<string | null> {
  const found = await stat(folder, { bigint: true }).catch(() => null);
  return found?.isDirectory() ? `${found.dev}:${found.ino}` : null;
}

/** How PostgreSQL is started: `hasPort`, whether it listens at its port of 127.0.0.1; `hasSocket`, whether at its socket. */
type Start = { port: number; hasPort: boolean; hasSocket: boolean; use: DatabaseUse };

/** A PostgreSQL that was started, and what it has written to its log since. */
export type Started = { child: ChildProcess; said: () => Promise<string> };

/** Starts PostgreSQL in a session of its own: neither Ctrl-C nor the end of this process ends it. */
export async function startPostmaster(
  layout: Layout,
  postgres: string,
  user: DatabaseUser,
  options: Start,
): Promise<Started> {
  // A process that has the number of a killed one would keep PostgreSQL from a socket that is left.
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
 * The settings of every start, so that a newer Comptoir runs an older data folder with today's. An answered order must outlive a
 * power cut: fsync and synchronous_commit stay on. Queries are many and short: jit and parallel workers cost more than they save.
 */
function settings({ database }: Layout, { port, hasPort, hasSocket, use }: Start): string[] {
  const isDurable = use === "durable";
  const values = {
    listen_addresses: hasPort ? "127.0.0.1" : "",
    port,
    // A list, in which a folder with a comma stands in quotes.
    unix_socket_directories: hasSocket ? `"${database.replaceAll('"', '""')}"` : "",
    max_connections: isDurable ? 120 : 300,
    shared_buffers: isDurable ? "256MB" : "128MB",
    effective_cache_size: "1GB",
    work_mem: "8MB",
    max_wal_size: "1GB",
    random_page_cost: 1.1,
    // A table that fills up in its first minute is planned for as empty until its rows are counted.
    autovacuum_naptime: "10s",
    // Shorter than a statement waits for a lock: a deadlock is told apart from waiting, and tried again.
    deadlock_timeout: "200ms",
    max_parallel_workers_per_gather: 0,
    jit: "off",
    fsync: isDurable ? "on" : "off",
    synchronous_commit: "on",
    full_page_writes: isDurable ? "on" : "off",
    timezone: "UTC",
    log_timezone: "UTC",
    // A query's values may be a person's name: they are not logged.
    log_parameter_max_length_on_error: 0,
    log_error_verbosity: "terse",
  };
  return Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** Ends PostgreSQL in good order: open transactions are rolled back, what was committed is on the disk. */
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
