import type { IncomingMessage } from "node:http";

/** How reading a body ended. `crowded` means that too many bodies are being read, `gone` that the client aborted. */
export type BodyOutcome = "whole" | "too-large" | "late" | "crowded" | "gone";

export type HalfReadBodies = {
  /** Reads a request's body and attaches it to the request for the handler. */
  readonly read: (incoming: IncomingMessage, network: string) => Promise<BodyOutcome>;
  readonly count: () => number;
  /** Aborts all incomplete bodies. */
  readonly cutAll: () => void;
};

export type BodyLimits = {
  readonly bytesMax: number;
  readonly withinMs: number;
  readonly ofNetworkMax: number;
  readonly max: number;
};

/**
 * Maximum number of pieces of a body. Chunks of one byte would cost a thousand times their size in memory and
 * time.
 */
const PIECES_MAX = 512;

/**
 * Reads bodies before a request takes any other resource, with a timeout and with limits per network and in
 * total. At the total limit, the network with the most bodies loses its oldest one. promises#promise-47,
 * promises#promise-49.
 */
export function openBodyReader({ bytesMax, withinMs, ofNetworkMax, max }: BodyLimits): HalfReadBodies {
  const byNetwork = new Map<string, Set<() => void>>();
  let count = 0;

  function makeRoom(network: string): boolean {
    if ((byNetwork.get(network)?.size ?? 0) >= ofNetworkMax) return false;
    if (count < max) return true;
    let most: Set<() => void> | undefined;
    for (const bodies of byNetwork.values()) if (bodies.size > (most?.size ?? 0)) most = bodies;
    if (most === undefined || most.size <= (byNetwork.get(network)?.size ?? 0) + 1) return false;
    const [oldest] = most;
    oldest?.();
    return true;
  }

  return {
    count: () => count,
    cutAll() {
      for (const bodies of [...byNetwork.values()]) for (const giveUp of [...bodies]) giveUp();
    },
    read(incoming, network) {
      if (Number(incoming.headers["content-length"] ?? 0) > bytesMax) return Promise.resolve("too-large");
      if (!makeRoom(network)) return Promise.resolve("crowded");
      return new Promise((resolve) => {
        const pieces: Buffer[] = [];
        let size = 0;
        const giveUp = () => settle("crowded");
        const timer = setTimeout(() => settle("late"), withinMs);
        const onData = (piece: Buffer) => {
          pieces.push(piece);
          size += piece.length;
          if (size > bytesMax) settle("too-large");
          else if (pieces.length > PIECES_MAX) {
            settle("gone");
            // Closes the connection without an answer, because an open one's chunks would still be parsed.
            incoming.destroy();
          }
        };
        const onEnd = () => settle("whole");
        const onGone = () => settle("gone");

        function settle(outcome: BodyOutcome): void {
          clearTimeout(timer);
          incoming.off("data", onData).off("end", onEnd).off("close", onGone);
          if (outcome !== "whole") incoming.pause();
          const bodies = byNetwork.get(network);
          if (bodies?.delete(giveUp)) count -= 1;
          if (bodies?.size === 0) byNetwork.delete(network);
          // @hono/node-server takes `rawBody` instead of the stream. A truncated body exceeds its limit
          // too.
          if (outcome === "whole" || outcome === "too-large")
            Object.assign(incoming, { rawBody: Buffer.concat(pieces, size) });
          resolve(outcome);
        }

        count += 1;
        byNetwork.set(network, (byNetwork.get(network) ?? new Set()).add(giveUp));
        incoming.on("error", onGone);
        incoming.on("data", onData).on("end", onEnd).on("close", onGone);
      });
    },
  };
}
