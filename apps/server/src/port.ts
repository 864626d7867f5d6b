import { createServer, type Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { StartRefusal } from "./start-refusal.ts";

/** An address and a port of this machine. */
export type Place = { host: string; port: number };

/** A server that was told to stop a moment ago frees its port within this time. */
const FREED_WITHIN_MS = 1_500;

/** Refuses a port that cannot be listened on, before anything slow is begun. */
export async function assertPortFree(place: Place): Promise<void> {
  for (const deadline = performance.now() + FREED_WITHIN_MS; ; await pause(50)) {
    const probe = createServer();
    try {
      await openPort(probe, place);
      return void (await new Promise((resolve) => probe.close(resolve)));
    } catch (error) {
      const isTaken = ((error as Error).cause as NodeJS.ErrnoException).code === "EADDRINUSE";
      if (!isTaken || performance.now() > deadline) throw error;
    }
  }
}

/** Makes a server listen; answers the port, which the system chose when 0 was asked for. */
export function openPort(server: Server, place: Place): Promise<number> {
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
