import type { Socket } from "node:net";
import { clientAddress } from "../proxy/client-address.ts";

/** The connections of a server: how many there are, and which of them wait for nothing. */
export type Connections = {
  /** Takes in a new connection; where its network has too many, the one that has been idle longest goes, or this one. */
  readonly add: (socket: Socket) => void;
  /** A request of the connection was answered at once. */
  readonly note: (socket: Socket) => void;
  /** A request of the connection is being answered, until what this answers is called. */
  readonly begin: (socket: Socket) => () => void;
  readonly open: () => number;
  /** All that are open, each with the network that it is counted with. */
  readonly all: () => Iterable<{ readonly socket: Socket; readonly network: string; readonly isProxy: boolean }>;
  /** Requests that are being answered, streams included. */
  readonly atWork: () => number;
  /** Ends connections that wait for nothing: those that have asked before, or every one. */
  readonly endIdle: (which: "used" | "all") => void;
  readonly cutAll: () => void;
};

type Connection = { readonly network: string; readonly isProxy: boolean; requests: number; atWork: number };

/** Browsers keep their connections for a while after a page; a stadium behind one address has a few thousand of them. */
const CONNECTIONS_OF_NETWORK_MAX = 1_024;
const CONNECTIONS_MAX = 16_000;

/** Keeps count of a server's connections. `isProxy` names those peers whose connections are not one visitor's. promises#promise-49. */
export function countConnections({
  ofNetworkMax = CONNECTIONS_OF_NETWORK_MAX,
  max = CONNECTIONS_MAX,
  isProxy = (_address: string): boolean => false,
} = {}): Connections {
  /** The longest idle ones first: a connection moves to the end with each request. */
  const connections = new Map<Socket, Connection>();
  const byNetwork = new Map<string, Set<Socket>>();
  let atWork = 0;

  function makeRoom(socket: Socket, network: string): boolean {
    const others = byNetwork.get(network);
    const isFull = connections.size >= max;
    if (!isFull && (others?.size ?? 0) < ofNetworkMax) return true;
    for (const other of others ?? []) {
      if (other === socket || connections.get(other)?.atWork !== 0) continue;
      other.destroy();
      forget(other);
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
      if (!isOfProxy && !makeRoom(socket, network)) return void socket.destroy();
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
