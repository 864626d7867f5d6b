import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import pg from "pg";
import type { Api } from "../entry/api.ts";

export type ServedApi = { readonly origin: string; readonly close: () => Promise<void> };

/** Serves an API on a free port. `isCut` selects answers whose connection is dropped. */
export async function serveApi(
  api: Pick<Api, "fetch">,
  isCut: (request: Request, response: Response) => boolean = () => false,
): Promise<ServedApi> {
  const server: Server = createServer((incoming, outgoing) => {
    answer(api, isCut, incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  api: Pick<Api, "fetch">,
  isCut: (request: Request, response: Response) => boolean,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { method = "GET", url = "/", headers } = incoming;
  const hasBody = method !== "GET" && method !== "HEAD";
  const request = new Request(`http://${headers.host}${url}`, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])) as [
      string,
      string,
    ][],
    ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: "half" } : {}),
  });
  const response = await api.fetch(request);
  const body = Buffer.from(await response.arrayBuffer());
  if (isCut(request, response)) {
    incoming.socket.destroy();
    return;
  }
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(body);
}

/** Opens a connection pool as a server has it. An idle connection that breaks is replaced. */
export function openPool(connectionString: string | undefined, max = 10): pg.Pool {
  const pool = new pg.Pool({ connectionString, pipeline: true, max });
  pool.on("error", () => undefined);
  return pool;
}

/**
 * Short timeouts for tests. The gateway's stays long: a busy machine answers late, and a timeout is a
 * declined card.
 */
export const QUICK_CONFIG = {
  checkoutLeaseMs: 1_500,
  gatewayTimeoutMs: 20_000,
  sweepEveryMs: 250,
  tabsEveryMs: 250,
  noticesEveryMs: 100,
  noticeLeaseMs: 1_500,
  webhooksEveryMs: 100,
  webhookTimeoutMs: 800,
  webhookLeaseMs: 4_000,
};
