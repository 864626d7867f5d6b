import { createServer, type Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { StartRefusal } from "./start-refusal.ts";

/** Where a server listens, as one writes it in a browser, and how to end it: first the one, then the other. */
export type Listening = {
  address: string;
  /** Takes no new connections, and waits until every request that has come in is answered. */
  finish: (patienceMs: number) => Promise<void>;
  /** Waits until the answers have been sent and streams have ended; cuts what is left. */
  close: (patienceMs: number) => Promise<void>;
};

type Place = { host: string; port: number };

/** A server that was told to stop a moment ago lets go of its port within this time. */
const LET_GO_WITHIN_MS = 1_500;

/** Refuses a port that cannot be listened on, before anything slow is begun. */
export async function assertPortFree(place: Place): Promise<void> {
  for (const deadline = performance.now() + LET_GO_WITHIN_MS; ; await pause(50)) {
    const probe = createServer();
    try {
      await open(probe, place);
      return void (await new Promise((resolve) => probe.close(resolve)));
    } catch (error) {
      const isTaken = ((error as Error).cause as NodeJS.ErrnoException).code === "EADDRINUSE";
      if (!isTaken || performance.now() > deadline) throw error;
    }
  }
}

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
  const port = await open(server, place);
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

function open(server: Server, place: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new StartRefusal(explain(error, place), { cause: error })),
    );
    server.listen(place.port, place.host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : place.port);
    });
  });
}

function explain(error: NodeJS.ErrnoException, { host, port }: Place): string {
  if (error.code === "EADDRINUSE") {
    return `Port ${port} is taken by another program, perhaps a Comptoir that already runs. Stop it, or choose another: PORT=${port + 1} npm start`;
  }
  if (error.code === "EACCES")
    return `Port ${port} is reserved for the system here. Choose one above 1023: PORT=3000 npm start`;
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND" || error.code === "EAI_AGAIN") {
    return `HOST: ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of its addresses.`;
  }
  return `The server cannot listen on ${host}:${port}: ${error.message}.`;
}

function addressOf(host: string, port: number): string {
  const name = host === "127.0.0.1" || host === "0.0.0.0" || host === "::" || host === "::1" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
