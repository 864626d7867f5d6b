import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";

/** Request header that tells the proxy the guest's network address. */
export const GUEST_HEADER = "x-test-guest";

/** A fake proxy that terminates TLS and rewrites `Host`. */
export type RewritingProxy = { readonly address: string; readonly close: () => Promise<void> };

/**
 * Opens a proxy that sends its own `Host`, sets `X-Forwarded-Proto` to https, and appends the address of
 * `GUEST_HEADER` to `X-Forwarded-For`.
 */
export async function openRewritingProxy(server: string): Promise<RewritingProxy> {
  const proxy = createServer((incoming, outgoing) => {
    const asked = request(new URL(incoming.url ?? "/", server), {
      method: incoming.method,
      headers: handedOn(incoming),
    });
    asked.on("response", (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on("error", () => outgoing.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}

function handedOn({ headers }: IncomingMessage) {
  const { [GUEST_HEADER]: guest = "198.51.100.1", host: _, ...others } = headers;
  const before = headers["x-forwarded-for"];
  return {
    ...others,
    host: "comptoir.internal:3000",
    "x-forwarded-for": before === undefined ? String(guest) : `${before}, ${guest}`,
    "x-forwarded-proto": "https",
  };
}
