import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, vi } from "vitest";
import { type Balancer, openBalancer } from "./balancer.ts";
import { type ServerProcess, startServerProcess, stopServerProcess } from "./server-process.ts";

export type Deployment = {
  readonly balancer: Balancer;
  readonly add: () => Promise<void>;
  /** The oldest server that runs. */
  readonly oldest: () => { readonly server: ServerProcess; readonly address: string } | undefined;
  /** Stops the oldest server gracefully; returns the duration in milliseconds and its exit code. */
  readonly removeOldest: () => Promise<{ readonly tookMs: number; readonly exitCode: number | null }>;
  readonly stop: () => Promise<void>;
};

const READY_WITHIN_MS = 30_000;

/**
 * Opens a load balancer without servers.
 * @param mainNow returns the `main.ts` of the next server; undefined for the current code
 */
export async function openDeployment(
  databaseUrl: string,
  mainNow: () => string | undefined = () => undefined,
): Promise<Deployment> {
  const home = await mkdtemp(path.join(tmpdir(), "comptoir-deployment-"));
  const balancer = await openBalancer();
  const servers: { server: ServerProcess; address: string }[] = [];
  let started = 0;
  // The drain time is fixed and the timeouts long, because the load balancer may poll late on a busy
  // machine.
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
    oldest: () => servers[0],
    async removeOldest() {
      const oldest = servers.shift();
      if (oldest === undefined) throw new Error("No server is running.");
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
