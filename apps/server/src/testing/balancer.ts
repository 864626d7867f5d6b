import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** A test load balancer that polls `/readyz` twice a second and forwards to ready servers. */
export type Balancer = {
  readonly origin: string;
  readonly add: (server: string) => void;
  readonly remove: (server: string) => void;
  readonly isReady: (server: string) => boolean;
  readonly close: () => Promise<void>;
};

const LOOK_EVERY_MS = 500;
const LOOK_TIMEOUT_MS = 10_000;

/** Opens a load balancer. If no server is ready, it tries any, as real load balancers do. */
export async function openBalancer(): Promise<Balancer> {
  const servers = new Set<string>();
  const ready = new Set<string>();
  let turn = 0;
  let isOpen = true;
  /** Removes a server after one bad answer, or after two checks without an answer. */
  const watch = async (server: string) => {
    for (let silent = 0; isOpen && servers.has(server); await pause(LOOK_EVERY_MS)) {
      const signal = AbortSignal.timeout(LOOK_TIMEOUT_MS);
      const isReady = await fetch(`${server}/readyz`, { signal, headers: { connection: "close" } }).then(
        ({ ok }) => ok,
        () => null,
      );
      silent = isReady === null ? silent + 1 : 0;
      if (isReady) ready.add(server);
      else if (isReady === false || silent > 1) ready.delete(server);
    }
    ready.delete(server);
  };
  const proxy = createServer((incoming, outgoing) => {
    const candidates = [...(ready.size > 0 ? ready : servers)];
    turn += 1;
    const server = candidates[turn % candidates.length];
    const fail = () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end());
    if (server === undefined) return fail();
    const { method, url = "/", headers } = incoming;
    const handed = request(new URL(url, server), { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on("error", fail);
    });
    handed.on("error", fail);
    incoming.pipe(handed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    add(server) {
      servers.add(server);
      void watch(server);
    },
    remove: (server) => void servers.delete(server),
    isReady: (server) => ready.has(server),
    close: () =>
      new Promise((resolve) => {
        isOpen = false;
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
