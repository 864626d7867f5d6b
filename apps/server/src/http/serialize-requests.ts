import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The unanswered requests of a connection: their number, and the end of the last one. */
type Line = { lastEnd: Promise<void>; count: number };

/** Maximum number of pipelined requests. Browsers and proxies do not pipeline. */
const SENT_AHEAD_MAX = 16;

/**
 * Serializes the requests of each connection, because Node would run pipelined requests concurrently. A
 * connection that pipelines too many is closed. promises#promise-49.
 */
export function serializeRequests(): Turns {
  const lines = new WeakMap<Socket, Line>();

  return {
    isFirst: (socket) => (lines.get(socket)?.count ?? 0) === 0,
    async take(socket, outgoing, act) {
      const line = lines.get(socket) ?? { lastEnd: Promise.resolve(), count: 0 };
      lines.set(socket, line);
      if (line.count > SENT_AHEAD_MAX) return void socket.destroy();
      const turn = line.count === 0 ? null : line.lastEnd;
      line.count += 1;
      line.lastEnd = new Promise((resolve) => {
        outgoing.once("close", () => {
          line.count -= 1;
          resolve();
        });
      });
      if (turn !== null) await turn;
      if (!socket.destroyed) await act();
    },
  };
}

export type Turns = {
  /** Tells whether all earlier requests of the connection have been answered. */
  readonly isFirst: (socket: Socket) => boolean;
  /** Runs `act` after all earlier requests of the connection have been answered. */
  readonly take: (socket: Socket, outgoing: ServerResponse, act: () => Promise<void>) => Promise<void>;
};
