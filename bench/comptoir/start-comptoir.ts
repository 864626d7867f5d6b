import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pidOf } from "../child-process.ts";
import { cpuOfFamily, cpuOfProcess } from "../cpu-time.ts";
import { memoryOfProcess } from "../process-memory.ts";

const MAIN = path.resolve(import.meta.dirname, "..", "..", "apps", "server", "src", "main.ts");

/** CPU time used so far, in milliseconds. */
export type CpuUsed = { readonly server: number; readonly postgres: number };

/** A server with the demonstration in a temporary data folder. */
export type RunningComptoir = {
  readonly address: string;
  readonly home: string;
  readonly databaseUrl: string;
  /** Returns the CPU time used so far; null if the system does not report it. */
  readonly cpuUsed: () => Promise<CpuUsed | null>;
  /** Returns the server's memory in MiB, without PostgreSQL's; null if the system does not report it. */
  readonly memory: () => Promise<number | null>;
  readonly stop: () => Promise<void>;
};

/** Starts a server in its own process. With `profileFolder`, Node writes a CPU profile there on exit. */
export async function startComptoir(profileFolder: string | null): Promise<RunningComptoir> {
  const home = await mkdtemp(path.join(tmpdir(), "comptoir-bench-"));
  await chmod(home, 0o711);
  const logFile = path.join(home, "server.log");
  const log = await open(logFile, "w");
  const options = profileFolder === null ? [] : ["--cpu-prof", `--cpu-prof-dir=${path.resolve(profileFolder)}`];
  const env = { PATH: process.env.PATH, NODE_ENV: "production", COMPTOIR_HOME: home, PORT: "0" };
  const child = spawn(process.execPath, [...options, MAIN], { env, stdio: ["ignore", "pipe", log.fd] });
  const ended = once(child, "exit");
  const server = pidOf(child);
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    await log.close();
    await rm(home, { recursive: true, force: true });
  };

  let said = "";
  const address = await new Promise<string | null>((resolve) => {
    child.stdout?.on("data", (text) => {
      said += text;
      const opened = /open at (\S+)/.exec(said)?.[1];
      if (opened !== undefined) resolve(opened);
    });
    ended.then(() => resolve(null));
  });
  if (address === null) {
    const reason = (await readFile(logFile, "utf8")).slice(-2_000);
    await stop();
    throw new Error(`Comptoir did not start: ${reason}`);
  }
  const { url, postmaster } = await findDatabase(home);
  return {
    address: address.replace("localhost", "127.0.0.1"),
    home,
    databaseUrl: url,
    async cpuUsed() {
      const [ownMs, postgresMs] = await Promise.all([cpuOfProcess(server), cpuOfFamily(postmaster)]);
      return ownMs === null || postgresMs === null ? null : { server: ownMs, postgres: postgresMs };
    },
    memory: () => memoryOfProcess(server),
    stop,
  };
}

/** Finds the embedded PostgreSQL of a data folder by its files; `postmaster` is its process id. */
async function findDatabase(home: string): Promise<{ url: string; postmaster: number }> {
  const [password, pidFile] = await Promise.all([
    readFile(path.join(home, "database", "password"), "utf8"),
    readFile(path.join(home, "database", "data", "postmaster.pid"), "utf8"),
  ]);
  const [pid, , , port] = pidFile.split("\n");
  return { url: `postgres://comptoir:${password}@127.0.0.1:${port}/comptoir`, postmaster: Number(pid) };
}
