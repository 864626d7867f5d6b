import { createServer, type Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { StartRefusal } from "./start-refusal.ts";

/** Where a server listens, as one writes it in a browser, and how to end it. */
export type Listening = { address: string; close: (patienceMs: number) => Promise<void> };

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

/**
 * Listens on the one port. A client that dawdles over its headers or its body is let go, so that a few hundred slow ones cannot hold the
 * server's connections.
 */
export async function listen(
  place: Place,
  fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>,
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: (request, env) => fetch(request, env as HttpBindings),
    serverOptions: {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16 * 1024,
    },
  }) as Server;
  const port = await open(server, place);
  return { address: addressOf(place.host, port), close: (patienceMs) => close(server, patienceMs) };
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

/** Takes no new connections, lets what has begun finish, and cuts what has not finished after a while. */
async function close(server: Server, patienceMs: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearTimeout(cut);
}
