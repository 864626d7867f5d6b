import { readFile } from "node:fs/promises";
import type { Socket } from "node:net";
import ipaddr from "ipaddr.js";

/** How much may wait for clients that do not read, and for how long. */
export type UnreadLimits = {
  /** Bytes for all connections of one network together. */
  readonly unreadOfNetworkMax: number;
  /** A connection reads `unreadLeast` bytes of what waits for it within this time. */
  readonly unreadMs: number;
};

/** A connection that is watched; a trusted proxy's is not one visitor's. */
export type WatchedConnection = { readonly socket: Socket; readonly network: string; readonly isProxy: boolean };

/** Two hundred bytes a second: less than the slowest telephone reads. */
const LEAST_READ_BYTES = 4_096;

/**
 * Ends connections whose clients do not read their answers. What waits for them is held by the kernel, a few megabytes for each, and Node
 * counts an answer as sent once the kernel has it. A reset frees it, where an orderly close would keep it. promises#promise-49.
 */
export function watchUnread(
  { unreadOfNetworkMax, unreadMs }: UnreadLimits,
  queuedBytes: () => Promise<ReadonlyMap<string, number>> = readSendQueues,
  now: () => number = () => performance.now(),
): (connections: Iterable<WatchedConnection>) => Promise<void> {
  /** How much of its bytes each client had read, and since when it has not read enough of the rest. */
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

/** An established connection in the kernel's table: its peer's address and port, and the bytes that wait to be sent. */
const ROW = /^ *\d+: [\dA-F]+:[\dA-F]{4} ([\dA-F]+:[\dA-F]{4}) [\dA-F]{2} ([\dA-F]{8}):/gm;

/** What waits in the kernel for each peer, where the system has it in /proc; nothing elsewhere. */
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

/** A socket's peer as that table names it: its address in words of four bytes, the last byte first. */
export function peerOf({ remoteAddress = "", remotePort = 0 }: Pick<Socket, "remoteAddress" | "remotePort">): string {
  const bytes = ipaddr.isValid(remoteAddress) ? ipaddr.parse(remoteAddress).toByteArray() : [];
  const words = Array.from({ length: bytes.length / 4 }, (_, at) => bytes.slice(at * 4, at * 4 + 4).reverse());
  return `${hex(words.flat(), 2)}:${hex([remotePort], 4)}`;
}

function hex(numbers: readonly number[], width: number): string {
  return numbers.map((number) => number.toString(16).toUpperCase().padStart(width, "0")).join("");
}
