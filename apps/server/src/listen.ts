import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { openPort, type Place } from "./port.ts";

/** Where a server listens, as one writes it in a browser, and how to end it: first the one, then the other. */
export type Listening = {
  address: string;
  /** Takes no new connections, and waits until every request that has come in is answered. */
  finish: (timeoutMs: number) => Promise<void>;
  /** Waits until the answers have been sent and streams have ended; cuts what is left. */
  close: (timeoutMs: number) => Promise<void>;
};

/** How long a client may take to send a request's headers, and all of it, and how often that is looked at. */
const CLIENT_TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 };

/**
 * Listens on the one port. A client that is too slow with its headers or its body is disconnected, so that a few hundred slow
 * ones cannot hold the server's connections.
 */
export async function listen(
  place: Place,
  fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>,
  clientTimeouts = CLIENT_TIMEOUTS,
): Promise<Listening> {
  let atWork = 0;
  const server = createAdaptorServer({
    fetch: async (request, env) => {
      atWork += 1;
      try {
        return await fetch(request, env as HttpBindings);
      } finally {
        atWork -= 1;
      }
    },
    serverOptions: {
      ...clientTimeouts,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
    },
  }) as Server;
  const port = await openPort(server, place);
  let closed: Promise<unknown> = Promise.resolve();
  return {
    address: addressOf(place.host, port),
    async finish(timeoutMs) {
      closed = new Promise((resolve) => server.close(resolve));
      for (const deadline = performance.now() + timeoutMs; atWork > 0 && performance.now() < deadline; )
        await pause(20);
      server.closeIdleConnections();
    },
    async close(timeoutMs) {
      const cut = setTimeout(() => server.closeAllConnections(), timeoutMs);
      await closed;
      clearTimeout(cut);
    },
  };
}

function addressOf(host: string, port: number): string {
  const name = host === "127.0.0.1" || host === "0.0.0.0" || host === "::" || host === "::1" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
