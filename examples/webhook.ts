/**
 * Receives the events of a restaurant, and prints them.
 *
 *   COMPTOIR_WEBHOOK_SECRET=whsec_… PORT=8080 node webhook.ts
 *
 * A proxy with TLS stands before it, whose address a manager adds at /staff/webhooks.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";

const { COMPTOIR_WEBHOOK_SECRET = "", PORT = "8080" } = process.env;
const OLDEST_SECONDS = 5 * 60;

/** Returns whether a delivery was signed with the secret (Standard Webhooks 1.0), within the last five minutes. */
function isSigned({ headers }: IncomingMessage, body: string): boolean {
  const [id, sentAt, signatures] = ["id", "timestamp", "signature"].map((name) => String(headers[`webhook-${name}`]));
  if (!(Math.abs(Date.now() / 1000 - Number(sentAt)) < OLDEST_SECONDS)) return false;
  const key = Buffer.from(COMPTOIR_WEBHOOK_SECRET.replace("whsec_", ""), "base64");
  const wanted = createHmac("sha256", key).update(`${id}.${sentAt}.${body}`).digest();
  // There are two signatures while the secret is replaced.
  return String(signatures)
    .split(" ")
    .some((one) => {
      const found = Buffer.from(one.replace("v1,", ""), "base64");
      return found.length === wanted.length && timingSafeEqual(found, wanted);
    });
}

const server = createServer(async (request, response) => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const body = Buffer.concat(pieces).toString();
  if (!isSigned(request, body)) return void response.writeHead(401).end();
  // Answer first: work that takes longer than the timeout would be sent again.
  response.writeHead(204).end();
  const { type, data } = JSON.parse(body);
  console.log(`${type} ${data.number ?? ""}`.trimEnd());
});
server.listen(Number(PORT), "127.0.0.1", () => console.log(`Listening at ${JSON.stringify(server.address())}`));
