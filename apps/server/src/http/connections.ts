import type { Socket } from "node:net";
import { clientAddress } from "../proxy/client-address.ts";

export type Connections = {
  /** Adds a connection. At a limit, closes the connection that has been idle longest, or this one if none is idle. */
  readonly add: (socket: Socket) => void;
  readonly note: (socket: Socket) => void;
  /** Counts a request in progress; the returned function ends it. */
  readonly begin: (socket: Socket) => () => void;
  readonly open: () => number;
  /** The open connections, each with the network that it counts toward. */
  readonly all: () => Iterable<{ readonly socket: Socket; readonly network: string; readonly isProxy: boolean }>;
  /** Number of requests in progress, streams included. */
  readonly atWork: () => number;
  /** Closes idle connections: only those that have sent a request, or all. */
  readonly endIdle: (which: "used" | "all") => void;
  readonly cutAll: () => void;
};

type Connection = { readonly network: string; readonly isProxy: boolean; requests: number; atWork: number };

/** Maximum connections of one network; high, because a stadium's address may have thousands of idle ones. */
const CONNECTIONS_OF_NETWORK_MAX = 1_024;
const CONNECTIONS_MAX = 16_000;

/** Creates the registry. Connections whose peer matches `isProxy` are exempt from the limits. promises#promise-49. */
export function countConnections({
  ofNetworkMax = CONNECTIONS_OF_NETWORK_MAX,
  max = CONNECTIONS_MAX,
  isProxy = (_address: string): boolean => false,
} = {}): Connections {
  /** Ordered by last use: each request moves its connection to the end. */
  const connections = new Map<Socket, Connection>();
  const byNetwork = new Map<string, Set<Socket>>();
  let atWork = 0;

  /**
   * Returns whether a connection may be added. At a limit, first closes an idle one: of its own network, or
   * of the network with the most connections.
   */
  function makeRoom(network: string): boolean {
    const own = byNetwork.get(network) ?? new Set();
    if (own.size >= ofNetworkMax) return closeIdle(own);
    if (connections.size < max) return true;
    return closeIdle([...byNetwork.values()].reduce((most, set) => (set.size > most.size ? set : most), own));
  }

  /** Closes the connection that has been idle longest; false if none is idle. */
  function closeIdle(sockets: ReadonlySet<Socket>): boolean {
    for (const socket of sockets) {
      if (connections.get(socket)?.atWork !== 0) continue;
      socket.destroy();
      forget(socket);
      return true;
    }
    return false;
  }

  function forget(socket: Socket): void {
    const connection = connections.get(socket);
    if (connection === undefined) return;
    connections.delete(socket);
    const others = byNetwork.get(connection.network);
    others?.delete(socket);
    if (others?.size === 0) byNetwork.delete(connection.network);
  }

  function note(socket: Socket): Connection | undefined {
    const connection = connections.get(socket);
    if (connection === undefined) return undefined;
    connection.requests += 1;
    const others = byNetwork.get(connection.network);
    others?.delete(socket);
    others?.add(socket);
    return connection;
  }

  return {
    add(socket) {
      const network = clientAddress(socket.remoteAddress, undefined, []);
      const isOfProxy = isProxy(socket.remoteAddress ?? "");
      if (!isOfProxy && !makeRoom(network)) return void socket.destroy();
      connections.set(socket, { network, isProxy: isOfProxy, requests: 0, atWork: 0 });
      byNetwork.set(network, (byNetwork.get(network) ?? new Set()).add(socket));
      socket.once("close", () => forget(socket));
    },
    note,
    begin(socket) {
      const connection = note(socket);
      atWork += 1;
      if (connection !== undefined) connection.atWork += 1;
      let hasEnded = false;
      return () => {
        if (hasEnded) return;
        hasEnded = true;
        atWork -= 1;
        if (connection !== undefined) connection.atWork -= 1;
      };
    },
    open: () => connections.size,
    *all() {
      for (const [socket, { network, isProxy: isOfProxy }] of connections)
        yield { socket, network, isProxy: isOfProxy };
    },
    atWork: () => atWork,
    endIdle(which) {
      for (const [socket, { requests, atWork: own }] of connections)
        if (own === 0 && (which === "all" || requests > 0)) socket.destroy();
    },
    cutAll() {
      for (const socket of connections.keys()) socket.destroy();
    },
  };
}
