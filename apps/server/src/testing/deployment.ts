import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, vi } from "vitest";
import { type Balancer, openBalancer } from "./balancer.ts";
import { type ServerProcess, startServerProcess, stopServerProcess } from "./server-process.ts";

/** Servers on one database behind a balancer, which are replaced one by one. */
export type Deployment = {
  readonly balancer: Balancer;
  /** Starts another server and waits until the balancer hands requests to it. */
  readonly add: () => Promise<void>;
  /** Ends the server that has run longest, in good order; answers how long that took, in milliseconds, and its exit code. */
  readonly removeOldest: () => Promise<{ readonly tookMs: number; readonly exitCode: number | null }>;
  readonly stop: () => Promise<void>;
};

const READY_WITHIN_MS = 30_000;

/**
 * Opens a balancer without servers.
 * @param mainNow the `main.ts` that the next server is started from: of this code, or of an older one
 */
export async function openDeployment(
  databaseUrl: string,
  mainNow: () => string | undefined = () => undefined,
): Promise<Deployment> {
  const home = await mkdtemp(path.join(tmpdir(), "comptoir-deployment-"));
  const balancer = await openBalancer();
  const servers: { server: ServerProcess; address: string }[] = [];
  let started = 0;
  // A drain of its own length and waits that are long: this machine may be slow to look.
  const settings = { DATABASE_URL: databaseUrl, COMPTOIR_DRAIN_SECONDS: "3", DATABASE_WAIT_MS: "15000" };
  return {
    balancer,
    async add() {
      started += 1;
      const server = startServerProcess(path.join(home, String(started)), settings, undefined, mainNow());
      try {
        const address = await server.opened;
        servers.push({ server, address });
        balancer.add(address);
        await vi.waitFor(() => expect(balancer.isReady(address)).toBe(true), { timeout: READY_WITHIN_MS });
      } catch (error) {
        server.child.kill("SIGKILL");
        throw error;
      }
    },
    async removeOldest() {
      const oldest = servers.shift();
      if (oldest === undefined) throw new Error("no server is left");
      const begun = performance.now();
      await stopServerProcess(oldest.server);
      balancer.remove(oldest.address);
      return { tookMs: performance.now() - begun, exitCode: oldest.server.child.exitCode };
    },
    async stop() {
      await balancer.close();
      await Promise.all(servers.splice(0).map(({ server }) => stopServerProcess(server)));
      await rm(home, { recursive: true, force: true });
    },
  };
}
