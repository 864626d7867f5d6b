import { createServer, type Server } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { StartRefusal } from "./start-refusal.ts";

export type Place = { readonly host: string; readonly port: number };

/** Milliseconds within which a stopping server frees its port. */
const FREED_WITHIN_MS = 1_500;

/** Refuses a port that cannot be used, before the slow steps of the start. */
export async function assertPortFree(place: Place): Promise<void> {
  for (const deadline = performance.now() + FREED_WITHIN_MS; ; await pause(50)) {
    const probe = createServer();
    try {
      await open(probe, place, false);
      return void (await new Promise((resolve) => probe.close(resolve)));
    } catch (error) {
      const isTaken = ((error as Error).cause as NodeJS.ErrnoException).code === "EADDRINUSE";
      if (!isTaken || performance.now() > deadline) throw error;
    }
  }
}

/**
 * Opens a port with several listeners, if the system can share ports. A single listener accepts one
 * connection per tick, which would delay new clients under load.
 * @param make creates a listener; the first one tests whether the port is free
 */
export async function openPort(
  place: Place,
  count: number,
  make: () => Server,
): Promise<{ port: number; listeners: Server[] }> {
  const first = make();
  const isShared = await open(first, place, true).then(
    () => true,
    async (error: StartRefusal) => {
      // These errors concern the port itself. Any other may mean that the system cannot share ports.
      if (/^(EADDRINUSE|EACCES|EADDRNOTAVAIL)$/.test((error.cause as NodeJS.ErrnoException).code ?? "")) throw error;
      await open(first, place, false);
      return false;
    },
  );
  const address = first.address();
  const port = typeof address === "object" && address !== null ? address.port : place.port;
  const others = Array.from({ length: isShared ? count - 1 : 0 }, make);
  await Promise.all(others.map((other) => open(other, { ...place, port }, true)));
  return { port, listeners: [first, ...others] };
}

function open(server: Server, place: Place, reusePort: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => reject(new StartRefusal(explain(error, place), { cause: error }));
    server.once("error", refuse);
    server.listen({ ...place, reusePort }, () => {
      server.off("error", refuse);
      resolve();
    });
  });
}

function explain(error: NodeJS.ErrnoException, { host, port }: Place): string {
  if (error.code === "EADDRINUSE") {
    return `Port ${port} is in use by another program, maybe another Comptoir. Stop it, or choose another port: PORT=${port + 1} npm start`;
  }
  if (error.code === "EACCES")
    return `Port ${port} is reserved for the system. Choose a port above 1023: PORT=3000 npm start`;
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND" || error.code === "EAI_AGAIN") {
    return `HOST: ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all addresses.`;
  }
  return `The server cannot listen on ${host}:${port}: ${error.message}.`;
}

export function addressOf(host: string, port: number): string {
  const name = host === "127.0.0.1" || host === "0.0.0.0" || host === "::" || host === "::1" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
