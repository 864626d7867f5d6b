import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, request as send } from "node:http";
import { duplexPair } from "node:stream";

/** Asks a Node listener as a server of its own would be asked, without a port: nobody else on the machine gets there. */
export function askInProcess(open: () => Promise<RequestListener>): (request: Request) => Promise<Response> {
  let opening: Promise<RequestListener> | undefined;
  return async (request) => {
    opening ??= open();
    const listener = await opening;
    const server = createServer({ keepAlive: false }, listener);
    const [near, far] = duplexPair();
    server.emit("connection", far);
    const { pathname, search, host } = new URL(request.url);
    const headers = { ...Object.fromEntries(request.headers), host, connection: "close" };
    const outgoing = send({ createConnection: () => near, method: request.method, path: pathname + search, headers });
    outgoing.end(Buffer.from(await request.arrayBuffer()));
    const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
    const body = Buffer.concat(await incoming.toArray());
    const answered = new Headers();
    for (const [name, values = []] of Object.entries(incoming.headersDistinct)) {
      for (const value of values) answered.append(name, value);
    }
    for (const name of ["connection", "content-length", "transfer-encoding", "keep-alive"]) answered.delete(name);
    return new Response(body.length > 0 ? body : null, { status: incoming.statusCode ?? 502, headers: answered });
  };
}
