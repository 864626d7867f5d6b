import type { ServerResponse } from "node:http";

/** What needs no more than a status: the request never was whole, or has a method that nothing here has. */
const HEADERS = {
  "content-length": "0",
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  connection: "close",
};

/** Answers with a bare status and ends the connection, of which nothing more is read. */
export function answerBare(outgoing: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  if (outgoing.headersSent || outgoing.destroyed) return;
  const { socket } = outgoing;
  outgoing.writeHead(status, { ...HEADERS, ...headers });
  outgoing.end(() => socket?.destroySoon());
}
