import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ServerProcess, startServerProcess, stopServerProcess } from "./server-process.ts";

export type ServerGroup = {
  /** Returns the URL of the next live server, round-robin. */
  next: () => string;
  addresses: () => string[];
  /** The process ids of the live servers. */
  pids: () => number[];
  kill: () => Promise<string>;
  add: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts servers on one database, each in its own process with its own home. */
export async function startServerGroup(
  count: number,
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<ServerGroup> {
  const home = await mkdtemp(path.join(tmpdir(), "comptoir-group-"));
  const alive: { address: string; server: ServerProcess }[] = [];
  let turn = 0;
  let started = 0;
  async function add(): Promise<void> {
    started += 1;
    // The timeouts are long, because they are not under test.
    const patient = { DATABASE_CONNECTIONS: "12", DATABASE_WAIT_MS: "15000" };
    const own = { DATABASE_URL: databaseUrl, ...patient, ...settings };
    const server = startServerProcess(path.join(home, String(started)), own);
    try {
      alive.push({ address: await server.opened, server });
    } catch (error) {
      server.child.kill("SIGKILL");
      throw error;
    }
  }
  await Promise.all(Array.from({ length: count }, add));
  return {
    next() {
      turn += 1;
      return alive[turn % alive.length]?.address ?? "http://127.0.0.1:1";
    },
    addresses: () => alive.map(({ address }) => address),
    pids: () => alive.flatMap(({ server }) => server.child.pid ?? []),
    async kill() {
      const victim = alive.shift();
      if (!victim) throw new Error("No server is running.");
      victim.server.child.kill("SIGKILL");
      await victim.server.ended;
      return victim.address;
    },
    add,
    async stop() {
      await Promise.all(alive.splice(0).map(({ server }) => stopServerProcess(server)));
      await rm(home, { recursive: true, force: true });
    },
  };
}
