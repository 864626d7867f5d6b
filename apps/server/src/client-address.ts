import type { IncomingMessage } from "node:http";

/** The network address of who asks: the one place that says it. Limits count by its `networkOf`. */
export function clientAddressOf(incoming: Pick<IncomingMessage, "socket"> | undefined): string | undefined {
  return incoming?.socket.remoteAddress;
}
