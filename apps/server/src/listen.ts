import { createServer as createHttpServer, type IncomingMessage, Server, type ServerResponse } from "node:http";
import { createServer, Server as NetServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { BODY_BYTES_MAX } from "@comptoir/api";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { answerBare } from "./http/bare-answer.ts";
import { type Connections, countConnections } from "./http/connections.ts";
import { serializeRequests } from "./http/serialize-requests.ts";
import { type UnreadLimits, watchUnread } from "./http/unread-answers.ts";
import { type BodyLimits, type HalfReadBodies, openBodyReader } from "./http/whole-body.ts";
import { addressOf, openPort, type Place } from "./port.ts";
import { clientAddressOf } from "./proxy/client-address.ts";
import { applyProxyHeaders, isTrustedProxy, NO_PROXY, type ProxySettings } from "./proxy/proxy-headers.ts";

export type Listening = {
  address: string;
  connections: Pick<Connections, "open" | "atWork">;
  bodies: Pick<HalfReadBodies, "count">;
  /** From now on, each answer closes its connection, so that clients connect to another server. */
  announceStop: () => void;
  finish: (timeoutMs: number) => Promise<void>;
  /** Waits until answers are sent and streams have ended, then closes remaining connections. */
  close: (timeoutMs: number) => Promise<void>;
};

/** Client timeouts in milliseconds, and limits on data in transit. */
export type ListenLimits = BodyLimits &
  UnreadLimits & {
    readonly headersTimeout: number;
    readonly requestTimeout: number;
    readonly connectionsCheckingInterval: number;
    readonly connectionsOfNetworkMax: number;
  };

const LISTEN_LIMITS: ListenLimits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  connectionsOfNetworkMax: 1_024,
  bytesMax: BODY_BYTES_MAX,
  withinMs: 5_000,
  ofNetworkMax: 256,
  max: 1_024,
  unreadOfNetworkMax: 128 * 1024 * 1024,
  unreadMs: 20_000,
};

/** Number of listeners on the port; each one accepts one connection per tick of the event loop. */
const LISTENERS = 32;
/** Other methods are rejected before any other processing. */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** Milliseconds in which a client that connected just before the stop may send its request. */
const JUST_CONNECTED_MS = 300;
/** Timeout in ms for incomplete bodies when the server stops. */
const STOPPING_BODY_MS = 1_000;

/**
 * Listens on the server's port, and passes on requests with their whole body. Clients that send too slowly or
 * do not read answers are disconnected. promises#promise-47, promises#promise-49.
 */
export async function listen(
  place: Place & Partial<ProxySettings>,
  fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>,
  limits: Partial<ListenLimits> = {},
  /** Returns the headers of a 304 if the client's copy is current; null otherwise. */
  unchanged: (incoming: IncomingMessage) => Readonly<Record<string, string>> | null = () => null,
): Promise<Listening> {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval, connectionsOfNetworkMax, ...otherLimits } = {
    ...LISTEN_LIMITS,
    ...limits,
  };
  const surroundings = { ...NO_PROXY, ...place };
  const connections = countConnections({
    ofNetworkMax: connectionsOfNetworkMax,
    isProxy: (address) => isTrustedProxy(address, surroundings),
  });
  const bodies = openBodyReader(otherLimits);
  const turns = serializeRequests();
  const endUnread = watchUnread(otherLimits);
  const unreadTimer = setInterval(() => void endUnread(connections.all()), connectionsCheckingInterval).unref();
  let answering = 0;
  let isStopping = false;
  const handOn = getRequestListener(async (request, env) => {
    answering += 1;
    try {
      return await fetch(request, env as HttpBindings);
    } finally {
      answering -= 1;
    }
  });

  async function take(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    applyProxyHeaders(incoming, surroundings);
    outgoing.once("close", connections.begin(incoming.socket));
    if (isStopping) outgoing.shouldKeepAlive = false;
    // A host such as `999.1.1.1` is no valid URL, but all later code parses one.
    const { host } = incoming.headers;
    if (host !== undefined && !URL.canParse(`http://${host}`)) return answerBare(outgoing, 400);
    if (!METHODS.includes(incoming.method ?? "")) return answerBare(outgoing, 405, { allow: METHODS.join(", ") });
    if (hasBody(incoming)) {
      const outcome = await bodies.read(incoming, clientAddressOf(incoming));
      if (outcome === "gone") return;
      if (outcome === "late") return answerBare(outgoing, 408);
      if (outcome === "crowded") return answerBare(outgoing, 503, { "retry-after": "1" });
      // Closes the connection, because the client would send the rest of the body on it.
      if (outcome === "too-large" || isStopping) outgoing.shouldKeepAlive = false;
    }
    await handOn(incoming, outgoing);
  }

  /** Answers 304 if the client's copy is known to be current, without running a handler. */
  function answerUnchanged(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    if (isStopping || !turns.isFirst(incoming.socket)) return false;
    const known = unchanged(incoming);
    if (known === null) return false;
    connections.note(incoming.socket);
    outgoing.writeHead(304, known).end();
    return true;
  }

  const http = createHttpServer(
    {
      headersTimeout,
      requestTimeout,
      connectionsCheckingInterval,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
    },
    (incoming, outgoing) => {
      if (answerUnchanged(incoming, outgoing)) return;
      turns.take(incoming.socket, outgoing, () => take(incoming, outgoing)).catch(() => outgoing.destroy());
    },
  );
  http.on("connection", (socket) => connections.add(socket));
  let isFirst = true;
  const { port, listeners } = await openPort(place, LISTENERS, () => {
    if (!isFirst)
      return createServer({ allowHalfOpen: true, noDelay: true }, (socket) => void http.emit("connection", socket));
    isFirst = false;
    return http;
  });

  return {
    address: addressOf(place.host, port),
    connections,
    bodies,
    announceStop() {
      isStopping = true;
    },
    async finish(timeoutMs) {
      isStopping = true;
      const began = performance.now();
      const hasPassed = (ms: number) => performance.now() - began >= ms;
      // Closes only the listeners, because `http.close` would also end new connections without a request.
      for (const listener of listeners) NetServer.prototype.close.call(listener);
      connections.endIdle("used");
      while (connections.open() > 0 && !hasPassed(JUST_CONNECTED_MS)) await pause(20);
      while ((answering > 0 || bodies.count() > 0) && !hasPassed(timeoutMs)) {
        if (hasPassed(STOPPING_BODY_MS)) bodies.cutAll();
        await pause(20);
      }
      bodies.cutAll();
      connections.endIdle("all");
    },
    async close(timeoutMs) {
      clearInterval(unreadTimer);
      for (const deadline = performance.now() + timeoutMs; connections.open() > 0 && performance.now() < deadline; ) {
        connections.endIdle("all");
        await pause(20);
      }
      connections.cutAll();
      // Stops the timer that disconnects slow clients.
      Server.prototype.close.call(http);
    },
  };
}

function hasBody({ method, headers }: IncomingMessage): boolean {
  if (headers["transfer-encoding"] !== undefined) return true;
  return headers["content-length"] !== undefined && headers["content-length"] !== "0" && method !== "HEAD";
}
