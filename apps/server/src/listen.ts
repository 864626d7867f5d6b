import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { openPort, type Place } from "./port.ts";

/** Where a server listens, as one writes it in a browser, and how to end it: first the one, then the other. */
export type Listening = {
  address: string;
  /** Takes no new connections, and waits until every request that has come in is answered. */
  finish: (patienceMs: number) => Promise<void>;
  /** Waits until the answers have been sent and streams have ended; cuts what is left. */
  close: (patienceMs: number) => Promise<void>;
};

/** How long a client may take to send a request's headers, and all of it, and how often that is looked at. */
const CLIENT_PATIENCE = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 };

/**
 * Listens on the one port. A client that dawdles over its headers or its body is let go, so that a few hundred slow
 * ones cannot hold the server's connections.
 */
export async function listen(
  place: Place,
  fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>,
  clientPatience = CLIENT_PATIENCE,
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
      ...clientPatience,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
    },
  }) as Server;
  const port = await openPort(server, place);
  let closed: Promise<unknown> = Promise.resolve();
  return {
    address: addressOf(place.host, port),
    async finish(patienceMs) {
      closed = new Promise((resolve) => server.close(resolve));
      for (const deadline = performance.now() + patienceMs; atWork > 0 && performance.now() < deadline; )
        await pause(20);
      server.closeIdleConnections();
    },
    async close(patienceMs) {
      const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
      await closed;
      clearTimeout(cut);
    },
  };
}

function addressOf(host: string, port: number): string {
  const name = host === "127.0.0.1" || host === "0.0.0.0" || host === "::" || host === "::1" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
