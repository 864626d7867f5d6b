import { readFile } from "node:fs/promises";
import type { Socket } from "node:net";
import ipaddr from "ipaddr.js";

export type UnreadLimits = {
  /** Maximum unread bytes of one network's connections. */
  readonly unreadOfNetworkMax: number;
  /** Milliseconds within which a client must read `LEAST_READ_BYTES` of an unread answer. */
  readonly unreadMs: number;
};

/** A watched connection. With `isProxy` it counts toward no network, because a proxy serves many visitors. */
export type WatchedConnection = { readonly socket: Socket; readonly network: string; readonly isProxy: boolean };

/**
 * Bytes that a client must read within `unreadMs`; by default 200 bytes a second, less than any phone reads.
 */
const LEAST_READ_BYTES = 4_096;

/**
 * Resets connections whose clients do not read their answers. A reset frees the kernel's buffer of megabytes,
 * a clean close would not. promises#promise-49.
 */
export function watchUnread(
  { unreadOfNetworkMax, unreadMs }: UnreadLimits,
  queuedBytes: () => Promise<ReadonlyMap<string, number>> = readSendQueues,
  now: () => number = () => performance.now(),
): (connections: Iterable<WatchedConnection>) => Promise<void> {
  /** The bytes that each client had read at its last progress, and the time of that progress. */
  const progress = new WeakMap<Socket, { read: number; since: number }>();

  function isStalled(socket: Socket, unread: number): boolean {
    const read = socket.bytesWritten - unread;
    const before = progress.get(socket);
    if (before === undefined || read - before.read >= LEAST_READ_BYTES) {
      progress.set(socket, { read, since: now() });
      return false;
    }
    return now() - before.since >= unreadMs;
  }

  return async (connections) => {
    const queued = await queuedBytes();
    const byNetwork = new Map<string, { readonly socket: Socket; readonly unread: number }[]>();
    for (const { socket, network, isProxy } of connections) {
      const unread = socket.writableLength + (queued.get(peerOf(socket)) ?? 0);
      if (unread === 0) progress.delete(socket);
      else if (isStalled(socket, unread)) socket.resetAndDestroy();
      else if (!isProxy) byNetwork.set(network, [...(byNetwork.get(network) ?? []), { socket, unread }]);
    }
    for (const waiting of byNetwork.values()) {
      let total = waiting.reduce((sum, { unread }) => sum + unread, 0);
      for (const { socket, unread } of waiting.toSorted((one, other) => other.unread - one.unread)) {
        if (total <= unreadOfNetworkMax) break;
        socket.resetAndDestroy();
        total -= unread;
      }
    }
  };
}

/** Matches a line of /proc/net/tcp: the peer's address and port, and the bytes in the send queue. */
const ROW = /^ *\d+: [\dA-F]+:[\dA-F]{4} ([\dA-F]+:[\dA-F]{4}) [\dA-F]{2} ([\dA-F]{8}):/gm;

/** Reads the kernel's send queue sizes by peer from /proc; empty on systems without it. */
async function readSendQueues(): Promise<ReadonlyMap<string, number>> {
  const tables = await Promise.all(
    ["/proc/net/tcp", "/proc/net/tcp6"].map((path) => readFile(path, "latin1").catch(() => "")),
  );
  const queued = new Map<string, number>();
  for (const table of tables) {
    for (const [, peer = "", bytes = ""] of table.matchAll(ROW)) {
      if (bytes !== "00000000") queued.set(peer, Number.parseInt(bytes, 16));
    }
  }
  return queued;
}

/** Formats a socket's peer as in /proc/net/tcp: little-endian words of four bytes. */
export function peerOf({ remoteAddress = "", remotePort = 0 }: Pick<Socket, "remoteAddress" | "remotePort">): string {
  const bytes = ipaddr.isValid(remoteAddress) ? ipaddr.parse(remoteAddress).toByteArray() : [];
  const words = Array.from({ length: bytes.length / 4 }, (_, at) => bytes.slice(at * 4, at * 4 + 4).reverse());
  return `${hex(words.flat(), 2)}:${hex([remotePort], 4)}`;
}

function hex(numbers: readonly number[], width: number): string {
  return numbers.map((number) => number.toString(16).toUpperCase().padStart(width, "0")).join("");
}
