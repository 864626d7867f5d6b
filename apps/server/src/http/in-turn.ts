import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** What of a connection's requests is still to be answered: the end of the last one, and how many wait before it. */
type Line = { lastEnd: Promise<void>; count: number };

/** Browsers and proxies send a request when the one before is answered; some clients send a few ahead. */
const SENT_AHEAD_MAX = 16;

/**
 * Takes the requests of a connection one after the other, as their answers go out. Node hands on all that a client sends ahead
 * (HTTP pipelining) at once: a connection could have thousands at work. One that sends far ahead is ended.
 * promises#promise-49.
 */
export function takeInTurn(): Turns {
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

/** The turns of each connection's requests. */
export type Turns = {
  /** Whether nothing that the connection asked before is still to be answered. */
  readonly isFirst: (socket: Socket) => boolean;
  /** Acts once everything that the connection asked before is answered. */
  readonly take: (socket: Socket, outgoing: ServerResponse, act: () => Promise<void>) => Promise<void>;
};
