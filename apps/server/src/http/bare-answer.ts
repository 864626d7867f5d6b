import type { ServerResponse } from "node:http";

/** Headers of an answer without a body. */
const HEADERS = {
  "content-length": "0",
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  connection: "close",
};

/** Answers with a status only, and closes the connection without reading further. */
export function answerBare(outgoing: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  if (outgoing.headersSent || outgoing.destroyed) return;
  const { socket } = outgoing;
  outgoing.writeHead(status, { ...HEADERS, ...headers });
  outgoing.end(() => socket?.destroySoon());
}
